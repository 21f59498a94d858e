package limber.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import limber.cli.option.OwnFolder;
import limber.code.SolverFolder;
import limber.code.Starter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The `new` command: a folder with a solver to begin with.
@Command(
        name = "new",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Make a folder with a solver of your own: a Java file and a page on how to go on.",
            "The folder is a model wherever a command takes the name of one."
        },
        footer = {"%nExamples:", "  limber new my-rope --from rope", "  limber trace ./my-rope --frames 100"})
final class NewCommand implements Runnable {
    private final PrintStream told;

    @Parameters(paramLabel = "DIR", description = "The folder; it must be new or empty.") Path folder;

    @Option(names = "--from", paramLabel = "STARTER", defaultValue = "spring",
            description = "spring, rope or cloth.") String from;

    NewCommand(PrintStream told) {
        this.told = told;
    }

    @Override public void run() {
        Starter starter = Starter.named(from);
        starter.write(folder);
        OwnFolder.trusted().trust(SolverFolder.read(folder));
        told.println("limber new: " + folder + " has " + starter.java() + " and README.md; go on with: limber trace "
                + shown() + " --frames 100");
    }

    private String shown() {
        return folder.isAbsolute() || folder.toString().contains("/") ? folder.toString() : "./" + folder;
    }
}
