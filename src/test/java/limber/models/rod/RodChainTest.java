package limber.models.rod;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// The chain, compared with a second implementation that uses rotation matrices instead of quaternions.
class RodChainTest {
    /// Rows.
    private record Matrix(Vec x, Vec y, Vec z) {
        static final Matrix IDENTITY = new Matrix(new Vec(1, 0, 0), new Vec(0, 1, 0), new Vec(0, 0, 1));

        Vec times(Vec v) {
            return new Vec(x.dot(v), y.dot(v), z.dot(v));
        }

        Matrix transposed() {
            return new Matrix(new Vec(x.x(), y.x(), z.x()), new Vec(x.y(), y.y(), z.y()), new Vec(x.z(), y.z(), z.z()));
        }

        Matrix times(Matrix m) {
            Matrix t = m.transposed();
            return new Matrix(new Vec(x.dot(t.x), x.dot(t.y), x.dot(t.z)), new Vec(y.dot(t.x), y.dot(t.y), y.dot(t.z)),
                    new Vec(z.dot(t.x), z.dot(t.y), z.dot(t.z)));
        }

        /// Rodrigues: cos·1 + sin·[a] + (1 − cos)·a aᵀ.
        static Matrix about(Vec a, double angle) {
            double c = Math.cos(angle), s = Math.sin(angle), k = 1 - c;
            return new Matrix(
                    new Vec(c + k * a.x() * a.x(), k * a.x() * a.y() - s * a.z(), k * a.x() * a.z() + s * a.y()),
                    new Vec(k * a.y() * a.x() + s * a.z(), c + k * a.y() * a.y(), k * a.y() * a.z() - s * a.x()),
                    new Vec(k * a.z() * a.x() - s * a.y(), k * a.z() * a.y() + s * a.x(), c + k * a.z() * a.z()));
        }
    }

    /// World positions.
    private static double[] reference(List<Vec> rest, Vec pull, double force, List<Double> bendForce, boolean nlerp) {
        int n = rest.size() - 1;
        Matrix parent = Matrix.IDENTITY;
        Vec at = rest.getFirst();
        var xyz = new double[3 * (n + 1)];
        at.into(xyz, 0);
        for (int i = 1; i <= n; i++) {
            Vec offset = rest.get(i).minus(rest.get(i - 1)),
                    to = parent.transposed().times(pull.minus(at)).minus(offset);
            double rate = force == 0 ? 0 : Math.max(0, Math.min(1, force / bendForce.get(i))),
                    full = Math.acos(to.y() / to.length());
            double angle = nlerp ? 2 * Math.atan2(rate * Math.sin(full / 2), 1 - rate + rate * Math.cos(full / 2))
                    : rate * full;
            Vec axis = new Vec(0, 1, 0).cross(to);
            at = at.plus(parent.times(offset));
            at.into(xyz, i);
            parent = parent.times(Matrix.about(axis.times(1 / axis.length()), angle));
        }
        return xyz;
    }

    @ParameterizedTest
    @EnumSource(RodParameters.Interpolation.class)
    void itIsTheChainThatIsDescribed(RodParameters.Interpolation interpolation) {
        var random = new Random(17);
        for (int run = 0; run < 200; run++) {
            var rest = new ArrayList<Vec>();
            var bendForce = new ArrayList<Double>();
            int n = 1 + random.nextInt(12);
            for (int i = 0; i <= n; i++) {
                rest.add(new Vec(random.nextGaussian(), 2 * i + random.nextGaussian(), random.nextGaussian()));
                bendForce.add(40 * random.nextDouble());
            }
            Vec pull = new Vec(8 * random.nextGaussian(), 8 * random.nextGaussian(), 8 * random.nextGaussian());
            double force = 30 * random.nextDouble();
            Settings p = Rods.settings("mode=force").with(RodParameters.POINTS_AT, rest)
                    .with(RodParameters.BEND_FORCE, bendForce)
                    .with(RodParameters.FORCE, force).with(RodParameters.FORCE_POINT, pull)
                    .with(RodParameters.INTERPOLATION, interpolation);
            double[] expected = reference(rest, pull, force, bendForce,
                    interpolation == RodParameters.Interpolation.NLERP);
            assertArrayEquals(expected, Rods.points(Rods.after(1, p)), 1e-9);
            assertArrayEquals(Rods.points(Rods.after(1, p)), Rods.points(Rods.after(3, p)),
                    "nothing adds up from frame to frame");
        }
    }

    /// The force point straight below: a full bend is 180°. nlerp: 2·atan(0.25/0.75).
    @ParameterizedTest
    @CsvSource({"slerp, 45", "nlerp, 36.86989764584402"})
    void aQuarterOf180DegreesIs45OnlyBySlerp(String interpolation,
            double angle) {
        Run run = Rods.bent("points=0,0,0;0,2,0;0,4,0", "mode=force", "force=2.5", "bendForce=10", "forcePoint=0,-6,0",
                "interpolation=" + interpolation);
        assertArrayEquals(new double[]{0, 0.25, 0}, Rods.read(run, "rate"));
        assertArrayEquals(new double[]{0, 180, 0}, Rods.read(run, "fullAngle"), 1e-12);
        assertArrayEquals(new double[]{0, angle, 0}, Rods.read(run, "angle"), 1e-12);
        Rods.near(new Vec(2 * Math.sin(Math.toRadians(angle)), 2 + 2 * Math.cos(Math.toRadians(angle)), 0),
                Rods.point(run, 2), 1e-12);
    }

    @Test
    void noForceBendsNothingEvenWhereNoneIsNeeded() {
        Run run = Rods.bent("preset fishing-rod", "force=0", "bendForce=0");
        assertArrayEquals(Rods.points(Rods.bent("preset straight")), Rods.points(run));
        assertArrayEquals(new double[6], Rods.read(run, "rate"));
    }

    @Test
    void withoutAResistanceEveryForceBendsFully() {
        assertArrayEquals(new double[]{0, 1, 1, 1, 1, 0},
                Rods.read(Rods.bent("preset fishing-rod", "force=0.001", "bendForce=0"), "rate"));
    }

    /// 100·(n − i)/n.
    @Test
    void byDefaultTheBaseIsStiffest() {
        assertArrayEquals(new double[]{0, 10 / 80.0, 10 / 60.0, 10 / 40.0, 10 / 20.0, 0},
                Rods.read(Rods.bent("mode=force"), "rate"), 1e-15);
    }

    /// Where the pull comes from is then the same place: there is nowhere to turn to.
    @Test
    void aForcePointAtAJointsChildTurnsNothing() {
        Run run = Rods.bent("points=0,0,0;0,2,0;0,4,0", "mode=force", "force=10", "bendForce=10", "forcePoint=0,2,0");
        assertEquals(new Vec(0, 4, 0), Rods.point(run, 2));
    }

    @Test
    void frame0IsTheChainAtRest() {
        Run run = Rods.run(Rods.settings("preset fishing-rod"));
        assertEquals(new Vec(0, 10, 0), Rods.point(run, 5));
    }
}
