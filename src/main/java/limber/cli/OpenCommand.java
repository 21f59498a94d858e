package limber.cli;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import limber.cli.option.CommandFailure;
import limber.cli.option.LessonArgument;
import limber.cli.option.ModelArgument;
import limber.cli.option.StandardInput;
import limber.engine.text.BadInput;
import limber.lesson.source.Folder;
import limber.log.StepsLog;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.ui.Entry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// The `open` command: a moment, a recording or a lesson in the window.
@Command(
        name = "open",
        mixinStandardHelpOptions = true,
        description = {
            "Open a moment or a recording in the window, at the operation where it stands; a lesson, by its "
                    + "folder or its lesson.md; a solver of your own, by its folder; or a log of steps.",
            "A moment is a text such as limber moment prints and the window copies, or a .limber file."},
        footer = {"%nExamples:", "  limber open slack.limber", "  limber open \"$(limber moment rope --at frame=12)\""})
final class OpenCommand implements Callable<Integer> {
    private final PrintStream err;

    @Parameters(paramLabel = "TEXT|FILE", converter = StandardInput.Scene.class,
            description = "A moment's text, a .limber file, or a lesson.") String given;

    OpenCommand(PrintStream err) {
        this.err = err;
    }

    @Override public Integer call() {
        if (!MomentReader.isText(given) && (ModelArgument.isFolder(given) || StepsLog.is(given)))
            return Entry.own(Path.of(given));
        if (!MomentReader.isText(given) && !given.endsWith(Moment.ENDING)) return lesson();
        Moment moment = MomentReader.given(given); // found right before the window toolkit starts
        if (moment.ofAnotherVersion()) err.println("limber: the moment is of Limber " + moment.version());
        return Entry.moment(MomentReader.isText(given) ? given : Path.of(given).toAbsolutePath().toUri().toString());
    }

    private int lesson() {
        boolean folder = Folder.holds(Path.of(given));
        if (!folder && !Files.isDirectory(Path.of(given))) throw new BadInput("'" + BadInput.brief(given)
                + "' is neither a moment, a lesson, a solver nor a log; a .limber file, its text or a folder would be "
                + "right");
        return LessonArgument.lesson(given, err).map(lesson -> Entry.lesson(lesson.folder().path()))
                .orElse(CommandFailure.USAGE);
    }
}
