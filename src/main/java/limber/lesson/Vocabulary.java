package limber.lesson;

import java.util.ArrayList;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.Kind;
import limber.engine.Measure;
import limber.engine.Model;
import limber.engine.Nearest;
import limber.engine.Parameter;

/// The names that an expression may use: what a model declares, and where two settings stand side by side, what each of
/// them has under `left.` and `right.`.
///
/// @param compared whether there are two
public record Vocabulary(Model model, boolean compared) {
    /// Where a name is read.
    public enum Side { ONLY, LEFT, RIGHT }

    Optional<Parameter<?>> parameter(String name) {
        return model.parameters().stream().filter(p -> p.name().equals(name)).findFirst();
    }

    /// Where a parameter has a measure's name, as `mask`, an expression means the measure.
    Optional<Measure> measure(String name) {
        return model.measures().stream().filter(m -> m.name().equals(name)).findFirst();
    }

    /// Whether some parameter can be set to this word.
    boolean isWord(String word) {
        return model.parameters().stream().anyMatch(p -> p.kind() instanceof Kind.Choice<?> c && c.names().contains(word));
    }

    /// What to say of a name that is none.
    String hint(String name) {
        var names = new ArrayList<>(Stream.concat(model.measures().stream().map(Measure::name), model.parameters().stream().map(Parameter::name)).distinct().toList());
        names.addAll(ExpressionReader.FUNCTIONS);
        return Nearest.hint(name, names);
    }
}
