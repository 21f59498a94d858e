package limber.lesson;

import java.util.ArrayList;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.DidYouMean;
import limber.engine.Kind;
import limber.engine.Measure;
import limber.engine.Model;
import limber.engine.Parameter;
import limber.engine.Schedule;

/// The names that an expression may use: what a model declares, and in a comparison the names of each side under
/// `left.` and `right.`.
///
/// @param compared whether there are two
/// @param operation the names of the operation that is looked at; empty where none is
public record Vocabulary(Model model, boolean compared, Optional<OperationNames> operation) {
    /// Names of measures and parameters only.
    public Vocabulary(Model model, boolean compared) {
        this(model, compared, Optional.empty());
    }

    /// Names of measures, parameters, and of the operations of a schedule.
    public Vocabulary(Model model, Schedule schedule) {
        this(model, false, Optional.of(OperationNames.of(schedule)));
    }
    /// The side on which a name is read.
    public enum Side { ONLY, LEFT, RIGHT }

    Optional<Parameter<?>> parameter(String name) {
        return model.parameters().stream().filter(p -> p.name().equals(name)).findFirst();
    }

    /// The measure of a name. It has precedence over a parameter of the same name, such as `mask`.
    Optional<Measure> measure(String name) {
        return model.measures().stream().filter(m -> m.name().equals(name)).findFirst();
    }

    /// The number, vector or word of the operation that is looked at; a measure or parameter of the same name has
    /// precedence.
    Optional<Term> ofOperation(String name) {
        return operation.flatMap(names -> names.term(name));
    }

    /// Whether some parameter can be set to this word, or a phase has this name.
    boolean isWord(String word) {
        return operation.filter(names -> names.phases().contains(word)).isPresent() || model.parameters().stream()
                .anyMatch(p -> p.kind() instanceof Kind.Choice<?> c && c.names().contains(word));
    }

    /// The hint for an unknown name.
    String hint(String name) {
        var names = new ArrayList<>(Stream
                .concat(model.measures().stream().map(Measure::name), model.parameters().stream().map(Parameter::name))
                .distinct().toList());
        operation.ifPresent(all -> names.addAll(all.all()));
        names.addAll(ExpressionFunctions.NAMES);
        return DidYouMean.hint(name, names);
    }
}
