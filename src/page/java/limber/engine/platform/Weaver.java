package limber.engine.platform;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// Twins that were woven when the page's engine was built.
public final class Weaver {
    private Weaver() {}

    /// The twin of a class.
    ///
    /// @param loads whether loads from arrays are wanted too; they are reported in any case
    public static Class<?> twin(Class<?> type, boolean loads) {
        Class<?> twin = Woven.twin(type.getName());
        if (twin == null) throw new IllegalStateException("no twin of " + type.getName());
        return twin;
    }

    /// The names of the local numbers that the methods of a class assign.
    public static Set<String> locals(Class<?> type) {
        String names = Woven.locals(type.getName());
        return names.isEmpty() ? Set.of() : new TreeSet<>(List.of(names.split(" ")));
    }
}
