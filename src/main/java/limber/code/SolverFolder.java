package limber.code;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.model.Solver;
import limber.engine.platform.OwnLoader;
import limber.engine.platform.Weaver;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;
import limber.file.PlainFile;

/// A solver of a user's own: a folder with Java files, one of which declares a class that implements `Solver`. It may
/// do whatever its user may, so that it runs only after it was agreed to.
///
/// @param folder in which it lies
/// @param texts of its Java files, in order of their names
public record SolverFolder(Path folder, Map<String, String> texts) {
    private static final String JAVA = ".java";
    private static final int MOST_FILES = 100;
    private static final long LARGEST = 1L << 20;

    public SolverFolder {
        texts = Map.copyOf(texts);
    }

    /// Whether a path is a folder with a Java file in it.
    public static boolean is(Path path) {
        return Files.isDirectory(path) && !files(path).isEmpty();
    }

    /// Its Java files, in order of their names.
    ///
    /// @throws BadInput if it cannot be listed, such as one that has been moved away
    public static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> f.getFileName().toString().endsWith(JAVA)).sorted().toList();
        } catch (IOException e) {
            throw PlainFile.unreadable(e, "a folder of a solver").at(PlainFile.name(folder));
        }
    }

    /// The file that declares a class of a folder; empty for one that ships.
    public static Optional<Path> file(Class<?> type) {
        return type.getClassLoader() instanceof Loader loader
                ? Optional.of(loader.folder.resolve(type.getNestHost().getSimpleName() + JAVA))
                : Optional.empty();
    }

    /// Reads the texts of a folder.
    ///
    /// @throws BadInput if they cannot be read
    public static SolverFolder read(Path folder) {
        List<Path> files = files(folder);
        if (files.isEmpty())
            throw new BadInput(PlainFile.name(folder) + ": no Java file; one with a class that implements "
                    + "Solver would be right, as ./limber new makes it");
        if (files.size() > MOST_FILES) throw new BadInput(PlainFile.name(folder) + ": " + files.size()
                + " Java files; at most " + MOST_FILES + " would be right");
        var texts = new HashMap<String, String>();
        for (Path file : files)
            texts.put(file.getFileName().toString(), PlainFile.text(file, LARGEST, "a Java file"));
        return new SolverFolder(folder, texts);
    }

    /// A fingerprint of the texts.
    public String hash() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            texts.entrySet().stream().sorted(Map.Entry.comparingByKey()).forEach(e -> {
                digest.update((e.getKey() + "\0" + e.getValue() + "\0").getBytes(StandardCharsets.UTF_8));
            });
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Compiles it and makes the model; a first state is made, so that what fails there is told at once.
    ///
    /// @throws BadInput with file, line and column
    public Model model() {
        List<Compilation.Text> sources = texts.entrySet().stream().sorted(Map.Entry.comparingByKey())
                .map(e -> new Compilation.Text(PlainFile.name(folder.resolve(e.getKey())),
                        URLEncoder.encode(e.getKey(), StandardCharsets.UTF_8), e.getValue()))
                .toList();
        var loader = new Loader(folder, JavaKernels.compiled(sources), texts);
        Model model = Model.of(solver(loader));
        attempt(() -> {
            BadInput.reading(declaring(model), () -> {
                new Declarations(model).check();
                return true;
            });
            Settings p = model.defaults();
            model.check(p);
            State s = model.initial(p);
            model.schedule(p).phases().forEach(phase -> {
                checked(loader, phase.getClass());
                phase.size(s);
            });
            model.kinds(p).forEach(kind -> kind.count(s));
            repeats(s, model.initial(p));
            return s.of(model.subject());
        });
        return model;
    }

    /// The file of the class that declares the model.
    private String declaring(Model model) {
        return PlainFile.name(file(model.home()).orElse(folder));
    }

    /// Going back to the start makes the first state again.
    private void repeats(State once, State again) {
        Explanation.between(once, again).stream().findFirst().ifPresent(c -> {
            throw new BadInput(PlainFile.name(folder) + ": initial gives other numbers when it is done again, in "
                    + c.channel() + " of element " + c.element()
                    + "; numbers that follow from the settings alone would "
                    + "be right, without a clock, or chance without a seed");
        });
    }

    /// A phase that could not be stepped is refused before it runs.
    private void checked(Loader loader, Class<?> phase) {
        if (!loader.declares(phase.getName())) return;
        String file = PlainFile.name(folder.resolve(phase.getNestHost().getSimpleName() + JAVA));
        if (!phase.isRecord()) throw new BadInput(file + ":1:1: the phase " + phase.getSimpleName()
                + " is no record; a record of the settings that it needs would be right");
        for (RecordComponent c : phase.getRecordComponents())
            if (c.getType().isArray()) throw new BadInput(file
                    + ":1:1: the phase " + phase.getSimpleName() + " has an array, " + c.getName()
                    + "; a channel of the state would be right, since only what is in the state is restored");
        for (MethodModel m : ClassFile.of().parse(loader.file(phase)).methods()) {
            if (!m.methodName().equalsString("run")) continue;
            int line = 1;
            for (CodeElement e : m.code().orElseThrow()) {
                if (e instanceof LineNumber n) line = n.line();
                if (e instanceof InvokeDynamicInstruction) throw new BadInput(file + ":" + line + ":1: a lambda, or a "
                        + "text that is put together, in run; loops and numbers would be right, since each number that "
                        + "run stores is reported");
            }
        }
        watchable(loader, phase, file);
    }

    /// A phase that is handed on as an object of its own type cannot be stepped: its twin is of another type.
    private static void watchable(Loader loader, Class<?> phase, String file) {
        try {
            Weaver.twin(phase, true);
        } catch (VerifyError e) {
            throw new BadInput(file + ":" + handed(loader.file(phase)) + ":1: the phase " + phase.getSimpleName()
                    + " is handed on as an object, as to a class within a method; its numbers as arguments, to a "
                    + "static function or a static class, would be right");
        }
    }

    /// The first line on which a phase is handed on.
    private static int handed(byte[] phase) {
        ClassModel type = ClassFile.of().parse(phase);
        String own = "L" + type.thisClass().asInternalName() + ";";
        int line = 1;
        for (MethodModel m : type.methods())
            for (CodeElement e : m.code().stream().flatMap(c -> c.elementStream())
                    .toList()) {
                        if (e instanceof LineNumber n) line = n.line();
                        if (e instanceof InvokeInstruction call && call.type().stringValue().contains(own)) return line;
                    }
        return 1;
    }

    private Solver solver(Loader loader) {
        List<Class<?>> solvers = loader.all().filter(c -> Solver.class.isAssignableFrom(c)
                && !c.isInterface() && !Modifier.isAbstract(c.getModifiers())).toList();
        if (solvers.size() != 1) throw new BadInput(PlainFile.name(folder) + ": " + (solvers.isEmpty()
                ? "no class implements Solver; one that does would be right"
                : solvers.size() + " classes implement Solver; one would be right"));
        return attempt(() -> {
            try {
                var made = solvers.getFirst().getDeclaredConstructor();
                made.setAccessible(true);
                return (Solver) made.newInstance();
            } catch (NoSuchMethodException e) {
                throw new BadInput(solvers.getFirst().getName() + JAVA + ": the class needs a constructor without "
                        + "parameters");
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof RuntimeException failed) throw failed;
                throw e;
            }
        });
    }

    /// An attempt with something of the user's.
    private interface Attempt<T> {
        T get() throws ReflectiveOperationException;
    }

    /// What it throws is told with the place in the user's code.
    private <T> T attempt(Attempt<T> attempt) {
        try {
            return attempt.get();
        } catch (BadInput e) {
            throw e;
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            throw new BadInput(SolverFault.told(e)
                    .orElseGet(() -> PlainFile.name(folder) + ": " + SolverFault.said(e)));
        }
    }

    /// The classes of the folder, with their class files and sources beside them, as explanations need them.
    private static final class Loader extends OwnLoader {
        private final Path folder;
        private final Map<String, byte[]> classes;
        private final Map<String, String> texts;
        private final SelfContained contained;

        Loader(Path folder, Map<String, byte[]> classes, Map<String, String> texts) {
            super(SolverFault.LOADER, SolverFolder.class.getClassLoader());
            this.folder = folder;
            this.classes = Map.copyOf(classes);
            this.texts = texts;
            contained = new SelfContained(classes);
        }

        Stream<Class<?>> all() {
            return classes.keySet().stream().sorted().map(name -> {
                try {
                    return loadClass(name.replace('/', '.'));
                } catch (ClassNotFoundException e) {
                    throw new IllegalStateException(e);
                }
            });
        }

        byte[] file(Class<?> type) {
            return classes.get(type.getName().replace('.', '/'));
        }

        @Override public boolean declares(String name) {
            return classes.containsKey(name.replace('.', '/'));
        }

        @Override public boolean contains(Class<?> phase) {
            return contained.contains(phase.getName().replace('.', '/'));
        }

        @Override protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] file = classes.get(name.replace('.', '/'));
            if (file == null) throw new ClassNotFoundException(name);
            byte[] heard = Weaver.heard(file, contained.hasPhase(name.replaceAll("\\$.*", "").replace('.', '/')));
            return defineClass(name, heard, 0, heard.length);
        }

        @Override public InputStream getResourceAsStream(String name) {
            if (name.endsWith(".class")) {
                byte[] file = classes.get(name.substring(0, name.length() - ".class".length()));
                if (file != null) return new ByteArrayInputStream(file);
            }
            String text = name.endsWith(JAVA) ? texts.get(name.substring(name.lastIndexOf('/') + 1)) : null;
            return text != null ? new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))
                    : super.getResourceAsStream(name);
        }
    }
}
