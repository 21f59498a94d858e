package limber.ui.controls;

import java.util.ArrayList;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import javafx.beans.NamedArg;
import javafx.collections.ListChangeListener;
import javafx.geometry.Side;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/// A main part, and at one side of it another part whose length a rule decides. The divider between them can be
/// dragged. Unlike a `SplitPane` it knows its lengths before it has been laid out, and keeps them when a part comes or
/// goes.
///
/// A part that was shown once stays in the window, invisible: a node that comes back is styled anew, which takes longer
/// than all else that a pane needs to open.
public final class Split extends Region {
    /// A rule for the length of the part at the side.
    public interface Rule {
        /// @param dragged the length that the user has dragged to just now, px; empty while nobody drags
        /// @param whole the length of both parts, px
        /// @return px
        double length(Optional<Double> dragged, double whole);
    }

    private final Side side;
    private final Region divider = new Region();
    private Rule rule = (_, whole) -> whole / 2;
    private DoubleConsumer dropped = _ -> {};
    private Optional<Double> dragged = Optional.empty();
    private Node main;
    private Optional<Node> part = Optional.empty();
    private boolean covered, over;

    /// @param side at which the other part is
    public Split(@NamedArg("side") Side side) {
        this.side = side;
        getStyleClass().add("split");
        divider.getStyleClass().add("split-divider");
        divider.setCursor(side.isVertical() ? Cursor.H_RESIZE : Cursor.V_RESIZE);
        divider.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        divider.addEventHandler(MouseEvent.MOUSE_RELEASED, _ -> drop());
        getChildren().addListener((ListChangeListener<Node>) change -> {
            while (change.next()) change.getRemoved().forEach(node -> node.setVisible(true)); // it went elsewhere
        });
    }

    /// @param rule the length of the part at the side
    /// @param dropped receives the length that the user has dragged to, px
    public void rule(Rule rule, DoubleConsumer dropped) {
        this.rule = rule;
        this.dropped = dropped;
        requestLayout();
    }

    public Node getMain() {
        return main;
    }

    public void setMain(Node main) {
        parts(main, part);
    }

    /// The part at the side, if there is one.
    public Optional<Node> part() {
        return part;
    }

    public void part(Optional<? extends Node> part) {
        parts(main, part);
    }

    /// Both parts at once. A node that stays may have become the main part, and parts do not change places.
    public void parts(Node main, Optional<? extends Node> part) {
        if (this.main == main && this.part.equals(part)) return;
        this.main = main;
        this.part = part.map(Node.class::cast);
        arrange();
    }

    /// Gives the part the place of the main part too, or takes that back.
    public void cover(boolean on) {
        covered = on;
        arrange();
    }

    /// Lays the part at the right or at the bottom over the main part, which keeps the whole place, or takes that back.
    public void over(boolean on) {
        over = on;
        requestLayout();
    }

    /// Takes a node that will be a part into the window, invisible. It is styled and laid out before it is shown.
    public void ready(Region node) {
        if (getChildren().contains(node)) return;
        node.setVisible(false);
        node.resize(getWidth(), getHeight());
        getChildren().add(first() ? 0 : getChildren().size(), node);
    }

    private void arrange() {
        var parts = new ArrayList<Node>(); // in the order of Tab stops
        if (first()) part.ifPresent(parts::add);
        if (main != null) parts.add(main);
        if (!first()) part.ifPresent(parts::add);
        if (part.isPresent()) parts.add(divider);
        int at = -1;
        for (Node node : parts) at = after(at, node);
        for (Node node : getChildren())
            node.setVisible(parts.contains(node) && (!covered || part.isEmpty() || part.get() == node));
        requestLayout();
    }

    /// Puts a node behind the one at a place, unless it is there, and tells its own place.
    private int after(int place, Node node) {
        int at = getChildren().indexOf(node);
        if (at > place) return at;
        if (at >= 0) getChildren().remove(at);
        getChildren().add(at >= 0 ? place : place + 1, node);
        return at >= 0 ? place : place + 1;
    }

    private void drag(MouseEvent e) {
        if (e.getButton() != MouseButton.PRIMARY) return;
        double at = side.isVertical() ? sceneToLocal(e.getSceneX(), e.getSceneY()).getX()
                : sceneToLocal(e.getSceneX(), e.getSceneY()).getY();
        dragged = Optional.of(first() ? at : whole() - at);
        requestLayout();
        e.consume();
    }

    private void drop() {
        if (dragged.isEmpty()) return;
        double length = rule.length(dragged, whole());
        dragged = Optional.empty();
        dropped.accept(length);
        requestLayout();
    }

    /// Whether the part comes before the main part.
    private boolean first() {
        return side == Side.LEFT || side == Side.TOP;
    }

    private double whole() {
        return side.isVertical() ? getWidth() : getHeight();
    }

    @Override protected void layoutChildren() {
        if (main == null) return;
        if (part.isEmpty()) {
            place(main, 0, whole());
            return;
        }
        if (covered) {
            place(part.get(), 0, whole());
            return;
        }
        double thick = side.isVertical() ? divider.prefWidth(-1) : divider.prefHeight(-1),
                length = Math.rint(rule.length(dragged, whole())), rest = whole() - length - thick;
        place(part.get(), first() ? 0 : rest + thick, length);
        place(divider, first() ? length : rest, thick);
        place(main, first() ? length + thick : 0, over ? whole() : rest);
    }

    private void place(Node node, double from, double length) {
        if (side.isVertical()) node.resizeRelocate(from, 0, Math.max(0, length), getHeight());
        else node.resizeRelocate(0, from, getWidth(), Math.max(0, length));
    }

    @Override protected double computeMinWidth(double height) {
        return 0;
    }

    @Override protected double computeMinHeight(double width) {
        return 0;
    }
}
