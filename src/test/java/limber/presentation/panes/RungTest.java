package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.models.Catalog;
import limber.presentation.TestLater;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The ladder of a rope of 3 sticks with one substep of 4 sweeps.
class RungTest {
    private final TestLater later = new TestLater();
    private final Model rope = Catalog.model("rope");
    private final Wording words = new Wording(rope, Language.ENGLISH.words());
    private Playback playback;

    @BeforeEach
    void open() throws InterruptedException {
        playback = new Playback(later, rope,
                rope.defaults().with("segments", "3").with("substeps", "1").with("iterations", "4"), e -> {
                    throw new AssertionError(e);
                });
        later.until(() -> picture() != null);
    }

    @AfterEach
    void close() {
        playback.close();
    }

    private Picture picture() {
        return playback.picture().get();
    }

    private List<String> texts() {
        return Rung.of(picture(), words).stream().map(Rung::text).toList();
    }

    @Test
    void betweenFramesOnlyTheFrameHasANumber() throws Exception {
        assertEquals(List.of("frame 0 ✓", "substep", "phase", "sweep", "element"), texts());
        assertEquals(List.of(5, 4, 3, 2, 1), Rung.of(picture(), words).stream().map(Rung::key).toList());
        assertEquals("element (1)", Rung.of(picture(), words).getLast().whole());
    }

    @Test
    void insideAFrameEachRungSaysWhereTheRunIs() throws Exception {
        playback.transport().find(2, Map.of("substep", 1, "sweep", 3), "distance", 1);
        later.until(() -> !picture().cursor().betweenFrames());
        assertEquals(List.of("frame 2", "substep 1/1", words.title("phase", "distance"), "sweep 3/4", "stick 1"),
                texts());
        Rung phase = Rung.of(picture(), words).get(2);
        assertEquals(StepSize.PHASE, phase.size());
        assertEquals(words.title("phase", "distance") + " (3)\n" + words.get("sequential"), phase.whole());
        playback.goFrame(0);
        later.until(() -> picture().cursor().equals(Cursor.START));
    }
}
