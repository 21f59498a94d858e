package limber.cli;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import limber.cli.option.CommandFailure;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.StandardInput;
import limber.cli.option.WholeNumber;
import limber.cli.text.Json;
import limber.engine.ask.FirstDifference;
import limber.engine.ask.OperationComparison;
import limber.engine.ask.OtherNames;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.log.StepsLog;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.moment.Recording;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/// The `diff` command: the first operation at which two runs of a model part.
@Command(
        name = "diff",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Print the first operation that stores something else in one run than in the other, as a JSON object: its "
                    + "path, the element, both values, and how many representable numbers they lie apart.",
            "Exit code 0 if the runs are equal, 1 if they differ.",
            "Two .limber files of one model are compared up to the last frame of the longer one.",
            "A log of operations is compared with a model, or with another log, operation by operation; without those "
                    + "that change nothing: first which operations there are, then their order, then what they write. "
                    + "See docs/steps-log.md.",
            "Two models, or folders of solvers of your own, are compared by the channels that both have."
        },
        footer = {
            "%nExamples:",
            "  limber diff rope --left sweep=forward --right sweep=backward --frames 10",
            "  limber diff mine.limber yours.limber",
            "  limber diff mine.jsonl rope --set segments=8 --frames 20 --tolerance 1e-6",
            "  limber diff mine.jsonl rope --names pos=position,join=distance",
            "  limber diff ./my-rope ./your-rope --frames 10"
        })
final class DiffCommand implements Callable<Integer> {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Parameters(index = "1", arity = "0..1", paramLabel = "OTHER", converter = StandardInput.Scene.class,
            description = "The other one: a moment beside a moment, a model or a folder beside a model or a folder; "
                    + "--preset, --set and --inputs are then of both. Beside a log, the model or log that it is "
                    + "compared with, to which they belong.") Optional<String> other =
                            Optional.empty();

    @Option(names = "--left", paramLabel = "NAME=VALUE", arity = "1..*",
            description = "Parameters of the one run, after --preset and --set.") List<String> left = List.of();

    @Option(names = "--right", paramLabel = "NAME=VALUE", arity = "1..*",
            description = "Parameters of the other.") List<String> right = List.of();

    @Option(names = "--left-code", paramLabel = "FILE.java", converter = StandardInput.Text.class,
            description = "An edited source of a phase that the one run uses, after --code.") List<Path> leftCode =
                    List.of();

    @Option(names = "--right-code", paramLabel = "FILE.java", converter = StandardInput.Text.class,
            description = "The same of the other.") List<Path> rightCode = List.of();

    @Option(names = "--frames", paramLabel = "N", converter = WholeNumber.FromZero.class,
            description = "The last frame that is compared; moments have one.") Optional<Integer> frames =
                    Optional.empty();

    @Option(names = "--tolerance", paramLabel = "X",
            description = "Of a log: the largest difference that is none; 0 by default.") double tolerance;

    @Option(names = "--names", paramLabel = "THEIRS=OURS,…",
            description = "What the log calls channels and phases, and what the other one does: "
                    + "pos=position,join=distance. Of two logs, the first one's names stand "
                    + "first.") Optional<String> names = Optional.empty();

    DiffCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public Integer call() {
        if (other.isPresent() && (StepsLog.is(scene.name) || StepsLog.is(other.get()))) return log(other.get());
        if (names.isPresent()) throw new BadInput("--names: belongs to a log; none would be right here");
        if (tolerance != 0) throw new BadInput("--tolerance: belongs to a log and a model; none would be right here");
        Optional<Moment> second = other.filter(SceneOptions::isMoment).map(MomentReader::given);
        checkPair(second);
        Settings p = scene.settings();
        int last = frames.or(() -> second.map(m -> Math.max(m.frames(), scene.moment().orElseThrow().frames())))
                .orElseThrow(() -> new BadInput("--frames is missing; a whole number would be right, such as --frames "
                        + "10"));
        Run one = run(scene, scene.withCode(SceneOptions.with(p, "--left", left), leftCode), scene.inputs(p));
        Run two = second.map(m -> right(scene, m.settings(), m.inputs())).or(() -> other.map(this::right))
                .orElseGet(() -> right(scene, p, scene.inputs(p)));
        Optional<FirstDifference> found = FirstDifference.of(one, two, last, () -> false);
        Output.writeStandard(standard, out -> Json.lines(out, g -> found.ifPresent(d -> write(g, d, "", one, two))));
        if (found.isEmpty()) second.ifPresent(m -> checkHashes(scene.moment().orElseThrow(), m));
        return found.isPresent() ? CommandFailure.FAILED : 0;
    }

