package limber.code;

import java.util.function.IntPredicate;
import limber.engine.text.BadInput;

/// Limits of a source, checked before a compiler reads it: its length and depth, and characters that mislead.
final class SourceLimits {
    static final int LENGTH = 100_000, DEPTH = 64, RUN = 400;

    private SourceLimits() {}

    /// @param name of the file, for complaints
    /// @throws BadInput with line and column
    static void check(String name, String text) {
        if (text.length() > LENGTH)
            throw new BadInput(name + ":1:1: " + text.length() + " characters; at most " + LENGTH
                    + " would be right");
        first(name, text, c -> c < ' ' && c != '\n' && c != '\r' && c != '\t', "a control character; a blank would be "
                + "right");
        first(name, text, SourceLimits::directs,
                "a character that turns the direction of writing; none would be right");
        int escape = text.indexOf("\\u");
        if (escape >= 0) throw at(name, text, escape, "\\u writes a character that is read before the code is; the "
                + "character itself would be right");
        shape(name, text);
    }

    private static boolean directs(int c) {
        return Character.getType(c) == Character.FORMAT && c != '\uFEFF';
    }

    private static void first(String name, String text, IntPredicate bad, String why) {
        for (int i = 0; i < text.length(); i++) if (bad.test(text.charAt(i))) throw at(name, text, i, why);
    }

    /// Brackets inside each other, and operators one after another, which a compiler follows by recursion. Comments and
    /// texts count as code, which only refuses more.
    private static void shape(String name, String text) {
        int depth = 0, operators = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ("([{".indexOf(c) >= 0) depth++;
            if (")]}".indexOf(c) >= 0) depth--;
            if (depth > DEPTH) throw at(name, text, i, "brackets " + (DEPTH + 1) + " deep; at most " + DEPTH
                    + " would be right");
            if ("+-*/%&|^!~?<>=".indexOf(c) >= 0) operators++;
            if (";{}".indexOf(c) >= 0 || c == '\n' && comment(text, i)) operators = 0;
            if (operators > RUN) throw at(name, text, i, "more than " + RUN
                    + " operators in one statement; several statements would be right");
        }
    }

    /// Whether the line that ends at `end` is a comment.
    private static boolean comment(String text, int end) {
        String line = text.substring(text.lastIndexOf('\n', end - 1) + 1, end).strip();
        return line.startsWith("//") || line.startsWith("*") || line.startsWith("/*");
    }

    /// @param index of a character
    static BadInput at(String name, String text, int index, String why) {
        int line = 1, column = 1;
        for (int i = 0; i < index; i++) {
            column++;
            if (text.charAt(i) != '\n') continue;
            line++;
            column = 1;
        }
        return new BadInput(name + ":" + line + ":" + column + ": " + why);
    }
}
