package limber.cli.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.Lessons;
import limber.lesson.source.Folder;

/// The lessons that a command is given, before those that ship.
public final class GivenLessons {
    private GivenLessons() {}

    /// @param folders each a lesson's folder, or a folder of such folders
    /// @return finds a lesson by its id
    /// @throws BadInput if a lesson cannot be read, or there is none in a folder
    public static Function<String, Optional<Lesson>> byId(List<Path> folders) {
        Map<String, Lesson> given = new HashMap<>();
        for (Path folder : folders) for (Folder each : lessons(folder)) {
            LessonReader.Read read = LessonReader.read(each);
            Lesson lesson = read.lesson().orElseThrow(() -> new BadInput(read.faults().getFirst()));
            given.put(lesson.id(), lesson);
        }
        Function<String, Optional<Lesson>> shipped = Lessons.byId();
        return id -> Optional.ofNullable(given.get(id)).or(() -> shipped.apply(id));
    }

    private static List<Folder> lessons(Path folder) {
        if (!Files.isDirectory(folder) || Folder.holds(folder)) return List.of(Folder.of(folder));
        try (Stream<Path> inside = Files.list(folder)) {
            List<Folder> lessons = inside.filter(p -> Files.isDirectory(p) && Folder.holds(p)).sorted()
                    .map(Folder::new).toList();
            return lessons.isEmpty() ? List.of(Folder.of(folder)) : lessons; // which says what is missing
        } catch (IOException e) {
            throw new BadInput(folder + ": cannot be listed: " + e.getMessage());
        }
    }
}
