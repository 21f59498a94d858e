package limber.ui.controls;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;

/// An announcement to people who listen to the window. JavaFX has no live regions: a screen reader reads what gets the
/// focus. So the focus goes to the node with the news, unless the user types somewhere or has opened a sheet.
public final class Announcement {
    private Announcement() {}

    /// Focuses a node with news. It takes no key away from the scene.
    public static void of(Node news) {
        Node owner = news.getScene() == null ? null : news.getScene().getFocusOwner();
        if (typing(owner) || Sheet.holds(owner)) return;
        news.requestFocus();
        reveal(news);
    }

    /// Scrolls to a node in the pane that scrolls it, once it has been laid out, if it is out of sight then.
    public static void reveal(Node news) {
        LaidOut.then(news, () -> scrollTo(news));
    }

    /// Scrolls to what has been opened, once it has been laid out: to its beginning, if not all of it has room.
    public static void opened(Node part) {
        LaidOut.then(part, () -> around(part).ifPresent(pane -> {
            if (part.getLayoutBounds().getHeight() <= pane.getViewportBounds().getHeight()) scrollTo(pane, part);
            else toTop(pane, part);
        }));
    }

    /// Scrolls so that a node begins at the top of the pane that scrolls it.
    public static void toTop(ScrollPane pane, Node node) {
        double room = room(pane);
        if (room > 0) pane.setVvalue(Math.clamp(at(pane, node).getMinY() / room, 0, 1));
    }

    /// How far a pane can be scrolled, px.
    private static double room(ScrollPane pane) {
        return pane.getContent().getLayoutBounds().getHeight() - pane.getViewportBounds().getHeight();
    }

    /// The place of a node in the content of a pane.
    private static Bounds at(ScrollPane pane, Node node) {
        return pane.getContent().sceneToLocal(node.localToScene(node.getLayoutBounds()));
    }

    private static Optional<ScrollPane> around(Node node) {
        Node up = node;
        while (up != null && !(up instanceof ScrollPane)) up = up.getParent();
        return up instanceof ScrollPane pane && pane.getContent() != null ? Optional.of(pane) : Optional.empty();
    }

    /// Scrolls to a node in the pane that scrolls it, if it is out of sight.
    static void scrollTo(Node node) {
        around(node).ifPresent(pane -> scrollTo(pane, node));
    }

    private static void scrollTo(ScrollPane pane, Node node) {
        double shown = pane.getViewportBounds().getHeight(), room = room(pane);
        if (room <= 0) return;
        Bounds at = at(pane, node);
        double top = pane.getVvalue() * room;
        if (at.getMaxY() > top + shown) pane.setVvalue(Math.min(1, (at.getMaxY() - shown) / room));
        else if (at.getMinY() < top) pane.setVvalue(Math.max(0, at.getMinY() / room));
    }

    private static boolean typing(Node owner) {
        return owner instanceof TextInputControl || owner instanceof ComboBoxBase<?> box && box.isEditable();
    }
}
