package limber.engine;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.settings.Vec;

/// The components of a phase's record, which are the settings that the phase was made with.
public final class Components {
    private Components() {}

    /// A number, or the three of a [Vec]; empty if the phase has no such component or it is neither.
    public static Optional<double[]> of(Phase phase, String name) {
        return all(phase).filter(c -> c.getName().equals(name)).findFirst().flatMap(c -> numbers(phase, c));
    }

    /// The numbers among them, by name.
    public static Map<String, Double> numbers(Phase phase) {
        var numbers = new LinkedHashMap<String, Double>();
        all(phase).forEach(
                c -> numbers(phase, c).filter(v -> v.length == 1).ifPresent(v -> numbers.put(c.getName(), v[0])));
        return numbers;
    }

    /// The names of those that are numbers or vectors.
    public static List<String> names(Phase phase) {
        return all(phase).filter(c -> numbers(phase, c).isPresent()).map(RecordComponent::getName).toList();
    }

    /// The same phase made with another number in the place of one, or of each of a vector's; a whole number becomes
    /// the next one. Empty if it cannot be made so.
    public static Optional<Phase> with(Phase phase, String name, double value) {
        RecordComponent[] parts = phase.getClass().getRecordComponents();
        try {
            Object[] with = values(phase);
            for (int i = 0; i < parts.length; i++)
                if (parts[i].getName().equals(name)) with[i] = other(with[i], value);
            return Optional.of((Phase) constructor(phase.getClass(), phase.getClass()).newInstance(with));
        } catch (InvocationTargetException e) {
            return Optional.empty();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(phase.name() + " cannot be made again", e);
        }
    }

    /// The constructor of a class that takes the components of a record, that record's own or of a copy of it.
    ///
    /// @param record whose components they are
    public static Constructor<?> constructor(Class<?> type, Class<?> record) throws NoSuchMethodException {
        Constructor<?> made = type.getDeclaredConstructor(Arrays.stream(record.getRecordComponents())
                .map(RecordComponent::getType).toArray(Class<?>[]::new));
        made.setAccessible(true);
        return made;
    }

    /// What the record was made with.
    public static Object[] values(Phase phase) throws ReflectiveOperationException {
        RecordComponent[] parts = phase.getClass().getRecordComponents();
        if (parts == null) throw new IllegalArgumentException(phase.getClass() + " is not a record");
        var values = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) {
            parts[i].getAccessor().setAccessible(true);
            values[i] = parts[i].getAccessor().invoke(phase);
        }
        return values;
    }

    /// Whether two phases are of one class and have equal components, as records are equal.
    public static boolean same(Phase phase, Object other) {
        return other instanceof Phase p && p.getClass() == phase.getClass()
                && Arrays.equals(known(phase), known(p));
    }

    /// The hash of the components.
    public static int hash(Phase phase) {
        return Arrays.hashCode(known(phase));
    }

    private static Object[] known(Phase phase) {
        try {
            return values(phase);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(phase.name() + " cannot be read", e);
        }
    }

    private static Object other(Object was, double value) {
        return switch (was) {
            case Integer n -> n + 1;
            case Vec _ -> new Vec(value, value, value);
            default -> value;
        };
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
