package limber.models.strand;

import static limber.models.Setup.number;
import static limber.models.Setup.read;
import static limber.models.strand.Strands.after;
import static limber.models.strand.Strands.at;
import static limber.models.strand.Strands.fresh;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.run.Run;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Strands at rest against the beams of textbooks.
class StrandBeamTest {
    private static final double R = 0.02, A = Math.PI * R * R, I = A * R * R / 4, EI = 4e7 * I, GA = 1.6e7 * A,
            GJ = 1.6e7 * 2 * I;
    /// Of the helix and the spring.
    private static final double HR = 0.05, PITCH = 0.03, WIRE = 0.006;
    private static final String CALM = "damping=12 spinDamping=12 iterations=60 ";

    /// Of N straight segments: F·L³/(3EI)·(1 + 1/(2N²)) + F·L/GA, and the moment F·(L − s) at each joint.
    @ParameterizedTest
    @ValueSource(ints = {4, 8})
    void aBeamWithAWeightAtItsEnd(int n) {
        double f = 0.01;
        Run run = after(350, CALM + "gravity=0,0,0 load=0,-0.01,0 segments=" + n);
        double expected = f / (3 * EI) * (1 + 0.5 / (n * n)) + f / GA;
        assertEquals(1, number(run, "tipDeflection") / expected, 3e-6);
        double[] moment = read(run, "moment");
        for (int k = 0; k < n; k++)
            assertEquals(f * (1 - (double) k / n), Math.hypot(moment[3 * k], moment[3 * k + 1]), 1e-7);
        assertEquals(0, Math.hypot(moment[3 * n], moment[3 * n + 1]), "the free end has no joint");
    }

    /// w·L⁴/(8EI)·(1 + 1/N²) + w·L²/(2GA).
    @ParameterizedTest
    @ValueSource(ints = {4, 8})
    void aBeamUnderItsOwnWeight(int n) {
        double w = 1000 * A * 0.01;
        Run run = after(350, CALM + "gravity=0,-0.01,0 segments=" + n);
        assertEquals(1, number(run, "tipDeflection") / (w / (8 * EI) * (1 + 1.0 / (n * n)) + w / (2 * GA)), 3e-6);
    }

    /// The tip of the elastica; E and G are scaled so that the radius matters little, as for a rod that does not shear.
    @ParameterizedTest
    @Tag("wide")
    @CsvSource({"1,0.943567,-0.301721,1e-3", "2,0.839358,-0.493457,2e-3", "5,0.612372,-0.713791,3e-3"})
    void aLargeLoadBendsTheElastica(double load, double x, double y, double tolerance) {
        double coarse = off(8, load, x, y), fine = off(16, load, x, y);
        assertEquals(0, fine, tolerance);
        assertTrue(coarse / fine > 3.2 && coarse / fine < 4.2, "falls with N²: " + coarse / fine);
    }

    private static double off(int n, double load, double x, double y) {
        Run run = after(220, "damping=10 spinDamping=10 iterations=80 gravity=0,0,0 segments=" + n + " load=0,"
                + -load * EI + ",0");
        Vec tip = at(run.state(), n);
        return Math.hypot(tip.x() - x, tip.y() - y);
    }

    /// A joint of length l with torque T is at rest where sin θ = T·l/GJ.
    @Test
    void aTorqueTwistsEachJoint() {
        assertEquals(0.228, number(after(600, "preset torsion"), "totalTwist"), 6e-3);
        double coarse = twisted(8), fine = twisted(64);
        assertEquals(0, coarse, 6e-3);
        assertEquals(64, coarse / fine, 14, "an eighth of h: falls with h²");
    }

    /// The largest |sin θ − T·l/GJ|; a clamp's joint is half as long as the others.
    private static double twisted(int substeps) {
        Run run = after(150, "preset torsion", "iterations=20 substep=" + 1.0 / 60 / substeps + " substeps="
                + substeps);
        double worst = 0;
        for (int k = 0; k < 12; k++) {
            double l = k == 0 ? 1.0 / 24 : 1.0 / 12;
            worst = Math.max(worst, Math.abs(6 * l / GJ - Math.sin(2 * Math.PI * read(run, "twist")[k])));
        }
        return worst;
    }

