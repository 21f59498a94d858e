package limber.mesh.file;

import java.io.IOException;
import java.io.InputStream;
import limber.engine.text.BadInput;
import limber.file.PlainFile;

/// The logical lines of a mesh file that is text, one after another in the same [TextLine]: ended by LF, CRLF or CR,
/// joined where one ends with `\`. Bytes are read one by one, so that no encoding of a comment can be wrong.
final class TextLines {
    private static final int PIECE = 1 << 16;

    final TextLine line;

    private final String file;
    private final InputStream in;
    private final byte[] piece = new byte[PIECE];
    private final String right;
    private int at, filled, physical;
    private long taken;
    private boolean afterReturn;

    /// @param file its name in complaints
    /// @param right what would be right, such as `an OBJ file`
    /// @param first the number of the first line
    TextLines(String file, String right, InputStream in, int first) {
        this.file = file;
        this.right = right;
        this.in = in;
        physical = first;
        line = new TextLine(file);
    }

    /// Fills the line with the next one.
    ///
    /// @return false if there is none
    /// @throws BadInput if it is too long or not text
    boolean next() throws IOException {
        boolean first = physical == 1;
        line.start(physical);
        while (at < filled || refill()) {
            byte b = piece[at++];
            if (b == '\n' && afterReturn) {
                afterReturn = false;
                continue;
            }
            afterReturn = b == '\r';
            if (b == '\n' || b == '\r') {
                physical++;
                if (line.continues()) continue;
                if (first) line.skipByteOrderMark();
                return true;
            }
            if (b == 0) throw new BadInput(
                    file + ":" + physical + ": holds a zero byte, so it is not text; " + right + " would be right");
            line.append(b);
        }
        if (first) line.skipByteOrderMark();
        return !line.isEmpty();
    }

    private boolean refill() throws IOException {
        at = 0;
        filled = in.read(piece);
        taken += Math.max(filled, 0);
        if (taken > MeshLimits.FILE) throw PlainFile.tooLarge(MeshLimits.FILE).at(file);
        return filled > 0;
    }
}
