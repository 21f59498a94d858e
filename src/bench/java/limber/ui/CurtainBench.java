package limber.ui;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
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
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// A benchmark of the time from one shown frame of a large curtain to the next, at level Step in 1280 × 720.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 1, time = 15)
@Measurement(iterations = 3, time = 4)
@Fork(1)
@State(Scope.Thread)
public class CurtainBench {
    @Param({"64", "128"}) public String cells;
    /// As the kernels are, or level by level; see `Levels`.
    @Param({"off", "on"}) public String levels;

    private Classroom classroom;
    private Semaphore frames;

    @Setup public void curtain() throws InterruptedException {
        System.setProperty("limber.levels", levels);
        classroom = new Classroom(new Rectangle2D(0, 0, 1280, 720), Level.STEP, List.of());
        classroom.open(Catalog.model("cloth"));
        frames = classroom.play(Map.of("columns", cells, "rows", cells));
    }

    @TearDown public void shut() {
        classroom.shut();
    }

    @Benchmark public void frame() throws InterruptedException {
        frames.acquire();
    }
}
