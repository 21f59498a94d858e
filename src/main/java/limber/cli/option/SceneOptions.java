package limber.cli.option;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import limber.code.JavaKernels;
import limber.engine.model.Entry;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.model.Remark;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Kernel;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.text.DidYouMean;
import limber.engine.tool.Tools;
import limber.file.PlainFile;
import limber.input.InputsFile;
import limber.lesson.Lessons;
import limber.log.StepsLog;
import limber.models.Catalog;
import limber.models.Words;
import limber.moment.Moment;
import limber.moment.MomentReader;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.JsonGenerator;

/// The options shared by all commands about a model: the model, its settings and the inputs, or a moment that has all
/// of them.
public final class SceneOptions {
    private static final String PRESET = "preset=";

    @Parameters(index = "0+", paramLabel = "MODEL", converter = StandardInput.Scene.class,
            description = "A model; see limber models. Or a moment: a .limber file, or its text. Or the folder of a "
                    + "solver of your own; see limber new. Or a log; see docs/steps-log.md.") public String name = "";

    @Option(names = "--trust",
            description = "Agree once that the code of this folder runs; it may do whatever you may.") boolean trust;

    @Option(names = "--preset", paramLabel = "PRESET",
            description = "Start from this preset; see limber models MODEL.") Optional<String> preset =
                    Optional.empty();

    @Option(names = "--set", paramLabel = "NAME=VALUE",
            description = "Set a parameter, after the preset; see limber params MODEL.") List<String> sets = List.of();

    @Option(names = "--inputs", paramLabel = "FILE", converter = StandardInput.Text.class,
            description = "A JSON array of inputs, in order of frames.") Optional<Path> inputs = Optional.empty();

    @Option(names = "--code", paramLabel = "FILE.java", converter = StandardInput.Text.class,
            description = "Run this edited copy of a phase's source in the place of it; several are allowed. See "
                    + "docs/kernels.md.") List<Path> code = List.of();

    @Spec(Spec.Target.MIXEE) private CommandSpec command;

    /// Whether the remarks about the settings have been printed.
    private boolean remarked;

    /// The runs whose states are remarked on when the command has ended.
    private final List<Run> watched = new ArrayList<>();

    /// The solver of the user's own that is named; compiled once.
    private Optional<Model> own = Optional.empty();

    /// The moment that is named instead of a model; read once.
    private Optional<Moment> moment = Optional.empty();

    /// The same options about another model, but for the code, which belongs to the phases of one.
    public SceneOptions of(String other) {
        var options = new SceneOptions();
        options.name = other;
        options.trust = trust;
        options.preset = preset;
        options.sets = sets;
        options.inputs = inputs;
        options.command = command;
        return options;
    }

    /// The options that one text says: a model, and after it a preset and settings, such as `cloth preset=flag rows=8`.
    ///
    /// @param command that complaints are printed by
    public static SceneOptions of(String text, Optional<Path> inputs, boolean trust, CommandSpec command) {
        List<String> words = isMoment(text) ? List.of(text.strip()) : List.of(text.strip().split("\\s+"));
        var options = new SceneOptions();
        options.name = words.getFirst();
        options.preset = words.stream().filter(w -> w.startsWith(PRESET)).map(w -> w.substring(PRESET.length()))
                .findFirst();
        options.sets = words.stream().skip(1).filter(w -> !w.startsWith(PRESET)).toList();
        options.inputs = inputs;
        options.trust = trust;
        options.command = command;
        return options;
    }

    /// What messages call a scene: its name, or whence its text comes.
    public static String called(String name) {
        try {
            return PlainFile.name(Path.of(name));
        } catch (InvalidPathException e) {
            return name;
        }
    }

    /// Whether a name is a moment.
    public static boolean isMoment(String name) {
        return name.endsWith(Moment.ENDING) || MomentReader.isText(name);
    }

    /// The moment that is named instead of a model; empty for a model.
    ///
    /// @throws BadInput with the place of its first fault
    public Optional<Moment> moment() {
        if (moment.isEmpty() && isMoment(name)) moment = Optional.of(MomentReader.given(name));
        return moment;
    }

