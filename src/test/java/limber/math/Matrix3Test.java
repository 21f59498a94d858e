package limber.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class Matrix3Test {
    /// det = 2·(3·4 − 1·1) − 1·(0·4 − 1·5) + 0 = 22 + 5 = 27.
    private static final double[] M = {2, 1, 0, 0, 3, 1, 5, 1, 4};

    private static double[] turn(double angle) {
        double s = Math.sin(angle), c = Math.cos(angle);
        return new double[]{c, -s, 0, s, c, 0, 0, 0, 1};
    }

    @Test
    void determinantAndCofactorsByHand() {
        assertEquals(27, Matrix3.determinant(M));
        assertArrayEquals(new double[]{11, 5, -15, -4, 8, 3, 1, -2, 6}, Matrix3.cofactors(M));
        assertEquals(4 + 1 + 9 + 1 + 25 + 1 + 16, Matrix3.squared(M));
        assertEquals(Math.sqrt(57), Matrix3.norm(M));
    }

    @Test
    void aMatrixTimesItsInverseIsTheIdentity() {
        assertArrayEquals(Matrix3.identity(), Matrix3.product(M, Matrix3.inverse(M)), 1e-15);
        assertArrayEquals(new double[]{2, 0, 5, 1, 3, 1, 0, 1, 4}, Matrix3.transposed(M));
    }

    /// M = R·S with R a turn by 130° and S symmetric with the eigenvalues 3, 0.5 and 2 along turned axes.
    @Test
    void thePolarDecompositionFindsTheTurn() {
        double[] axes = turn(0.4), stretch = Matrix3.product(axes,
                Matrix3.product(new double[]{3, 0, 0, 0, 0.5, 0, 0, 0, 2}, Matrix3.transposed(axes)));
        var r = new double[9];
        assertTrue(Matrix3.polar(Matrix3.product(turn(Math.toRadians(130)), stretch), r));
        assertArrayEquals(turn(Math.toRadians(130)), r, 1e-14);
    }

    @Test
    void whatIsFlatOrMirroredHasNoRotation() {
        double[] r = {7, 7, 7, 7, 7, 7, 7, 7, 7};
        for (double[] m : new double[][]{new double[9], {1, 0, 0, 0, 1, 0, 0, 0, 0}, {-1, 0, 0, 0, 1, 0, 0, 0, 1}}) {
            assertFalse(Matrix3.polar(m, r));
            assertEquals(7, r[4]);
        }
    }
}
