package limber.cli;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.stream.Stream;
import limber.engine.Run;
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
        ElementValues values =
                channel.map(c -> ElementValues.of(run, c)).orElseGet(() -> ElementValues.of(run.model().subject()));
        output.write(standard, out -> rows(run, values, out));
    }

    private void rows(Run run, ElementValues values, OutputStream out) throws IOException {
        CsvWriter csv = CsvOutput.on(out);
        csv.writeRecord(Stream.concat(Stream.of("frame", "time", "element"), values.columns().stream()).toList());
        try {
            for (int frame = 0; frame <= frames; frame++) {
                if (frame > 0) run.next();
                if (frame % every != 0) continue;
                FiniteCheck.check(run);
                rows(run, values, csv);
            }
        } finally {
            csv.flush();
        }
    }

    /// The rows of one frame.
    private void rows(Run run, ElementValues values, CsvWriter csv) {
        DoubleFunction<String> number = hex ? Double::toHexString : Double::toString;
        String frame = String.valueOf(run.cursor().frame()), time = number.apply(run.model().time(run.state()));
        double[] numbers = values.read(run);
        int width = values.width();
        var row = new String[3 + width];
        for (int i = 0; i < numbers.length / width; i++) {
            row[0] = frame;
            row[1] = time;
            row[2] = String.valueOf(i);
            for (int k = 0; k < width; k++) row[3 + k] = number.apply(numbers[i * width + k]);
            csv.writeRecord(row);
        }
    }
}
