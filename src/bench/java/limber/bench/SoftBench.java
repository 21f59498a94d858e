package limber.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.Walk;
import limber.engine.levels.Levels;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.mesh.Surface;
import limber.mesh.shape.UvSphere;
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

/// A benchmark of a substep of a block of n × n × n cells by each method, against plain loops that do the same, and of
/// a surface of 99,602 vertices that is carried by tetrahedra.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class SoftBench {
    static final int TETS_IN_A_CELL = 5, VERTICES = 99_602;
    private static final int SAME = 20;

    @Param({"10", "20"}) int cells;

    private Walk springs, kernels, xpbd, fem, matching;
    private State springsState, kernelsState, xpbdState, femState, matchingState, carriedState;
    private PlainSoft plainSprings, plainElements;
    private Phase embed;

    @Setup public void block() throws IOException {
        Model soft = Catalog.model("soft");
        Settings p = soft.defaults().with("cellsX", "" + cells).with("cellsY", "" + cells).with("cellsZ", "" + cells)
                .with("substeps", "1").with("stretch", "1.1,1,1");
        springs = new Walk(soft.schedule(p), new Levels());
        springsState = soft.initial(p);
        kernels = new Walk(soft.schedule(p));
        kernelsState = soft.initial(p);
        xpbd = new Walk(soft.schedule(p.with("method", "neo-hookean-xpbd")), new Levels());
        xpbdState = soft.initial(p);
        fem = new Walk(soft.schedule(p.with("method", "fem")), new Levels());
        femState = soft.initial(p);
        matching = new Walk(soft.schedule(p.with("method", "shape-matching")), new Levels());
        matchingState = soft.initial(p);
        plainSprings = new PlainSoft(springsState);
        plainElements = new PlainSoft(femState);
        Settings carried = soft.defaults().with("cellsX", "10").with("shape", "file:" + sphere());
        carriedState = soft.initial(carried);
        embed = soft.schedule(carried).phases().filter(f -> f.name().equals("embed")).findFirst().orElseThrow();
        same();
    }

    private static Path sphere() throws IOException {
        Surface surface = new UvSphere(400, 250).surface();
        var text = new StringBuilder();
        for (int i = 0; i < surface.size(); i++)
            text.append("v ").append(surface.vertices()[3 * i]).append(' ')
                    .append(surface.vertices()[3 * i + 1]).append(' ').append(surface.vertices()[3 * i + 2])
                    .append('\n');
        int[] t = surface.triangles();
        for (int k = 0; k < t.length; k += 3)
            text.append("f ").append(t[k] + 1).append(' ').append(t[k + 1] + 1)
                    .append(' ').append(t[k + 2] + 1).append('\n');
        Path file = Files.createTempFile("sphere", ".obj");
        file.toFile().deleteOnExit();
        return Files.writeString(file, text);
    }

    /// What is compared must be the same.
    private void same() {
        for (int n = 0; n < SAME; n++) {
            springs.solve(springsState);
            fem.solve(femState);
        }
        plainSprings.springs(SAME);
        plainElements.elements(SAME);
        if (!Arrays.equals(springsState.named("position"), plainSprings.x)
                || !Arrays.equals(femState.named("position"), plainElements.x))
            throw new IllegalStateException("these are not the same bodies");
    }

    @Benchmark public double plainSprings() {
        plainSprings.springs(1);
        return plainSprings.x[4];
    }

    @Benchmark public State springsVolume() {
        springs.solve(springsState);
        return springsState;
    }

    /// The same without levels.
    @Benchmark public State springsKernels() {
        kernels.solve(kernelsState);
        return kernelsState;
    }

    @Benchmark public double plainElements() {
        plainElements.elements(1);
        return plainElements.x[4];
    }

    @Benchmark public State fem() {
        fem.solve(femState);
        return femState;
    }

    @Benchmark public State neoHookeanXpbd() {
        xpbd.solve(xpbdState);
        return xpbdState;
    }

    @Benchmark public State shapeMatching() {
        matching.solve(matchingState);
        return matchingState;
    }

    @Benchmark public State embed() {
        embed.run(carriedState, 0, 0, embed.size(carriedState));
        return carriedState;
    }
}
