package limber.log;

import java.nio.ByteBuffer;
import java.util.Arrays;

/// Operations as bytes, which are much fewer than those of their lines. They grow.
final class LogBytes {
    private static final int MORE = 0x80, SEVEN = 7;
    private static final int LONGEST_WHOLE = 5;

    private ByteBuffer bytes = ByteBuffer.allocate(1 << 10);

    int size() {
        return bytes.position();
    }

    /// The bytes, of which [#size] are written and do not change.
    byte[] array() {
        return bytes.array();
    }

    private void room(int more) {
        if (bytes.remaining() >= more) return;
        int size = bytes.position();
        bytes = ByteBuffer.wrap(Arrays.copyOf(bytes.array(), size + (size >> 1) + more)).position(size);
    }

    /// @param number not negative; small ones take one byte
    void whole(int number) {
        room(LONGEST_WHOLE);
        int rest = number;
        while (rest >= MORE) {
            bytes.put((byte) (rest | MORE));
            rest >>>= SEVEN;
        }
        bytes.put((byte) rest);
    }

    void numbers(double[] numbers) {
        room(Double.BYTES * numbers.length);
        for (double n : numbers) bytes.putDouble(n);
    }

    /// The inverse of [#whole].
    static int whole(ByteBuffer from) {
        int number = 0;
        for (int shift = 0;; shift += SEVEN) {
            byte next = from.get();
            number |= (next & (MORE - 1)) << shift;
            if (next >= 0) return number;
        }
    }

    /// The inverse of [#numbers].
    static double[] numbers(ByteBuffer from, int count) {
        var numbers = new double[count];
        for (int i = 0; i < count; i++) numbers[i] = from.getDouble();
        return numbers;
    }
}
