package limber.presentation.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.engine.Formula;
import limber.engine.Formula.Symbol;
import limber.presentation.words.Quantity;

/// An equation in TeX split at its symbols, so that they can be coloured or replaced by numbers.
public final class Tex {
    /// Words stay whole: letters in them are no symbols.
    private static final Pattern TOKEN = Pattern
            .compile("\\\\(?:mathrm|text|begin|end)\\{[^}]*}|\\\\[a-zA-Z]+|\\\\.|\\s+|.");
    /// Commands that may remain when all symbols have been replaced by numbers.
    private static final Set<String> PLAIN = Set.of("\\frac", "\\tfrac", "\\sqrt", "\\cdot", "\\times", "\\min",
            "\\max", "\\sin", "\\cos", "\\left", "\\right", "\\pi", "\\,");
    private static final Set<String> DEEPER = Set.of("(", "{"), SHALLOWER = Set.of(")", "}");
    private static final int DIGITS = 4;

    /// A part of the equation.
    ///
    /// @param symbol what it stands for, if it is one
    private record Piece(String tex, Optional<Symbol> symbol) {}

    private final List<Piece> pieces;

    private Tex(List<Piece> pieces) {
        this.pieces = pieces;
    }

    /// A symbol and how it is written.
    private record Written(Symbol symbol, List<String> tokens) {}

    public static Tex of(String equation, List<Symbol> symbols) {
        List<String> tokens = tokens(equation);
        List<Written> longestFirst = symbols.stream().map(s -> new Written(s, tokens(s.tex())))
                .sorted(Comparator.comparingInt((Written w) -> w.tokens().size()).reversed()).toList();
        var pieces = new ArrayList<Piece>();
        for (int i = 0; i < tokens.size();) {
            int at = i;
            Optional<Written> here = longestFirst.stream().filter(w -> stands(tokens, at, w.tokens())).findFirst();
            int length = here.map(w -> w.tokens().size()).orElse(1);
            pieces.add(new Piece(String.join("", tokens.subList(i, i + length)), here.map(Written::symbol)));
            i += length;
        }
        return new Tex(pieces);
    }

    /// Whether the equation says what a symbol is: its left side has it.
    public boolean defines(String local) {
        return pieces.stream().takeWhile(p -> !p.tex().equals("="))
                .anyMatch(p -> p.symbol().filter(s -> s.local().equals(local)).isPresent());
    }

    private static List<String> tokens(String tex) {
        var tokens = new ArrayList<String>();
        Matcher m = TOKEN.matcher(tex);
        while (m.find()) tokens.add(m.group());
        return tokens;
    }

    /// Whether a symbol stands here; an index or a prime makes another symbol of it.
    private static boolean stands(List<String> tokens, int at, List<String> symbol) {
        int end = at + symbol.size();
        return end <= tokens.size() && tokens.subList(at, end).equals(symbol)
                && (end == tokens.size() || !Set.of("_", "'").contains(tokens.get(end)));
    }

    /// The equation with each symbol in the colour of its quantity.
    ///
    /// @param colour `#rrggbb` of a role
    public String coloured(Function<String, String> colour) {
        return pieces.stream().map(
                p -> p.symbol().filter(s -> !s.role().isEmpty()).map(s -> coloured(p.tex(), s, colour)).orElse(p.tex()))
                .collect(Collectors.joining());
    }

    private static String coloured(String tex, Symbol symbol, Function<String, String> colour) {
        return symbol.role().isEmpty() ? tex : "\\textcolor{" + colour.apply(symbol.role()) + "}{" + tex + "}";
    }

