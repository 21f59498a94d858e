package limber.log;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import limber.engine.text.BadInput;
import limber.file.PlainFile;

/// The file of a log, of which only the places of its lines are kept. A line is read again when it is wanted; a file
/// that has changed since it was opened is refused then. Several threads may read.
final class LogFile {
    /// Bytes that are read at once.
    private static final int AT_ONCE = 1 << 18;

    /// A part of the file.
    ///
    /// @param at its place in the file
    record Part(long at, byte[] bytes) {
        private boolean has(long from, long to) {
            return at <= from && to <= at + bytes.length;
        }
    }

    private final String name;
    private final Path path;
    private final long size;
    private final FileTime time;
    /// Where each line of an operation begins, and where the last one ends.
    private long[] places = new long[64];
    private int lines;
    private volatile Part part = new Part(0, new byte[0]);

    /// @param name how complaints call it
    /// @param path of its text in UTF-8
    /// @throws BadInput if it is no plain file
    LogFile(String name, Path path, long size) {
        this.name = name;
        this.path = path;
        this.size = size;
        time = attributes().lastModifiedTime();
    }

    /// What complaints call it.
    String name() {
        return name;
    }

    private BasicFileAttributes attributes() {
        try {
            return Files.readAttributes(path, BasicFileAttributes.class);
        } catch (IOException e) {
            throw PlainFile.unreadable(e, "a log").at(name());
        }
    }

    /// Another line begins here, and ends at its second place.
    void add(long from, long to) {
        if (lines + 1 == places.length) places = Arrays.copyOf(places, lines + (lines >> 1) + 2);
        places[lines++] = from;
        places[lines] = to;
    }

    /// No more lines follow.
    void trim() {
        places = Arrays.copyOf(places, lines + 1);
        unchanged();
    }

    /// @throws BadInput if the file is not as it was when it was opened
    private void unchanged() {
        BasicFileAttributes now = attributes();
        if (now.size() != size || !now.lastModifiedTime().equals(time))
            throw new BadInput(name() + ": has changed since it was opened; open it again");
    }

    /// The line of an operation.
    LogLine line(int operation, LogLineReader reader) {
        long from = places[operation], to = places[operation + 1];
        Part here = part;
        if (!here.has(from, to)) part = here = read(from, to);
        return reader.read(here.bytes(), (int) (from - here.at()), (int) (to - from), operation + 2);
    }

    private Part read(long from, long to) {
        unchanged();
        var bytes = ByteBuffer.allocate((int) Math.min(Math.max(to - from, AT_ONCE), size - from));
        try (FileChannel channel = FileChannel.open(path)) {
            while (bytes.hasRemaining() && channel.read(bytes, from + bytes.position()) >= 0) {}
        } catch (IOException e) {
            throw PlainFile.unreadable(e, "a log").at(name());
        }
        if (bytes.hasRemaining()) unchanged();
        return new Part(from, bytes.array());
    }
}
