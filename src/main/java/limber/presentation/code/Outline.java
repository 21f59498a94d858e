package limber.presentation.code;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A parser that finds the types and methods of a file by their braces.
final class Outline {
    private static final Set<String> TYPES = Set.of("record", "class", "interface", "enum");

    /// @param line from 1
    private record Placed(Token token, int line) {
        boolean is(String text) {
            return token.text().equals(text);
        }

        boolean comment() {
            return token.kind() == Token.Kind.COMMENT;
        }
    }

    private final List<Placed> tokens = new ArrayList<>();

    private Outline(List<List<Token>> lines) {
        for (int i = 0; i < lines.size(); i++)
            for (Token t : lines.get(i)) if (t.kind() != Token.Kind.SPACE) tokens.add(new Placed(t, i + 1));
    }

    static List<Declaration> of(List<List<Token>> lines) {
        var outline = new Outline(lines);
        return outline.members(0, outline.tokens.size());
    }

    /// The declarations among tokens `[from, to)` of a file or of a type's body.
    private List<Declaration> members(int from, int to) {
        var members = new ArrayList<Declaration>();
        int start = from;
        for (int i = from; i < to; i++) {
            Placed t = tokens.get(i);
            if (t.comment()) continue;
            if (t.is(";") || t.is(",") && start == i) start = i + 1;
            else if (t.is("(")) i = closing(i, to);
            else if (t.is("{")) {
                int end = closing(i, to);
                declaration(start, i, end).ifPresent(members::add);
                start = end + 1;
                i = end;
            }
        }
        return members;
    }

    /// The declaration in the tokens before an opening brace, if it is a type or a method.
    private Optional<Declaration> declaration(int start, int open, int close) {
        var lines = new Region(tokens.get(start).line(), tokens.get(Math.min(close, tokens.size() - 1)).line());
        for (int i = start; i < open; i++) {
            Placed t = tokens.get(i);
            if (t.comment()) continue;
            if (t.is("=")) return Optional.empty();
            if (TYPES.contains(t.token().text()) && tokens.get(i + 1).token().kind() == Token.Kind.NAME)
                return Optional.of(new Declaration(true, tokens.get(i + 1).token().text(), lines, Set.of(),
                        members(open + 1, close)));
            if (t.is("@")) i++; // an annotation's name
            else if (t.is("(") && tokens.get(i - 1).token().kind() == Token.Kind.NAME)
                return Optional.of(
                        new Declaration(false, tokens.get(i - 1).token().text(), lines, calls(open, close), List.of()));
        }
        return Optional.empty();
    }

    private Set<String> calls(int open, int close) {
        var calls = new HashSet<String>();
        for (int i = open; i + 1 < close; i++)
            if (tokens.get(i).token().kind() == Token.Kind.NAME && tokens.get(i + 1).is("("))
                calls.add(tokens.get(i).token().text());
        return calls;
    }

    /// The index of the bracket that closes the one at `open`.
    private int closing(int open, int to) {
        int depth = 0;
        for (int i = open; i < to; i++) {
            Placed t = tokens.get(i);
            if (t.comment()) continue;
            if (t.is("(") || t.is("{")) depth++;
            if ((t.is(")") || t.is("}")) && --depth == 0) return i;
        }
        return to - 1;
    }
}
