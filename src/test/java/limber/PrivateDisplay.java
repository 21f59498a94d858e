package limber;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/// An X server that belongs to the test JVM. On Linux it starts before the first test, so that two test JVMs, or a test
/// and a person, never share a pointer. Before the first window would be too late: whatever asks JavaFX for a font
/// without a display has it draw without 3D from then on.
///
/// With `-DexcludedGroups=window,soak` none starts. A small shell ends the server after the JVM: ending it earlier
/// takes JavaFX down with it, and the JVM looks crashed.
public final class PrivateDisplay implements LauncherSessionListener, BeforeAllCallback {
    /// The system property that names the display.
    private static final String STARTED = "limber.display";

    @Override public void launcherSessionOpened(LauncherSession session) {
        if (System.getProperty("os.name").equals("Linux")
                && !System.getProperty("excludedGroups", "").contains("window"))
            start();
    }

    @Override public void beforeAll(ExtensionContext context) {
        if (System.getProperty("os.name").equals("Linux") && System.getProperty(STARTED) == null)
            throw new IllegalStateException("the window tests need Xvfb: ./limber test installs it or says how");
    }

    private static void start() {
        try {
            String number = number();
            if (number == null) return; // only a test with a window needs it, and says so
            setenv("DISPLAY", ":" + number);
            System.setProperty(STARTED, ":" + number);
        } catch (IOException e) {
            throw new IllegalStateException("Xvfb does not start", e);
        }
    }

    /// @return null if there is no Xvfb
    private static String number() throws IOException {
        String script = "command -v Xvfb >/dev/null || exit 3\n"
                + "Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp 3>&1 >/dev/null &\n"
                + "exec >/dev/null\n"
                + "tail --pid=\"$1\" -s 0.2 -f /dev/null\n"
                + "kill $!; wait\n";
        String jvm = Long.toString(ProcessHandle.current().pid());
        Process server = new ProcessBuilder("setsid", "sh", "-c", script, "limber-display", jvm)
                .redirectInput(Path.of("/dev/null").toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        var said = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.US_ASCII));
        return said.readLine();
    }

    /// JavaFX asks the C library for its display, and Java has no call of its own that sets it.
    private static void setenv(String name, String value) {
        Linker linker = Linker.nativeLinker();
        var setenv = linker.downcallHandle(linker.defaultLookup().find("setenv").orElseThrow(), FunctionDescriptor
                .of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT));
        try (Arena arena = Arena.ofConfined()) {
            int failed = (int) setenv.invokeExact(arena.allocateFrom(name), arena.allocateFrom(value), 1);
            if (failed != 0) throw new IllegalStateException("setenv " + name + " fails");
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
