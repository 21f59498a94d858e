package limber.presentation.lesson;

import java.util.List;
import limber.engine.text.Lines;
import limber.lesson.question.ArrowQuestion;
import limber.lesson.question.CodeGap;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.ElementQuestion;
import limber.lesson.question.FormulaQuestion;
import limber.lesson.question.Question;
import limber.lesson.question.ShapeQuestion;
import limber.presentation.words.Wording;

/// The space for an answer on paper, the same on a handout and on a printed page.
public sealed interface AnswerSpace {
    /// Choices to tick.
    ///
    /// @param order the numbers of the choices, from 0, in the order of the screen
    record Options(List<Integer> order) implements AnswerSpace {}

    /// A line to write on, or the picture to draw in.
    ///
    /// @param before says what is to be written or drawn; empty for a number
    /// @param after the unit; empty for none
    record Line(String before, String after) implements AnswerSpace {}

    /// Axes to draw a curve on.
    ///
    /// @param from,to frames
    record Axes(int from, int to, String unit) implements AnswerSpace {}

    /// Lines to write between lines of a listing.
    ///
    /// @param before,after the lines of the paragraph around the gap
    /// @param lines how many there are to write on, which is more than the solution has
    record Gap(List<String> before, int lines, List<String> after) implements AnswerSpace {
        private static final int SPARE = 2;

        static Gap of(CodeGap gap) {
            List<String> before = Lines.of(gap.before()), after = Lines.of(gap.after());
            int from = before.size() - 1, to = 1;
            while (from > 0 && !before.get(from - 1).isBlank()) from--;
            while (to < after.size() && !after.get(to).isBlank()) to++;
            return new Gap(before.subList(from, before.size() - 1), gap.lines().size() + SPARE,
                    after.subList(1, to));
        }
    }

    /// @param place of the question, from which the order of its choices follows; see [Question.Choices#order]
    static AnswerSpace of(Question question, String place, Wording words) {
        return switch (question) {
            case Question.Choices q -> new Options(q.order(place));
            case Question.Number q -> new Line("", q.unit());
            case Question.Curve q -> new Axes(q.from(), q.at().frame(), q.unit());
            case ElementQuestion _ -> new Line(words.get("paper.element"), "");
            case ArrowQuestion _ -> new Line(words.get("paper.arrow"), "");
            case ShapeQuestion _ -> new Line(words.get("paper.shape"), "");
            case FormulaQuestion q -> new Line(q.truth().expression() + " = ", "");
            case CodeQuestion q -> Gap.of(q.gap());
        };
    }
}
