package limber.engine.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.Toy;
import limber.engine.Toys;
import limber.engine.model.Input;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;

/// The keyframes of a timeline for a [Toy], whose keyframe is 5 doubles (3 cells, frame, marks), 40 bytes.
class KeyframesByHandTest {
    private static final long KEYFRAME = 40;
    private final Toy toy = Toys.ladder();

    private static int nearest(Branch branch, int frame) {
        return branch.nearest(frame).map(Branch.Held::frame).orElse(-1);
    }

    @Test
    void aKeyframeHoldsWhatOutlivesAFrame() {
        Run run = Toys.run(Toys.skinned());
        assertEquals(5, run.state().keptDoubles(), "paint is scratch");
        run.next();
        var kept = new double[5];
        run.state().save(kept);
        assertArrayEquals(new double[]{0.625, 0.375, 0.375, 1, 2}, kept, 0);
        State other = new Run(new Timeline(toy), new Timeline(toy).root(toy.defaults(), List.of())).state();
        other.load(kept);
        assertTrue(other.sameBits(run.state()));
        assertThrows(BadInput.class, () -> other.load(new double[4]));
    }

    /// Room for three. Frames 0, 1 and 2 are kept; for frame 3 every second one goes, and 3 is none of those that stay.
    /// Then 4 is kept; for 6 those not divisible by 4 go; then 8.
    @Test
    void whenFullEverySecondOneGoes() {
        var timeline = new Timeline(toy, 3 * KEYFRAME);
        Branch branch = timeline.root(toy.defaults(), List.of());
        var run = new Run(timeline, branch);
        long[] bytes = {40, 80, 120, 80, 120, 120, 80, 80, 120, 120};
        int[] last = {0, 1, 2, 2, 4, 4, 4, 4, 8, 8};
        for (int frame = 0; frame < bytes.length; frame++) {
            if (frame > 0) run.next();
            assertEquals(bytes[frame], timeline.bytes(), "after frame " + frame);
            assertEquals(last[frame], nearest(branch, 100), "after frame " + frame);
        }
        assertEquals(List.of(0, 0, 4, 4, 8), List.of(nearest(branch, 0), nearest(branch, 3), nearest(branch, 4),
                nearest(branch, 7), nearest(branch, 8)));
        assertEquals(-1, nearest(branch, -1));
    }

    /// Eight of eight: those of frames 0 to 7. A quarter is two: 0 2 4 6 stay, then 0 4. Then there is room again.
    @Test
    void whoIsNotLookedAtKeepsAQuarter() {
        var timeline = new Timeline(toy, 8 * KEYFRAME);
        Branch branch = timeline.root(toy.defaults(), List.of());
        var run = new Run(timeline, branch);
        run.seek(branch, Cursor.complete(7));
        assertEquals(8 * KEYFRAME, timeline.bytes());
        timeline.shrink();
        assertEquals(2 * KEYFRAME, timeline.bytes());
        assertEquals(4, nearest(branch, 7));
        run.next();
        assertEquals(8, nearest(branch, 8));
        assertEquals(3 * KEYFRAME, timeline.bytes());
    }

    @Test
    void aForkKeepsItsOwnFromItsFrameOn() {
        var timeline = new Timeline(toy);
        Branch trunk = timeline.root(toy.defaults(), List.of());
        var run = new Run(timeline, trunk);
        run.seek(trunk, Cursor.complete(6));
        assertEquals(7 * KEYFRAME, timeline.bytes());
        Branch fork = timeline.fork(trunk, 4, List.of(new Input.Act(4, "double", Map.of())));
        assertEquals(4, fork.from());
        assertEquals(3, nearest(fork, 100), "the last that both have");
        run.seek(fork, Cursor.complete(5));
        assertEquals(9 * KEYFRAME, timeline.bytes(), "frames 4 and 5 again");
        assertEquals(5, nearest(fork, 100));
        assertEquals(6, nearest(trunk, 100));
        assertSame(trunk, fork.parent().orElseThrow());
        // after frame 3 cell 2 has 9/8; doubled 18/8; two frames add 3/8 each
        assertEquals(18 / 8.0 + 2 * 0.375, Toys.cells(run)[2], 0);
        run.seek(trunk, Cursor.complete(5));
        assertEquals(5 * 0.375, Toys.cells(run)[2], 0);
        timeline.forget(fork);
        assertEquals(7 * KEYFRAME, timeline.bytes());
    }

