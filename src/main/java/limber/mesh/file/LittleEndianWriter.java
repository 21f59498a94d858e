package limber.mesh.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// A writer for little-endian numbers.
final class LittleEndianWriter {
    private final ByteBuffer number = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN);
    private final OutputStream out;

    LittleEndianWriter(OutputStream out) {
        this.out = out;
    }

    void number(double v) throws IOException {
        out.write(number.putDouble(0, v).array(), 0, 8);
    }

    void number(float v) throws IOException {
        out.write(number.putFloat(0, v).array(), 0, 4);
    }

    void number(int v) throws IOException {
        out.write(number.putInt(0, v).array(), 0, 4);
    }

    void number(short v) throws IOException {
        out.write(number.putShort(0, v).array(), 0, 2);
    }

    void number(byte v) throws IOException {
        out.write(v);
    }

    /// Element `i` of an array of `width` numbers each.
    void numbers(double[] values, int i, int width) throws IOException {
        for (int j = i * width; j < (i + 1) * width; j++) number(values[j]);
    }
}
