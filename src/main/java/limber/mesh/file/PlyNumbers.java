package limber.mesh.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import limber.engine.text.BadInput;

/// The numbers of a PLY file behind its header, one after another.
abstract class PlyNumbers {
    final String file;

    private PlyNumbers(String file) {
        this.file = file;
    }

    static PlyNumbers of(String file, PlyHeader header, byte[] bytes) {
        if (header.isText()) return new Text(file, header, bytes);
        return new Binary(file, ByteBuffer.wrap(bytes).position(Math.min(header.body(), bytes.length))
                .order(header.format().equals("binary_big_endian") ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN));
    }

    /// The next number, which is finite in a text file.
    ///
    /// @throws BadInput if there is none
    abstract double next(PlyHeader.Type type);

    /// The next number, which may be infinite or NaN.
    ///
    /// @throws BadInput if there is none
    abstract double coordinate(PlyHeader.Type type);

    /// The next number, NaN for a word that is none.
    ///
    /// @throws BadInput if the file ends
    abstract double any(PlyHeader.Type type);

    /// The complaint about the last number, with its place in front.
    abstract BadInput bad(String reason);

    private static final class Binary extends PlyNumbers {
        private final ByteBuffer in;
        private int last;

        Binary(String file, ByteBuffer in) {
            super(file);
            this.in = in;
        }

        @Override double next(PlyHeader.Type type) {
            last = in.position();
            if (in.remaining() < type.bytes) throw bad("ends too early; a whole PLY file would be right");
            return switch (type) {
                case INT8 -> in.get();
                case UINT8 -> Byte.toUnsignedInt(in.get());
                case INT16 -> in.getShort();
                case UINT16 -> Short.toUnsignedInt(in.getShort());
                case INT32 -> in.getInt();
                case UINT32 -> Integer.toUnsignedLong(in.getInt());
                case FLOAT32 -> in.getFloat();
                case FLOAT64 -> in.getDouble();
            };
        }

        @Override double coordinate(PlyHeader.Type type) {
            return next(type);
        }

        @Override double any(PlyHeader.Type type) {
            return next(type);
        }

        @Override BadInput bad(String reason) {
            return new BadInput(reason).at(file + ": byte " + last);
        }
    }

    private static final class Text extends PlyNumbers {
        private final TextLines lines;

        Text(String file, PlyHeader header, byte[] bytes) {
            super(file);
            int from = Math.min(header.body(), bytes.length);
            lines = new TextLines(file, "a PLY file", new ByteArrayInputStream(bytes, from, bytes.length - from),
                    header.lines() + 1);
        }

        @Override double next(PlyHeader.Type type) {
            return word().number("a number");
        }

        @Override double coordinate(PlyHeader.Type type) {
            return word().coordinate("a number");
        }

        @Override double any(PlyHeader.Type type) {
            return word().valueOrNaN();
        }

        private TextLine word() {
            try {
                while (!lines.line.more())
                    if (!lines.next()) throw bad("ends too early; a whole PLY file would be right");
            } catch (IOException e) {
                throw new UncheckedIOException(e); // there is none in memory
            }
            return lines.line;
        }

        @Override BadInput bad(String reason) {
            return lines.line.bad(reason);
        }
    }
}
