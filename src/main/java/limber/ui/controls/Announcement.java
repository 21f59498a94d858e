package limber.ui.controls;

import javafx.scene.Node;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.TextInputControl;

/// An announcement to people who listen to the window. JavaFX has no live regions: a screen reader reads what gets the
/// focus. So the focus goes to the node with the news, unless the user types somewhere or has opened a sheet.
public final class Announcement {
    private Announcement() {}

    /// Focuses a node with news. It takes no key away from the scene.
    public static void of(Node news) {
        Node owner = news.getScene() == null ? null : news.getScene().getFocusOwner();
        if (!typing(owner) && !Sheet.holds(owner)) news.requestFocus();
    }

    private static boolean typing(Node owner) {
        return owner instanceof TextInputControl || owner instanceof ComboBoxBase<?> box && box.isEditable();
    }
}
