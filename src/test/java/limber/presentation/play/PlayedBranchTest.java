package limber.presentation.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import limber.engine.Cursor;
import limber.engine.model.Input;
import limber.engine.run.Branch;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Vec;
import limber.models.rope.Rope;
import org.junit.jupiter.api.Test;

/// The course of a scene after very many gestures.
class PlayedBranchTest {
    private static final int GESTURES = 200;

    private final Timeline timeline = new Timeline(new Rope());
    private final PlayedBranch played = new PlayedBranch(timeline, new Rope().defaults());
    private final List<WeakReference<Branch>> made = new ArrayList<>();

    /// Drags the end by two moves, and plays on.
    private void gesture(int frame) {
        played.at(Cursor.complete(frame));
        played.press();
        for (int later = 0; later < 2; later++) {
            int place = later;
            played.input(false, later, f -> new Input.Move(f, "end", new Vec(4, place, 0)));
            made.add(new WeakReference<>(played.branch()));
        }
        play(frame + 5);
        played.release();
    }

    private void play(int frame) {
        var run = new Run(timeline, played.branch());
        run.seek(played.branch(), Cursor.complete(frame));
        played.at(run.cursor());
    }

    private long alive() {
        System.gc();
        return made.stream().filter(b -> b.get() != null).count();
    }

    @Test
    void undoneGesturesLeaveNothing() {
        play(20);
        gesture(10);
        played.undo();
        long bytes = timeline.bytes();
        for (int n = 0; n < GESTURES; n++) {
            gesture(10);
            played.undo();
        }
        assertEquals(bytes, timeline.bytes());
        assertEquals(1, alive(), "the one that can be redone");
    }

    /// As many can be undone as there were; those before are gone, and the course is the same as run from the start.
    @Test
    void gesturesThatNoUndoLeadsToAreFree() {
        play(20);
        for (int n = 0; n < 2 * GESTURES; n++) gesture(10 + n % 3);
        assertEquals(GESTURES + 1, alive(), "the present one, and those that undo leads to");
        int back = 0;
        Branch last = played.branch();
        for (Branch b = last; b.parent().isPresent(); b = b.parent().get()) back++;
        assertTrue(back <= GESTURES, back + " branches lead back");
        var run = new Run(timeline, last);
        run.seek(last, Cursor.complete(14));
        var own = new Timeline(new Rope());
        var again = new Run(own, own.root(last.settings(), last.inputs()));
        again.seek(again.branch(), Cursor.complete(14));
        assertTrue(run.state().sameBits(again.state()));
    }

    /// A course that cannot be run goes, and with it what could have been redone.
    @Test
    void whatIsAbandonedLeavesNothing() {
        play(20);
        long bytes = timeline.bytes();
        gesture(10);
        gesture(12);
        played.undo();
        played.abandon();
        assertEquals(0, alive());
        assertEquals(bytes, timeline.bytes());
    }
}
