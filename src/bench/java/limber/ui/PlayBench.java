package limber.ui;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import limber.models.Catalog;
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
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// A benchmark of a pulse while a model's default scene plays with all panes open. The score is the time from pulse to
/// pulse, which the screen or its substitute decides; the FX thread's part is counted beside it.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 1, time = 8)
@Measurement(iterations = 1, time = 8)
@Fork(1)
@State(Scope.Thread)
public class PlayBench {
    @Param({"rope", "rod", "ball", "jelly"}) public String model;

    private Classroom classroom;

    /// Of all pulses of an iteration.
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Own {
        private final long[] nanos = new long[100_000];
        private long cpu, bytes;
        private int pulses;

        @Setup(Level.Iteration) public void reset() {
            pulses = 0;
            cpu = bytes = 0;
        }

        /// The mean from the first timer to the end of layout.
        public double ownMicros() {
            return Arrays.stream(nanos, 0, pulses).average().orElseThrow() / 1000;
        }

        /// 99 of 100 take no longer.
        public double slowMicros() {
            return Arrays.stream(nanos, 0, pulses).sorted().skip(99L * pulses / 100).findFirst().orElseThrow() / 1000.0;
        }

        /// The mean of the FX thread's processor time, with JavaFX's own.
        public double threadMicros() {
            return 1e-3 * cpu / pulses;
        }

        public double allocated() {
            return (double) bytes / pulses;
        }
    }

    @Setup(Level.Trial) public void window() throws InterruptedException {
        classroom = new Classroom();
        classroom.open(Catalog.model(model));
    }

    @Setup(Level.Iteration) public void forget() {
        classroom.pulses.drainPermits();
    }

    @TearDown public void shut() {
        classroom.shut();
    }

    @Benchmark public void pulse(Own own) throws InterruptedException {
        classroom.pulses.acquire();
        own.nanos[own.pulses++] = classroom.ownNanos;
        own.cpu += classroom.cpuNanos;
        own.bytes += classroom.bytes;
    }
}
