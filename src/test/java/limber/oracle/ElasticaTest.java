package limber.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ElasticaTest {
    @Test
    void publishedFiguresUnderAUnitLoad() {
        var rod = Elastica.of(1);
        assertEquals(26.4335, Math.toDegrees(rod.tipAngle()), 5e-5);
        assertEquals(0.301721, rod.deflection(), 5e-7);
    }

    /// K. Mattiasson, Numerical results from large deflection beam and frame problems analysed by means of elliptic
    /// integrals, 1981: load, tip angle, deflection, 1 − reach.
    @ParameterizedTest
    @CsvSource({"1,0.46135,0.30172,0.05643", "2,0.78175,0.49346,0.16064", "5,1.21537,0.71379,0.38763",
        "10,1.43029,0.81061,0.55500"})
    void publishedTable(double load, double angle, double deflection,
            double shortening) {
        var rod = Elastica.of(load);
        assertEquals(angle, rod.tipAngle(), 6e-6);
        assertEquals(deflection, rod.deflection(), 6e-6);
        assertEquals(shortening, 1 - rod.reach(), 6e-6);
    }

    /// Linear theory: angle α/2, deflection α/3; the next terms are smaller by about α².
    @ParameterizedTest
    @ValueSource(doubles = {1e-12, 1e-6, 1e-4})
    void aSmallLoadBendsLikeALinearCantilever(double load) {
        var rod = Elastica.of(load);
        double linear = 1e-12 + load * load;
        assertEquals(1, rod.tipAngle() / (load / 2), linear);
        assertEquals(1, rod.deflection() / (load / 3), linear);
        assertEquals(1, rod.reach(), linear);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-3, 0.1, 1, 2, 10, 100, 1000, 10_000})
    void theShapeEndsWhereTheIntegralsSay(double load) {
        var rod = Elastica.of(load);
        double[] xy = rod.points(40);
        assertEquals(82, xy.length);
        assertEquals(0, xy[0], 0);
        assertEquals(0, xy[1], 0);
        assertEquals(rod.reach(), xy[80], 1e-10);
        assertEquals(rod.deflection(), xy[81], 1e-10);
    }

    /// The moment about each point, κ = α·(reach − x), from differences of the angle of 4000 chords: κ varies smoothly,
    /// so that the differences miss 1e-6 of it.
    @Test
    void theMomentOfTheLoadBendsIt() {
        double load = 3;
        int parts = 4000;
        var rod = Elastica.of(load);
        double[] xy = rod.points(parts);
        for (int i = 1; i < parts; i += 37) {
            double before = Math.atan2(xy[2 * i + 1] - xy[2 * i - 1], xy[2 * i] - xy[2 * i - 2]),
                    after = Math.atan2(xy[2 * i + 3] - xy[2 * i + 1], xy[2 * i + 2] - xy[2 * i]);
            assertEquals(load * (rod.reach() - xy[2 * i]), (after - before) * parts, 1e-6);
            assertEquals(1.0 / parts, Math.hypot(xy[2 * i + 2] - xy[2 * i], xy[2 * i + 3] - xy[2 * i + 1]), 1e-10,
                    "equal lengths");
        }
        assertEquals(0, Math.atan2(xy[3], xy[2]), 1e-3, "clamped");
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-9, 0.1, 0.46135, 1, 1.5, 1.57})
    void anAngleHasItsLoad(double angle) {
        var rod = Elastica.ofTipAngle(angle);
        assertEquals(angle, rod.tipAngle(), 1e-13);
        var back = Elastica.of(rod.load());
        assertEquals(angle, back.tipAngle(), 1e-12);
        assertEquals(rod.deflection(), back.deflection(), 1e-12);
    }

    @Test
    void moreLoadBendsMore() {
        double last = 0;
        for (double load = 0.25; load <= 10_000; load *= 2) {
            double deflection = Elastica.of(load).deflection();
            assertTrue(deflection > last && deflection < 1);
            last = deflection;
        }
    }

    @Test
    void whatIsNoLoadOrAngleIsRefused() {
        for (double load : new double[]{0, -1, 10_001, Double.NaN})
            assertThrows(BadInput.class, () -> Elastica.of(load), "load " + load);
        for (double angle : new double[]{0, -0.1, Math.PI / 2, 2, Double.NaN})
            assertThrows(BadInput.class, () -> Elastica.ofTipAngle(angle), "angle " + angle);
    }
}
