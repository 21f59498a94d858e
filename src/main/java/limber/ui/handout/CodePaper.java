package limber.ui.handout;

import java.util.List;
import limber.lesson.question.CodeGap;

/// A source with a gap on paper: the lines around it, and ruled ones to write on.
final class CodePaper {
    /// More ruled lines than the solution has.
    private static final int SPARE = 2;

    private CodePaper() {}

    /// @param key whether what belongs in the gap is printed
    static String of(CodeGap gap, boolean key) {
        List<String> before = gap.before().lines().toList(), after = gap.after().lines().toList();
        int from = before.size() - 1, to = 0;
        while (from > 0 && !before.get(from - 1).isBlank()) from--;
        while (to < after.size() && !after.get(to).isBlank()) to++;
        return code(before.subList(from, before.size() - 1)) + (key ? solution(gap) : ruled(gap))
                + code(after.subList(1, to));
    }

    private static String code(List<String> lines) {
        return lines.isEmpty() ? "" : "<pre><code>" + Html.escaped(String.join("\n", lines)) + "</code></pre>\n";
    }

    private static String solution(CodeGap gap) {
        return "<pre class=\"truth\"><code>" + Html.escaped(gap.solution().stripTrailing()) + "</code></pre>\n";
    }

    private static String ruled(CodeGap gap) {
        return "<div class=\"ruled\">" + "<p class=\"write\"><span class=\"line\"></span></p>\n"
                .repeat(gap.lines().size() + SPARE) + "</div>\n";
    }
}
