package limber.log;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// The operations of some frames, as bytes.
///
/// @param first the number of the first one
/// @param places where each begins in the bytes
/// @param elements that each works on; -1 for the whole
/// @param bytes as [#write] writes them
record KeptOperations(int first, IntList places, IntList elements, byte[] bytes) {
    /// Writes an operation.
    ///
    /// @param names of values, of which the line's are some
    static void write(LogLine line, LogBytes into, ValueNames names) {
        into.whole(line.source());
        into.whole(line.values().size());
        for (LogLine.Value value : line.values()) {
            into.whole(names.number(value.name()));
            into.whole(value.numbers().length);
            into.numbers(value.numbers());
        }
        into.whole(line.changes().size());
        for (LogLine.Change change : line.changes()) {
            into.whole(change.channel());
            into.whole(change.element());
            into.numbers(change.to());
        }
    }

    int element(int operation) {
        return elements.get(operation - first);
    }

    /// An operation, without its place, which an index has. What was there before was checked when it was written.
    LogLine read(int operation, String file, LogHeader header, ValueNames names) {
        var from = ByteBuffer.wrap(bytes);
        from.position(places.get(operation - first));
        int source = LogBytes.whole(from), count = LogBytes.whole(from);
        List<LogLine.Value> values = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            String name = names.name(LogBytes.whole(from));
            values.add(new LogLine.Value(name, LogBytes.numbers(from, LogBytes.whole(from))));
        }
        int changed = LogBytes.whole(from);
        List<LogLine.Change> changes = new ArrayList<>(changed);
        for (int i = 0; i < changed; i++) {
            int channel = LogBytes.whole(from), element = LogBytes.whole(from);
            int width = header.channels().get(channel).channel().width();
            changes.add(new LogLine.Change(channel, element, null, LogBytes.numbers(from, width)));
        }
        return new LogLine(file, 0, 0, new int[0], "", element(operation), source, values, changes);
    }
}
