package limber.models.rope;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.ask.RoundValues;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import org.junit.jupiter.api.Test;

/// What each stick computes in the first sweep of a rope that starts straight and level, pinned at its start only.
class RopeRoundValuesTest {
    private static final int STICKS = 4;

    /// A run before an operation of the first sweep.
    private static Run at(int operation, String... settings) {
        var timeline = new Timeline(Ropes.ROPE);
        String[] all = IntStream.range(0, settings.length + 2)
                .mapToObj(i -> i == 0 ? "segments=" + STICKS : i == 1 ? "iterations=2" : settings[i - 2])
                .toArray(String[]::new);
        var run = new Run(timeline, timeline.root(Ropes.settings(all), List.of()));
        Cursor first = new Navigation(run).find(1, Map.of("sweep", 1), "distance", -1);
        run.seek(run.branch(), new Cursor(first.frame(), first.step(), operation));
        return run;
    }

    private static RoundValues of(Run run) {
        return RoundValues.of(run, () -> false).orElseThrow();
    }

    private static double[] values(RoundValues round, String name) {
        return round.locals().stream().filter(l -> l.name().equals(name)).findFirst().orElseThrow().values();
    }

    /// All free particles have fallen equally far, so the sticks between them still have their rest length; only the
    /// stick at the pin is too long: √(L² + y²). Backwards it comes last, and nothing has been corrected before it.
    @Test
    void backwardsOnlyTheStickAtThePinHasAnError() {
        Run run = at(0, "sweep=backward");
        State s = run.state();
        double l = s.value("position", 2)[0] - s.value("position", 1)[0], y = s.value("position", 1)[1];
        double fallen = y - s.value("position", 0)[1];
        assertTrue(fallen < 0, "it has fallen");
        RoundValues round = of(run);
        double too = Math.sqrt(l * l + fallen * fallen) - l;
        assertArrayEquals(new double[]{0, 0, 0, too}, values(round, "residual"), 1e-12);
        assertArrayEquals(new int[]{3, 2, 1, 0}, round.elements(), "the sticks in the order of the sweep");
    }

    /// Forwards the first stick pulls its lower end onto the circle around the pin: L·(L, −y)/√(L² + y²). The second
    /// one finds it there.
    @Test
    void forwardsTheSecondStickFindsWhatTheFirstOneLeft() {
        Run run = at(0, "sweep=forward");
        State s = run.state();
        double l = s.value("position", 2)[0] - s.value("position", 1)[0];
        double y = s.value("position", 1)[1] - s.value("position", 0)[1], length = Math.hypot(l, y);
        double second = Math.hypot(2 * l - l * l / length, y - l * y / length) - l;
        double[] residual = values(of(run), "residual");
        assertEquals(length - l, residual[0], 1e-12);
        assertEquals(second, residual[1], 1e-12);
    }

    /// The end at the pin is not moved, so the first stick does not reach the line that shares its error.
    @Test
    void whereALineIsNotReachedThereIsNoNumber() {
        double[] share = values(of(at(0, "sweep=forward")), "shareA");
        assertTrue(Double.isNaN(share[0]));
        assertArrayEquals(new double[]{0.5, 0.5, 0.5}, Arrays.copyOfRange(share, 1, STICKS), 0);
    }

    @Test
    void theRoundIsTheSameFromEachOfItsOperationsAndTheRunStays() {
        RoundValues first = of(at(0, "sweep=forward"));
        for (int i = 1; i < STICKS; i++) {
            Run run = at(i, "sweep=forward");
            Cursor before = run.cursor();
            RoundValues round = of(run);
            assertEquals(before, run.cursor());
            assertEquals(first.start(), round.start());
            assertArrayEquals(values(first, "error"), values(round, "error"), 0);
            assertEquals(before, round.cursor(i));
        }
    }

    @Test
    void theLargestIsTheOneWithTheLargestMagnitude() {
        assertEquals(2, new RoundValues.Local(1, "x", new double[]{1, Double.NaN, -3, 2}).largest());
        assertEquals(-1, new RoundValues.Local(1, "x", new double[]{Double.NaN}).largest());
    }

    @Test
    void aRoundThatIsGivenUpHasNoValues() {
        assertEquals(Optional.empty(), RoundValues.of(at(0), () -> true));
    }
}
