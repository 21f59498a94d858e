package limber.models.soft;

import static limber.models.soft.SoftChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// The constraints of `springs-volume`: each edge keeps its length and each tet its
/// volume, as far as a compliance a lets it.
///
/// A constraint C with gradients g adds Δλ = −(C + (a/h²)·λ)/(Σ w|g|² + a/h²) to
/// its multiplier λ, which begins each substep at 0, and moves x_k by w_k·Δλ·g_k.
/// Sources: M. Macklin, M. Müller and N. Chentanez, XPBD, 2016; a well-known web
/// demo, which omits the term with λ.
final class SpringsVolume {
    private SpringsVolume() {}

    private static Formula with(Formula formula) {
        return formula.number("C", "excess").number("\\lambda", "lambda")
                .number("\\tilde a", "soft").number("\\Delta\\lambda", "change");
    }

    private static String change(boolean omitted) {
        return omitted ? "\\Delta\\lambda = \\frac{-C}{W + \\tilde a}"
                : "\\Delta\\lambda = \\frac{-C - \\tilde a\\,\\lambda}"
                        + "{W + \\tilde a}";
    }

    /// The length of each edge: C = l − L.
    ///
    /// @param compliance a, m/N
    /// @param omitted whether the term with λ is left out, as published
    record Edges(double h, double compliance, boolean omitted) implements Phase {
        @Override public String name() { return "edges"; }
        @Override public String of() { return EDGE; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.of(REST_LENGTH).length; }

