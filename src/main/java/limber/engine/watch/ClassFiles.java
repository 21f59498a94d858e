package limber.engine.watch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import java.util.WeakHashMap;

/// The class files of phases: from their class loader, or, of hidden classes that are phases of a run themselves, as
/// they were defined.
public final class ClassFiles {
    private static final Map<Class<?>, byte[]> HIDDEN = new WeakHashMap<>();

    private ClassFiles() {}

    /// The class file of a phase.
    static byte[] of(Class<?> type) {
        synchronized (HIDDEN) {
            byte[] known = HIDDEN.get(type);
            if (known != null) return known;
        }
        return of(type.getClassLoader(), type.getName().replace('.', '/'));
    }

    /// The class file that a class loader finds.
    ///
    /// @param name with slashes
    public static byte[] of(ClassLoader loader, String name) {
        try (var in = loader.getResourceAsStream(name + ".class")) {
            if (in == null) throw new IllegalStateException("the class file of " + name + " is not to be found");
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Defines a hidden class that sees what another one sees.
    static Class<?> nestMate(Class<?> of, byte[] file) throws ReflectiveOperationException {
        return Access.to(of).defineHiddenClass(file, true, MethodHandles.Lookup.ClassOption.NESTMATE).lookupClass();
    }

    /// The same of a class that is a phase itself: its twins are made of this class file.
    public static Class<?> phase(Class<?> of, byte[] file) throws ReflectiveOperationException {
        Class<?> made = nestMate(of, file);
        synchronized (HIDDEN) {
            HIDDEN.put(made, file);
        }
        return made;
    }
}
