package limber.models.soft;

import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.Softs.at;
import static limber.models.soft.Softs.particles;
import static limber.models.soft.Softs.rest;
import static limber.models.soft.Softs.run;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import limber.math.Matrix3;
import org.junit.jupiter.api.Test;

/// The matrices of shape matching of a body that is stirred, and the loop that finds its rotation.
class SoftPolarTest {
    private static final double BETA = 0.4;

    private static Run stirred() {
        Run run = run("method=shape-matching", "linear=" + BETA, "cellsX=3", "cellsY=2", "cellsZ=2", "rotation=115",
                "substeps=1");
        double[] x = run.state().of(POSITION);
        var random = new SplittableRandom(5);
        for (int c = 0; c < x.length; c++) x[c] += 0.05 * (random.nextDouble() - 0.5);
        return run;
    }

    private static double[] outer(Vec a, Vec b, double m) {
        return new double[]{m * a.x() * b.x(), m * a.x() * b.y(), m * a.x() * b.z(), m * a.y() * b.x(),
            m * a.y() * b.y(), m * a.y() * b.z(), m * a.z() * b.x(), m * a.z() * b.y(), m * a.z() * b.z()};
    }

    /// A = Σ m (x − t) qᵀ and B = (Σ m q qᵀ)⁻¹ with vectors, R as the other iteration has it, to the bit, and T.
    @Test
    void matricesAreThoseOfTheRule() {
        Run run = stirred();
        State old = run.state().copy();
        double[] m = old.of(MASSES);
        Vec t = Vec.ZERO, middle = Vec.ZERO;
        double whole = 0;
        for (int i = 0; i < particles(old); i++) {
            t = t.plus(at(old, i).times(m[i]));
            middle = middle.plus(rest(old, i).times(m[i]));
            whole += m[i];
        }
        double[] a = new double[9], b = new double[9];
        for (int i = 0; i < particles(old); i++) {
            Vec q = rest(old, i).minus(middle.times(1 / whole)), d = at(old, i).minus(t.times(1 / whole));
            for (int k = 0; k < 9; k++) {
                a[k] += outer(d, q, m[i])[k];
                b[k] += outer(q, q, m[i])[k];
            }
        }
        run.next();
        State s = run.state();
        assertArrayEquals(a, s.of(COVARIANCE), 1e-13);
        var r = new double[9];
        assertTrue(Matrix3.polar(s.of(COVARIANCE), r));
        assertArrayEquals(r, s.of(TURN));
        assertArrayEquals(Matrix3.identity(), Matrix3.product(Matrix3.transposed(r), r), 1e-14);
        double[] best = Matrix3.product(a, Matrix3.inverse(b));
        double root = Math.cbrt(Matrix3.determinant(best));
        for (int k = 0; k < 9; k++)
            assertEquals(BETA * best[k] / root + (1 - BETA) * r[k], s.of(TRANSFORM)[k], 1e-12);
    }

    /// Rounds go on until nothing changes by 1e-14, which the last one is the first to reach.
    @Test
    void theLoopIsFoundByRunning() {
        Run run = stirred();
        while (!run.slot().phase().name().equals("average")) run.step(StepSize.PHASE);
        int rounds = 0;
        for (; run.slot().round("polar") > 0; run.step(new StepSize("polar"))) {
            assertTrue(run.state().of(FIT)[CHANGE] >= 1e-14);
            rounds++;
        }
        assertTrue(run.state().of(FIT)[CHANGE] < 1e-14);
        assertTrue(rounds > 4 && rounds < 12, rounds + " rounds");
        assertEquals("rotation", run.slot().phase().name());
    }

    /// The rotation of the substep before holds, and T is it.
    @Test
    void aMirroredBodyKeepsItsRotation() {
        Run run = run("method=shape-matching", "stretch=-1,1,1", "linear=1", "substeps=1");
        run.next();
        assertArrayEquals(Matrix3.identity(), run.state().of(TURN));
        assertArrayEquals(Matrix3.identity(), run.state().of(TRANSFORM));
        assertTrue(run.state().of(FIT)[DETERMINANT] < 0);
    }
}
