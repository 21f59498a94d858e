package limber.homework;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalDouble;
import limber.lesson.StudentName;
import limber.lesson.question.AnswersLine;

/// A file of answers after its verification.
///
/// @param lines in the order of the file
/// @param fault why it cannot be read, with its place; empty for one that can
public record CheckedFile(Path file, List<Line> lines, String fault) {
    /// A line of it.
    ///
    /// @param number from 1
    /// @param score as computed anew, 0..1; empty for a skip, for what is no answer, and where it cannot be computed
    /// @param remarks what does not follow from the answer, or why it cannot be verified; none for a verified line
    public record Line(int number, AnswersLine line, Verdict verdict, OptionalDouble score, List<String> remarks) {}

    /// The verdict on the whole file.
    public Verdict verdict() {
        if (!fault.isEmpty()) return Verdict.NOT_VERIFIED;
        return lines.stream().map(Line::verdict).reduce(Verdict.VERIFIED, Verdict::worse);
    }

    /// Its students, in order of appearance, as they are written first; nobody without a name.
    public List<String> students() {
        var names = new LinkedHashMap<String, String>();
        for (Line line : lines)
            names.putIfAbsent(StudentName.form(line.line().student()), line.line().student().strip());
        names.remove("");
        return List.copyOf(names.values());
    }
}
