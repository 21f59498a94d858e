package limber.models.puppet;

import static limber.models.puppet.Puppets.after;
import static limber.models.puppet.Puppets.at;
import static limber.models.puppet.Puppets.fresh;
import static limber.models.puppet.Puppets.furthest;
import static limber.models.puppet.Puppets.rest;
import static limber.models.puppet.Puppets.settings;
import static limber.models.puppet.Puppets.size;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import limber.engine.State;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.settings.Kind;
import limber.engine.settings.Vec;
import limber.math.Quaternion;
import limber.mesh.Surface;
import limber.models.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// As rigid as possible: edge weights, best rotations, an energy that never rises, and rigid motions.
class PuppetArapTest {
    private static final String[] TUBE = {"method=arap", "mesh=cylinder", "rings=9", "sides=8"};

    private static String[] tube(String... more) {
        return Setup.with(TUBE, more);
    }

    private static Surface flat(int[] triangles, double... xyz) {
        return new Surface(xyz, new double[2], triangles, new int[triangles.length]);
    }

    /// A unit square cut along 0–2: right angles lie opposite to the cut, 45° opposite to the sides, and there is one
    /// triangle at each side, so ½·cot 45° = ½.
    @Test
    void cotangentsOfASquare() {
        var spokes = Spokes.of(flat(new int[]{0, 1, 2, 0, 2, 3}, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0), false);
        assertArrayEquals(new int[]{0, 3, 5, 8, 10}, spokes.from());
        assertArrayEquals(new int[]{1, 2, 3, 0, 2, 0, 1, 3, 0, 2}, spokes.to());
        assertArrayEquals(new int[]{3, 5, 8, 0, 6, 1, 4, 9, 2, 7}, spokes.back());
        assertArrayEquals(new double[]{0.5, 0, 0.5, 0.5, 0.5, 0, 0.5, 0.5, 0.5, 0.5}, spokes.weight(), 1e-15);
    }

    /// An apex at height h over the middle of a unit edge has the cotangent h − 1/(4h): −¾ at h = ¼, 63/16 at h = 4.
    /// Half the sum is 51/32; with ¼ on both sides the sum is negative, and the edge counts nothing.
    @ParameterizedTest
    @CsvSource({"4,1.59375", "0.25,0"})
    void theSumIsClampedNotEachAngle(double depth, double weight) {
        var spokes = Spokes.of(flat(new int[]{0, 1, 2, 1, 0, 3}, 0, 0, 0, 1, 0, 0, 0.5, 0.25, 0, 0.5, -depth, 0),
                false);
        assertEquals(weight, spokes.weight()[0], 1e-15);
    }

    /// A triangle without an area has angles without a cotangent, and one that names a vertex twice no edge there.
    @Test
    void flatAndFoldedTrianglesWeighNothing() {
        var spokes = Spokes.of(flat(new int[]{0, 1, 2, 0, 0, 1}, 0, 0, 0, 1, 0, 0, 2, 0, 0), false);
        assertArrayEquals(new int[]{0, 2, 4, 6}, spokes.from());
        assertArrayEquals(new double[6], spokes.weight());
        assertArrayEquals(new double[]{1, 1, 1, 1, 1, 1},
                Spokes.of(flat(new int[]{0, 1, 2, 0, 0, 1}, 0, 0, 0, 1, 0, 0, 2, 0, 0), true).weight());
    }

    private static State rotated(UnaryOperator<Vec> map) {
        String[] with = {"method=arap", "mesh=icosphere:2"};
        State s = fresh(with);
        for (int i = 0; i < size(s); i++) map.apply(rest(s, i)).into(s.of(PuppetChannels.VERTICES), i);
        Puppets.phase("rotations", settings(with), s);
        return s;
    }

