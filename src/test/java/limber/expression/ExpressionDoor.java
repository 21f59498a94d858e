package limber.expression;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import limber.ClearLine;
import limber.engine.Measure;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.input.SourceExpression;
import limber.input.SourcePosition;
import limber.models.Catalog;

/// An expression as a lesson may have it, of all models: read, and reckoned where it can be read.
public final class ExpressionDoor {
    private static final int ELEMENTS = 3;
    private static final SourcePosition START = new SourcePosition("lesson.md", 1, 1);

    /// A run of three elements of each kind, all of whose values are the same.
    private record Alike(Settings settings) implements Expression.Scope {
        @Override public Settings settings(Vocabulary.Side side) {
            return settings;
        }

        @Override public double[] measure(Vocabulary.Side side, Measure m) {
            var values = new double[m.width() * (m.of().isEmpty() ? 1 : ELEMENTS)];
            Arrays.fill(values, 0.5);
            return values;
        }
    }

    private ExpressionDoor() {}

    /// @return the complaint; none if some model takes it
    public static List<String> faults(String text) {
        var faults = new ArrayList<String>();
        boolean taken = false;
        for (Model model : Catalog.MODELS) {
            var scope = new Alike(model.defaults());
            var names = new Vocabulary(model, text.contains("left.") || text.contains("right."));
            taken |= attempt(faults, () -> read(text, t -> Expression.condition(t, names)).holds(scope))
                    || attempt(faults, () -> read(text, t -> Expression.number(t, names)).value(scope));
        }
        return taken ? List.of() : faults;
    }

    private static SourceExpression read(String text, Function<String, Expression> reading) {
        return SourceExpression.read(text, START, true, reading);
    }

    private static boolean attempt(List<String> faults, Runnable attempt) {
        try {
            attempt.run();
            return true;
        } catch (BadInput e) {
            faults.add(ClearLine.checked(e.getMessage()));
            return false;
        }
    }

    /// All names and words that an expression may use.
    public static List<String> words() {
        var words = new LinkedHashSet<>(FunctionTable.NAMES);
        for (Model model : Catalog.MODELS) {
            model.measures().stream().map(Measure::name).forEach(words::add);
            for (Parameter<?> p : model.parameters()) {
                words.add(p.name());
                if (p.kind() instanceof Kind.Choice<?> choice) words.addAll(choice.names());
            }
        }
        Stream.of("left.", "right.", ".x", ".y", ".z", "true", "false", "&&", "||", "==", "!=", "<=", "1e-9")
                .forEach(words::add);
        return List.copyOf(words);
    }
}
