package limber.cli.text;

import java.io.Console;
import java.io.PrintStream;

/// A line on a terminal that says how far something has come: it is written over again and again, and gone at the end.
/// Where nobody sees it, nothing is written.
public final class Progress implements AutoCloseable {
    /// The shortest time between two lines, ns.
    private static final long OFTEN = 100_000_000;
    private static final String CLEAR = "\r\033[K";

    private final PrintStream out;
    private final boolean terminal;
    private final Thread leaving = new Thread(this::clear);
    private long last = System.nanoTime() - OFTEN;
    private boolean written;

    public Progress(PrintStream out) {
        this(out, terminal());
    }

    /// @param terminal whether somebody sees it
    public Progress(PrintStream out, boolean terminal) {
        this.out = out;
        this.terminal = terminal;
        if (terminal) Runtime.getRuntime().addShutdownHook(leaving); // Ctrl+C leaves no half of a line
    }

    private static boolean terminal() {
        Console console = System.console();
        return console != null && console.isTerminal();
    }

    /// Says it, unless the last line is too young.
    public synchronized void say(String line) {
        long now = System.nanoTime();
        if (!terminal || now - last < OFTEN) return;
        last = now;
        written = true;
        out.print(CLEAR + line + " …");
        out.flush();
    }

    private synchronized void clear() {
        if (!written) return;
        written = false;
        out.print(CLEAR);
        out.flush();
    }

    @Override public void close() {
        if (!terminal) return;
        clear();
        Runtime.getRuntime().removeShutdownHook(leaving);
    }
}
