package limber.cli;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.OutputStream;

/// The CSV output of commands: UTF-8, one line feed a row.
final class CsvOutput {
    private CsvOutput() {}

    /// A writer that must be flushed in the end and leaves `out` open.
    static CsvWriter on(OutputStream out) {
        return CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(out);
    }
}
