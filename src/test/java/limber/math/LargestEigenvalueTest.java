package limber.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LargestEigenvalueTest {
    /// A chain between two walls, 2 on the diagonal and −1 beside it: 4·sin²(nπ/(2(n + 1))).
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 40, 300})
    void aChainHasItsClosedForm(int n) {
        double found = LargestEigenvalue.of((x, y) -> {
            for (int i = 0; i < n; i++) y[i] = 2 * x[i] - (i > 0 ? x[i - 1] : 0) - (i < n - 1 ? x[i + 1] : 0);
        }, n);
        double sin = Math.sin(n * Math.PI / (2 * (n + 1)));
        assertEquals(1, found / (4 * sin * sin), 1e-4);
    }

    @Test
    void severalEqualOnesAreFound() {
        assertEquals(7, LargestEigenvalue.of((x, y) -> {
            for (int i = 0; i < 50; i++) y[i] = (i % 2 == 0 ? 7 : 3) * x[i];
        }, 50), 1e-9);
    }

    @Test
    void nothingHasNone() {
        assertEquals(0, LargestEigenvalue.of((_, _) -> {}, 0));
        assertEquals(0, LargestEigenvalue.of((_, y) -> Arrays.fill(y, 0), 6), 0);
    }
}
