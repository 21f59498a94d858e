package limber.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.Measure;
import limber.engine.Schedule;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.text.DidYouMean;
import limber.engine.tool.Tools;

/// The names that an expression may use: what a model declares, and in a comparison the names of each side under
/// `left.` and `right.`.
///
/// @param model the one whose measures and parameters may be used; empty for none
/// @param compared whether there are two
/// @param operation the names of the operation that is looked at; empty where none is
/// @param marked the kind of elements that a condition is asked of one by one; empty where it is asked of the whole
/// @param tools the measuring tools of the scene
public record Vocabulary(Optional<Model> model, boolean compared, Optional<OperationNames> operation, String marked,
        Tools tools) {
    /// No names at all.
    static final Vocabulary NONE = new Vocabulary(Optional.empty(), false, Optional.empty(), "", Tools.NONE);

    /// Names of measures and parameters only.
    public Vocabulary(Model model, boolean compared) {
        this(Optional.of(model), compared, Optional.empty(), "", Tools.NONE);
    }

    /// Names of measures, parameters, and of the operations of a schedule.
    public Vocabulary(Model model, Schedule schedule) {
        this(Optional.of(model), false, Optional.of(OperationNames.of(schedule)), "", Tools.NONE);
    }

    /// Names of an operation's numbers and vectors, and no others.
    public Vocabulary(OperationNames names) {
        this(Optional.empty(), false, Optional.of(names), "", Tools.NONE);
    }

    /// The same for an operation of a phase.
    Vocabulary within(String phase) {
        return new Vocabulary(model, compared, operation.map(names -> names.within(phase)), marked, tools);
    }

    /// The same for a condition that is looked at after steps of several operations.
    public Vocabulary ofLargerSteps() {
        return new Vocabulary(model, compared, operation.map(OperationNames::ofLargerSteps), marked, tools);
    }

    /// The same for a condition on each element of a kind, whose number is called `element`.
    public Vocabulary marking(String of) {
        return new Vocabulary(model, compared, operation, of, tools);
    }

    /// The same with the tools of a scene.
    public Vocabulary with(Tools ofScene) {
        return new Vocabulary(model, compared, operation, marked, ofScene);
    }

    /// The side on which a name is read.
    public enum Side { ONLY, LEFT, RIGHT }

    Optional<Parameter<?>> parameter(String name) {
        return parameters().filter(p -> p.name().equals(name)).findFirst();
    }

    /// The measure of a name, or of a tool such as `tool(ruler)`. It has precedence over a parameter of the same name,
    /// such as `mask`.
    public Optional<Measure> measure(String name) {
        return measures().filter(m -> m.name().equals(name)).findFirst();
    }

    private Stream<Parameter<?>> parameters() {
        return model.stream().flatMap(m -> m.parameters().stream());
    }

    private Stream<Measure> measures() {
        return model.stream().flatMap(m -> Stream.concat(m.measures().stream(), tools.measures(m).stream()));
    }

    /// The number, vector or word of the operation that is looked at. A measure or parameter of the same name has
    /// precedence, but for a measure of elements where only one number can stand.
    Optional<Term> ofOperation(String name, Span at) {
        if (!marked.isEmpty() && name.equals(OperationNames.ELEMENT))
            return Optional.of(new Term.Index(at, new Type.Numbers(1, marked)));
        return operation.flatMap(names -> names.term(name, at));
    }

    /// Whether some parameter can be set to this word, or a phase has this name.
    boolean isWord(String word) {
        return operation.filter(names -> names.phases().contains(word)).isPresent()
                || parameters().anyMatch(p -> p.kind() instanceof Kind.Choice<?> c && c.names().contains(word));
    }

    /// All names of measures, parameters, operations and functions.
    public List<String> names() {
        var names = new ArrayList<>(Stream.concat(measures().map(Measure::name), parameters().map(Parameter::name))
                .distinct().toList());
        operation.ifPresent(all -> names.addAll(all.all()));
        names.addAll(FunctionTable.NAMES);
        return names;
    }

    /// The names of the phases that operations are of.
    public List<String> phases() {
        return operation.map(names -> List.copyOf(names.phases())).orElse(List.of());
    }

    /// The hint for an unknown name.
    String hint(String name) {
        return DidYouMean.hint(name, names());
    }
}
