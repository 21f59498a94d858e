package limber.cli;

import java.io.OutputStream;
import java.util.Optional;
import limber.cli.option.Output;
import limber.cli.option.SceneOptions;
import limber.cli.option.WholeNumber;
import limber.cli.text.ElementValues;
import limber.cli.text.TraceRows;
import limber.engine.run.Run;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The `trace` command: a channel or measure by frame, as CSV.
@Command(
        name = "trace",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Print a trajectory as CSV: frame, time in s, element, and the numbers of a channel. Numbers "
                + "read back exactly.",
        footer = {
            "%nExamples:",
            "  limber trace rope --frames 100",
            "  limber trace rope --preset hook --channel residual --frames 200 --every 10 --out residual.csv",
            "  limber trace rope --set shape='0,0,0;1,0,0;1,1,0' --set segments=2 --frames 5 --hex"
        })
final class TraceCommand implements Runnable {
    private final OutputStream standard;

    @Mixin SceneOptions scene;

    @Option(names = "--frames", required = true, paramLabel = "N", converter = WholeNumber.FromZero.class,
            description = "The last frame; frame 0 is the first.") int frames;

    @Option(names = "--every", paramLabel = "K", converter = WholeNumber.FromOne.class,
            description = "Print every K-th frame.") int every = 1;

    @Option(names = "--channel", paramLabel = "CHANNEL",
            description = "A channel or measure; see limber models MODEL.") Optional<String> channel = Optional.empty();

    @Option(names = "--hex", description = "Print hexadecimal numbers.") boolean hex;

    @Mixin Output output;

    TraceCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override public void run() {
        Run run = scene.run();
        SceneOptions.upTo(run, "--frames", frames);
        ElementValues values =
                channel.map(c -> ElementValues.of(run, c)).orElseGet(() -> ElementValues.of(run.model().subject()));
        output.write(standard, new TraceRows(run, values, frames, every, hex)::write);
    }
}