    private static Vec turned(State s, int i, Vec v) {
        double[] q = s.of(PuppetChannels.ROTATIONS);
        int k = 4 * i;
        return new Vec(Quaternion.x(q[k], q[k + 1], q[k + 2], q[k + 3], v.x(), v.y(), v.z()),
                Quaternion.y(q[k], q[k + 1], q[k + 2], q[k + 3], v.x(), v.y(), v.z()),
                Quaternion.z(q[k], q[k + 1], q[k + 2], q[k + 3], v.x(), v.y(), v.z()));
    }

    /// A quarter turn about z after one about x: (x, y, z) → (x, −z, y) → (z, x, y).
    @Test
    void aRotationIsFoundExactly() {
        State s = rotated(p -> new Vec(p.z(), p.x(), p.y()));
        Vec v = new Vec(1, 2, 3);
        for (int i = 0; i < size(s); i++) assertEquals(0, turned(s, i, v).distance(new Vec(3, 1, 2)), 1e-12);
    }

    /// x = M·p has S = (Σ w e eᵀ)·Mᵀ. R is best where R·S is symmetric and has no negative eigenvalue: its trace, the
    /// sum of its principal minors and its determinant are not negative.
    @Test
    void aStretchAndShearHasTheRotationOfItsPolarDecomposition() {
        UnaryOperator<Vec> map = p -> new Vec(1.5 * p.x() + 0.4 * p.y(), -0.3 * p.x() + 0.8 * p.y() + 0.5 * p.z(),
                0.2 * p.x() - 0.6 * p.y() + 1.1 * p.z());
        State s = rotated(map);
        int[] from = s.ints(PuppetChannels.SPOKES_FROM), to = s.ints(PuppetChannels.SPOKE_TO);
        double[] weight = s.of(PuppetChannels.EDGE_WEIGHT);
        for (int i = 0; i < size(s); i++) {
            Vec sx = Vec.ZERO, sy = Vec.ZERO, sz = Vec.ZERO; // columns of S
            for (int k = from[i]; k < from[i + 1]; k++) {
                Vec e = rest(s, i).minus(rest(s, to[k])).times(weight[k]),
                        d = at(s, i).minus(at(s, to[k]));
                sx = sx.plus(e.times(d.x()));
                sy = sy.plus(e.times(d.y()));
                sz = sz.plus(e.times(d.z()));
            }
            Vec x = turned(s, i, sx), y = turned(s, i, sy), z = turned(s, i, sz);
            double[][] m = {{x.x(), y.x(), z.x()}, {x.y(), y.y(), z.y()}, {x.z(), y.z(), z.z()}};
            assertEquals(m[0][1], m[1][0], 1e-12);
            assertEquals(m[0][2], m[2][0], 1e-12);
            assertEquals(m[1][2], m[2][1], 1e-12);
            assertTrue(m[0][0] + m[1][1] + m[2][2] >= 0);
            assertTrue(m[0][0] * m[1][1] - m[0][1] * m[1][0] + m[0][0] * m[2][2] - m[0][2] * m[2][0]
                    + m[1][1] * m[2][2] - m[1][2] * m[2][1] >= -1e-12);
            assertTrue(x.dot(y.cross(z)) >= -1e-12);
        }
    }

    /// Spokes that have become nothing have no best rotation: that of before stays.
    @Test
    void whereNoRotationIsBestTheOldOneStays() {
        String[] with = {"method=arap", "mesh=icosphere:1"};
        State s = fresh(with);
        double[] x = s.of(PuppetChannels.VERTICES), r = s.of(PuppetChannels.ROTATIONS);
        Arrays.fill(x, 1);
        for (int k = 0; k < r.length; k++) r[k] = k % 4 == 1 ? 1 : 0;
        double[] before = r.clone();
        Puppets.phase("rotations", settings(with), s);
        assertArrayEquals(before, r);
    }

