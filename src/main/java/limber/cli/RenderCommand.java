package limber.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.cli.option.CommandFailure;
import limber.cli.option.FiniteCheck;
import limber.cli.option.LessonArgument;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.WholeNumber;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.lesson.Lesson;
import limber.lesson.StepEntry;
import limber.lesson.question.SceneStart;
import limber.presentation.words.NamedChoice;
import limber.ui.Entry;
import limber.ui.preferences.Theme;
import limber.ui.render.RenderJob;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// The `render` command: a frame, or a step of a lesson, as a PNG picture.
@Command(
        name = "render",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {"Draw a frame as a PNG picture, in real 3D.",
            "MODEL can also be a lesson, by its folder or its id: then a step of it is drawn, with its view.",
            "Without --inputs the scene has its opening inputs, such as a press, as in the window."},
        footer = {"%nExamples:", "  limber render rope --preset hook --frame 60 --size 1920x1200 --out hook.png",
            "  limber render pin-and-half --step too-long --out pin.png"})
final class RenderCommand implements Callable<Integer> {
    private final PrintStream err;

    @Mixin SceneOptions scene;

    @Option(names = "--frame", paramLabel = "N", converter = WholeNumber.FromZero.class,
            description = "The frame to draw; by default the moment of the lesson's step.") Optional<Integer> frame =
                    Optional.empty();

    @Option(names = "--step", paramLabel = "ID",
            description = "The step of a lesson; by default the first.") Optional<String> step = Optional.empty();

    @Option(names = "--size", paramLabel = "WxH", converter = Size.Converter.class,
            description = "Size in pixels, 16x16 to 8192x8192; by default 960x600.") Size size = new Size(960, 600);

    /// A word, since a theme would load JavaFX for every command.
    @Option(names = "--theme", paramLabel = "THEME",
            description = "Its colours: dark, light or projector; by default dark.") String theme = "dark";

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The picture file, a .png.") Path out;

    RenderCommand(PrintStream err) {
        this.err = err;
    }

    @Override public Integer call() throws IOException {
        if (!Output.named(out).toString().endsWith(".png")) throw new BadInput(out + ": is not a .png");
        Output.check(out);
        theme();
        return scene.isLesson() ? lesson() : model();
    }

    private int model() {
        scene.model();
        if (step.isPresent()) throw new BadInput("--step: is for lessons; --frame would be right with a model");
        if (frame.isEmpty())
            throw new BadInput("--frame: is missing; a model has no frame of its own, --frame 60 would be right");
        Run run = scene.shown(); // found right before the window toolkit starts
        SceneOptions.upTo(run, "--frame", frame.get());
        SceneOptions.drawn(run);
        while (run.cursor().frame() < frame.get()) run.next();
        FiniteCheck.check(run);
        return draw(RenderJob.frame(run.model(), new SceneStart(run.branch().settings(), run.branch().inputs()),
                frame.get(), size.width(), size.height()));
    }

    private int lesson() {
        scene.noScene();
        Optional<Lesson> read = LessonArgument.lesson(scene.name, err);
        return read.isEmpty() ? CommandFailure.USAGE : draw(job(read.get()));
    }

    private RenderJob job(Lesson lesson) {
        RenderJob job = RenderJob.of(lesson, arrival(lesson), false, size.width(), size.height());
        return frame.map(job::at).orElse(job);
    }

    private StepEntry arrival(Lesson lesson) {
        List<StepEntry> arrivals = StepEntry.of(lesson);
        if (step.isEmpty()) return arrivals.getFirst();
        List<String> ids = arrivals.stream().map(a -> a.step().id()).filter(id -> !id.isEmpty()).toList();
        return arrivals.stream().filter(a -> a.step().id().equals(step.get())).findFirst()
                .orElseThrow(() -> new BadInput("--step: " + lesson.id() + " has no step '" + BadInput.brief(step.get())
                        + "'; " + DidYouMean.hint(step.get(), ids)));
    }

    private int draw(RenderJob job) {
        var jobs = new LinkedHashMap<Path, RenderJob>();
        jobs.put(out, job.in(theme()));
        return Entry.render(jobs);
    }

    private Theme theme() {
        return theme(theme);
    }

    /// @throws BadInput if there is no such theme
    static Theme theme(String name) {
        try {
            return NamedChoice.read(Theme.class, name);
        } catch (BadInput e) {
            throw new BadInput("--theme: " + e.getMessage());
        }
    }

    record Size(int width, int height) {
        static final class Converter implements ITypeConverter<Size> {
            private static final Pattern FORM = Pattern.compile("(\\d{1,5})x(\\d{1,5})");

            @Override public Size convert(String text) {
                Matcher m = FORM.matcher(text);
                if (m.matches()) {
                    var size = new Size(Integer.parseInt(m.group(1)), Integer.parseInt(m.group(2)));
                    if (fits(size.width) && fits(size.height)) return size;
                }
                throw new TypeConversionException("'" + BadInput.brief(text) + "' is not a size (16x16..8192x8192)");
            }

            private static boolean fits(int pixels) {
                return pixels >= 16 && pixels <= 8192;
            }
        }
    }
}
