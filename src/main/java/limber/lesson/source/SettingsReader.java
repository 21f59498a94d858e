package limber.lesson.source;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.input.Faults;
import limber.input.InputsFile;
import limber.input.Node;
import limber.input.ParameterValues;
import limber.input.SourcePosition;

/// A reader for the start of a scene. File names are confined to the lesson's folder.
public record SettingsReader(Model model, Folder folder, Faults faults) {

    /// The preset; for a misspelt name the nearest one, so that the rest is checked too.
    public Settings preset(Node node) {
        String name = node.string("preset", "the name of a preset");
        List<Preset> presets = model.presets();
        String hint = DidYouMean.hint(name, presets.stream().map(Preset::name).toList());
        BadInput unknown = node.bad(model.name() + " has no preset '" + BadInput.brief(name) + "'; " + hint);
        Optional<Preset> preset = presets.stream().filter(p -> p.name().equals(name)).findFirst();
        if (preset.isEmpty()) faults.add(unknown);
        return preset.or(() -> presets.stream().filter(p -> hint.equals("did you mean " + p.name() + "?")).findFirst())
                .map(Preset::settings).orElseThrow(() -> unknown);
    }

    /// The values of a map; those that are refused are left out.
    public Map<Parameter<?>, String> values(String key, Node node) {
        var values = new LinkedHashMap<Parameter<?>, String>();
        node.object(key, "a map such as {" + model.parameters().getFirst().name() + ": …}")
                .forEach((name, at) -> faults.attempt(() -> parameter(name, at))
                        .ifPresent(p -> faults.attempt(() -> value(p, at)).ifPresent(v -> values.put(p, v))));
        return values;
    }

    public Parameter<?> parameter(String name, Node at) {
        return model.parameters().stream().filter(p -> p.name().equals(name)).findFirst()
                .orElseThrow(() -> at.key().bad("'" + BadInput.brief(name) + "' is no parameter of the " + model.name()
                        + "; " + DidYouMean.hint(name, model.parameters().stream().map(Parameter::name).toList())));
    }

    public String value(Parameter<?> p, Node at) {
        String full = model.name() + "." + p.name();
        ParameterValues.value(p, at, full);
        try {
            return folder.confined(p, ParameterValues.text(p, at, full));
        } catch (BadInput e) {
            throw at.bad(e.getMessage());
        }
    }

    /// These settings with some values changed, if they hold together.
    ///
    /// @param position the position reported if they do not
    public Optional<Settings> with(Settings start, Map<Parameter<?>, String> values, SourcePosition position) {
        return faults.attempt(() -> {
            Settings p = start;
            for (var value : values.entrySet()) p = p.with(value.getKey().name(), value.getValue());
            try {
                model.check(p);
            } catch (BadInput e) {
                throw position.bad(e.getMessage());
            }
            return p;
        });
    }

    /// The inputs of a lesson.
    public List<Input> inputs(Node node, String name, Settings start) {
        List<Input> inputs = inputs(node, name, start, Limits.INPUTS);
        inputs.stream().filter(i -> i.frame() > Limits.FRAMES).findFirst().ifPresent(i -> {
            throw node.bad("an input in frame " + i.frame() + "; the last frame of a lesson is " + Limits.FRAMES);
        });
        return inputs;
    }

    /// @param most how many there may be
    /// @throws BadInput with the place of the first fault
    public List<Input> inputs(Node node, String name, Settings start, int most) {
        List<Node> entries = node.array(name, "a list of inputs");
        if (entries.size() > most)
            throw node.bad(name + " has " + entries.size() + " entries; at most " + most + " would be right");
        return InputsFile.read(new Node(entries.stream().map(this::confined).toList(), node.place(), node.key()), name,
                model, start);
    }

    /// An input whose files are confined to the lesson's folder.
    private Node confined(Node entry) {
        if (!(entry.value() instanceof Map<?, ?> m) || !(m.get("set") instanceof Node set)
                || !(set.value() instanceof Map<?, ?>))
            return entry;
        var values = new LinkedHashMap<>(set.object("set", ""));
        values.replaceAll(this::confined);
        var members = new LinkedHashMap<>(entry.object("an input", ""));
        members.put("set", new Node(values, set.place(), set.key()));
        return new Node(members, entry.place(), entry.key());
    }

    private Node confined(String name, Node at) {
        Optional<Parameter<?>> named = model.parameters().stream().filter(p -> p.name().equals(name)).findFirst();
        if (named.isEmpty() || !(at.value() instanceof String text)) return at;
        try {
            return new Node(folder.confined(named.get(), text), at.place(), at.key());
        } catch (BadInput e) {
            throw at.bad(e.getMessage());
        }
    }
}
