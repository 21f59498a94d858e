package limber.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import limber.engine.BadInput;
import limber.lesson.Lesson;
import limber.ui.Entry;
import limber.ui.words.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/// The `handout` command: a lesson as a printable page.
@Command(
        name = "handout",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Make a printable page of a lesson: its texts, a picture of each step, space to write predictions.",
            "The page is one self-contained HTML file; any browser prints it."},
        footer = {"%nExamples:", "  limber handout one-stick --out one-stick.html",
            "  limber handout lessons/03-one-stick --key --lang zh --out answers.html"})
final class HandoutCommand implements Callable<Integer> {
    private final PrintStream err;

    @Parameters(paramLabel = "LESSON",
            description = "A folder with a lesson.md, or the id of a lesson that ships.") String lesson = "";

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The page file, an .html.") Path out;

    @Option(names = "--key", description = "Include the answers.") boolean key;

    @Option(names = "--lang", paramLabel = "LANGUAGE", converter = LanguageConverter.class,
            description = "en or zh; by default the system's language.") Language language = Language.ofMachine();

    HandoutCommand(PrintStream err) {
        this.err = err;
    }

    static final class LanguageConverter implements ITypeConverter<Language> {
        @Override public Language convert(String text) {
            for (Language l : Language.values()) if (l.locale().getLanguage().equals(text)) return l;
            throw new TypeConversionException(
                    "'" + BadInput.brief(text) + "' is no language of Limber; en or zh would be right");
        }
    }

    @Override public Integer call() throws IOException {
        if (!out.toString().endsWith(".html")) throw new BadInput(out + ": is not an .html");
        Output.check(out);
        Optional<Lesson> read = LessonArgument.lesson(lesson, err); // found right before the window toolkit starts
        if (read.isEmpty()) return CommandFailure.USAGE;
        return Entry.handout(read.get(), language, key,
                page -> Output.writeFile(out, o -> o.write(page.getBytes(StandardCharsets.UTF_8))));
    }
}
