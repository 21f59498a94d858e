package limber.presentation.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Line breaks for a formula that is too wide for its pane: none; between its parts, where it has `\quad`; at each
/// relation; at each term; at each factor.
public final class Breaks {
    private static final Pattern TOKEN = Pattern.compile("\\\\[a-zA-Z]+|\\\\.|\\s+|.", Pattern.DOTALL);
    private static final Set<String> RELATIONS = Set.of("=", "<", ">", "\\le", "\\leq", "\\ge", "\\geq", "\\approx",
            "\\ne", "\\neq", "\\Rightarrow", "\\to");
    private static final Set<String> APART = Set.of("\\quad", "\\qquad");
    private static final Set<String> SIGNS = Set.of("+", "-", "\\pm"),
            FACTORS = Set.of("\\left", "\\frac", "\\dfrac", "\\sqrt", "\\cdot", "\\times");
    private static final Set<String> DEEPER = Set.of("{", "(", "[", "\\left", "\\begin"),
            SHALLOWER = Set.of("}", ")", "]", "\\right", "\\end");

    /// A left side this short does not get a line of its own.
    private static final int SHORT = 16;

    private Breaks() {}

    /// The distinct variants, each with more lines than the one before.
    public static List<String> of(String tex) {
        if (tex.contains("\\\\") || tex.contains("&")) return List.of(tex); // its author has broken it
        List<String> tokens = TOKEN.matcher(tex).results().map(MatchResult::group).toList();
        List<List<String>> parts = parts(tokens);
        return Stream.concat(Stream.of(tex),
                Stream.of(0, 1, 2, 3)
                        .map(fineness -> set(parts.stream().map(part -> lines(part, fineness)).toList(), tex)))
                .distinct().toList();
    }

    /// Every line of a part but its first is indented.
    private static String set(List<List<String>> parts, String whole) {
        if (parts.stream().mapToInt(List::size).sum() < 2) return whole;
        return parts.stream()
                .map(lines -> lines.stream().map(l -> "\\displaystyle " + l)
                        .collect(Collectors.joining(" \\\\ \\quad ")))
                .collect(Collectors.joining(" \\\\ ", "\\begin{array}{l}", "\\end{array}"));
    }

    /// The parts of a formula that stand beside each other, such as two equations.
    private static List<List<String>> parts(List<String> tokens) {
        var parts = new ArrayList<List<String>>(List.of(new ArrayList<>()));
        int depth = 0;
        for (String token : tokens) {
            depth += token.equals("{") || token.equals("\\left") || token.equals("\\begin") ? 1
                    : token.equals("}") || token.equals("\\right") || token.equals("\\end") ? -1 : 0;
            if (depth == 0 && APART.contains(token)) parts.add(new ArrayList<>());
            else parts.getLast().add(token);
        }
        parts.removeIf(part -> part.stream().allMatch(String::isBlank));
        return parts;
    }

    /// Splits tokens into lines. A sign belongs to the term after it, and one behind a relation to the relation.
    private static List<String> lines(List<String> tokens, int fineness) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        int depth = 0;
        boolean bar = false, term = false; // within |…|; whether something stands in the line that could end there
        String before = "";
        for (String token : tokens) {
            boolean alone = lines.isEmpty() && RELATIONS.contains(token) && line.length() < SHORT;
            boolean cut = depth == 0 && !bar && term && !alone && (fineness > 0 && RELATIONS.contains(token)
                    || fineness > 1 && SIGNS.contains(token) || fineness > 2 && FACTORS.contains(token));
            if (cut) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(token);
            // \left( opens once, and so does the bar of \left|
            boolean fence = before.equals("\\left") || before.equals("\\right");
            if (!fence) depth += DEEPER.contains(token) ? 1 : SHALLOWER.contains(token) ? -1 : 0;
            if (!fence && token.equals("|")) bar = !bar;
            if (!token.isBlank()) {
                term = !(RELATIONS.contains(token) || SIGNS.contains(token) || token.equals("\\cdot")
                        || token.equals("\\times"));
                before = token;
            }
        }
        lines.add(line.toString());
        return lines;
    }
}
