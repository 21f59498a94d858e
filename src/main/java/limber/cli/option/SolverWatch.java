package limber.cli.option;

import java.io.Console;
import java.time.Duration;
import java.util.function.Consumer;
import limber.code.SolverFault;

/// A watch over a command that runs a solver of the user's own, whose loops may not end: it says where the solver is,
/// after some seconds, and again each time that twice as long has passed.
final class SolverWatch implements Runnable {
    private static final Duration FIRST = Duration.ofSeconds(10);

    private final Thread watched;
    private final Consumer<String> told;
    private final Duration first;

    /// @param first after which it speaks
    SolverWatch(Thread watched, Consumer<String> told, Duration first) {
        this.watched = watched;
        this.told = told;
        this.first = first;
    }

    /// Watches this thread, if somebody sits at a terminal.
    static void begin(Consumer<String> told) {
        Console console = System.console();
        if (console == null || !console.isTerminal()) return;
        var watch = new SolverWatch(Thread.currentThread(), told, FIRST);
        Thread.ofPlatform().daemon().name("watch over the solver").start(watch);
    }

    @Override public void run() {
        try {
            for (Duration wait = first; watched.isAlive(); wait = wait.multipliedBy(2)) {
                Thread.sleep(wait);
                SolverFault.place(watched.getStackTrace()).ifPresent(place -> told.accept("still in "
                        + place.getFileName() + ":" + place.getLineNumber() + ", " + type(place) + "."
                        + place.getMethodName() + "(); Ctrl+C ends it"));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // nobody is watched any more
        }
    }

    private static String type(StackTraceElement place) {
        String name = place.getClassName();
        return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    }
}
