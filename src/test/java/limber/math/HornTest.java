package limber.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HornTest {
    private final double[] work = new double[Horn.SIZE];

    private boolean fit(double... s) {
        return Horn.fit(work, s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8]);
    }

    /// Eigenvalues of the matrix with 2 on the diagonal and −1 beside it: 2 − 2·cos(kπ/5), with vectors sin(ijπ/5).
    @Test
    void eigenvaluesOfASecondDifference() {
        double[] m = new double[SymmetricEigen.SIZE];
        for (int i = 0; i < 4; i++) {
            m[5 * i] = 2;
            if (i < 3) m[5 * i + 1] = m[5 * i + 4] = -1;
        }
        double[] whole = m.clone();
        SymmetricEigen.solve(m);
        double[] values = {m[0], m[5], m[10], m[15]};
        Arrays.sort(values);
        for (int k = 1; k <= 4; k++)
            assertEquals(2 - 2 * StrictMath.cos(k * Math.PI / 5), values[k - 1], 4e-15);
        for (int k = 0; k < 4; k++)
            for (int i = 0; i < 4; i++) {
                double sum = 0;
                for (int j = 0; j < 4; j++) sum += whole[4 * i + j] * m[SymmetricEigen.VECTORS + 4 * j + k];
                assertEquals(m[5 * k] * m[SymmetricEigen.VECTORS + 4 * i + k], sum, 4e-15, "A v = λ v");
            }
    }

    @Test
    void aDiagonalMatrixIsLeftAlone() {
        double[] m = new double[SymmetricEigen.SIZE];
        for (int i = 0; i < 4; i++) m[5 * i] = 4 - i;
        SymmetricEigen.solve(m);
        assertArrayEquals(new double[]{4, 3, 2, 1}, new double[]{m[0], m[5], m[10], m[15]});
        for (int i = 0; i < 16; i++) assertEquals(i % 5 == 0 ? 1 : 0, m[SymmetricEigen.VECTORS + i]);
    }

    /// a = x, 2y, 3z go to b = R·a with R a third of a turn about (1,1,1): x to y, y to z, z to x. S = Σ a bᵀ has 1 at
    /// xy, 4 at yz, 9 at zx. R is (½, ½, ½, ½).
    @Test
    void aRotationIsFound() {
        assertTrue(fit(0, 1, 0, 0, 0, 4, 9, 0, 0));
        for (int k = 0; k < 4; k++) assertEquals(0.5, work[k], 1e-15);
    }

    /// Half a turn about y has w = 0: the first of x, y, z is above 0.
    @Test
    void halfATurnPointsUpwards() {
        assertTrue(fit(-1, 0, 0, 0, 2, 0, 0, 0, -3));
        assertArrayEquals(new double[]{0, 1, 0, 0}, new double[]{work[0], work[1], work[2], work[3]}, 1e-15);
    }

    /// S = −diag(1, 2, 3) would be best undone by a reflection. Of the rotations, half a turn about x has tr(R·S) = −1
    /// + 2 + 3 = 4, about y 1 − 2 + 3 = 2, about z 0, and none −6.
    @Test
    void aMirroredCloudGetsTheBestRotation() {
        assertTrue(fit(-1, 0, 0, 0, -2, 0, 0, 0, -3));
        assertArrayEquals(new double[]{1, 0, 0, 0}, new double[]{work[0], work[1], work[2], work[3]}, 1e-15);
    }

    /// Nothing, a line (any turn about it is as good), and a mirrored ball.
    @ParameterizedTest
    @CsvSource({"0,0,0", "1,0,0", "-1,-1,-1"})
    void whereManyAreBestItSaysSo(double x, double y, double z) {
        assertFalse(fit(x, 0, 0, 0, y, 0, 0, 0, z));
    }
}
