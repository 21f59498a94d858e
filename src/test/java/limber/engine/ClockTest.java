package limber.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Map;
import limber.engine.settings.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Frames cut into substeps, in halves and quarters of seconds, which doubles add up without rounding.
class ClockTest {
    private static final Clock CLOCK = new Clock(0.25);
    private static final Settings FIXED = Settings.defaults("toy", CLOCK.parameters()).with("substeps", "3"),
            ACCUMULATED = FIXED.with("clock", "accumulated").with("frameTime", "0.625").with("maxSubsteps", "4");

    private final State s = State.of(new LinkedHashMap<>(Map.of(Clock.CHANNEL, Clock.SIZE)), 0);

    private void frame(Settings p) {
        CLOCK.phase(p).run(s, 0, 0, 1);
    }

    private void holds(double time, double remainder, double count, double dropped, double step, double sinceTime,
            double sinceFrame, double frames, double pace) {
        assertArrayEquals(
                new double[]{time, remainder, count, dropped, step, sinceTime, sinceFrame, frames, pace},
                s.of(Clock.CHANNEL));
        assertEquals((int) count, Clock.count(s));
    }

    /// 3 · 1/4 s a frame; under another step the product starts anew where and when that began.
    @Test
    void fixedFramesAreAProductSinceTheStepChanged() {
        frame(FIXED);
        holds(0.75, 0, 3, 0, 0.25, 0, 0, 1, 0.75);
        frame(FIXED);
        holds(1.5, 0, 3, 0, 0.25, 0, 0, 2, 0.75);
        Settings slower = FIXED.with("substep", "0.5").with("substeps", "2");
        frame(slower);
        holds(2.5, 0, 2, 0, 0.5, 1.5, 2, 3, 1);
        frame(slower);
        holds(3.5, 0, 2, 0, 0.5, 1.5, 2, 4, 1);
    }

    /// Steps of 5/8 s and 1/8 s, whatever `substeps` and `substep` say.
    @Test
    void aFramePerStepIsAsLongAsItsFrame() {
        Settings perFrame = ACCUMULATED.with("clock", "per-frame");
        frame(perFrame);
        holds(0.625, 0, 1, 0, 0.625, 0, 0, 1, 0.625);
        frame(perFrame.with("frameTime", "0.125"));
        holds(0.75, 0, 1, 0, 0.125, 0.625, 1, 2, 0.125);
    }

    /// 5/8 s are two steps of 1/4 s and 1/8 left; with that 3/4 s, of which the last 1/4 s is not more than a step and
    /// stays; then 7/8 s, three steps and 1/8.
    @Test
    void accumulatedFramesTakeStepsWhileThereIsMoreThanOne() {
        frame(ACCUMULATED);
        holds(0.625, 0.125, 2, 0, 0.25, 0, 0, 1, 0);
        frame(ACCUMULATED);
        holds(1.25, 0.25, 2, 0, 0.25, 0, 0, 2, 0);
        frame(ACCUMULATED);
        holds(1.875, 0.125, 3, 0, 0.25, 0, 0, 3, 0);
    }

    /// 1.5 s would be five steps and a rest of a whole one; after four 1/2 s is dropped. 1.25 s are four and the rest
    /// of one, which is kept.
    @Test
    void whatIsLeftAfterTheMostStepsIsDropped() {
        frame(ACCUMULATED.with("frameTime", "1.5"));
        holds(1.5, 0, 4, 0.5, 0.25, 0, 0, 1, 0);
        frame(ACCUMULATED.with("frameTime", "1.25"));
        holds(2.75, 0.25, 4, 0.5, 0.25, 0, 0, 2, 0);
        frame(ACCUMULATED.with("frameTime", "2"));
        holds(4.75, 0, 4, 0.5 + 1.25, 0.25, 0, 0, 3, 0);
    }

    /// No step of an accumulated clock is below 5 ms.
    @ParameterizedTest
    @CsvSource({"fixed,0.25,0.25,0.75", "accumulated,0.25,0.25,0.625", "fixed,0.001,0.001,0.003",
        "accumulated,0.001,0.005,0.625", "per-frame,0.25,0.625,0.625"})
    void stepAndFrame(String rule, String substep,
            double step, double frame) {
        Settings p = ACCUMULATED.with("clock", rule).with("substep", substep);
        assertEquals(step, CLOCK.step(p), 0);
        assertEquals(frame, CLOCK.frameSeconds(p), 1e-18);
    }

    /// Steps of at most half of the limit: 3/4 s under 1/4 s are 6 of 1/8 s, and under 0.2 s 8 of 3/32 s. There are at
    /// most 1000.
    @ParameterizedTest
    @CsvSource({"fixed,0.25,6,0.125", "fixed,0.2,8,0.09375", "accumulated,0.25,5,0.125",
        "fixed,0.0001,1000,0.00075"})
    void framesStayAsLongWhenTheirStepsAreCalmed(String rule, double limit, int count,
            double step) {
        Settings calm = CLOCK.within(ACCUMULATED.with("clock", rule), limit).orElseThrow();
        assertEquals(Clock.Rule.FIXED, calm.get(CLOCK.rule));
        assertEquals(count, calm.get(CLOCK.substeps));
        assertEquals(step, calm.get(CLOCK.substep), 1e-18);
    }

    /// The shortest substep allowed is 1 µs.
    @Test
    void noStepIsShorterThanIsAllowed() {
        Settings p = FIXED.with("substep", "0.000003").with("substeps", "1");
        assertEquals(3, CLOCK.within(p, 2e-6).orElseThrow().get(CLOCK.substeps));
        assertEquals(Optional.empty(), CLOCK.within(p, 1.9e-6), "4 of 0.75 µs");
        assertEquals(Optional.empty(), CLOCK.within(ACCUMULATED.with("frameTime", "0"), 1), "a frame of no time");
    }

    @Test
    void theClockIsOneOperationForTheWhole() {
        for (Phase phase : List.of(CLOCK.phase(FIXED), CLOCK.phase(ACCUMULATED), Clock.fixed(2, 0.5))) {
            assertEquals("clock", phase.name());
            assertEquals(1, phase.size(s));
            assertEquals("", phase.of());
            assertEquals(false, phase.independent());
        }
        assertEquals(List.of("t = t_0 + n\\,k\\,h"), CLOCK.phase(FIXED).formula().equations());
        assertEquals("r = r_0 + \\Delta t - k\\,h,\\quad r \\le h", CLOCK.phase(ACCUMULATED).formula().tex());
    }
}
