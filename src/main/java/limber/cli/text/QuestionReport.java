package limber.cli.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.settings.Kind;
import limber.lesson.Lesson;
import limber.lesson.StepEntry;
import limber.lesson.question.Answer;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.lesson.question.Trial;
import limber.lesson.source.LessonWords;

/// The answers of several students to one question, or their other acts at one step; only first answers count.
///
/// @param lesson the version they answered; empty where it is unknown
/// @param question what the lines are about
/// @param lines one per student
record QuestionReport(Optional<Lesson> lesson, String step, String question, List<AnswersLine> lines) {
    private static final MathContext SIX_DIGITS = new MathContext(6), THREE_DIGITS = new MathContext(3);

    record Figure(String answer, String value, String text) {
        Figure(String answer, long count) {
            this(answer, String.valueOf(count), "");
        }
    }

    List<Figure> figures() {
        return switch (question) {
            case AnswersLine.GOAL -> List.of(new Figure("reached", lines.size()));
            case AnswersLine.NOTE -> List.of(new Figure("noted", lines.size()));
            case AnswersLine.HINTS ->
                    spread(of(AnswersLine.HintsOpened.class).mapToDouble(AnswersLine.HintsOpened::count));
            default -> answered();
        };
    }

    private List<Figure> answered() {
        List<MarkedAnswer> answers = of(MarkedAnswer.class).toList();
        var figures = new ArrayList<Figure>();
        figures.addAll(choices());
        figures.addAll(numbers());
        figures.addAll(mistakes());
        figures.add(new Figure("skipped", answers.stream().filter(m -> m.answer().isEmpty()).count()));
        OptionalDouble mean = answers.stream().flatMap(m -> m.score().stream()).mapToDouble(s -> s).average();
        figures.add(new Figure("mean score", mean.isEmpty() ? "" : digits(mean.getAsDouble(), THREE_DIGITS), ""));
        figures.add(new Figure("revised", answers.stream().filter(m -> m.revised().isPresent()).count()));
        return figures;
    }

    private <L extends AnswersLine> Stream<L> of(Class<L> kind) {
        return lines.stream().filter(kind::isInstance).map(kind::cast);
    }

    private <T extends Answer> Stream<T> given(Class<T> kind) {
        return of(MarkedAnswer.class).flatMap(m -> m.answer().stream()).filter(kind::isInstance).map(kind::cast);
    }

    /// All choices where the lesson is known, otherwise the chosen ones.
    private List<Figure> choices() {
        List<LessonWords.OfChoice> told = told().map(LessonWords.OfQuestion::choices).orElse(List.of());
        int[] chosen = given(Answer.Chosen.class).mapToInt(Answer.Chosen::index).toArray();
        int last = Math.max(told.size(), IntStream.of(chosen).max().orElse(-1) + 1);
        return IntStream.range(0, last).filter(i -> i < told.size() || IntStream.of(chosen).anyMatch(c -> c == i))
                .mapToObj(i -> new Figure(String.valueOf(i + 1),
                        String.valueOf(IntStream.of(chosen).filter(c -> c == i).count()),
                        i < told.size() ? told.get(i).text() : ""))
                .toList();
    }

    private Optional<LessonWords.OfQuestion> told() {
        return lesson.flatMap(l -> {
            int s = l.steps().stream().map(each -> each.id()).toList().indexOf(step);
            int q = s < 0 ? -1
                    : l.steps().get(s).questions().stream().map(each -> each.id()).toList().indexOf(question);
            return q < 0 ? Optional.empty() : Optional.of(l.telling(Locale.ROOT).steps().get(s).questions().get(q));
        });
    }

    private List<Figure> numbers() {
        var figures = new ArrayList<>(spread(given(Answer.Figure.class).mapToDouble(Answer.Figure::value)));
        if (figures.isEmpty()) return figures;
        figures.add(new Figure("within tolerance", of(MarkedAnswer.class)
                .filter(m -> m.answer().isPresent() && m.right().orElse(false)).count()));
        return figures;
    }

    private static List<Figure> spread(DoubleStream figures) {
        double[] sorted = figures.sorted().toArray();
        if (sorted.length == 0) return List.of();
        double median = 0.5 * (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]);
        return List.of(
                new Figure("min", digits(sorted[0], SIX_DIGITS), ""),
                new Figure("median", digits(median, SIX_DIGITS), ""),
                new Figure("max", digits(sorted[sorted.length - 1], SIX_DIGITS), ""));
    }

    /// How many made each mistake, where the lesson is known; it is run to know what the mistakes come to.
    private List<Figure> mistakes() {
        List<Answer.Figure> said = given(Answer.Figure.class).toList();
        List<String> reasons = told().map(LessonWords.OfQuestion::mistakes).orElse(List.of());
        if (said.isEmpty() || reasons.isEmpty()) return List.of();
        Lesson written = lesson.orElseThrow();
        List<Integer> made = of(MarkedAnswer.class).filter(m -> m.answer().isPresent())
                .collect(Collectors.groupingBy(m -> m.drawn().isEmpty() ? Map.<String, Double>of()
                        : written.numbers(m.student(), m.drawn())))
                .entrySet().stream().flatMap(of -> made(written.with(of.getKey()), of.getValue())).toList();
        return IntStream.range(0, reasons.size()).mapToObj(i -> new Figure("mistake " + (i + 1),
                String.valueOf(Collections.frequency(made, i)), reasons.get(i))).toList();
    }

    /// The mistakes of students with the same numbers.
    private Stream<Integer> made(Lesson drawn, List<MarkedAnswer> answers) {
        StepEntry entry = StepEntry.of(drawn).stream().filter(e -> e.step().id().equals(step))
                .findFirst().orElseThrow();
        var number = (Question.Number) entry.step().questions().stream().filter(q -> q.id().equals(question))
                .findFirst().orElseThrow();
        Answer truth = number.truth(new Trial(drawn.model(), entry.staged()));
        return answers.stream().flatMap(m -> m.answer().stream()).filter(Answer.Figure.class::isInstance)
                .flatMap(a -> number.mistake(a, truth).stream());
    }

    private static String digits(double value, MathContext digits) {
        return Double.isFinite(value) ? Kind.plain(new BigDecimal(value).round(digits).doubleValue())
                : Double.toString(value);
    }
}
