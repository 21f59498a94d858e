package limber.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Formulas in plain text: the lines on the right were written by hand, as one types a formula.
class FormulaTextTest {
    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "w ¦ w",
        "r_k = r_0/2^k ¦ r_k = r₀/2^k",
        "\\Delta\\lambda = \\frac{-C - \\tilde\\alpha\\,\\lambda}{w_a + w_b + \\tilde\\alpha} "
                + "¦ Δλ = (−C − α̃ λ)/(w_a + w_b + α̃)",
        "c_{j+1} = (N - 1 - j)\\,g h^2 ¦ c_(j+1) = (N − 1 − j) g h²",
        "p(t+h) = p + \\tfrac{1}{2}h^2 a ¦ p(t+h) = p + (1/2)h² a",
        "\\tfrac12\\,(Y + Y^{-T}) ¦ (1/2) (Y + Y⁻ᵀ)",
        "\\frac{3\\pi EI}{2R^3} ¦ 3π EI/(2R³)",
        "\\frac{a}{b} + \\frac{c}{d} ¦ a/b + c/d",
        "\\frac{\\frac{a}{b}}{c} ¦ a/b/c",
        "\\theta_n = \\theta_0/\\sqrt{1 + 2n\\theta_0^2} ¦ θ_n = θ₀/√(1 + 2nθ₀²)",
        "\\left(\\frac{2k\\cos(\\pi/20)}{m/h^2 + 2k}\\right)^2 ¦ (2k cos(π/20)/(m/h² + 2k))²",
        "p' = r\\,(2 - \\cos\\theta,\\ \\sin\\theta) ¦ p′ = r (2 − cos θ, sin θ)",
        "\\begin{pmatrix} 1 & x \\\\ 0 & 1 \\end{pmatrix} ¦ (1, x; 0, 1)",
        "\\sum_{i=0}^{n}\\binom{n}{i}\\,t^i ¦ ∑_(i=0)^n C(n, i) t^i",
        "p_{\\mathrm{old}} \\qquad \\|F\\| \\le 2 ¦ p_old; ‖F‖ ≤ 2",
        "a\\cdot a = 1, \\quad b \\times c ¦ a·a = 1, b × c",
        "\\nothing{x}\\% ¦ nothing x%"})
    void aFormulaIsWrittenAsOneTypesIt(String tex, String text) {
        assertEquals(text, FormulaText.of(tex));
    }

    /// What is cut off or wrongly nested ends, and leaves no source behind.
    @ParameterizedTest
    @ValueSource(
            strings = {"\\frac", "\\frac{a", "{", "}", "^", "_", "\\", "\\begin{pmatrix} 1 & 2", "\\sqrt\\sqrt", "a^",
                "\\frac\\frac", "\\left", "\\tilde", "{{{\\frac{1}{2}"})
    void damagedFormulasHaveATextToo(String tex) {
        assertFalse(FormulaText.of(tex).contains("\\"), FormulaText.of(tex));
    }
}
