package limber.cli;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import limber.lesson.Lessons;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "answers",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Print what a class has answered, by lesson, step and question: first answers, as students save them from a lesson's menu.",
            "A question that a student has answered in several files counts once, as it was answered last; a file without a name is a student of its own."
        },
        footer = {"%nExamples:", "  limber answers answers/*.json", "  limber answers answers/*.json --csv --out class.csv"})
final class AnswersCommand implements Runnable {
    private final OutputStream standard;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files of answers: one JSON object a line.")
    List<Path> files = List.of();

    @Option(names = "--csv", description = "Print CSV.")
    boolean csv;

    @Mixin Output output;

    AnswersCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override
    public void run() {
        var report = new ClassReport(GivenAnswers.read(files), Lessons::find);
        output.write(standard, csv ? report::csv : report::table);
    }
}
