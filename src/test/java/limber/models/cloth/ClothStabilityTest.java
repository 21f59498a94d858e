package limber.models.cloth;

import static limber.models.Setup.with;
import static limber.models.cloth.Cloths.CLOTH;
import static limber.models.cloth.Cloths.settings;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.model.Verdict;
import limber.engine.run.Run;
import limber.models.StepMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The stability that a cloth is promised, against eigenvalues and against the rules by hand.
class ClothStabilityTest {
    private static final String[] CHAIN = {"method=springs", "columns=5", "rows=0", "bend=false", "mass=5",
        "stiffness=1000"};

    private static double limit(String... changes) {
        return CLOTH.stability(settings(changes)).orElseThrow().limit();
    }

    /// A mode of a chain of 1 kg segments is a spring of ω² and damping c = damping + Γ, Γ = ω²·β/k. The limit is that
    /// of the fastest one, ω² = 4·1000·sin²φ: the eigenvalues of the step of its (u, v) leave the unit circle there.
    @ParameterizedTest
    @CsvSource({"symplectic,none,0,0", "symplectic,corner,0,0", "symplectic,top-corners,0,0",
        "symplectic,top-corners,9,0", "symplectic,corner,0,2", "velocity-verlet,none,0,0",
        "velocity-verlet,corner,0,0", "explicit,corner,0,2", "explicit,none,0,0.5"})
    void aModeGrowsBeyondTheLimit(String integrator, String pins, double damping, double beta) {
        double phi = switch (pins) {
            case "none" -> Math.PI / 2;
            case "corner" -> 9 * Math.PI / 20;
            default -> 4 * Math.PI / 10;
        };
        double ww = 4000 * Math.sin(phi) * Math.sin(phi), gamma = ww * beta / 1000;
        StepMap.Step step = (u, v0, h) -> {
            double v = (1 - damping * h) * v0, a = -ww * u - gamma * v;
            if (integrator.equals("explicit")) return new double[]{u + h * v, v + h * a};
            if (integrator.equals("symplectic")) return new double[]{u + h * (v + h * a), v + h * a};
            double half = v + h / 2 * a, next = u + h * half;
            return new double[]{next, half - h / 2 * ww * next - h / 2 * gamma * half};
        };
        double promised = limit(with(CHAIN, "integrator=" + integrator, "pins=" + pins, "damping=" + damping,
                "springDamping=" + beta));
        assertEquals(1, StepMap.limit(step) / promised, 1e-3);
    }

    /// Ω² of the chain of pins `none` is 4000, Γ = 4·β. Explicit: damping/4000 + β/1000, 2/(damping + 4β), 1/damping.
    @ParameterizedTest
    @CsvSource({"explicit,0,0,0", "explicit,8,0,0.002", "explicit,0,10,0.01", "explicit,100,30,0.00909090909090909",
        "explicit,0,100,0.005", "explicit,1000,0,0.001", "implicit,0,0,Infinity", "implicit,4,0,0.5",
        "symplectic,0,0,0.03162277660168379"})
    void theRulesByHand(String integrator, double damping, double beta,
            double limit) {
        assertEquals(limit, limit(with(CHAIN, "pins=none", "integrator=" + integrator, "damping=" + damping,
                "springDamping=" + beta)), 1e-15);
    }

    @ParameterizedTest
    @CsvSource({"xpbd,0,Infinity", "vbd,0,Infinity", "xpbd,50,0.04", "vbd,50,0.04"})
    void sweepsOnlyFearDamping(String method, double damping, double limit) {
        assertEquals(limit, limit("method=" + method, "damping=" + damping, "drag=0"), 1e-16);
    }

    /// An area of 2.4·1.6 = 3.84 m² and masses by area: drag·area/mass = 2·3.84/0.05 = 153.6 1/s, so that 2/153.6 =
    /// 0.01302 s is the limit. A particle in the middle moves with six free triangles.
    @ParameterizedTest
    @ValueSource(strings = {"vbd", "xpbd", "springs"})
    void theAirIsExplicitInEveryMethod(String method) {
        Verdict v = CLOTH.stability(settings("method=" + method, "drag=2", "mass=0.05", "wind=0,0,3", "gather=0",
                "substep=0.0166667", "substeps=1")).orElseThrow();
        assertEquals(2 / 153.6, v.limit(), 1e-12);
        assertTrue(v.unstable());
        assertEquals("drag·area/mass·h < 2", v.rule().english());
        assertEquals("drag·area/mass·h = 2.56", v.measured());
    }

    /// A sheet that is free and moves as a whole along its normal: v' = wind + (1 − h·drag·area/mass)·(v − wind).
    @ParameterizedTest
    @CsvSource({"0.99,true", "1.01,false"})
    void aSheetInTheWindOvershootsMoreAndMoreBeyondIt(double share,
            boolean calm) {
        String[] given = {"method=xpbd", "columns=2", "rows=2", "gather=0", "pins=none", "gravity=0,0,0", "drag=2",
            "mass=0.05", "wind=0,0,3", "substeps=1", "substep=" + share * 2 / 153.6};
        Run run = Cloths.run(given);
        for (int n = 0; n < 60; n++) run.next();
        double off = Math.abs(run.state().of(ClothChannels.VELOCITY)[2] - 3);
        // 3·|1 − 2·share|^60 = 3·0.98^60 = 0.89, or 3·1.02^60 = 9.84
        assertEquals(3 * Math.pow(Math.abs(1 - 2 * share), 60), off, 1e-6 * Math.max(1, off));
        assertEquals(!calm, run.model().stability(run.settings()).orElseThrow().unstable());
    }

    /// A weight of a ton on springs of 1 N/m: the area at rest is no bound.
    @Test
    void whatWindOrWeightMayStretchIsNotPromised() {
        Verdict v = CLOTH.stability(settings("method=xpbd", "compliance=1", "mass=1000", "drag=100"))
                .orElseThrow();
        assertEquals(Verdict.Claim.NONE, v.claim());
        assertEquals("stretched", v.rule().name());
    }

    /// Nothing free, or nothing that pulls: 2/(damping + Γ), and explicit Euler 2/damping and 1/damping.
    @ParameterizedTest
    @CsvSource({"symplectic,top-edge,1000,0,Infinity", "symplectic,top-edge,1000,5,0.4", "symplectic,none,0,5,0.4",
        "explicit,none,0,5,0.2", "explicit,top-edge,1000,5,0.2"})
    void withoutFrequency(String integrator, String pins,
            double k, double damping, double limit) {
        assertEquals(limit, limit(with(CHAIN, "integrator=" + integrator, "pins=" + pins, "stiffness=" + k,
                "damping=" + damping)), 1e-15);
    }
}
