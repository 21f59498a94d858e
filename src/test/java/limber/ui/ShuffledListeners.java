package limber.ui;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collections;
import java.util.Random;
import javafx.beans.value.ObservableValue;

/// A switch for robot tests that calls the listeners of properties in another order, on which nothing may depend.
///
/// `./limber test NAME -Dlimber.listeners=SEED` shuffles them in every shared window, from that seed. JavaFX promises
/// no order and calls listeners as they were added, so its own lists are shuffled.
final class ShuffledListeners {
    private final Random random;

    ShuffledListeners(long seed) {
        random = new Random(seed);
    }

    /// What `-Dlimber.listeners` says, if it says anything.
    static void ifAsked(Object... owners) {
        Long seed = Long.getLong("limber.listeners");
        if (seed != null) new ShuffledListeners(seed).shuffle(owners);
    }

    /// Shuffles the listeners of all properties that these objects have.
    ///
    /// @return how many properties had several
    int shuffle(Object... owners) {
        int several = 0;
        for (Object owner : owners)
            for (Method m : owner.getClass().getMethods())
                if (m.getParameterCount() == 0 && !Modifier.isStatic(m.getModifiers())
                        && ObservableValue.class.isAssignableFrom(m.getReturnType())
                        && m.getDeclaringClass().getPackageName().startsWith("limber"))
                    several += shuffle(property(m, owner)) ? 1 : 0;
        return several;
    }

    private static Object property(Method m, Object owner) {
        try {
            m.setAccessible(true);
            return m.invoke(owner);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(m.toString(), e);
        }
    }

    private boolean shuffle(Object property) {
        Object helper = value(property, "helper");
        if (helper == null || field(helper.getClass(), "changeListeners") == null) return false;
        boolean changes = shuffle(helper, "changeListeners", "changeSize");
        return shuffle(helper, "invalidationListeners", "invalidationSize") || changes;
    }

    private boolean shuffle(Object helper, String listeners, String size) {
        if (!(value(helper, listeners) instanceof Object[] all)) return false;
        int count = (Integer) value(helper, size);
        Collections.shuffle(Arrays.asList(all).subList(0, count), random); // a view of the array
        return count > 1;
    }

    private static Object value(Object of, String name) {
        Field field = field(of.getClass(), name);
        try {
            return field == null ? null : field.get(of);
        } catch (IllegalAccessException e) {
            throw new AssertionError(name, e);
        }
    }

    private static Field field(Class<?> type, String name) {
        for (Class<?> c = type; c != Object.class; c = c.getSuperclass())
            for (Field f : c.getDeclaredFields()) if (f.getName().equals(name)) {
                f.setAccessible(true);
                return f;
            }
        return null;
    }
}
