package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.models.strand.StrandParameters.Order;

/// Bending and twist: each joint turns its two frames A and B towards the turn that
/// it has at rest.
///
/// Ω = Ā∘B is the turn from A to B. Its strains, curvature about d1 and d2 and
/// twist about d3, are C = (2/L)(s·Im Ω − Im Ω0) in 1/m. A quaternion and its
/// negative are the same turn, so s = ±1 takes the one nearer to Ω0. With
/// β̃ = β/h² each component adds
/// Δλ_i = (−C_i − β̃_i·λ_i)/(4(w_A + w_B)/L² + β̃_i) to its multiplier. Sources
/// as of [StretchShear].
///
/// @param ei,gj stiffness against bending and twist, N·m²
/// @param quarter as in [StretchShear]
/// @param omitted whether the terms with λ are left out, as published
/// @param vector whether s looks at the first three numbers alone, as two libraries
///   do: what is bent the wrong way round stays so
record BendTwist(double h, double ei, double gj, double quarter, Order order,
        boolean omitted, boolean vector, Joints joints) implements Phase {
    @Override public String name() { return "bend-twist"; }
    @Override public String of() { return JOINT; }
    @Override public int size(State s) { return joints.count(); }
    @Override public int element(State s, int sweep, int i) {
        return joints.first()
                + SweepOrder.element(order, i, joints.count(), sweep);
    }

    @Override public Formula formula() {
        return Formula.of("\\Omega = \\bar{A}\\circ B",
                vector ? "s = \\mathrm{sgn}(\\mathrm{Im}\\,\\Omega\\cdot"
                        + "\\mathrm{Im}\\,\\Omega_0)"
                        : "s = \\mathrm{sgn}(\\Omega\\cdot\\Omega_0)",
                "C = \\frac{2}{L}\\,(s\\,\\mathrm{Im}\\,\\Omega - "
                        + "\\mathrm{Im}\\,\\Omega_0)",
                omitted ? "\\Delta\\lambda_i = \\frac{-C_i}{"
                        + "\\frac{4}{L^2}(w_A + w_B) + \\tilde\\beta_i}"
                        : "\\Delta\\lambda_i = \\frac{-C_i - "
                                + "\\tilde\\beta_i\\,\\lambda_i}{"
                                + "\\frac{4}{L^2}(w_A + w_B) + \\tilde\\beta_i}",
                "\\Lambda = \\frac{2s}{L}\\,\\Delta\\lambda",
                "A' = A - w_A\\,B\\circ\\Lambda",
                "B' = B + w_B\\,A\\circ\\Lambda")
                .vector("\\Omega", "omega").number("s", "sign")
                .vector("C", "c", "1/m", "").number("L", "length", "m")
                .number("w_A", "wa", "1/(kg·m²)").number("w_B", "wb", "1/(kg·m²)")
                .vector("\\Lambda", "l", "", "correction");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] frames = s.of(ORIENTATION), clamps = s.of(CLAMPS),
                inertias = s.of(INERTIA), lambda = s.of(LAMBDAS_BEND),
                rest = s.of(REST_TURN), lengths = s.of(JOINT_LENGTH);
        for (int i = from; i < to; i++) {
            int joint = joints.first()
                    + SweepOrder.element(order, i, joints.count(), sweep);
            correct(frames, clamps, inertias, lambda, rest, lengths, joint);
        }
    }

    /// One component of λ and its change.
    private double change(double strain, double lambda, double beta,
            double weights) {
        double soft = beta / (h * h), kept = omitted ? 0 : soft * lambda;
        return (-strain - kept) / (weights + soft);
    }

    private void correct(double[] frames, double[] clamps, double[] inertias,
            double[] lambda, double[] rest, double[] lengths, int joint) {
        boolean start = !joints.closed() && joint == 0,
                end = !joints.closed() && joint == joints.segments();
        int before = joints.before(joint);
        double[] ofA = start ? clamps : frames,
                ofB = end ? clamps : frames;
        int a = start ? 0 : 4 * before, b = end ? 4 : 4 * joint, m = 3 * joint,
                r = 4 * joint;
        double wa = start ? 0 : 1 / (quarter * inertias[before]),
                wb = end ? 0 : 1 / (quarter * inertias[joint]);
        double ax = ofA[a], ay = ofA[a + 1], az = ofA[a + 2], aw = ofA[a + 3];
        double bx = ofB[b], by = ofB[b + 1], bz = ofB[b + 2], bw = ofB[b + 3];
        double omegax = aw * bx - bw * ax - (ay * bz - az * by),
                omegay = aw * by - bw * ay - (az * bx - ax * bz),
                omegaz = aw * bz - bw * az - (ax * by - ay * bx),
                omegaw = aw * bw + ax * bx + ay * by + az * bz;
        double dot = omegax * rest[r] + omegay * rest[r + 1]
                + omegaz * rest[r + 2] + (vector ? 0 : omegaw * rest[r + 3]);
        double sign = dot >= 0 ? 1 : -1, length = lengths[joint];
        double cx = 2 / length * (sign * omegax - rest[r]),
                cy = 2 / length * (sign * omegay - rest[r + 1]),
                cz = 2 / length * (sign * omegaz - rest[r + 2]);
        double weights = 4 * (wa + wb) / (length * length);
        double bend1 = change(cx, lambda[m], 1 / (ei * length), weights),
                bend2 = change(cy, lambda[m + 1], 1 / (ei * length), weights),
                twist = change(cz, lambda[m + 2], 1 / (gj * length), weights);
        lambda[m] += bend1;
        lambda[m + 1] += bend2;
        lambda[m + 2] += twist;
        double scale = 2 * sign / length;
        double lx = scale * bend1, ly = scale * bend2, lz = scale * twist;
        if (!start) turn(ofA, a, -wa, bx, by, bz, bw, lx, ly, lz);
        if (!end) turn(ofB, b, wb, ax, ay, az, aw, lx, ly, lz);
    }

    /// Adds w·p∘Λ to a quaternion and makes it unit.
    private static void turn(double[] q, int at, double w, double px, double py,
            double pz, double pw, double lx, double ly, double lz) {
        double x = q[at] + w * (pw * lx + py * lz - pz * ly),
                y = q[at + 1] + w * (pw * ly + pz * lx - px * lz),
                z = q[at + 2] + w * (pw * lz + px * ly - py * lx),
                u = q[at + 3] - w * (px * lx + py * ly + pz * lz);
        double size = Math.sqrt(x * x + y * y + z * z + u * u);
        q[at] = x / size;
        q[at + 1] = y / size;
        q[at + 2] = z / size;
        q[at + 3] = u / size;
    }
}
