package limber.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.util.Subscription;
import limber.ui.preferences.Preferences;

/// A watch on how fast this machine draws the window: whether less has to be drawn while a scene plays.
///
/// It takes the time from pulse to pulse while a scene plays. A median above 34.5 ms, twice in a row, is slow: fewer
/// than thirty frames a second, with room for screens that show exactly thirty. It never goes back by itself, or the
/// picture would change to and fro. A Linux machine that has no device for drawing is slow from the beginning.
final class DrawingSpeed implements AutoCloseable {
    private static final long SLOW = 34_500_000;
    /// Pulses of a median, and those at first that are not counted: much is loaded then.
    private static final int PULSES = 40, FIRST = 60;

    private final BooleanSupplier playing;
    private final BooleanProperty slow = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper fast = new ReadOnlyBooleanWrapper();
    private final Subscription choosing;
    private final long[] gaps = new long[PULSES];
    private long last;
    private int skipped, taken, times;

    /// @param playing whether a scene plays
    DrawingSpeed(Preferences preferences, BooleanSupplier playing) {
        this.playing = playing;
        choosing = Subscription.combine(preferences.graphics().subscribe(_ -> {
            times = 0;
            slow.set(false);
            choose(preferences);
        }), slow.subscribe(_ -> choose(preferences)));
    }

    private void choose(Preferences preferences) {
        fast.set(switch (preferences.graphics().get()) {
            case AUTOMATIC -> slow.get();
            case BEST -> false;
            case FAST -> true;
        });
    }

    /// Whether less is to be drawn.
    ReadOnlyBooleanProperty fast() {
        return fast.getReadOnlyProperty();
    }

    /// Whether the machine was found to be slow.
    BooleanProperty slow() {
        return slow;
    }

    /// Lets JavaFX hand finished pixels to the screen on a machine without a graphics device. There it would draw the
    /// whole window a second time to present it, which takes as long as a bare scene. Has to be called before the
    /// toolkit starts; whoever has set the property decides.
    static void presentPixels() {
        if (withoutCard(System.getProperty("os.name"), Path.of("/dev")))
            System.getProperties().putIfAbsent("prism.forceUploadingPainter", "true");
    }

    /// Whether JavaFX draws on the processor for sure, since there is no graphics device.
    ///
    /// @param system the name of the operating system
    /// @param devices the folder of its devices
    static boolean withoutCard(String system, Path devices) {
        return system.equals("Linux") && Stream.of("dri", "nvidia0").map(devices::resolve).noneMatch(Files::exists);
    }

    /// A pulse of the window at that time, ns.
    void pulse(long now) {
        long gap = now - last;
        last = now;
        if (slow.get()) return;
        if (!playing.getAsBoolean()) {
            skipped = 0;
            taken = 0;
        } else if (skipped < FIRST) skipped++;
        else take(gap);
    }

    @Override public void close() {
        choosing.unsubscribe();
    }

    private void take(long gap) {
        gaps[taken++] = gap;
        if (taken < PULSES) return;
        taken = 0;
        Arrays.sort(gaps);
        times = gaps[PULSES / 2] > SLOW ? times + 1 : 0;
        slow.set(times == 2);
    }
}
