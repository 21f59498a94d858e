package limber.models.strand;

import static limber.models.Setup.number;
import static limber.models.Setup.read;
import static limber.models.Setup.seek;
import static limber.models.strand.Strands.H;
import static limber.models.strand.Strands.after;
import static limber.models.strand.Strands.at;
import static limber.models.strand.Strands.fresh;
import static limber.models.strand.Strands.run;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.State;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The closed-form facts about one segment, and about rods at rest, in fall and in a ring.
class StrandOracleTest {
    /// The default section: radius 2 cm, 1000 kg/m³, E = 4e7 Pa, G = 1.6e7 Pa.
    private static final double R = 0.02, A = Math.PI * R * R, I = A * R * R / 4, EA = 4e7 * A, GJ = 1.6e7 * 2 * I,
            G = 9.81;
    private static final String BARE = "segments=1 gravity=0,0,0 damping=0 spinDamping=0 substeps=1 ";

    /// Of a segment of 1 m: J = m(r²/2 + l²/12).
    private static double inertia() {
        return 1000 * A * (R * R / 2 + 1.0 / 12);
    }

    /// Half the angle that the segment is turned against its clamp, as a tangent.
    private static double tangent(Run run) {
        return Math.tan(Math.PI * read(run, "twist")[0]);
    }

    /// The clamp is turned by 50°; its joint is half as long as the segment, ω² = GJ/(L·J).
    @ParameterizedTest
    @CsvSource({"0.001,20", "0.01,-75", "0.1,50", "1,130"})
    void aTwistedSegmentTakesAStepOfBackwardEuler(double h, double degrees) {
        Run run = run(BARE + "iterations=1 substep=" + h + " startTurn=" + degrees);
        run.next();
        double square = GJ / (0.5 * inertia());
        assertEquals(-Math.tan(Math.toRadians(degrees / 2)) / (1 + h * h * square), tangent(run), 1e-12);
    }