    /// The measuring tools that the moment puts into the scene; none for a model.
    public Tools tools() {
        return moment().map(m -> m.view().tools()).orElse(Tools.NONE);
    }

    /// Whether the name is a lesson's folder or id instead of a model.
    public boolean isLesson() {
        return !isMoment(name) && Catalog.MODELS.stream().noneMatch(m -> m.name().equals(name))
                && !ModelArgument.isFolder(name) && !StepsLog.is(name)
                && (Files.exists(Path.of(name)) || Lessons.find(name).isPresent());
    }

    /// @throws BadInput if there are options that set the scene, which a lesson's step sets itself
    public void noScene() {
        if (preset.isPresent() || !sets.isEmpty() || inputs.isPresent() || !code.isEmpty())
            throw new BadInput((preset.isPresent() ? "--preset"
                    : !sets.isEmpty() ? "--set"
                            : inputs.isPresent() ? "--inputs" : "--code")
                    + ": a lesson makes its scene itself; none would be right here");
    }

    /// @throws BadInput if there are options that change the scene, which a log does not let itself be
    private void noChange() {
        if (preset.isPresent() || !sets.isEmpty() || inputs.isPresent() || !code.isEmpty())
            throw new BadInput((preset.isPresent() ? "--preset"
                    : !sets.isEmpty() ? "--set"
                            : inputs.isPresent() ? "--inputs" : "--code")
                    + ": a log is played as it is, and cannot be done again; none would be right here");
    }

    /// Checks that a run has a frame.
    ///
    /// @param option that names it
    /// @throws BadInput if it is a log that ends before
    public static void upTo(Run run, String option, int frame) {
        run.model().lastFrame().ifPresent(last -> {
            if (frame > last) throw new BadInput(option + " " + frame + ": the log ends with frame " + last + " (0.."
                    + last + ")");
        });
    }

    /// Checks that a scene has something to draw: a skin, elements with places, or a field.
    ///
    /// @throws BadInput if it has not
    public static void drawn(Run run) {
        boolean other = run.state().triangles().length > 0
                || run.model().framed(run.settings(), run.state()).length > 0;
        if (!other && run.model().kinds(run.settings()).stream().allMatch(k -> k.count(run.state()) == 0))
            throw new BadInput(run.model().name() + ": nothing of it can be drawn: no kind of its elements has places; "
                    + "a channel of x, y and z, with a kind of elements that are points of it, would be right");
    }

    /// @throws BadInput if there is none
    public Model model() {
        return moment().map(Moment::model).orElseGet(this::named);
    }

    private Model named() {
        if (own.isEmpty() && ModelArgument.isFolder(name)) SolverWatch.begin(this::tell);
        if (own.isEmpty()) own = ModelArgument.folder(name, trust);
        return own.orElseGet(() -> Catalog.model(name));
    }

    /// @throws BadInput if a preset, a name or a value is wrong
    public Settings settings() {
        Model model = model();
        if (StepsLog.is(name)) noChange();
        if (moment().isPresent() && preset.isPresent()) throw new BadInput(
                "--preset: a moment has its settings already; --set changes some of them");
        Settings p = preset.map(this::preset).or(() -> moment().map(Moment::settings)).orElseGet(model::defaults);
        p = withCode(with(p, "--set", sets), code);
        model.check(p);
        remark(model, p);
        return p;
    }

    /// Prints a line on standard error: results stay as they are.
    public void tell(String line) {
        command.commandLine().getErr().println(line);
    }

    /// Prints what may surprise about settings that are accepted, once, on standard error: results stay as they are.
    private void remark(Model model, Settings p) {
        if (remarked) return;
        remarked = true;
        said(model, model.remarks(p)).forEach(r -> tell(model.name() + ": " + r));
        for (Kernel k : p.kernels())
            if (!JavaKernels.runs(k, model.schedule(p))) tell(model.name() + ": no phase of " + k.name()
                    + " runs under these settings, so that it changes nothing");
    }

    /// A run of this command: what its model says of the state in which it stands when the command has ended is printed
    /// then.
    public Run watched(Run run) {
        watched.add(run);
        return run;
    }

