package limber.cli;

import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import limber.engine.BadInput;
import limber.engine.FirstDifference;
import limber.engine.Input;
import limber.engine.Run;
import limber.engine.Settings;
import limber.engine.Timeline;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/// The `diff` command: the first operation at which two runs of a model part.
@Command(
        name = "diff",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Print the first operation that stores something else in one run than in the other, as a JSON object: its "
                    + "path, the element, both values, and how many representable numbers they lie apart.",
            "Exit code 0 if the runs are equal, 1 if they differ."
        },
        footer = {
            "%nExample:",
            "  limber diff rope --left sweep=forward --right sweep=backward --frames 10"
        })
final class DiffCommand implements Callable<Integer> {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Option(names = "--left", paramLabel = "NAME=VALUE", arity = "1..*",
            description = "Parameters of the one run, after --preset and --set.") List<String> left = List.of();

    @Option(names = "--right", paramLabel = "NAME=VALUE", arity = "1..*",
            description = "Parameters of the other.") List<String> right = List.of();

    @Option(names = "--frames", required = true, paramLabel = "N", converter = WholeNumber.FromZero.class,
            description = "The last frame that is compared.") int frames;

    DiffCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public Integer call() {
        Settings p = scene.settings();
        List<Input> inputs = scene.inputs(p);
        Run one = run(SceneOptions.with(p, "--left", left), inputs), other = run(SceneOptions.with(p, "--right", right),
                inputs);
        Optional<FirstDifference> found = FirstDifference.of(one, other, frames, () -> false);
        Output.writeStandard(standard, out -> Json.lines(out, g -> found.ifPresent(d -> write(g, d, one, other))));
        return found.isPresent() ? CommandFailure.FAILED : 0;
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
