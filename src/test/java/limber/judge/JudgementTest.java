package limber.judge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import limber.engine.Channel;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.text.BadInput;
import limber.mesh.Skin;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

/// A rope of one stick that falls freely: after n frames of 0.02 s it has fallen by 0.02²·9.81·n(n + 1)/2 m.
class JudgementTest {
    private static final Model ROPE = Catalog.model("rope");
    private static final double HHG = 0.02 * 0.02 * 9.81, TOLERANCE = 1e-6;

    private static Run run() {
        var timeline = new Timeline(ROPE);
        return new Run(timeline, timeline.root(
                ROPE.defaults().with("segments", "1").with("end", "1,0,0").with("pinStart", "false"), List.of()));
    }

    private static Channel position(Run run) {
        return Judgement.channel(run.state(), "position");
    }

    private static Trajectory fall(int... frames) {
        var numbers = new ArrayList<Integer>();
        var places = new ArrayList<double[]>();
        for (int n : frames) {
            double y = -HHG * n * (n + 1) / 2;
            numbers.add(n);
            places.add(new double[]{0, y, 0, 1, y, 0});
        }
        return new Trajectory(numbers, places);
    }

    private static Judgement judged(Trajectory theirs) {
        Run run = run();
        return Judgement.of(run, position(run), theirs, TOLERANCE, () -> false);
    }

    /// A run leaves its skin out. The vertices of a jelly at rest are those of its mesh, a sphere of 1 m.
    @Test
    void verticesOfASkinAreCompared() {
        Model jelly = Catalog.model("jelly");
        var timeline = new Timeline(jelly);
        var run = new Run(timeline, timeline.root(jelly.defaults(), List.of()));
        Channel vertices = Judgement.channel(run.state(), Skin.PLACED.name());
        double[] places = Judgement.places(run, vertices).clone();
        for (int i = 0; i < places.length; i += 3)
            assertEquals(1, Math.hypot(Math.hypot(places[i], places[i + 1]), places[i + 2]), 1e-12);
        var sphere = new Trajectory(List.of(0, 2), List.of(places, places));
        assertTrue(Judgement.of(run, vertices, sphere, TOLERANCE, () -> false).agrees());
    }

    @Test
    void allAgree() {
        Judgement j = judged(fall(0, 1, 2, 5, 9));
        assertTrue(j.agrees());
        assertEquals(5, j.frames());
        assertEquals(2, j.elements());
        assertEquals(OptionalInt.of(9), j.equalThrough());
        assertEquals(List.of(), j.growth());
        assertTrue(j.largest().orElseThrow().distance() < 1e-14);
    }

    /// Element 1 is 3 and 4 mm off in frame 5, that is 5 mm; element 0 is 8 mm off in frame 9.
    @Test
    void theFirstAndTheLargestAreNamed() {
        Trajectory theirs = fall(0, 1, 5, 9);
        theirs.places().get(2)[3] += 0.003;
        theirs.places().get(2)[5] += 0.004;
        theirs.places().get(3)[0] += 0.008;
        Judgement j = judged(theirs);
        assertFalse(j.agrees());
        assertEquals(OptionalInt.of(1), j.equalThrough());
        Judgement.Miss first = j.first().orElseThrow(), largest = j.largest().orElseThrow();
        assertEquals(5, first.frame());
        assertEquals(1, first.element());
        assertEquals(0.005, first.distance(), 1e-12);
        assertArrayEquals(new double[]{1.003, -HHG * 15, 0.004}, first.theirs(), 1e-12);
        assertArrayEquals(new double[]{1, -HHG * 15, 0}, first.ours(), 1e-12);
        assertEquals(9, largest.frame());
        assertEquals(0, largest.element());
        assertEquals(0.008, largest.distance(), 1e-12);
        assertEquals(List.of(first), j.growth().stream().filter(m -> m.frame() == 5).map(_ -> first).toList());
    }

    @Test
    void aDifferenceWithinTheToleranceIsNone() {
        Trajectory theirs = fall(0, 1);
        theirs.places().get(1)[1] += 0.9 * TOLERANCE;
        assertTrue(judged(theirs).agrees());
        theirs.places().get(1)[1] += 0.2 * TOLERANCE;
        assertEquals(OptionalInt.of(0), judged(theirs).equalThrough());
    }

    @Test
    void theFirstFrameMayDiffer() {
        Trajectory theirs = fall(0, 1);
        theirs.places().getFirst()[0] = 1;
        assertEquals(OptionalInt.empty(), judged(theirs).equalThrough());
    }

    @Test
    void whatIsNotFiniteIsADifference() {
        Trajectory theirs = fall(0, 3);
        theirs.places().get(1)[4] = Double.NaN;
        Judgement.Miss first = judged(theirs).first().orElseThrow();
        assertEquals(1, first.element());
        assertEquals(Double.POSITIVE_INFINITY, first.distance());
        assertEquals(Double.POSITIVE_INFINITY, judged(theirs).largest().orElseThrow().distance());
    }

    /// The box of two points 3 m apart in z and 2 m in y.
    @Test
    void theToleranceIsAShareOfTheLongestSide() {
        assertEquals(3e-4, Judgement.tolerance(new double[]{5, 1, -1, 5, 3, 2}), 1e-18);
        assertEquals(1e-4, Judgement.tolerance(new double[]{5, 1, -1}), 1e-18);
    }

    @Test
    void onlyPlacesAreCompared() {
        Run run = run();
        assertEquals("previous", Judgement.channel(run.state(), "previous").name());
        for (String name : List.of("residual", "unheard", "inverseMass"))
            assertTrue(assertThrows(BadInput.class, () -> Judgement.channel(run.state(), name)).getMessage()
                    .contains("--channel " + name + ": no places; one of [position, previous"));
    }
}
