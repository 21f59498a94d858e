package limber.models.rope;

import static limber.models.Setup.number;
import static limber.models.Setup.seek;
import static limber.models.rope.Ropes.run;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Shots of the published hook, fired at (0, 4, 0) and later at (4, 4, 0), of 80 sticks that are drawn one a frame.
class RopeShotTest {
    private static final Vec UP = new Vec(0, 4, 0), ASIDE = new Vec(4, 4, 0);

    private static Input act(int frame, String action) {
        return new Input.Act(frame, action, Map.of());
    }

    private static Input fire(int frame, Vec to) {
        return new Input.Act(frame, "fire", Map.of("to", to));
    }

    private static boolean pinned(Run run) {
        double[] w = run.state().of(RopeChannels.INVERSE_MASS);
        return w[w.length - 1] == 0;
    }

    /// The lock flag is set while the first rope is drawn, too late for it, and is copied by the second. What was drawn
    /// of the first is still counted, so that the second is there whole.
    @ParameterizedTest
    @CsvSource({"published,80,true", "corrected,1,false"})
    void theSecondShotAppearsWholeAndPinned(String rule,
            int drawn, boolean held) {
        Run run = run(List.of(fire(1, UP), fire(100, ASIDE)), "preset hook", "refire=" + rule);
        seek(run, 1);
        assertEquals(1, number(run, "drawn"), 0, "the first is drawn from nothing");
        assertEquals(false, pinned(run), "and its end is free");
        seek(run, 80);
        assertEquals(80, number(run, "drawn"), 0);
        seek(run, 100);
        assertEquals(drawn, number(run, "drawn"), 0);
        assertEquals(held, pinned(run));
    }

    /// Retracting clears the flag, so that the shot after it is free again; it is drawn from what is left, 70 sticks.
    @Test
    void retractingClearsTheLockFlag() {
        Run run = run(List.of(fire(1, UP), act(90, "retract"), fire(100, ASIDE)), "preset hook");
        seek(run, 99);
        assertEquals(70, number(run, "drawn"), 0);
        seek(run, 100);
        assertEquals(71, number(run, "drawn"), 0);
        assertEquals(false, pinned(run));
    }

    /// After 20 sticks a second shot extends beside the first: two sticks a frame from then on.
    @ParameterizedTest
    @CsvSource({"published,40", "corrected,10"})
    void firingWhileExtendingDoublesTheRate(String rule, int drawn) {
        Run run = run(List.of(fire(1, UP), fire(21, ASIDE)), "preset hook", "refire=" + rule);
        seek(run, 20);
        assertEquals(20, number(run, "drawn"), 0);
        seek(run, 30);
        assertEquals(drawn, number(run, "drawn"), 0);
    }
}
