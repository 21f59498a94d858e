package limber.presentation.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.Cursor;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the window says of a run that has stopped by itself.
class WordingTest {
    private final Model rope = Catalog.model("rope");

    private String said(Settings p, int frame) {
        var timeline = new Timeline(rope);
        var run = new Run(timeline, timeline.root(p, List.of()));
        run.seek(run.branch(), Cursor.complete(frame));
        return new Wording(rope, Language.ENGLISH.words()).flewApart(Divergence.find(run));
    }

    /// Both ends of the first stick are at the origin.
    @Test
    void aDivisionByZeroIsExplained() {
        assertEquals("The run diverged: position of element 1 in frame 1 is out of range. The ends of "
                + "stick 0, particles 0 and 1, coincide. Its direction d/|d| is 0/0, so that its correction is not a "
                + "number. The published program goes on with it, and a guard in its drawing hides this stick.",
                said(rope.defaults().with("segments", "2").with("shape", "0,0,0;0,0,0;1,0,0").with("length", "1")
                        .with("gravity", "0,0,0").with("coincident", "published"), 1));
    }

    /// The ends of stick 1 coincide. A Jacobi sweep computes all corrections first; the mean of particle 1 is the first
    /// value that is lost. The bend constraint of stick 0 spans particles 0 and 2.
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"sweep=jacobi | 1,0,0;2,0,0;2,0,0;3,0,0 | stick 1, particles 1 and 2",
        "bendConstraints=true | 0,0,0;1,0,0;0,0,0;1,0,0 | stick 0, particles 0 and 2"})
    void aStickNamesItsEnds(String setting, String shape, String ends) {
        String[] set = setting.split("=");
        String said = said(rope.defaults().with("segments", "3").with("shape", shape).with("pinStart", "false")
                .with("gravity", "0,0,0").with("coincident", "published").with(set[0], set[1]), 1);
        assertTrue(said.contains("The ends of " + ends + ", coincide"), said);
    }

    @Test
    void whatIsOnlyFarAwayIsNot() {
        assertFalse(said(rope.defaults().with("damping", "200"), 50).contains("coincide"));
    }

    @Test
    void aReadingHasTheNameOfItsTool() {
        var english = new Wording(rope, Language.ENGLISH.words());
        assertEquals("Protractor", english.quantity("tool(protractor)"));
        assertEquals("Ruler 2", english.quantity("tool(ruler, 2)"));
        assertEquals("直尺", new Wording(rope, Language.CHINESE.words()).quantity("tool(ruler)"));
    }

    /// A handle `obstacle` on the ground was a riddle where it is the floor.
    @ParameterizedTest
    @ValueSource(strings = {"floor", "sphere", "box"})
    void anObstacleIsCalledWhatItIs(String what) {
        Settings p = rope.defaults().with("collide", "true").with("obstacle", what);
        Handle obstacle = rope.handles(p).stream().filter(h -> h.word().equals("obstacle")).findFirst().orElseThrow();
        assertEquals(what, Wording.handle(obstacle, p, new Wording(rope, Language.ENGLISH.words())::get));
    }

    /// What is of the window names a parameter as the window does; files and other models keep their names.
    @ParameterizedTest
    @CsvSource(delimiter = '|',
            value = {"en | rope.iterations: -1 is below 0 (0..100) | Iterations: -1 is below 0 (0..100)",
                "en | iterations: -1 is below 0 (0..100) | Iterations: -1 is below 0 (0..100)",
                "zh | rope.iterations: 'a' is not a whole number | 迭代次数: “a”不是整数",
                "en | soft.iterations: -1 is below 0 (0..100) | soft.iterations: -1 is below 0 (0..100)",
                "en | lesson.md: -1 is below 0 | lesson.md: -1 is below 0"})
    void aRefusalNamesAParameterByItsTitle(String language, String refusal, String told) {
        Language in = language.equals("zh") ? Language.CHINESE : Language.ENGLISH;
        assertEquals(told, new Wording(rope, in.words()).refusal(refusal));
    }
}
