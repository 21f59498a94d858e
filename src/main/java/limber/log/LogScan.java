package limber.log;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.file.TemporaryCopy;

/// A pass over the file of a log that checks each line, plays it, and remembers where it is.
final class LogScan {
    private static final int MOST_OPERATIONS = 5_000_000;
    private static final long LARGEST = 1L << 34;

    private final Path path;
    private final LogHeader header;
    private final LogFile file;
    private final LogCheck check;
    private final IntList elements = new IntList();

    /// @param text the same in UTF-8
    private LogScan(Path path, Path text, long size, LogHeader header) {
        this.path = path;
        this.header = header;
        file = new LogFile(PlainFile.name(path), text, size);
        check = new LogCheck(header);
    }

    /// @throws BadInput with the file and line of its first fault
    static StepsLog read(Path path) {
        String name = PlainFile.name(path);
        Path text = TemporaryCopy.utf8(path, LARGEST, "a log");
        try (InputStream in = BadInput.reading(name, () -> PlainFile.open(text, LARGEST, "a log"))) {
            long size = Files.size(text);
            var lines = new LogLines(in, name);
            String first = lines.next() ? PlainFile.decode(name, lines.bytes()) : "";
            return new LogScan(path, text, size, LogHeaderReader.read(name, first)).read(lines);
        } catch (IOException e) {
            throw PlainFile.unreadable(e, "a log").at(name);
        }
    }

    private StepsLog read(LogLines lines) throws IOException {
        var batch = new LogBatch(file.name(), header);
        boolean more = true;
        while (more) {
            batch.clear();
            int blank = 0;
            while (!batch.full() && (more = lines.next())) {
                if (lines.blank()) {
                    blank = lines.number();
                    break;
                }
                batch.add(lines);
                file.add(lines.place(), lines.place() + lines.length());
            }
            batch.read().forEach(this::add);
            if (blank == 0) continue;
            more = false;
            if (lines.next())
                throw new BadInput(file.name() + ":" + blank + ":1: is empty; an operation would be right");
        }
        file.trim();
        check.places().index().trim();
        elements.trim();
        return new StepsLog(header, new WholeLog(file, check.places(), elements), StepsLog.source(header, path));
    }

    private void add(LogBatch.Read read) {
        switch (read) {
            case LogBatch.Read.Good(LogLine line) -> add(line);
            case LogBatch.Read.Bad(BadInput fault) -> throw fault;
        }
    }

    private void add(LogLine line) {
        if (elements.size() == MOST_OPERATIONS)
            throw line.bad("there are more than " + MOST_OPERATIONS + " operations; fewer would be right");
        check.add(line);
        elements.add(line.element());
    }
}
