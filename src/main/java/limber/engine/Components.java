package limber.engine;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Optional;

/// The settings that a phase was made with, read off its record.
final class Components {
    private Components() {}

    /// A number, or the three of a [Vec]; empty if the phase has no such component or it is neither.
    static Optional<double[]> of(Phase phase, String name) {
        RecordComponent[] all = phase.getClass().getRecordComponents();
        return Arrays.stream(all == null ? new RecordComponent[0] : all).filter(c -> c.getName().equals(name)).findFirst().flatMap(c -> numbers(phase, c));
    }

    private static Optional<double[]> numbers(Phase phase, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return switch (component.getAccessor().invoke(phase)) {
                case Number n -> Optional.of(new double[] {n.doubleValue()});
                case Vec v -> Optional.of(new double[] {v.x(), v.y(), v.z()});
                default -> Optional.empty();
            };
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(phase.name() + "." + component.getName() + " cannot be read", e);
        }
    }
}
