package limber.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import limber.cli.option.CommandFailure;
import limber.cli.option.Complaints;
import limber.cli.option.LessonArgument;
import limber.cli.option.Output;
import limber.cli.option.PageOptions;
import limber.engine.text.BadInput;
import limber.homework.GiftText;
import limber.homework.MoodleXml;
import limber.homework.Quiz;
import limber.lesson.Lesson;
import limber.presentation.words.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The `quiz` command: a lesson's questions for Moodle and other programs.
@Command(
        name = "quiz",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Write the questions of a lesson that need no scene, choices and numbers, for another program, with their "
                    + "reasons and known mistakes. What is right is run.",
            "Where a lesson draws numbers for each student, each question has a category with its variants."},
        footer = {"%nExamples:", "  limber quiz pin-and-half --moodle pin.xml",
            "  limber quiz pin-and-half --gift pin.gift --lang zh --variants 30"})
final class QuizCommand implements Callable<Integer> {
    private static final int MOST = 1000;

    private final PrintStream err;

    @Parameters(paramLabel = "LESSON",
            description = "A folder with a lesson.md, or the id of a lesson that ships.") String lesson = "";

    @Option(names = "--moodle", paramLabel = "FILE",
            description = "A file for Moodle, in its XML.") Optional<Path> moodle = Optional.empty();

    @Option(names = "--gift", paramLabel = "FILE",
            description = "A file in GIFT, which many programs read.") Optional<Path> gift = Optional.empty();

    @Option(names = "--lang", paramLabel = "LANGUAGE", converter = PageOptions.LanguageConverter.class,
            description = "en or zh; by default the system's language.") Language language = Language.ofMachine();

    @Option(names = "--variants", paramLabel = "N", description = "Variants of each question, where numbers are "
            + "drawn: 1 to 1000; by default 20.") int variants = 20;

    QuizCommand(PrintStream err) {
        this.err = err;
    }

    @Override public Integer call() throws IOException {
        if (moodle.isEmpty() && gift.isEmpty())
            throw new BadInput("no file is named; --moodle FILE or --gift FILE would be right");
        if (variants < 1 || variants > MOST)
            throw new BadInput("--variants " + variants + " is outside 1.." + MOST);
        if (moodle.isPresent()) Output.check(moodle.get());
        if (gift.isPresent()) Output.check(gift.get());
        Optional<Lesson> read = LessonArgument.lesson(lesson, err);
        if (read.isEmpty()) return CommandFailure.USAGE;
        Quiz quiz = Quiz.of(read.get(), language.locale(), variants);
        quiz.left().forEach(line -> err.println(Complaints.oneLine(line)));
        if (quiz.items().isEmpty())
            throw new BadInput(
                    read.get().id() + " has no question of choices or numbers; another lesson would be right");
        moodle.ifPresent(file -> Output.writeFile(file, out -> MoodleXml.write(quiz, out)));
        gift.ifPresent(file -> Output.writeFile(file,
                out -> out.write(GiftText.of(quiz).getBytes(StandardCharsets.UTF_8))));
        return 0;
    }
}
