package limber.ui.controls;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import limber.OpensWindow;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;

/// A split of 400 × 400 px whose part at the side is 100 px long, and 50 to 200 px if it is dragged.
@OpensWindow
class SplitTest {
    private final Region main = new Region(), part = new Region();
    private final List<Double> dropped = new ArrayList<>();

    @BeforeEach
    void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    private Split split(Side side) {
        var split = new Split(side);
        split.rule((dragged, _) -> Math.clamp(dragged.orElse(100.0), 50, 200), dropped::add);
        split.setMain(main);
        split.part(Optional.of(part));
        new Scene(split, 400, 400);
        split.resize(400, 400);
        split.layout();
        return split;
    }

    private static Node divider(Split split) {
        return split.lookup(".split-divider");
    }

    private static void fire(Split split, EventType<MouseEvent> what, double at) {
        Event.fireEvent(divider(split), new MouseEvent(what, at, at, at, at, MouseButton.PRIMARY, 1, false, false,
                false, false, true, false, false, false, false, false, null));
        split.layout();
    }

    private static List<Node> shown(Split split) {
        return split.getChildrenUnmodifiable().stream().filter(Node::isVisible).toList();
    }

    private static double length(Region node, Side side) {
        return side.isVertical() ? node.getWidth() : node.getHeight();
    }

    /// The pointer is at 170 px, then at 10, then at 395; only where it is dropped is told.
    @ParameterizedTest
    @CsvSource({"LEFT, 170, 50, 200", "TOP, 170, 50, 200", "RIGHT, 200, 200, 50",
        "BOTTOM, 200, 200, 50"})
    void thePartIsAsLongAsItIsDraggedWithinItsLimits(Side side, double middle, double near,
            double far)
            throws Exception {
        fx(() -> {
            Split split = split(side);
            assertEquals(100, length(part, side));
            assertEquals(400, length(part, side) + length(main, side) + length((Region) divider(split), side));
            double[] at = {170, 10, 395}, lengths = {middle, near, far};
            for (int i = 0; i < at.length; i++) {
                fire(split, MouseEvent.MOUSE_DRAGGED, at[i]);
                assertEquals(lengths[i], length(part, side), "at " + at[i]);
            }
            assertEquals(List.of(), dropped);
            fire(split, MouseEvent.MOUSE_RELEASED, 395);
            assertEquals(List.of(far), dropped);
        });
    }

    @ParameterizedTest
    @CsvSource({"RIGHT", "BOTTOM"})
    void aPartOverTheMainPartLeavesItAll(Side side) throws Exception {
        fx(() -> {
            Split split = split(side);
            split.over(true);
            split.layout();
            assertEquals(400, length(main, side));
            assertEquals(100, length(part, side));
            assertEquals(300, side.isVertical() ? part.getLayoutX() : part.getLayoutY(), "at the far end");
            List<Node> there = split.getChildrenUnmodifiable();
            assertTrue(there.indexOf(part) > there.indexOf(main), "in front");
            split.over(false);
            split.layout();
            assertEquals(400, length(part, side) + length(main, side) + length((Region) divider(split), side));
        });
    }

    @ParameterizedTest
    @CsvSource({"LEFT", "BOTTOM"})
    void withoutAPartTheMainPartHasAllOfIt(Side side) throws Exception {
        fx(() -> {
            Split split = split(side);
            split.part(Optional.empty());
            split.layout();
            assertEquals(400, length(main, side));
            assertEquals(List.of(main), shown(split));
        });
    }

    /// What leaves the scene is styled anew when it comes back, which takes long for a pane.
    @ParameterizedTest
    @CsvSource({"LEFT", "BOTTOM"})
    void whatStaysIsNotTakenOut(Side side) throws Exception {
        fx(() -> {
            Split split = split(side);
            var left = new ArrayList<Node>();
            for (Node node : List.of(main, part)) node.parentProperty().subscribe((_, _) -> left.add(node));
            var other = new Region();
            var early = new Region();
            split.ready(early);
            early.parentProperty().subscribe((_, _) -> left.add(early));
            assertEquals(400, early.getWidth(), "laid out before it is shown");
            split.part(Optional.empty());
            assertEquals(List.of(main), shown(split));
            split.part(Optional.of(part));
            split.part(Optional.of(other));
            split.part(Optional.of(early));
            assertEquals(Set.of(main, early, divider(split)), Set.copyOf(shown(split)));
            split.parts(other, Optional.empty());
            assertEquals(List.of(other), shown(split));
            assertEquals(List.of(), left);
        });
    }

    /// A text goes into a pane where there is no room beside the view.
    @ParameterizedTest
    @CsvSource({"LEFT", "BOTTOM"})
    void aPartThatGoesElsewhereIsSeenThere(Side side) throws Exception {
        fx(() -> {
            Split split = split(side);
            split.part(Optional.empty());
            assertFalse(part.isVisible());
            var elsewhere = new Pane(part);
            assertTrue(part.isVisible());
            split.part(Optional.of(part));
            assertEquals(List.of(), elsewhere.getChildren());
            assertTrue(part.isVisible());
        });
    }

    /// Tab goes from the part at the left to the main part, and from the main part to one at the bottom.
    @ParameterizedTest
    @CsvSource({"LEFT", "BOTTOM"})
    void partsKeepTheOrderOfTabStops(Side side) throws Exception {
        fx(() -> {
            Split split = split(side);
            var other = new Region();
            List<Region> all = List.of(main, part, other);
            for (Region a : all)
                for (Region b : all)
                    if (a != b) {
                        split.parts(a, Optional.of(b));
                        List<Node> order = side == Side.LEFT ? List.of(b, a, divider(split))
                                : List.of(a, b, divider(split));
                        assertEquals(order, shown(split));
                        split.layout();
                        assertEquals(400, length(a, side) + length(b, side) + length((Region) divider(split), side));
                    }
        });
    }
}