    /// Prints what models say of the states that their runs have come to, each line once, on standard error.
    public void end() {
        watched.stream().flatMap(run -> said(run).stream().map(r -> run.model().name() + ": " + r)).distinct()
                .forEach(this::tell);
        watched.clear();
    }

    /// What a model says of a run's settings and of its state, as JSON: an array of sentences; nothing where it says
    /// nothing.
    public static void remarks(JsonGenerator g, Run run) {
        List<String> all = Stream.concat(said(run.model(), run.model().remarks(run.settings())).stream(),
                said(run).stream()).toList();
        if (all.isEmpty()) return;
        g.writeArrayPropertyStart("remarks");
        all.forEach(g::writeString);
        g.writeEndArray();
    }

    /// What a model says of the state that a run has come to.
    public static List<String> said(Run run) {
        return said(run.model(), run.model().remarks(run.settings(), run.state()));
    }

    public static List<String> said(Model model, List<Remark> remarks) {
        Words captions = Words.captions(model, Locale.ROOT);
        return remarks.stream().map(captions::remark).toList();
    }

    /// Settings with some parameters set; they may contradict each other.
    ///
    /// @param option that the texts come from
    /// @throws BadInput if a name or a value is wrong
    public static Settings with(Settings settings, String option, List<String> texts) {
        Settings p = settings;
        for (String set : texts) {
            int equals = set.indexOf('=');
            if (equals < 1) throw new BadInput(
                    option + " " + set + ": NAME=VALUE would be right, such as " + option + " " + example(p));
            p = p.with(set.substring(0, equals).strip(), set.substring(equals + 1));
        }
        return p;
    }

    /// Settings with the texts of files that run in the place of the model's code.
    ///
    /// @throws BadInput with file, line and column if one is refused
    public Settings withCode(Settings settings, List<Path> files) {
        Settings p = settings;
        for (Path file : files)
            p = p.with(JavaKernels.read(PlainFile.name(file),
                    PlainFile.text(file, JavaKernels.MOST_BYTES, "a kernel"), model()));
        return p;
    }

    private Settings preset(String wanted) {
        List<Preset> presets = model().presets();
        return model().preset(wanted).map(Preset::settings)
                .orElseThrow(() -> new BadInput(called(name) + " has no preset '" + wanted + "'; "
                        + DidYouMean.hint(wanted, presets.stream().map(Preset::name).toList())));
    }

    private static String example(Settings p) {
        var first = p.parameters().getFirst();
        return first.name() + "=" + p.text(first);
    }

    /// @throws BadInput with file:line:column if the file is wrong
    public List<Input> inputs(Settings p) {
        return inputs.map(file -> InputsFile.read(file, model(), p))
                .or(() -> moment().map(Moment::inputs)).orElse(List.of());
    }

    /// A run at frame 0, after all options have been checked.
    public Run run() {
        Settings p = settings();
        return run(p, inputs(p));
    }

    /// The moment at which a run of this scene stands. It is told from the preset that was asked for, and has the view
    /// and the stops of a moment that was given.
    public Moment asMoment(Run run) {
        if (own.isPresent())
            throw new BadInput(called(name) + ": a moment is a text and holds no program and no log; the "
                    + (StepsLog.is(name) ? "log itself" : "folder itself, with --set and --inputs,")
                    + " would be right");
        Moment now = Moment.of(run);
        Moment told = moment().map(m -> now.of(m.preset()).with(m.view()).withStops(m.stops())).orElse(now);
        return preset.map(told::of).orElse(told);
    }

    /// The same as the window opens it: with its opening inputs, unless inputs are given.
    public Run shown() {
        Settings p = settings();
        return run(p, inputs.isPresent() || moment().isPresent() ? inputs(p) : model().opening(p));
    }

    private Run run(Settings p, List<Input> inputs) {
        return watched(run(new Entry(model(), p, inputs)));
    }

    /// A run at frame 0.
    public static Run run(Entry scene) {
        var timeline = new Timeline(scene.model());
        var run = new Run(timeline, timeline.root(scene.settings(), scene.inputs()));
        FiniteCheck.check(run);
        return run;
    }
}
