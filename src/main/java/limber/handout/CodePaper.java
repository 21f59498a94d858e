package limber.handout;

import java.util.List;
import limber.lesson.question.CodeGap;
import limber.presentation.lesson.AnswerSpace;

/// A printer of a code with a gap: lines to write on, or what belongs there.
final class CodePaper {
    private CodePaper() {}

    static String of(AnswerSpace.Gap space) {
        return code(space.before()) + "<div class=\"ruled\">"
                + "<p class=\"write\"><span class=\"line\"></span></p>\n".repeat(space.lines()) + "</div>\n"
                + code(space.after());
    }

    /// @param gap whose solution is printed
    static String of(AnswerSpace.Gap space, CodeGap gap) {
        return code(space.before()) + "<pre class=\"truth\"><code>"
                + Html.escaped(gap.solution().stripTrailing()) + "</code></pre>\n" + code(space.after());
    }

    private static String code(List<String> lines) {
        return lines.isEmpty() ? "" : "<pre><code>" + Html.escaped(String.join("\n", lines)) + "</code></pre>\n";
    }
}
