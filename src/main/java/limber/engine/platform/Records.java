package limber.engine.platform;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

/// Records looked into: their components, and others made like them.
public final class Records {
    private Records() {}

    /// A component of a record.
    public record Part(String name, Class<?> type) {}

    /// The constructor of a record, or of a copy of its class.
    @FunctionalInterface
    public interface Maker {
        /// @param values of the components, in order
        /// @throws RuntimeException what the constructor throws
        Object make(Object[] values);
    }

    /// The components in order; none of a class that is no record.
    public static List<Part> parts(Class<?> type) {
        return type.isRecord() ? Arrays.stream(type.getRecordComponents())
                .map(c -> new Part(c.getName(), c.getType())).toList() : List.of();
    }

    /// What a record was made with.
    public static Object[] values(Object record) {
        RecordComponent[] parts = record.getClass().getRecordComponents();
        if (parts == null) throw new IllegalArgumentException(record.getClass() + " is not a record");
        var values = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) values[i] = value(record, parts[i]);
        return values;
    }

    private static Object value(Object record, RecordComponent part) {
        try {
            part.getAccessor().setAccessible(true);
            return part.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(record.getClass() + "." + part.getName() + " cannot be read", e);
        }
    }

    /// A maker of instances of a class from the components of a record, that class itself or one of which it is a copy.
    ///
    /// @param record whose components they are
    public static Maker maker(Class<?> type, Class<?> record) {
        try {
            Constructor<?> made = type.getDeclaredConstructor(
                    parts(record).stream().map(Part::type).toArray(Class<?>[]::new));
            made.setAccessible(true);
            return values -> make(made, values);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(type + " cannot be made of a " + record, e);
        }
    }

    private static Object make(Constructor<?> constructor, Object[] values) {
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException own) throw own;
            throw new IllegalStateException(constructor + " failed", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(constructor + " cannot be called", e);
        }
    }
}
