package limber.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import limber.lesson.AnswersFile;
import limber.lesson.Marked;

/// What one student has answered to one question.
///
/// @param student a name, or the file of somebody who gave none
record GivenAnswers(String student, Marked marked) {
    private record Place(String student, String lesson, String step, String question) {}

    /// One a student and question, the newest, in the order in which they are first met.
    ///
    /// @throws limber.engine.BadInput with file:line:column
    static List<GivenAnswers> read(List<Path> files) {
        var given = new LinkedHashMap<Place, GivenAnswers>();
        for (Path file : files)
            for (Marked marked : AnswersFile.read(file)) {
                String student = marked.student().isBlank() ? file.toAbsolutePath().normalize().toString() : marked.student().strip();
                given.merge(new Place(student, marked.lesson(), marked.step(), marked.question()), new GivenAnswers(student, marked), GivenAnswers::newer);
            }
        return List.copyOf(given.values());
    }

    private static GivenAnswers newer(GivenAnswers before, GivenAnswers other) {
        return other.marked.time().compareTo(before.marked.time()) >= 0 ? other : before;
    }
}
