package limber.cli;

import picocli.CommandLine.Command;

/// Commands that the launcher carries out itself; they stand here so that the help is complete.
final class LauncherCommand {
    private LauncherCommand() {}

    private static Stop notHere(String name) {
        return new Stop(Stop.USAGE, "limber " + name + ": is done by the launcher in a source folder: ./limber " + name);
    }

    @Command(name = "bench", mixinStandardHelpOptions = true, description = "Run the benchmarks (JMH; its options follow).")
    static final class Bench implements Runnable {
        @Override
        public void run() {
            throw notHere("bench");
        }
    }

    @Command(name = "test", mixinStandardHelpOptions = true, description = "Run the tests (Maven; its options follow).")
    static final class Test implements Runnable {
        @Override
        public void run() {
            throw notHere("test");
        }
    }
}
