package limber.engine.platform;

import java.util.Optional;

/// Classes of phases, none of which a user has rewritten: a page has no compiler.
public final class ClassFiles {
    private ClassFiles() {}

    /// The path of the source file of a class, which may lie in another one: `limber/models/rope/Distance.java`.
    public static String source(Class<?> type) {
        String name = type.getName();
        int nested = name.indexOf('$');
        return (nested < 0 ? name : name.substring(0, nested)).replace('.', '/') + ".java";
    }

    /// The class itself: a page knows files by the names of classes.
    public static Class<?> host(Class<?> type) {
        return type;
    }

    /// The folder of the source file of a class, such as `limber/models/rope`.
    public static String folder(Class<?> type) {
        String file = source(type);
        return file.substring(0, Math.max(0, file.lastIndexOf('/')));
    }

    /// Whether a source file ships beside a class.
    ///
    /// @param path such as `limber/models/rope/Distance.java`
    public static boolean ships(Class<?> beside, String path) {
        return Brought.source(path).isPresent();
    }

    /// The text of the source file of a class, if the page brings it.
    public static Optional<String> shipped(Class<?> host) {
        return Brought.source(source(host));
    }

    /// Whether all that a phase does is seen and follows from the state: a page has no others.
    public static boolean contained(Class<?> phase) {
        return true;
    }

    /// Empty: each phase runs as it ships.
    public static Optional<String> text(Class<?> phase) {
        return Optional.empty();
    }

    /// The phase itself.
    public static Class<?> original(Class<?> phase) {
        return phase;
    }
}
