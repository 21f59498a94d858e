package limber.lesson;

import java.util.LinkedHashSet;
import java.util.Set;
import limber.engine.Measure;
import limber.engine.Settings;

/// A condition or a number that a lesson asks of a run, such as `max(abs(residual)) < 0.001 && iterations <= 9`.
///
/// Numbers, parameters, measures, `+ - * /`, comparisons, `&& || !`, `min max mean rms abs sqrt length at(measure, index)`,
/// `.x .y .z` of a vector, words of enumerations. What is kept for each element is reckoned with element by element, and only single numbers are
/// compared. A comparison with NaN is false. There is no loop and no assignment; what is read has at most [#LONGEST]
/// characters, nested at most [#DEEPEST] deep.
public final class Expression {
    public static final int LONGEST = 500, DEEPEST = 32;

    /// Where values come from.
    public interface Scope {
        Settings settings(Vocabulary.Side side);

        /// `width` · elements doubles.
        double[] measure(Vocabulary.Side side, Measure measure);
    }

    private final String text;
    private final Term term;

    private Expression(String text, Term term) {
        this.text = text;
        this.term = term;
    }

    /// Reads what is true or false.
    ///
    /// @throws Refused with the column of the first fault
    public static Expression condition(String text, Vocabulary names) {
        Term term = new ExpressionReader(text, names).whole();
        if (!(term.type() instanceof Type.Truth)) throw new Refused(1, "this is " + term.type().told() + "; something true or false would be right, such as a comparison");
        return new Expression(text, term);
    }

    /// Reads what is one number.
    ///
    /// @throws Refused with the column of the first fault
    public static Expression number(String text, Vocabulary names) {
        Term term = new ExpressionReader(text, names).whole();
        if (!term.type().single()) throw new Refused(1, "this is " + term.type().told() + "; one number would be right");
        return new Expression(text, term);
    }

    /// @throws Refused if an index lies outside
    public boolean holds(Scope scope) {
        return term.truth(scope);
    }

    /// May be NaN or infinite, as what it reads may.
    ///
    /// @throws Refused if an index lies outside
    public double value(Scope scope) {
        return term.numbers(scope)[0];
    }

    /// The measures that it reads.
    public Set<Measure> measures() {
        var read = new LinkedHashSet<Measure>();
        term.each(t -> {
            if (t instanceof Term.OfMeasure m) read.add(m.measure());
        });
        return read;
    }

    @Override
    public String toString() {
        return text;
    }
}
