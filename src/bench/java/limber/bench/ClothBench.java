package limber.bench;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.Walk;
import limber.engine.levels.Levels;
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

/// A benchmark of a frame of the curtain with n × n cells, by each method, against plain loops that do the same as
/// position based dynamics in the listed order.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class ClothBench {
    @Param({"16", "32", "64"}) int cells;

    private Walk xpbd, listed, kernels, vbd, symplectic, implicit;
    private State xpbdState, listedState, kernelsState, vbdState, symplecticState, implicitState;
    private PlainCloth plain;

    @Setup public void curtain() {
        Model cloth = Catalog.model("cloth");
        Settings p = cloth.defaults().with("columns", "" + cells).with("rows", "" + cells);
        Settings byNumber = p.with("order", "listed"), forces = p.with("method", "springs"),
                explicit = forces.with("integrator", "symplectic").with("stiffness", "20").with("shearStiffness", "5")
                        .with("bendStiffness", "0.2").with("substep", "0.0005"),
                descent = p.with("method", "vbd");
        xpbd = new Walk(cloth.schedule(p), new Levels());
        listed = new Walk(cloth.schedule(byNumber), new Levels());
        kernels = new Walk(cloth.schedule(byNumber));
        vbd = new Walk(cloth.schedule(descent), new Levels());
        symplectic = new Walk(cloth.schedule(explicit), new Levels());
        implicit = new Walk(cloth.schedule(forces), new Levels());
        xpbdState = cloth.initial(p);
        listedState = cloth.initial(byNumber);
        kernelsState = cloth.initial(byNumber);
        vbdState = cloth.initial(descent);
        symplecticState = cloth.initial(explicit);
        implicitState = cloth.initial(forces);
        plain = plain(listedState);
        same();
    }

    /// The same springs, each kind in the order of its number.
    private PlainCloth plain(State s) {
        double[] ends = s.named("ends");
        int springs = ends.length / 2, stretch = 2 * cells * (cells + 1), shear = 2 * cells * cells;
        int[] a = IntStream.range(0, springs).map(i -> (int) ends[2 * i]).toArray(),
                b = IntStream.range(0, springs).map(i -> (int) ends[2 * i + 1]).toArray(),
                kind = IntStream.range(0, springs).map(i -> i < stretch ? 0 : i < stretch + shear ? 1 : 2).toArray(),
                corner = Arrays.stream(s.named("corners")).mapToInt(c -> (int) c).toArray();
        return new PlainCloth(s, a, b, kind, s.named("rest"), corner, 1.0 / 240, 4, 5);
    }

    /// What is compared must be the same.
    private void same() {
        for (int n = 0; n < 10; n++) {
            listed.solve(listedState);
            plain.frame();
        }
        if (!Arrays.equals(listedState.named("position"), plain.x))
            throw new IllegalStateException("these are not the same cloth");
    }

    @Benchmark public double plainLoops() {
        plain.frame();
        return plain.x[4];
    }

    @Benchmark public State xpbdListed() {
        listed.solve(listedState);
        return listedState;
    }

    /// The same without levels.
    @Benchmark public State xpbdKernels() {
        kernels.solve(kernelsState);
        return kernelsState;
    }

    @Benchmark public State xpbdBatches() {
        xpbd.solve(xpbdState);
        return xpbdState;
    }

    @Benchmark public State vbd() {
        vbd.solve(vbdState);
        return vbdState;
    }

    @Benchmark public State symplectic() {
        symplectic.solve(symplecticState);
        return symplecticState;
    }

    @Benchmark public State implicit() {
        implicit.solve(implicitState);
        return implicitState;
    }
}
