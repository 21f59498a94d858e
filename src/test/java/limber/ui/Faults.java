package limber.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;

/// The layout faults of a scene: cut texts without a tooltip, controls that overlap or lie outside the window, type too
/// small to read from the back.
final class Faults {
    private static final double TOLERANCE = 1.5;
    /// Style classes of what moves in scroll panes, lists and tables.
    private static final Set<String> SCROLLING = Set.of("viewport", "clipped-container", "nested-column-header");

    private final Scene scene;
    private final double smallest;
    private final List<String> found = new ArrayList<>();

    private Faults(Scene scene, double smallest) {
        this.scene = scene;
        this.smallest = smallest;
    }

    /// @param smallest the size that type must have, px
    static List<String> of(Scene scene, double smallest) {
        var faults = new Faults(scene, smallest);
        faults.look(scene.getRoot());
        return faults.found;
    }

    private void look(Node node) {
        if (!node.isVisible()) return;
        if (node instanceof Text text && !text.getText().isBlank()) look(text);
        if (node instanceof Labeled labeled) look(labeled);
        if (node instanceof HBox || node instanceof VBox || node instanceof FlowPane || node instanceof GridPane
                || node instanceof BorderPane)
            arranged((Pane) node);
        if (node instanceof Parent parent) parent.getChildrenUnmodifiable().forEach(this::look);
    }

    private void look(Text text) {
        if (text.getFont().getSize() < smallest)
            found.add("%.1f px: '%s' in %s".formatted(text.getFont().getSize(), text.getText(), name(text)));
        Bounds at = text.localToScene(text.getBoundsInLocal());
        boolean inside = at.getMinX() >= -1 && at.getMinY() >= -1 && at.getMaxX() <= scene.getWidth() + 1
                && at.getMaxY() <= scene.getHeight() + 1;
        if (!inside && !scrolled(text))
            found.add("out of the window: '%s' in %s".formatted(text.getText(), name(text)));
    }

    private void look(Labeled labeled) {
        if (labeled.getTooltip() != null || scrolled(labeled)) return;
        cut(labeled).ifPresent(left -> found.add("cut: '%s' to '%s' in %s".formatted(labeled.getText(), left,
                name(labeled))));
    }

    /// What is left of a text that is cut; empty where it is whole, or not shown at all.
    static Optional<String> cut(Labeled labeled) {
        return labeled.getChildrenUnmodifiable().stream()
                .filter(child -> child instanceof Text && child.getStyleClass().contains("text"))
                .map(child -> ((Text) child).getText())
                .filter(left -> !left.isEmpty() && !plain(left).equals(plain(labeled.getText())))
                .findFirst();
    }

    /// Line breaks are no cut.
    private static String plain(String text) {
        return text.replaceAll("\\s+", "");
    }

    private void arranged(Pane pane) {
        List<Node> there = pane.getChildren().stream()
                .filter(c -> c.isManaged() && c.isVisible() && box(c).getWidth() > 0).toList();
        for (int i = 0; i < there.size(); i++) {
            Rectangle2D a = box(there.get(i));
            if (a.getMaxX() > pane.getWidth() + TOLERANCE || a.getMaxY() > pane.getHeight() + TOLERANCE)
                found.add(name(there.get(i)) + " does not fit" + said(there.get(i)));
            for (int j = 0; j < i; j++) {
                Rectangle2D b = box(there.get(j));
                double across = Math.min(a.getMaxX(), b.getMaxX()) - Math.max(a.getMinX(), b.getMinX()),
                        down = Math.min(a.getMaxY(), b.getMaxY()) - Math.max(a.getMinY(), b.getMinY());
                if (across > TOLERANCE && down > TOLERANCE)
                    found.add(name(there.get(i)) + " lies over " + name(there.get(j)));
            }
        }
    }

    /// The text of a label that is complained of.
    private static String said(Node node) {
        return node instanceof Labeled labeled ? ": '" + labeled.getText() + "'" : "";
    }

    private static Rectangle2D box(Node node) {
        Bounds b = node.getLayoutBounds();
        return new Rectangle2D(node.getLayoutX() + b.getMinX(), node.getLayoutY() + b.getMinY(),
                Math.max(0, b.getWidth()), Math.max(0, b.getHeight()));
    }

    /// Whether it lies in something that can be scrolled.
    private static boolean scrolled(Node node) {
        for (Node up = node; up != null; up = up.getParent())
            if (up.getStyleClass().stream().anyMatch(SCROLLING::contains)) return true;
        return false;
    }

    private static String name(Node node) {
        var name = new StringBuilder();
        Node up = node;
        for (int i = 0; i < 4 && up != null; i++, up = up.getParent())
            name.append(i == 0 ? "" : " < ")
                    .append(up.getId() != null ? "#" + up.getId() : up.getClass().getSimpleName() + up.getStyleClass());
        return name.toString();
    }
}
