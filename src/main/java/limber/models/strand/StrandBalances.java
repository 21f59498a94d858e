package limber.models.strand;

import static limber.models.strand.StrandChannels.*;
import static limber.models.strand.StrandParameters.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.State;
import limber.engine.model.Balance;
import limber.engine.model.Balance.Work;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;

/// The books of a strand: energy and momenta. Hands move ends and turn clamps, both velocities are damped, and a load
/// and a torque act on the end.
final class StrandBalances {
    private static final String LOADED = "load";
    private static final List<String> ENERGY =
            List.of("kinetic", "gravityEnergy", "stretchEnergy", "shearEnergy", "bendEnergy", "twistEnergy");

    private StrandBalances() {}

    static List<Balance> of(Settings p) {
        double h = CLOCK.step(p), damping = p.get(DAMPING), spinDamping = p.get(SPIN_DAMPING);
        Work hands = new Work.Whole(Balance.HANDS, "drive"),
                load = new Work.Force(LOADED, "predict", 1, (q, _, s) -> load(q.get(LOAD), s));
        var all = new ArrayList<Balance>();
        all.add(Balance.energy(ENERGY, List.of(hands, new Work.Whole(Balance.HANDS, "turn"),
                new Work.Whole(Balance.CONTACT, "contact"),
                new Work.Amount(Balance.DAMPING, "predict", (_, s) -> damped(1 - damping * h, s)),
                new Work.Amount(Balance.DAMPING, "rotate", (_, s) -> spinDamped(1 - spinDamping * h, s)), load,
                new Work.Amount(LOADED, "angular-velocity", (q, s) -> turned(q.get(TORQUE), s)))));
        List<Work> forces = List.of(hands,
                new Work.Force(Balance.GRAVITY, "predict", 1,
                        (q, _, s) -> Balance.weight(q.get(GRAVITY), s.of(MASSES), s.of(INVERSE_MASS))),
                new Work.Force(Balance.DAMPING, "predict", 1,
                        (_, was, _) -> Balance.drag(damping, was.of(VELOCITY), was.of(MASSES), was.of(INVERSE_MASS))),
                load);
        all.addAll(Balance.axes(Balance.Kind.MOMENTUM, "momentum", Stream.concat(forces.stream(),
                Stream.of("stretch-shear", "contact").map(phase -> support(phase, h))).toList()));
        for (int axis = 0; axis < 3; axis++) all.add(spin(axis, h, spinDamping, forces));
        return all;
    }

    /// A segment pushes its ends against each other, and a contact its segments, so that what is left comes from what
    /// holds an end.
    private static Work support(String phase, double h) {
        return new Work.Force(Balance.SUPPORT, phase, 1, Balance.moved(h, MASSES, INVERSE_MASS, POSITION));
    }

    /// Forces about the origin, and what turns the segments themselves.
    private static Balance spin(int axis, double h, double damping, List<Work> forces) {
        return new Balance(Balance.Kind.ANGULAR_MOMENTUM, axis, List.of("angularMomentum"), Stream.concat(
                forces.stream(), Stream.of(
                        new Work.Amount(Balance.DAMPING, "rotate", (_, s) -> -damping * h * spun(axis, s)),
                        new Work.Amount(LOADED, "rotate", (q, _) -> h * along(axis, q.get(TORQUE)))))
                .toList());
    }

    private static double along(int axis, Vec v) {
        return axis == 0 ? v.x() : axis == 1 ? v.y() : v.z();
    }

    /// The angular momentum of the segments about their own centres.
    private static double spun(int axis, State s) {
        double[] inertia = s.of(INERTIA), omega = s.of(ANGULAR_VELOCITY);
        double sum = 0;
        for (int i = 0; i < inertia.length; i++) sum += inertia[i] * omega[3 * i + axis];
        return sum;
    }

    /// The kinetic energy of free particles that is lost where a share of each velocity is kept.
    private static double damped(double kept, State s) {
        double[] m = s.of(MASSES), w = s.of(INVERSE_MASS);
        double sum = 0;
        for (int i = 0; i < m.length; i++) {
            Vec v = Vec.of(s.of(VELOCITY), i);
            if (w[i] > 0) sum += 0.5 * m[i] * v.dot(v);
        }
        return (kept * kept - 1) * sum;
    }

    private static double spinDamped(double kept, State s) {
        double[] inertia = s.of(INERTIA);
        double sum = 0;
        for (int i = 0; i < inertia.length; i++) {
            Vec spin = Vec.of(s.of(ANGULAR_VELOCITY), i);
            sum += 0.5 * inertia[i] * spin.dot(spin);
        }
        return (kept * kept - 1) * sum;
    }

    private static double[] load(Vec load, State s) {
        var force = new double[s.of(POSITION).length];
        int last = force.length / 3 - 1;
        if (s.of(INVERSE_MASS)[last] > 0) load.into(force, last);
        return force;
    }

    /// A torque on the last segment times the angle by which it has turned in the substep.
    private static double turned(Vec torque, State s) {
        int last = s.of(INERTIA).length - 1;
        Orientation turn = Orientation.of(s.of(ORIENTATION), last)
                .after(Orientation.of(s.of(PREVIOUS_ORIENTATION), last).conjugate()).upper();
        Vec axis = turn.imaginary();
        double sine = axis.length();
        return sine == 0 ? 0 : torque.dot(axis) * (2 * Exact.atan2(sine, turn.w()) / sine);
    }
}
