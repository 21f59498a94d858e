package limber.models.rope;

import static limber.models.rope.Ropes.after;
import static limber.models.rope.Ropes.at;
import static limber.models.rope.Ropes.number;
import static limber.models.rope.Ropes.read;
import static limber.models.rope.Ropes.run;
import static limber.models.rope.Ropes.seek;
import static limber.models.rope.Ropes.sweep;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import limber.engine.State;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.mesh.Topology;
import limber.oracle.Convergence;
import limber.oracle.RigidChain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The rope against closed forms: every row of "What must be true" in docs/models/rope.md.
class RopeOracleTest {
    private static final double G = 9.81;

    /// From rest, Verlet adds g·h² to the step of each frame: after n steps the fall is g·h²·(1 + 2 + … + n).
    @ParameterizedTest
    @ValueSource(ints = {1, 10, 100, 1000})
    void freeFall(int n) {
        Run run = after(n, "pinStart=false", "substep=0.01");
        double fall = G * 0.01 * 0.01 * n * (n + 1) / 2;
        for (int i = 0; i <= 40; i++) assertEquals(-fall, at(run, i).y(), 1e-12 * fall, "particle " + i);
    }

    /// A correction moves both ends of a stick by the same amount in opposite directions, so that Σ(p − old), the
    /// momentum of unit masses times h, stays; about the origin their moments do not cancel.
    @Test
    void momentumIsKeptAndAngularMomentumIsNot() {
        Run run = run("segments=6", "pinStart=false", "gravity=0,0,0", "previous=zero", "length=3",
                "shape=0,0,0;0.2,0.4,0;0.9,0.1,0.3;1.2,-0.3,0;1.9,0,0.5;2,0.7,0;2.4,0,-0.2");
        Vec first = momentum(run.state()), firstAngular = angular(run.state());
        seek(run, 100);
        // positions have grown a hundredfold
        assertEquals(0, first.distance(momentum(run.state())), 1e-12 * 100 * first.length());
        assertEquals(0, firstAngular.length(), 0); // from old = 0 every particle flies away from the origin
        assertTrue(angular(run.state()).length() > 0.05, "angular momentum drifts: " + angular(run.state()));
    }

    private static Vec moved(State s, int i) {
        return Vec.of(s.of(RopeChannels.POSITION), i).minus(Vec.of(s.of(RopeChannels.PREVIOUS), i));
    }

    private static Vec momentum(State s) {
        Vec sum = Vec.ZERO;
        for (int i = 0; i < s.of(RopeChannels.INVERSE_MASS).length; i++) sum = sum.plus(moved(s, i));
        return sum;
    }

    private static Vec angular(State s) {
        Vec sum = Vec.ZERO;
        for (int i = 0; i < s.of(RopeChannels.INVERSE_MASS).length; i++)
            sum = sum.plus(Vec.of(s.of(RopeChannels.POSITION), i).cross(moved(s, i)));
        return sum;
    }

    /// At rest, what a substep lets each particle fall, s = g·h², the one sweep must lift again. Let E_j be stick j's
    /// error when its turn comes. The last particle: s = E_(N−1)/2; the others: s = E_(j−1)/2 − E_j/2, so that E_j =
    /// 2s(N − j). The first stick lifts its one free end by all of its error (weighted): s = E_0 − E_1/2, E_0 = N·s; or
    /// by half (half): E_0 = 2N·s. Between frames e_0 = E_0 − s, and e_j is E_j less what stick j − 1 has just put into
    /// it: e_1 = E_1 − E_0 (weighted) or E_1 − E_0/2 (half), else e_j = E_j − E_(j−1)/2; all (N − 1 − j)·s.
    @ParameterizedTest
    @ValueSource(strings = {"weighted", "half"})
    void staticStretchOfOneIteration(String correction) {
        int n = 10;
        double h = 0.01, s = G * h * h;
        Run run = after(6000, "segments=" + n, "end=0,-2,0", "iterations=1", "substep=" + h, "correction=" + correction,
                "damping=5");
        double[] residual = read(run, "residual");
        for (int j = 0; j < n; j++) {
            double e = j == 0 && correction.equals("half") ? (2 * n - 1) * s : (n - 1 - j) * s;
            assertEquals(e, residual[j], 1e-8, "stick " + j);
        }
    }

