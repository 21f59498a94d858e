package limber.presentation.prose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class BreaksTest {
    @Test
    void aLongFormulaIsBrokenAtItsRelationsThenItsSignsThenItsFactors() {
        assertEquals(List.of("x=a+b\\left(c-d\\right)=|e-f|",
                "\\begin{array}{l}\\displaystyle x=a+b\\left(c-d\\right) \\\\ \\quad \\displaystyle =|e-f|\\end{array}",
                "\\begin{array}{l}\\displaystyle x=a \\\\ \\quad \\displaystyle +b\\left(c-d\\right) \\\\ \\quad "
                        + "\\displaystyle =|e-f|\\end{array}",
                "\\begin{array}{l}\\displaystyle x=a \\\\ \\quad \\displaystyle +b \\\\ \\quad \\displaystyle "
                        + "\\left(c-d\\right) \\\\ \\quad \\displaystyle =|e-f|\\end{array}"),
                Breaks.of("x=a+b\\left(c-d\\right)=|e-f|"));
        assertEquals(List.of("a=b,\\quad cccccccccccccccccc=d",
                "\\begin{array}{l}\\displaystyle a=b, \\\\ \\displaystyle  cccccccccccccccccc=d\\end{array}",
                "\\begin{array}{l}\\displaystyle a=b, \\\\ \\displaystyle  cccccccccccccccccc \\\\ \\quad "
                        + "\\displaystyle =d\\end{array}"),
                Breaks.of("a=b,\\quad cccccccccccccccccc=d"), "first between its parts");
        assertEquals(List.of("a \\\\ b = c"), Breaks.of("a \\\\ b = c")); // broken by its author
    }
}
