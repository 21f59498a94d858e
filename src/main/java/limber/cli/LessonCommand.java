package limber.cli;

import java.io.PrintStream;
import java.util.concurrent.Callable;
import limber.cli.option.CommandFailure;
import limber.cli.option.LessonArgument;
import limber.ui.Entry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// The `lesson` command: a lesson in the window, read again whenever it is saved.
@Command(
        name = "lesson",
        mixinStandardHelpOptions = true,
        description = {"Open a lesson in the window; it is read again whenever it is saved.",
            "If it cannot be read, every fault is listed."},
        footer = {"%nExample:", "  limber lesson lessons/04-pin-and-half", "  limber lesson catenary"})
final class LessonCommand implements Callable<Integer> {
    private final PrintStream err;

    @Parameters(paramLabel = "LESSON",
            description = "A folder with a lesson.md, or the id of a lesson that ships.") String given;

    LessonCommand(PrintStream err) {
        this.err = err;
    }

    @Override public Integer call() {
        // found right before the window toolkit starts
        return LessonArgument.lesson(given, err).map(lesson -> Entry.lesson(lesson.folder().path()))
                .orElse(CommandFailure.USAGE);
    }
}