    /// The displacement of a helix's end under small loads, by unit loads: the integral of M·m over the wire. The error
    /// of N straight segments falls with N².
    @ParameterizedTest
    @Tag("wide")
    @CsvSource({"1,0,0", "0,1,0", "0,0,1"})
    void theEndOfAHelixMovesAsUnitLoadsSay(double x, double y, double z) {
        Vec load = new Vec(x, y, z).times(1e-5), expected = castigliano(load);
        Vec coarse = moved(32, load), fine = moved(64, load), limit = fine.times(4.0 / 3).minus(coarse.times(1.0 / 3));
        assertEquals(0, limit.distance(expected) / expected.length(), 2e-3);
        assertEquals(4, coarse.distance(expected) / fine.distance(expected), 0.5);
    }

    private static Vec moved(int n, Vec load) {
        String helix = "placement=helix rest=placed coils=2 radius=0.006 youngs=1e7 shearModulus=4e6 gravity=0,0,0 "
                + "damping=25 spinDamping=25 iterations=25 substep=0.00025 substeps=64 segments=" + n + " load="
                + load.x() + "," + load.y() + "," + load.z();
        return at(after(100, helix).state(), n).minus(at(fresh(helix), n));
    }

    private static Vec castigliano(Vec load) {
        double area = Math.PI * WIRE * WIRE, second = area * WIRE * WIRE / 4, ei = 1e7 * second, gj = 4e6 * 2 * second,
                turned = 4 * Math.PI, rise = 2 * PITCH, length = Math.hypot(turned * HR, rise);
        Vec end = on(turned, rise), sum = Vec.ZERO;
        int steps = 20_000;
        for (int i = 0; i < steps; i++) {
            double share = (i + 0.5) / steps, angle = turned * share;
            Vec arm = end.minus(on(angle, rise * share)), t = new Vec(rise, -turned * HR * Math.sin(angle),
                    turned * HR * Math.cos(angle)).times(1 / length);
            Vec moment = arm.cross(load), torsion = t.times(moment.dot(t)), pull = t.times(load.dot(t));
            // m = arm × e, so that M·m = e·(M × arm)
            Vec bent = torsion.times(1 / gj).plus(moment.minus(torsion).times(1 / ei)).cross(arm);
            Vec stretched = pull.times(1 / (1e7 * area)).plus(load.minus(pull).times(1 / (4e6 * area)));
            sum = sum.plus(bent.plus(stretched).times(length / steps));
        }
        return sum;
    }

    private static Vec on(double angle, double rise) {
        return new Vec(rise, HR * (Math.cos(angle) - 1), HR * Math.sin(angle));
    }

    /// A newton lengthens a metre of the wire's helix by R²·(cos²/GJ + sin²/EI); of the weight, what hangs below acts.
    @Test
    void aSpringIsStretchedByItsOwnWeight() {
        double area = Math.PI * WIRE * WIRE, second = area * WIRE * WIRE / 4,
                coil = Math.hypot(2 * Math.PI * HR, PITCH),
                cos = 2 * Math.PI * HR / coil, sin = PITCH / coil, length = 5 * coil,
                soft = HR * HR * (cos * cos / (4e6 * 2 * second) + sin * sin / (1e7 * second));
        Run run = after(500, "preset spring", "damping=8 spinDamping=8");
        double mean = 0, expected = 0;
        for (int i = 49; i <= 60; i++) {
            double s = length * i / 60;
            mean += (at(fresh("preset spring"), i).y() - at(run.state(), i).y()) / 12;
            expected += soft * 1000 * area * 9.81 * (length * s - s * s / 2) / 12;
        }
        assertEquals(1, mean / expected, 0.1);
    }
}
