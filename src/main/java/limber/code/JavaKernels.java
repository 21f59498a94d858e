package limber.code;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.model.KernelCompiler;
import limber.engine.model.Solver;
import limber.engine.platform.ClassFiles;
import limber.engine.platform.Records;
import limber.engine.settings.Kernel;
import limber.engine.text.BadInput;

/// Kernels in Java: each text is checked, compiled in memory and defined as hidden classes beside those that it
/// replaces. A text is compiled once; the last ones stay known.
public final class JavaKernels implements KernelCompiler {
    /// The largest file of a kernel.
    public static final int MOST_BYTES = 4 * SourceLimits.LENGTH;

    private static final int KNOWN = 64;
    private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;"),
            TYPE = Pattern.compile("\\b(?:record|class|interface|enum)\\s+(\\w+)");
    private static final Map<Kernel, Compiled> COMPILED = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override protected boolean removeEldestEntry(Map.Entry<Kernel, Compiled> eldest) {
            return size() > KNOWN;
        }
    };

    /// Found by `ServiceLoader`.
    public JavaKernels() {}

    /// A kernel of a text, checked against a model.
    ///
    /// @param name of the file that it comes from, for complaints
    /// @throws BadInput with line and column if it is refused
    public static Kernel read(String name, String text, Solver solver) {
        Kernel kernel = named(name, text, solver);
        KernelCompiler.found(kernel).check(name, kernel, solver);
        return kernel;
    }

    @Override public void check(String name, Kernel kernel, Solver solver) {
        compiled(name, host(solver, kernel.file()), kernel);
    }

    /// The same, not compiled yet: the file that a text replaces.
    ///
    /// @throws BadInput with line and column if it is no file of the model
    public static Kernel named(String name, String text, Solver solver) {
        SourceLimits.check(name, text);
        Matcher in = PACKAGE.matcher(text), type = TYPE.matcher(text);
        if (!in.find()) throw new BadInput(name + ":1:1: a line such as 'package limber.models.rope;' is missing; the "
                + "whole file of a phase, as it ships, with changes would be right");
        // comments may speak of records too: the file is the one whose name any of its types has
        var files = new ArrayList<String>();
        while (type.find()) files.add(in.group(1).replace('.', '/') + "/" + type.group(1) + ".java");
        String file = files.stream().filter(f -> belongs(f, solver)).findFirst()
                .orElseThrow(() -> new BadInput(name + ":1:1: it is no file of the " + solver.name()
                        + "; the whole file of a phase, as it ships, with changes would be right"));
        return new Kernel(file, text);
    }

    /// Whether a source lies beside the solver, or has phases of its usual schedule, such as the clock.
    private static boolean belongs(String file, Solver solver) {
        String folder = ClassFiles.folder(solver.home());
        boolean beside = file.startsWith(folder + "/") && file.lastIndexOf('/') == folder.length();
        return beside && ClassFiles.ships(solver.home(), file)
                || solver.schedule(solver.defaults()).phases()
                        .anyMatch(phase -> ClassFiles.source(phase.getClass()).equals(file));
    }

    /// Whether a phase of a schedule comes from a kernel.
    public static boolean runs(Kernel kernel, Schedule schedule) {
        return schedule.phases().anyMatch(phase -> ClassFiles.source(phase.getClass()).equals(kernel.file()));
    }

    /// The class of a file.
    ///
    /// @throws BadInput if there is none
    public static Class<?> host(Solver solver, String file) {
        try {
            return Class.forName(file.substring(0, file.length() - ".java".length()).replace('/', '.'), false,
                    solver.home().getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new BadInput(file + " has no class; the file of a phase would be right");
        }
    }

    /// The source of a class, as it ships.
    ///
    /// @throws BadInput if it does not ship
    public static String source(Class<?> host) {
        return ClassFiles.unmarked(marked(host));
    }

    /// The same with the marks of gaps.
    ///
    /// @throws BadInput if it does not ship
    public static String marked(Class<?> host) {
        return ClassFiles.marked(host).orElseThrow(() -> new BadInput("the source of " + host.getSimpleName()
                + " does not ship; a phase whose source is shown would be right"));
    }

    @Override public Phase in(Phase own, Kernel kernel) {
        Class<?> host = ClassFiles.host(own.getClass());
        return compiled(kernel.name(), host, kernel).in(own);
    }

    /// The compiler is not made for several threads, and none of them would be served sooner.
    private static synchronized Compiled compiled(String name, Class<?> host, Kernel kernel) {
        Compiled known = COMPILED.get(kernel);
        if (known != null) return known;
        Compiled made = Compiled.of(name, host, kernel);
        COMPILED.put(kernel, made);
        return made;
    }

    /// Sources that belong together, compiled; the compiler is not made for several threads.
    ///
    /// @throws BadInput with file, line and column
    static synchronized Map<String, byte[]> compiled(List<Compilation.Text> texts) {
        return new Compilation(texts).classes();
    }

    /// A compiled text.
    ///
    /// @param changed the types whose functions differ from what ships, such as `Distance` or `ClothSkin.Tangents`
    private record Compiled(Class<?> host, String text, Map<String, byte[]> classes, OwnTypes types, ByteCheck check,
            Set<String> changed, Map<Class<?>, Records.Maker> makers) {
        static Compiled of(String name, Class<?> host, Kernel kernel) {
            SourceLimits.check(name, kernel.text());
            try {
                var own = new Compilation(kernel.name(), kernel.file(), source(host));
                var edited = new Compilation(name, kernel.file(), kernel.text());
                Set<String> changed = SourceCheck.changed(edited, own);
                Map<String, byte[]> classes = edited.classes();
                Set<String> ships = classes.keySet().stream().filter(c -> shipped(host, c).isPresent())
                        .collect(Collectors.toSet());
                var types = new OwnTypes(name, classes, ships);
                List<byte[]> shipped = ships.stream().map(c -> ClassFiles.of(host.getClassLoader(), c)).toList();
                CallCycles.check(name, classes.values(), shipped);
                var check = new ByteCheck(name, classes, types, shipped);
                var made = new Compiled(host, kernel.text(), classes, types, check, changed, new HashMap<>());
                made.weaveAll();
                return made;
            } catch (StackOverflowError e) {
                throw new BadInput(
                        name + ":1:1: it is nested too deep to be compiled; shorter statements would be right");
            }
        }

        /// The class that ships of this name, with slashes.
        private static Optional<Class<?>> shipped(Class<?> host, String name) {
            try {
                return Optional.of(Class.forName(name.replace('/', '.'), false, host.getClassLoader()));
            } catch (ClassNotFoundException e) {
                return Optional.empty();
            }
        }

        /// Defines the classes of all phases of the file, so that a fault shows at once.
        private void weaveAll() {
            classes.keySet().stream().flatMap(name -> shipped(host, name).stream())
                    .filter(own -> Phase.class.isAssignableFrom(own) && own.isRecord() && differs(own))
                    .forEach(this::maker);
        }

        /// Whether something differs in a phase, or in what is no phase itself: any phase of the file may call it.
        private boolean differs(Class<?> own) {
            String around = host.getPackageName() + ".";
            return changed.stream().anyMatch(c -> c.equals(simple(own)) || !Phase.class
                    .isAssignableFrom(shipped(host, around + c.replace('.', '$')).orElseThrow()));
        }

        private static String simple(Class<?> type) {
            return type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
        }

        Phase in(Phase own) {
            if (!differs(own.getClass())) return own;
            return (Phase) maker(own.getClass()).make(Records.values(own));
        }

        private Records.Maker maker(Class<?> own) {
            synchronized (makers) {
                return makers.computeIfAbsent(own, this::define);
            }
        }

        private Records.Maker define(Class<?> own) {
            try {
                byte[] woven = Weaving.woven(own.getName().replace('.', '/'), classes, types, check);
                return Records.maker(ClassFiles.phase(own, woven, text), own);
            } catch (IllegalArgumentException | LinkageError e) { // woven, a function may be too long for a class
                throw new BadInput(host.getSimpleName() + ".java:1:1: no class can be made of it (" + e.getMessage()
                        + "); shorter functions would be right");
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(own + " cannot be replaced", e);
            }
        }
    }
}
