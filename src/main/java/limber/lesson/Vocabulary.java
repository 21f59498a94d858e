package limber.lesson;

import java.util.ArrayList;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.DidYouMean;
import limber.engine.Kind;
import limber.engine.Measure;
import limber.engine.Model;
import limber.engine.Parameter;

/// The names that an expression may use: what a model declares, and in a comparison the names of each side under
/// `left.` and `right.`.
///
/// @param compared whether there are two
public record Vocabulary(Model model, boolean compared) {
    /// The side on which a name is read.
    public enum Side { ONLY, LEFT, RIGHT }

    Optional<Parameter<?>> parameter(String name) {
        return model.parameters().stream().filter(p -> p.name().equals(name)).findFirst();
    }

    /// The measure of a name. It has precedence over a parameter of the same name, such as `mask`.
    Optional<Measure> measure(String name) {
        return model.measures().stream().filter(m -> m.name().equals(name)).findFirst();
    }

    /// Whether some parameter can be set to this word.
    boolean isWord(String word) {
        return model.parameters().stream()
                .anyMatch(p -> p.kind() instanceof Kind.Choice<?> c && c.names().contains(word));
    }

    /// The hint for an unknown name.
    String hint(String name) {
        var names = new ArrayList<>(Stream
                .concat(model.measures().stream().map(Measure::name), model.parameters().stream().map(Parameter::name))
                .distinct().toList());
        names.addAll(ExpressionFunctions.NAMES);
        return DidYouMean.hint(name, names);
    }
}
