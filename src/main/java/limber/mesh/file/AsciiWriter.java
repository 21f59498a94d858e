package limber.mesh.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/// A buffered writer for lines of ASCII.
final class AsciiWriter {
    private static final int PIECE = 1 << 15;

    private final StringBuilder pending = new StringBuilder();
    private final OutputStream out;

    AsciiWriter(OutputStream out) {
        this.out = out;
    }

    AsciiWriter word(String word) {
        pending.append(word);
        return this;
    }

    /// Element `i` of an array of `width` numbers each, with a space before every one.
    AsciiWriter numbers(double[] values, int i, int width) {
        for (int j = i * width; j < (i + 1) * width; j++) pending.append(' ').append(values[j]);
        return this;
    }

    void line(String end) throws IOException {
        pending.append(end).append('\n');
        if (pending.length() >= PIECE) flush();
    }

    void flush() throws IOException {
        out.write(pending.toString().getBytes(StandardCharsets.US_ASCII));
        pending.setLength(0);
    }
}
