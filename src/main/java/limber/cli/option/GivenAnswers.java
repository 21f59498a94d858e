package limber.cli.option;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import limber.file.PlainFile;
import limber.lesson.StudentName;
import limber.lesson.answers.AnswersFile;
import limber.lesson.question.AnswersLine;

/// The answer, or another act, of one student at one place.
///
/// @param student the form of a name, or the file without one
public record GivenAnswers(String student, AnswersLine line) {
    private record Place(String student, String lesson, String step, String about) {}

    /// Lines by student and what they are about, the newest each, in the order of their first appearance.
    ///
    /// @throws limber.engine.text.BadInput with file:line:column
    public static List<GivenAnswers> read(List<Path> files) {
        var given = new LinkedHashMap<Place, GivenAnswers>();
        for (Path file : files)
            for (AnswersLine line : AnswersFile.read(file)) {
                String form = StudentName.form(line.student());
                String student = form.isEmpty() ? PlainFile.name(file.toAbsolutePath().normalize()) : form;
                given.merge(new Place(student, line.lesson(), line.step(), line.about()),
                        new GivenAnswers(student, line), GivenAnswers::newer);
            }
        return List.copyOf(given.values());
    }

    private static GivenAnswers newer(GivenAnswers before, GivenAnswers other) {
        return other.line.time().compareTo(before.line.time()) >= 0 ? other : before;
    }
}
