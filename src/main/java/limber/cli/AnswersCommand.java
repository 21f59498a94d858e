package limber.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import limber.cli.option.CommandFailure;
import limber.cli.option.GivenAnswers;
import limber.cli.option.GivenLessons;
import limber.cli.option.Output;
import limber.cli.option.StandardInput;
import limber.cli.text.ClassReport;
import limber.cli.text.HomeworkReport;
import limber.homework.CheckedFile;
import limber.homework.Marks;
import limber.homework.Verification;
import limber.lesson.Lessons;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The `answers` command: a class's answers to lessons, as text or CSV.
@Command(
        name = "answers",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Print the answers of a class, by lesson, step and question: first answers, as students save them "
                    + "from a lesson's menu.",
            "If a student has answered a question in several files, the latest answer counts; a file "
                    + "without a name is a student of its own."
        },
        footer = {"%nExamples:", "  limber answers answers/*.json",
            "  limber answers answers/*.json --csv --out class.csv",
            "  limber answers answers/*.json --verify --marks marks.csv"})
final class AnswersCommand implements Callable<Integer> {
    private final OutputStream standard;

    @Parameters(arity = "1..*", paramLabel = "FILE", converter = StandardInput.Text.class,
            description = "Files of answers: one JSON object a line.") List<Path> files = List.of();

    @Option(names = "--csv", description = "Print CSV; a file of it begins with a byte order mark, as spreadsheets "
            + "need.") boolean csv;

    @Option(names = "--verify", description = "Compute each score anew, and name the files that do not follow from "
            + "their answers; the exit code is then 1.") boolean verify;

    @Option(names = "--marks", paramLabel = "FILE", description = "Verify, and write a CSV file with a row for each "
            + "student and a column for each question.") Optional<Path> marks = Optional.empty();

    @Option(names = "--lessons", paramLabel = "DIR", description = "A lesson's folder, or a folder of lessons, to "
            + "verify against before those that ship; may be repeated.") List<Path> lessons = List.of();

    @Mixin Output output;

    AnswersCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public Integer call() throws IOException {
        if (verify || marks.isPresent()) return homework();
        var report = new ClassReport(GivenAnswers.read(files), Lessons.byId());
        output.write(standard, !csv ? report::table : output.file().isPresent() ? report::sheet : report::csv);
        return 0;
    }

    private int homework() throws IOException {
        if (marks.isPresent()) Output.check(Output.named(marks.get()));
        var verification = new Verification(GivenLessons.byId(lessons));
        List<CheckedFile> checked = files.stream().distinct().map(verification::check).toList();
        if (marks.isPresent())
            Output.writeFile(marks.get(), new Marks(checked, verification::lesson)::write);
        var report = new HomeworkReport(checked);
        output.write(standard, report::write);
        return report.sound() ? 0 : CommandFailure.FAILED;
    }
}
