package limber.presentation.code;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// An edit of a source by a key that does more than type a letter.
///
/// @param from,to the letters that go
/// @param text what comes in their place
/// @param anchor,caret the ends of the selection afterwards
public record SourceEdit(int from, int to, String text, int anchor, int caret) {
    private static final String INDENT = "    ", COMMENT = "//";

    /// A source with a selection; both ends are the caret where nothing is selected.
    public record Selected(String source, int anchor, int caret) {
        private int start() {
            return Math.min(anchor, caret);
        }

        private int end() {
            return Math.max(anchor, caret);
        }

        private boolean none() {
            return anchor == caret;
        }

        /// Where the line of a place begins.
        private int line(int place) {
            return source.lastIndexOf('\n', place - 1) + 1;
        }

        /// Where the lines end that are touched. A line of which only the start is selected is not.
        private int linesEnd() {
            int last = !none() && end() == line(end()) ? end() - 1 : end();
            int next = source.indexOf('\n', last);
            return next < 0 ? source.length() : next;
        }
    }

    /// What is done to a line.
    ///
    /// @param column where
    /// @param out how many letters go
    private record LineEdit(int column, int out, String in) {
        static final LineEdit NONE = new LineEdit(0, 0, "");

        String of(String line) {
            return line.substring(0, column) + in + line.substring(column + out);
        }

        int moved(int at, boolean stays) {
            return at < column || at == column && stays ? at : Math.max(column, at - out) + in.length();
        }
    }

    /// A new line: as far to the right as this one, and further after an opening curly bracket.
    public static SourceEdit newline(Selected at) {
        String before = at.source().substring(at.line(at.start()), at.start());
        String deeper = before.stripTrailing().endsWith("{") ? INDENT : "";
        return insert(at, "\n" + indent(before) + deeper);
    }

    /// A closing curly bracket, below the start of the line that opened it if it is the first letter of its own.
    public static SourceEdit closing(Selected at) {
        int line = at.line(at.start());
        if (!at.source().substring(line, at.start()).isBlank()) return insert(at, "}");
        String indent = Brackets.open(at.source(), at.start()).map(open -> {
            int start = at.line(open);
            return indent(at.source().substring(start, open));
        }).orElse("");
        int caret = line + indent.length() + 1;
        return new SourceEdit(line, at.end(), indent + "}", caret, caret);
    }

    /// Indents the selected lines; where nothing is selected, blanks up to the next column of the grid.
    public static SourceEdit indent(Selected at) {
        if (at.none()) return insert(at,
                INDENT.substring((at.caret() - at.line(at.caret())) % INDENT.length()));
        return lines(at, line -> line.isBlank() ? LineEdit.NONE : new LineEdit(0, 0, INDENT));
    }

    /// Takes the indentation of the touched lines back by one column of the grid.
    public static SourceEdit unindent(Selected at) {
        return lines(at, line -> new LineEdit(0,
                line.startsWith("\t") ? 1 : Math.min(INDENT.length(), indent(line).length()), ""));
    }

    /// Makes comments of the touched lines, or code again if all of them are comments.
    public static SourceEdit comment(Selected at) {
        List<String> all = at.source().substring(at.line(at.start()), at.linesEnd()).lines()
                .filter(l -> !l.isBlank()).toList();
        if (all.stream().allMatch(l -> l.stripLeading().startsWith(COMMENT))) return lines(at, line -> {
            if (line.isBlank()) return LineEdit.NONE;
            int column = indent(line).length();
            return new LineEdit(column, line.startsWith(COMMENT + " ", column) ? 3 : 2, "");
        });
        int column = all.stream().mapToInt(l -> indent(l).length()).min().orElse(0);
        return lines(at, line -> line.isBlank() ? LineEdit.NONE : new LineEdit(column, 0, COMMENT + " "));
    }

    private static SourceEdit insert(Selected at, String text) {
        int caret = at.start() + text.length();
        return new SourceEdit(at.start(), at.end(), text, caret, caret);
    }

    private static SourceEdit lines(Selected at, Function<String, LineEdit> edit) {
        int from = at.line(at.start()), to = at.linesEnd(), begins = from, shift = 0;
        int anchor = at.anchor(), caret = at.caret();
        var lines = new ArrayList<String>();
        for (String line : at.source().substring(from, to).split("\n", -1)) {
            LineEdit of = edit.apply(line);
            if (begins <= at.anchor()) anchor = begins + shift
                    + of.moved(at.anchor() - begins, !at.none() && at.anchor() == at.start());
            if (begins <= at.caret()) caret = begins + shift
                    + of.moved(at.caret() - begins, !at.none() && at.caret() == at.start());
            lines.add(of.of(line));
            begins += line.length() + 1;
            shift += of.in().length() - of.out();
        }
        return new SourceEdit(from, to, String.join("\n", lines), anchor, caret);
    }

    private static String indent(String line) {
        return line.substring(0, line.length() - line.stripLeading().length());
    }
}
