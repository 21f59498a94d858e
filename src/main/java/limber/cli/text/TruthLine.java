package limber.cli.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.settings.Vec;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.question.Answer;
import limber.lesson.question.ElementQuestion;
import limber.lesson.question.Question;
import limber.presentation.words.Quantity;

/// The true answer of a question in a line, for the author of a lesson.
public final class TruthLine {
    private static final int DIGITS = 6;
    /// The most right elements that are named, and the values that stand for a curve or a line.
    private static final int NAMED = 8, SAMPLES = 6;

    private TruthLine() {}

    /// `step/question: the answer`.
    public static String of(Lesson lesson, Step step, Question question, Answer truth) {
        return step.id() + "/" + question.id() + ": " + switch (truth) {
            case Answer.Chosen c -> "choice " + (c.index() + 1) + ", " + text(lesson, step, question, c.index());
            case Answer.Figure f -> digits(f.value()) + unit(question);
            case Answer.Drawn d -> curve(d.samples()) + unit(question);
            case Answer.Pointed p -> ((ElementQuestion) question).of() + " "
                    + p.elements().stream().limit(NAMED).map(String::valueOf).collect(Collectors.joining(", "))
                    + (p.elements().size() > NAMED ? " and " + (p.elements().size() - NAMED) + " more" : "");
            case Answer.Directed d -> vector(d.direction());
            case Answer.Shaped s -> "from " + vector(Vec.of(s.xyz(), 0)) + " to "
                    + vector(Vec.of(s.xyz(), s.xyz().length / 3 - 1)) + " m";
            case Answer.Ran r -> Arrays.stream(r.results().getFirst()).mapToObj(TruthLine::digits)
                    .collect(Collectors.joining(" ")) + " in the first of " + r.results().size()
                    + (r.results().size() == 1 ? " operation" : " operations");
            case Answer.Typed t -> t.text();
            case Answer.Worked w -> w.operations() + (w.operations() == 1 ? " operation" : " operations")
                    + " to do as the model does";
            case Answer.Written w -> w.code();
        };
    }

    private static String text(Lesson lesson, Step step, Question question, int choice) {
        return lesson.telling(Locale.ROOT).steps().get(lesson.steps().indexOf(step)).questions()
                .get(step.questions().indexOf(question)).choices().get(choice).text();
    }

    private static String unit(Question question) {
        String unit = switch (question) {
            case Question.Number n -> n.unit();
            case Question.Curve c -> c.unit();
            default -> "";
        };
        return unit.isEmpty() ? "" : " " + unit;
    }

    /// Some values at even distances in time, with the first and the last.
    private static String curve(double[] samples) {
        return IntStream.range(0, SAMPLES).mapToObj(i -> digits(samples[i * (samples.length - 1) / (SAMPLES - 1)]))
                .collect(Collectors.joining(", "));
    }

    private static String digits(double value) {
        return Quantity.digits(value, DIGITS);
    }

    private static String vector(Vec v) {
        return Stream.of(v.x(), v.y(), v.z()).map(TruthLine::digits).collect(Collectors.joining(", ", "(", ")"));
    }
}
