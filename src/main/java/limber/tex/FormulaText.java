package limber.tex;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// A formula as a line of plain text, for programs that draw no TeX: Greek letters and operators as characters, a
/// fraction with a slash, a matrix by its rows. So `\frac{a + b}{2}` is `(a + b)/2`, and `\tilde\alpha^2` is `α̃²`.
///
/// Commands that it does not know become their names, so that no source is left.
public final class FormulaText {
    private static final Map<String, String> SYMBOLS = Map.ofEntries(Map.entry("alpha", "α"), Map.entry("beta", "β"),
            Map.entry("gamma", "γ"), Map.entry("delta", "δ"), Map.entry("epsilon", "ε"), Map.entry("varepsilon", "ε"),
            Map.entry("zeta", "ζ"), Map.entry("eta", "η"), Map.entry("theta", "θ"), Map.entry("iota", "ι"),
            Map.entry("kappa", "κ"), Map.entry("lambda", "λ"), Map.entry("mu", "μ"), Map.entry("nu", "ν"),
            Map.entry("xi", "ξ"), Map.entry("pi", "π"), Map.entry("rho", "ρ"), Map.entry("sigma", "σ"),
            Map.entry("tau", "τ"), Map.entry("phi", "φ"), Map.entry("varphi", "φ"), Map.entry("chi", "χ"),
            Map.entry("psi", "ψ"), Map.entry("omega", "ω"), Map.entry("Gamma", "Γ"), Map.entry("Delta", "Δ"),
            Map.entry("Theta", "Θ"), Map.entry("Lambda", "Λ"), Map.entry("Xi", "Ξ"), Map.entry("Pi", "Π"),
            Map.entry("Sigma", "Σ"), Map.entry("Phi", "Φ"), Map.entry("Psi", "Ψ"), Map.entry("Omega", "Ω"),
            Map.entry("partial", "∂"), Map.entry("nabla", "∇"), Map.entry("ell", "ℓ"), Map.entry("infty", "∞"),
            Map.entry("sum", "∑"), Map.entry("prod", "∏"), Map.entry("int", "∫"), Map.entry("pm", "±"),
            Map.entry("mp", "∓"), Map.entry("dots", "…"), Map.entry("ldots", "…"), Map.entry("cdots", "…"),
            Map.entry("prime", "′"), Map.entry("|", "‖"), Map.entry("circ", "°"), Map.entry("{", "{"),
            Map.entry("}", "}"), Map.entry("%", "%"), Map.entry("$", "$"), Map.entry("#", "#"), Map.entry("&", "&"),
            Map.entry("_", "_"));
    /// What has a blank on both sides.
    private static final Map<String, String> RELATIONS = Map.ofEntries(Map.entry("times", "×"), Map.entry("le", "≤"),
            Map.entry("leq", "≤"), Map.entry("ge", "≥"), Map.entry("geq", "≥"), Map.entry("ne", "≠"),
            Map.entry("neq", "≠"), Map.entry("approx", "≈"), Map.entry("sim", "∼"), Map.entry("equiv", "≡"),
            Map.entry("propto", "∝"), Map.entry("in", "∈"), Map.entry("to", "→"), Map.entry("rightarrow", "→"),
            Map.entry("Rightarrow", "⇒"), Map.entry("leftarrow", "←"), Map.entry("ll", "≪"), Map.entry("gg", "≫"));
    /// Marks that stand over the letter before them.
    private static final Map<String, String> ACCENTS = Map.of("tilde", "\u0303", "bar", "\u0304", "overline", "\u0304",
            "hat", "\u0302", "dot", "\u0307", "ddot", "\u0308", "vec", "\u20d7");
    private static final Set<String> FRACTIONS = Set.of("frac", "tfrac", "dfrac"), GAPS = Set.of("quad", "qquad"),
            BLANKS = Set.of(",", ";", ":", " "), LARGE = Set.of("sum", "prod", "int"),
            PREFIXES = Set.of("Delta", "nabla", "partial"),
            LETTERS = Set.of("mathrm", "mathsf", "mathbf", "mathit", "mathcal", "mathbb", "boldsymbol", "operatorname"),
            SIZES = Set.of("left", "right", "bigl", "bigr", "Bigl", "Bigr", "big", "Big", "displaystyle", "limits");
    /// What needs no brackets under a fraction: a number, a letter with its scripts, a differential, or brackets.
    private static final Pattern FACTOR = Pattern.compile("(\\d[\\d.]*|[d∂]?\\p{L}\\p{M}*|\\|[^|]*\\||\\([^()]*\\))"
            + "([⁰¹²³⁴-⁹⁺⁻₀-₉₊₋′ᵀ]|[_^](\\p{L}|\\([^()]*\\)))*");
    private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹", LOWERED = "₀₁₂₃₄₅₆₇₈₉";

