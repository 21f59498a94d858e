package limber.presentation.play;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import limber.OpensWindow;
import limber.ui.controls.FxLater;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// Frames of a fiftieth of a second, and pulses that are made by hand.
@OpensWindow
class FrameClockTest {
    private final List<Integer> due = new ArrayList<>();

    @BeforeAll
    static void start() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    /// The frames that become due at pulses that are so many milliseconds after each other.
    private List<Integer> due(double speed, int... ms) throws Exception {
        var clock = fx(() -> new FrameClock(FxLater.THREAD, () -> OptionalDouble.of(0.02), due::add));
        clock.speed().set(speed);
        long now = 1;
        clock.pulse(now);
        for (int each : ms) {
            now += each * 1_000_000L;
            clock.pulse(now);
        }
        return due;
    }

    @Test
    void framesBecomeDueAsTimePasses() throws Exception {
        assertEquals(List.of(1, 1, 5), due(1, 10, 11, 20, 100));
    }

    @Test
    void halfTheSpeedHasHalfTheFrames() throws Exception {
        assertEquals(List.of(1, 2), due(0.5, 41, 80));
    }

    /// A quarter of a second counts, which is 12 frames and a half.
    @Test
    void anHourOfSleepIsNotCaughtUpWith() throws Exception {
        assertEquals(List.of(12, 1), due(1, 3_600_000, 11));
    }
}
