package limber.homework;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import limber.file.CsvOutput;
import limber.file.PlainFile;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.StudentName;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.math.exact.Exact;

/// The marks of a class: a row for each student, a column for each question, with scores as they are computed anew.
public final class Marks {
    private static final List<String> LAST =
            List.of("sum", "of", "percent", "skipped", "tries", "hints", "goals", "verified");

    private record Place(String lesson, String step, String about) {
        String column() {
            return lesson + "/" + step + "/" + about;
        }
    }

    /// A student with the newest line for each place.
    private static final class Student {
        /// As it is written first.
        private final String name;
        private final Map<Place, CheckedFile.Line> lines = new LinkedHashMap<>();
        private Verdict verdict = Verdict.VERIFIED;

        Student(String name) {
            this.name = name;
        }
    }

    /// By the form of their names.
    private final Map<String, Student> students = new LinkedHashMap<>();
    private final List<Place> columns;

    /// Of several answers of a student to a question the newest counts; a file without a name is a student of its own.
    ///
    /// @param find a lesson by its id, whose questions are all columns, answered or not
    public Marks(List<CheckedFile> files, Function<String, Optional<Lesson>> find) {
        var places = new LinkedHashSet<Place>();
        for (CheckedFile file : files) for (CheckedFile.Line line : file.lines()) {
            AnswersLine said = line.line();
            String form = StudentName.form(said.student());
            Student student = form.isEmpty() ? student(PlainFile.name(file.file()), PlainFile.name(file.file()))
                    : student(form, said.student().strip());
            Place place = new Place(said.lesson(), said.step(), said.about());
            student.lines.merge(place, line, Marks::newer);
            student.verdict = student.verdict.worse(file.verdict());
            if (places.stream().noneMatch(p -> p.lesson.equals(said.lesson())))
                find.apply(said.lesson()).ifPresent(lesson -> questions(lesson, places));
            if (said instanceof MarkedAnswer) places.add(place);
        }
        columns = List.copyOf(places);
    }

    private Student student(String form, String name) {
        return students.computeIfAbsent(form, _ -> new Student(name));
    }

    private static void questions(Lesson lesson, Set<Place> places) {
        for (Step step : lesson.steps())
            for (Question question : step.questions()) places.add(new Place(lesson.id(), step.id(), question.id()));
    }

    private static CheckedFile.Line newer(CheckedFile.Line before, CheckedFile.Line other) {
        return other.line().time().compareTo(before.line().time()) >= 0 ? other : before;
    }

    /// Writes CSV for a spreadsheet. A name that a spreadsheet would run gets an apostrophe in front.
    public void write(OutputStream out) throws IOException {
        CsvWriter csv = CsvOutput.forSpreadsheet(out);
        var header = new ArrayList<>(List.of("student"));
        columns.forEach(c -> header.add(CsvOutput.cell(c.column())));
        header.addAll(LAST);
        csv.writeRecord(header);
        students.values().forEach(student -> csv.writeRecord(row(student)));
        csv.flush();
    }

    private List<String> row(Student student) {
        Map<Place, CheckedFile.Line> lines = student.lines;
        var row = new ArrayList<>(List.of(CsvOutput.cell(student.name)));
        double sum = 0;
        for (Place column : columns) {
            Optional<Double> score = Optional.ofNullable(lines.get(column)).flatMap(Marks::score);
            row.add(score.map(FormOf::digits).orElse(""));
            sum += score.orElse(0.0);
        }
        List<AnswersLine> all = lines.values().stream().map(CheckedFile.Line::line).toList();
        List<MarkedAnswer> answers = all.stream().filter(MarkedAnswer.class::isInstance).map(MarkedAnswer.class::cast)
                .toList();
        row.addAll(List.of(FormOf.digits(sum), String.valueOf(columns.size()),
                columns.isEmpty() ? "" : FormOf.digits(Exact.rint(1000 * sum / columns.size()) / 10),
                count(answers.stream().filter(a -> a.answer().isEmpty()).count()),
                count(answers.stream().mapToLong(MarkedAnswer::tries).sum()),
                count(all.stream().mapToLong(l -> l instanceof AnswersLine.HintsOpened h ? h.count() : 0).sum()),
                count(all.stream().filter(AnswersLine.GoalReached.class::isInstance).count()),
                student.verdict.word()));
        return row;
    }

    private static String count(long n) {
        return String.valueOf(n);
    }

    /// The computed score: what cannot be computed, such as an answer to another version of the lesson, gives none.
    private static Optional<Double> score(CheckedFile.Line line) {
        return line.score().isPresent() ? Optional.of(line.score().getAsDouble()) : Optional.empty();
    }
}
