package limber.ui;

import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Rectangle2D;
import limber.models.Catalog;
import limber.ui.preferences.Level;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// A benchmark of waiting for the window, 1280 × 720: for the whole furniture of the first tab while two threads keep
/// two cores busy, and for another level.
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(3)
@State(Scope.Thread)
public class FurnitureBench {
    private static final Rectangle2D PLACE = new Rectangle2D(0, 0, 1280, 720);
    private static final int BUSY = 2;

    private Classroom classroom;
    private volatile boolean busy = true;
    private Level level = Level.STEP;

    @Setup public void window() {
        classroom = new Classroom(PLACE, Level.STEP, List.of());
    }

    /// The first opening in a window, so once in each process.
    @Benchmark
    @Warmup(iterations = 0)
    @Measurement(iterations = 1) public void openWhileBusy()
            throws InterruptedException {
        for (int i = 0; i < BUSY; i++) Thread.ofPlatform().daemon().start(() -> {
            while (busy) Thread.onSpinWait();
        });
        classroom.open(Catalog.MODELS.getFirst());
    }

    /// Watch, Step, Inspect and again; the first time opens the tab, and the first three build what they show.
    @Benchmark
    @Warmup(iterations = 6)
    @Measurement(iterations = 10) public void otherLevel()
            throws InterruptedException {
        if (classroom.closed()) classroom.open(Catalog.MODELS.getFirst());
        level = Level.values()[(level.ordinal() + 1) % Level.values().length];
        classroom.level(level);
    }

    @TearDown public void shut() {
        busy = false;
        classroom.shut();
    }
}
