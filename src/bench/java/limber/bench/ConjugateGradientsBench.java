package limber.bench;

import java.util.concurrent.TimeUnit;
import limber.engine.State;
import limber.engine.Walk;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
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
import org.openjdk.jmh.annotations.Warmup;

/// A benchmark of one implicit step of the curtain with n × n cells that takes a given number of rounds of conjugate
/// gradients. What the rounds between two numbers take is the cost of a round without the rest of the step.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class ConjugateGradientsBench {
    static final int FEW = 5, MANY = 25;

    @Param({"16", "32", "64"}) int cells;
    @Param({"" + FEW, "" + MANY}) int rounds;

    private Walk walk;
    private State state;

    @Setup public void curtain() {
        Model cloth = Catalog.model("cloth");
        Settings p = cloth.defaults().with("columns", "" + cells).with("rows", "" + cells).with("method", "springs")
                .with("substeps", "1").with("tolerance", "0").with("cgIterations", "" + rounds);
        walk = new Walk(cloth.schedule(p));
        state = cloth.initial(p);
    }

    @Benchmark public State step() {
        walk.solve(state);
        return state;
    }

    /// The particles of a curtain of n × n cells.
    static int particles(int cells) {
        return (cells + 1) * (cells + 1);
    }
}
