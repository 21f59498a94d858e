package limber.engine;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.platform.Records.Part;
import limber.engine.platform.Records;
import limber.engine.settings.Vec;

/// The components of a phase's record, which are the settings that the phase was made with.
public final class Components {
    private Components() {}

    /// A number, or the three of a [Vec]; empty if the phase has no such component or it is neither.
    public static Optional<double[]> of(Phase phase, String name) {
        return Optional.ofNullable(all(phase).get(name));
    }

    /// The numbers among them, by name.
    public static Map<String, Double> numbers(Phase phase) {
        var numbers = new LinkedHashMap<String, Double>();
        all(phase).forEach((name, v) -> {
            if (v.length == 1) numbers.put(name, v[0]);
        });
        return numbers;
    }

    /// The names of those that are numbers or vectors.
    public static List<String> names(Phase phase) {
        return List.copyOf(all(phase).keySet());
    }

    /// The same phase made with another number in the place of one, or of each of a vector's; a whole number becomes
    /// the next one. Empty if it cannot be made so.
    public static Optional<Phase> with(Phase phase, String name, double value) {
        List<Part> parts = Records.parts(phase.getClass());
        Object[] with = Records.values(phase);
        for (int i = 0; i < with.length; i++)
            if (parts.get(i).name().equals(name)) with[i] = other(with[i], value);
        Records.Maker maker = Records.maker(phase.getClass(), phase.getClass());
        try {
            return Optional.of((Phase) maker.make(with));
        } catch (RuntimeException refused) {
            return Optional.empty();
        }
    }

    /// Whether two phases are of one class and have equal components, as records are equal.
    public static boolean same(Phase phase, Object other) {
        return other instanceof Phase p && p.getClass() == phase.getClass()
                && Arrays.equals(Records.values(phase), Records.values(p));
    }

    /// The hash of the components.
    public static int hash(Phase phase) {
        return Arrays.hashCode(Records.values(phase));
    }

    private static Object other(Object was, double value) {
        return switch (was) {
            case Integer n -> n + 1;
            case Vec _ -> new Vec(value, value, value);
            default -> value;
        };
    }

    /// Those that are numbers or vectors, in order; none of a phase that is no record.
    private static Map<String, double[]> all(Phase phase) {
        var all = new LinkedHashMap<String, double[]>();
        List<Part> parts = Records.parts(phase.getClass());
        if (parts.isEmpty()) return all;
        Object[] values = Records.values(phase);
        for (int i = 0; i < values.length; i++)
            if (values[i] instanceof Number n) all.put(parts.get(i).name(), new double[]{n.doubleValue()});
            else if (values[i] instanceof Vec v) all.put(parts.get(i).name(), new double[]{v.x(), v.y(), v.z()});
        return all;
    }
}
