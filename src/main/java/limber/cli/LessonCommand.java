package limber.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import limber.lesson.Folder;
import limber.lesson.LessonReader;
import limber.ui.Entry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "lesson",
        mixinStandardHelpOptions = true,
        description = {"Open a lesson in the window; it is read again whenever it is saved.", "Of one that cannot be read every fault is listed."},
        footer = {"%nExample:", "  limber lesson lessons/04-pin-and-half"})
final class LessonCommand implements Callable<Integer> {
    private final PrintStream err;

    @Parameters(paramLabel = "DIR", description = "A folder with a lesson.md.")
    Path folder;

    LessonCommand(PrintStream err) {
        this.err = err;
    }

    @Override
    public Integer call() {
        Folder lesson = Folder.of(folder);
        LessonReader.Read read = LessonReader.read(lesson); // found right before the window toolkit starts
        read.faults().forEach(fault -> err.println(Complaints.oneLine(fault)));
        return read.lesson().isPresent() ? Entry.lesson(lesson.path()) : Stop.USAGE;
    }
}
