package limber.cli;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
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
            "  limber answers answers/*.json --csv --out class.csv"})
final class AnswersCommand implements Runnable {
    private final OutputStream standard;

    @Parameters(arity = "1..*", paramLabel = "FILE",
            description = "Files of answers: one JSON object a line.") List<Path> files = List.of();

    @Option(names = "--csv", description = "Print CSV.") boolean csv;

    @Mixin Output output;

    AnswersCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public void run() {
        var report = new ClassReport(GivenAnswers.read(files), Lessons.byId());
        output.write(standard, csv ? report::csv : report::table);
    }
}
