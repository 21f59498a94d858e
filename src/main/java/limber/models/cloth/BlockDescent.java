package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;
import limber.models.cloth.ClothParameters.Guess;

/// Vertex block descent: each particle in turn takes one Newton step of its own
/// three coordinates towards the least of inertia and springs.
///
/// The step is H⁻¹·f with f = (m/h²)(y − x) + the pull of its springs and H =
/// (m/h²)·I + their stiffness; y is where it would be without springs. Source:
/// A. Chen, Z. Liu, Y. Yang and C. Yuksel, Vertex block descent, 2024.
final class BlockDescent {
    private BlockDescent() {}

    /// The inertial target of each particle, and where the sweeps start.
    record Inertia(double h, Vec gravity, Guess guess) implements Phase {
        @Override public String name() { return "inertia"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            Formula y = switch (guess) {
                case INERTIAL -> Formula.of("a = g + w\\,f",
                        "y = x + h\\,v + h^2\\,a", "x' = y");
                case PREVIOUS -> Formula.of("a = g + w\\,f",
                        "y = x + h\\,v + h^2\\,a", "x' = x");
                case ADAPTIVE -> Formula.of("a = g + w\\,f",
                        "y = x + h\\,v + h^2\\,a",
                        "x' = x + h\\,v + h^2\\,\\sigma\\,a")
                        .number("\\sigma", "share");
            };
            return y.vector("a", "a", "m/s²", "force")
                    .vector("g", "gravity", "m/s²", "force")
                    .number("w", "inverse", "1/kg").number("h", "h", "s")
                    .number("h^2", "hh", "s²").vector("v", "v", "m/s", "velocity")
                    .vector("y", "y", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), velocity = s.of(VELOCITY),
                    last = s.of(LAST_VELOCITY), f = s.of(FORCE),
                    w = s.of(INVERSE_MASS), inertial = s.of(INERTIAL);
            double hh = h * h;
            for (int i = from; i < to; i++) {
                int j = 3 * i;
                double inverse = w[i];
                double vx = velocity[j], vy = velocity[j + 1], vz = velocity[j + 2];
                if (inverse == 0) {
                    for (int k = j; k < j + 3; k++) inertial[k] = x[k];
                    for (int k = j; k < j + 3; k++) last[k] = velocity[k];
                    continue;
                }
                double ax = gravity.x() + inverse * f[j],
                        ay = gravity.y() + inverse * f[j + 1],
                        az = gravity.z() + inverse * f[j + 2];
                double yx = x[j] + h * vx + hh * ax,
                        yy = x[j + 1] + h * vy + hh * ay,
                        yz = x[j + 2] + h * vz + hh * az;
                inertial[j] = yx;
                inertial[j + 1] = yy;
                inertial[j + 2] = yz;
                double aa = ax * ax + ay * ay + az * az;
                double along = (vx - last[j]) * ax + (vy - last[j + 1]) * ay
                        + (vz - last[j + 2]) * az;
                double share = aa == 0 ? 0 : Math.clamp(along / (h * aa), 0, 1);
                last[j] = vx;
                last[j + 1] = vy;
                last[j + 2] = vz;
                if (guess == Guess.PREVIOUS) continue;
                boolean whole = guess == Guess.INERTIAL;
                x[j] = whole ? yx : x[j] + h * vx + hh * share * ax;
                x[j + 1] = whole ? yy : x[j + 1] + h * vy + hh * share * ay;
                x[j + 2] = whole ? yz : x[j + 2] + h * vz + hh * share * az;
            }
        }
    }

