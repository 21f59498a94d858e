package limber.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import limber.course.Course;
import limber.engine.BadInput;
import limber.engine.DidYouMean;
import limber.lesson.Lessons;
import limber.ui.handout.GuidePage;
import limber.ui.words.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The `guide` command: the teacher's guide of a course as a page.
@Command(
        name = "guide",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {"Write the teacher's guide of a course as one HTML file: the plan by the minute, what students",
            "say, what to ask then."},
        footer = {"%nExamples:", "  limber guide one-lesson --out guide.html",
            "  limber guide one-term --lang zh --out guide.html"})
final class GuideCommand implements Callable<Integer> {
    @Parameters(paramLabel = "COURSE", description = "one-lesson, one-afternoon or one-term.") String course = "";

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The page file, an .html.") Path out;

    @Option(names = "--lang", paramLabel = "LANGUAGE", converter = HandoutCommand.LanguageConverter.class,
            description = "en or zh; by default the system's language.") Language language = Language.ofMachine();

    @Override public Integer call() throws IOException {
        if (!out.toString().endsWith(".html")) throw new BadInput(out + ": is not an .html");
        Output.check(out);
        List<Course> courses = Course.shipped();
        Course chosen = courses.stream().filter(c -> c.id().equals(course)).findFirst()
                .orElseThrow(() -> new BadInput("'" + BadInput.brief(course) + "' is no course; "
                        + DidYouMean.hint(course, courses.stream().map(Course::id).toList())));
        String page = GuidePage.of(chosen, chosen.of(Lessons.shipped()), language.words());
        Output.writeFile(out, o -> o.write(page.getBytes(StandardCharsets.UTF_8)));
        return 0;
    }
}
