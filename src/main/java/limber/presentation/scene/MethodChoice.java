package limber.presentation.scene;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.input.Goto;
import limber.input.SourcePosition;
import limber.moment.Entries;
import limber.moment.Moment;
import limber.moment.MomentView;

/// A method as a user types it: a model, a preset of it, and the values that differ from the preset.
///
/// @param preset its name; empty for the model's defaults
/// @param values each as `name=value`, with spaces or line ends between them
public record MethodChoice(Model model, String preset, String values) {
    private static final SourcePosition HERE = new SourcePosition("at", 1, 1);
    /// Where the next value begins: a value itself may hold spaces.
    private static final String BETWEEN = "\\s+(?=\\S+=)|[\\r\\n]+";

    /// A model as its first preset has it.
    public static MethodChoice of(Model model) {
        return new MethodChoice(model, model.presets().stream().findFirst().map(Preset::name).orElse(""), "");
    }

    /// The settings of a scene, told from the preset that is most like them.
    public static MethodChoice of(Model model, Settings p) {
        String preset = Preset.matching(model, p).or(() -> Preset.nearest(model, p, _ -> true)).map(Preset::name)
                .orElseGet(() -> defaults(model));
        return new MethodChoice(model, preset, values(p, base(model, preset)));
    }

    /// A method as it was chosen.
    public static MethodChoice of(Moment m) {
        return new MethodChoice(m.model(), m.preset().isEmpty() ? defaults(m.model()) : m.preset(),
                values(m.settings(), m.base()));
    }

    /// The name of the preset that has a model's defaults; empty where none does.
    private static String defaults(Model model) {
        return model.presets().stream().filter(p -> p.settings().equals(model.defaults())).findFirst()
                .map(Preset::name).orElse("");
    }

    /// What can be chosen of its model: the names of presets, before them that of none where none has the defaults.
    public List<String> presets() {
        Stream<String> named = model.presets().stream().map(Preset::name);
        return (defaults(model).isEmpty() ? Stream.concat(Stream.of(""), named) : named).toList();
    }

    private static String values(Settings p, Settings base) {
        return p.differences(base).stream().map(name -> name + "=" + p.text(p.parameter(name)))
                .collect(Collectors.joining("\n"));
    }

    private static Settings base(Model model, String preset) {
        return model.presets().stream().filter(p -> p.name().equals(preset)).findFirst().map(Preset::settings)
                .orElseGet(model::defaults);
    }

    /// The method at frame 0, without inputs of its own.
    ///
    /// @throws BadInput if a name or a value is wrong, or values contradict each other
    public Moment moment() {
        Settings p = base(model, preset);
        for (String word : words()) {
            int equals = word.indexOf('=');
            if (equals < 1) throw new BadInput(
                    "'" + BadInput.brief(word) + "': name=value would be right, such as " + example(p));
            p = p.with(word.substring(0, equals).strip(), word.substring(equals + 1).strip());
        }
        model.check(p);
        return new Moment("", model, preset, p, List.of(), Goto.complete(0, HERE), List.of(), MomentView.NONE,
                Entries.NONE, Optional.empty());
    }

    private List<String> words() {
        return Stream.of(values.strip().split(BETWEEN)).map(String::strip).filter(w -> !w.isEmpty()).toList();
    }

    private static String example(Settings p) {
        Parameter<?> first = p.parameters().getFirst();
        return first.name() + "=" + p.text(first);
    }
}
