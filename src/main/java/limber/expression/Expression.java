package limber.expression;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import limber.engine.Measure;
import limber.engine.model.Model;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.tool.Tool;
import limber.engine.tool.ToolReading;

/// A condition or number that a lesson evaluates on a run, such as `max(abs(residual)) < 0.001 && iterations <= 9`.
///
/// Syntax: numbers, parameters, measures, `+ - * /`, comparisons, `&& || !`, `min max mean rms abs sqrt length
/// at(measure, index) tool(kind, number)`, `.x .y .z` of a vector, words of enumerations. Arithmetic on measures of
/// elements works element by element; only single numbers are compared. A comparison with NaN is false. There is no
/// loop and no assignment; the text has at most [#LONGEST] characters, nested at most [#DEEPEST] deep.
public final class Expression {
    public static final int LONGEST = 500, DEEPEST = 32;
    static final String AND = "&&";

    /// The source of values.
    public interface Scope {
        Settings settings(Vocabulary.Side side);

        /// `width` · elements doubles.
        double[] measure(Vocabulary.Side side, Measure measure);

        /// How many elements of a kind there are.
        default int count(String of) {
            return 0;
        }

        /// The phase of the operation that is looked at; empty where none is.
        default String phase() {
            return "";
        }

        /// A number or vector of that operation; nothing where it has none of that name.
        default double[] operation(String name) {
            return new double[0];
        }
    }

    /// The scope of an expression without names.
    private static final Scope NAMELESS = new Scope() {
        @Override public Settings settings(Vocabulary.Side side) {
            throw new IllegalStateException("there are no names");
        }

        @Override public double[] measure(Vocabulary.Side side, Measure measure) {
            throw new IllegalStateException("there are no names");
        }
    };

    /// A comparison of two numbers, two words or two truth values, as the text has it.
    ///
    /// @param sign `<`, `<=`, `>`, `>=`, `==` or `!=`
    public record Comparison(String left, String sign, String right) {}

    /// What it is a part of, where its terms stand.
    private final String whole;
    private final String text;
    private final Term term;

    private Expression(String text, Term term) {
        this(text, text, term);
    }

    private Expression(String whole, String text, Term term) {
        this.whole = whole;
        this.text = text;
        this.term = term;
    }

    /// Reads a condition.
    ///
    /// @throws ExpressionFault with the column of the first fault
    public static Expression condition(String text, Vocabulary names) {
        Term term = new Parser(text, names).whole();
        if (!(term.type() instanceof Type.Truth)) throw new ExpressionFault(term,
                "this is " + term.type().phrase() + "; something true or false would be right, such as a comparison");
        return new Expression(text, term);
    }

    /// Reads a number.
    ///
    /// @throws ExpressionFault with the column of the first fault
    public static Expression number(String text, Vocabulary names) {
        Term term = new Parser(text, names).whole();
        if (!term.type().single())
            throw new ExpressionFault(term, "this is " + term.type().phrase() + "; one number would be right");
        return new Expression(text, term);
    }

    /// The value of numbers and arithmetic without any name, such as `10/(1 + 2.1*2.1)`.
    ///
    /// @throws ExpressionFault with the column of the first fault
    public static double arithmetic(String text) {
        return number(text, Vocabulary.NONE).value(NAMELESS);
    }

    /// @throws ExpressionFault if an index lies outside
    public boolean holds(Scope scope) {
        return term.truth(scope);
    }

    /// Reads a condition on each element of the kind that the names are marking.
    ///
    /// @throws ExpressionFault with the column of the first fault
    public static Expression marks(String text, Vocabulary names) {
        Term term = new Parser(text, names).whole();
        if (!term.type().equals(new Type.Marks(names.marked()))) throw new ExpressionFault(term, "this is "
                + term.type().phrase() + "; a condition on each " + names.marked() + " would be right");
        return new Expression(text, term);
    }

    /// Reads a vector for each element of a kind.
    ///
    /// @throws ExpressionFault with the column of the first fault
    public static Expression vectors(String text, Vocabulary names, String of) {
        Term term = new Parser(text, names).whole();
        Type right = new Type.Numbers(3, of);
        if (!term.type().equals(right)) throw new ExpressionFault(term,
                "this is " + term.type().phrase() + "; " + right.phrase() + " would be right");
        return new Expression(text, term);
    }

