package limber.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import limber.course.Glossary;
import limber.engine.BadInput;
import limber.lesson.Lessons;
import limber.ui.handout.GlossaryPage;
import limber.ui.words.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The `glossary` command: the terms of the lessons as a page.
@Command(
        name = "glossary",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Write the glossary as one HTML file: each term, its formula, the lessons and code that have it.",
        footer = {"%nExamples:", "  limber glossary --out glossary.html",
            "  limber glossary --lang zh --out glossary.html"})
final class GlossaryCommand implements Callable<Integer> {
    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The page file, an .html.") Path out;

    @Option(names = "--lang", paramLabel = "LANGUAGE", converter = HandoutCommand.LanguageConverter.class,
            description = "en or zh; by default the system's language.") Language language = Language.ofMachine();

    @Override public Integer call() throws IOException {
        if (!out.toString().endsWith(".html")) throw new BadInput(out + ": is not an .html");
        Output.check(out);
        String page = GlossaryPage.of(Glossary.shipped(language.locale()), Lessons.shipped(), language.words());
        Output.writeFile(out, o -> o.write(page.getBytes(StandardCharsets.UTF_8)));
        return 0;
    }
}
