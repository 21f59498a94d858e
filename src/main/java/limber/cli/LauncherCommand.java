package limber.cli;

import limber.cli.option.CommandFailure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The commands that the launcher carries out itself, declared here so that the help is complete.
final class LauncherCommand {
    private LauncherCommand() {}

    private static CommandFailure notHere(String name) {
        return new CommandFailure(CommandFailure.USAGE,
                "limber " + name + ": is done by the launcher in a source folder: ./limber " + name);
    }

    @Command(name = "bench", mixinStandardHelpOptions = true,
            description = {"Run the benchmarks and compare them with what is asked.",
                "%nWith a name it runs that benchmark alone; other options are JMH's. `start` measures the start.",
                "%n--jolt runs Jolt Physics beside Limber's own solvers (Linux on x86-64)."},
            footer = {"%nExamples:", "  limber bench", "  limber bench RodBench", "  limber bench start",
                "  limber bench --jolt"})
    static final class Bench implements Runnable {
        @Override public void run() {
            throw notHere("bench");
        }
    }

    @Command(
            name = "mutate",
            mixinStandardHelpOptions = true,
            description = "Run mutation testing (PIT) of all packages that have it, or of those that follow.")
    static final class Mutate implements Runnable {
        @Override public void run() {
            throw notHere("mutate");
        }
    }

    @Command(
            name = "package",
            mixinStandardHelpOptions = true,
            description = {
                "Make the packages for this system: an application folder, an installer, a zip for all systems, "
                        + "and the engine for other programs.",
                "%nA name makes one of them. `try` installs the .deb, tries it and removes it; `bare` does so",
                "in a bare Debian. Both need root.",
                "%nThey land in target/package, named by version and commit."},
            footer = {"%nExamples:", "  limber package", "  limber package image", "  limber package try"})
    static final class Package implements Runnable {
        @Parameters(arity = "0..1", paramLabel = "NAME",
                description = "image, installer, zip, engine, try or bare (default: the first four).") String name;

        @Override public void run() {
            throw notHere("package");
        }
    }

    @Command(
            name = "pictures",
            mixinStandardHelpOptions = true,
            description = "Make the pictures anew that ship with the program: those of the cards on the first page.")
    static final class Pictures implements Runnable {
        @Override public void run() {
            throw notHere("pictures");
        }
    }

    @Command(
            name = "soak",
            mixinStandardHelpOptions = true,
            description = {
                "Run random events on the window, inputs that a fuzzer makes, and damaged files.",
                "%nIt prints its seed first; the same seed gives the same events and the same files again."},
            footer = {"%nExamples:", "  limber soak", "  limber soak --minutes 10 --seed 2026"})
    static final class Soak implements Runnable {
        @Option(names = "--minutes", description = "How long all of it takes (default: 5).") int minutes;
        @Option(names = "--seed",
                description = "What decides the events, inputs and files (default: random).") long seed;

        @Override public void run() {
            throw notHere("soak");
        }
    }

    @Command(
            name = "test",
            mixinStandardHelpOptions = true,
            description = {
                "Run the tests, without those that take long.",
                "%n`all` runs more of them, `long` those that go through everything, `fast` those that open no "
                        + "window. A class, or a class and a method, runs alone. Options of "
                        + "Maven may follow."},
            footer = {"%nExamples:", "  limber test", "  limber test fast", "  limber test RodChainTest",
                "  limber test 'RodChainTest#aName'"})
    static final class Test implements Runnable {
        @Override public void run() {
            throw notHere("test");
        }
    }
}
