package limber.presentation.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.lesson.question.Answer;
import limber.lesson.question.ArrowQuestion;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.ElementQuestion;
import limber.lesson.question.FormulaQuestion;
import limber.lesson.question.Question;
import limber.lesson.question.ShapeQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// Sentences about answers, for the window and for pages: what the run has shown, and why.
public record AnswerSentences(Wording words) {
    /// How many digits a result has.
    private static final int FEWEST = 3, MOST = 9;
    /// The most right elements that are named.
    private static final int NAMED = 5;
    /// The share of what is allowed below which a distance is a rounding error.
    private static final double ROUNDING = 1e-9;
    /// The full stop of a choice; a sentence in which it is quoted has its own.
    private static final Pattern END = Pattern.compile("[.。]$");

    /// The result in a sentence. That of a code has a verdict of its own.
    ///
    /// @param answer empty for a skip
    /// @param truth what the run gave
    public String happened(Question question, LessonWords.OfQuestion telling, Optional<Answer> answer, Answer truth) {
        return switch (question) {
            case Question.Choices _ -> named(answer, answer.equals(Optional.of(truth)),
                    END.matcher(telling.choices().get(((Answer.Chosen) truth).index()).text()).replaceAll(""));
            case Question.Number q -> number(q, answer, truth);
            case Question.Curve q -> curve(q, answer, truth);
            case ElementQuestion q ->
                    named(answer, answer.filter(a -> q.right(a, truth)).isPresent(), elements(q, truth));
            case ArrowQuestion q -> arrow(q, answer, truth);
            case ShapeQuestion q -> shape(q, answer, truth);
            case FormulaQuestion q -> formula(q, answer, (Answer.Ran) truth);
            case CodeQuestion _ -> words.get("lesson.code.skipped");
        };
    }

    /// Why the result is so, for those who hear it: what is said of the answer, of the right choice, and of a mistake.
    ///
    /// @return empty for nothing
    public String reason(Question question, LessonWords.OfQuestion telling, Optional<Answer> answer, Answer truth) {
        return switch (question) {
            case Question.Choices _ -> Stream.concat(Stream.of(truth), answer.stream()).distinct()
                    .map(a -> telling.choices().get(((Answer.Chosen) a).index()).because()).filter(s -> !s.isBlank())
                    .collect(Collectors.joining(" "));
            case Question.Number q -> (mistake(q, telling, answer, truth) + " " + telling.because()).strip();
            default -> telling.because();
        };
    }

    /// Why an answer is a common mistake; empty if it is none.
    public static String mistake(Question.Number question, LessonWords.OfQuestion telling, Optional<Answer> answer,
            Answer truth) {
        return answer.flatMap(a -> question.mistake(a, truth)).map(telling.mistakes()::get).orElse("");
    }

    /// All digits of a number: it must be the same when it is read again.
    public static String written(double value) {
        String digits = Quantity.digits(value);
        return Double.parseDouble(digits) == value ? digits : Double.toString(value);
    }

    private String named(Optional<Answer> answer, boolean right, String is) {
        return words.get(answer.isEmpty() ? "lesson.truth" : right ? "lesson.right" : "lesson.wrong").formatted(is);
    }

    private String elements(ElementQuestion question, Answer truth) {
        List<Integer> right = ((Answer.Pointed) truth).elements();
        return right.stream().limit(NAMED).map(i -> words.get("of." + question.of()) + " " + i)
                .collect(Collectors.joining(", ")) + (right.size() > NAMED ? " …" : "");
    }

    private String number(Question.Number question, Optional<Answer> answer, Answer truth) {
        String is = number(question, truth, truth);
        if (answer.isEmpty()) return words.get("lesson.truth").formatted(is);
        return words.get(question.right(answer.get(), truth) ? "lesson.number.right" : "lesson.number.wrong")
                .formatted(is, number(question, answer.get(), truth));
    }

    /// An answer with as many digits as the tolerance has, and at least three.
    private static String number(Question.Number question, Answer answer, Answer truth) {
        double value = ((Answer.Figure) answer).value(), is = ((Answer.Figure) truth).value();
        double steps = Math.max(Math.abs(value), Math.abs(is)) / question.tolerance().of(is);
        int fine = (int) Math.ceil(Math.log10(Math.max(1, steps)));
        return withUnit(Quantity.digits(value, Math.clamp(fine, FEWEST, MOST)), question.unit());
    }

    private static String withUnit(String digits, String unit) {
        return unit.isEmpty() ? digits : digits + " " + unit;
    }

    private String curve(Question.Curve question, Optional<Answer> answer, Answer truth) {
        double margin = question.margin(truth);
        return answer.map(a -> words
                .get(question.right(a, truth) ? "lesson.curve.right" : "lesson.curve.wrong")
                .formatted(value(question, rounded(question.off(a, truth), margin)), value(question, margin)))
                .orElseGet(() -> words.get("lesson.curve.truth"));
    }

    private static String value(Question.Curve question, double number) {
        return withUnit(Quantity.digits(number, 2), question.unit());
    }

    /// A distance, or 0 where it is a rounding error: of a curve that was written as numbers.
    ///
    /// @param margin what is allowed
    static double rounded(double off, double margin) {
        return off < ROUNDING * margin ? 0 : off;
    }

    private String arrow(ArrowQuestion question, Optional<Answer> answer, Answer truth) {
        if (answer.isEmpty()) return words.get("lesson.arrow.truth");
        return words.get(question.right(answer.get(), truth) ? "lesson.arrow.right" : "lesson.arrow.wrong")
                .formatted(Quantity.digits(Math.rint(ArrowQuestion.angle(answer.get(), truth))), question.within());
    }

    private String shape(ShapeQuestion question, Optional<Answer> answer, Answer truth) {
        return answer.map(a -> words
                .get(question.right(a, truth) ? "lesson.shape.right" : "lesson.shape.wrong")
                .formatted(millimetres(question.off(a, truth)), millimetres(question.margin(truth))))
                .orElseGet(() -> words.get("lesson.shape.truth"));
    }

    private static String millimetres(double metres) {
        return Quantity.digits(1000 * metres, 2) + " mm";
    }

    private String formula(FormulaQuestion question, Optional<Answer> answer, Answer.Ran truth) {
        if (answer.isEmpty()) return words.get("lesson.formula.truth")
                .formatted(digits(truth.results().getFirst()), truth.results().size());
        return question.difference(answer.get(), truth)
                .map(d -> words.get("lesson.formula.wrong").formatted(d.operation() + 1, truth.results().size(),
                        digits(d.given()), digits(d.truth())))
                .orElseGet(() -> words.get("lesson.formula.right").formatted(truth.results().size()));
    }

    private static String digits(double[] numbers) {
        String all = Arrays.stream(numbers).mapToObj(Quantity::digits).collect(Collectors.joining(", "));
        return numbers.length == 1 ? all : "(" + all + ")";
    }
}
