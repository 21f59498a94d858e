package limber.expression;

import java.util.Optional;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.run.Probe;
import limber.engine.settings.Settings;
import limber.engine.tool.Tools;

/// A reading of an expression, so that it can be plotted like a measure that a model declares.
public record PlottedExpression(Expression expression) implements Measure.Reading {
    /// What needs no brackets: a name, or the reading of a tool.
    private static final String ALONE = "\\w+|" + Tools.FUNCTION + "\\([^()]*\\)";

    /// The measure that a text names or computes. It has the text as its name, no unit, and the role of the first
    /// measure in it.
    ///
    /// @throws ExpressionFault with the column of the first fault, if it is neither a measure nor one number
    public static Measure measure(String text, Model model) {
        return measure(text, model, Tools.NONE);
    }

    /// The same where measuring tools lie in the scene.
    ///
    /// @throws ExpressionFault with the column of the first fault, if it is neither a measure nor one number
    public static Measure measure(String text, Model model, Tools tools) {
        var names = new Vocabulary(model, false).with(tools);
        String stripped = text.strip();
        return names.measure(stripped).orElseGet(() -> measure(Expression.number(stripped, names)));
    }

    /// What a probe reads, as an expression that is one number.
    public static String text(Probe probe) {
        Measure m = probe.measure();
        boolean vector = m.width() > 1;
        if (probe.ofOne()) return vector ? "length(" + at(probe) + ")" : at(probe);
        String name = vector ? "length(" + m.name() + ")"
                : m.name().matches(ALONE) ? m.name()
                        : "(" + m.name() + ")";
        return m.of().isEmpty() ? name : "max(" + (vector ? name : "abs(" + m.name() + ")") + ")";
    }

    private static String at(Probe probe) {
        return "at(" + probe.measure().name() + ", " + probe.element() + ")";
    }

    /// The measure that an expression computes.
    public static Measure measure(Expression e) {
        Optional<Measure> first = e.measures().stream().findFirst();
        boolean ofSkin = e.measures().stream().anyMatch(Measure::ofSkin);
        return new Measure(e.toString(), "", 1, "", first.map(Measure::role).orElse("position"), ofSkin,
                new PlottedExpression(e));
    }

    /// Tries a measure on a state with its skin.
    ///
    /// @throws ExpressionFault if it is an expression with an index that lies outside
    public static void check(Measure measure, Settings p, State s) {
        if (measure.reading() instanceof PlottedExpression reading) reading.value(p, s);
    }

    /// NaN where an index lies outside, as after a change of the number of elements.
    @Override public double[] of(Settings p, State s) {
        try {
            return new double[]{value(p, s)};
        } catch (ExpressionFault e) {
            return new double[]{Double.NaN};
        }
    }

    private double value(Settings p, State s) {
        return expression.value(new Expression.Scope() {
            @Override public Settings settings(Vocabulary.Side side) {
                return p;
            }

            @Override public double[] measure(Vocabulary.Side side, Measure measure) {
                return measure.read(p, s);
            }
        });
    }

    /// Readings of the same text with the same tools are equal.
    @Override public boolean equals(Object o) {
        return o instanceof PlottedExpression(Expression other) && other.toString().equals(expression.toString())
                && other.tools().equals(expression.tools());
    }

    @Override public int hashCode() {
        return expression.toString().hashCode();
    }
}
