package limber.bench;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import limber.engine.Cursor;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.models.Catalog;
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
import org.openjdk.jmh.annotations.Warmup;

/// A benchmark of seeks to any place in 10,000 frames of a model's first scene. Each stretch between keyframes has its
/// worst place, so the worst is frequent; anything rarer than one in a thousand is the operating system.
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 2, time = 1)
@Fork(1)
@State(Scope.Thread)
public class SeekBench {
    private static final int FRAMES = 10_000;

    /// Memory for keyframes, MB; 64 is the default and holds them all.
    @Param({"64", "4"}) public int megabytes;

    @Param("rope") public String model;

    private Run run;
    private final Random random = new Random(1);

    @Setup public void tenThousandFrames() {
        Model played = Catalog.model(model);
        var timeline = new Timeline(played, (long) megabytes << 20);
        run = new Run(timeline, timeline.root(played.defaults(), List.of()));
        run.seek(run.branch(), Cursor.complete(FRAMES));
    }

    @Benchmark public Cursor anyFrame() {
        run.seek(run.branch(), Cursor.complete(random.nextInt(FRAMES)));
        return run.cursor();
    }

    /// Slot 9 of the rope lies in the middle of the sweeps, element 20 in the middle of one.
    @Benchmark public Cursor middleOfASweep() {
        run.seek(run.branch(), new Cursor(random.nextInt(FRAMES), 9, 20));
        return run.cursor();
    }
}
