package limber;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/// Gives the test JVM an X server of its own where the machine has no display.
///
/// The Maven profile `private-display` picks a number, sets `DISPLAY` for the fork and asks for the server with the
/// system property `limber.privateDisplay`. A small shell ends the server after the JVM: ending it earlier takes the
/// toolkit down with it, and the fork looks crashed.
public final class PrivateDisplay implements LauncherSessionListener {

    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(20);

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        if (!Boolean.getBoolean("limber.privateDisplay")) {
            return;
        }
        String display = System.getenv("DISPLAY");
        Path socket = Path.of("/tmp/.X11-unix/X" + display.substring(1));
        if (Files.exists(socket)) {
            throw new IllegalStateException("display " + display + " belongs to somebody else; run the tests again");
        }
        try {
            await(start(display), socket, display);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Process start(String display) throws IOException {
        String script = "command -v Xvfb >/dev/null || exit 3\n"
                + "Xvfb \"$1\" -screen 0 1280x1024x24 -nolisten tcp &\n"
                + "tail --pid=\"$2\" -s 0.2 -f /dev/null\n"
                + "kill $!; wait\n";
        String jvm = Long.toString(ProcessHandle.current().pid());
        return new ProcessBuilder("setsid", "sh", "-c", script, "limber-display", display, jvm)
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static void await(Process server, Path socket, String display) {
        long end = System.nanoTime() + PATIENCE;
        while (!Files.exists(socket)) {
            if (!server.isAlive() && server.exitValue() == 3) {
                throw new IllegalStateException("the window tests need Xvfb: ./limber test installs it or says how");
            }
            if (System.nanoTime() > end) {
                throw new IllegalStateException("Xvfb did not answer on display " + display);
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for Xvfb", e);
        }
    }
}
