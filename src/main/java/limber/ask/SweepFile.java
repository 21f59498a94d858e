package limber.ask;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.settings.SweepRange;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.file.WholeFile;

/// The table of a sweep, or of a part of one, in a file to which rows are added as they come: one that was interrupted
/// goes on. Parts put together in their order are the whole, byte for byte: only the first has the names of columns.
public final class SweepFile {
    private static final long LARGEST = 1L << 30;

    private final Sweep sweep;
    private final Shard shard;
    private final int from, to;

    /// A part of a sweep.
    ///
    /// @param number from 1
    public record Shard(int number, int of) {
        /// Reads `K/N`.
        ///
        /// @throws BadInput if it is no part
        public static Shard read(String text) {
            if (text.matches("\\d{1,6}/\\d{1,6}")) {
                int slash = text.indexOf('/');
                int number = Integer.parseInt(text.substring(0, slash)),
                        of = Integer.parseInt(text.substring(slash + 1));
                if (number >= 1 && number <= of) return new Shard(number, of);
            }
            throw new BadInput(
                    "--shard " + BadInput.brief(text) + ": K/N would be right, such as 1/4 for the first of four");
        }
    }

    /// @param rows of this part
    /// @param kept rows that the file had already
    public record Told(int rows, int kept) {}

    public SweepFile(Sweep sweep, Shard shard) {
        this.sweep = sweep;
        this.shard = shard;
        from = (int) ((long) sweep.size() * (shard.number() - 1) / shard.of());
        to = (int) ((long) sweep.size() * shard.number() / shard.of());
    }

    /// Adds the rows that are missing.
    ///
    /// @throws BadInput if the file holds something else
    public Told write(Path file) {
        return write(file, _ -> {});
    }

    /// @param each told of each row that is added
    public Told write(Path file, Consumer<Sweep.Row> each) {
        try {
            int kept = kept(file);
            sweep.run(from + kept, to, row -> {
                add(file, line(row));
                each.accept(row);
            }, () -> false);
            return new Told(to - from, kept);
        } catch (IOException | UncheckedIOException e) {
            throw new BadInput(file + ": cannot be written: " + e.getMessage());
        }
    }

    /// Checks what a file holds, and cuts off a row that was not finished, and a mark of byte order.
    ///
    /// @return its rows
    private int kept(Path file) throws IOException {
        String head = shard.number() == 1 ? head(sweep) : "";
        boolean there = Files.isRegularFile(file);
        String text = there ? PlainFile.text(file, LARGEST, "a table of this sweep") : "";
        int whole = text.lastIndexOf('\n') + 1;
        if (!text.substring(0, whole).startsWith(head) && !head.startsWith(text)) throw other(file);
        if (whole < head.length()) {
            Files.writeString(file, head);
            return 0;
        }
        List<String> lines = text.substring(head.length(), whole).lines().toList();
        if (lines.size() > to - from) throw other(file);
        List<List<String>> rows = SweepRange.rows(sweep.over()).skip(from).limit(lines.size()).toList();
        for (int i = 0; i < lines.size(); i++)
            if (!lines.get(i).startsWith(record(rows.get(i)).strip() + ",")) throw other(file);
        if (there && Files.size(file) != whole) Files.writeString(file, text.substring(0, whole));
        return lines.size();
    }

    private static BadInput other(Path file) {
        return new BadInput(file + ": holds something else than this sweep; another file would be right");
    }

    /// Writes rows that have been run as the file that a sweep writes, whole or not at all.
    ///
    /// @throws BadInput if it cannot be written
    public static void save(Path file, Sweep sweep, List<Sweep.Row> rows) {
        WholeFile.save(file, text(sweep, rows).getBytes(StandardCharsets.UTF_8));
    }

    /// The names of the columns, and a line a row.
    public static String text(Sweep sweep, List<Sweep.Row> rows) {
        return head(sweep) + rows.stream().map(SweepFile::line).collect(Collectors.joining());
    }

    private static String head(Sweep sweep) {
        return record(Stream.of(sweep.over().stream().map(o -> o.parameter().name()), Stream.of("frames"),
                sweep.measures().stream().map(Object::toString)).flatMap(s -> s).toList());
    }

    private static String line(Sweep.Row row) {
        var fields = new ArrayList<>(row.values());
        fields.add("" + row.frames());
        Arrays.stream(row.measured()).forEach(v -> fields.add("" + v));
        return record(fields);
    }

    private static String record(List<String> fields) {
        var text = new StringWriter();
        CsvWriter.builder().bufferSize(0).build(text).writeRecord(fields);
        return text.toString().replace("\r", "");
    }

    private static void add(Path file, String line) {
        try {
            Files.writeString(file, line, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
