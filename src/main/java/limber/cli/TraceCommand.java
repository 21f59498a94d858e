package limber.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.DoubleFunction;
import limber.engine.Run;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "trace",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Print a trajectory as CSV: frame, time in s, element, and the numbers of a channel. Numbers read back exactly.",
        footer = {
            "%nExamples:",
            "  limber trace rope --frames 100",
            "  limber trace rope --preset hook --channel residual --frames 200 --every 10 --out residual.csv",
            "  limber trace rope --set shape='0,0,0;1,0,0;1,1,0' --set segments=2 --frames 5 --hex"
        })
final class TraceCommand implements Runnable {
    private final OutputStream standard;

    @Mixin Scene scene;

    @Option(names = "--frames", required = true, paramLabel = "N", converter = Whole.FromZero.class, description = "The last frame; frame 0 is the first.")
    int frames;

    @Option(names = "--every", paramLabel = "K", converter = Whole.FromOne.class, description = "Print every K-th frame.")
    int every = 1;

    @Option(names = "--channel", paramLabel = "CHANNEL", description = "A channel or measure; see limber models MODEL.")
    Optional<String> channel = Optional.empty();

    @Option(names = "--hex", description = "Print hexadecimal numbers.")
    boolean hex;

    @Mixin Output output;

    TraceCommand(OutputStream standard) {
        this.standard = standard;
    }

    @Override
    public void run() {
        Run run = scene.run();
        Quantity quantity = channel.map(c -> Quantity.of(run, c)).orElseGet(() -> Quantity.of(run.model().subject()));
        output.write(standard, out -> rows(run, quantity, out));
    }

    private void rows(Run run, Quantity quantity, OutputStream out) throws IOException {
        Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        var rows = new StringBuilder("frame,time,element," + String.join(",", quantity.columns()) + "\n");
        try {
            for (int frame = 0; frame <= frames; frame++) {
                if (frame > 0) run.next();
                if (frame % every != 0) continue;
                Finite.check(run);
                block(run, quantity, rows);
                writer.append(rows);
                rows.setLength(0);
            }
        } finally {
            writer.flush();
        }
    }

    /// The rows of one frame.
    private void block(Run run, Quantity quantity, StringBuilder rows) {
        DoubleFunction<String> number = hex ? Double::toHexString : Double::toString;
        String start = run.cursor().frame() + "," + number.apply(run.model().time(run.state())) + ",";
        double[] values = quantity.read(run);
        int width = quantity.width();
        for (int i = 0; i < values.length; i++) {
            if (i % width == 0) rows.append(start).append(i / width);
            rows.append(',').append(number.apply(values[i]));
            if (i % width == width - 1) rows.append('\n');
        }
    }
}
