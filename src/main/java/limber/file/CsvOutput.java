package limber.file;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/// CSV in files and on the output: UTF-8, one line feed a row.
public final class CsvOutput {
    private static final Pattern FORMULA = Pattern.compile("[=+\\-@\t\r].*", Pattern.DOTALL),
            NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private CsvOutput() {}

    /// A stranger's text as a cell: a spreadsheet runs what looks like a formula, unless an apostrophe stands in front.
    /// Numbers stay numbers.
    public static String cell(String text) {
        return FORMULA.matcher(text).matches() && !NUMBER.matcher(text).matches() ? "'" + text : text;
    }

    /// A writer that must be flushed in the end and leaves `out` open.
    public static CsvWriter on(OutputStream out) {
        return CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(out);
    }

    /// Writes a table, and leaves `out` open.
    public static void write(OutputStream out, Iterable<List<String>> rows) throws IOException {
        CsvWriter csv = on(out);
        rows.forEach(csv::writeRecord);
        csv.flush();
    }

    /// The same for a file that a spreadsheet opens: Excel reads UTF-8 only behind a byte order mark.
    public static CsvWriter forSpreadsheet(OutputStream out) throws IOException {
        out.write(BYTE_ORDER_MARK.getBytes(StandardCharsets.UTF_8));
        return on(out);
    }
}