    /// A straight rope without gravity: sweeps alone, until the slowest mode is left; then its factor per sweep.
    @ParameterizedTest
    @CsvSource({"free,4", "free,10", "free,25", "weighted,4", "weighted,10", "weighted,25", "half,4", "half,10",
        "half,25"})
    void residualShrinksBySquaredCosinePerSweep(String pin, int n) {
        Run run = run("segments=" + n, "pinStart=" + !pin.equals("free"),
                "correction=" + (pin.equals("half") ? "half" : "weighted"), "length=3.9");
        sweep(run, 2 * n * n);
        double before = largest(read(run, "residual"));
        int sweeps = 2 * n;
        sweep(run, sweeps);
        double factor = Math.pow(largest(read(run, "residual")) / before, 1.0 / sweeps);
        double expected = pin.equals("free") ? Convergence.free(n)
                : pin.equals("half") ? Convergence.halfPin(n) : Convergence.weightedPin(n);
        // a tolerance of 5e-3 could not tell half from weighted
        assertEquals(expected, factor, 1e-4 * (1 - expected) + 1e-6);
    }

    private static double largest(double[] values) {
        return Arrays.stream(values).map(Math::abs).max().orElseThrow();
    }

    private static Run atRest(int sticks, double h, int substeps, int iterations) {
        return after(600, "segments=" + sticks, "end=1,0,0", "pinEnd=true", "length=1.5", "damping=6", "substep=" + h,
                "substeps=" + substeps, "iterations=" + iterations, sagging(sticks));
    }

    /// A start below the straight line, which would stay straight: a slack rope's buckling is a hazard of its own.
    private static String sagging(int sticks) {
        var points = new Vec[sticks + 1];
        for (int i = 0; i <= sticks; i++)
            points[i] = new Vec((double) i / sticks, -2.0 * i * (sticks - i) / (sticks * sticks), 0);
        return Ropes.shape(points);
    }

    @Test
    void ropeAtRestIsARigidChain() {
        double[] truth = RigidChain.points(Vec.ZERO, new Vec(1, 0, 0), 1.5, 20);
        Run run = atRest(20, 1.0 / 1200, 20, 20);
        for (int i = 0; i <= 20; i++) assertEquals(0, at(run, i).distance(Vec.of(truth, i)), 5e-3, "particle " + i);
        assertEquals(0.503447, number(run, "sag"), 5e-3);
        // tan θ linear in j: all second differences of the slope vanish, against a slope that grows by about 0.5 a
        // stick
        for (int j = 1; j + 2 < 20; j++)
            assertEquals(0, slope(run, j + 1) - 2 * slope(run, j) + slope(run, j - 1), 5e-3, "stick " + j);
    }

    private static double slope(Run run, int stick) {
        Vec d = at(run, stick + 1).minus(at(run, stick));
        return d.y() / d.x();
    }

    /// The same work a frame: the error of the sag, against the rigid chain.
    @Test
    void twentySubstepsOfOneSweepBeatOneSubstepOfTwentySweeps() {
        double truth = RigidChain.sag(Vec.ZERO, new Vec(1, 0, 0), 1.5, 20);
        double substeps = Math.abs(number(atRest(20, 1.0 / 1200, 20, 1), "sag") - truth),
                sweeps = Math.abs(number(atRest(20, 1.0 / 60, 1, 20), "sag") - truth);
        assertTrue(sweeps > 10 * substeps, sweeps + " against " + substeps);
    }

    /// One stick is a pendulum that projection damps: θ'' = −(g/L)·sin θ − h·θ'·(θ'² + (g/L)·cos θ). What is left over
    /// falls with h². Starting with old = p, Verlet stands still at −h/2: half a step later θ' is half a step's gain.
    @Test
    void pendulumFollowsTheDampedEquationToSecondOrder() {
        double[] error = new double[4];
        for (int k = 0; k < error.length; k++) error[k] = pendulumError(0.01 / (1 << k), 4);
        for (int k = 1; k < error.length; k++) {
            double order = Math.log(error[k - 1] / error[k]) / Math.log(2);
            assertTrue(order >= 1.8, "order " + order + " of " + Arrays.toString(error));
        }
    }

