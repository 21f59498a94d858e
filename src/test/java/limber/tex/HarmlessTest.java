package limber.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HarmlessTest {
    /// `%` stands for what is inside.
    private static String nested(String command, int levels) {
        String tex = "x";
        for (int n = 0; n < levels; n++) tex = command.replace("%", tex);
        return tex;
    }

    /// With 38 levels of the first one, 305 characters, a formula of the lesson was never drawn.
    @ParameterizedTest
    @ValueSource(strings = {"\\dddot{%}", "\\ddddot{%}", "\\undertilde{%}", "\\binom{%}{a}", "\\binom{a}{%}",
        "\\dbinom{%}{a}", "\\tbinom{a}{%}", "\\prescript{a}{b}{%}", "\\prescript{a}{%}{b}",
        "\\genfrac(){1pt}{}{%}{a}", "{% \\choose a}", "{a \\brace %}", "{% \\brack a}", "{% \\overwithdelims() a}",
        "{a\\atopwithdelims() %}", "{%\\abovewithdelims()1pt a}", "\\left\\{a\\middle|%\\right\\}", "\\dddot %",
        "\\undertilde\\dddot %", "\\dddot\\hat{%}", "\\binom\\hat{%}x", "\\dddot {%}", "\\sqrt{\\dddot{%}}",
        "\\begin{matrix}\\dddot{%}\\end{matrix}"})
    void commandsThatCopyNestFourTimesAtMost(String command) {
        int each = FormulaSize.of(nested(command, 1)).levels();
        assertTrue(each > 0, "it is known to copy");
        assertTrue(Harmless.tex(nested(command, 4 / each)), nested(command, 4 / each));
        assertFalse(Harmless.tex(nested(command, 4 / each + 1)), nested(command, 4 / each + 1));
    }

    /// What stands side by side is not inside each other.
    @ParameterizedTest
    @ValueSource(strings = {"\\binom{n}{0}+\\binom{n}{1}+\\binom{n}{2}+\\binom{n}{3}+\\binom{n}{4}+\\binom n5",
        "\\dddot x+\\dddot y+\\dddot z+\\dddot\\theta+\\dddot\\phi + \\dddot{a}",
        "{a\\choose b}{c\\choose d}{e\\choose f}",
        "\\left\\{x\\middle|y\\right\\}\\left\\{x\\middle|y\\right\\}\\left\\{x\\middle|y\\right\\}",
        "\\frac{\\frac{\\frac{\\frac{\\frac{a}{b}}{c}}{d}}{e}}{f}"})
    void aFormulaOfATextbookIsDrawn(String tex) {
        assertTrue(FormulaSize.of(tex).levels() <= 1, tex);
        assertTrue(Harmless.tex(tex), tex);
    }

    /// Each command, letter and sign is one, and what is copied counts twice: `\\dddot{xy}` is 1 and 2·(1 + 2), and
    /// around it another `\\dddot` 1 and 2·(1 + 7); in `{ab\\choose c}` all four count twice.
    @ParameterizedTest
    @CsvSource({"xy,2,0", "\\dddot{xy},7,1", "\\dddot{\\dddot{xy}},17,2", "{ab\\choose c},10,1", "x+\\dddot{xy},9,1",
        "},1,0"})
    void aSizeIsCountedWithItsCopies(String tex, long boxes, int levels) {
        assertEquals(new FormulaSize(boxes, levels, 0), FormulaSize.of(tex));
    }

    /// 1 + 2·(1 + 1 + 2·(1 + 1 + 2·(1 + n))) and so on: four levels of 1200 letters are more than 16 times as many.
    @Test
    void fewLevelsOfManyLettersAreRefused() {
        assertTrue(Harmless.tex(nested("\\dddot{%}", 4).replace("x", "x".repeat(1200))));
        assertFalse(Harmless.tex(nested("\\dddot{%}", 4).replace("x", "x".repeat(1300))));
    }

    /// Brackets around a rule of a million points are put together from as many pieces.
    @ParameterizedTest
    @ValueSource(strings = {"\\left(\\rule{1pt}{9999999pt}\\right)", "\\rule{1000 cm}{1pt}", "\\kern 1234.5em x",
        "\\scalebox{99}{\\scalebox{99}{x}}", "\\resizebox{1pt}{1pt}{x}"})
    void whatIsOfAnySizeIsRefused(String tex) {
        assertFalse(Harmless.tex(tex));
    }

    @Test
    void aLengthBelowAThousandIsDrawn() {
        assertTrue(Harmless.tex("\\left(\\rule{1pt}{999pt}\\right) + 4189"));
    }

    /// Brackets around what does not stand in the middle are up to twice as high: 39 pairs took all memory.
    @ParameterizedTest
    @ValueSource(strings = {"\\left(\\cfrac{%}{a}\\right)", "\\left[\\stackrel{%}{a}\\right.",
        "\\left({%}\\right) \\left(a\\right)",
        "\\left(a\\right) \\left(\\rotatebox{45}{%}\\right)"})
    void bracketsNestEightTimesAtMost(String pair) {
        assertTrue(Harmless.tex(nested(pair, 8)));
        assertFalse(Harmless.tex(nested(pair, 9)));
    }

    @Test
    void bracketsSideBySideDoNotNest() {
        assertTrue(Harmless.tex("\\left(\\frac{a}{b}\\right)".repeat(20)));
    }

    /// What is given up is not waited for again; once it has ended, formulas are drawn as before.
    @Test
    void aFormulaThatTakesTooLongIsGivenUp() throws InterruptedException {
        var end = new CountDownLatch(1);
        var none = new FormulaPainter.Drawing(1, 1, 1, new int[1]);
        assertThrows(FormulaPainter.TooSlow.class, () -> FormulaPainter.within(Duration.ofMillis(1), () -> {
            try {
                end.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return none;
        }));
        assertThrows(FormulaPainter.TooSlow.class, () -> FormulaPainter.within(Duration.ofDays(1), () -> none));
        end.countDown();
        while (!drawsAgain(none)) Thread.sleep(1);
    }

    private static boolean drawsAgain(FormulaPainter.Drawing drawing) {
        try {
            return FormulaPainter.within(Duration.ofDays(1), () -> drawing) == drawing;
        } catch (FormulaPainter.TooSlow e) {
            return false;
        }
    }
}
