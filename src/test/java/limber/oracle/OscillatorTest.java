package limber.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.text.BadInput;
import limber.oracle.Oscillator.Regime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OscillatorTest {
    /// u = e^(−ct/2)·(cos ωt + c/(2ω)·sin ωt), ω² = k − c²/4, from 1 at rest: the ball's spring and the jelly's.
    @ParameterizedTest
    @CsvSource({"20,5", "60,2", "60,0", "1,0.01"})
    void underdampedFromRest(double k, double c) {
        double w = Math.sqrt(k - c * c / 4);
        var o = new Oscillator(k, c);
        for (double t = 0; t < 5; t += 0.13)
            assertEquals(Math.exp(-c * t / 2) * (Math.cos(w * t) + c / (2 * w) * Math.sin(w * t)), o.position(t, 1, 0),
                    1e-14);
    }

    /// u″ + c·u′ + k·u = 0 and u′ is the derivative of u, by central differences of fourth order, whose error is below
    /// 1e-9 of the scale of the fastest rate.
    @ParameterizedTest
    @CsvSource({"20,5", "60,2", "60,15.491933384829668", "4,4", "9,6.000000001", "9,5.999999999", "1,10", "1,1000",
        "0,3", "0,0", "5,0"})
    void obeysItsEquation(double k, double c) {
        var o = new Oscillator(k, c);
        double rate = Math.max(1, Math.max(c, Math.sqrt(k))), d = 1e-3 / rate;
        for (double t = 0.01; t < 3; t += 0.21) {
            double du = (8 * (o.position(t + d, 0.7, -2) - o.position(t - d, 0.7, -2)) - o.position(t + 2 * d, 0.7, -2)
                    + o.position(t - 2 * d, 0.7, -2)) / (12 * d);
            double dv = (8 * (o.velocity(t + d, 0.7, -2) - o.velocity(t - d, 0.7, -2)) - o.velocity(t + 2 * d, 0.7, -2)
                    + o.velocity(t - 2 * d, 0.7, -2)) / (12 * d);
            assertEquals(o.velocity(t, 0.7, -2), du, 1e-9 * rate);
            assertEquals(-c * o.velocity(t, 0.7, -2) - k * o.position(t, 0.7, -2), dv, 1e-9 * rate * rate);
        }
        assertEquals(0.7, o.position(0, 0.7, -2), 0);
        assertEquals(-2, o.velocity(0, 0.7, -2), 0);
    }

    /// Critical: u = (u₀ + (v₀ + a·u₀)·t)·e^(−at), a = 3. A relative change of k by e changes u by about e.
    @ParameterizedTest
    @CsvSource({"0", "1e-16", "-1e-16", "1e-13", "-1e-13", "1e-10", "-1e-10"})
    void nothingCancelsNearCriticalDamping(double e) {
        var o = new Oscillator(9 * (1 + e), 6);
        for (double t = 0; t < 4; t += 0.1) {
            assertEquals((0.7 + (-2 + 3 * 0.7) * t) * Math.exp(-3 * t), o.position(t, 0.7, -2),
                    1e-15 + 10 * Math.abs(e));
            assertEquals((-2 - 3 * (-2 + 3 * 0.7) * t) * Math.exp(-3 * t), o.velocity(t, 0.7, -2),
                    3e-15 + 100 * Math.abs(e));
        }
    }

    /// k = 1, c = 1000: after the fast rate has died out, u decays with the slow one, 2k/(c + √(c² − 4k)) =
    /// 0.001000001.
    @Test
    void heavyDampingCreeps() {
        var o = new Oscillator(1, 1000);
        double slow = 2 / (1000 + Math.sqrt(1000 * 1000 - 4));
        assertEquals(Math.exp(-slow * 500), o.position(500.1, 1, 0) / o.position(0.1, 1, 0), 1e-12);
        assertTrue(o.position(1e6, 1, 0) >= 0 && o.position(1e6, 1, 0) < 1e-300);
    }

    /// Critical: (1 + x)·e^(−x) = 0.02 at x = 5.833921702, t = x/√k. Overdamped with the rates 1 and 4: (4s − s⁴)/3 =
    /// 0.02 at s = e^(−t) = 0.015 + s⁴/4 = 0.0150000126563; with 20 ∓ √340, where the faster part is e^(−97) by then, t
    /// = ln(50·(20 + √340)/(2·√340))/(20 − √340). Underdamped with ω = √59 and a = 1: of the turning points e^(−nπ/ω),
    /// the ninth, at 3.681 s, is 0.0252, the tenth, at 4.090 s, 0.0167; u = −0.02 in between.
    @ParameterizedTest
    @CsvSource({"60,15.491933384829668,0.753156053153469", "4,5,4.199704234127435", "60,40,2.532801474301496",
        "60,2,3.767942125400571"})
    void settlesAtTheLastCrossing(double k, double c, double expected) {
        var o = new Oscillator(k, c);
        double t = o.settling(0.02);
        assertEquals(expected, t, 1e-12);
        assertEquals(0.02, Math.abs(o.position(t, 1, 0)), 1e-15);
        assertTrue(Math.abs(o.position(0.999 * t, 1, 0)) > 0.02, "not before");
        for (double later = 1.0001 * t; later < 10 * t; later += 0.001 * t)
            assertTrue(Math.abs(o.position(later, 1, 0)) <= 0.02, "at " + later);
    }

    /// Turning points above 2 % are those before ln 50·ω/(aπ): with that just above 1, the first lies beyond, with just
    /// less not, and the bound is crossed on the way to 0 already.
    @Test
    void settlingIsSteadyAcrossCriticalDampingAndJumpsWhereATurningPointComesWithin() {
        double critical = new Oscillator(9, 6).settling(0.02);
        for (double e : new double[]{1e-3, 1e-6, 1e-9, 1e-12, 1e-15})
            for (double c : new double[]{6 * (1 - e), 6 * (1 + e)})
                assertEquals(critical, new Oscillator(9, c).settling(0.02), 5 * e + 1e-14, "c = " + c);
        double a = 1, jump = Math.PI / Math.log(50);
        double beyond = new Oscillator(1 + Math.pow(jump * 1.0001, 2), 2 * a).settling(0.02),
                within = new Oscillator(1 + Math.pow(jump * 0.9999, 2), 2 * a).settling(0.02);
        assertTrue(beyond > Math.PI / jump && within < 0.8 * Math.PI / jump, beyond + " and " + within);
        assertEquals(0, new Oscillator(0, 3).settling(0.02) + new Oscillator(5, 0).settling(0.02)
                + new Oscillator(0, 0).settling(0.02), 0);
    }

    @Test
    void withoutASpring() {
        assertEquals(1 + 2 * 3, new Oscillator(0, 0).position(3, 1, 2), 0);
        assertEquals(2, new Oscillator(0, 0).velocity(3, 1, 2), 0);
        // damping alone
        assertEquals(1 + 2 * (1 - Math.exp(-4 * 3)) / 4, new Oscillator(0, 4).position(3, 1, 2), 1e-15);
        assertEquals(2 * Math.exp(-4 * 0.5), new Oscillator(0, 4).velocity(0.5, 1, 2), 1e-15);
    }

    @Test
    void regimesAndRatios() {
        assertEquals(Regime.FREE, new Oscillator(0, 0).regime());
        assertEquals(Regime.UNDERDAMPED, new Oscillator(4, 3.99).regime());
        assertEquals(Regime.CRITICAL, new Oscillator(4, 4).regime());
        assertEquals(Regime.OVERDAMPED, new Oscillator(4, 4.01).regime());
        assertEquals(Regime.OVERDAMPED, new Oscillator(0, 1).regime());
        assertEquals(5 / (2 * Math.sqrt(20)), new Oscillator(20, 5).dampingRatio(), 1e-16); // the ball's 0.559
        assertEquals(0, new Oscillator(0, 0).dampingRatio(), 0);
        assertEquals(Double.POSITIVE_INFINITY, new Oscillator(0, 1).dampingRatio());
    }

    @Test
    void whatIsNoSpringIsRefused() {
        for (double bad : new double[]{-1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThrows(BadInput.class, () -> new Oscillator(bad, 1));
            assertThrows(BadInput.class, () -> new Oscillator(1, bad));
        }
    }
}
