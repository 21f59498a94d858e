package limber.cli;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.cli.option.CommandFailure;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.text.AutopsyText;
import limber.cli.text.Json;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Verdict;
import limber.engine.run.Branch;
import limber.engine.run.Run;
import limber.engine.settings.Kind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The `stability` command: the largest stable substep, its rule, and whether the settings obey it.
@Command(
        name = "stability",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Print the largest stable substep, the rule it comes from, and whether these settings obey it "
                + "(exit code 1 if not, or if no rule promises anything). What the rule leaves out follows.",
        footer = {"%nExample:", "  limber stability rope --set damping=120 --json"})
public final class StabilityCommand implements Callable<Integer> {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Option(names = "--json", description = "Print a JSON object.") boolean json;

    StabilityCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public Integer call() {
        Run run = scene.run();
        Verdict verdict = worst(run.model(), run.branch())
                .orElseThrow(() -> new CommandFailure(CommandFailure.FAILED,
                        run.model().name() + ": no rule is known for these settings"));
        Output.writeStandard(standard, out -> {
            if (json) Json.lines(out, g -> {
                g.writeStartObject();
                g.writeName("limit");
                Json.number(g, verdict.limit());
                g.writeStringProperty("rule", verdict.rule().english());
                g.writeNumberProperty("substep", verdict.substep());
                g.writeBooleanProperty("stable", verdict.stable());
                g.writeStringProperty("claim", Kind.kebab(verdict.claim()));
                g.writeArrayPropertyStart("conditions");
                for (Verdict.Sentence condition : verdict.conditions()) g.writeString(condition.english());
                g.writeEndArray();
                SceneOptions.remarks(g, run);
                g.writeEndObject();
                Json.endLine(g);
            });
            else out.write((AutopsyText.sentence(verdict) + "\n").getBytes(StandardCharsets.UTF_8));
        });
        return verdict.stable() ? 0 : CommandFailure.FAILED;
    }

    /// The verdict on the start, or on the first inputs that make it unstable.
    private static Optional<Verdict> worst(Model model, Branch branch) {
        IntStream frames = IntStream.concat(IntStream.of(0), branch.inputs().stream().mapToInt(Input::frame));
        Stream<Verdict> verdicts = frames.distinct().mapToObj(branch::settings)
                .flatMap(p -> model.stability(p).stream());
        return verdicts.reduce((a, b) -> b.unstable() && !a.unstable() || a.stable() ? b : a);
    }
}
