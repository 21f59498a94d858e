package limber.cli;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import limber.ask.Autopsy;
import limber.ask.Growth;
import limber.ask.Remedies;
import limber.cli.option.CommandFailure;
import limber.cli.option.MomentOption;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.WholeNumber;
import limber.cli.text.AutopsyText;
import limber.cli.text.Json;
import limber.engine.Cursor;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.settings.Kind;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;
import limber.input.Goto;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/// The `autopsy` command.
@Command(
        name = "autopsy",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Print why a run explodes: the operation after which it cannot be shown, the number that grew until then, "
                    + "the operation that began it, what the method asks for, and two settings that hold, each tried.",
            "Exit code 1 if the run does not explode."
        },
        footer = {"%nExamples:", "  limber autopsy ball --preset unstable", "  limber autopsy rope --at frame=60"})
final class AutopsyCommand implements Callable<Integer> {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    private static final int WAIT = 1000;

    @Option(names = "--frames", paramLabel = "N", converter = WholeNumber.FromOne.class,
            description = "How many frames to wait for it; 1000 by default, or all of a log.") Optional<Integer> wait =
                    Optional.empty();

    @Option(names = "--at", paramLabel = "MOMENT",
            description = "Ask about this moment, such as frame=12, even if nothing explodes.") Optional<String> at =
                    Optional.empty();

    @Option(names = "--json", description = "Print a JSON object.") boolean json;

    AutopsyCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public Integer call() {
        Run run = scene.shown();
        wait.ifPresent(n -> SceneOptions.upTo(run, "--frames", n));
        int frames = wait.orElseGet(() -> Math.min(WAIT, run.model().lastFrame().orElse(WAIT)));
        Optional<Autopsy> found = at.isEmpty() ? Autopsy.of(run, frames, () -> false) : Optional.of(moment(run));
        if (found.isEmpty()) {
            scene.tell(run.model().name() + ": finite for " + frames + " frames; --at asks about one of them all the "
                    + "same");
            return CommandFailure.FAILED;
        }
        Output.writeStandard(standard, out -> {
            if (json) Json.lines(out, g -> {
                write(g, run, found.get());
                Json.endLine(g);
            });
            else out.write(new AutopsyText(run, found.get()).toString().getBytes(StandardCharsets.UTF_8));
        });
        return 0;
    }

    private Autopsy moment(Run run) {
        Goto there = MomentOption.read(at.orElseThrow(), run);
        there.seek(run);
        if (run.cursor().equals(Cursor.START))
            throw new BadInput("--at " + at.get() + ": nothing has run yet; a frame from 1 would be right");
        return Divergence.clean(run) ? Autopsy.at(run, () -> false)
                : Autopsy.of(run, run.cursor().frame(), () -> false).orElseThrow();
    }

    private static void write(JsonGenerator g, Run run, Autopsy autopsy) {
        Growth grown = autopsy.growth();
        g.writeStartObject();
        g.writeBooleanProperty("exploded", autopsy.end().isPresent());
        g.writeStringProperty("channel", grown.channel());
        autopsy.end().ifPresent(end -> operation(g, "end", run, end.operation()));
        operation(g, "began", run, grown.operation());
        g.writeNumberProperty("from", grown.from());
        Json.numbers(g, "frames", doubles(grown.frames()));
        g.writeStringProperty("by", grown.by().word());
        Json.numbers(g, "steps", doubles(grown.steps()));
        autopsy.verdict().ifPresent(v -> {
            g.writeStringProperty("claim", Kind.kebab(v.claim()));
            g.writeStringProperty("rule", v.rule().english());
            g.writeStringProperty("measured", v.measured());
        });
        g.writeName("remedies");
        g.writeStartArray();
        for (Remedies.Remedy r : autopsy.remedies()) {
            g.writeStartObject();
            g.writeName("set");
            g.writeStartObject();
            r.set().forEach(g::writeStringProperty);
            g.writeEndObject();
            g.writeNumberProperty("frames", r.frames());
            g.writeEndObject();
        }
        g.writeEndArray();
        SceneOptions.remarks(g, run);
        g.writeEndObject();
    }

    private static void operation(JsonGenerator g, String name, Run run, Explanation operation) {
        g.writeName(name);
        g.writeStartObject();
        StepsCommand.path(g, operation, run.model().running(run.branch().settings(operation.frame())));
        g.writeEndObject();
    }

    private static double[] doubles(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
