package limber.tex;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A filter for untrusted TeX. TeX is a language: it can read files, change what later formulas mean, and repeat itself
/// without end.
public final class Harmless {
    /// Characters of a formula; braces inside each other.
    public static final int LONGEST = 2000, DEEPEST = 40;
    /// Commands inside each other that copy what they stand at, such as `\binom`; letters and signs with all copies.
    public static final int MOST_LEVELS = 4, MOST_BOXES = 20_000;
    /// Pairs of `\left` and `\right` inside each other.
    public static final int MOST_PAIRS = 8;
    /// A length of a thousand or more: brackets around it are put together from as many pieces.
    private static final Pattern LONG =
            Pattern.compile("\\d{4,}[.\\d]*\\s*(pt|px|pix|pc|bp|dd|cc|sp|cm|mm|in|em|ex|mu)");
    private static final Pattern COMMAND = Pattern.compile("\\\\([a-zA-Z@]+)"),
            REPEATED = Pattern.compile("\\*\\s*\\{\\s*\\d");
    private static final Set<String> REFUSED = Set.of(
            "includegraphics", "jlmDynamic", "jlmExternalFont", "jlmXML", // files and other languages
            "newcommand", "renewcommand", "newenvironment", "renewenvironment", "DeclareMathOperator",
            "DeclareMathSizes", "definecolor", "magnification",
            "makeatletter", "makeatother", "def", "input", // what would outlast the formula
            "hdotsfor", "multicolumn", "roman", "Roman", "longdiv", // as often as a number says
            "scalebox", "resizebox", // as large
            "jlmText", "jlmTextit", "jlmTextbf", "jlmTextitbf"); // what the library keeps to itself

    private Harmless() {}

    public static boolean tex(String tex) {
        if (tex.isBlank() || tex.length() > LONGEST || tex.contains("^^") || REPEATED.matcher(tex).find()
                || LONG.matcher(tex).find() || depth(tex) > DEEPEST)
            return false;
        Matcher m = COMMAND.matcher(tex);
        while (m.find()) if (REFUSED.contains(m.group(1))) return false;
        FormulaSize size = FormulaSize.of(tex);
        return size.levels() <= MOST_LEVELS && size.pairs() <= MOST_PAIRS && size.boxes() <= MOST_BOXES;
    }

    private static int depth(String tex) {
        int depth = 0, most = 0;
        for (int i = 0; i < tex.length(); i++) {
            if (tex.charAt(i) == '{') most = Math.max(most, ++depth);
            else if (tex.charAt(i) == '}') depth--;
        }
        return most;
    }
}
