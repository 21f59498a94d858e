package limber.lesson.question;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import limber.engine.platform.ClassFiles;
import limber.engine.settings.Kernel;
import limber.engine.text.BadInput;
import limber.engine.text.Lines;

/// The source of a phase with a part taken out. The part stands between two lines of comment; what is left is what
/// ships, whatever its comments and its layout, so that the part itself need not be written anywhere.
///
/// @param file what it replaces, as [Kernel#file] has it
/// @param before the text in front of the gap, with the line that opens it
/// @param start what stands in the gap at first
/// @param after the text behind the gap, with the line that closes it
/// @param solution what ships in its place
public record CodeGap(String file, String before, String start, String after, String solution) {
    /// The lines that open and close a gap.
    public static final String OPEN = "// your code", CLOSE = "// until here";

    private static final Pattern NAME = Pattern.compile(ClassFiles.GAP + "(\\S+)");
    private static final Pattern TOKEN = Pattern.compile("\\s+|//[^\\n]*|/\\*.*?\\*/|\"(?:\\\\.|[^\"\\\\])*\"|\\w+|.",
            Pattern.DOTALL);

    /// A part of a code, without blanks and comments.
    private record Token(String text, int from, int to) {}

    /// @param called the file, for complaints
    /// @param text its text
    /// @param kernel the same, as a model takes it
    /// @param shipped the source as it ships
    /// @throws BadInput with its line if there is not one gap, or something else differs from what ships
    public static CodeGap of(String called, String text, Kernel kernel, String shipped) {
        List<String> lines = Lines.of(text);
        int open = only(called, lines, OPEN), close = only(called, lines, CLOSE);
        if (close < open) throw new BadInput(called + ":" + (close + 1) + ":1: '" + CLOSE + "' stands before '" + OPEN
                + "'; behind it would be right");
        String before = joined(lines.subList(0, open + 1)), start = joined(lines.subList(open + 1, close)),
                after = joined(lines.subList(close, lines.size()));
        return new CodeGap(kernel.file(), before, start, after, between(called, before, after, close, shipped));
    }

    /// A gap that is marked in the source as it ships: the line before it ends with `// gap NAME`, its last line with
    /// `// end of gap NAME`. Gaps of other names may overlap with it.
    ///
    /// @param path of the source, as [Kernel#file] has it
    /// @param marked the source with its marks
    /// @param start what stands in the gap at first, without the blanks in front of its lines
    /// @throws BadInput if there is no gap of this name
    public static CodeGap marked(String path, String marked, String name, String start) {
        List<String> lines = Lines.of(marked);
        int open = at(lines, ClassFiles.GAP + name), close = at(lines, ClassFiles.GAP_END + name);
        if (open < 0 || close <= open) throw new BadInput(path + " has no gap '" + BadInput.brief(name) + "'; "
                + named(marked));
        String inside = lines.get(open + 1), margin = inside.substring(0, inside.length() - inside.stripLeading()
                .length());
        List<String> first = start.isEmpty() ? List.of("") : Lines.of(start);
        return new CodeGap(path, read(lines.subList(0, open + 1)) + margin + OPEN + "\n",
                joined(first.stream().map(line -> margin + line).toList()),
                margin + CLOSE + "\n" + read(lines.subList(close + 1, lines.size())),
                read(lines.subList(open + 1, close + 1)));
    }

    private static int at(List<String> lines, String mark) {
        return IntStream.range(0, lines.size()).filter(i -> (lines.get(i) + " ").contains(mark + " ")).findFirst()
                .orElse(-1);
    }

    /// What would be right where a gap is not to be found.
    private static String named(String marked) {
        var names = new ArrayList<String>();
        for (Matcher m = NAME.matcher(marked); m.find();) names.add(m.group(1));
        return names.isEmpty() ? "the source of a phase with a gap would be right"
                : (names.size() == 1 ? "" : "one of ") + String.join(", ", names) + " would be right";
    }

    private static String read(List<String> lines) {
        return ClassFiles.unmarked(joined(lines));
    }

    private static int only(String called, List<String> lines, String comment) {
        List<Integer> at = IntStream.range(0, lines.size()).filter(i -> lines.get(i).strip().equals(comment)).boxed()
                .toList();
        if (at.size() != 1) throw new BadInput(called + ":" + (at.isEmpty() ? 1 : at.getLast() + 1) + ":1: "
                + (at.isEmpty() ? "no line '" + comment + "'" : "another line '" + comment + "'")
                + "; one line '" + OPEN + "' and one '" + CLOSE + "' around the gap would be right");
        return at.getFirst();
    }

    private static String joined(List<String> lines) {
        return String.join("\n", lines) + (lines.isEmpty() ? "" : "\n");
    }

    /// What ships between the two parts.
    ///
    /// @param close the number of lines before the second part
    private static String between(String called, String before, String after, int close, String shipped) {
        List<Token> whole = tokens(shipped), first = tokens(before), last = tokens(after);
        for (int i = 0; i < first.size(); i++)
            if (i >= whole.size() || !same(first.get(i), whole.get(i)))
                throw differs(called, before, 0, first.get(i), i < whole.size() ? whole.get(i).text : "nothing");
        int from = whole.size() - last.size();
        for (int i = last.size() - 1; i >= 0; i--)
            if (from + i < first.size() || !same(last.get(i), whole.get(from + i)))
                throw differs(called, after, close, last.get(i), from + i < 0 ? "nothing" : whole.get(from + i).text);
        return shipped.substring(first.isEmpty() ? 0 : whole.get(first.size() - 1).to,
                last.isEmpty() ? shipped.length() : whole.get(from).from).replaceFirst("^[ \\t]*\\n", "")
                .replaceFirst("[ \\t]*$", "");
    }

    private static boolean same(Token a, Token b) {
        return a.text.equals(b.text);
    }

    private static BadInput differs(String called, String part, int above, Token token, String ships) {
        String head = part.substring(0, token.from);
        int line = above + (int) head.chars().filter(c -> c == '\n').count() + 1,
                column = token.from - head.lastIndexOf('\n');
        return new BadInput(called + ":" + line + ":" + column + ": '" + BadInput.brief(token.text)
                + "' is not in the model's source, which has '" + BadInput.brief(ships)
                + "' here; outside of the gap, the source as it ships would be right");
    }

    private static List<Token> tokens(String text) {
        var tokens = new ArrayList<Token>();
        Matcher m = TOKEN.matcher(text);
        while (m.find())
            // isBlank of a page knows no lines
            if (!m.group().strip().isEmpty() && !m.group().startsWith("//") && !m.group().startsWith("/*"))
                tokens.add(new Token(m.group(), m.start(), m.end()));
        return tokens;
    }

    /// The last part of the file's name, such as `Distance.java`.
    public String name() {
        return file.substring(file.lastIndexOf('/') + 1);
    }

    /// The whole source with a code in the gap.
    public Kernel with(String code) {
        return new Kernel(file, before + code + (code.isEmpty() || code.endsWith("\n") ? "" : "\n") + after);
    }

    /// What stands in the gap of a source; empty text where its surroundings have been changed.
    public String in(String source) {
        return source.length() >= before.length() + after.length() && source.startsWith(before)
                && source.endsWith(after) ? source.substring(before.length(), source.length() - after.length()) : "";
    }

    /// The lines that ship in the gap, without empty ones and comments.
    public List<String> lines() {
        return Lines.of(solution).stream().filter(l -> !l.isBlank() && !l.strip().startsWith("//")).toList();
    }
}
