package limber.models.rope;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.Cursor;
import limber.engine.Formula;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.watch.Explanation;
import org.junit.jupiter.api.Test;

/// Running to a phase, and the values of its formula's symbols, on a rope of 2 sticks and 3 sweeps: in a frame clock,
/// integrate (slot 3, after two phases that have nothing to do), distance × 3 (slots 4 to 6), rings, vertices,
/// triangles.
class RopePhaseStepTest {
    private static final Rope ROPE = new Rope();
    private static final Settings SETTINGS = ROPE.defaults().with(RopeParameters.SEGMENTS, 2)
            .with(RopeParameters.ITERATIONS, 3)
            .with(RopeParameters.LENGTH, 3.0).with(RopeParameters.END, new Vec(4, 0, 0));

    private static Run run() {
        var timeline = new Timeline(ROPE);
        return new Run(timeline, timeline.root(SETTINGS, List.of()));
    }

    private static void go(Run run, Optional<Cursor> to) {
        run.seek(run.branch(), to.orElseThrow());
    }

    @Test
    void aPhaseIsRunToWhereItRunsNext() {
        Run run = run();
        go(run, new Navigation(run).ahead(Set.of("distance")));
        assertEquals(new Cursor(0, 4, 0), run.cursor());
        go(run, new Navigation(run).ahead(Set.of("distance")));
        assertEquals(new Cursor(0, 5, 0), run.cursor(), "where it stands does not count");
        go(run, new Navigation(run).ahead(Set.of("integrate")));
        assertEquals(new Cursor(1, 3, 0), run.cursor(), "in the next frame");
        go(run, new Navigation(run).ahead(Set.of("clock")));
        assertEquals(Cursor.complete(2), run.cursor(), "the first operation of a frame");
        go(run, new Navigation(run).ahead(Set.of("distance", "integrate")));
        assertEquals(new Cursor(2, 3, 0), run.cursor(), "whichever comes first");
    }

    @Test
    void aPhaseWithNothingToDoIsNotRunTo() {
        assertEquals(Optional.empty(), new Navigation(run()).ahead(Set.of("drive")));
        assertEquals(Optional.empty(), new Navigation(run()).ahead(Set.of("no-such-phase")));
    }

    /// The rope starts straight from (0,0,0) to (4,0,0), so that each of its sticks is 2 m long at a rest length of 1.5
    /// m: e = 0.5/2. In the first sweep the pinned start leaves all of it to the free end.
    @Test
    void symbolsOfTheDistanceHaveTheNumbersOfTheOperation() {
        Run run = run();
        go(run, new Navigation(run).ahead(Set.of("distance")));
        Explanation e = run.explain();
        Formula formula = e.slot().phase().formula();
        assertArrayEquals(new double[]{2, 0, 0}, value(e, formula, "d"), 0.03);
        assertArrayEquals(new double[]{2}, value(e, formula, "|d|"), 0.01);
        assertArrayEquals(new double[]{1.5}, value(e, formula, "L"), 0);
        assertArrayEquals(new double[]{0.25}, value(e, formula, "e"), 0.01);
        assertArrayEquals(new double[]{1}, value(e, formula, "f_B"), 0);
        assertTrue(e.of(symbol(formula, "f_A")).isEmpty(), "the pinned end takes no share: its line is not reached");
    }

    @Test
    void settingsAreReadOffThePhaseItself() {
        Run run = run();
        go(run, new Navigation(run).ahead(Set.of("integrate")));
        Explanation e = run.explain();
        Vec gravity = RopeParameters.acceleration(SETTINGS);
        assertArrayEquals(new double[]{gravity.x(), gravity.y(), gravity.z()},
                value(e, e.slot().phase().formula(), "a"), 0);
    }

    private static double[] value(Explanation e, Formula formula, String tex) {
        return e.of(symbol(formula, tex)).orElseThrow();
    }

    private static Formula.Symbol symbol(Formula formula, String tex) {
        return formula.symbols().stream().filter(s -> s.tex().equals(tex)).findFirst().orElseThrow();
    }
}
