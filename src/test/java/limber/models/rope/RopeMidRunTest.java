package limber.models.rope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import limber.engine.Clock;
import limber.engine.Cursor;
import limber.engine.model.Input;
import limber.engine.run.Branch;
import limber.engine.run.CursorPath;
import limber.engine.run.Divergence;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;

/// Changes of a rope while it runs, and in the middle of a frame.
class RopeMidRunTest {
    private final Rope rope = new Rope();
    private final Timeline timeline = new Timeline(rope);

    private Run run(Settings p, Input... inputs) {
        return new Run(timeline, timeline.root(p, List.of(inputs)));
    }

    private static double time(Run run, int frame) {
        run.seek(run.branch(), Cursor.complete(frame));
        return run.state().of(Clock.CHANNEL)[Clock.TIME];
    }

    @Test
    void timeGoesOnWhereItWasWhenTheSubstepChanges() {
        Run run = run(rope.defaults(), new Input.Set(11, "substep", "0.01"));
        assertEquals(0.2, time(run, 10), 1e-12);
        assertEquals(0.21, time(run, 11), 1e-12);
        assertEquals(0.3, time(run, 20), 1e-12);
    }

    @Test
    void timeGoesOnWhereItWasWhenTheClockChanges() {
        Settings p = rope.defaults().with("clock", "accumulated");
        Run run = run(p, new Input.Set(10, "clock", "fixed"), new Input.Set(21, "clock", "accumulated"));
        assertEquals(9 / 60.0, time(run, 9), 1e-12);
        assertEquals(9 / 60.0 + 0.02, time(run, 10), 1e-12);
        assertEquals(9 / 60.0 + 11 * 0.02, time(run, 20), 1e-12);
        assertEquals(9 / 60.0 + 11 * 0.02 + 1 / 60.0, time(run, 21), 1e-12);
    }

    @Test
    void settingsOfOneFrameHoldTogetherWhateverTheirOrder() {
        Run one = run(rope.defaults(), new Input.Set(12, "substep", "0.01"), new Input.Set(12, "rescale", "false"));
        Run other = run(rope.defaults(), new Input.Set(12, "rescale", "false"), new Input.Set(12, "substep", "0.01"));
        one.seek(one.branch(), Cursor.complete(15));
        other.seek(other.branch(), Cursor.complete(15));
        assertTrue(one.state().sameBits(other.state()));
    }

    @Test
    void fewerSweepsInTheMiddleOfASweepLeadToTheLastOneThereIs() {
        Run run = run(rope.defaults());
        Cursor middle = new Navigation(run).find(3, Map.of("substep", 1, "sweep", 10), "distance", 5);
        run.seek(run.branch(), middle);
        CursorPath at = run.path();
        Branch fewer = timeline.fork(run.branch(), 3, List.of(new Input.Set(3, "iterations", "2")));
        Cursor like = new Navigation(run).like(fewer, middle, at);
        run.seek(fewer, like);
        assertEquals("distance", run.path().phase().name());
        assertEquals(2, run.path().round("sweep"));
        assertEquals(5, run.path().element());
        // a cursor that was not translated ends inside the shorter frame, not outside of everything
        run.seek(fewer, middle);
        assertTrue(run.cursor().frame() <= 3 && run.path().frame() <= 4);
    }

    @Test
    void anotherPhaseInTheSweepDoesNotMoveTheCursorToAnotherSweep() {
        Run run = run(rope.defaults());
        Cursor middle = new Navigation(run).find(3, Map.of("substep", 1, "sweep", 10), "distance", 5);
        run.seek(run.branch(), middle);
        CursorPath at = run.path();
        Branch jacobi = timeline.fork(run.branch(), 3, List.of(new Input.Set(3, "sweep", "jacobi")));
        run.seek(jacobi, new Navigation(run).like(jacobi, middle, at));
        assertEquals("distance", run.path().phase().name());
        assertEquals(10, run.path().round("sweep"));
    }

    @Test
    void aHandThatLetGoStaysOffWhenSomethingElseIsChangedInTheSameFrame() {
        Branch trunk = timeline.root(rope.defaults(), List.of());
        Branch drag = timeline.fork(trunk, 12, List.of(new Input.Move(12, "particle:5", new Vec(1, 1, 0))));
        drag = timeline.extend(drag, List.of(new Input.Act(13, Input.RELEASE, Map.of("particle", 5))));
        Branch more = timeline.fork(drag, 12, List.of(new Input.Set(12, "damping", "1")));
        var run = new Run(timeline, more);
        run.seek(more, Cursor.complete(12));
        assertEquals(1, run.state().of(RopeChannels.GRABBED)[5]);
        run.seek(more, Cursor.complete(13));
        assertEquals(0, run.state().of(RopeChannels.GRABBED)[5]);
        assertEquals(1, run.state().of(RopeChannels.INVERSE_MASS)[5]);
    }

    @Test
    void anEndThatRetractingLetGoIsNotPinnedAgainByAnotherHand() {
        Run run = run(rope.defaults().with("pinEnd", "true"),
                new Input.Act(3, "retract", Map.of()), new Input.Move(5, "particle:2", new Vec(0, 1, 0)),
                new Input.Act(7, Input.RELEASE, Map.of("particle", 2)));
        run.seek(run.branch(), Cursor.complete(8));
        assertEquals(1, run.state().of(RopeChannels.INVERSE_MASS)[40]);
    }

    /// Under g = 1000 m/s² and h = 10 s every warm-up step adds 10⁵ m to the step before: n steps fall 10⁵·n(n + 1)/2.
    @Test
    void aWarmUpThatFallsOutOfTheSceneIsNoticedAtFrameZero() {
        Settings p = rope.defaults().with("warmUp", "100").with("gravity", "0,-1000,0").with("substep", "10")
                .with("pinStart", "false");
        Run run = run(p);
        assertEquals(-1e5 * 100 * 101 / 2, run.state().of(RopeChannels.POSITION)[1], 1);
        assertFalse(Divergence.clean(run));
    }

    @Test
    void indicesAreWrittenAgainWhenTheyChange() {
        Run run = run(rope.defaults().with("segments", "4").with("pipeline", "true"),
                new Input.Act(3, "fire", Map.of()));
        for (int frame = 1; frame <= 8; frame++) {
            run.seek(run.branch(), Cursor.complete(frame));
            double rebuilt = run.picture().of(RopeChannels.RENDERED)[RopeChannels.BUFFERS_REBUILT];
            boolean changes = frame == 1 || frame >= 3 && frame <= 6; // four sticks, one a frame
            assertEquals(changes ? 2 : 1, rebuilt, "frame " + frame);
        }
    }
}