    /// A branch between two others is forgotten: what the third one shares with it becomes its own, and nothing leads
    /// to it any more.
    @Test
    void whatIsForgottenIsFreeAndWhoLeftItGoesOnAsBefore() {
        var timeline = new Timeline(toy);
        Branch trunk = timeline.root(toy.defaults(), List.of());
        var run = new Run(timeline, trunk);
        run.seek(trunk, Cursor.complete(6));
        Branch fork = timeline.fork(trunk, 4, List.of(new Input.Act(4, "double", Map.of())));
        run.seek(fork, Cursor.complete(5));
        Branch third = timeline.fork(fork, 6, List.of(new Input.Act(6, "double", Map.of())));
        run.seek(third, Cursor.complete(7));
        double[] before = Toys.cells(run).clone();
        timeline.forget(fork);
        assertEquals(0, fork.keyframes().count());
        assertEquals((7 + 4) * KEYFRAME, timeline.bytes(), "0 to 6, and 4 to 7");
        assertSame(trunk, third.parent().orElseThrow());
        assertEquals(List.of(3, 4, 5, 7), List.of(nearest(third, 3), nearest(third, 4), nearest(third, 5),
                nearest(third, 9)));
        run.seek(third, Cursor.complete(5));
        // as on the branch that is gone: see the test before
        assertEquals(18 / 8.0 + 2 * 0.375, Toys.cells(run)[2], 0);
        run.seek(third, Cursor.complete(7));
        assertArrayEquals(before, Toys.cells(run), 0);
        run.seek(fork, Cursor.complete(6));
        assertEquals(11 * KEYFRAME, timeline.bytes(), "a run that is still there saves nothing");
        timeline.forget(trunk);
        assertEquals(Optional.empty(), third.parent());
        assertEquals(List.of(3, 7), List.of(nearest(third, 3), nearest(third, 9)), "all frames are its own");
        timeline.forget(third);
        assertEquals(0, timeline.bytes());
    }

    /// Room for five: the trunk keeps 0 to 2, the fork 1 and 2; the next one thins the longest, the trunk, to 0 and 2.
    @Test
    void theLongestHistoryIsThinnedAndThenTheOneLeftLongestAgoIsCleared() {
        var timeline = new Timeline(toy, 5 * KEYFRAME);
        Branch trunk = timeline.root(toy.defaults(), List.of());
        var run = new Run(timeline, trunk);
        run.seek(trunk, Cursor.complete(2));
        Branch fork = timeline.fork(trunk, 1, List.of(new Input.Act(1, "double", Map.of())));
        run.seek(fork, Cursor.complete(2));
        assertEquals(5 * KEYFRAME, timeline.bytes());
        run.seek(fork, Cursor.complete(3));
        assertEquals(List.of(2, 3), List.of(trunk.keyframes().count(), fork.keyframes().count()));
        // for frame 4 the fork is the longest: 2 stays; then both fit again, 0 and 2 of the trunk beside 2 and 4
        run.seek(fork, Cursor.complete(4));
        assertEquals(List.of(2, 2), List.of(trunk.keyframes().count(), fork.keyframes().count()));
        // 6 fits as the fifth; for 8 the fork goes down to 4 and 8 (0 is not its own)
        run.seek(fork, Cursor.complete(8));
        assertEquals(List.of(2, 2), List.of(trunk.keyframes().count(), fork.keyframes().count()));
        assertEquals(List.of(8, 4, 0), List.of(nearest(fork, 9), nearest(fork, 7), nearest(fork, 3)));
        Branch third = timeline.fork(fork, 9, List.of());
        run.seek(third, Cursor.complete(9));
        assertEquals(5 * KEYFRAME, timeline.bytes());
        run.seek(third, Cursor.complete(10)); // all are short now: the trunk, saved to longest ago, keeps none
        assertEquals(List.of(0, 2, 2),
                List.of(trunk.keyframes().count(), fork.keyframes().count(), third.keyframes().count()));
        run.seek(trunk, Cursor.complete(2));
        assertEquals(0.75, Toys.cells(run)[2], 0, "it is run again from the start");
    }

    @Test
    void aGestureThatGoesOnKeepsWhatCameBefore() {
        var timeline = new Timeline(toy);
        Branch trunk = timeline.root(toy.defaults(), List.of());
        Branch drag = timeline.fork(trunk, 2, List.of(new Input.Set(2, "by", "0.125")));
        var run = new Run(timeline, trunk);
        run.seek(drag, Cursor.complete(4));
        Branch longer = timeline.extend(drag, List.of(new Input.Set(4, "by", "0.25")));
        assertEquals(List.of(2, 4), longer.inputs().stream().map(Input::frame).toList());
        assertEquals(3, nearest(longer, 100), "frame 4 is to be run again");
        assertSame(trunk, longer.parent().orElseThrow());
        run.seek(longer, Cursor.complete(4));
        assertEquals(0.375 + 0.75 + 0.75 + 1.5, Toys.cells(run)[2], 0);
        Branch replaced = timeline.extend(longer, List.of(new Input.Set(4, "by", "0")));
        assertEquals(List.of(new Input.Set(2, "by", "0.125"), new Input.Set(4, "by", "0")), replaced.inputs());
        run.seek(replaced, Cursor.complete(4));
        assertEquals(0.375 + 0.75 + 0.75, Toys.cells(run)[2], 0);
    }

