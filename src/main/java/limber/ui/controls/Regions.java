package limber.ui.controls;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/// The regions of a window, such as a lesson's text, the view and the transport: nodes of the style class
/// [#REGION], which F6 goes through from left to right and from top to bottom.
public final class Regions {
    /// The style class of a region. Regions do not contain each other.
    public static final String REGION = "focus-region";

    private Regions() {}

    /// Focuses the first control of the next region, or of the previous one. From outside all regions, the first or the
    /// last is the next.
    public static void next(Scene scene, boolean back) {
        List<Node> all = scene.getRoot().lookupAll("." + REGION).stream().filter(r -> first(r).isPresent())
                .sorted(Comparator.comparing((Node r) -> Math.rint(place(r).getMinX()))
                        .thenComparing(r -> place(r).getMinY()))
                .toList();
        if (all.isEmpty()) return;
        int at = all.indexOf(Stream.iterate(scene.getFocusOwner(), n -> n != null, n -> (Node) n.getParent())
                .filter(all::contains).findFirst().orElse(null));
        int to = at < 0 ? back ? -1 : 0 : back ? at - 1 : at + 1;
        first(all.get(Math.floorMod(to, all.size()))).ifPresent(Node::requestFocus);
    }

    /// Whether a node, such as the one with the keyboard, is another one or lies inside it.
    ///
    /// @param node null for none
    public static boolean within(@Nullable Node node, Node outer) {
        return Stream.iterate(node, n -> n != null, n -> (Node) n.getParent()).anyMatch(n -> n == outer);
    }

    private static Bounds place(Node region) {
        return region.localToScene(region.getLayoutBounds());
    }

    /// The first control in a region that can have the focus; empty in a hidden one.
    private static Optional<Node> first(Node region) {
        return shown(region) ? inside(region) : Optional.empty();
    }

    /// Gives the keyboard to the first control of a region, if there is one.
    public static void enter(Node region) {
        first(region).ifPresent(Node::requestFocus);
    }

    /// Whether a node can be seen: neither it nor what it is in is hidden.
    public static boolean shown(Node node) {
        return Stream.iterate(node, n -> n != null, n -> (Node) n.getParent()).allMatch(Node::isVisible);
    }

    private static Optional<Node> inside(Node node) {
        if (!node.isVisible() || node.isDisabled()) return Optional.empty();
        if (node.isFocusTraversable()) return Optional.of(node);
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(child -> inside(child).stream()).findFirst()
                : Optional.empty();
    }
}
