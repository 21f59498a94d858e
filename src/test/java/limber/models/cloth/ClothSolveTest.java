package limber.models.cloth;

import static limber.models.Setup.number;
import static limber.models.Setup.with;
import static limber.models.cloth.Cloths.at;
import static limber.models.cloth.Cloths.run;
import static limber.models.cloth.Cloths.velocity;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.State;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// One implicit step against a dense solve of the same system, by Gauss elimination in the order of the matrix, which
/// is written here from the formulas of the contract.
class ClothSolveTest {
    private static final double H = 1.0 / 60;

    /// (M − h·∂F/∂v − h²·∂F/∂x)·Δv = h·(F + h·∂F/∂x·v), by what a spring of direction n adds: h²·t on the diagonal and
    /// (h·β + h²·(k − t))·n·nᵀ.
    private record Dense(State s, double[][] matrix, double[] right) {
        Dense(State s) {
            int n = s.of(ClothChannels.POSITION).length;
            this(s, new double[n][n], new double[n]);
        }

        private boolean free(int i) {
            return s.of(ClothChannels.INVERSE_MASS)[i] > 0;
        }

        private void push(int i, Vec impulse) {
            right[3 * i] += impulse.x();
            right[3 * i + 1] += impulse.y();
            right[3 * i + 2] += impulse.z();
        }

        void spring(int a, int b, double k, double rest, double beta, boolean clamp) {
            Vec d = at(s, b).minus(at(s, a)), n = d.times(1 / d.length()), u = velocity(s, b).minus(velocity(s, a));
            double t = k * (1 - rest / d.length());
            if (clamp) t = Math.max(0, t);
            Vec ju = u.times(t).plus(n.times((k - t) * n.dot(u)));
            Vec f = n.times(k * (d.length() - rest) + beta * u.dot(n)).plus(ju.times(H));
            push(a, f.times(H));
            push(b, f.times(-H));
            double[] e = {n.x(), n.y(), n.z()};
            for (int i = 0; i < 3; i++)
                for (int j = 0; j < 3; j++) {
                    double entry = (i == j ? H * H * t : 0) + (H * beta + H * H * (k - t)) * e[i] * e[j];
                    matrix[3 * a + i][3 * a + j] += entry;
                    matrix[3 * b + i][3 * b + j] += entry;
                    matrix[3 * a + i][3 * b + j] -= entry;
                    matrix[3 * b + i][3 * a + j] -= entry;
                }
        }

        /// Weight, and the air: drag·area/3 of what blows along the normal, at each corner.
        void weightAndWind(Vec wind, double drag) {
            double[] m = s.of(ClothChannels.MASSES);
            int[] corner = s.ints(ClothChannels.CORNERS);
            for (int i = 0; i < m.length; i++) {
                push(i, new Vec(0, -9.81 * m[i] * H, 0));
                for (int k = 3 * i; k < 3 * i + 3; k++) matrix[k][k] += m[i];
            }
            for (int t = 0; t < corner.length; t += 3) {
                int a = corner[t], b = corner[t + 1], c = corner[t + 2];
                Vec cross = at(s, b).minus(at(s, a)).cross(at(s, c).minus(at(s, a)));
                double area = cross.length() / 2;
                Vec n = cross.times(1 / cross.length());
                Vec mean = velocity(s, a).plus(velocity(s, b)).plus(velocity(s, c)).times(1.0 / 3);
                Vec f = n.times(drag * area / 3 * wind.minus(mean).dot(n) * H);
                for (int i : new int[]{a, b, c}) push(i, f);
            }
        }

        /// Δv, 0 at what is pinned.
        double[] solve() {
            int n = right.length;
            for (int i = 0; i < n; i++) {
                if (free(i / 3)) continue;
                for (int j = 0; j < n; j++) matrix[i][j] = matrix[j][i] = i == j ? 1 : 0;
                right[i] = 0;
            }
            for (int k = 0; k < n; k++)
                for (int i = k + 1; i < n; i++) {
                    double factor = matrix[i][k] / matrix[k][k];
                    for (int j = k; j < n; j++) matrix[i][j] -= factor * matrix[k][j];
                    right[i] -= factor * right[k];
                }
            double[] x = new double[n];
            for (int i = n - 1; i >= 0; i--) {
                double sum = right[i];
                for (int j = i + 1; j < n; j++) sum -= matrix[i][j] * x[j];
                x[i] = sum / matrix[i][i];
            }
            return x;
        }
    }

