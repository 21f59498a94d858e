package limber.cli;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import limber.cli.option.CommandFailure;
import limber.cli.option.LessonArgument;
import limber.cli.option.ModelArgument;
import limber.cli.option.StandardInput;
import limber.engine.text.BadInput;
import limber.lesson.source.Folder;
import limber.log.LineSource;
import limber.log.LoopbackSocket;
import limber.log.StepsLog;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.ui.Entry;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The `open` command: a moment, a recording or a lesson in the window.
@Command(
        name = "open",
        mixinStandardHelpOptions = true,
        description = {
            "Open a moment or a recording in the window, at the operation where it stands; a lesson, by its "
                    + "folder or its lesson.md; a solver of your own, by its folder; or a log of steps.",
            "A moment is a text such as limber moment prints and the window copies, or a .limber file."},
        footer = {"%nExamples:", "  limber open slack.limber", "  limber open \"$(limber moment rope --at frame=12)\"",
            "  limber open --follow rope.jsonl", "  limber open --listen 4711"})
final class OpenCommand implements Callable<Integer> {
    private final PrintStream err;

    @Option(names = "--follow", paramLabel = "FILE",
            description = "Follow the log that a program writes while it runs: a file, a named pipe, or - for "
                    + "standard input.") String follow;

    @Option(names = "--listen", paramLabel = "PORT", converter = Port.class,
            description = "Follow the log that a program of this machine sends to a port; 0 for any that is free. "
                    + "The port and a token are printed; the program sends the token first.") Integer listen;

    @Parameters(arity = "0..1", paramLabel = "TEXT|FILE", converter = StandardInput.Scene.class,
            description = "A moment's text, a .limber file, or a lesson.") String given;

    OpenCommand(PrintStream err) {
        this.err = err;
    }

    /// A port.
    static final class Port implements ITypeConverter<Integer> {
        private static final int LAST = 65_535;

        @Override public Integer convert(String text) {
            int port = text.matches("[0-9]{1,5}") ? Integer.parseInt(text) : -1;
            if (port < 0 || port > LAST) throw new BadInput("--listen: '" + BadInput.brief(text)
                    + "' is no port; a number from 0 to " + LAST + " would be right");
            return port;
        }
    }

    @Override public Integer call() {
        if (Stream.of(given, follow, listen).filter(Objects::nonNull).count() != 1) throw new BadInput(
                "open takes one of a text or file, --follow and --listen; one of them would be right");
        if (follow != null) {
            LineSource.of(follow, System.in).close(); // found before the window toolkit starts
            return Entry.follow(follow);
        }
        if (listen != null) {
            LoopbackSocket.open(listen).close();
            return Entry.listen(listen);
        }
        return open();
    }

    private int open() {
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
