package limber.presentation.play;

import java.util.OptionalDouble;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import limber.presentation.Later;

/// A clock that turns screen pulses into due frames.
///
/// After a pulse that came late, because the machine was busy or asleep or the page was hidden, it goes on as if little
/// time had passed.
final class FrameClock {
    static final double SHORTEST = 1e-6;
    /// The longest time between two pulses that counts, s.
    private static final double LONGEST_PULSE = 0.25;

    private final Supplier<OptionalDouble> frame;
    private final IntConsumer due;
    private final DoubleProperty speed = new SimpleDoubleProperty(1);
    private final Later.Repeated pulses;
    /// The fraction of a frame that has passed and is not due yet.
    private double share;
    /// The time of the last pulse, ns; 0 for none.
    private long last;

    /// @param frame how long a frame is now, s; empty while time does not count
    /// @param due receives the number of due frames, once a pulse at most
    FrameClock(Later later, Supplier<OptionalDouble> frame, IntConsumer due) {
        this.frame = frame;
        this.due = due;
        pulses = later.beforeEachPicture(this::pulse);
    }

    /// Simulated seconds per second.
    DoubleProperty speed() {
        return speed;
    }

    void start() {
        last = 0;
        share = 0;
        pulses.start();
    }

    void stop() {
        pulses.stop();
    }

    /// @param now the time of this pulse, ns; not 0
    void pulse(long now) {
        double passed = last == 0 ? 0 : Math.min((now - last) * 1e-9, LONGEST_PULSE);
        last = now;
        OptionalDouble seconds = frame.get();
        if (seconds.isEmpty()) return;
        share += passed * speed.get() / Math.max(SHORTEST, seconds.getAsDouble());
        int frames = (int) share;
        if (frames < 1) return;
        share -= frames;
        due.accept(frames);
    }
}
