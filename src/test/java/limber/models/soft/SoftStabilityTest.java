package limber.models.soft;

import static limber.models.Setup.with;
import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.Softs.SOFT;
import static limber.models.soft.Softs.fresh;
import static limber.models.soft.Softs.measure;
import static limber.models.soft.Softs.run;
import static limber.models.soft.Softs.settings;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.State;
import limber.engine.model.Verdict;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The stability that a soft body is promised, against a dense matrix, against a run, and against rules by hand.
class SoftStabilityTest {
    private static double limit(String... changes) {
        return SOFT.stability(settings(changes)).orElseThrow().limit();
    }

    /// The largest eigenvalue of M⁻¹K, K from differences of the force, by powers of the matrix.
    private static double frequency(String... given) {
        Settings p = settings(given);
        State s = fresh(given);
        double[] x = s.of(POSITION), w = s.of(INVERSE_MASS), u = new double[x.length];
        var k = new double[x.length][x.length];
        for (int c = 0; c < x.length; c++) {
            double before = x[c], e = 1e-6;
            x[c] = before + e;
            double[] high = measure("force", p, s);
            x[c] = before - e;
            double[] low = measure("force", p, s);
            x[c] = before;
            for (int r = 0; r < x.length; r++) k[r][c] = w[c / 3] == 0 ? 0 : -w[r / 3] * (high[r] - low[r]) / (2 * e);
        }
        for (int c = 0; c < u.length; c++) u[c] = Math.sin(1 + 7 * c);
        double growth = 0;
        for (int n = 0; n < 20_000; n++) {
            var next = new double[u.length];
            double size = 0;
            for (int r = 0; r < u.length; r++) {
                for (int c = 0; c < u.length; c++) next[r] += k[r][c] * u[c];
                size += next[r] * next[r];
            }
            growth = Math.sqrt(size);
            for (int r = 0; r < u.length; r++) u[r] = next[r] / growth;
        }
        return growth;
    }

    @ParameterizedTest
    @CsvSource({"material=neo-hookean,none,five", "material=st-venant-kirchhoff,left,six", "lame=published,left,five",
        "massing=published,bottom,five"})
    void theVerdictIsThatOfTheDenseMatrix(String change, String pins,
            String split) {
        String[] given = {"method=fem", change, "pins=" + pins, "split=" + split, "cellsX=2", "cellsY=1", "cellsZ=1"};
        double squared = frequency(given);
        assertEquals(1, 2 / Math.sqrt(squared) / limit(given), 1e-3);
        double damped = (Math.sqrt(100 * 100 + 4 * squared) - 100) / squared;
        assertEquals(1, damped / limit(with(given, "damping=100")), 1e-3);
    }

    /// A body that is a millionth out of shape swings for ever below the limit, and not above it.
    @ParameterizedTest
    @CsvSource({"0.999,0", "1.001,0", "0.999,20", "1.001,20"})
    void aRunGrowsBeyondTheLimit(double share,
            double damping) {
        String[] given = {"method=fem", "cellsX=2", "cellsY=2", "cellsZ=1", "gravity=0,0,0", "stretch=1.000001,1,1",
            "damping=" + damping, "substeps=100"};
        Run run = run(with(given, "substep=" + share * limit(given)));
        double first = run.state().of(TALLY)[FIRST_ENERGY];
        boolean stable = true;
        for (int n = 0; n < 40 && stable; n++) {
            run.next();
            stable = Divergence.clean(run) && measure("energy", run.settings(), run.state())[0] < 2000 * first;
        }
        assertEquals(share < 1, stable);
    }

    @ParameterizedTest
    @CsvSource({"springs-volume,0,Infinity", "neo-hookean-xpbd,0,Infinity", "springs-volume,50,0.04",
        "shape-matching,0,Infinity", "shape-matching,2,0.975"})
    void theRulesByHand(String method, double damping,
            double limit) {
        assertEquals(limit, limit("method=" + method, "damping=" + damping), 1e-15);
    }

    /// It never explodes, but shrinks with h²: the verdict names this. Damping alone has a limit.
    @Test
    void theVerdictNamesThatABodyIsCrushed() {
        Verdict v = SOFT.stability(settings("method=neo-hookean-xpbd", "substep=0.02")).orElseThrow();
        assertTrue(v.stable());
        assertEquals(List.of("crushed"), v.conditions().stream().map(Verdict.Sentence::name).toList());
        assertTrue(SOFT.stability(settings("method=neo-hookean-xpbd", "substep=0.02", "damping=101")).orElseThrow()
                .unstable());
    }

    /// The rule of fem is one of small strains. A start at twice its length, a fall onto the floor at 1e3 Pa, and κ −
    /// μ/3 ≤ 0 as published are none.
    @ParameterizedTest
    @CsvSource({"stretch=2;1;1,large-strain", "youngs=1000 collide=true,large-strain",
        "lame=published poisson=0.1,swells"})
    void farOutOfShapeNothingIsPromised(String changes, String why) {
        Verdict v = SOFT.stability(settings(with(new String[]{"method=fem", "substep=1e-5"},
                changes.replace(';', ',').split(" ")))).orElseThrow();
        assertEquals(Verdict.Claim.NONE, v.claim());
        assertEquals(why, v.rule().name());
    }

    @Test
    void aCantileverIsOnlyStableWhileItsStrainIsSmall() {
        Verdict v = SOFT.stability(SOFT.presets().get(1).settings()).orElseThrow();
        assertTrue(v.stable());
        assertEquals("small-strain", v.conditions().getFirst().name());
    }

    /// Both faces of a single layer are all of its particles.
    @Test
    void withNothingFreeThereIsNoLimit() {
        String[] given = {"method=fem", "cellsY=1", "pins=bottom-and-top"};
        assertEquals(Double.POSITIVE_INFINITY, limit(given));
        assertEquals(0.5, limit(with(given, "damping=4")));
    }

    /// Stiffness and density are factors; a verdict that has been made is not made again.
    @Test
    void aVerdictIsKeptUntilASettingChanges() {
        String[] given = {"method=fem", "cellsX=12", "cellsY=12", "cellsZ=12"};
        double once = limit(given);
        assertEquals(once / 2, limit(with(given, "youngs=4e5")), 1e-15);
        assertEquals(once * 2, limit(with(given, "density=4000")), 1e-15);
        assertTrue(limit(with(given, "poisson=0.45")) < once);
    }
}
