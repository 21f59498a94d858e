package limber.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import limber.cli.option.CommandFailure;
import limber.cli.option.LessonArgument;
import limber.cli.option.ModelArgument;
import limber.cli.option.Output;
import limber.cli.option.PageOptions;
import limber.cli.option.SceneOptions;
import limber.cli.option.StandardInput;
import limber.course.Course;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.log.StepsLog;
import limber.models.Catalog;
import limber.moment.MomentReader;
import limber.page.CoursePages;
import limber.page.LessonContent;
import limber.page.PageContent;
import limber.page.PageFile;
import limber.page.SceneContent;
import limber.page.ScormPackage;
import limber.presentation.lesson.Scorm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The `page` command: a lesson, a moment or a model as one file for a browser, or a course as a folder of them.
@Command(
        name = "page",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Make a web page that plays: a lesson, a moment or a model with the engine in one HTML file.",
            "It opens in any browser from 2025 on, on a phone too, and fetches nothing. Of a course, --out names a "
                    + "folder: its index, and a page a lesson."},
        footer = {"%nExamples:", "  limber page one-stick --out one-stick.html",
            "  limber page rope --preset hook --lang zh --out hook.html",
            "  limber page slack.limber --out slack.html", "  limber page one-term --out course",
            "  limber page one-stick --scorm 1.2 --out one-stick.zip"})
final class PageCommand implements Callable<Integer> {
    private final PrintStream err;

    @Parameters(paramLabel = "LESSON|MOMENT|MODEL|COURSE", converter = StandardInput.Scene.class,
            description = "The id or the folder of a lesson; a .limber file or a moment's text; a model; or one of the "
                    + "courses one-lesson, one-afternoon, one-term-school, one-term, write-it-yourself.") String given =
                            "";

    @Option(names = "--preset", paramLabel = "PRESET",
            description = "Start a model from this preset; see limber models MODEL.") Optional<String> preset =
                    Optional.empty();

    @Option(names = "--scorm", paramLabel = "VERSION",
            description = "Write a lesson as a package for a course site, such as Moodle, which keeps its answers and "
                    + "its score: SCORM 1.2 or 2004. --out names a .zip.") Optional<String> scorm =
                            Optional.empty();

    @Mixin PageOptions to;

    PageCommand(PrintStream err) {
        this.err = err;
    }

    @Override public Integer call() throws IOException {
        Locale language = to.language.locale();
        Optional<Course> course = Course.shipped().stream().filter(c -> c.id().equals(given)).findFirst();
        Optional<Model> model = Catalog.MODELS.stream().filter(m -> m.name().equals(given)).findFirst();
        if (model.isEmpty()) noPreset();
        if (scorm.isPresent()) return handedIn(scorm.get(), course.isPresent() || model.isPresent());
        if (course.isPresent()) return course(course.get());
        to.check();
        Optional<PageContent> page = SceneOptions.isMoment(given)
                ? Optional.of(SceneContent.of(MomentReader.given(given), language))
                : model.map(m -> SceneContent.of(m, preset.orElse(""), settings(m), language))
                        .or(() -> lesson().map(l -> LessonContent.of(l, language)));
        if (page.isEmpty()) return CommandFailure.USAGE;
        to.write(PageFile.shipped(to.language.locale()).html(page.get()));
        return 0;
    }

    /// @param other whether what is given is a course or a model
    private int handedIn(String version, boolean other) throws IOException {
        if (other || SceneOptions.isMoment(given))
            throw new BadInput("--scorm: is for lessons; a moment, a model and a course have nothing to hand in");
        Scorm to = Scorm.of(version).orElseThrow(() -> new BadInput("--scorm: '" + BadInput.brief(version)
                + "' is no version of SCORM that Limber writes; 1.2 or 2004 would be right"));
        this.to.checkPackage();
        Optional<Lesson> lesson = lesson();
        if (lesson.isEmpty()) return CommandFailure.USAGE;
        Locale language = this.to.language.locale();
        var written = new ScormPackage(PageFile.shipped(language), to.version());
        Output.writeFile(this.to.out, o -> written.write(LessonContent.of(lesson.get(), language), o));
        return 0;
    }

    private String called() {
        return SceneOptions.called(given);
    }

    private void noPreset() {
        if (preset.isPresent())
            throw new BadInput("--preset: is for models; a lesson and a moment make their scene themselves");
    }

    private Settings settings(Model model) {
        if (preset.isEmpty()) return model.defaults();
        return model.presets().stream().filter(p -> p.name().equals(preset.get())).findFirst().map(Preset::settings)
                .orElseThrow(() -> new BadInput(called() + " has no preset '" + BadInput.brief(preset.get()) + "'; "
                        + DidYouMean.hint(preset.get(), model.presets().stream().map(Preset::name).toList())));
    }

    /// @return empty if it cannot be read, which has been said
    private Optional<Lesson> lesson() {
        if (ModelArgument.isFolder(given))
            throw new BadInput(
                    called() + ": is a solver of your own, and a page has no compiler; a lesson, a moment or a "
                            + "model that ships would be right");
        if (StepsLog.is(given))
            throw new BadInput(called() + ": is a log, which a page cannot play; a lesson, a moment "
                    + "or a model would be right");
        if (!exists()) Lessons.find(given).orElseThrow(this::none);
        return LessonArgument.lesson(given, err);
    }

    private boolean exists() {
        try {
            return Files.exists(Path.of(given));
        } catch (InvalidPathException e) {
            throw none();
        }
    }

    private BadInput none() {
        List<String> names = Stream.of(Lessons.shipped().stream().map(Lesson::id),
                Catalog.MODELS.stream().map(Model::name), Course.shipped().stream().map(Course::id)).flatMap(s -> s)
                .toList();
        return new BadInput("'" + BadInput.brief(given) + "' is neither a lesson, a moment, a model nor a course; "
                + DidYouMean.hint(given, names));
    }

    private int course(Course course) {
        Path folder = Output.named(to.out);
        if (Files.exists(folder) && !Files.isDirectory(folder))
            throw new BadInput(folder + ": is a file; a folder for the pages of the course would be right");
        if (folder.toString().endsWith(".html"))
            throw new BadInput(folder + ": a course is several pages; a folder would be right");
        PageFile file = PageFile.shipped(to.language.locale());
        Map<String, String> pages = new CoursePages(course, file).all(Lessons.shipped());
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new BadInput(folder + ": cannot be made: " + e.getMessage());
        }
        pages.forEach((name, html) -> Output.writeFile(folder.resolve(name),
                o -> o.write(html.getBytes(StandardCharsets.UTF_8))));
        return 0;
    }
}
