package limber.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Verdict;
import limber.engine.settings.Settings;
import limber.engine.settings.SweepRange;
import limber.models.Catalog;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Stability maps: what the formula says of each run, and whether the run blows up.
@Tag("wide")
class StabilityMapTest {
    /// Runs this near to the limit grow or shrink too slowly to tell.
    private static final double MARGIN = 0.03;
    /// Enough for a growth of 1.004 a substep to reach the million times at which a run ends: 1.004^6000 = 2.5e10.
    private static final int FRAMES = 6000;

    private static List<Sweep.Row> rows(Sweep sweep) {
        var rows = new ArrayList<Sweep.Row>();
        sweep.run(0, sweep.size(), rows::add, () -> false);
        return rows;
    }

    private static Verdict verdict(Sweep sweep, Sweep.Row row) {
        return sweep.model().stability(sweep.settings(row.values())).orElseThrow();
    }

    private static boolean near(Verdict v) {
        return Math.abs(v.substep() / v.limit() - 1) < MARGIN;
    }

    /// Compares each run outside of the margin with its verdict. Both kinds of runs must be among them.
    ///
    /// @param stable what the run shows
    /// @param compared whether this run is compared, by its values as numbers
    private static void agree(Sweep sweep, BiPredicate<Sweep.Row, Verdict> compared,
            Predicate<Sweep.Row> stable) {
        int[] found = new int[2];
        for (Sweep.Row row : rows(sweep)) {
            Verdict v = verdict(sweep, row);
            if (near(v) || !compared.test(row, v)) continue;
            assertEquals(v.stable(), stable.test(row),
                    () -> row.values() + " after " + row.frames() + " frames with " + row.measured()[0] + ", limit "
                            + v.limit());
            found[v.stable() ? 1 : 0]++;
        }
        assertTrue(found[0] > 20 && found[1] > 20, found[0] + " unstable ones and " + found[1] + " stable ones");
    }

    private static Sweep sweep(Model model, Settings p, List<Input> inputs, String first, String second, String measure,
            int frames) {
        return new Sweep(model, p, inputs, List.of(SweepRange.read(first, p), SweepRange.read(second, p)),
                List.of(Sweep.measure(measure, model)), frames);
    }

    /// The measure is the largest eigenvalue of the substep's map; the verdict comes from inequalities.
    @ParameterizedTest
    @ValueSource(strings = {"ball damping=0..40:21 substep=0.005..0.6:40", "ball springForce=1..400:20 "
            + "substep=0.01..0.6:30",
        "jelly damping=0..40:21 substep=0.005..0.6:40", "jelly stiffness=1..400:20 "
                + "substep=0.01..0.6:30"})
    void growthPassesOneWhereTheFormulaSaysSo(String line) {
        String[] words = line.split(" ");
        Model model = Catalog.model(words[0]);
        Settings p = words[1].startsWith("damping") ? model.defaults() : model.defaults().with("damping", "1");
        // without damping a stable substep neither shrinks nor grows: 1 but for rounding
        agree(sweep(model, p, List.of(), words[1], words[2], "growth", 0), (_, _) -> true,
                row -> row.measured()[0] <= 1 + 1e-9);
    }

    /// A press, and then nothing but its spring. Runs with c·h ≥ 1 are left out: the velocity turns at every substep,
    /// and the smaller eigenvalue grows by about k·h² only, so that it would take hours until anything is seen.
    @Test
    void aBallThatIsPressedBlowsUpWhereTheFormulaSaysSo() {
        Model ball = Catalog.model("ball");
        Settings p = ball.defaults().with("mesh", "icosphere:0").with("springForce", "60");
        Sweep sweep = sweep(ball, p, ball.opening(p).subList(0, 1), "damping=0..6:7", "substep=0.02..0.5:49", "dent",
                FRAMES);
        agree(sweep, (row, v) -> Double.parseDouble(row.values().getFirst()) * v.substep() < 1, Sweep.Row::finite);
    }

    @Test
    void aJellyThatIsJerkedBlowsUpWhereTheFormulaSaysSo() {
        Model jelly = Catalog.model("jelly");
        Settings p = jelly.defaults().with("mesh", "icosphere:0");
        Sweep sweep = sweep(jelly, p, jelly.opening(p).subList(0, 1), "damping=0..12:7", "substep=0.02..0.4:39",
                "max(length(offset))", FRAMES);
        agree(sweep, (_, _) -> true, Sweep.Row::finite);
    }

    /// Whether the strain, 0.04 at first, is small at the end. It does not grow without end: a spring that is pressed
    /// beyond its middle turns round, and is softer on the way.
    private static boolean calm(Sweep.Row row) {
        return row.finite() && row.measured()[0] < 0.3;
    }

    /// A chain of four springs along a line, the last one a little too long: Ω² is exact for it, so that the rule is
    /// sharp.
    private static Settings chain(String integrator) {
        return Catalog.model("cloth").defaults().with("columns", "4").with("rows", "0").with("width", "1")
                .with("gather", "0").with("bend", "false").with("shape", "0,0,0;0.25,0,0;0.5,0,0;0.75,0,0;1.01,0,0")
                .with("pins", "corner")
                .with("mass", "4").with("gravity", "0,0,0").with("drag", "0").with("wind", "0,0,0")
                .with("method", "springs").with("integrator", integrator).with("stiffness", "100")
                .with("substeps", "1");
    }

    /// Damping of the particles is 0: the formula stays on the safe side of it, because it takes no notice of the
    /// order in which a substep accelerates and damps.
    @ParameterizedTest
    @ValueSource(strings = {"symplectic", "velocity-verlet"})
    void aChainBlowsUpWhereTheFormulaSaysSo(String integrator) {
        Sweep sweep = sweep(Catalog.model("cloth"), chain(integrator), List.of(), "stiffness=50..500:7",
                "substep=0.01..0.2:20", "max(abs(stretch))", FRAMES);
        agree(sweep, (_, _) -> true, StabilityMapTest::calm);
    }

    /// Explicit steps: the limit L is β/k, 0.015..0.045 s. A substep h multiplies by √(1 + Γ·h·(h/L − 1)), Γ = 3.85·β.
    @Test
    void aChainOfExplicitStepsBlowsUpWhereTheFormulaSaysSo() {
        Sweep sweep = sweep(Catalog.model("cloth"), chain("explicit"), List.of(), "springDamping=1.5..4.5:7",
                "substep=0.005..0.1:20", "max(abs(stretch))", FRAMES);
        agree(sweep, (_, _) -> true, StabilityMapTest::calm);
    }
}
