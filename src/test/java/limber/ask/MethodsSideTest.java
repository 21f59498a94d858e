package limber.ask;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.Cursor;
import limber.engine.model.Entry;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Branch;
import limber.engine.run.Companions.Companion;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

class MethodsSideTest {
    private static final Model ROPE = Catalog.model("rope"), STRAND = Catalog.model("strand");
    private static final PictureRequest NOTHING = new PictureRequest(Set.of(), Set.of());
    private static final Settings FREE = ROPE.defaults().with("pinStart", "false").with("substep", "0.01"),
            HALF = FREE.with("gravity", "0,-4.905,0"), BAR = STRAND.defaults().with("length", "4");
    private final Timeline timeline = new Timeline(ROPE);

    private static MethodsSide side(Settings first, Entry... others) {
        return new MethodsSide(new Entry(ROPE, first), List.of(others), 1 << 20, Skin::vertices);
    }

    private static Picture add(MethodsSide side, Run run) {
        return side.add(Picture.of(run, NOTHING, false, Optional.empty()), run, NOTHING, false, () -> false);
    }

    private static Run alone(Entry e, int frame) {
        var timeline = new Timeline(e.model());
        var run = new Run(timeline, timeline.root(e.settings(), e.inputs()));
        run.seek(run.branch(), Cursor.complete(frame));
        return run;
    }

    private static void assertSame(Entry alone, int frame, Companion companion) {
        assertEquals(Cursor.complete(frame), companion.picture().cursor());
        assertTrue(alone(alone, frame).picture().sameBitsWithScratch(companion.picture().state()), "other bits");
    }

    @Test
    void eachMethodIsARunOfItsOwnAtTheSameFrameBackAndForthAndInsideAFrame() {
        var run = new Run(timeline, timeline.root(ROPE.defaults(), List.of()));
        Entry half = new Entry(ROPE, ROPE.defaults().with("correction", "half")), strand = new Entry(STRAND, BAR);
        MethodsSide side = side(ROPE.defaults(), half, strand);
        for (Cursor at : List.of(Cursor.START, Cursor.complete(9), Cursor.complete(4), new Cursor(6, 3, 2))) {
            run.seek(run.branch(), at);
            List<Companion> all = add(side, run).companions().orElseThrow().all();
            assertSame(half, at.frame(), all.getFirst());
            assertSame(strand, at.frame(), all.getLast());
        }
    }

    @Test
    void oneDragMovesAllAndAMethodKeepsItsOwnInputs() {
        Input drag = new Input.Move(3, "start", new Vec(0.2, 0.3, 0)), own = new Input.Move(2, "end", new Vec(3, 1, 0));
        Branch start = timeline.root(ROPE.defaults(), List.of()), dragged = timeline.fork(start, 3, List.of(drag));
        var run = new Run(timeline, start);
        MethodsSide side = side(ROPE.defaults(), new Entry(STRAND, BAR, List.of(own)));
        run.seek(start, Cursor.complete(6));
        add(side, run);
        run.seek(dragged, Cursor.complete(6));
        Companion strand = add(side, run).companions().orElseThrow().all().getFirst();
        assertSame(new Entry(STRAND, BAR, List.of(own, drag)), 6, strand);
        assertEquals(List.of(), strand.left());
    }

    /// A free fall of g·h²·n(n + 1)/2: under half of the gravity, half of that is between the two after n substeps.
    @Test
    void surfacesAreApartAsTheyFall() {
        var run = new Run(timeline, timeline.root(FREE, List.of()));
        MethodsSide side = side(FREE, new Entry(ROPE, HALF));
        run.seek(run.branch(), Cursor.complete(10));
        double apart = 0.5 * 9.81 * 1e-4 * 10 * 11 / 2;
        Picture now = add(side, run);
        double[] vertices = now.companions().orElseThrow().all().getFirst().apart(), expected = vertices.clone();
        Arrays.fill(expected, apart);
        assertTrue(vertices.length > 100);
        assertArrayEquals(expected, vertices, 1e-9);
        assertEquals(0, now.companions().orElseThrow().apart().length, "it is what distances are measured from");
        side.reference(1);
        Picture other = add(side, run);
        assertArrayEquals(expected, other.companions().orElseThrow().apart(), 1e-9);
        assertEquals(0, other.companions().orElseThrow().all().getFirst().apart().length);
    }
}
