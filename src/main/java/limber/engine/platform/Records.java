package limber.engine.platform;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
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
        return Platform.here().parts(type);
    }

    /// What a record was made with.
    public static Object[] values(Object record) {
        return Platform.here().values(record);
    }

    /// A maker of instances of a class from the components of a record, that class itself or one of which it is a copy.
    ///
    /// @param record whose components they are
    public static Maker maker(Class<?> type, Class<?> record) {
        return Platform.here().maker(type, record);
    }

    /// A maker that calls a constructor, which may be private.
    public static Maker maker(Constructor<?> made) {
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
