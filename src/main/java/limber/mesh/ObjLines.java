package limber.mesh;

import java.io.IOException;
import java.io.InputStream;
import limber.engine.BadInput;
import limber.file.PlainFile;

/// The logical lines of an OBJ file, one after another in the same [ObjLine]: ended by LF, CRLF or CR, joined where one
/// ends with `\`. Bytes are read one by one, so that no encoding of a comment can be wrong.
final class ObjLines {
    private static final int PIECE = 1 << 16;

    final ObjLine line;

    private final String file;
    private final InputStream in;
    private final long largest;
    private final byte[] piece = new byte[PIECE];
    private int at, filled, physical = 1;
    private long taken;
    private boolean afterReturn;

    /// @param file its name in complaints
    /// @param largest the number of bytes that are too many
    ObjLines(String file, InputStream in, long largest) {
        this.file = file;
        this.in = in;
        this.largest = largest;
        line = new ObjLine(file);
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
                    file + ":" + physical + ": holds a zero byte, so it is not text; an OBJ file would be right");
            line.append(b);
        }
        if (first) line.skipByteOrderMark();
        return !line.isEmpty();
    }

    private boolean refill() throws IOException {
        at = 0;
        filled = in.read(piece);
        taken += Math.max(filled, 0);
        if (taken > largest) throw PlainFile.tooLarge(largest).at(file);
        return filled > 0;
    }
}
