package limber.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import limber.engine.Cursor;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.watch.Explanation;
import limber.models.rope.Rope;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// A benchmark of explaining one element: with an existing twin, and with a new one.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
@State(Scope.Thread)
public class TwinBench {
    private static final Cursor IN_A_SWEEP = new Cursor(30, 9, 20);

    private Run run;

    private static Run fresh() {
        var timeline = new Timeline(new Rope());
        var run = new Run(timeline, timeline.root(new Rope().defaults(), List.of()));
        run.seek(run.branch(), IN_A_SWEEP);
        return run;
    }

    @Setup public void inASweep() {
        run = fresh();
    }

    @Benchmark public Explanation explain() {
        return run.explain();
    }

    @Benchmark public Explanation explainWithANewTwin() {
        return fresh().explain();
    }
}
