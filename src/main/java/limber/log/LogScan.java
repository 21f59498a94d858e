package limber.log;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import limber.engine.State;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.file.TemporaryCopy;

/// A pass over the file of a log that checks each line, plays it, and remembers where it is.
final class LogScan {
    private static final int MOST_OPERATIONS = 5_000_000, MOST_LOCALS = 500;
    private static final long LARGEST = 1L << 34;
    /// The kind of the elements of a phase of which it is not told.
    private static final String ELEMENT = "element";

    private final Path path;
    private final LogHeader header;
    private final LogFile file;
    private final LogPlaces places;
    private final IntList elements = new IntList();
    private final State state;
    /// Those whose kind of elements is known.
    private final Map<LogBlock, Integer> counts = new HashMap<>();
    private int frame;

    /// @param text the same in UTF-8
    private LogScan(Path path, Path text, long size, LogHeader header) {
        this.path = path;
        this.header = header;
        file = new LogFile(PlainFile.name(path), text, size);
        places = new LogPlaces(header.loops());
        state = header.state(Map.of());
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
        places.trim();
        elements.trim();
        return new StepsLog(path, header, file, places, elements);
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
        LogBlock phase = places.add(line);
        element(line, phase);
        elements.add(line.element());
        for (LogLine.Value value : line.values()) locals(line, phase, value);
        if (line.frame() > frame) state.clearScratch();
        frame = line.frame();
        for (LogLine.Change change : line.changes()) play(line, change);
    }

    /// A value of the same name is mostly what it was in the operation before.
    private void locals(LogLine line, LogBlock phase, LogLine.Value value) {
        Integer numbers = phase.values.put(value.name(), value.numbers().length);
        if (numbers != null && numbers == value.numbers().length) return;
        phase.locals.addAll(value.locals());
        if (phase.locals.size() > MOST_LOCALS)
            throw line.bad(phase.name + " has more than " + MOST_LOCALS + " names of values; fewer would be right");
    }

    private void play(LogLine line, LogLine.Change change) {
        double[] values = state.of(header.channels().get(change.channel()).channel()), to = change.to();
        line.check(header, change, values);
        System.arraycopy(to, 0, values, change.element() * to.length, to.length);
    }

    /// The first operation of a phase says whether it has elements, where the first line of the log does not.
    private void element(LogLine line, LogBlock phase) {
        Integer count = counts.get(phase);
        if (count == null) {
            phase.of = header.phases().getOrDefault(line.phase(), line.element() < 0 ? "" : ELEMENT);
            count = header.count(phase.of);
            counts.put(phase, count);
        }
        if (phase.of.isEmpty() != line.element() < 0) throw line.bad(phase.of.isEmpty()
                ? line.phase() + " works on the whole, and cannot have element " + line.element()
                        + "; null would be right"
                : "element is null, and " + line.phase() + " works on one " + phase.of
                        + " at a time; its number would be right");
        if (count > 0 && line.element() >= count)
            throw line.bad("there is no " + phase.of + " " + line.element() + " (0.." + (count - 1) + ")");
    }
}