        @Override public Formula formula() {
            return with(Formula.of("C = l - L", "g = \\frac{x_a - x_b}{l}",
                    "\\tilde a = \\frac{a}{h^2},\\; W = w_a + w_b",
                    change(omitted), "\\lambda' = \\lambda + \\Delta\\lambda",
                    "x_a' = x_a + w_a\\,\\Delta\\lambda\\,g",
                    "x_b' = x_b - w_b\\,\\Delta\\lambda\\,g"))
                    .number("l", "length", "m", "position")
                    .number("L", "rest", "m").vector("g", "g")
                    .number("a", "compliance", "m/N").number("h", "h", "s")
                    .number("W", "weights", "1/kg");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), w = s.of(INVERSE_MASS),
                    lengths = s.of(REST_LENGTH), lambdas = s.of(EDGE_LAMBDA),
                    tally = s.of(TALLY);
            int[] ends = s.ints(ENDS);
            double soft = compliance / (h * h);
            for (int e = from; e < to; e++) {
                double lambda = sweep == 0 ? 0 : lambdas[e];
                lambdas[e] = lambda;
                int ia = ends[2 * e], ib = ends[2 * e + 1];
                int a = 3 * ia, b = 3 * ib;
                double dx = x[a] - x[b], dy = x[a + 1] - x[b + 1],
                        dz = x[a + 2] - x[b + 2];
                double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
                if (length < SHORTEST) {
                    tally[SKIPPED] += 1;
                    continue;
                }
                double weights = w[ia] + w[ib];
                if (weights == 0) continue; // gap edges
                double rest = lengths[e], excess = length - rest;
                double gx = dx / length, gy = dy / length, gz = dz / length;
                double kept = omitted ? 0 : soft * lambda;
                double change = -(excess + kept) / (weights + soft);
                lambdas[e] = lambda + change;
                double wa = w[ia] * change, wb = w[ib] * change;
                x[a] += wa * gx;
                x[a + 1] += wa * gy;
                x[a + 2] += wa * gz;
                x[b] -= wb * gx;
                x[b + 1] -= wb * gy;
                x[b + 2] -= wb * gz; // end of gap edges
            }
        }
    }

    /// The volume of each tet: C = d1·(d2 × d3)/6 − V with d_k = x_k − x_0.
    ///
    /// @param compliance a, m⁵/N
    /// @param omitted whether the term with λ is left out, as published
    record Volumes(double h, double compliance, boolean omitted)
            implements Phase {
        @Override public String name() { return "volumes"; }
        @Override public String of() { return TET; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.of(REST_VOLUME).length; }

        @Override public Formula formula() {
            return with(Formula.of("C = \\frac{d_1\\cdot(d_2\\times d_3)}{6} - V",
                    "g_1 = \\frac{d_2\\times d_3}{6},\\; "
                            + "g_2 = \\frac{d_3\\times d_1}{6},\\; "
                            + "g_3 = \\frac{d_1\\times d_2}{6}",
                    "g_0 = -(g_1 + g_2 + g_3)",
                    "\\tilde a = \\frac{a}{h^2},\\; W = \\sum\\,w_k\\,|g_k|^2",
                    change(omitted), "\\lambda' = \\lambda + \\Delta\\lambda",
                    "x_k' = x_k + w_k\\,\\Delta\\lambda\\,g_k"))
                    .number("V", "rest", "m³")
                    .vector("g_0", "g0", "m²", "").vector("g_1", "g1", "m²", "")
                    .vector("g_2", "g2", "m²", "").vector("g_3", "g3", "m²", "")
                    .number("a", "compliance", "m⁵/N").number("h", "h", "s")
                    .number("W", "weights", "m⁴/kg");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), w = s.of(INVERSE_MASS),
                    volumes = s.of(REST_VOLUME), lambdas = s.of(TET_LAMBDA);
            int[] corners = s.ints(TET_CORNERS);
            double soft = compliance / (h * h);
            for (int t = from; t < to; t++) {
                double lambda = sweep == 0 ? 0 : lambdas[2 * t];
                lambdas[2 * t] = lambda;
                int ia = corners[4 * t], ib = corners[4 * t + 1],
                        ic = corners[4 * t + 2],
                        id = corners[4 * t + 3];
                int a = 3 * ia, b = 3 * ib, c = 3 * ic, d = 3 * id;
                double d1x = x[b] - x[a], d1y = x[b + 1] - x[a + 1],
                        d1z = x[b + 2] - x[a + 2];
                double d2x = x[c] - x[a], d2y = x[c + 1] - x[a + 1],
                        d2z = x[c + 2] - x[a + 2];
                double d3x = x[d] - x[a], d3y = x[d + 1] - x[a + 1],
                        d3z = x[d + 2] - x[a + 2]; // gap gradients
                double g1x = (d2y * d3z - d2z * d3y) / 6,
                        g1y = (d2z * d3x - d2x * d3z) / 6,
                        g1z = (d2x * d3y - d2y * d3x) / 6;
                double g2x = (d3y * d1z - d3z * d1y) / 6,
                        g2y = (d3z * d1x - d3x * d1z) / 6,
                        g2z = (d3x * d1y - d3y * d1x) / 6;
                double g3x = (d1y * d2z - d1z * d2y) / 6,
                        g3y = (d1z * d2x - d1x * d2z) / 6,
                        g3z = (d1x * d2y - d1y * d2x) / 6;
                double g0x = -(g1x + g2x + g3x), g0y = -(g1y + g2y + g3y),
                        g0z = -(g1z + g2z + g3z); // end of gap gradients
                double weights = w[ia] * (g0x * g0x + g0y * g0y + g0z * g0z)
                        + w[ib] * (g1x * g1x + g1y * g1y + g1z * g1z)
                        + w[ic] * (g2x * g2x + g2y * g2y + g2z * g2z)
                        + w[id] * (g3x * g3x + g3y * g3y + g3z * g3z);
                if (weights == 0) continue;
                double rest = volumes[t],
                        excess = (d1x * (d2y * d3z - d2z * d3y)
                                + d1y * (d2z * d3x - d2x * d3z)
                                + d1z * (d2x * d3y - d2y * d3x)) / 6 - rest;
                double kept = omitted ? 0 : soft * lambda;
                double change = -(excess + kept) / (weights + soft);
                lambdas[2 * t] = lambda + change;
                double wa = w[ia] * change, wb = w[ib] * change,
                        wc = w[ic] * change, wd = w[id] * change;
                x[a] += wa * g0x;
                x[a + 1] += wa * g0y;
                x[a + 2] += wa * g0z;
                x[b] += wb * g1x;
                x[b + 1] += wb * g1y;
                x[b + 2] += wb * g1z;
                x[c] += wc * g2x;
                x[c + 1] += wc * g2y;
                x[c + 2] += wc * g2z;
                x[d] += wd * g3x;
                x[d + 1] += wd * g3y;
                x[d + 2] += wd * g3z;
            }
        }
    }
}