    /// The Newton step of one particle.
    ///
    /// @param damping of each spring, N·s/m
    /// @param batched whether a round is one batch of particles that share no
    ///   spring
    record Descend(double h, Forces.Stiffness k, double damping,
            boolean batched) implements Phase {
        @Override public String name() { return "descend"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return batched; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }
        @Override public int size(State s, int round) {
            int[] batch = s.ints(PARTICLE_BATCHES);
            return batched ? batch[round + 1] - batch[round] : size(s);
        }

        @Override public int element(State s, int round, int i) {
            return batched
                    ? s.ints(PARTICLES_BATCHED)[s.ints(PARTICLE_BATCHES)[round] + i]
                    : i;
        }

        @Override public Formula formula() {
            return Formula.of("f = \\mu\\,(y - x) + \\sum\\,(k\\,(l - L) + "
                    + "\\frac{\\beta}{h}\\,s)\\,n",
                    "H = \\mu\\,I + \\sum\\,(t\\,I + (k - t + \\frac{\\beta}{h})\\,"
                            + "n\\,n^T)",
                    "\\Delta x = H^{-1}\\,f").number("\\mu", "inertia", "kg/s²")
                    .number("k", "stiffness", "N/m")
                    .number("l", "length", "m", "position").number("L", "rest", "m")
                    .number("t", "t", "N/m").number("\\beta", "damping", "N·s/m")
                    .number("h", "h", "s").number("s", "moved", "m")
                    .vector("n", "n").vector("f", "f", "N", "force")
                    .matrix("H", "h", "N/m", "")
                    .vector("\\Delta x", "step", "m", "correction");
        }

        @Override public void run(State s, int round, int from, int to) {
            double[] x = s.of(POSITION), old = s.of(PREVIOUS),
                    inertial = s.of(INERTIAL), m = s.of(MASSES),
                    w = s.of(INVERSE_MASS), rests = s.of(REST),
                    tally = s.of(TALLY);
            int[] first = s.ints(SPRINGS_FROM), springs = s.ints(SPRINGS_OF),
                    others = s.ints(OTHER_ENDS), kinds = s.ints(KIND),
                    order = s.ints(PARTICLES_BATCHED);
            int base = batched ? s.ints(PARTICLE_BATCHES)[round] : 0;
            for (int e = from; e < to; e++) {
                int i = batched ? order[base + e] : e;
                if (w[i] > 0) descend(x, old, inertial, m, rests, first, springs,
                        others, kinds, tally, i);
            }
        }

        private void descend(double[] x, double[] old, double[] inertial,
                double[] m, double[] rests, int[] first, int[] springs,
                int[] others, int[] kinds, double[] tally, int i) {
            int j = 3 * i;
            double inertia = m[i] / (h * h), drag = damping / h;
            double fx = inertia * (inertial[j] - x[j]),
                    fy = inertia * (inertial[j + 1] - x[j + 1]),
                    fz = inertia * (inertial[j + 2] - x[j + 2]);
            double hxx = inertia, hxy = 0, hxz = 0, hyy = inertia, hyz = 0,
                    hzz = inertia;
            for (int c = first[i]; c < first[i + 1]; c++) {
                int spring = springs[c], o = 3 * others[c];
                double dx = x[o] - x[j], dy = x[o + 1] - x[j + 1],
                        dz = x[o + 2] - x[j + 2];
                double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
                if (length < Forces.SHORTEST) {
                    tally[SKIPPED] += 1;
                    continue;
                }
                double nx = dx / length, ny = dy / length, nz = dz / length;
                double stiffness = k.of(kinds[spring]),
                        rest = rests[spring];
                double moved = nx * (x[o] - old[o] - (x[j] - old[j]))
                        + ny * (x[o + 1] - old[o + 1] - (x[j + 1] - old[j + 1]))
                        + nz * (x[o + 2] - old[o + 2] - (x[j + 2] - old[j + 2]));
                double pull = stiffness * (length - rest) + drag * moved;
                fx += pull * nx;
                fy += pull * ny;
                fz += pull * nz;
                double t = Math.max(0, stiffness * (1 - rest / length));
                double along = stiffness - t + drag;
                hxx += t + along * nx * nx;
                hyy += t + along * ny * ny;
                hzz += t + along * nz * nz;
                hxy += along * nx * ny;
                hxz += along * nx * nz;
                hyz += along * ny * nz;
            }
            double cxx = hyy * hzz - hyz * hyz, cxy = hxz * hyz - hxy * hzz,
                    cxz = hxy * hyz - hxz * hyy, cyy = hxx * hzz - hxz * hxz,
                    cyz = hxy * hxz - hxx * hyz, czz = hxx * hyy - hxy * hxy;
            double determinant = hxx * cxx + hxy * cxy + hxz * cxz;
            double stepx = (cxx * fx + cxy * fy + cxz * fz) / determinant,
                    stepy = (cxy * fx + cyy * fy + cyz * fz) / determinant,
                    stepz = (cxz * fx + cyz * fy + czz * fz) / determinant;
            x[j] += stepx;
            x[j + 1] += stepy;
            x[j + 2] += stepz;
        }
    }
}
