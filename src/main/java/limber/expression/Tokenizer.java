package limber.expression;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.function.Predicate;
import limber.engine.text.Lookalikes;

/// The text of an expression, read sign by sign, name by name and number by number.
///
/// A hyphen inside a complete word of an enumeration, as in `red-black`, belongs to the word.
final class Tokenizer {
    private final String text;
    private final Predicate<String> isWord;
    private int at;

    /// @param isWord whether a parameter can be set to a word
    Tokenizer(String text, Predicate<String> isWord) {
        this.text = text;
        this.isWord = isWord;
    }

    /// The index of the next character.
    int at() {
        return at;
    }

    boolean atEnd() {
        return at >= text.length();
    }

    /// Skips blanks.
    ///
    /// @return the index of what comes then
    int start() {
        while (!atEnd() && Character.isWhitespace(text.charAt(at))) at++;
        return at;
    }

    /// What has been read from an index on, without the blanks behind it.
    Span since(int from) {
        int to = at;
        while (to > from && Character.isWhitespace(text.charAt(to - 1))) to--;
        return new Span(from, to);
    }

    /// Whether no comma stands between the bracket that is next and the one that closes it.
    boolean hasOneArgument() {
        int depth = 0;
        for (int i = at; i < text.length(); i++) {
            if (text.charAt(i) == '(') depth++;
            if (text.charAt(i) == ')' && --depth == 0) return true;
            if (text.charAt(i) == ',' && depth == 1) return false;
        }
        return true;
    }

    boolean ahead(String sign) {
        start();
        return text.startsWith(sign, at);
    }

    boolean eat(String sign) {
        if (!ahead(sign)) return false;
        at += sign.length();
        return true;
    }

    /// @param open index of the bracket that is to be closed
    /// @param right what could stand here instead
    void close(int open, String right) {
        if (!eat(")")) throw atEnd() ? missing(at, open) : leftOver(right);
    }

    /// Steps over a dot with a name right behind it, that of a component.
    boolean eatDot() {
        boolean dot = at + 1 < text.length() && text.charAt(at) == '.' && Character.isLetter(text.charAt(at + 1));
        if (dot) at++;
        return dot;
    }

    boolean numberAhead() {
        return !atEnd() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.');
    }

    double number() {
        int from = at;
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '.'
                || "+-".indexOf(text.charAt(at)) >= 0 && "eE".indexOf(text.charAt(at - 1)) >= 0))
            at++;
        String digits = text.substring(from, at);
        if (!digits.matches("(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?"))
            throw ExpressionFault.at(from, "'" + digits + "' is not a number");
        double value = Double.parseDouble(digits);
        if (!Double.isFinite(value)) throw ExpressionFault.at(from, "'" + digits + "' is beyond what a number can be");
        return value;
    }

    /// A name, perhaps behind `left.` or `right.`; empty if none is here.
    String name() {
        int from = at;
        if (at < text.length() && !Character.isLetter(text.charAt(at))) return "";
        String side = word();
        if ((side.equals("left") || side.equals("right")) && at < text.length() && text.charAt(at) == '.') {
            at++;
            word();
        }
        int end = at;
        for (int longer = end; longer < text.length()
                && (text.charAt(longer) == '-' || Character.isLetterOrDigit(text.charAt(longer)));) {
            longer++;
            boolean whole = longer == text.length() || !Character.isLetterOrDigit(text.charAt(longer));
            if (whole && isWord.test(text.substring(from, longer))) at = longer;
        }
        return text.substring(from, at);
    }

    /// Letters and digits.
    String word() {
        int from = at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) at++;
        return text.substring(from, at);
    }

    /// What is left, cut short to be quoted.
    String rest() {
        String rest = text.substring(at).strip();
        return rest.length() <= 20 ? rest : rest.substring(0, 20) + "…";
    }

    /// What cannot stand here.
    ExpressionFault misplaced() {
        return ExpressionFault.at(at, atEnd() ? "something is missing at the end; a number or a name would be right"
                : "'" + text.charAt(at) + "' cannot stand here; "
                        + meant().orElse("a number or a name") + " would be right");
    }

    /// What is left over after a whole expression.
    ExpressionFault leftOver() {
        if (text.startsWith(")", at)) return ExpressionFault.at(at, "')' closes nothing; '(' before it would be right");
        return leftOver("an operator such as &&");
    }

    private ExpressionFault leftOver(String right) {
        boolean decimals = text.substring(at).matches("(?s),\\d.*") && at > 0 && Character.isDigit(text.charAt(at - 1));
        return ExpressionFault.at(at, "'" + rest() + "' is left over; "
                + meant().orElse(decimals ? "a point before decimals" : right)
                + " would be right here");
    }

    /// The sign that the next character looks like.
    private Optional<String> meant() {
        return Lookalikes.of(text.codePointAt(at)).map(sign -> "'" + sign + "'");
    }

    /// Checks that every bracket is closed, before what stands in it is judged without its end.
    ///
    /// @throws ExpressionFault at the end, if a bracket is open there
    void closed() {
        var open = new ArrayDeque<Integer>();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '(') open.push(i);
            if (text.charAt(i) == ')' && open.poll() == null) return; // that one is left over
        }
        if (!open.isEmpty()) throw missing(text.length(), open.peek());
    }

    private static ExpressionFault missing(int at, int open) {
        return ExpressionFault.at(at, "')' is missing for the '(' in column " + (open + 1));
    }
}