    @Test
    void aRestartStartsFromOtherSettings() {
        var timeline = new Timeline(toy);
        Branch trunk = timeline.root(toy.defaults(), List.of());
        Branch other = timeline.restart(trunk, toy.defaults().with("count", "2"), List.of());
        var run = new Run(timeline, trunk);
        run.seek(trunk, Cursor.complete(3));
        assertEquals(Optional.empty(), other.nearest(3), "it has nothing in common with the trunk");
        run.seek(other, Cursor.complete(2));
        assertArrayEquals(new double[]{2 * 0.375 + 0.5, 2 * 0.375 + 0.25}, Toys.cells(run), 0);
        assertSame(trunk, other.parent().orElseThrow());
        assertEquals(-1, other.shared(trunk));
    }

    @Test
    void coursesShareTheFramesBeforeTheirFirstOtherInput() {
        var timeline = new Timeline(toy);
        Input.Set two = new Input.Set(2, "by", "0.125"), five = new Input.Set(5, "by", "0.5"),
                six = new Input.Set(6, "by", "0.5");
        Branch a = timeline.root(toy.defaults(), List.of(two, five)),
                b = timeline.root(toy.defaults(), List.of(two, six));
        assertEquals(4, a.shared(b));
        assertEquals(4, b.shared(a));
        assertEquals(4, timeline.root(toy.defaults(), List.of(two)).shared(a));
        assertEquals(Integer.MAX_VALUE - 1, a.shared(a));
        assertEquals(0.0625, a.settings(1).get(Toy.BY));
        assertEquals(0.125, a.settings(2).get(Toy.BY));
        assertEquals(0.125, a.settings(4).get(Toy.BY));
        assertEquals(0.5, a.settings(5).get(Toy.BY));
    }

    @Test
    void inputsOutOfOrderAreRefused() {
        var timeline = new Timeline(toy);
        var e = assertThrows(BadInput.class,
                () -> timeline.root(toy.defaults(), List.of(new Input.Set(3, "by", "1"), new Input.Set(2, "by", "1"))));
        assertEquals("frame 2 comes after frame 3; inputs stand in order of frames", e.getMessage());
        e = assertThrows(BadInput.class, () -> timeline.root(toy.defaults(), List.of(new Input.Set(0, "by", "1"))));
        assertEquals("frame 0: the first frame that is computed is 1", e.getMessage());
        e = assertThrows(BadInput.class, () -> timeline.root(toy.defaults(), List.of(new Input.Set(2, "count", "1"))));
        assertEquals("frame 2: count restarts the run; it can be set before frame 1 only", e.getMessage());
    }

    /// Frame 3 is asked for with a stop after one frame.
    @Test
    void aSeekIsGivenUpBetweenTwoFrames() {
        Run run = Toys.run(toy);
        var asked = new int[1];
        assertFalse(run.seek(run.branch(), Cursor.complete(3), () -> ++asked[0] > 1));
        assertEquals(Cursor.complete(1), run.cursor());
        assertTrue(run.seek(run.branch(), new Cursor(3, 2, 1), () -> false));
        assertEquals(new Cursor(3, 2, 1), run.cursor());
    }

    /// In frame 3 grow has no element, so that its place is the frame's end; beyond the last slot is the last
    /// operation.
    @Test
    void aPlaceThatIsNotThereIsTheNextOrTheLastThatIs() {
        Run run = Toys.run(toy);
        run.seek(run.branch(), new Cursor(2, 9, 0));
        assertEquals(Cursor.complete(3), run.cursor());
        run.seek(run.branch(), new Cursor(0, 40, 7));
        assertEquals(new Cursor(0, 9, 0), run.cursor());
        run.seek(run.branch(), new Cursor(0, 2, 9));
        assertEquals(new Cursor(0, 2, 2), run.cursor());
        run.seek(run.branch(), new Cursor(0, 5, 0));
        assertEquals(new Cursor(0, 6, 0), run.cursor(), "the empty phase is passed over");
    }
}
