package limber.lesson.question;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import limber.engine.Cursor;
import limber.engine.text.BadInput;
import limber.expression.Expression;
import limber.expression.ExpressionFault;
import limber.expression.OperationNames;
import limber.expression.Vocabulary;
import limber.input.Goto;
import limber.input.SourceExpression;
import limber.input.SourcePosition;

/// A question that is answered by an expression: the missing formula of an operation. It is evaluated with the numbers
/// of every operation that ran, and must give what the code computed there.
///
/// @param truth a number or a vector of the operation
/// @param over the operations: those of a phase in a frame, in all rounds that are not named
/// @param names the numbers and vectors that the answer may use
public record FormulaQuestion(String id, Goto at, SourceExpression truth, Goto over, OperationNames names,
        SourcePosition position) implements Question {
    /// The largest difference between answer and truth, relative to the larger of both, and in SI units near 0.
    private static final double RELATIVE = 1e-9, NEAR_ZERO = 1e-12;

    @Override public Answer truth(Trial trial) {
        Answer.Ran ran = trial.operations(over, truth);
        if (ran.results().stream().flatMapToDouble(Arrays::stream).anyMatch(v -> !Double.isFinite(v)))
            throw truth.position().bad("this is not finite in every operation of " + over.text()
                    + "; a number that each of them computes would be right");
        trial.at(at);
        return ran;
    }

    /// What is wrong with a typed formula, after the column in which it is; empty for nothing.
    public String fault(String text) {
        if (text.isBlank()) return "";
        try {
            read(text.strip());
            return "";
        } catch (ExpressionFault e) {
            return e.column() + ": " + e.getMessage();
        }
    }

    /// What a student has typed; the name of the result and = may stand before it, as they do in the code.
    ///
    /// @throws ExpressionFault with the column of the first fault
    public Expression read(String text) {
        Matcher named = Pattern.compile("\\s*" + Pattern.quote(truth.expression().toString()) + "\\s*=(?!=)")
                .matcher(text);
        String formula = named.lookingAt() ? " ".repeat(named.end()) + text.substring(named.end()) : text;
        return Expression.quantity(formula, new Vocabulary(names));
    }

    @Override public Cursor shown(Trial trial) {
        return at.betweenFrames() ? trial.operated() : trial.cursor();
    }

    @Override public double score(Answer given, Answer truth) {
        return difference(given, (Answer.Ran) truth).isEmpty() ? 1 : 0;
    }

    /// An operation for which the answer gives something else.
    ///
    /// @param operation its number among those that ran, from 0
    public record Difference(int operation, double[] given, double[] truth) {}

    /// The first operation for which the answer is not the truth; empty if there is none.
    public Optional<Difference> difference(Answer given, Answer.Ran truth) {
        try {
            Expression typed = read(((Answer.Typed) given).text());
            return IntStream.range(0, truth.results().size())
                    .mapToObj(i -> new Difference(i, typed.values(truth.operations().get(i)), truth.results().get(i)))
                    .filter(FormulaQuestion::differs).findFirst();
        } catch (ExpressionFault | BadInput unreadable) { // of an answer to an earlier version of the lesson
            return Optional.of(new Difference(0, new double[0], truth.results().getFirst()));
        }
    }

    private static boolean differs(Difference d) {
        return d.given.length != d.truth.length || IntStream.range(0, d.given.length)
                .anyMatch(k -> !(Math.abs(d.given[k] - d.truth[k]) <= NEAR_ZERO
                        + RELATIVE * Math.max(Math.abs(d.given[k]), Math.abs(d.truth[k]))));
    }
}
