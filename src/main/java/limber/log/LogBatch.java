package limber.log;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.text.BadInput;

/// Some lines of a log one after another, which are read side by side on all cores.
final class LogBatch {
    /// Bytes after which a batch is full.
    private static final int FULL = 1 << 22;

    private final String file;
    private final LogHeader header;
    private byte[] bytes = new byte[FULL + FULL / 4];
    private int[] begins = new int[1 << 14];
    private int lines, first;

    LogBatch(String file, LogHeader header) {
        this.file = file;
        this.header = header;
    }

    /// Empties it.
    void clear() {
        lines = 0;
    }

    boolean full() {
        return begins[lines] >= FULL;
    }

    int lines() {
        return lines;
    }

    /// Adds a line.
    void add(LogLines line) {
        if (lines == 0) {
            first = line.number();
            begins[0] = 0;
        }
        int end = begins[lines] + line.length();
        if (end > bytes.length) bytes = Arrays.copyOf(bytes, end + FULL);
        System.arraycopy(line.buffer(), line.begin(), bytes, begins[lines], line.length());
        if (++lines == begins.length) begins = Arrays.copyOf(begins, 2 * lines);
        begins[lines] = end;
    }

    /// A line that was read, or what is wrong with it.
    sealed interface Read {
        record Good(LogLine line) implements Read {}

        record Bad(BadInput fault) implements Read {}
    }

    /// All of them, in order.
    List<Read> read() {
        int parts = Math.max(1, Math.min(lines, Runtime.getRuntime().availableProcessors()));
        return IntStream.range(0, parts).parallel().boxed()
                .flatMap(part -> part((int) ((long) lines * part / parts), (int) ((long) lines * (part + 1) / parts))
                        .stream())
                .toList();
    }

    private List<Read> part(int from, int to) {
        var reader = new LogLineReader(file, header, true);
        return IntStream.range(from, to).mapToObj(i -> read(reader, i)).toList();
    }

    private Read read(LogLineReader reader, int i) {
        try {
            return new Read.Good(reader.read(bytes, begins[i], begins[i + 1] - begins[i], first + i));
        } catch (BadInput e) {
            return new Read.Bad(e);
        }
    }
}
