package limber.code;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import limber.engine.text.BadInput;

/// Source files on their way through Java's compiler, in memory: parsed, looked at, and only then compiled. Nothing is
/// read but classes that run already, and nothing is written.
final class Compilation {
    private static final List<String> OPTIONS = List.of("-g", "-proc:none", "-implicit:none", "-Xlint:none");
    private static final Optional<JavaCompiler> COMPILER = Optional.ofNullable(ToolProvider.getSystemJavaCompiler());

    private final DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
    private final Map<String, byte[]> classes = new LinkedHashMap<>();
    private final JavacTask task;
    private final String name;
    private final List<CompilationUnitTree> units = new ArrayList<>();

    /// A source.
    ///
    /// @param name of the file, for complaints
    /// @param file its path in the source tree
    record Text(String name, String file, String text) {}

    /// Parses a source.
    ///
    /// @throws BadInput with line and column
    Compilation(String name, String file, String text) {
        this(List.of(new Text(name, file, text)));
    }

    /// Parses several that belong together.
    ///
    /// @throws BadInput with file, line and column
    Compilation(List<Text> texts) {
        name = texts.getFirst().name();
        JavaCompiler compiler = COMPILER.orElseThrow(() -> new BadInput(name
                + ": this Java has no compiler; one with the module jdk.compiler would be right"));
        task = (JavacTask) compiler.getTask(null, new InMemory(Files.SHARED, classes), told, OPTIONS, null,
                texts.stream().map(Source::new).toList());
        task.setLocale(Locale.ENGLISH);
        try {
            task.parse().forEach(units::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        complain();
    }

    CompilationUnitTree unit() {
        return units.getFirst();
    }

    /// A complaint about a part of the first source.
    BadInput at(Tree tree, String why) {
        long from = Math.max(0, Trees.instance(task).getSourcePositions().getStartPosition(unit(), tree));
        LineMap lines = unit().getLineMap();
        return new BadInput(name + ":" + lines.getLineNumber(from) + ":" + lines.getColumnNumber(from) + ": " + why);
    }

    /// A complaint about a part of the first source that a kernel may not have.
    BadInput refused(Tree tree, String what) {
        return at(tree, "not allowed in a kernel: " + what);
    }

    /// Compiles what has been parsed.
    ///
    /// @return class files by their names, with slashes
    /// @throws BadInput with line and column
    Map<String, byte[]> classes() {
        try {
            task.generate();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        complain();
        return classes;
    }

    private void complain() {
        told.getDiagnostics().stream().filter(d -> d.getKind() == Diagnostic.Kind.ERROR).findFirst().ifPresent(d -> {
            String place = d.getSource() instanceof Source source ? source.text.name() + ":" + d.getLineNumber() + ":"
                    + d.getColumnNumber() + ": " : "";
            throw new BadInput(place + CompilerWords.plain(d));
        });
    }

    /// Opened once: what it has found of the class path stays known.
    private static final class Files {
        private static final StandardJavaFileManager SHARED = open();

        private static StandardJavaFileManager open() {
            StandardJavaFileManager files = COMPILER.orElseThrow().getStandardFileManager(null, Locale.ENGLISH,
                    StandardCharsets.UTF_8);
            try {
                files.setLocation(StandardLocation.SOURCE_PATH, List.of()); // sources on the class path stay closed
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return files;
        }
    }

    private static final class Source extends SimpleJavaFileObject {
        private final Text text;

        Source(Text text) {
            super(URI.create("string:///" + text.file()), Kind.SOURCE);
            this.text = text;
        }

        @Override public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text.text();
        }
    }

    /// A file manager whose class files are arrays.
    private static final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {
        private final BiConsumer<String, byte[]> made;

        InMemory(JavaFileManager files, Map<String, byte[]> classes) {
            super(files);
            made = classes::put;
        }

        @Override public JavaFileObject getJavaFileForOutput(Location location, String className,
                JavaFileObject.Kind kind, FileObject sibling) {
            String file = className.replace('.', '/');
            return new SimpleJavaFileObject(URI.create("string:///" + file + kind.extension), kind) {
                @Override public OutputStream openOutputStream() {
                    return new ByteArrayOutputStream() {
                        @Override public void close() {
                            made.accept(file, toByteArray());
                        }
                    };
                }
            };
        }
    }
}
