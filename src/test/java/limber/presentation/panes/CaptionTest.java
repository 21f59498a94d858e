package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.StepSize;
import limber.engine.settings.Vec;
import limber.presentation.words.Quantity;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The caption of a scene without a window.
class CaptionTest {
    private StoppedRope rope;

    @BeforeEach
    void open() throws InterruptedException {
        rope = new StoppedRope();
    }

    @AfterEach
    void close() {
        rope.close();
    }

    private Caption caption() {
        return Caption.of(rope.playback, rope.captions, rope.words);
    }

    /// 4 m in 12 sticks.
    @Test
    void itTellsTheResidualThatTheStateHas() throws Exception {
        rope.before(7);
        double[] p = rope.now().state().of(rope.now().state().channel("position").orElseThrow());
        double residual = Vec.of(p, 7).distance(Vec.of(p, 8)) - 4.0 / 12;
        String size = Quantity.text(Math.abs(residual), "m");
        assertEquals("Sweep 3 of 16: stick 7 is " + size + (residual >= 0 ? " too long." : " too short."),
                caption().next());
        rope.playback.transport().stepSize().set(StepSize.ELEMENT);
        rope.playback.transport().step(true);
        rope.later.until(() -> rope.now().path().element() == 8 && rope.now().last().isPresent());
        assertTrue(caption().last().startsWith("Stick 7 was " + size), caption().last());
    }

    @Test
    void itsLinesSayWhatTheyAreAndWhileItPlaysOnlyThat() throws Exception {
        rope.before(7);
        Caption stopped = caption();
        assertEquals(List.of("Last: " + stopped.last(), "Next: " + stopped.next()), stopped.lines(rope.words));
        rope.playback.playing().set(true);
        assertEquals(List.of("playing…"), caption().lines(rope.words));
        rope.playback.playing().set(false);
    }

    @Test
    void aQuestionThatHoldsTheSceneKeepsWhatComesNext() {
        rope.playback.rules().hold(rope.now().cursor());
        assertEquals("Predict or skip the question to go on.", caption().next());
    }
}
