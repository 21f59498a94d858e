package limber.ui;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import limber.engine.model.Model;
import limber.models.Catalog;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Timeout;
import org.openjdk.jmh.annotations.Warmup;

/// The heap before and after a minute of playing with all panes open, each model in turn, once each has played a
/// while. Keyframes are left out: they have a budget of their own, and fill it. For ten minutes:
/// `./limber bench HeapBench -p seconds=600`.
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(1)
@Timeout(time = 20, timeUnit = TimeUnit.MINUTES)
@State(Scope.Thread)
public class HeapBench {
    private static final int BEFORE_SECONDS = 5;

    @Param("60") public int seconds;

    /// After collections, in bytes.
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Heap {
        public double before, after;
    }

    @Benchmark public int play(Heap heap) throws InterruptedException {
        var classroom = new Classroom();
        for (Model model : Catalog.MODELS) play(classroom, model, BEFORE_SECONDS);
        heap.before = used(classroom);
        int frames = 0;
        for (Model model : Catalog.MODELS) frames += play(classroom, model, seconds / Catalog.MODELS.size());
        heap.after = used(classroom);
        classroom.shut();
        return frames;
    }

    private static int play(Classroom classroom, Model model, int seconds) throws InterruptedException {
        classroom.open(model);
        int from = classroom.frame();
        TimeUnit.SECONDS.sleep(seconds);
        int frames = classroom.frame() - from;
        System.out.printf("%s: %d frames in %d s, %d kB of heap without keyframes%n", model.name(), frames, seconds,
                used(classroom) >> 10);
        if (frames <= 0) throw new IllegalStateException(model.name() + " does not play");
        return frames;
    }

    /// What JavaFX holds natively it lets go of in a pulse after a collection.
    private static long used(Classroom classroom) throws InterruptedException {
        for (int n = 0; n < 3; n++) {
            System.gc();
            TimeUnit.MILLISECONDS.sleep(500);
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() - classroom.keyframes();
    }
}
