package limber.cli;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import limber.lesson.Folder;
import limber.lesson.LessonReader;
import limber.lesson.PlayThrough;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// The `check` command: every fault of lessons, with its position.
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {"Read lessons and play them through: every fault with file:line:column and what would be right.",
            "The exit code is 1 if there is a fault."},
        footer = {"%nExample:", "  limber check lessons/*"})
final class CheckCommand implements Callable<Integer> {
    private final OutputStream out;

    @Parameters(arity = "1..*", paramLabel = "FILE",
            description = "Folders of lessons, or files in them.") List<Path> files = List.of();

    CheckCommand(OutputStream out) {
        this.out = out;
    }

    @Override public Integer call() {
        // found first: nothing is printed for a path that is none
        List<Folder> folders = files.stream().map(Folder::of).distinct().toList();
        var print = new PrintStream(out, true, StandardCharsets.UTF_8);
        long wrong = folders.stream().filter(folder -> !right(folder, print)).count();
        return wrong == 0 ? 0 : CommandFailure.FAILED;
    }

    private static boolean right(Folder folder, PrintStream print) {
        LessonReader.Read read = LessonReader.read(folder);
        List<String> faults = read.lesson().map(PlayThrough::of).orElse(read.faults());
        faults.forEach(fault -> print.println(Complaints.oneLine(fault)));
        print.println(Complaints.oneLine(folder.path() + ": "
                + (faults.isEmpty() ? read.lesson().map(l -> "right, " + counted(l.steps().size(), "step")).orElse("")
                        : counted(faults.size(), "fault")
                                + (read.lesson().isEmpty() ? "; it is played once it can be read" : ""))));
        return faults.isEmpty();
    }

    private static String counted(int n, String noun) {
        return n + " " + noun + (n == 1 ? "" : "s");
    }
}
