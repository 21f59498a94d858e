package limber.models.rope;

import static limber.models.rope.RopeChannels.*;
import static limber.models.rope.RopeParameters.*;

import java.util.Arrays;
import java.util.List;
import limber.engine.Clock;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;
import limber.oracle.FreeFall;

/// The free fall of a whole rope: internal forces of the sticks cannot move the centre of mass, which follows the
/// parabola of Verlet's steps. (Under `sweep` = `jacobi` they do move it: averaged corrections are no longer opposite.)
///
/// A change of the external conditions is always an input. At each input, and at frame 0, the centre, its displacement
/// and the time are written to `fall`, and whether anything hinders the fall from then on: a pin, a hand, an object it
/// rides on, the pull of the hook, damping, or an obstacle, touched or not.
final class Fall {
    /// The path is drawn from the last input to this much later than now, s.
    private static final double AHEAD = 1;
    private static final int DRAWN_PARTS = 64;

    private Fall() {}

    /// Writes down where a fall would begin now; called after each input has acted.
    static void begin(Settings p, State s) {
        double[] fall = s.of(FALL), position = s.of(POSITION), previous = s.of(PREVIOUS);
        fall[FREE] = free(p, s) ? 1 : 0;
        fall[SINCE] = solved(s);
        for (int axis = 0; axis < 3; axis++) {
            fall[CENTRE + axis] = mean(position, axis);
            fall[DISPLACED + axis] = meanDifference(position, previous, axis);
        }
    }

    private static boolean free(Settings p, State s) {
        if (p.get(COLLIDE) || p.get(DAMPING) != 0 || p.get(END_FOLLOWS) != EndFollows.NONE
                || s.of(DRAWING)[PULLING] != 0)
            return false;
        double begins = s.of(Clock.CHANNEL)[Clock.FRAMES] + 1; // a particle moved by hand in this frame has yet to jump
        return Arrays.stream(s.of(INVERSE_MASS)).allMatch(w -> w > 0)
                && Arrays.stream(s.of(MOVED)).allMatch(frame -> frame != begins);
    }

    /// Seconds that substeps have been run for.
    private static double solved(State s) {
        double[] clock = s.of(Clock.CHANNEL);
        return clock[Clock.TIME] - clock[Clock.REMAINDER] - clock[Clock.DROPPED];
    }

    private static double mean(double[] xyz, int axis) {
        double sum = 0;
        for (int j = axis; j < xyz.length; j += 3) sum += xyz[j];
        return sum / (xyz.length / 3);
    }

    /// The mean of a − b; the difference of their means would lose digits that n steps multiply.
    private static double meanDifference(double[] a, double[] b, int axis) {
        double sum = 0;
        for (int j = axis; j < a.length; j += 3) sum += a[j] - b[j];
        return sum / (a.length / 3);
    }

    private static Vec centre(State s) {
        double[] position = s.of(POSITION);
        return new Vec(mean(position, 0), mean(position, 1), mean(position, 2));
    }

    /// How far the centre of mass is from where free fall has it after as many steps, m; NaN if it is not free.
    /// Inside a frame, what the frame still has to do is missing.
    static double error(Settings p, State s) {
        double[] fall = s.of(FALL);
        if (fall[FREE] == 0) return Double.NaN;
        double h = CLOCK.step(p);
        int n = (int) Exact.rint((solved(s) - fall[SINCE]) / h);
        Vec a = acceleration(p), now = centre(s);
        return now.distance(
                new Vec(fallen(fall, 0, a.x(), h, n), fallen(fall, 1, a.y(), h, n), fallen(fall, 2, a.z(), h, n)));
    }

    private static double fallen(double[] fall, int axis, double a, double h, int n) {
        return FreeFall.verlet(fall[CENTRE + axis] + n * fall[DISPLACED + axis], -a, h, n);
    }

    /// The parabola, and the centre of mass on it.
    static OverlayKind overlay() {
        return OverlayKind.some("fall", Fall::path);
    }

    private static List<Overlay> path(Settings p, State s) {
        if (s.of(FALL)[FREE] == 0) return List.of();
        double whole = solved(s) - s.of(FALL)[SINCE] + AHEAD;
        Vec a = acceleration(p);
        var xyz = new double[3 * (DRAWN_PARTS + 1)];
        for (int i = 0; i <= DRAWN_PARTS; i++) {
            double t = whole * i / DRAWN_PARTS;
            new Vec(flown(p, s, 0, a.x(), t), flown(p, s, 1, a.y(), t), flown(p, s, 2, a.z(), t)).into(xyz, i);
        }
        var centre = new double[3];
        centre(s).into(centre, 0);
        return List.of(new Overlay.Path("fall", "truth", xyz, true), new Overlay.Points("fall", "position", centre));
    }

    private static double flown(Settings p, State s, int axis, double a, double t) {
        double[] fall = s.of(FALL);
        return FreeFall.parabola(fall[CENTRE + axis],
                FreeFall.verletVelocity(fall[DISPLACED + axis], -a, CLOCK.step(p)), -a, t);
    }
}
