package limber.web.platform;

import org.jspecify.annotations.Nullable;

/// The list of twins. The page's build writes this class anew.
final class Woven {
    private Woven() {}

    /// The twin of a class, by its name.
    static @Nullable Class<?> twin(String name) {
        return null;
    }

    /// A twin of a phase.
    ///
    /// @param name of the phase's class
    /// @param values of its components
    static @Nullable Object make(String name, Object[] values) {
        return null;
    }

    /// The names of the local numbers that the methods of a class assign, with blanks between them.
    static String locals(String name) {
        return "";
    }
}