    private final String tex;
    private final StringBuilder out = new StringBuilder();
    private int at;
    /// Where the last word ended in what is written, with the blank behind it.
    private int word = -1;

    private FormulaText(String tex) {
        this.tex = tex;
    }

    /// A formula in one line.
    public static String of(String tex) {
        return all(tex).replaceAll("(?<=\\S)\\s*\\n\\s*", " ").strip();
    }

    private static String all(String tex) {
        var text = new FormulaText(tex);
        while (text.at < tex.length()) text.part();
        return text.out.toString().strip();
    }

    private void part() {
        char c = tex.charAt(at);
        if (c == '\\') command();
        else if (c == '{') out.append(all(argument()));
        else if (c == '^' || c == '_') script(c == '^');
        else {
            at++;
            if (Character.isWhitespace(c) || c == '~') blank();
            else if (c != '}') out.append(c == '-' ? "−" : c == '\'' ? "′" : String.valueOf(c));
        }
    }

    private char last() {
        return out.isEmpty() ? ' ' : out.charAt(out.length() - 1);
    }

    private void blank() {
        if (last() != ' ') out.append(' ');
    }

    private void noBlank() {
        while (!out.isEmpty() && last() == ' ') out.setLength(out.length() - 1);
    }

    /// The wide blank between two formulas, or between a formula and a word.
    private void gap() {
        boolean words = out.length() == word || tex.startsWith("\\text", at) || tex.startsWith(" \\text", at);
        noBlank();
        if (!out.isEmpty() && !words && ",;:.".indexOf(last()) < 0) out.append(';');
        blank();
        skipBlanks();
    }

    private void command() {
        String name = name();
        if (FRACTIONS.contains(name)) fraction();
        else if (name.equals("binom")) {
            apart();
            out.append("C(" + all(argument()) + ", " + all(argument()) + ")");
        } else if (name.equals("sqrt")) out.append('√').append(factor(all(argument())));
        else if (name.equals("begin")) table();
        else if (name.equals("text")) {
            out.append(argument());
            word = out.length();
        } else if (LETTERS.contains(name)) word(all(argument()));
        else if (ACCENTS.containsKey(name)) accent(ACCENTS.get(name));
        else if (BLANKS.contains(name)) blank();
        else if (GAPS.contains(name)) gap();
        else if (name.equals("\\")) out.append("; ");
        else if (name.equals("cdot")) {
            noBlank();
            out.append('·');
            skipBlanks();
        } else if (RELATIONS.containsKey(name)) {
            blank();
            out.append(RELATIONS.get(name));
            skipBlanks();
            out.append(' ');
        } else if (SYMBOLS.containsKey(name)) symbol(name);
        else if (!SIZES.contains(name)) word(name);
        else if (at < tex.length() && tex.charAt(at) == '.') at++; // no bracket on this side
    }

    private void symbol(String name) {
        if (LARGE.contains(name)) apart();
        out.append(SYMBOLS.get(name));
        if (PREFIXES.contains(name)) skipBlanks();
    }

    /// A blank behind what would else run into what follows.
    private void apart() {
        if (isFactor(last())) out.append(' ');
    }

    /// The name of a command: letters, or one other character.
    private String name() {
        int from = ++at;
        while (at < tex.length() && Character.isLetter(tex.charAt(at))) at++;
        if (at == from && at < tex.length()) at++;
        return tex.substring(from, at);
    }

    private void skipBlanks() {
        while (at < tex.length() && Character.isWhitespace(tex.charAt(at))) at++;
    }

    /// A name such as `cos`, apart from letters beside it.
    private void word(String name) {
        if (name.length() > 1) apart();
        out.append(name);
        if (name.length() < 2) return;
        skipBlanks();
        boolean more = at < tex.length()
                && (Character.isLetterOrDigit(tex.charAt(at)) || "\\{".indexOf(tex.charAt(at)) >= 0);
        if (more && !opens()) out.append(' ');
        word = out.length();
    }

    /// Whether a bracket of some size follows.
    private boolean opens() {
        return SIZES.stream().anyMatch(size -> tex.startsWith("\\" + size, at));
    }

