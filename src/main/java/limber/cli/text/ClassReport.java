package limber.cli.text;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import limber.cli.option.Complaints;
import limber.cli.option.GivenAnswers;
import limber.file.CsvOutput;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.question.AnswersLine;

/// A report of a class's answers: lessons in their order, steps and questions in the lesson's order where it is known,
/// else in order of appearance.
public final class ClassReport {
    private static final String[] HEADER = {"lesson", "step", "question", "answer", "value", "text"};

    /// A row of the report.
    ///
    /// @param answer a choice by its number, or a figure such as `median`
    /// @param text what that choice says, where it is known
    record Row(String lesson, String step, String question, String answer, String value, String text) {
        String[] cells() {
            return new String[]{lesson, step, question, answer, value, text};
        }
    }

    /// A version of a lesson that was answered: another version may ask something else.
    private record Asked(String lesson, String hash) {}

    private record Place(String step, String question) {}

    private final Map<String, Optional<Lesson>> lessons = new LinkedHashMap<>();
    private final List<Row> rows = new ArrayList<>();

    /// @param find a lesson that ships, by its id
    public ClassReport(List<GivenAnswers> given, Function<String, Optional<Lesson>> find) {
        given.forEach(g -> lessons.computeIfAbsent(g.line().lesson(), find));
        rows.add(new Row("", "", "", "students",
                String.valueOf(given.stream().map(GivenAnswers::student).distinct().count()), ""));
        Map<Asked, List<AnswersLine>> asked = given.stream().map(GivenAnswers::line).collect(
                Collectors.groupingBy(m -> new Asked(m.lesson(), m.hash()), LinkedHashMap::new, Collectors.toList()));
        Map<String, Long> versions = asked.keySet().stream()
                .collect(Collectors.groupingBy(Asked::lesson, Collectors.counting()));
        asked.keySet().stream()
                .sorted(Comparator.comparing((Asked a) -> lessons.get(a.lesson()).isEmpty())
                        .thenComparing(this::number))
                .forEach(a -> lesson(a, asked.get(a), versions.get(a.lesson()) > 1));
    }

    /// The number at the beginning of a lesson's folder name, which orders lessons.
    private String number(Asked asked) {
        return lessons.get(asked.lesson()).map(l -> String.valueOf(l.folder().path().getFileName()))
                .orElse(asked.lesson());
    }

    /// @param several whether other versions of it were answered too
    private void lesson(Asked asked, List<AnswersLine> answers, boolean several) {
        String name = several ? asked.lesson() + " " + asked.hash() : asked.lesson();
        Optional<Lesson> lesson = lessons.get(asked.lesson());
        Map<Place, List<AnswersLine>> places = answers.stream().collect(
                Collectors.groupingBy(m -> new Place(m.step(), m.about()), LinkedHashMap::new, Collectors.toList()));
        places.keySet().stream()
                .sorted(Comparator.comparingInt((Place p) -> step(lesson, p))
                        .thenComparingInt(p -> question(lesson, p)))
                .forEach(p -> new QuestionReport(lesson.filter(l -> l.hash().equals(asked.hash())), p.step(),
                        p.question(), places.get(p)).figures()
                        .forEach(
                                f -> rows.add(new Row(name, p.step(), p.question(), f.answer(), f.value(), f.text()))));
    }

    private static int step(Optional<Lesson> lesson, Place place) {
        return last(lesson.map(l -> l.steps().stream().map(Step::id).toList().indexOf(place.step())).orElse(-1));
    }

    private static int question(Optional<Lesson> lesson, Place place) {
        return last(lesson.flatMap(l -> l.steps().stream().filter(s -> s.id().equals(place.step())).findFirst())
                .map(s -> s.questions().stream().map(q -> q.id()).toList().indexOf(place.question())).orElse(-1));
    }

    private static int last(int index) {
        return index < 0 ? Integer.MAX_VALUE : index;
    }

    List<Row> rows() {
        return rows;
    }

    /// Prints a table in which names stand only where they change.
    public void table(OutputStream out) throws IOException {
        var table = new TextTable();
        table.row(HEADER);
        var before = new Row("", "", "", "", "", "");
        for (Row row : rows) {
            boolean lesson = row.lesson.equals(before.lesson), step = lesson && row.step.equals(before.step),
                    question = step && row.question.equals(before.question);
            table.row(lesson ? "" : shown(row.lesson), step ? "" : shown(row.step), question ? "" : shown(row.question),
                    row.answer, row.value, shown(row.text));
            before = row;
        }
        table.write(out);
    }

    /// Files are untrusted; control characters must not reach a terminal.
    private static String shown(String text) {
        return Complaints.oneLine(text);
    }

    /// Prints CSV for another program.
    public void csv(OutputStream out) throws IOException {
        csv(CsvOutput.on(out));
    }

    /// Writes CSV for a spreadsheet.
    public void sheet(OutputStream out) throws IOException {
        csv(CsvOutput.forSpreadsheet(out));
    }

    private void csv(CsvWriter csv) throws IOException {
        csv.writeRecord(HEADER);
        rows.forEach(row -> csv.writeRecord(Arrays.stream(row.cells()).map(CsvOutput::cell).toArray(String[]::new)));
        csv.flush();
    }
}
