package limber.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import limber.cli.option.CommandFailure;
import limber.cli.option.LessonArgument;
import limber.cli.option.PageOptions;
import limber.lesson.Lesson;
import limber.ui.Entry;
import limber.handout.PageAddress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The `handout` command: a lesson as a printable page.
@Command(
        name = "handout",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Make a printable page of a lesson: its texts, a picture of each step, space to write predictions.",
            "The page is one self-contained HTML file; any browser prints it."},
        footer = {"%nExamples:", "  limber handout one-stick --out one-stick.html",
            "  limber handout lessons/03-one-stick --key --lang zh --out answers.html"})
final class HandoutCommand implements Callable<Integer> {
    private final PrintStream err;

    @Parameters(paramLabel = "LESSON",
            description = "A folder with a lesson.md, or the id of a lesson that ships.") String lesson = "";

    @Mixin PageOptions to;

    @Option(names = "--key", description = "Include the answers.") boolean key;

    @Option(names = "--student", paramLabel = "NAME",
            description = "With the numbers of this student, where the lesson draws some.") String student = "";

    @Option(names = "--address", paramLabel = "URL",
            description = "The address of a web page of the lesson, as limber page makes one: it is printed beside the "
                    + "title, as a QR code too.") Optional<String> address = Optional.empty();

    HandoutCommand(PrintStream err) {
        this.err = err;
    }

    @Override public Integer call() throws IOException {
        to.check();
        Optional<PageAddress> page = address.map(PageAddress::read);
        Optional<Lesson> read = LessonArgument.lesson(lesson, err); // found right before the window toolkit starts
        if (read.isEmpty()) return CommandFailure.USAGE;
        return Entry.handout(read.get().forStudent(student), to.language, key, page, to::write);
    }
}
