package limber.presentation.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import limber.engine.Formula;
import org.junit.jupiter.api.Test;

/// Equations with the numbers of an operation.
class TexTest {
    private static String numbers(Formula formula, Map<String, double[]> values) {
        return Tex.of(formula.equations().getFirst(), formula.symbols())
                .numbers(s -> Optional.ofNullable(values.get(s.local())), _ -> "#000000").orElse("none");
    }

    @Test
    void numbersStandWhereTheirSymbolsStood() {
        Formula f = Formula.of("F = k\\,(l - L)").number("F", "force").number("k", "k").number("l", "l")
                .number("L", "rest");
        assertEquals("F = 20\\,(1.5 - 1) = 10", numbers(f, Map.of("force", new double[]{10}, "k", new double[]{20}, "l",
                new double[]{1.5}, "rest", new double[]{1})).replace("\\cdot ", ""));
    }

    @Test
    void aMatrixIsTypesetRowByRow() {
        Formula f = Formula.of("s = \\mathrm{tr}(H\\,d)").matrix("H", "h", "", "").vector("d", "d").number("s", "s");
        assertEquals("s = \\mathrm{tr}(\\begin{bmatrix}1 & 2 & 3 \\\\ 4 & 5 & 6 \\\\ 7 & 8 & 9\\end{bmatrix}\\,"
                + "\\cdot (1,\\ 0,\\ -1)) = -6",
                numbers(f, Map.of("h", new double[]{1, 2, 3, 4, 5, 6, 7, 8, 9}, "d", new double[]{1, 0, -1}, "s",
                        new double[]{-6})));
    }

    @Test
    void aMatrixInTheTableHasALineForEachRow() {
        assertEquals("(1, 2, 3)\n(4, 5, 6)\n(7, 8, 9)",
                Values.tuple(new double[]{1, 2, 3, 4, 5, 6, 7, 8, 9}, 4));
    }
}
