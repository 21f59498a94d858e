package limber.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import limber.code.SolverFolder;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.file.PlainFile;
import limber.file.WholeFile;
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
    private static final Map<String, String> STARTERS = Map.of("spring", "Spring.java", "rope", "Rope.java", "cloth",
            "Cloth.java");

    private final PrintStream told;

    @Parameters(paramLabel = "DIR", description = "The folder; it must be new or empty.") Path folder;

    @Option(names = "--from", paramLabel = "STARTER", defaultValue = "spring",
            description = "spring, rope or cloth.") String from;

    NewCommand(PrintStream told) {
        this.told = told;
    }

    @Override public void run() {
        String java = STARTERS.get(from);
        if (java == null) throw new BadInput("--from " + BadInput.brief(from) + ": "
                + DidYouMean.hint(from, STARTERS.keySet().stream().sorted().toList()));
        try {
            if (Files.exists(folder) && !Files.isDirectory(folder))
                throw new BadInput(PlainFile.name(folder) + " is a file; a new folder would be right");
            if (Files.isDirectory(folder)) try (Stream<Path> inside = Files.list(folder)) {
                if (inside.findAny().isPresent())
                    throw new BadInput(PlainFile.name(folder) + " is not empty; a new folder would be right");
            }
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput(PlainFile.name(folder) + ": cannot be made: " + e.getMessage());
        }
        for (String name : List.of(java, "README.md")) WholeFile.save(folder.resolve(name), starter(from, name));
        TrustedFolders.ofUser().trust(SolverFolder.read(folder));
        told.println("limber new: " + folder + " has " + java + " and README.md; go on with: limber trace " + shown()
                + " --frames 100");
    }

    private String shown() {
        return folder.isAbsolute() || folder.toString().contains("/") ? folder.toString() : "./" + folder;
    }

    private static byte[] starter(String from, String name) {
        try (var in = SolverFolder.class.getResourceAsStream("starters/" + from + "/" + name)) {
            if (in == null) throw new IllegalStateException("the starter " + from + "/" + name + " does not ship");
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
