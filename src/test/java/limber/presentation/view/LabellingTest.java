package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import limber.engine.settings.Vec;
import limber.presentation.paint.Box;
import limber.presentation.paint.Point;
import org.junit.jupiter.api.Test;

/// The places of labels.
class LabellingTest {
    private static final Box VIEW = new Box(0, 0, 300, 200);

    @Test
    void aLabelStandsToTheUpperRightWhereThereIsRoom() {
        Box box =
                Labelling.place(new Point(100, 100), 10, 40, 20, 0, VIEW, List.of(), List.of(), List.of())
                        .orElseThrow();
        assertEquals(new Box(110, 80, 40, 20), box);
    }

    @Test
    void labelsOfACrowdNeitherOverlapNorLeaveTheView() {
        var random = new Random(7);
        var taken = new ArrayList<Box>();
        int placed = 0;
        for (int i = 0; i < 60; i++) {
            var at = new Point(300 * random.nextDouble(), 200 * random.nextDouble());
            Optional<Box> box = Labelling.place(at, 5, 50, 15, 6, VIEW, taken, List.of(), List.of());
            if (box.isEmpty()) continue;
            placed++;
            assertTrue(VIEW.contains(box.get()), box + " leaves the view");
            for (Box other : taken) assertFalse(box.get().intersects(other), box + " over " + other);
            taken.add(box.get());
        }
        assertTrue(placed > 30, placed + " of 60 found room; 80 would fit");
    }

    @Test
    void aLabelKeepsOffABodyWhereAnotherSideIsFree() {
        var body = new ArrayList<Point>();
        for (int i = 0; i <= 60; i++) body.add(new Point(100 + i, 100 - i)); // to the upper right
        assertEquals(new Box(110, 100, 40, 20),
                Labelling.place(new Point(100, 100), 10, 40, 20, 0, VIEW, List.of(), body, List.of()).orElseThrow());
    }

    /// The two rings of a rope of one stick, 20 px apart: the upper right of the left one is the right one's.
    @Test
    void aLabelIsNearerToItsPointThanToAnother() {
        Point left = new Point(100, 100), right = new Point(120, 100);
        Box start = Labelling.place(left, 10, 40, 20, 6, VIEW, List.of(), List.of(), List.of(right)).orElseThrow();
        assertEquals(new Box(50, 80, 40, 20), start);
        assertEquals(new Box(130, 80, 40, 20),
                Labelling.place(right, 10, 40, 20, 6, VIEW, List.of(start), List.of(), List.of(left)).orElseThrow());
    }

    @Test
    void whatLiesOutsideTheViewHasNoLabel() {
        assertEquals(Optional.empty(),
                Labelling.place(new Point(-1, 50), 5, 10, 10, 6, VIEW, List.of(), List.of(), List.of()));
    }

    @Test
    void coordinatesHaveThreeDecimalsAndNoNegativeZero() {
        assertEquals("(4.000, 0.000, −1.250) m", HandlePainter.coordinates(new Vec(4, -0.0001, -1.25)));
        assertEquals("−540°", HandlePainter.degrees(-540));
    }
}
