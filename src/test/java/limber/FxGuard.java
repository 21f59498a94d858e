package limber;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Predicate;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/// A guard of the FX thread, in every test that opens a window: a test fails if a solver ran there, a file was written,
/// or the thread waited for another one.
///
/// It is no list of places. While the test JVM loads the program's classes, and those of a user's solver, the guard
/// puts a call of its own at the beginning of every phase and of every first state, and before every call of the
/// library that changes a file or waits. The program itself knows nothing of it.
public final class FxGuard
        implements LauncherSessionListener, BeforeAllCallback, AfterEachCallback, AfterAllCallback {
    private static final String FX = "JavaFX Application Thread";
    private static final ClassDesc SELF = ClassDesc.of("limber.FxGuard");
    private static final MethodTypeDesc SEEN = MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_String);
    /// The methods in which a solver begins, by name: a phase, a first state.
    private static final Map<String, String> SOLVING = Map.of("run", "(Llimber/engine/State;III)V",
            "initial", "(Llimber/engine/settings/Settings;)Llimber/engine/State;");
    /// What changes a file or waits, by class. A class of streams has its constructor only.
    private static final Map<String, Set<String>> SLOW = Map.ofEntries(
            Map.entry("java/nio/file/Files", Set.of("write", "writeString", "newOutputStream", "newBufferedWriter",
                    "newByteChannel", "copy", "move", "delete", "deleteIfExists", "createFile", "createDirectory",
                    "createDirectories", "createTempFile", "createTempDirectory", "setPosixFilePermissions",
                    "setLastModifiedTime", "setAttribute")),
            Map.entry("java/nio/channels/FileChannel", Set.of("open", "lock", "tryLock", "force")),
            Map.entry("java/io/FileOutputStream", Set.of("<init>")),
            Map.entry("java/io/FileWriter", Set.of("<init>")),
            Map.entry("java/io/RandomAccessFile", Set.of("<init>")),
            Map.entry("java/io/File", Set.of("delete", "renameTo", "mkdir", "mkdirs", "createNewFile")),
            Map.entry("java/lang/Thread", Set.of("sleep", "join")),
            Map.entry("java/lang/Process", Set.of("waitFor")),
            Map.entry("java/lang/Object", Set.of("wait")),
            Map.entry("java/util/concurrent/Future", Set.of("get")),
            Map.entry("java/util/concurrent/CompletableFuture", Set.of("get", "join")),
            Map.entry("java/util/concurrent/CountDownLatch", Set.of("await")),
            Map.entry("java/util/concurrent/BlockingQueue", Set.of("take", "put")),
            Map.entry("java/util/concurrent/Semaphore", Set.of("acquire")),
            Map.entry("java/util/concurrent/ExecutorService", Set.of("awaitTermination", "close", "invokeAll")));
    private static final String TESTS = "test-classes";
    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    private static final ConcurrentLinkedQueue<Sight> SIGHTS = new ConcurrentLinkedQueue<>();
    /// Whether a test that opens a window runs. The others run phases millions of times, for which a name is too much.
    private static volatile boolean on;

    /// What was seen, and where.
    ///
    /// @param byTest whether a test did it itself there, and nothing of the window
    private record Sight(Throwable at, boolean byTest) {
        String told() {
            return at.getMessage() + Stream.of(at.getStackTrace()).skip(1)
                    .filter(e -> e.getClassName().startsWith("limber.")).limit(12).map(e -> "\n    at " + e)
                    .collect(Collectors.joining());
        }
    }

    @Override public void launcherSessionOpened(LauncherSession session) {
        // Maven's own JVM looks through the tests, too, with a loader in which no agent finds this class
        boolean runs = FxGuard.class.getClassLoader() == ClassLoader.getSystemClassLoader();
        if (runs && !System.getProperty("excludedGroups", "").contains("window")) install();
    }

    /// Loads an agent into this JVM. Its archive is empty but for the name of this class.
    private static void install() {
        try {
            Path jar = Files.createTempFile("limber-guard", ".jar");
            jar.toFile().deleteOnExit();
            var manifest = new Manifest();
            manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
            manifest.getMainAttributes().putValue("Agent-Class", FxGuard.class.getName());
            new JarOutputStream(Files.newOutputStream(jar), manifest).close();
            ManagementFactory.getPlatformMBeanServer().invoke(
                    new ObjectName("com.sun.management:type=DiagnosticCommand"), "jvmtiAgentLoad",
                    new Object[]{new String[]{jar.toString()}}, new String[]{String[].class.getName()});
        } catch (IOException | JMException e) {
            throw new IllegalStateException("the guard of the FX thread cannot be loaded", e);
        }
    }

    /// The JVM calls it once the agent is loaded.
    public static void agentmain(String arguments, Instrumentation instrumentation) {
        instrumentation.addTransformer(new ClassFileTransformer() {
            @Override public byte[] transform(ClassLoader loader, String name, Class<?> before, ProtectionDomain domain,
                    byte[] file) {
                boolean ours = name != null && !name.startsWith("java/") && loader != null && guarded(name, domain);
                try {
                    return ours ? FxGuard.guarded(file) : null;
                } catch (RuntimeException | Error e) { // the JVM would take the class as it is, and say nothing
                    throw fatal(name, e);
                }
            }
        });
    }

    private static RuntimeException fatal(String name, Throwable e) {
        e.printStackTrace();
        Runtime.getRuntime().halt(1);
        return new IllegalStateException(name, e);
    }

    /// Whether a class is the program's, or of a user's solver, which comes from no archive.
    private static boolean guarded(String name, ProtectionDomain domain) {
        boolean fromFile = domain != null && domain.getCodeSource() != null
                && domain.getCodeSource().getLocation() != null;
        return fromFile ? name.startsWith("limber/") && !domain.getCodeSource().getLocation().getPath()
                .contains(TESTS) : !name.contains("$$") && !name.startsWith("jdk/");
    }

    /// @return null where there is nothing to guard
    private static byte[] guarded(byte[] file) {
        ClassFile format = ClassFile.of();
        ClassModel model = format.parse(file);
        if (model.methods().stream().noneMatch(m -> solves(m) || waits(m))) return null;
        return format.transformClass(model, (type, e) -> {
            if (e instanceof MethodModel m && (solves(m) || waits(m)))
                type.transformMethod(m, MethodTransform.transformingCode(new Calls(solves(m))));
            else type.with(e);
        });
    }

    private static boolean solves(MethodModel m) {
        return m.code().isPresent()
                && m.methodType().stringValue().equals(SOLVING.get(m.methodName().stringValue()));
    }

    private static boolean waits(MethodModel m) {
        return m.code().stream().flatMap(code -> code.elementStream())
                .anyMatch(e -> e instanceof InvokeInstruction i && slow(i));
    }

    private static boolean slow(InvokeInstruction i) {
        return SLOW.getOrDefault(i.owner().asInternalName(), Set.of()).contains(i.name().stringValue());
    }

    private static void call(CodeBuilder code, String what) {
        code.loadConstant(what).invokestatic(SELF, "seen", SEEN);
    }

    /// Calls of the guard before each slow one, and where a solver begins.
    private record Calls(boolean solves) implements CodeTransform {
        @Override public void atStart(CodeBuilder code) {
            if (solves) call(code, "a solver");
        }

        @Override public void accept(CodeBuilder code, CodeElement e) {
            if (e instanceof InvokeInstruction i && slow(i)) call(code, called(i));
            code.with(e);
        }
    }

    private static String called(InvokeInstruction i) {
        return i.owner().asInternalName().replace('/', '.') + "." + i.name().stringValue();
    }

    @Override public void beforeAll(ExtensionContext context) {
        on = true;
    }

    @Override public void afterAll(ExtensionContext context) {
        on = false;
    }

    /// What the guarded classes call.
    public static void seen(String what) {
        if (on && Thread.currentThread().getName().equals(FX)) SIGHTS.add(new Sight(new Throwable(what), byTest()));
    }

    private static boolean byTest() {
        return WALKER.walk(frames -> frames.map(StackWalker.StackFrame::getDeclaringClass)
                .filter(c -> c != FxGuard.class && (ofTest(c) || c.getName().startsWith("limber.ui."))).findFirst()
                .filter(FxGuard::ofTest).isPresent());
    }

    private static boolean ofTest(Class<?> type) {
        return type.getName().startsWith("limber.")
                && type.getProtectionDomain().getCodeSource() instanceof CodeSource source
                && source.getLocation().getPath().contains(TESTS);
    }

    /// What has been seen since the last time, the innermost calls of each, and forgets it.
    static List<String> taken() {
        return taken(_ -> true);
    }

    private static List<String> taken(Predicate<Sight> wanted) {
        var taken = new ArrayList<Sight>();
        for (Sight s = SIGHTS.poll(); s != null; s = SIGHTS.poll()) taken.add(s);
        return taken.stream().filter(wanted).map(Sight::told).distinct().toList();
    }

    @Override public void afterEach(ExtensionContext context) {
        List<String> taken = taken(s -> !s.byTest());
        if (!taken.isEmpty())
            throw new AssertionError("on the FX thread:\n" + String.join("\n", taken));
    }
}
