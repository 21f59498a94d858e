package limber.log;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import limber.engine.text.BadInput;

/// The lines of a log, one after another, in a buffer that grows with the longest of them.
final class LogLines {
    private static final int LONGEST = 1 << 24;

    private final InputStream in;
    private final String file;
    private byte[] buffer = new byte[1 << 20];
    private int begin, end, filled, number;
    /// The place in the file at which the buffer begins.
    private long at;

    /// @param file how complaints call it
    LogLines(InputStream in, String file) {
        this.in = in;
        this.file = file;
    }

    /// Goes to the next line.
    ///
    /// @return whether there is one
    /// @throws BadInput if it is too long
    boolean next() throws IOException {
        begin = end;
        number++;
        int seen = begin;
        while (true) {
            for (int i = seen; i < filled; i++)
                if (buffer[i] == '\n') {
                    end = i + 1;
                    return true;
                }
            seen = filled - begin;
            if (!fill()) break;
        }
        end = filled;
        return begin < filled;
    }

    /// Reads on, with the line that has begun at the beginning of the buffer.
    ///
    /// @return whether there was more
    private boolean fill() throws IOException {
        if (begin > 0) System.arraycopy(buffer, begin, buffer, 0, filled - begin);
        at += begin;
        filled -= begin;
        end -= begin;
        begin = 0;
        if (filled > LONGEST) throw new BadInput(file + ":" + number + ":1: is longer than " + LONGEST / (1 << 20)
                + " MB; a line for each operation would be right");
        if (filled == buffer.length) buffer = Arrays.copyOf(buffer, 2 * filled);
        int read = in.read(buffer, filled, buffer.length - filled);
        filled += Math.max(0, read);
        return read > 0;
    }

    /// Reads the next line as far as it is there, without waiting for more.
    ///
    /// @return whether it is there to its end
    boolean ready() throws IOException {
        begin = end;
        int seen = begin;
        while (true) {
            for (int i = seen; i < filled; i++) if (buffer[i] == '\n') return true;
            if (in.available() == 0) return false;
            seen = filled - begin;
            if (!fill()) return false;
        }
    }

    /// Whether the line ends as one does, and not because nothing follows.
    boolean ended() {
        return end > begin && buffer[end - 1] == '\n';
    }

    /// From 1.
    int number() {
        return number;
    }

    /// Whether it has nothing but blanks.
    boolean blank() {
        for (int i = begin; i < end; i++) if (buffer[i] > ' ' || buffer[i] < 0) return false;
        return true;
    }

    byte[] buffer() {
        return buffer;
    }

    /// Where it begins in the buffer.
    int begin() {
        return begin;
    }

    /// Its bytes, those that end it too.
    int length() {
        return end - begin;
    }

    /// Where it begins in the file.
    long place() {
        return at + begin;
    }

    byte[] bytes() {
        return Arrays.copyOfRange(buffer, begin, end);
    }
}
