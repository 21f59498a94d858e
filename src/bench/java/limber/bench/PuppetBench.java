package limber.bench;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import limber.engine.State;
import limber.engine.Walk;
import limber.engine.model.Model;
import limber.engine.model.Preset;
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

/// A benchmark of a frame of the puppet: lattice and skinning of 41 thousand vertices, and as rigid as possible of 10
/// thousand, four iterations a frame, under a handle that swings.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class PuppetBench {
    private static final Map<String, String> BALL = Map.of("mesh", "icosphere:6"),
            LONG_TUBE = Map.of("rings", "640", "sides", "64"),
            TUBE = Map.of("rings", "156", "sides", "64", "sweeps", "10"),
            SOLVED = Map.of("rings", "156", "sides", "64", "sweeps", "10", "globalSolve", "conjugate-gradients");

    @Param({"lattice", "local-lattice", "bend-lbs", "bend-dqs", "arap-bend", "arap-bend-cg"}) String scene;

    private Walk walk;
    private State state;

    @Setup public void scene() {
        Model puppet = Catalog.model("puppet");
        boolean solved = scene.endsWith("-cg");
        String name = solved ? scene.replace("-cg", "") : scene;
        Settings p = puppet.presets().stream().filter(x -> x.name().equals(name)).map(Preset::settings).findFirst()
                .orElseThrow();
        for (Map.Entry<String, String> e : changes(name, solved).entrySet()) p = p.with(e.getKey(), e.getValue());
        walk = new Walk(puppet.schedule(p));
        state = puppet.initial(p);
    }

    private static Map<String, String> changes(String name, boolean solved) {
        if (name.contains("lattice")) return BALL;
        return name.startsWith("arap") ? solved ? SOLVED : TUBE : LONG_TUBE;
    }

    /// The vertices of a ball, or of a long tube with its two middles.
    static int vertices(String scene) {
        return scene.contains("lattice") ? 40_962 : 640 * 64 + 2;
    }

    @Benchmark public State frame() {
        walk.solve(state);
        return state;
    }
}
