package limber.models.strand;

import static limber.models.Setup.read;
import static limber.models.strand.Strands.STRAND;
import static limber.models.strand.Strands.after;
import static limber.models.strand.Strands.at;
import static limber.models.strand.Strands.frame;
import static limber.models.strand.Strands.fresh;
import static limber.models.strand.Strands.phase;
import static limber.models.strand.Strands.run;
import static limber.models.strand.Strands.settings;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.strand.StrandParameters.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The two constraints of a sweep, computed once more with vectors and quaternions as the formulas have them; contact,
/// the orders of a sweep, and what the published choices do.
class StrandSweepTest {
    private static final String SHAKEN = "segments=4 arcAngle=80 turns=0.4 darboux=0.5,-1,2 startPin=held ";

    /// A state off its rest: particles, frames and multipliers are shaken by up to a tenth.
    private static State shaken(Settings p) {
        State s = STRAND.initial(p);
        var random = new Random(7);
        double[] x = s.of(StrandChannels.POSITION), lambda = s.of(StrandChannels.LAMBDAS),
                bend = s.of(StrandChannels.LAMBDAS_BEND);
        for (int i = 0; i < x.length; i++) x[i] += 0.1 * random.nextGaussian();
        for (int i = 0; i < lambda.length; i++) lambda[i] = 1e-4 * random.nextGaussian();
        for (int i = 0; i < bend.length; i++) bend[i] = 1e-6 * random.nextGaussian();
        for (int i = 0; i < 4; i++) {
            Orientation q = frame(s, i), by = new Orientation(0.1 * random.nextGaussian(), 0.1 * random.nextGaussian(),
                    0.1 * random.nextGaussian(), 1);
            unit(by.after(q)).into(s.of(StrandChannels.ORIENTATION), i);
        }
        return s;
    }

    private static Orientation unit(Orientation q) {
        double size = Math.sqrt(q.dot(q));
        return new Orientation(q.x() / size, q.y() / size, q.z() / size, q.w() / size);
    }

    private static Orientation plus(Orientation q, double k, Orientation o) {
        return unit(new Orientation(q.x() + k * o.x(), q.y() + k * o.y(), q.z() + k * o.z(), q.w() + k * o.w()));
    }

    private static Orientation pure(Vec v) {
        return new Orientation(v.x(), v.y(), v.z(), 0);
    }

    private static void assertNear(Orientation expected, Orientation is) {
        assertArrayEquals(new double[]{expected.x(), expected.y(), expected.z(), expected.w()},
                new double[]{is.x(), is.y(), is.z(), is.w()}, 1e-14);
    }

    @ParameterizedTest
    @CsvSource({"tangent,accumulated,corrected,true", "tangent,omitted,published,true",
        "tangent,accumulated,corrected,false", "article,accumulated,corrected,true", "article,omitted,corrected,false",
        "world,accumulated,published,true"})
    void stretchAndShearIsWhatItsFormulaSays(String projection, String lambda, String weight, boolean extensible) {
        Settings p = settings(SHAKEN + "order=forward projection=" + projection + " lambda=" + lambda + " weight="
                + weight + " extensible=" + extensible);
        State s = shaken(p), before = s.copy();
        phase("stretch-shear", p, s);
        Vec[] x = IntStream.range(0, 5).mapToObj(i -> at(before, i)).toArray(Vec[]::new);
        boolean world = projection.equals("world"), tangent = projection.equals("tangent");
        Section section = Section.of(p);
        for (int i = 0; i < 4; i++) {
            double l = 0.25, wa = before.of(StrandChannels.INVERSE_MASS)[i],
                    wb = before.of(StrandChannels.INVERSE_MASS)[i + 1],
                    wq = 1 / ((weight.equals("published") ? 1 : 4) * before.of(StrandChannels.INERTIA)[i]);
            Orientation q = frame(before, i);
            Vec u = x[i + 1].minus(x[i]).times(1 / l);
            Vec[] axes = world ? new Vec[]{new Vec(1, 0, 0), new Vec(0, 1, 0), new Vec(0, 0, 1)}
                    : new Vec[]{q.d1(), q.d2(), q.d3()};
            Vec pull = Vec.ZERO;
            for (int k = 0; k < 3; k++) {
                double strain = world ? u.minus(q.d3()).dot(axes[k]) : u.dot(axes[k]) - (k == 2 ? 1 : 0),
                        soft = extensible ? 1 / ((k == 2 ? section.ea() : section.ga()) * l)
                                / (Strands.H * Strands.H) : 0,
                        old = before.of(StrandChannels.LAMBDAS)[3 * i + k],
                        turning = k == 2 && tangent ? 0 : 4 * wq,
                        change = (-strain - (lambda.equals("omitted") ? 0 : soft * old))
                                / ((wa + wb) / (l * l) + turning + soft);
                assertEquals(old + change, s.of(StrandChannels.LAMBDAS)[3 * i + k], 1e-13 * Math.abs(change) + 1e-18);
                pull = pull.plus(axes[k].times(change));
            }
            x[i] = x[i].minus(pull.times(wa / l));
            x[i + 1] = x[i + 1].plus(pull.times(wb / l));
            Orientation by = tangent ? pure(pull.cross(u)).after(q)
                    : pure(pull).after(q).after(new Orientation(0, 0, 1, 0));
            assertNear(plus(q, 2 * wq, by), frame(s, i));
        }
        for (int i = 0; i < 5; i++) assertEquals(0, x[i].distance(at(s, i)), 1e-14);
    }

