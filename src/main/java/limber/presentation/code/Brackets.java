package limber.presentation.code;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// A pair of brackets of a source that belong together. Those in comments and strings do not count.
///
/// @param opening,closing where they are, in letters from the start
public record Brackets(int opening, int closing) {
    private static final String OPEN = "([{", CLOSE = ")]}";

    /// The pair of the bracket on either side of the caret; the one before it comes first.
    public static Optional<Brackets> at(String source, int caret) {
        return holding(source, caret - 1).or(() -> holding(source, caret));
    }

    private static Optional<Brackets> holding(String source, int place) {
        if (place < 0 || place >= source.length() || (OPEN + CLOSE).indexOf(source.charAt(place)) < 0)
            return Optional.empty();
        var held = new ArrayDeque<Brackets>();
        scan(source, source.length(), pair -> {
            if (pair.opening == place || pair.closing == place) held.add(pair);
            return held.isEmpty();
        });
        return Optional.ofNullable(held.peek());
    }

    /// The innermost curly bracket that is still open at a place.
    static Optional<Integer> open(String source, int place) {
        return scan(source, place, _ -> true).stream().filter(at -> source.charAt(at) == '{').findFirst();
    }

    /// @param goesOn receives each pair once it is closed
    /// @return the brackets that are open at the end, the innermost first
    private static Deque<Integer> scan(String source, int end, Predicate<Brackets> goesOn) {
        var open = new ArrayDeque<Integer>();
        int at = 0;
        for (List<Token> line : Lexer.lines(List.of(source.split("\n", -1)))) {
            for (Token token : line) {
                if (at >= end) return open;
                if (token.kind() == Token.Kind.SIGN && !sign(source, token.text(), at, open, goesOn)) return open;
                at += token.text().length();
            }
            at++; // the end of the line
        }
        return open;
    }

    private static boolean sign(String source, String sign, int at, Deque<Integer> open, Predicate<Brackets> goesOn) {
        if (OPEN.contains(sign)) open.push(at);
        int kind = CLOSE.indexOf(sign);
        if (kind < 0 || open.isEmpty() || OPEN.indexOf(source.charAt(open.peek())) != kind) return true;
        return goesOn.test(new Brackets(open.pop(), at));
    }
}
