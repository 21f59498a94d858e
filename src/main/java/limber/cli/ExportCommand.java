package limber.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import limber.cli.RenderCommand.Size;
import limber.cli.option.ExportKind;
import limber.cli.option.FiniteCheck;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.WholeNumber;
import limber.engine.Measure;
import limber.engine.Phase;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.engine.tool.Tools;
import limber.expression.ExpressionFault;
import limber.expression.PlottedExpression;
import limber.lesson.question.SceneStart;
import limber.mesh.file.Mesh;
import limber.mesh.file.MeshWriter;
import limber.presentation.plots.FramePlot;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import limber.ui.Entry;
import limber.ui.preferences.Theme;
import limber.ui.render.Film;
import limber.ui.render.RenderJob;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// The `export` command: a scene as a film, a picture, a mesh or a plot, as the ending of the file says.
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {"Write a scene to a file. Its ending decides on the kind:",
            "  .gif .mp4        a film of --frames, after each step of a size; .mp4 needs ffmpeg",
            "  .png             a picture of --frame",
            "  .obj .stl .ply   the mesh of --frame",
            "  .svg .csv        a plot of --plot after each of --frames",
            "A film begins before the first frame and has a picture after each step.",
            "Without --inputs the scene has its opening inputs, such as a press, as in the window."},
        footer = {"%nExamples:", "  limber export rope --preset hook --frames 1..120 --out hook.gif",
            "  limber export rope --frames 12..12 --by element --phase distance --out sweep.gif",
            "  limber export rope --frames 1..120 --plot sag,'max(abs(residual))' --out sag.svg"})
final class ExportCommand implements Callable<Integer> {
    private final PrintStream told;

    @Mixin SceneOptions scene;

    @Spec CommandSpec spec;

    @Option(names = "--frame", paramLabel = "N", converter = WholeNumber.FromZero.class,
            description = "The frame of a picture or a mesh.") int frame;

    @Option(names = "--frames", paramLabel = "A..B",
            description = "The frames of a film or a plot, from 1.") String frames = "";

    @Option(names = "--plot", paramLabel = "EXPRESSION",
            description = "Measures or expressions of a plot; several are separated by commas.") List<String> plots =
                    new ArrayList<>();

    @Option(names = "--by", paramLabel = "SIZE", defaultValue = "frame",
            description = "Size of a step: element, phase, frame, or a loop of the model; by default frame.") String by;

    @Option(names = "--phase", paramLabel = "NAME", split = ",",
            description = "Of a film, only the steps in these phases, such as distance.") List<String> phases =
                    new ArrayList<>();

    @Option(names = "--size", paramLabel = "WxH", converter = Size.Converter.class,
            description = "Size of the view in pixels, 16x16 to 8192x8192; by default 640x400 for a film, 960x600 for "
                    + "a picture.") Optional<Size> size = Optional.empty();

    @Option(names = "--fps", paramLabel = "N",
            description = "Pictures a second, 0.1 to 50; by default as fast as the scene for frames, 5 for smaller "
                    + "steps.") Optional<Double> perSecond = Optional.empty();

    @Option(names = "--captions",
            description = "Write the last and the next operation below the picture.") boolean captions;

    @Option(names = "--theme", paramLabel = "THEME",
            description = "Its colours: dark, light or projector; by default dark.") String theme = "dark";

    @Option(names = "--out", required = true, paramLabel = "FILE",
            description = "The file.") Path out;

    ExportCommand(PrintStream told) {
        this.told = told;
    }

    @Override public Integer call() throws IOException {
        ExportKind kind = ExportKind.of(Output.named(out));
        kind.check(spec.commandLine().getParseResult());
        Output.check(out);
        return switch (kind) {
            case FILM -> film();
            case PICTURE -> picture();
            case MESH -> mesh();
            case PLOT -> plot();
        };
    }

    private int film() {
        int[] range = FindCommand.range(frames);
        Run run = scene.shown();
        SceneOptions.upTo(run, "--frames", range[1]);
        SceneOptions.drawn(run);
        StepSize step = step(run);
        var film = new Film(run.model(), start(run), new Film.Range(range[0], range[1], step, phases(run)),
                size().width(), size().height(), Film.speed(run.model(), run.settings(), step, perSecond), captions,
                RenderCommand.theme(theme),
                Optional.empty());
        int code = Entry.film(film, out, pictures -> told.println("limber export: " + out + " has " + pictures
                + " pictures, " + kilobytes() + " kB"));
        while (code == 0 && run.cursor().frame() < range[1] && Divergence.clean(run)) run.next(); // for its remarks
        return code;
    }

    private Set<String> phases(Run run) {
        Set<String> known = run.schedule().phases().map(Phase::name).collect(Collectors.toCollection(TreeSet::new));
        for (String phase : phases)
            if (!known.contains(phase)) throw new BadInput("--phase: '"
                    + BadInput.brief(phase) + "' is no phase of " + run.model().name() + " (" + String.join(", ", known)
                    + ")");
        return Set.copyOf(phases);
    }

    private Size size() {
        return size.orElseGet(() -> new Size(640, 400));
    }

    private static SceneStart start(Run run) {
        return new SceneStart(run.branch().settings(), run.branch().inputs());
    }

    private int picture() {
        Theme in = RenderCommand.theme(theme);
        Run run = scene.shown(); // found right before the window toolkit starts
        SceneOptions.upTo(run, "--frame", frame);
        SceneOptions.drawn(run);
        while (run.cursor().frame() < frame) run.next();
        FiniteCheck.check(run);
        var jobs = new LinkedHashMap<Path, RenderJob>();
        Size pixels = size.orElseGet(() -> new Size(960, 600));
        jobs.put(out, RenderJob.frame(run.model(), start(run), frame, pixels.width(), pixels.height()).in(in));
        return Entry.render(jobs);
    }

    private int mesh() {
        MeshWriter writer = MeshWriter.of(out.toString());
        Mesh mesh = MeshCommand.mesh(scene.shown(), scene.name, frame, writer);
        Output.writeFile(out, to -> writer.write(mesh, to));
        return 0;
    }

    private int plot() {
        int[] range = FindCommand.range(frames);
        Run run = scene.shown();
        SceneOptions.upTo(run, "--frames", range[1]);
        List<Measure> measures = plots.stream().flatMap(p -> SweepCommand.split(p).stream())
                .map(text -> measure(text, run.model(), scene.tools())).toList();
        var words = new Wording(run.model(), Language.ofMachine().words());
        FramePlot plot = FramePlot.of(run, measures, range[0], range[1], now -> {
            FiniteCheck.check(now);
            return true;
        });
        Output.writeFile(out, to -> plot.write(out.toString(), words::get, to));
        return 0;
    }

    private static Measure measure(String text, Model model, Tools tools) {
        try {
            return PlottedExpression.measure(text, model, tools);
        } catch (ExpressionFault e) {
            throw new BadInput("--plot: " + BadInput.brief(text) + ": " + e.column() + ": " + e.getMessage());
        }
    }

    private StepSize step(Run run) {
        try {
            return StepSize.read(by, run.schedule());
        } catch (BadInput e) {
            throw e.at("--by");
        }
    }

    private long kilobytes() {
        return (out.toFile().length() + 999) / 1000;
    }
}