    @ParameterizedTest
    @CsvSource({"free,free,quaternion,corrected,accumulated", "clamped,clamped,quaternion,corrected,accumulated",
        "clamped,held,vector,published,omitted", "free,clamped,vector,corrected,accumulated"})
    void bendAndTwistIsWhatItsFormulaSays(String start, String end, String sign, String weight, String lambda) {
        Settings p = settings(SHAKEN + "order=forward startPin=" + start + " endPin=" + end + " sign=" + sign
                + " weight=" + weight + " lambda=" + lambda + " startTurn=10 endTurn=-200");
        State s = shaken(p);
        phase("turn", settings(SHAKEN + "startPin=clamped endPin=clamped startTurn=10 endTurn=-200"), s);
        State before = s.copy();
        phase("bend-twist", p, s);
        Orientation[] q = IntStream.range(0, 4).mapToObj(i -> frame(before, i)).toArray(Orientation[]::new);
        Section section = Section.of(p);
        for (int k = start.equals("clamped") ? 0 : 1; k <= (end.equals("clamped") ? 4 : 3); k++) {
            double length = k == 0 || k == 4 ? 0.125 : 0.25, share = weight.equals("published") ? 1 : 4,
                    wa = k == 0 ? 0 : 1 / (share * before.of(StrandChannels.INERTIA)[k - 1]),
                    wb = k == 4 ? 0 : 1 / (share * before.of(StrandChannels.INERTIA)[k]);
            Orientation a = k == 0 ? Orientation.of(before.of(StrandChannels.CLAMPS), 0) : q[k - 1],
                    b = k == 4 ? Orientation.of(before.of(StrandChannels.CLAMPS), 1) : q[k],
                    turn = a.conjugate().after(b);
            Vec rest = new Vec(0.5, -1, 2).times(length / 2);
            double w = Math.sqrt(1 - rest.dot(rest)), dot = turn.imaginary().dot(rest)
                    + (sign.equals("vector") ? 0 : turn.w() * w), way = dot >= 0 ? 1 : -1;
            Vec c = turn.imaginary().times(way).minus(rest).times(2 / length);
            double[] strain = {c.x(), c.y(), c.z()}, change = new double[3];
            for (int i = 0; i < 3; i++) {
                double soft = 1 / ((i == 2 ? section.gj() : section.ei()) * length) / (Strands.H * Strands.H),
                        old = before.of(StrandChannels.LAMBDAS_BEND)[3 * k + i];
                change[i] = (-strain[i] - (lambda.equals("omitted") ? 0 : soft * old))
                        / (4 * (wa + wb) / (length * length) + soft);
                assertEquals(old + change[i], s.of(StrandChannels.LAMBDAS_BEND)[3 * k + i],
                        1e-12 * Math.abs(change[i]) + 1e-20);
            }
            Orientation by = pure(Vec.of(change, 0).times(2 * way / length));
            if (k > 0) q[k - 1] = plus(a, -wa, b.after(by));
            if (k < 4) q[k] = plus(b, wb, a.after(by));
        }
        for (int i = 0; i < 4; i++) assertNear(q[i], frame(s, i));
        assertArrayEquals(before.of(StrandChannels.CLAMPS), s.of(StrandChannels.CLAMPS), "a clamp stays");
    }

    /// 0, the last odd one, 2, the odd one before it, … 1.
    @ParameterizedTest
    @CsvSource({"BILATERAL,0,7,0 5 2 3 4 1 6", "BILATERAL,1,6,0 5 2 3 4 1", "BILATERAL,0,1,0", "BILATERAL,0,2,0 1",
        "FORWARD,1,4,0 1 2 3", "BACKWARD,0,4,3 2 1 0", "SYMMETRIC,0,4,0 1 2 3", "SYMMETRIC,1,4,3 2 1 0",
        "SYMMETRIC,2,4,0 1 2 3"})
    void aSweepGoesInItsOrder(Order order, int sweep, int n, String expected) {
        assertEquals(expected, IntStream.range(0, n).mapToObj(i -> "" + SweepOrder.element(order, i, n, sweep))
                .collect(Collectors.joining(" ")));
    }

