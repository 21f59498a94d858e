package limber.ui.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.kordamp.ikonli.javafx.FontIcon;

/// A sheet with a title and a close button that lies over the content of a window. It is part of the scene, next to the
/// control that owns it and wholly inside the window; over a whole page it lies in the middle. A page has one sheet at
/// most.
///
/// Escape and a press outside close it. It also closes when its owner is hidden or leaves the window. Tab goes round
/// inside it. The keyboard goes to its first control, also where that comes later; when it closes, the keyboard returns
/// to where it was.
public final class Sheet extends VBox {
    /// The place next to the owner.
    public enum Side {
        UNDER, LEFT
    }

    /// Pixels to the edges of the window, and to the owner.
    private static final double MARGIN = 8, GAP = 4;

    private final Side side;
    private final Label heading = new Label();
    private final Button close = new Button();
    private final EventHandler<MouseEvent> pressed = this::pressed;
    private final Runnable later = this::toContent;
    private Node owner;
    private Node before;
    /// Whether the user has moved the keyboard inside it.
    private boolean moved;
    private Runnable closed = () -> {};
    private Subscription following = Subscription.EMPTY;

    public Sheet(String title, ResourceBundle words, Side side) {
        this.side = side;
        getStyleClass().add("sheet");
        setAccessibleRole(AccessibleRole.DIALOG);
        setAccessibleText(title);
        heading.setText(title);
        heading.getStyleClass().add("sheet-title");
        close.setId("sheet-close");
        close.setGraphic(new FontIcon("fth-x"));
        close.setAccessibleText(words.getString("sheet.close"));
        close.setTooltip(new Tooltip(words.getString("sheet.close")));
        close.setOnAction(_ -> close());
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var head = new HBox(heading, space, close);
        head.getStyleClass().add("sheet-head");
        head.setMinHeight(USE_PREF_SIZE);
        getChildren().add(head);
        setViewOrder(Page.SHEETS);
        addEventHandler(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() != KeyCode.ESCAPE) return;
            e.consume();
            close();
        });
        addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() != KeyCode.TAB || e.isShortcutDown()) return;
            e.consume();
            moved = true;
            round(e.isShiftDown());
        });
    }

    public void setContent(Node content) {
        getChildren().setAll(getChildren().getFirst(), content);
        setVgrow(content, Priority.ALWAYS);
    }

    /// @param closed runs once it has closed
    public void setOnClosed(Runnable closed) {
        this.closed = closed;
    }

    public boolean isShowing() {
        return owner != null;
    }

    /// Whether a node, such as the one with the keyboard, is inside a sheet.
    public static boolean holds(Node node) {
        for (Node up = node; up != null; up = up.getParent()) if (up instanceof Sheet) return true;
        return false;
    }

    /// Opens it next to its owner, whose scene has a [Page] as its root.
    public void show(Node owner) {
        Scene scene = owner.getScene();
        var page = (Page) scene.getRoot();
        page.clear();
        this.owner = owner;
        before = scene.getFocusOwner();
        moved = false;
        page.getChildren().add(this);
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, pressed);
        following = Subscription.combine(
                owner.sceneProperty().subscribe((_, _) -> close()),
                owner.localToSceneTransformProperty().subscribe((_, _) -> page.requestLayout()),
                () -> scene.removeEventFilter(MouseEvent.MOUSE_PRESSED, pressed));
        for (Node up = owner; up != null; up = up.getParent())
            following = following.and(up.visibleProperty().subscribe((_, _) -> close()));
        page.applyCss();
        page.layout();
        first().orElse(close).requestFocus();
        scene.addPostLayoutPulseListener(later);
        following = following.and(() -> scene.removePostLayoutPulseListener(later));
    }

    /// The first control of its content.
    private Optional<Node> first() {
        return stops(this).stream().filter(node -> node != close && !(node instanceof ScrollPane)).findFirst();
    }

    /// Content may come later, as from another thread: until the user has moved on, the keyboard waits for it.
    private void toContent() {
        if (getScene() != null && getScene().getFocusOwner() == close && !moved) first().ifPresent(Node::requestFocus);
    }

    public void close() {
        if (owner == null) return;
        following.unsubscribe();
        following = Subscription.EMPTY;
        Scene scene = getScene();
        if (scene != null && (scene.getFocusOwner() == null || holds(scene.getFocusOwner()))) back(scene);
        owner = null;
        before = null;
        ((Page) getParent()).getChildren().remove(this);
        closed.run();
    }

    /// A field that loses the keyboard here applies what was typed.
    private void back(Scene scene) {
        Node to = before != null && before.getScene() == scene ? before : owner;
        if (to.getScene() == scene) to.requestFocus();
        if (holds(scene.getFocusOwner())) scene.getRoot().requestFocus();
    }

    private void pressed(MouseEvent e) {
        boolean inside = contains(sceneToLocal(e.getSceneX(), e.getSceneY())),
                onOwner = !(owner instanceof Page) && owner.contains(owner.sceneToLocal(e.getSceneX(), e.getSceneY()));
        if (!inside && !onOwner) close();
    }

    private void round(boolean back) {
        Node from = getScene().getFocusOwner();
        from.requestFocusTraversal(back ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
        Node to = getScene().getFocusOwner();
        List<Node> stops = stops(this);
        if (to == from || !holds(to)) (back ? stops.getLast() : stops.getFirst()).requestFocus();
    }

    private static List<Node> stops(Node node) {
        var stops = new ArrayList<Node>();
        if (!node.isVisible() || node.isDisabled()) return stops;
        if (node.isFocusTraversable()) stops.add(node);
        if (node instanceof Parent parent)
            parent.getChildrenUnmodifiable().forEach(child -> stops.addAll(stops(child)));
        return stops;
    }

    /// Places it inside a page of a size.
    void place(double width, double height) {
        double w = Math.ceil(Math.min(prefWidth(-1), width - 2 * MARGIN)), room = height - 2 * MARGIN, x, y;
        if (owner instanceof Page) {
            double h = Math.ceil(Math.min(prefHeight(w), room));
            resizeRelocate(Math.round((width - w) / 2), Math.round((height - h) / 2), w, h);
            return;
        }
        Bounds at = owner.localToScene(owner.getLayoutBounds());
        double below = height - MARGIN - GAP - at.getMaxY();
        if (side == Side.UNDER && below > room / 2) room = below;
        double h = Math.ceil(Math.min(prefHeight(w), room));
        x = side == Side.UNDER ? at.getMinX() : at.getMinX() - GAP - w;
        y = side == Side.UNDER ? at.getMaxY() + GAP : at.getCenterY() - h / 2;
        resizeRelocate(Math.floor(Math.clamp(x, MARGIN, width - MARGIN - w)),
                Math.floor(Math.clamp(y, MARGIN, height - MARGIN - h)), w, h);
    }
}
