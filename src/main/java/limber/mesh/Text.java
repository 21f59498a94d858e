package limber.mesh;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/// Lines of ASCII, handed on piece by piece.
final class Text {
    private static final int PIECE = 1 << 15;

    private final StringBuilder pending = new StringBuilder();
    private final OutputStream out;

    Text(OutputStream out) {
        this.out = out;
    }

    Text word(String word) {
        pending.append(word);
        return this;
    }

    /// Element `i` of an array of `width` numbers each, with the separator before every one.
    Text numbers(char separator, double[] values, int i, int width) {
        for (int j = i * width; j < (i + 1) * width; j++) pending.append(separator).append(values[j]);
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
