package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.models.strand.StrandParameters.Order;

/// Stretch and shear: each segment is turned, and its particles are moved, until
/// its chord u is as long as at rest and lies along its director d3.
///
/// The strain is Γ = (u·d1, u·d2, u·d3 − 1): two shears and the stretch. With
/// α̃ = α/h² each component adds
/// Δλ_i = (−Γ_i − α̃_i·λ_i)/((w_a + w_b)/l² + τ_i + α̃_i) to its multiplier. The
/// pull P = Σ Δλ_i·d_i moves the ends by ∓w·P/l, and its moment P × u turns the
/// segment. A stretch has no moment about u: τ_3 = 0. Sources: T. Kugelstadt and
/// E. Schömer, Position and orientation based Cosserat rods, 2016; M. Macklin,
/// M. Müller and N. Chentanez, XPBD, 2016.
///
/// @param ga,ea stiffness against shear and stretch, N
/// @param rigid whether compliance is 0 instead
/// @param quarter what divides 1/J in w_q = 1/(4J): a quaternion moves half as far
///   as its segment turns; 1 as a library has it
/// @param omitted whether the terms with λ are left out, as published
record StretchShear(double h, double ga, double ea, boolean rigid, double quarter,
        Order order, boolean omitted) implements Phase {
    @Override public String name() { return "stretch-shear"; }
    @Override public String of() { return SEGMENT; }
    @Override public int size(State s) { return s.of(INERTIA).length; }
    @Override public int element(State s, int sweep, int i) {
        return SweepOrder.element(order, i, size(s), sweep);
    }

    @Override public Formula formula() {
        return Formula.of("u = \\frac{x_b - x_a}{l}",
                "\\Gamma = (u\\cdot d_1,\\, u\\cdot d_2,\\, u\\cdot d_3 - 1)",
                omitted ? "\\Delta\\lambda_i = \\frac{-\\Gamma_i}{"
                        + "W + \\tau_i + \\tilde\\alpha_i}"
                        : "\\Delta\\lambda_i = \\frac{-\\Gamma_i - "
                                + "\\tilde\\alpha_i\\,\\lambda_i}{"
                                + "W + \\tau_i + \\tilde\\alpha_i}",
                "W = \\frac{w_a + w_b}{l^2}", "\\tau = (4w_q,\\, 4w_q,\\, 0)",
                "P = \\Delta\\lambda_1\\,d_1 + \\Delta\\lambda_2\\,d_2 "
                        + "+ \\Delta\\lambda_3\\,d_3",
                "x_a' = x_a - \\frac{w_a}{l}\\,P",
                "x_b' = x_b + \\frac{w_b}{l}\\,P",
                "q' = q + 2w_q\\,(P\\times u)\\circ q")
                .vector("u", "u").number("l", "length", "m")
                .vector("\\Gamma", "gamma").vector("d_1", "d1")
                .vector("d_2", "d2").vector("d_3", "d3")
                .number("W", "weights", "1/(kg·m²)")
                .number("w_q", "wq", "1/(kg·m²)")
                .vector("P", "p", "J·s²", "correction");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] x = s.of(POSITION), q = s.of(ORIENTATION),
                w = s.of(INVERSE_MASS), inertias = s.of(INERTIA),
                lambda = s.of(LAMBDAS), rest = s.of(REST_LENGTH);
        int[] ends = s.ints(ENDS);
        for (int i = from; i < to; i++) {
            int segment = SweepOrder.element(order, i, inertias.length, sweep);
            correct(x, q, w, inertias, lambda, rest, ends, segment);
        }
    }

    /// One component of λ and its change.
    private double change(double strain, double lambda, double alpha,
            double weights) {
        double soft = alpha / (h * h), divisor = weights + soft;
        double kept = omitted ? 0 : soft * lambda;
        return divisor == 0 ? 0 : (-strain - kept) / divisor;
    }

    private void correct(double[] x, double[] q, double[] w, double[] inertias,
            double[] lambda, double[] rest, int[] ends, int segment) {
        int ia = ends[2 * segment], ib = ends[2 * segment + 1];
        int a = 3 * ia, b = 3 * ib, m = 3 * segment, k = 4 * segment;
        double length = rest[segment], wq = 1 / (quarter * inertias[segment]);
        double ux = (x[b] - x[a]) / length, uy = (x[b + 1] - x[a + 1]) / length,
                uz = (x[b + 2] - x[a + 2]) / length;
        double qx = q[k], qy = q[k + 1], qz = q[k + 2], qw = q[k + 3];
        double d1x = 1 - 2 * (qy * qy + qz * qz), d1y = 2 * (qx * qy + qw * qz),
                d1z = 2 * (qx * qz - qw * qy);
        double d2x = 2 * (qx * qy - qw * qz), d2y = 1 - 2 * (qx * qx + qz * qz),
                d2z = 2 * (qy * qz + qw * qx);
        double d3x = 2 * (qx * qz + qw * qy), d3y = 2 * (qy * qz - qw * qx),
                d3z = 1 - 2 * (qx * qx + qy * qy);
        double gammax = ux * d1x + uy * d1y + uz * d1z,
                gammay = ux * d2x + uy * d2y + uz * d2z,
                gammaz = ux * d3x + uy * d3y + uz * d3z - 1;
        double shear = rigid ? 0 : 1 / (ga * length),
                stretch = rigid ? 0 : 1 / (ea * length);
        double weights = (w[ia] + w[ib]) / (length * length);
        double across1 = change(gammax, lambda[m], shear, weights + 4 * wq),
                across2 = change(gammay, lambda[m + 1], shear, weights + 4 * wq),
                along = change(gammaz, lambda[m + 2], stretch, weights);
        lambda[m] += across1;
        lambda[m + 1] += across2;
        lambda[m + 2] += along;
        double px = across1 * d1x + across2 * d2x + along * d3x,
                py = across1 * d1y + across2 * d2y + along * d3y,
                pz = across1 * d1z + across2 * d2z + along * d3z;
        double wa = w[ia] / length, wb = w[ib] / length;
        x[a] -= wa * px;
        x[a + 1] -= wa * py;
        x[a + 2] -= wa * pz;
        x[b] += wb * px;
        x[b + 1] += wb * py;
        x[b + 2] += wb * pz;
        double tx = py * uz - pz * uy, ty = pz * ux - px * uz,
                tz = px * uy - py * ux;
        double nx = qx + 2 * wq * (tx * qw + ty * qz - tz * qy),
                ny = qy + 2 * wq * (ty * qw + tz * qx - tx * qz),
                nz = qz + 2 * wq * (tz * qw + tx * qy - ty * qx),
                nw = qw - 2 * wq * (tx * qx + ty * qy + tz * qz);
        double size = Math.sqrt(nx * nx + ny * ny + nz * nz + nw * nw);
        q[k] = nx / size;
        q[k + 1] = ny / size;
        q[k + 2] = nz / size;
        q[k + 3] = nw / size;
    }
}