    /// What a command takes: a group, another command with what it takes, or one character.
    private String argument() {
        skipBlanks();
        if (at >= tex.length()) return "";
        int from = at;
        switch (tex.charAt(at)) {
            case '{' -> {
                int depth = 0;
                do {
                    char c = tex.charAt(at);
                    if (c == '\\') at++;
                    else if (c == '{') depth++;
                    else if (c == '}') depth--;
                    at++;
                } while (depth > 0 && at < tex.length());
                at = Math.min(at, tex.length());
                return tex.substring(from + 1, depth == 0 ? at - 1 : at);
            }
            case '\\' -> {
                String name = name();
                int takes = FRACTIONS.contains(name) || name.equals("binom") ? 2
                        : ACCENTS.containsKey(name) || LETTERS.contains(name) || name.equals("sqrt")
                                || name.equals("text") ? 1 : 0;
                for (int i = 0; i < takes; i++) argument();
            }
            default -> at++;
        }
        return tex.substring(from, at);
    }

    private void fraction() {
        String over = all(argument()), under = all(argument());
        String fraction = sum(over) + "/" + factor(under);
        boolean named = !out.isEmpty() && out.length() == word, beside = isFactor(last()) || followedByFactor();
        if (named) noBlank();
        out.append(beside || named ? "(" + fraction + ")" : fraction);
    }

    /// Whether a character belongs to a product.
    private static boolean isFactor(char c) {
        return Character.isLetterOrDigit(c) || ")]|′·".indexOf(c) >= 0 || RAISED.indexOf(c) >= 0
                || LOWERED.indexOf(c) >= 0 || Character.getType(c) == Character.NON_SPACING_MARK;
    }

    private boolean followedByFactor() {
        int next = at;
        while (next < tex.length() && (Character.isWhitespace(tex.charAt(next)) || tex.startsWith("\\,", next)
                || tex.startsWith("\\;", next)))
            next += tex.charAt(next) == '\\' ? 2 : 1;
        if (next == tex.length()) return false;
        char c = tex.charAt(next);
        if (c != '\\') return Character.isLetterOrDigit(c) || "([|^{".indexOf(c) >= 0;
        int from = at;
        at = next;
        String name = name();
        at = from;
        return !RELATIONS.containsKey(name) && !GAPS.contains(name) && !name.equals("\\") && !name.equals("end")
                && !name.equals("right") && !name.equals("bigr") && !name.equals("Bigr") && !name.equals("pm");
    }

    /// A text as one factor.
    private static String factor(String text) {
        return FACTOR.matcher(text).matches() ? text : "(" + text + ")";
    }

    /// A text that is a product at most: in brackets if it is a sum. A sign in front needs none.
    private static String sum(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ("([{".indexOf(c) >= 0) depth++;
            else if (")]}".indexOf(c) >= 0) depth--;
            else if (depth == 0 && i > 0 && "+−±=,×".indexOf(c) >= 0) return "(" + text + ")";
        }
        return text;
    }

    private void script(boolean raised) {
        at++;
        String what = all(argument());
        Optional<String> small = small(what, raised);
        out.append(small.orElseGet(() -> what.equals("′") ? what : (raised ? "^" : "_") + bracketed(what)));
    }

    private static String bracketed(String what) {
        boolean name = what.codePoints().allMatch(c -> Character.isLetterOrDigit(c)
                || Character.getType(c) == Character.NON_SPACING_MARK);
        return name ? what : "(" + what + ")";
    }

    /// Digits with their sign, and the T of a transpose, in small characters; empty if there is something else.
    private static Optional<String> small(String what, boolean raised) {
        String digits = raised ? RAISED : LOWERED, signs = raised ? "⁺⁻" : "₊₋";
        var small = new StringBuilder();
        for (char c : what.toCharArray()) {
            if (c >= '0' && c <= '9') small.append(digits.charAt(c - '0'));
            else if (small.isEmpty() && (c == '+' || c == '−')) small.append(signs.charAt(c == '+' ? 0 : 1));
            else if (raised && c == 'T') small.append('ᵀ');
            else return Optional.empty();
        }
        return Optional.of(small.toString());
    }

    private void accent(String mark) {
        String base = all(argument());
        int first = base.isEmpty() ? 0 : base.offsetByCodePoints(0, 1);
        out.append(base, 0, first).append(mark).append(base, first, base.length());
    }

    /// A matrix, or several lines: the rows with semicolons between them.
    private void table() {
        String kind = argument(), end = "\\end{" + kind + "}";
        int to = tex.indexOf(end, at);
        String body = tex.substring(at, to < 0 ? tex.length() : to);
        at = to < 0 ? tex.length() : to + end.length();
        boolean matrix = kind.endsWith("matrix");
        String rows = all(body.replace("&", matrix ? ", " : " ")).replaceAll("\\s*([,;])\\s*", "$1 ").strip();
        out.append(matrix ? "(" + rows + ")" : rows);
    }
}
