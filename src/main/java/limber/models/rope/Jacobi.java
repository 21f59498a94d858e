package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// A Jacobi sweep: every stick computes its correction from the old positions, then
/// each particle takes the mean of its corrections. The order of sticks does not
/// matter, and convergence is slower.
final class Jacobi {
    private Jacobi() {}

    /// The corrections of each stick for its lower and its upper end, stored
    /// without moving anything.
    ///
    /// @param closest as of [Distance]
    record Correct(boolean half, double closest) implements Phase {
        @Override public String name() { return "distance"; }
        @Override public String of() { return "stick"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(REST).length; }

        @Override public Formula formula() {
            return Formula
                    .of("d = B - A", "e = \\frac{|d| - L}{|d|}", "c_A = f_A\\,d",
                            "c_B = -f_B\\,d")
                    .vector("d", "d", "m", "position")
                    .number("|d|", "length", "m", "position")
                    .number("L", "rest", "m")
                    .number("e", "error", "", "correction")
                    .number("f_A", "fA", "", "correction")
                    .number("f_B", "fB", "", "correction");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] position = s.of(POSITION), w = s.of(INVERSE_MASS),
                    rests = s.of(REST),
                    correction = s.of(CORRECTIONS), tally = s.of(TALLY);
            for (int stick = from; stick < to; stick++) {
                int a = 3 * stick, b = a + 3, c = 6 * stick;
                double rest = rests[stick];
                double dx = position[b] - position[a],
                        dy = position[b + 1] - position[a + 1],
                        dz = position[b + 2] - position[a + 2];
                double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
                double error = 0;
                if (length < closest) tally[SKIPPED] += 1;
                else error = (length - rest) / length;
                double fA = w[stick] == 0 ? 0
                        : half || w[stick + 1] > 0 ? 0.5 * error : error;
                double fB = w[stick + 1] == 0 ? 0
                        : half || w[stick] > 0 ? 0.5 * error : error;
                correction[c] = fA * dx;
                correction[c + 1] = fA * dy;
                correction[c + 2] = fA * dz;
                correction[c + 3] = -fB * dx;
                correction[c + 4] = -fB * dy;
                correction[c + 5] = -fB * dz;
            }
        }
    }

    /// The mean of the corrections of a particle's one or two sticks.
    record Average() implements Phase {
        @Override public String name() { return "average"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            return Formula.of("c = \\sum_k c_k", "p' = p + \\frac{c}{n}")
                    .vector("c", "c", "m", "correction")
                    .number("n", "count");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] position = s.of(POSITION), w = s.of(INVERSE_MASS),
                    correction = s.of(CORRECTIONS);
            int sticks = s.of(REST).length;
            for (int i = from; i < to; i++) {
                if (w[i] == 0) continue;
                double cx = 0, cy = 0, cz = 0, count = 0;
                if (i > 0) {
                    int below = 6 * (i - 1) + 3;
                    cx += correction[below];
                    cy += correction[below + 1];
                    cz += correction[below + 2];
                    count += 1;
                }
                if (i < sticks) {
                    int above = 6 * i;
                    cx += correction[above];
                    cy += correction[above + 1];
                    cz += correction[above + 2];
                    count += 1;
                }
                int j = 3 * i;
                position[j] += cx / count;
                position[j + 1] += cy / count;
                position[j + 2] += cz / count;
            }
        }
    }
}
