package limber.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.text.BadInput;
import limber.models.cloth.Cloth;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Where a lesson goes in a solver whose loops are found by running: conjugate gradients in a cloth.
class GotoTest {
    private Run run;

    @BeforeEach
    void implicitCurtain() {
        var cloth = new Cloth();
        var timeline = new Timeline(cloth);
        run = new Run(timeline, timeline.root(
                cloth.defaults().with("columns", "4").with("rows", "3").with("method", "springs"), List.of()));
    }

    private void seek(String phase, int element, Map<String, Integer> rounds) {
        new Goto(2, rounds, phase, element, new SourcePosition("lesson.md", 1, 1)).seek(run);
    }

    @Test
    void aRoundOfConjugateGradientsIsReachedBeforeItsFrameWasRun() {
        seek("", -1, Map.of("substep", 2, "cg", 3));
        assertEquals(1, run.cursor().frame());
        assertEquals(2, run.slot().round("substep"));
        assertEquals(3, run.slot().round("cg"));
        assertEquals(0, run.cursor().element());
        Cursor there = run.cursor();
        run.back(StepSize.ELEMENT);
        assertEquals(2, run.slot().round("cg"), "the last operation of the round before");
        run.step(StepSize.ELEMENT);
        assertEquals(there, run.cursor());
    }

    @Test
    void anElementOfAPhaseInARoundIsReached() {
        seek("product", 7, Map.of("cg", 2));
        assertEquals("product", run.slot().phase().name());
        assertEquals(2, run.slot().round("cg"));
        assertEquals(7, run.cursor().element());
    }

    @Test
    void aRoundThatNoFrameReachesIsRefusedInOneLine() {
        var e = assertThrows(BadInput.class, () -> seek("", -1, Map.of("cg", 9999)));
        assertTrue(e.getMessage().startsWith("frame 2 has no operation in cg 9999"), e.getMessage());
    }
}
