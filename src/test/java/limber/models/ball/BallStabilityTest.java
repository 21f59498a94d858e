package limber.models.ball;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import limber.engine.model.Verdict;
import limber.engine.settings.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The stability rule of the class comment, worked out by hand: with q = 1 − c·h the map has the trace 1 + q − q·k·h²
/// and the determinant q.
class BallStabilityTest {
    private static Settings settings(double k, double c, double h) {
        return Balls.settings("springForce=" + k, "damping=" + c, "substep=" + h);
    }

    /// 16 · 0.25² / (2 · 2) = 0.25; 0.9 · 100 · 0.1² / (2 · 1.9) = 0.2368; from c·h = 1 on the other rule is broken.
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "16|0|0.25|(1 − c·h)·k·h² / (2·(2 − c·h)) = 0.25|true",
        "100|1|0.1|(1 − c·h)·k·h² / (2·(2 − c·h)) = 0.237|true",
        "16|0|1|(1 − c·h)·k·h² / (2·(2 − c·h)) = 4|false",
        "20|5|0.5|c·h = 2.5|false",
        "20|4|0.25|c·h = 1|false"
    })
    void theVerdictSaysWhatTheRuleComesTo(double k, double c, double h, String measured, boolean stable) {
        Verdict verdict = BallStability.verdict(settings(k, c, h));
        assertEquals(measured, verdict.measured());
        assertEquals(stable, verdict.stable());
        assertEquals(h, verdict.substep());
        assertEquals("c·h < 1 and (1 − c·h)·k·h² < 2·(2 − c·h)", verdict.rule().english());
    }

    /// Without a spring 1/c. With c = 1 and k = 100 the excess (1 − h)·100·h² − 2·(2 − h) is −2·(50h³ − 50h² − h + 2),
    /// whose first root lies at h = 0.21311: there 50h²·(1 − h) = 2 − h.
    @Test
    void theLimitIsTheRootOfItsCubic() {
        assertEquals(0.25, BallStability.verdict(settings(0, 4, 0.01)).limit(), 1e-15);
        double h = BallStability.verdict(settings(100, 1, 0.01)).limit();
        assertEquals(0.21311, h, 5e-6);
        assertEquals(0, 50 * h * h * h - 50 * h * h - h + 2, 1e-12);
    }

    /// Without damping the limit is 2/√k: with k = 20, 0.4472135954999579. A damping of c changes it by a part of about
    /// c/√k, so that one of 1e-17 or less changes no digit. The smallest double has no finite reciprocal.
    @ParameterizedTest
    @ValueSource(doubles = {0, 4.9e-324, 1e-310, 1e-200, 1e-100, 1e-20})
    void aDampingOfNextToNothingIsNone(double c) {
        assertEquals(0.4472135954999579, BallStability.verdict(settings(20, c, 0.01)).limit(), 1e-15);
        assertFalse(BallStability.verdict(settings(20, c, 0.5)).stable());
    }

    /// With x = c·h, x²·(1 − x)/(2 − x) = 2·c²/k. At x = 0.5 that is 1/12: c = 1, k = 24 has the root h = 0.5.
    @Test
    void aLimitNearThePeakIsFound() {
        assertEquals(0.5, BallStability.verdict(settings(24, 1, 0.01)).limit(), 1e-15);
    }

    /// At x = 0.72 the left side is 0.1134 at most: with c = 1 and k = 17, 2·c²/k = 0.1176 is above it.
    @Test
    void whereTheCubicHasNoRootTheOtherRuleHolds() {
        assertEquals(1, BallStability.verdict(settings(17, 1, 0.01)).limit(), 1e-15);
    }

    /// Without a spring a displacement stays: eigenvalues 1 and q. Turning, both have the magnitude √q. c = 0, k·h² =
    /// 9: the trace is −7, the larger root of λ² + 7λ + 1 is (7 + √45)/2.
    @ParameterizedTest
    @CsvSource({"0,5,0.1,1", "4,0,0.5,1", "4,1,0.5,0.7071067811865476",
        "100,0,0.3,6.854101966249685"})
    void growthIsTheLargerEigenvalue(double k, double c, double h, double growth) {
        assertEquals(growth, BallStability.growth(settings(k, c, h)), 1e-14);
    }

    /// Critically damped, k = 1 and c = 2: it decays as exp(−t).
    @Test
    void theClosedFormDecays() {
        assertEquals(Math.exp(-0.5), BallStability.growth(settings(1, 2, 0.5).with("integrator", "exact")), 1e-15);
    }
}
