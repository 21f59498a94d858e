package limber.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import limber.presentation.plots.PlotContent;
import limber.presentation.plots.PlotCurve;
import limber.presentation.plots.Points;
import limber.ui.plots.Plot;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// A benchmark of 10,000 points that all change in every pulse of a real window, 700 × 400: the FX thread's time in
/// [Plot#draw], and its allocations, including those of JavaFX's canvas for its commands. The score itself is the time
/// from pulse to pulse.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1, timeUnit = TimeUnit.SECONDS)
@Measurement(iterations = 4, time = 1, timeUnit = TimeUnit.SECONDS)
@Fork(1)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class PlotBench {
    private static final int POINTS = 10_000;

    /// One value at a time, or a curve that goes back and forth.
    @Param({"time", "portrait"}) public String over;

    private final Semaphore pulses = new Semaphore(0);
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private volatile long nanos, allocated;
    private Stage stage;
    private AnimationTimer timer;
    private int shift;

    /// Means over an iteration.
    @AuxCounters(AuxCounters.Type.EVENTS)
    @org.openjdk.jmh.annotations.State(Scope.Thread)
    public static class Own {
        private long nanos, bytes, frames;

        @Setup(Level.Iteration) public void reset() {
            nanos = bytes = frames = 0;
        }

        public double drawMicros() {
            return 1e-3 * nanos / frames;
        }

        public double drawBytes() {
            return (double) bytes / frames;
        }
    }

    @Setup(Level.Trial) public void window() {
        Platform.startup(() -> {});
        Platform.setImplicitExit(false);
        onFx(this::open);
    }

    private void open() {
        var plot = new Plot("");
        plot.painter()
                .show(new PlotContent(List.of(new PlotCurve("moving", "m", "position", 0, this::fill)), "time in s",
                        over.equals("time"), false, false, new Still()));
        stage = new Stage();
        stage.setScene(new Scene(plot, 700, 400));
        stage.show();
        timer = new AnimationTimer() {
            @Override public void handle(long now) {
                shift++;
                long bytes = threads.getCurrentThreadAllocatedBytes(), start = System.nanoTime();
                plot.draw();
                nanos = System.nanoTime() - start;
                allocated = threads.getCurrentThreadAllocatedBytes() - bytes;
                pulses.release();
            }
        };
        timer.start();
    }

    private void fill(Points points) {
        points.start(0, POINTS);
        boolean time = over.equals("time");
        for (int i = 0; i < POINTS; i++) {
            double t = 0.002 * (i + shift);
            points.add(time ? 0.002 * i : Math.cos(3 * t), Math.sin(5 * t) * Math.cos(0.7 * t));
        }
    }

    private record Still() implements PlotContent.Moments {
        @Override public int present(Points points) {
            return points.size() / 2;
        }

        @Override public void go(Points points, int point) {}

        @Override public String name(Points points, int point) {
            return "";
        }
    }

    /// Discards pulses left over from the iteration before.
    @Setup(Level.Iteration) public void forget() {
        pulses.drainPermits();
    }

    @TearDown public void shut() {
        onFx(() -> {
            timer.stop();
            stage.hide();
        });
    }

    private static void onFx(Runnable action) {
        CompletableFuture.runAsync(action, Platform::runLater).join();
    }

    @Benchmark public void plotted(Own own) throws InterruptedException {
        pulses.acquire();
        own.nanos += nanos;
        own.bytes += allocated;
        own.frames++;
    }
}