    /// Reads a number or a vector, of the whole, of an operation or of each element.
    ///
    /// @throws ExpressionFault with the column of the first fault
    public static Expression quantity(String text, Vocabulary names) {
        Term term = new Parser(text, names).whole();
        if (!(term.type() instanceof Type.Numbers))
            throw new ExpressionFault(term,
                    "this is " + term.type().phrase() + "; a number or a vector would be right");
        return new Expression(text, term);
    }

    /// The elements for which a condition on each of them holds.
    ///
    /// @throws ExpressionFault if an index lies outside
    public boolean[] marks(Scope scope) {
        return term.marks(scope);
    }

    /// All numbers: one, those of a vector, or those of each element.
    ///
    /// @throws ExpressionFault if an index lies outside
    public double[] values(Scope scope) {
        return term.numbers(scope);
    }

    /// The numbers of one element, or all of them where it is not of elements.
    ///
    /// @throws ExpressionFault if there is no such element
    public double[] values(Scope scope, int element) {
        var type = (Type.Numbers) term.type();
        double[] all = term.numbers(scope);
        if (type.of().isEmpty()) return all;
        int width = type.width(), count = all.length / width;
        if (element < 0 || element >= count)
            throw new ExpressionFault(term, "there is no " + type.of() + " " + element + " (0.." + (count - 1) + ")");
        return Arrays.copyOfRange(all, width * element, width * element + width);
    }

    /// The value; it may be NaN or infinite, as its inputs may.
    ///
    /// @throws ExpressionFault if an index lies outside
    public double value(Scope scope) {
        return term.numbers(scope)[0];
    }

    /// The number on the left of a comparison; NaN if it is none.
    public double compared(Scope scope) {
        return term instanceof Term.Compared c ? c.left().numbers(scope)[0] : Double.NaN;
    }

    /// The conditions that must all hold, if it is several joined by `&&`; otherwise itself alone.
    public List<Expression> conditions() {
        if (!(term instanceof Term.And)) return List.of(this);
        var all = new ArrayList<Expression>();
        split(term, term.at(), all);
        return all;
    }

    /// The conditions of which at least one must hold, if it is several joined by `||`; otherwise itself alone.
    public List<Expression> alternatives() {
        return term instanceof Term.Or(Span _, Term left, Term right)
                ? Stream.of(left, right).map(t -> new Expression(whole, t.at().of(whole), t))
                        .flatMap(e -> e.alternatives().stream()).toList()
                : List.of(this);
    }

    /// @param at where the condition stands, with brackets around it
    private void split(Term condition, Span at, List<Expression> all) {
        if (condition instanceof Term.And(Span whole, Term left, Term right, int joint)) {
            split(left, new Span(whole.from(), joint), all);
            split(right, new Span(joint + AND.length(), whole.to()), all);
        } else all.add(new Expression(whole, at.of(whole).strip(), condition));
    }

    /// What is compared, if it is one comparison.
    public Optional<Comparison> comparison() {
        return switch (term) {
            case Term.Compared(Span _, Term.Relation _, Term left, Term right) -> Optional.of(compared(left, right));
            case Term.Same(Span _, boolean _, Term left, Term right) -> Optional.of(compared(left, right));
            default -> Optional.empty();
        };
    }

    private Comparison compared(Term left, Term right) {
        String between = new Span(left.at().to(), right.at().from()).of(whole);
        return new Comparison(left.at().of(whole), between.replaceAll("[^<>=!]", ""), right.at().of(whole));
    }

    /// The measures that it reads.
    public Set<Measure> measures() {
        var read = new LinkedHashSet<Measure>();
        term.each(t -> {
            if (t instanceof Term.OfMeasure m) read.add(m.measure());
        });
        return read;
    }

    /// The measuring tools that it reads.
    public List<Tool> tools() {
        return measures().stream().flatMap(m -> m.reading() instanceof ToolReading(Tool tool, Model _)
                ? Stream.of(tool)
                : Stream.empty()).toList();
    }

    /// The parameters that it reads, by name.
    public Map<String, Parameter<?>> settings() {
        var read = new LinkedHashMap<String, Parameter<?>>();
        term.each(t -> {
            if (t instanceof Term.OfParameter p) read.put(p.parameter().name(), p.parameter());
        });
        return read;
    }

    /// The names of the parameters that it reads.
    public Set<String> parameters() {
        return settings().keySet();
    }

    /// Whether it speaks of an operation, not only of the state.
    public boolean ofOperation() {
        var found = new AtomicBoolean();
        term.each(t -> {
            if (t instanceof Term.OfPhase || t instanceof Term.OfOperation) found.set(true);
        });
        return found.get();
    }

    @Override public String toString() {
        return text;
    }
}
