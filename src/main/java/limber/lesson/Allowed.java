package limber.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;

/// The values that a student may set a parameter to.
///
/// @param range part of the parameter's own; empty for all of it
/// @param words the allowed choices; empty for all of them
public record Allowed(Optional<Range> range, List<String> words) {
    public static final Allowed ALL = new Allowed(Optional.empty(), List.of());

    /// Whether a panel lets a student set a parameter to a value.
    public static boolean by(Map<Parameter<?>, Allowed> panel, Parameter<?> parameter, String value) {
        Allowed allowed = panel.get(parameter);
        if (allowed == null) return false;
        if (!allowed.words.isEmpty()) return allowed.words.contains(value);
        return allowed.range.isEmpty() || allowed.range.get().contains(Double.parseDouble(value));
    }
}