    private static void compare(Run run, double[] deltaV, double near) {
        State before = run.state().copy();
        run.next();
        for (int i = 0; i < deltaV.length / 3; i++) {
            Vec v = velocity(before, i).plus(Vec.of(deltaV, i)), x = at(before, i).plus(v.times(H));
            assertEquals(0, v.distance(velocity(run.state(), i)), near, "velocity of " + i);
            assertEquals(0, x.distance(at(run.state(), i)), near, "position of " + i);
        }
    }

    private static double[] dense(State s, double beta, boolean clamp, double[] k) {
        var dense = new Dense(s);
        double[] rest = s.of(ClothChannels.REST);
        int[] ends = s.ints(ClothChannels.ENDS);
        for (int i = 0; i < rest.length; i++) {
            int a = ends[2 * i], b = ends[2 * i + 1], columns = 4;
            boolean diagonal = a / columns != b / columns && a % columns != b % columns;
            boolean far = Math.abs(a - b) == 2 || Math.abs(a - b) == 2 * columns;
            dense.spring(a, b, diagonal ? k[1] : far ? k[2] : k[0], rest[i], beta, clamp);
        }
        dense.weightAndWind(new Vec(0.5, 0, 3), 0.3);
        return dense.solve();
    }

    private static void stir(State s) {
        double[] x = s.of(ClothChannels.POSITION), v = s.of(ClothChannels.VELOCITY), w =
                s.of(ClothChannels.INVERSE_MASS);
        for (int j = 0; j < x.length; j++) {
            if (w[j / 3] == 0) continue;
            x[j] += 0.05 * Math.sin(7 * j + 1);
            v[j] = Math.cos(5 * j);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"springDamping=0", "springDamping=2",
        "clampCompressed=false shearStiffness=5"})
    void conjugateGradientsSolveTheSystem(String change) {
        double k = change.startsWith("clamp") ? 10 : 1000; // soft enough that the matrix stays positive
        Run run = run(with(change.split(" "), "columns=3", "rows=3", "method=springs", "tolerance=1e-15",
                "cgIterations=500", "substeps=1", "substep=" + H, "wind=0.5,0,3", "stiffness=" + k));
        stir(run.state());
        double[] deltaV = dense(run.state(), change.equals("springDamping=2") ? 2 : 0, !change.startsWith("clamp"),
                new double[]{k, change.startsWith("clamp") ? 5 : 100, 1});
        compare(run, deltaV, 1e-11);
        assertEquals(0, number(run, "cgBroke"), 0);
        assertTrue(number(run, "cgUsed") > 5);
    }

    /// On a straight chain lengths are linear, so all methods have one solution. It moves along itself.
    @ParameterizedTest
    @ValueSource(strings = {"method=xpbd", "method=vbd", "method=vbd guess=previous", "method=vbd order=listed",
        "method=xpbd order=listed"})
    void convergedSweepsSolveItOnAStraightChain(String method) {
        for (double beta : new double[]{0, 2}) {
            Run run = run(with(method.split(" "), "columns=3", "rows=0", "width=0.6", "gather=0", "pins=corner",
                    "iterations=1000", "substeps=1", "substep=" + H, "springDamping=" + beta,
                    "bendCompliance=0.002", "bendStiffness=500"));
            double[] x = run.state().of(ClothChannels.POSITION), v = run.state().of(ClothChannels.VELOCITY);
            for (int i = 1; i < 4; i++) {
                x[3 * i + 1] -= 0.02 * i * i;
                v[3 * i + 1] = 1 - i;
            }
            compare(run, dense(run.state(), beta, true, new double[]{1000, 0, 500}), 1e-12);
        }
    }
}
