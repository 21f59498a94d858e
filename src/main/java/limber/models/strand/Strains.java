package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;

/// The strains of a strand as its frames and particles now are: Γ of segments, C and twist of joints.
final class Strains {
    private final Settings p;
    private final State s;
    private final Joints joints;

    Strains(Settings p, State s) {
        this.p = p;
        this.s = s;
        joints = Joints.of(p);
    }

    int segments() {
        return joints.segments();
    }

    int joints() {
        return s.of(JOINT_LENGTH).length;
    }

    boolean acts(int joint) {
        return joints.acts(joint);
    }

    /// From one particle to the next, m.
    Vec chord(int segment) {
        int[] ends = s.ints(ENDS);
        return Vec.of(s.of(POSITION), ends[2 * segment + 1]).minus(Vec.of(s.of(POSITION), ends[2 * segment]));
    }

    double length(int segment) {
        return chord(segment).length();
    }

    double residual(int segment) {
        return length(segment) - s.of(REST_LENGTH)[segment];
    }

    Orientation frame(int segment) {
        return Orientation.of(s.of(ORIENTATION), segment);
    }

    /// Γ, in the directors.
    Vec strain(int segment) {
        Vec u = chord(segment).times(1 / s.of(REST_LENGTH)[segment]);
        Orientation q = frame(segment);
        return new Vec(u.dot(q.d1()), u.dot(q.d2()), u.dot(q.d3()) - 1);
    }

    /// Γ as the projection that is set has it: in the world's axes it is u − d3.
    private Vec projected(int segment) {
        if (p.get(StrandParameters.PROJECTION) != StrandParameters.Projection.WORLD) return strain(segment);
        return chord(segment).times(1 / s.of(REST_LENGTH)[segment]).minus(frame(segment).d3());
    }

    /// The frame before a joint, a clamp's at a clamped start.
    Orientation before(int joint) {
        boolean clamp = joints.atClamp(joint) && joint == 0;
        return clamp ? Orientation.of(s.of(CLAMPS), 0) : frame(joints.before(joint));
    }

    Orientation after(int joint) {
        boolean clamp = joints.atClamp(joint) && joint > 0;
        return clamp ? Orientation.of(s.of(CLAMPS), 1) : frame(joint);
    }

    /// What is given in the directors of a joint, in the axes of the world; 0 where it does not act.
    Vec world(int joint, Vec v) {
        if (!acts(joint)) return Vec.ZERO;
        Orientation q = before(joint);
        return q.d1().times(v.x()).plus(q.d2().times(v.y())).plus(q.d3().times(v.z()));
    }

    private Orientation turn(int joint) {
        return before(joint).conjugate().after(after(joint));
    }

    /// (2/L)·Im Ω with Ω's w ≥ 0, 1/m; 0 where a joint does not act.
    Vec curvature(int joint) {
        return acts(joint) ? turn(joint).upper().imaginary().times(2 / s.of(JOINT_LENGTH)[joint]) : Vec.ZERO;
    }

    /// C, 1/m, with the sign that the solver takes; 0 where a joint does not act.
    Vec bend(int joint) {
        if (!acts(joint)) return Vec.ZERO;
        Orientation turn = turn(joint), rest = Orientation.of(s.of(REST_TURN), joint);
        boolean vector = p.get(StrandParameters.SIGN) == StrandParameters.Sign.VECTOR;
        double dot = vector ? turn.imaginary().dot(rest.imaginary()) : turn.dot(rest);
        return turn.imaginary().times(dot >= 0 ? 1 : -1).minus(rest.imaginary())
                .times(2 / s.of(JOINT_LENGTH)[joint]);
    }

    /// Bending about d1 and d2 and torsion, N·m.
    Vec moment(int joint) {
        Section section = Section.of(p);
        Vec c = bend(joint);
        return new Vec(section.ei() * c.x(), section.ei() * c.y(), section.gj() * c.z());
    }

    /// In turns, between the frames of segments carried onto their segments; 0 where a joint does not act.
    double twist(int joint) {
        if (!acts(joint)) return 0;
        boolean clamp = joints.atClamp(joint);
        Orientation a = clamp && joint == 0 ? before(joint) : carried(joints.before(joint)),
                b = clamp && joint > 0 ? after(joint) : carried(joint), turn = a.conjugate().after(b).upper();
        return Exact.atan2(turn.z(), turn.w()) / Math.PI;
    }

    private Orientation carried(int segment) {
        Vec d = chord(segment);
        double length = d.length();
        Orientation q = frame(segment);
        return length > 0 ? q.carried(q.d3(), d.times(1 / length)) : q;
    }

    /// The largest |Γ_i + α̃_i·λ_i|: 0 once the sweeps have converged, and before the first substep.
    double violation() {
        double h = s.of(TALLY)[H], most = 0;
        if (h == 0) return 0;
        Section section = Section.of(p);
        boolean rigid = !p.get(StrandParameters.EXTENSIBLE);
        for (int i = 0; i < segments(); i++) {
            double l = s.of(REST_LENGTH)[i], shear = rigid ? 0 : 1 / (section.ga() * l) / (h * h),
                    stretch = rigid ? 0 : 1 / (section.ea() * l) / (h * h);
            Vec lambda = Vec.of(s.of(LAMBDAS), i), strain = projected(i);
            most = Math.max(most, largest(strain, lambda, shear, stretch));
        }
        return most;
    }

    /// The largest |C_i + β̃_i·λ_i|, 1/m.
    double bendViolation() {
        double h = s.of(TALLY)[H], most = 0;
        if (h == 0) return 0;
        Section section = Section.of(p);
        for (int k = 0; k < joints(); k++) {
            if (!acts(k)) continue;
            double l = s.of(JOINT_LENGTH)[k];
            Vec lambda = Vec.of(s.of(LAMBDAS_BEND), k);
            most = Math.max(most, largest(bend(k), lambda, 1 / (section.ei() * l) / (h * h),
                    1 / (section.gj() * l) / (h * h)));
        }
        return most;
    }

    private static double largest(Vec strain, Vec lambda, double first, double third) {
        return Math.max(Math.abs(strain.z() + third * lambda.z()),
                Math.max(Math.abs(strain.x() + first * lambda.x()), Math.abs(strain.y() + first * lambda.y())));
    }
}
