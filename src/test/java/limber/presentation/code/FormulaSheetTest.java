package limber.presentation.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import limber.engine.Formula;
import limber.presentation.code.FormulaSheet.SymbolLine;
import org.junit.jupiter.api.Test;

/// The formulas beside a kernel, without a window.
class FormulaSheetTest {
    private static final Formula STEP = Formula.of("v' = v + a\\,h", "x' = x + v\\,h").vector("a", "a", "m/s²", "force")
            .number("h", "h", "s");

    @Test
    void withoutNumbersEachEquationStandsOnceAndEachSymbolHasADash() {
        FormulaSheet sheet = FormulaSheet.of(STEP, Optional.empty(), _ -> "#123456");
        assertEquals(List.of(false, false), sheet.lines().stream().map(FormulaSheet.Line::numbers).toList());
        assertEquals(List.of("a –", "h –"),
                sheet.symbols().stream().map(s -> s.symbol().local() + " " + s.number()).toList());
        assertEquals("", sheet.symbols().getFirst().all());
    }

    @Test
    void aNumberHasFourDigitsAndItsUnitAndAllOfThemWhereTheyAreAskedFor() {
        var third = new SymbolLine(STEP.symbols().getLast(), "h", Optional.of(new double[]{1 / 3.0}));
        assertEquals("0.3333 s", third.number());
        assertEquals("h = 0.3333333333333333 s", third.all());
    }

    @Test
    void ofALocalTheEquationThatSaysWhatItIsStandsThere() {
        Formula named = Formula.of("d = x - y", "e = d - l").number("d", "d", "m").number("e", "e", "m");
        assertEquals(1, FormulaSheet.of(named, "e", Optional.empty(), _ -> "").size());
        assertEquals(2, FormulaSheet.of(named, "h", Optional.empty(), _ -> "").size(), "all where none does");
    }
}
