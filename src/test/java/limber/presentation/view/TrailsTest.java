package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.model.Input;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.rope.Rope;
import org.junit.jupiter.api.Test;

/// Trails, which depend on the pictures that arrived and on the cursor.
class TrailsTest {
    private static final Element SEVEN = new Element("particle", 7);

    private final Rope rope = new Rope();
    private final Timeline timeline = new Timeline(rope);
    private final Run run = new Run(timeline, timeline.root(rope.presets().getFirst().settings(), List.of()));
    private final Set<Element> kept = new HashSet<>();
    private final Trails trails = new Trails(rope, kept);

    private Picture at(Branch branch, int frame, Optional<Element> selected) {
        run.seek(branch, Cursor.complete(frame));
        Picture now = Picture.of(run, PictureRequest.atFirst(rope), true, Optional.empty());
        trails.show(now, selected);
        return now;
    }

    private int[] frames(Picture now) {
        return trails.trails(now).getFirst().frames();
    }

    @Test
    void aTrailEndsWhereItsParticleIsAndGoingBackShortensIt() {
        for (int f = 0; f <= 5; f++) at(run.branch(), f, Optional.of(SEVEN));
        Picture now = at(run.branch(), 2, Optional.of(SEVEN));
        Trails.Trail trail = trails.trails(now).getFirst();
        assertArrayEquals(new int[]{0, 1, 2, 2}, trail.frames());
        assertEquals(Vec.of(now.state().of(rope.grabbable().orElseThrow()), 7), Vec.of(trail.xyz(), 3));
        assertArrayEquals(new int[]{0, 1, 2, 3, 4, 5, 5}, frames(at(run.branch(), 5, Optional.of(SEVEN))),
                "going on again it is as long as it was");
    }

    @Test
    void skippedFramesAreJoinedAndOldOnesForgotten() {
        at(run.branch(), 0, Optional.of(SEVEN));
        at(run.branch(), 9, Optional.of(SEVEN));
        assertArrayEquals(new int[]{0, 9, 20, 20}, frames(at(run.branch(), 20, Optional.of(SEVEN))));
        // 0 and 9 are more than 240 frames before 255
        assertArrayEquals(new int[]{20, 255, 255}, frames(at(run.branch(), 255, Optional.of(SEVEN))));
    }

    @Test
    void aGestureTakesAwayWhatItChangedAndARestartAll() {
        for (int f = 0; f <= 8; f++) at(run.branch(), f, Optional.of(SEVEN));
        Branch before = run.branch(),
                moved = timeline.fork(before, 5, List.of(new Input.Move(5, "end", new Vec(1, 1, 0))));
        assertArrayEquals(new int[]{0, 1, 2, 3, 4, 8, 8}, frames(at(moved, 8, Optional.of(SEVEN))));
        assertArrayEquals(new int[]{0, 1, 2, 3, 4, 8, 8}, frames(at(before, 8, Optional.of(SEVEN))), "undone");
        Settings other = rope.presets().get(1).settings();
        assertArrayEquals(new int[]{0, 0}, frames(at(timeline.root(other, List.of()), 0, Optional.of(SEVEN))));
    }

    @Test
    void severalAreKeptAndWithoutAnyTheHandlesLeaveThem() {
        kept.add(new Element("particle", 3));
        assertEquals(2, trails.trails(at(run.branch(), 1, Optional.of(SEVEN))).size());
        assertEquals(1, trails.trails(at(run.branch(), 2, Optional.empty())).size());
        kept.clear();
        assertEquals(List.of("end", "start"), trails.trails(at(run.branch(), 3, Optional.empty())).stream()
                .map(t -> t.element().of()).sorted().toList());
        assertTrue(trails.trails(at(run.branch(), 4, Optional.of(new Element("stick", 2)))).stream()
                .noneMatch(t -> t.element().of().equals("stick")), "a stick has no place of its own");
    }
}
