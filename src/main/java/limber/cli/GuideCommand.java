package limber.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import limber.cli.option.PageOptions;
import limber.course.Course;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.lesson.Lessons;
import limber.handout.GuidePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
    @Parameters(paramLabel = "COURSE",
            description = "one-lesson, one-afternoon, one-term-school, one-term or write-it-yourself.") String course =
                    "";

    @Mixin PageOptions to;

    @Override public Integer call() throws IOException {
        to.check();
        List<Course> courses = Course.shipped();
        Course chosen = courses.stream().filter(c -> c.id().equals(course)).findFirst()
                .orElseThrow(() -> new BadInput("'" + BadInput.brief(course) + "' is no course; "
                        + DidYouMean.hint(course, courses.stream().map(Course::id).toList())));
        String page = GuidePage.of(chosen, chosen.of(Lessons.shipped()), to.language.words());
        to.write(page);
        return 0;
    }
}