    /// Compares a log with a model, or with another log. The settings are those of the model.
    private int log(String second) {
        if (!left.isEmpty() || !right.isEmpty() || !leftCode.isEmpty() || !rightCode.isEmpty()) throw new BadInput(
                "--left and --right: a log is compared with one run; --preset, --set and --code would be right");
        if (!(tolerance >= 0 && tolerance < Double.POSITIVE_INFINITY))
            throw new BadInput("--tolerance: a number from 0 would be right");
        boolean first = StepsLog.is(scene.name);
        Run log = played(first ? scene.name : second);
        if (first) scene.name = second;
        Run run = scene.run(), one = first ? log : run, two = first ? run : log;
        int last = frames.orElse(Math.min(log.model().lastFrame().orElseThrow(),
                run.model().lastFrame().orElse(Integer.MAX_VALUE)));
        SceneOptions.upTo(one, "--frames", last);
        SceneOptions.upTo(two, "--frames", last);
        OtherNames other = names.map(text -> BadInput.reading("--names",
                () -> OtherNames.of(OtherNames.pairs(text), log, run))).orElse(OtherNames.NONE);
        Optional<OperationComparison.Found> found = new OperationComparison(tolerance,
                first ? other : OtherNames.NONE, first ? OtherNames.NONE : other).first(one, two, last);
        Output.writeStandard(standard, out -> Json.lines(out,
                g -> found.ifPresent(f -> write(g, f.difference(), f.kind().words(), one, two))));
        return found.isPresent() ? CommandFailure.FAILED : 0;
    }

    private static Run played(String log) {
        var timeline = new Timeline(Model.of(StepsLog.read(Path.of(log)).solver()));
        return new Run(timeline, timeline.root(timeline.model().defaults(), List.of()));
    }

    private void checkPair(Optional<Moment> second) {
        if (second.isEmpty()) {
            if (other.isPresent() && scene.moment().isPresent()) throw new BadInput("the first one is a moment, and "
                    + SceneOptions.called(other.get()) + " a model; two moments would be right");
            return;
        }
        Moment first = scene.moment().orElseThrow(() -> new BadInput(
                SceneOptions.called(scene.name) + " is a model, and "
                        + SceneOptions.called(other.orElseThrow()) + " a moment; two moments would be right"));
        if (first.model() != second.get().model()) throw new BadInput("one is of the " + first.model().name()
                + ", the other of the " + second.get().model().name() + "; two of one model would be right");
    }

    /// The run of another model.
    private Run right(String name) {
        SceneOptions theirs = scene.of(name);
        Settings p = theirs.settings();
        Run run = right(theirs, p, theirs.inputs(p));
        String subject = scene.model().subject().name();
        if (run.state().channel(subject).isEmpty()) throw new BadInput(SceneOptions.called(scene.name)
                + " has the channel " + subject
                + ", and " + SceneOptions.called(name) + " has not; two solvers with it would be right");
        return run;
    }

    private Run right(SceneOptions of, Settings p, List<Input> inputs) {
        return run(of, of.withCode(SceneOptions.with(p, "--right", right), rightCode), inputs);
    }

    /// What runs equally here may have been recorded by programs or machines that differ.
    private static void checkHashes(Moment first, Moment second) {
        OptionalInt frame = Recording.firstDifference(first.recording(), second.recording());
        if (frame.isPresent()) throw new CommandFailure(CommandFailure.FAILED,
                "both run equally here, but they were recorded differently: their hashes of frame "
                        + frame.getAsInt() + " differ");
    }

    private static Run run(SceneOptions of, Settings p, List<Input> inputs) throws BadInput {
        of.model().check(p);
        var timeline = new Timeline(of.model());
        return of.watched(new Run(timeline, timeline.root(p, inputs)));
    }

    /// @param what kind of a difference it is; empty for one of values alone
    private static void write(JsonGenerator g, FirstDifference d, String what, Run left, Run right) {
        g.writeStartObject();
        g.writeNumberProperty("frame", d.frame());
        side(g, "left", d.left(), left);
        side(g, "right", d.right(), right);
        g.writeStringProperty("channel", d.channel());
        if (d.element() < 0) g.writeNullProperty("element");
        else g.writeNumberProperty("element", d.element());
        Json.value(g, "leftValue", d.leftValue());
        Json.value(g, "rightValue", d.rightValue());
        if (d.element() < 0) g.writeNullProperty("ulps");
        else g.writeNumberProperty("ulps", d.ulps());
        if (!what.isEmpty()) g.writeStringProperty("what", what);
        g.writeEndObject();
        Json.endLine(g);
    }

    private static void side(JsonGenerator g, String name, FirstDifference.Side side, Run run) {
        if (side.operation().isEmpty()) {
            g.writeNullProperty(name);
            return;
        }
        g.writeName(name);
        g.writeStartObject();
        StepsCommand.path(g, side.operation().get(), run.schedule());
        g.writeEndObject();
    }
}
