package limber.engine.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Element;
import limber.engine.settings.Kernel;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// The differences between two runs of one scene: values of parameters by name, as text, and code. Everything else is
/// the same in both, also after changes.
///
/// @param kernels the texts that run in the place of the model's code in the other run; empty where those of the scene
///   run in both
public record Variant(Map<String, String> values, Optional<List<Kernel>> kernels) {
    public Variant {
        values = values.isEmpty() ? Map.of() : Map.copyOf(values); // the copy of nothing fails in a page
        kernels = kernels.map(List::copyOf);
    }

    /// Values that differ, under the same code.
    public Variant(Map<String, String> values) {
        this(values, Optional.empty());
    }

    /// The model's own code, under the same values.
    public static Variant original() {
        return new Variant(Map.of(), Optional.of(List.of()));
    }

    /// What turns `settings` into `other`.
    public static Variant between(Settings settings, Settings other) {
        var values = new LinkedHashMap<String, String>();
        for (String name : settings.differences(other)) values.put(name, other.text(other.parameter(name)));
        return new Variant(values, Optional.of(other.kernels()).filter(k -> !k.equals(settings.kernels())));
    }

    /// The same code with other values.
    public Variant with(Map<String, String> others) {
        return new Variant(others, kernels);
    }

    /// Whether both runs are the same.
    public boolean none() {
        return values.isEmpty() && kernels.isEmpty();
    }

    /// The settings of one run for those of the other.
    ///
    /// @throws BadInput if there is no such parameter or value
    public Settings of(Settings settings) {
        Settings other = kernels.map(settings::withKernels).orElse(settings);
        for (Map.Entry<String, String> e : values.entrySet()) other = other.with(e.getKey(), e.getValue());
        return other;
    }

    /// The inputs that both runs get: all except those that set a differing parameter, which would remove the
    /// difference, and those that move a handle of a row which the other run has too, but not so far.
    ///
    /// @param other the settings of the other run
    public List<Input> shared(List<Input> inputs, Model model, Settings other) {
        List<Handle> handles = model.handles(other);
        return inputs.stream().filter(i -> !(i instanceof Input.Set set && values.containsKey(set.parameter())))
                .filter(i -> !(i instanceof Input.Move move && beyond(move.handle(), handles))).toList();
    }

    /// Whether a handle is one of a row whose other ones are there.
    private static boolean beyond(String name, List<Handle> handles) {
        return handles.stream().noneMatch(h -> h.name().equals(name)) && Element.ofHandle(name)
                .filter(e -> handles.stream().anyMatch(h -> h.word().equals(e.of()))).isPresent();
    }
}
