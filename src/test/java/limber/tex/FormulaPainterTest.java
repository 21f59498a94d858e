package limber.tex;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormulaPainterTest {
    /// The omega stands for a place in a font that Java takes for the end of a line.
    @ParameterizedTest
    @ValueSource(
            strings = {"\\Gamma", "\\Delta", "\\Theta", "\\Lambda", "\\Xi", "\\Pi", "\\Sigma", "\\Upsilon", "\\Phi",
                "\\Psi", "\\Omega", "Ω", "\\text{Ω}", "\\mathrm{\\Omega}", "{\\Omega}"})
    void everyGreekCapitalLeavesInk(String tex) {
        int[] argb = FormulaPainter.draw(tex, 20, "#ffffff", true).argb();
        assertTrue(Arrays.stream(argb).filter(p -> p >>> 24 > 128).count() > 20, tex);
    }
}
