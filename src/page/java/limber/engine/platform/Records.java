package limber.engine.platform;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;

/// Records looked into. A browser's engine knows their fields only.
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

    /// The components in order; none of a class whose fields are not known.
    public static List<Part> parts(Class<?> type) {
        return fields(type).stream().map(f -> new Part(f.getName(), f.getType())).toList();
    }

    private static List<Field> fields(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields()).filter(f -> !Modifier.isStatic(f.getModifiers())).toList();
    }

    /// What a record was made with.
    public static Object[] values(Object record) {
        return fields(record.getClass()).stream().map(f -> value(record, f)).toArray();
    }

    private static Object value(Object record, Field field) {
        try {
            field.setAccessible(true);
            return field.get(record);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(record.getClass() + "." + field.getName() + " cannot be read", e);
        }
    }

    /// A maker of instances of a class from the components of a record, that class itself or one of which it is a copy.
    ///
    /// @param record whose components they are
    public static Maker maker(Class<?> type, Class<?> record) {
        Constructor<?> made = type.getDeclaredConstructors()[0];
        made.setAccessible(true);
        return values -> make(made, values);
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
