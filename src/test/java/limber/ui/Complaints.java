package limber.ui;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/// A collector of a running window's errors, on any thread: every warning that it or JavaFX logs, including uncaught
/// exceptions (`Failures` logs them), and stack traces that JavaFX prints itself. Refusals shown to a user do not
/// count.
final class Complaints extends Handler implements AutoCloseable {
    /// Nothing at all is lost without it: JavaFX on the class path says so once.
    private static final String CONFIGURATION = "Unsupported JavaFX configuration";
    /// The tests draw without smooth edges (`test.mesa` in pom.xml).
    private static final String ANTIALIASING = "System can't support antiAliasing";

    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final PrintStream err = System.err;

    private Complaints() {}

    /// Listens until it is closed.
    static Complaints hear() {
        var complaints = new Complaints();
        Logger.getLogger("").addHandler(complaints);
        System.setErr(new PrintStream(complaints.new Tee(), true, StandardCharsets.UTF_8));
        return complaints;
    }

    List<String> heard() {
        return heard;
    }

    @Override public void publish(LogRecord said) {
        if (said.getLevel().intValue() < Level.WARNING.intValue() || said.getMessage().startsWith(CONFIGURATION)
                || said.getMessage().equals(ANTIALIASING))
            return;
        heard.add(said.getLoggerName() + ": " + said.getMessage()
                + (said.getThrown() == null ? "" : "\n" + trace(said.getThrown())));
    }

    private static String trace(Throwable e) {
        var text = new StringWriter();
        e.printStackTrace(new PrintWriter(text));
        return text.toString();
    }

    @Override public void flush() {}

    @Override public void close() {
        Logger.getLogger("").removeHandler(this);
        System.setErr(err);
    }

    /// Passes on what is printed, and hears the lines that name an exception.
    private final class Tee extends OutputStream {
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();

        @Override public synchronized void write(int b) {
            err.write(b);
            if (b != '\n') line.write(b);
            else {
                String text = line.toString(StandardCharsets.UTF_8);
                line.reset();
                if (text.contains("Exception") || text.contains("Error:")) heard.add(text);
            }
        }
    }
}
