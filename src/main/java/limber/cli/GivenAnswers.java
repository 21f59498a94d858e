package limber.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import limber.lesson.AnswersFile;
import limber.lesson.MarkedAnswer;

/// The answer of one student to one question.
///
/// @param student a name, or the file without one
record GivenAnswers(String student, MarkedAnswer marked) {
    private record Place(String student, String lesson, String step, String question) {}

    /// Answers by student and question, the newest each, in the order of their first appearance.
    ///
    /// @throws limber.engine.BadInput with file:line:column
    static List<GivenAnswers> read(List<Path> files) {
        var given = new LinkedHashMap<Place, GivenAnswers>();
        for (Path file : files)
            for (MarkedAnswer marked : AnswersFile.read(file)) {
                String student = marked.student().isBlank() ? file.toAbsolutePath().normalize().toString()
                        : marked.student().strip();
                given.merge(new Place(student, marked.lesson(), marked.step(), marked.question()),
                        new GivenAnswers(student, marked), GivenAnswers::newer);
            }
        return List.copyOf(given.values());
    }

    private static GivenAnswers newer(GivenAnswers before, GivenAnswers other) {
        return other.marked.time().compareTo(before.marked.time()) >= 0 ? other : before;
    }
}