    /// The largest difference of the angle from the equation's, integrated by RK4 (L = 1) at a tenth of the step.
    private static double pendulumError(double h, double seconds) {
        double theta = Math.PI / 3, speed = -0.5 * h * G * Math.sin(theta), dt = 0.1 * h, largest = 0;
        Run run = run("segments=1", "end=" + Math.sin(theta) + "," + -Math.cos(theta) + ",0", "substep=" + h,
                "iterations=1");
        for (int n = 0; n < Math.round(10 * seconds / h); n++) {
            double k1 = speed, l1 = bend(theta, speed, h);
            double k2 = speed + 0.5 * dt * l1, l2 = bend(theta + 0.5 * dt * k1, speed + 0.5 * dt * l1, h);
            double k3 = speed + 0.5 * dt * l2, l3 = bend(theta + 0.5 * dt * k2, speed + 0.5 * dt * l2, h);
            double k4 = speed + dt * l3, l4 = bend(theta + dt * k3, speed + dt * l3, h);
            theta += dt / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
            speed += dt / 6 * (l1 + 2 * l2 + 2 * l3 + l4);
            if (n % 10 < 9) continue;
            run.next();
            largest = Math.max(largest, Math.abs(theta - Math.atan2(at(run, 1).x(), -at(run, 1).y())));
        }
        return largest;
    }

    private static double bend(double theta, double speed, double h) {
        return -G * Math.sin(theta) - h * speed * (speed * speed + G * Math.cos(theta));
    }

    @ParameterizedTest
    @CsvSource({"3,rotation-minimizing", "4,shortest-arc", "7,look", "12,rotation-minimizing",
        "12,shortest-arc"})
    void cappedTubeIsClosedAndTurnedOutward(int sides, String frame) {
        for (int frames : new int[]{0, 25}) {
            Run run = after(frames, "segments=12", "end=2,0.5,0.7", "pinEnd=true", "length=2.6", "sides=" + sides,
                    "ringFrame=" + frame, "width=0.06");
            State skin = run.picture();
            var surface = new Topology(skin);
            assertEquals(13 * sides + 2, surface.points.size(), "the seam and the rims are welded");
            assertEquals(2, surface.euler());
            assertEquals(0, surface.boundary());
            assertEquals(0, surface.misoriented());
            assertTrue(surface.volume() > 0, "triangles wind counter-clockwise seen from outside");
            outwardUnitNormals(run, skin, sides);
        }
    }

    /// Walls: away from the particle of their ring. Caps: away from the rope.
    private static void outwardUnitNormals(Run run, State skin, int sides) {
        double[] vertices = skin.of(Skin.VERTICES), normals = skin.of(Skin.NORMALS);
        int segments = 12, rim = (segments + 1) * (sides + 1);
        for (int v = 0; v < vertices.length / 3; v++) {
            Vec normal = Vec.of(normals, v);
            assertEquals(1, normal.length(), 1e-12);
            int vertex = v;
            Vec away = v < rim ? Vec.of(vertices, v).minus(at(run, v / (sides + 1)))
                    : v < rim + sides + 1 ? at(run, 0).minus(at(run, 1))
                            : at(run, segments).minus(at(run, segments - 1));
            assertTrue(away.dot(normal) > 0.99 * away.length(), () -> "vertex " + vertex);
        }
    }

    /// A straight tube is a prism over a regular n-gon: n/2·r²·sin(2π/n) times its length.
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 12, 64})
    void volumeOfAnNGonTube(int sides) {
        double length = Math.sqrt(4 * 4 + 1 + 0.25), r = 0.15;
        Run run = run("segments=9", "end=4,1,-0.5", "sides=" + sides, "width=0.3");
        double expected = 0.5 * sides * r * r * Math.sin(2 * Math.PI / sides) * length;
        assertEquals(expected, new Topology(run.picture()).volume(), 1e-12);
    }

    @Test
    void seamIsDoubledAndTextureRunsAlongAndAround() {
        Run run = run("segments=5", "sides=6", "tile=3");
        State skin = run.picture();
        double[] uv = skin.of(Skin.UV), vertices = skin.of(Skin.VERTICES);
        for (int ring = 0; ring <= 5; ring++)
            for (int side = 0; side <= 6; side++) {
                int v = ring * 7 + side;
                assertEquals(3.0 * ring / 5, uv[2 * v], 1e-15);
                assertEquals(side / 6.0, uv[2 * v + 1], 1e-15);
            }
        assertEquals(0, Vec.of(vertices, 0).distance(Vec.of(vertices, 6)), 0, "first and last vertex of a ring");
    }
}