    /// Each energy is at most the one before it, from the first iteration to a hundred.
    @ParameterizedTest
    @CsvSource({"gauss-seidel,10,cotangent", "gauss-seidel,1,uniform", "conjugate-gradients,1000,cotangent",
        "conjugate-gradients,3,uniform"})
    void theEnergyNeverRises(String solve, int sweeps, String weights) {
        Run run = Puppets.run(tube("pull=0.9,-0.7,0.2", "tilt=-90", "twist=40", "iterations=1", "sweeps=" + sweeps,
                "globalSolve=" + solve, "edgeWeights=" + weights));
        double last = Double.POSITIVE_INFINITY;
        for (int n = 0; n < 100; n++) {
            run.next();
            for (double e : run.state().of(PuppetChannels.ENERGIES)) {
                assertTrue(e <= last + 1e-12 * (1 + e), "frame " + n + ": " + e + " after " + last);
                last = e;
            }
            assertTrue(Setup.number(run, "arapEnergy") <= last + 1e-12 * (1 + last), "with better rotations");
        }
        assertTrue(last > 0.01 && last < 10);
    }

    /// Dragged away and back again: the handle is where it was, so the mesh goes back to its rest.
    @ParameterizedTest
    @ValueSource(strings = {"gauss-seidel", "conjugate-gradients"})
    void itGoesBackToItsRest(String solve) {
        Vec c = Vec.of(fresh(tube()).of(PuppetChannels.REST_POINTS), 0);
        Run run = Setup.seek(Puppets.run(List.of(new Input.Move(1, "point:0", c.plus(new Vec(0.4, -0.2, 0.1))),
                new Input.Move(4, "point:0", c)),
                tube("globalSolve=" + solve, "sweeps=50", "iterations=10", "tolerance=1e-12")), 60);
        assertTrue(run.state().of(PuppetChannels.ENERGIES)[1] < 1e-9);
        assertTrue(furthest(run.state(), p -> p) < 1e-9);
    }

    /// A ball that is fixed at its lowest vertex o alone, and whose top is turned about it: Y about y by 60°, then Z
    /// about z by 90°. The handle belongs at o + Z·Y·(c − o).
    @ParameterizedTest
    @ValueSource(strings = {"gauss-seidel", "conjugate-gradients"})
    void oneRigidMotionOfWhatIsHeldIsThatOfTheMesh(String solve) {
        String[] ball = {"method=arap", "mesh=uv-sphere:8x6", "fixed=0", "moved=0.4", "twist=60", "tilt=90",
            "sweeps=100", "iterations=20", "tolerance=1e-12", "globalSolve=" + solve};
        Vec o = new Vec(0, -1, 0), c = Vec.of(fresh(ball).of(PuppetChannels.REST_POINTS), 0);
        double cos = 0.5, sin = Math.sqrt(0.75);
        UnaryOperator<Vec> motion = p -> {
            Vec v = p.minus(o);
            return o.plus(new Vec(-v.y(), cos * v.x() + sin * v.z(), cos * v.z() - sin * v.x()));
        };
        State s = after(60, Setup.with(ball, "points=" + new Kind.Vector().write(motion.apply(c)))).state();
        assertTrue(s.of(PuppetChannels.ENERGIES)[1] < 1e-9, () -> "E = " + s.of(PuppetChannels.ENERGIES)[1]);
        assertTrue(furthest(s, motion) < 1e-9, () -> furthest(s, motion) + " m");
    }

    /// The bottom of a tube of 2 m up to 0.2 m, and its top from 1.8 m, which the handle carries and turns.
    @Test
    void theBottomIsHeldAndTheTopIsCarried() {
        State s = after(1, tube("rings=21", "pull=1,2,3", "twist=90", "tilt=0")).state();
        int held = 0;
        for (int i = 0; i < size(s); i++) {
            Vec p = rest(s, i);
            if (p.y() < 0.25) assertEquals(p, at(s, i));
            if (p.y() > 1.75) assertEquals(0, at(s, i).distance(new Vec(p.z() + 1, p.y() + 2, 3 - p.x())), 1e-15);
            if (p.y() < 0.25 || p.y() > 1.75) held++;
        }
        assertEquals(held, s.ints(PuppetChannels.HELD).length / 2);
        assertEquals(size(s) - held, s.ints(PuppetChannels.FREE).length);
    }
}
