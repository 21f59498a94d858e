package limber.web.lesson;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import limber.engine.text.BadInput;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.Recap;
import limber.lesson.source.Folder;

/// The earlier lessons that a page brings, of which its own lesson asks questions again. Each is read when it is first
/// asked for.
public final class EarlierLessons {
    private final Path folders;
    private final Map<String, String> asked;
    private final Map<String, Lesson> read = new HashMap<>();

    /// @param folders holds the folders of the lessons
    /// @param asked the places of the questions by the ids of the steps that ask, as the page brings them
    public EarlierLessons(Path folders, Map<String, String> asked) {
        this.folders = folders;
        this.asked = asked;
    }

    /// The places of the questions that a step asks again.
    List<String> places(String step) {
        String lines = asked.getOrDefault(step, "");
        return lines.isEmpty() ? List.of() : List.of(lines.split("\n"));
    }

    /// The question at a place, with the numbers of a student.
    ///
    /// @throws BadInput if its lesson cannot be read
    Recap question(String place, String student) {
        var parts = new ArrayList<>(List.of(place.split("/")));
        int question = Integer.parseInt(parts.removeLast()), step = Integer.parseInt(parts.removeLast());
        return new Recap(read.computeIfAbsent(String.join("/", parts), this::read), step, question)
                .forStudent(student);
    }

    private Lesson read(String folder) {
        LessonReader.Read lesson = LessonReader.read(new Folder(folders.resolve(folder)));
        return lesson.lesson().orElseThrow(() -> new BadInput(String.join("\n", lesson.faults())));
    }
}
