package limber.cli;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import limber.cli.option.FiniteCheck;
import limber.cli.option.MomentOption;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.engine.run.Run;
import limber.input.Goto;
import limber.moment.Moment;
import limber.moment.MomentWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The `moment` command: a scene at an operation, as one line.
@Command(
        name = "moment",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Print a moment as one line: the model, what differs from its preset, the inputs, and the "
                + "operation that comes next. Every command that takes a model takes such a line too.",
        footer = {
            "%nExamples:",
            "  limber moment rope --at 'frame=12&substep=1&sweep=3&phase=distance&element=7'",
            "  limber steps \"$(limber moment rope --set iterations=4)\" --frame 1"
        })
final class MomentCommand implements Runnable {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Option(names = "--at", paramLabel = "MOMENT",
            description = "Where the run stands, such as 'frame=12'; by default frame 0, or where a given moment "
                    + "stands.") Optional<String> at = Optional.empty();

    MomentCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public void run() {
        Run run = scene.run();
        Optional<Goto> place = at.map(text -> MomentOption.read(text, run))
                .or(() -> scene.moment().map(Moment::at));
        place.ifPresent(p -> p.seek(run));
        FiniteCheck.check(run);
        String line = MomentWriter.line(scene.asMoment(run)) + "\n";
        Output.writeStandard(standard, out -> out.write(line.getBytes(StandardCharsets.UTF_8)));
    }
}
