package limber.cli.text;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.DoubleFunction;
import java.util.stream.Stream;
import limber.cli.option.FiniteCheck;
import limber.engine.run.Run;
import limber.file.CsvOutput;

/// The rows of a trajectory as CSV: frame, time, element, and the numbers of a channel or measure.
///
/// @param run at frame 0; it is moved
/// @param frames the last frame
/// @param every how many frames lie between two that are written
/// @param hex whether numbers are hexadecimal
public record TraceRows(Run run, ElementValues values, int frames, int every, boolean hex) {
    /// @throws CommandFailure if the run leaves the finite numbers; the rows before are written
    public void write(OutputStream out) throws IOException {
        CsvWriter csv = CsvOutput.on(out);
        csv.writeRecord(Stream.concat(Stream.of("frame", "time", "element"), values.columns().stream()).toList());
        try {
            for (int frame = 0; frame <= frames; frame++) {
                if (frame > 0) run.next();
                if (frame % every != 0) continue;
                FiniteCheck.check(run);
                rows(csv);
            }
        } finally {
            csv.flush();
        }
    }

    /// The rows of one frame.
    private void rows(CsvWriter csv) {
        DoubleFunction<String> number = hex ? Double::toHexString : Double::toString;
        String frame = String.valueOf(run.cursor().frame()), time = number.apply(run.model().time(run.state()));
        double[] numbers = values.read(run);
        DoubleFunction<String> value = values.whole() ? v -> Long.toString((long) v) : number;
        int width = values.width();
        var row = new String[3 + width];
        for (int i = 0; i < numbers.length / width; i++) {
            row[0] = frame;
            row[1] = time;
            row[2] = String.valueOf(i);
            for (int k = 0; k < width; k++) row[3 + k] = value.apply(numbers[i * width + k]);
            csv.writeRecord(row);
        }
    }
}
