package limber.cli.option;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.Lessons;
import limber.lesson.source.Folder;

/// A command's LESSON argument: a folder, or the id of a lesson that ships.
public final class LessonArgument {
    private LessonArgument() {}

    /// @param err takes every fault, a line each, if it cannot be read
    /// @return empty if it cannot be read
    /// @throws BadInput if there is none
    public static Optional<Lesson> lesson(String given, PrintStream err) {
        Optional<Lesson> shipped = Files.exists(Path.of(given)) ? Optional.empty() : Lessons.find(given);
        if (shipped.isPresent()) return shipped;
        if (!Files.exists(Path.of(given))) throw none(given);
        LessonReader.Read read = LessonReader.read(Folder.of(Path.of(given)));
        read.faults().forEach(fault -> err.println(Complaints.oneLine(fault)));
        return read.lesson();
    }

    private static BadInput none(String given) {
        var ids = Lessons.shipped().stream().map(Lesson::id).toList();
        return new BadInput(
                "'" + BadInput.brief(given) + "' is neither a lesson's folder nor the id of a lesson that ships; "
                        + (ids.isEmpty() ? "a folder with a lesson.md would be right" : DidYouMean.hint(given, ids)));
    }
}
