package limber.presentation.lesson;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.Measure;
import limber.expression.Expression;
import limber.input.SourceExpression;
import limber.lesson.Step;
import limber.lesson.question.Question;
import limber.presentation.plots.Plotting;

/// The subject of a step: the measures of its goal, of its sweep, and of questions about a later frame. What is asked
/// about the frame that the step begins with would be read off a plot.
record StepSubject(Step step) {
    List<Measure> measures() {
        Stream<Expression> goal = step.goal().stream().flatMap(g -> Stream.concat(Stream.of(g.when()),
                g.best().stream())).map(SourceExpression::expression),
                sweep = step.sweep().stream().map(Step.Sweep::measure),
                asked = step.questions().stream().filter(q -> q.at().frame() > step.moment().frame())
                        .flatMap(StepSubject::asked).map(SourceExpression::expression);
        return Stream.of(goal, sweep, asked).flatMap(e -> e).map(Expression::measures).flatMap(Collection::stream)
                .filter(m -> !Plotting.reads(m)).distinct().toList();
    }

    private static Stream<SourceExpression> asked(Question question) {
        return switch (question) {
            case Question.Number number -> Stream.of(number.truth());
            case Question.Curve curve -> Stream.of(curve.truth());
            case Question.Choices choices -> choices.choices().stream().flatMap(c -> c.when().stream());
            default -> Stream.empty();
        };
    }
}
