package limber.homework;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.StepEntry;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.question.Trial;
import limber.lesson.source.LessonWords;

/// The questions of a lesson for other programs: choices and numbers, with what the run says and all reasons. Other
/// forms need the scene.
///
/// @param left the questions that are left out, each with why
public record Quiz(List<Item> items, List<String> left) {
    /// A question.
    ///
    /// @param category of several variants of it, with slashes; in a category of its own they can be drawn from
    /// @param text what is asked, with the text of the step before it; lines
    /// @param because why it is so; empty without a reason
    public record Item(String category, String name, String text, String because, Form form) {
        /// The text, with the unit of a number.
        String asked() {
            return form instanceof Number n && !n.unit().isEmpty() ? text + " [" + n.unit() + "]" : text;
        }
    }

    /// The form of an answer.
    public sealed interface Form {}

    /// @param shuffled whether their order has no meaning
    public record Choices(List<Option> options, boolean shuffled) implements Form {}

    public record Option(String text, boolean right, String because) {}

    /// @param tolerance in the unit of the value
    public record Number(double value, double tolerance, String unit, List<Wrong> wrong) implements Form {}

    /// A known wrong number.
    public record Wrong(double value, double tolerance, String because) {}

    /// @param variants how many with other numbers there are of each question, where the lesson draws them
    /// @throws BadInput if the lesson does not play
    public static Quiz of(Lesson lesson, Locale language, int variants) {
        var quiz = new Quiz(new ArrayList<>(), new ArrayList<>());
        if (lesson.vary().isEmpty()) quiz.add(lesson, language, "");
        int number = 0;
        for (LessonReader.Read read : lesson.variants(variants).values()) {
            Lesson variant = read.lesson().orElseThrow(() -> new BadInput(read.faults().getFirst()));
            number++;
            new Quiz(quiz.items, number == 1 ? quiz.left : new ArrayList<>()).add(variant, language, " " + number);
        }
        return quiz;
    }

    /// @param number of the variant, with a space before it; empty for a lesson without
    private void add(Lesson lesson, Locale language, String number) {
        List<StepEntry> entries = StepEntry.of(lesson);
        for (int s = 0; s < entries.size(); s++) {
            StepEntry entry = entries.get(s);
            List<Question> questions = entry.step().questions();
            LessonWords.OfStep words = lesson.telling(language).steps().get(s);
            Optional<Trial> trial = questions.isEmpty() ? Optional.empty()
                    : Optional.of(new Trial(lesson.model(), entry.staged()));
            for (int q = 0; q < questions.size(); q++) {
                Question question = questions.get(q);
                LessonWords.OfQuestion told = words.questions().get(q);
                String name = lesson.id() + "/" + entry.step().id() + "/" + question.id();
                Optional<Form> form = form(question, told, trial.orElseThrow());
                if (form.isEmpty()) left.add(name + " is left out: it is answered in the scene or by code, which "
                        + "needs Limber");
                else items.add(new Item("Limber/" + lesson.id() + (number.isEmpty() ? ""
                        : "/" + entry.step().id() + "-" + question.id()), name + number, text(words, told),
                        told.because(), form.get()));
            }
        }
    }

    private static String text(LessonWords.OfStep words, LessonWords.OfQuestion told) {
        return Stream.of(List.of(words.heading()), QuizText.lines(words.blocks()), List.of(told.ask()))
                .flatMap(List::stream).collect(Collectors.joining("\n"));
    }

    private static Optional<Form> form(Question question, LessonWords.OfQuestion told, Trial trial) {
        return switch (question) {
            case Question.Choices q -> {
                int right = ((Answer.Chosen) q.truth(trial)).index();
                yield Optional.of(new Choices(IntStream.range(0, q.choices().size())
                        .mapToObj(i -> new Option(told.choices().get(i).text(), i == right,
                                told.choices().get(i).because()))
                        .toList(), q.shuffled()));
            }
            case Question.Number q -> {
                var truth = (Answer.Figure) q.truth(trial);
                yield Optional.of(new Number(truth.value(), q.tolerance().of(truth.value()), q.unit(),
                        IntStream.range(0, truth.mistakes().size()).mapToObj(i -> new Wrong(truth.mistakes().get(i),
                                q.tolerance().of(truth.mistakes().get(i)), told.mistakes().get(i))).toList()));
            }
            default -> Optional.empty();
        };
    }
}