    /// Joints count among those that act: of 5 segments between free ends 1..4, so that the second one is joint 4.
    @ParameterizedTest
    @CsvSource({"false,free,free,1 4 3 2", "false,clamped,free,0 3 2 1 4", "false,clamped,clamped,0 5 2 3 4 1",
        "false,held,clamped,1 4 3 2 5", "true,clamped,free,0 3 2 1 4"})
    void jointsThatActAreCounted(boolean closed, String start, String end, String expected) {
        Settings p = settings("order=bilateral segments=5 closed=" + closed + " startPin=" + start + " endPin=" + end);
        var bend = STRAND.schedule(p).phases().filter(f -> f.name().equals("bend-twist")).findFirst().orElseThrow();
        State s = STRAND.initial(p);
        assertEquals(expected, IntStream.range(0, bend.size(s)).mapToObj(i -> "" + bend.element(s, 0, i))
                .collect(Collectors.joining(" ")));
    }

    /// Particles 0 and 2, 8 mm apart instead of 20: the pinned one stays, the other goes 12 mm. Then 1 and 3, both
    /// free and of the same mass, share their 10 mm.
    @Test
    void contactPushesParticlesApart() {
        Settings p = settings("segments=3 selfContact=true apart=2 shape=0,0,0;0.1,0,0;0.008,0,0;0.11,0,0");
        State s = STRAND.initial(p);
        s.of(StrandChannels.INVERSE_MASS)[3] = s.of(StrandChannels.INVERSE_MASS)[1];
        phase("contact", p, s);
        assertEquals(0, at(s, 0).x(), 0.0);
        assertEquals(0.02, at(s, 2).x(), 1e-16);
        assertEquals(0.095, at(s, 1).x(), 1e-16);
        assertEquals(0.115, at(s, 3).x(), 1e-16);
        assertEquals(0, s.of(StrandChannels.TALLY)[StrandChannels.SKIPPED], 0.0);
        at(s, 0).into(s.of(StrandChannels.POSITION), 2);
        phase("contact", p, s);
        assertEquals(1, s.of(StrandChannels.TALLY)[StrandChannels.SKIPPED], 0.0);
    }

    /// On a ring of 8 numbers count either way round: with `apart` 3 particle 0 meets 3, 4 and 5.
    @Test
    void contactGoesRoundARing() {
        int pairs = 0;
        for (int i = 0; i < 8; i++)
            for (int j = i + 3; j < SelfContact.end(i, 8, 3, true); j++) {
                assertTrue(Math.min(j - i, 8 - (j - i)) >= 3);
                pairs++;
            }
        assertEquals(12, pairs);
        assertEquals(8, SelfContact.end(6, 8, 3, false));
    }

    /// An arc that is bent the wrong way round: by three numbers it stays, by four it turns over to 4 1/m.
    @Test
    void bySignOfTheVectorAWrongBendStays() {
        double wrong = read(after(400, "preset bug-sign"), "curvature")[3 * 6];
        double right = read(after(400, "preset bug-sign", "sign=quaternion"), "curvature")[3 * 6];
        assertTrue(wrong < 0, "stays: " + wrong);
        assertEquals(4, right, 0.3);
    }

    /// Sweeps over an omitted λ make the hanging rod shorter and shorter; those over an accumulated one do not.
    @ParameterizedTest
    @ValueSource(strings = {"omitted", "accumulated"})
    void moreSweepsStiffenOnlyWithoutMultipliers(String lambda) {
        String hanging = "segments=4 along=down youngs=2e5 damping=30 spinDamping=30 lambda=" + lambda + " iterations=";
        double few = read(after(200, hanging + 10), "stretch")[0], many = read(after(200, hanging + 100), "stretch")[0];
        if (lambda.equals("omitted")) assertTrue(many < 0.2 * few, few + " " + many);
        else assertEquals(few, many, 1e-3 * few);
    }

    /// Under the article's projection a rod hangs longer the fewer the sweeps.
    @Test
    void theArticlesProjectionHangsLonger() {
        String hanging = "segments=4 along=down damping=30 spinDamping=30 iterations=5 projection=";
        assertTrue(read(after(200, hanging + "article"), "stretch")[0] > 2
                * read(after(200, hanging + "tangent"), "stretch")[0]);
    }

    /// Violations are 0 before the first substep, and fall from sweep to sweep.
    @Test
    void violationsSayHowFarTheSweepsAre() {
        assertEquals(0, read(run("darboux=3,0,0"), "bendViolation")[0], 0.0);
        Run few = after(2, "iterations=1"), many = after(2, "iterations=60");
        for (String measure : new String[]{"violation", "bendViolation"})
            assertTrue(read(many, measure)[0] < 1e-6 * read(few, measure)[0], measure);
        String world = "projection=world arcAngle=30 iterations=";
        assertTrue(read(after(1, world + 400), "violation")[0] < 1e-2 * read(after(1, world + 10), "violation")[0]);
    }

    /// Whoever is passed is as long as before: a straight rod at rest under nothing stays, to the last bit of y.
    @Test
    void aRodAtRestStays() {
        State start = fresh("gravity=0,0,0 arcAngle=100 rest=placed"),
                end = after(20, "gravity=0,0,0 arcAngle=100 rest=placed").state();
        assertArrayEquals(start.of(StrandChannels.POSITION), end.of(StrandChannels.POSITION), 1e-12);
    }
}
