package limber.engine;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The components of a phase's record, which are the settings that the phase was made with.
final class Components {
    private Components() {}

    /// A number, or the three of a [Vec]; empty if the phase has no such component or it is neither.
    static Optional<double[]> of(Phase phase, String name) {
        return all(phase).filter(c -> c.getName().equals(name)).findFirst().flatMap(c -> numbers(phase, c));
    }

    /// The numbers among them, by name.
    static Map<String, Double> numbers(Phase phase) {
        var numbers = new LinkedHashMap<String, Double>();
        all(phase).forEach(
                c -> numbers(phase, c).filter(v -> v.length == 1).ifPresent(v -> numbers.put(c.getName(), v[0])));
        return numbers;
    }

    private static Stream<RecordComponent> all(Phase phase) {
        return Stream.ofNullable(phase.getClass().getRecordComponents()).flatMap(Arrays::stream);
    }

    private static Optional<double[]> numbers(Phase phase, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return switch (component.getAccessor().invoke(phase)) {
                case Number n -> Optional.of(new double[]{n.doubleValue()});
                case Vec v -> Optional.of(new double[]{v.x(), v.y(), v.z()});
                default -> Optional.empty();
            };
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(phase.name() + "." + component.getName() + " cannot be read", e);
        }
    }
}
