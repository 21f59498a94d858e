package limber.engine.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.regex.Pattern;

/// The class files of phases: from their class loader, or, of hidden classes that are phases of a run themselves, as
/// they were defined.
public final class ClassFiles {
    /// In front of a gap's name, at the end of the line before the gap and of its last one.
    public static final String GAP = "// gap ", GAP_END = "// end of gap ";

    private static final Pattern MARK = Pattern.compile(" *(?:" + GAP + "|" + GAP_END + ")[^\n]*");
    private static final Map<Class<?>, Rewritten> HIDDEN = new WeakHashMap<>();

    /// What is known of a hidden class that runs in the place of a phase.
    ///
    /// @param original the phase that it replaces
    /// @param text of its source file
    private record Rewritten(byte[] file, Class<?> original, String text) {}

    private ClassFiles() {}

    /// The class file of a phase.
    public static byte[] of(Class<?> type) {
        return rewritten(type).map(Rewritten::file)
                .orElseGet(() -> of(type.getClassLoader(), type.getName().replace('.', '/')));
    }

    private static Optional<Rewritten> rewritten(Class<?> type) {
        synchronized (HIDDEN) {
            return Optional.ofNullable(HIDDEN.get(type));
        }
    }

    /// The path of the source file of a class, which may lie in another one or be hidden, such as
    /// `limber/models/rope/Distance.java`.
    public static String source(Class<?> type) {
        String name = type.getName();
        int end = 0;
        while (end < name.length() && "$/".indexOf(name.charAt(end)) < 0) end++;
        return name.substring(0, end).replace('.', '/') + ".java";
    }

    /// The outermost class around a class, in whose file it stands.
    public static Class<?> host(Class<?> type) {
        return Platform.here().host(type);
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
        return Platform.here().ships(beside, path);
    }

    /// The text of the source file of a class, which ships beside it, without the marks of gaps; empty where there is
    /// none.
    public static Optional<String> shipped(Class<?> host) {
        return marked(host).map(ClassFiles::unmarked);
    }

    /// A source without the marks of gaps.
    public static String unmarked(String source) {
        return MARK.matcher(source).replaceAll("");
    }

    /// The same with the marks of gaps, which lessons cut out for a student to write.
    public static Optional<String> marked(Class<?> host) {
        return Platform.here().shipped(host, source(host));
    }

    /// The text of the source file of a phase that a user has rewritten; empty for one that runs as it ships.
    public static Optional<String> text(Class<?> phase) {
        return rewritten(phase).map(Rewritten::text);
    }

    /// The phase that a rewritten one replaces; the phase itself where it is none.
    public static Class<?> original(Class<?> phase) {
        return rewritten(phase).<Class<?>>map(Rewritten::original).orElse(phase);
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

    /// Whether all that a phase does is seen and follows from the state, as of those that ship and of checked kernels;
    /// of a solver of a user's own its loader knows.
    public static boolean contained(Class<?> phase) {
        return Platform.here().contained(phase);
    }

    /// Defines a hidden class that sees what another one sees.
    public static Class<?> nestMate(Class<?> of, byte[] file) throws ReflectiveOperationException {
        return Access.to(of).defineHiddenClass(file, true, MethodHandles.Lookup.ClassOption.NESTMATE).lookupClass();
    }

    /// The same of a class that is a phase itself: its twins are made of this class file.
    ///
    /// @param of the phase that it replaces
    /// @param text of its source file
    public static Class<?> phase(Class<?> of, byte[] file, String text) throws ReflectiveOperationException {
        Class<?> made = nestMate(of, file);
        synchronized (HIDDEN) {
            HIDDEN.put(made, new Rewritten(file, of, text));
        }
        return made;
    }
}