    /// u' = (u + h·v + h²·F/m)/(1 + h²·k/m) with k = EA/l, and m half of the segment's mass.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void aPulledSegmentIsBackwardEuler(int sweeps) {
        Run run = run(BARE + "load=900,0,0 substep=0.004 iterations=" + sweeps);
        double m = 500 * A, h = 0.004, u = 0, v = 0;
        for (int n = 0; n < 100; n++) {
            run.next();
            double next = (u + h * v + h * h * 900 / m) / (1 + h * h * EA / m);
            v = (next - u) / h;
            u = next;
            assertEquals(1 + u, at(run.state(), 1).x(), 1e-13);
        }
    }

    /// With D = w/l² + 4w_q + α̃, a sweep leaves 4w_q/D of what the prediction is off from backward Euler.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void theArticlesProjectionLeavesAShareOfTheError(int sweeps) {
        double m = 500 * A, h = 0.004, predicted = h * h * 900 / m, right = predicted / (1 + h * h * EA / m),
                turn = 1 / inertia(), divisor = 1 / m + turn + 1 / (EA * h * h);
        Run run = run(BARE + "load=900,0,0 substep=0.004 projection=article iterations=" + sweeps);
        run.next();
        assertEquals(1 + right + (predicted - right) * Math.pow(turn / divisor, sweeps), at(run.state(), 1).x(),
                1e-13);
    }

    /// By the axes of the world a segment along x is stretched by GA, one along z by EA; τ is that of the article.
    @ParameterizedTest
    @CsvSource({"x,1.6e7", "z,4e7"})
    void theWorldsProjectionStretchesByTheAxis(String axis, double modulus) {
        boolean x = axis.equals("x");
        double m = 500 * A, h = 0.004, predicted = h * h * 900 / m, stiff = modulus * A,
                right = predicted / (1 + h * h * stiff / m), turn = 1 / inertia(),
                divisor = 1 / m + turn + 1 / (stiff * h * h);
        Run run = run(BARE + "substep=0.004 iterations=2 projection=world shape=0,0,0;" + (x ? "1,0,0" : "0,0,1")
                + " load=" + (x ? "900,0,0" : "0,0,900"));
        run.next();
        Vec end = at(run.state(), 1);
        assertEquals(1 + right + (predicted - right) * (turn / divisor) * (turn / divisor), x ? end.x() : end.z(),
                1e-13);
    }

    @Test
    void aFreeSpinIsKept() {
        Run run = run(BARE + "startPin=free spin=30,0,0");
        for (int n = 0; n < 200; n++) {
            run.next();
            assertEquals(30, run.state().of(StrandChannels.ANGULAR_VELOCITY)[0], 1e-11);
        }
    }

    /// tan against sine of half the angle: 1/ω² grows by h²/4 in each step.
    @Test
    void thePublishedSpinDiesAway() {
        Run run = run(BARE + "startPin=free spin=300,0,0 spinUpdate=published");
        for (int n = 1; n <= 200; n++) {
            run.next();
            assertEquals(1 / Math.sqrt(1 / (300.0 * 300) + n * H * H / 4),
                    run.state().of(StrandChannels.ANGULAR_VELOCITY)[0], 1e-11);
        }
    }

    /// A sweep without λ leaves q = α̃/(w/l² + α̃) of the strain, so that at rest γ = qⁿ·(γ + h²g/l).
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void withoutMultipliersSweepsStiffen(int sweeps) {
        Run run = after(4000, "segments=1 along=down youngs=1e6 damping=100 lambda=omitted substeps=1 iterations="
                + sweeps);
        double soft = 1 / (1e6 * A * H * H), q = Math.pow(soft / (1 / (500 * A) + soft), sweeps);
        assertEquals(H * H * G * q / (1 - q), read(run, "residual")[0], 1e-13);
    }

    /// Segment j from the top carries half of itself and all below.
    @Test
    void aHangingRodIsStretchedByWhatHangsBelow() {
        Run run = after(200, "segments=6 along=down youngs=1e6 damping=60 spinDamping=60 iterations=50");
        double[] strain = read(run, "strain");
        for (int j = 0; j < 6; j++) {
            assertEquals((6 - j - 0.5) * (1000 * A / 6) * G / (1e6 * A), strain[3 * j + 2], 1e-9);
            assertEquals(0, Math.hypot(strain[3 * j], strain[3 * j + 1]), 1e-9);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "projection=article", "projection=world lambda=omitted", "order=symmetric",
        "weight=published sign=vector spinUpdate=published"})
    void aFreeRodFallsAndGainsMomentum(String more) {
        Run run = run("startPin=free damping=0 arcAngle=100 turns=0.3 launch=0.2,0.1,0 spin=1,2,3 " + more);
        double[] before = read(run, "momentum");
        double mass = 1000 * A;
        for (int n = 1; n <= 5; n++) {
            run.next();
            double[] now = read(run, "momentum");
            assertEquals(before[0], now[0], 1e-12);
            assertEquals(before[1] - mass * G * n * 16 * H, now[1], 1e-12);
            assertEquals(before[2], now[2], 1e-12);
        }
    }

    /// Straight and untwisted: nothing strains, and n steps fall by g·h²·n(n + 1)/2.
    @Test
    void aStraightRodFallsAsAWhole() {
        Run run = run("startPin=free damping=0");
        for (int n = 16; n <= 160; n += 16) {
            run.next();
            for (int i = 0; i <= 12; i++) assertEquals(-G * H * H * n * (n + 1) / 2, at(run.state(), i).y(), 1e-11);
        }
    }

    /// Each joint turns by 2π/N: |C| = (2N/L)·sin(π/N).
    @ParameterizedTest
    @ValueSource(ints = {3, 8, 40})
    void aPlanarRingHasItsEnergy(int n) {
        double length = 1.7, curvature = 2 * n / length * Math.sin(Math.PI / n),
                energy = 4e7 * I / 2 * length * curvature * curvature;
        Run run = run("closed=true length=1.7 segments=" + n);
        assertEquals(energy, number(run, "bendEnergy"), 1e-9 * energy);
        assertEquals(0, number(run, "twistEnergy"), 1e-20);
    }

    /// Whatever becomes of the ring, also where it passes through itself.
    @Test
    void twistAndWritheOfARingAreWhole() {
        Run run = run("preset ring");
        for (int n = 0; n < 240; n++) {
            assertEquals(3, number(run, "linking"), 1e-9);
            run.next();
        }
        assertTrue(Math.abs(number(run, "writhe")) > 1, "it has wound up");
        Run ghost = run("preset ring", "selfContact=false turns=5");
        for (int n = 0; n < 240; n++) {
            double linking = number(ghost, "linking");
            assertEquals(Math.rint(linking), linking, 1e-9);
            ghost.next();
        }
    }

    /// A whole turn each half a second, also while the rod bends.
    @Test
    void twistAndWritheOfAClampedRodAreTheTurnsOfTheHand() {
        Run run = run("preset plectoneme", "endRate=360 segments=24");
        for (int n = 1; n <= 60; n++) {
            run.next();
            assertEquals(n / 60.0, number(run, "linking"), 1e-9);
        }
    }

    /// The writhe of an ideal trefoil is 3.42; this one is near it.
    @Test
    void aFlatPolygonHasNoWritheAndAMirrorTurnsItsSign() {
        State flat = fresh("arcAngle=200 segments=9");
        assertEquals(0, Linking.writhe(Strands.settings("arcAngle=200 segments=9"), flat), 1e-12);
        Vec[] knot = new Vec[30], mirrored = new Vec[30];
        for (int i = 0; i < 30; i++) {
            double t = 2 * Math.PI * i / 30;
            knot[i] = new Vec(Math.sin(t) + 2 * Math.sin(2 * t), Math.cos(t) - 2 * Math.cos(2 * t), -Math.sin(3 * t));
            mirrored[i] = new Vec(knot[i].x(), knot[i].y(), -knot[i].z());
        }
        assertEquals(-Linking.writhe(knot), Linking.writhe(mirrored), 1e-12);
        assertEquals(3.4, Math.abs(Linking.writhe(knot)), 0.25);
    }

    /// The measures of twist and curvature as they are placed: an arc of 90° in 9 segments, twisted by one turn.
    @Test
    void placedStrainsAreThoseOfTheShape() {
        Run run = run("arcAngle=90 segments=9 turns=1");
        double[] twist = read(run, "twist");
        for (int k = 1; k < 9; k++) assertEquals(1.0 / 9, twist[k], 1e-14);
        assertEquals(1.0 / 18, twist[0], 1e-14);
        assertEquals(17.0 / 18, number(run, "totalTwist"), 1e-13);
        assertArrayEquals(new double[27], read(run, "strain"), 1e-14);
        Run bent = run("arcAngle=90 segments=9");
        double[] curvature = read(bent, "curvature");
        for (int k = 1; k < 9; k++)
            assertEquals(2 * 9 * Math.sin(Math.toRadians(5)), Math.hypot(curvature[3 * k], curvature[3 * k + 1]),
                    1e-13);
    }

    /// The elastica under its own weight hangs by 0.286 m, a linear beam by 0.307 m; few sweeps are soft.
    @Test
    void theTipOfTheDefaultHangs() {
        Run swept = seek(run("preset cantilever", "iterations=20"), 1200), few = seek(run("preset cantilever"), 1200);
        assertEquals(0.288, number(swept, "tipDeflection"), 3e-3);
        assertEquals(0.288, number(few, "tipDeflection"), 1e-2);
    }
}
