package limber.cli;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import limber.engine.ask.FirstDifference;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
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
            "Two .limber files of one model are compared up to the last frame of the longer one."
        },
        footer = {
            "%nExamples:",
            "  limber diff rope --left sweep=forward --right sweep=backward --frames 10",
            "  limber diff mine.limber yours.limber"
        })
final class DiffCommand implements Callable<Integer> {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Parameters(index = "1", arity = "0..1", paramLabel = "OTHER",
            description = "The other moment; the first one is then a moment too.") Optional<String> other =
                    Optional.empty();

    @Option(names = "--left", paramLabel = "NAME=VALUE", arity = "1..*",
            description = "Parameters of the one run, after --preset and --set.") List<String> left = List.of();

    @Option(names = "--right", paramLabel = "NAME=VALUE", arity = "1..*",
            description = "Parameters of the other.") List<String> right = List.of();

    @Option(names = "--left-code", paramLabel = "FILE.java",
            description = "An edited source of a phase that the one run uses, after --code.") List<Path> leftCode =
                    List.of();

    @Option(names = "--right-code", paramLabel = "FILE.java",
            description = "The same of the other.") List<Path> rightCode = List.of();

    @Option(names = "--frames", paramLabel = "N", converter = WholeNumber.FromZero.class,
            description = "The last frame that is compared; moments have one.") Optional<Integer> frames =
                    Optional.empty();

    DiffCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public Integer call() {
        Optional<Moment> second = other.map(MomentReader::given);
        second.ifPresent(this::checkPair);
        Settings p = scene.settings();
        int last = frames.or(() -> second.map(m -> Math.max(m.frames(), scene.moment().orElseThrow().frames())))
                .orElseThrow(() -> new BadInput("--frames is missing; a whole number would be right, such as --frames "
                        + "10"));
        Run one = run(scene.withCode(SceneOptions.with(p, "--left", left), leftCode), scene.inputs(p));
        Settings q = scene.withCode(
                SceneOptions.with(second.map(Moment::settings).orElse(p), "--right", right), rightCode);
        Run two = run(q, second.map(Moment::inputs).orElseGet(() -> scene.inputs(p)));
        Optional<FirstDifference> found = FirstDifference.of(one, two, last, () -> false);
        Output.writeStandard(standard, out -> Json.lines(out, g -> found.ifPresent(d -> write(g, d, one, two))));
        if (found.isEmpty()) second.ifPresent(m -> checkHashes(scene.moment().orElseThrow(), m));
        return found.isPresent() ? CommandFailure.FAILED : 0;
    }

    private void checkPair(Moment second) {
        Moment first = scene.moment().orElseThrow(() -> new BadInput(
                scene.name + " is a model, and " + other.orElseThrow() + " a moment; two moments would be right"));
        if (first.model() != second.model()) throw new BadInput("one is of the " + first.model().name()
                + ", the other of the " + second.model().name() + "; two of one model would be right");
    }

    /// What runs equally here may have been recorded by programs or machines that differ.
    private static void checkHashes(Moment first, Moment second) {
        OptionalInt frame = Recording.firstDifference(first.recording(), second.recording());
        if (frame.isPresent()) throw new CommandFailure(CommandFailure.FAILED,
                "both run equally here, but they were recorded differently: their hashes of frame "
                        + frame.getAsInt() + " differ");
    }

    private Run run(Settings p, List<Input> inputs) throws BadInput {
        scene.model().check(p);
        var timeline = new Timeline(scene.model());
        return new Run(timeline, timeline.root(p, inputs));
    }

    private static void write(JsonGenerator g, FirstDifference d, Run left, Run right) {
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
