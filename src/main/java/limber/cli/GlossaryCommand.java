package limber.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import limber.cli.option.PageOptions;
import limber.course.Glossary;
import limber.lesson.Lessons;
import limber.handout.GlossaryPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// The `glossary` command: the terms of the lessons as a page.
@Command(
        name = "glossary",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Write the glossary as one HTML file: each term, its formula, the lessons and code that have it.",
        footer = {"%nExamples:", "  limber glossary --out glossary.html",
            "  limber glossary --lang zh --out glossary.html"})
final class GlossaryCommand implements Callable<Integer> {
    @Mixin PageOptions to;

    @Override public Integer call() throws IOException {
        to.check();
        String page = GlossaryPage.of(Glossary.shipped(to.language.locale()), Lessons.shipped(), to.language.words());
        to.write(page);
        return 0;
    }
}