    /// The equation with numbers on its right side, and their result; empty if a symbol has no number.
    public Optional<String> numbers(Function<Symbol, Optional<double[]>> value, Function<String, String> colour) {
        int equals = 0;
        while (equals < pieces.size() && !pieces.get(equals).tex().equals("=")) equals++;
        List<Piece> left = pieces.subList(0, equals),
                right = pieces.stream().skip(equals + 1).dropWhile(p -> p.tex().isBlank()).toList();
        if (right.stream().allMatch(p -> p.symbol().isEmpty())) return Optional.empty();
        var out = new StringBuilder(new Tex(left).coloured(colour).strip()).append(" = ");
        String before = "=";
        int depth = 0;
        for (int i = 0; i < right.size(); i++) {
            Piece p = right.get(i);
            Optional<double[]> number = p.symbol().flatMap(value);
            if (number.isEmpty() && (p.symbol().isPresent() || !plain(right, i))) return Optional.empty();
            boolean factor = number.isPresent() || Set.of("(", "\\frac", "\\left", "\\sin", "\\cos").contains(p.tex());
            if (factor && (isNumber(before)
                    || number.isPresent() && (before.equals(")") || before.equals("\\pi") || before.equals("}"))))
                out.append("\\cdot ");
            depth += DEEPER.contains(p.tex()) ? 1 : SHALLOWER.contains(p.tex()) ? -1 : 0;
            if (depth == 0 && Set.of("+", "-").contains(p.tex()) && vectors(right, value)) out.append(" \\\\ \\quad ");
            boolean powered = i + 1 < right.size() && right.get(i + 1).tex().equals("^"),
                    inside = powered || !Set.of("=", "{", "(", ",").contains(before);
            out.append(number.map(v -> coloured(number(v, inside), p.symbol().get(), colour)).orElse(p.tex()));
            if (!p.tex().isBlank() && !p.tex().equals("\\,")) before = number.isPresent() ? "0" : p.tex();
        }
        Optional<double[]> result = left.stream().flatMap(p -> p.symbol().stream()).findFirst()
                .filter(s -> only(left) && s.form() == Formula.Form.NUMBER).flatMap(value); // the table shows others
        result.ifPresent(v -> out.append(" = ")
                .append(coloured(number(v, false), left.getFirst().symbol().orElseThrow(), colour)));
        return Optional.of(vectors(right, value) ? "\\begin{array}{l}" + out + "\\end{array}" : out.toString());
    }

    /// Three vectors or matrices in one row are too long to be read: each term takes a row of its own.
    private static boolean vectors(List<Piece> side, Function<Symbol, Optional<double[]>> value) {
        return side.stream().flatMap(p -> p.symbol().stream()).filter(s -> s.form() != Formula.Form.NUMBER)
                .filter(s -> value.apply(s).isPresent()).count() > 2;
    }

    private static boolean only(List<Piece> side) {
        return side.stream().filter(p -> !p.tex().isBlank()).count() == 1;
    }

    private static boolean isNumber(String token) {
        return !token.isEmpty() && Character.isDigit(token.charAt(0));
    }

    /// Whether a piece without a symbol is arithmetic: no letter, and no word except the name of a function.
    private static boolean plain(List<Piece> side, int i) {
        String tex = side.get(i).tex();
        if (tex.startsWith("\\mathrm")) return i + 1 < side.size() && side.get(i + 1).tex().equals("(");
        return tex.startsWith("\\") ? PLAIN.contains(tex)
                : tex.chars().noneMatch(c -> Character.isLetter(c) || c == '\'');
    }

    /// @param inside whether a sign in front would touch the text before it
    private static String number(double[] value, boolean inside) {
        if (value.length == 9) return IntStream.range(0, 3)
                .mapToObj(row -> Arrays.stream(value, 3 * row, 3 * row + 3).mapToObj(v -> digits(v, DIGITS))
                        .collect(Collectors.joining(" & ")))
                .collect(Collectors.joining(" \\\\ ", "\\begin{bmatrix}", "\\end{bmatrix}"));
        if (value.length > 1)
            return Arrays.stream(value).mapToObj(v -> digits(v, DIGITS)).collect(Collectors.joining(",\\ ", "(", ")"));
        String text = digits(value[0], DIGITS);
        return inside && (text.startsWith("-") || text.contains("^")) ? "(" + text + ")" : text;
    }

    private static String digits(double value, int significant) {
        String text = Quantity.digits(value, significant);
        if (!Double.isFinite(value)) return "\\mathrm{" + text + "}";
        int e = text.indexOf('e');
        return e < 0 ? text
                : text.substring(0, e).replaceAll("\\.?0+$", "") + "\\cdot 10^{"
                        + Integer.parseInt(text.substring(e + 1)) + "}";
    }
}
