package limber.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What one run has otherwise than another one of the same scene: values of parameters by name, as text. All else is the
/// same in both, now and when it changes.
public record Variant(Map<String, String> values) {
    public Variant {
        values = Map.copyOf(values);
    }

    /// What makes `other` of `settings`.
    public static Variant between(Settings settings, Settings other) {
        var values = new LinkedHashMap<String, String>();
        for (String name : settings.differences(other)) values.put(name, other.text(other.parameter(name)));
        return new Variant(values);
    }

    /// The settings of the one beside those of the other.
    ///
    /// @throws BadInput if there is no such parameter or value
    public Settings of(Settings settings) {
        Settings other = settings;
        for (Map.Entry<String, String> e : values.entrySet()) other = other.with(e.getKey(), e.getValue());
        return other;
    }

    /// The inputs that both get: not those that set what is to differ, which would level it out.
    List<Input> shared(List<Input> inputs) {
        return inputs.stream().filter(i -> !(i instanceof Input.Set set && values.containsKey(set.parameter()))).toList();
    }
}
