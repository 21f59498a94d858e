package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.models.strand.StrandParameters.Order;

/// Stretch and shear as published: the correction acts on all four numbers of a
/// quaternion, and making it unit again takes most of a stretch's share away.
///
/// As [StretchShear], but τ_3 = 4w_q too, and q' = q + 2w_q·P∘q∘e3 with
/// e3 = (0, 0, 1, 0). In the world's axes, as in early versions of a well-known
/// library, Γ = u − d3 and P = Δλ: the compliances of shear and stretch then belong
/// to the axes of the world.
///
/// @param world whether the axes are the world's instead of the directors
record PublishedStretchShear(double h, double ga, double ea, boolean rigid,
        double quarter, Order order, boolean omitted, boolean world)
        implements Phase {
    @Override public String name() { return "stretch-shear"; }
    @Override public String of() { return SEGMENT; }
    @Override public int size(State s) { return s.of(INERTIA).length; }
    @Override public int element(State s, int sweep, int i) {
        return SweepOrder.element(order, i, size(s), sweep);
    }

    @Override public Formula formula() {
        return Formula.of("u = \\frac{x_b - x_a}{l}",
                world ? "\\Gamma = u - d_3"
                        : "\\Gamma = (u\\cdot d_1,\\, u\\cdot d_2,\\, "
                                + "u\\cdot d_3 - 1)",
                omitted ? "\\Delta\\lambda_i = \\frac{-\\Gamma_i}{"
                        + "W + 4w_q + \\tilde\\alpha_i}"
                        : "\\Delta\\lambda_i = \\frac{-\\Gamma_i - "
                                + "\\tilde\\alpha_i\\,\\lambda_i}{"
                                + "W + 4w_q + \\tilde\\alpha_i}",
                "W = \\frac{w_a + w_b}{l^2}",
                world ? "P = \\Delta\\lambda"
                        : "P = \\Delta\\lambda_1\\,d_1 + \\Delta\\lambda_2\\,d_2 "
                                + "+ \\Delta\\lambda_3\\,d_3",
                "x_a' = x_a - \\frac{w_a}{l}\\,P",
                "x_b' = x_b + \\frac{w_b}{l}\\,P",
                "q' = q + 2w_q\\,P\\circ q\\circ e_3")
                .vector("u", "u").number("l", "length", "m")
                .vector("\\Gamma", "gamma").vector("d_3", "d3")
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
        double d1x = world ? 1 : 1 - 2 * (qy * qy + qz * qz),
                d1y = world ? 0 : 2 * (qx * qy + qw * qz),
                d1z = world ? 0 : 2 * (qx * qz - qw * qy);
        double d2x = world ? 0 : 2 * (qx * qy - qw * qz),
                d2y = world ? 1 : 1 - 2 * (qx * qx + qz * qz),
                d2z = world ? 0 : 2 * (qy * qz + qw * qx);
        double d3x = 2 * (qx * qz + qw * qy), d3y = 2 * (qy * qz - qw * qx),
                d3z = 1 - 2 * (qx * qx + qy * qy);
        double gammax = world ? ux - d3x : ux * d1x + uy * d1y + uz * d1z,
                gammay = world ? uy - d3y : ux * d2x + uy * d2y + uz * d2z,
                gammaz = world ? uz - d3z : ux * d3x + uy * d3y + uz * d3z - 1;
        double shear = rigid ? 0 : 1 / (ga * length),
                stretch = rigid ? 0 : 1 / (ea * length);
        double weights = (w[ia] + w[ib]) / (length * length) + 4 * wq;
        double across1 = change(gammax, lambda[m], shear, weights),
                across2 = change(gammay, lambda[m + 1], shear, weights),
                along = change(gammaz, lambda[m + 2], stretch, weights);
        lambda[m] += across1;
        lambda[m + 1] += across2;
        lambda[m + 2] += along;
        double px = across1 * d1x + across2 * d2x + along * (world ? 0 : d3x),
                py = across1 * d1y + across2 * d2y + along * (world ? 0 : d3y),
                pz = across1 * d1z + across2 * d2z + along * (world ? 1 : d3z);
        double wa = w[ia] / length, wb = w[ib] / length;
        x[a] -= wa * px;
        x[a + 1] -= wa * py;
        x[a + 2] -= wa * pz;
        x[b] += wb * px;
        x[b + 1] += wb * py;
        x[b + 2] += wb * pz;
        double ex = qy, ey = -qx, ez = qw, ew = -qz; // q∘e3
        double nx = qx + 2 * wq * (px * ew + py * ez - pz * ey),
                ny = qy + 2 * wq * (py * ew + pz * ex - px * ez),
                nz = qz + 2 * wq * (pz * ew + px * ey - py * ex),
                nw = qw - 2 * wq * (px * ex + py * ey + pz * ez);
        double size = Math.sqrt(nx * nx + ny * ny + nz * nz + nw * nw);
        q[k] = nx / size;
        q[k + 1] = ny / size;
        q[k + 2] = nz / size;
        q[k + 3] = nw / size;
    }
}
