package limber.moment;

import java.util.Locale;

/// FNV-1a, 64 bit: xor each byte in, multiply by the prime (Fowler, Noll, Vo).
public final class Fnv {
    private static final long OFFSET = 0xcbf29ce484222325L, PRIME = 0x100000001b3L;

    private Fnv() {}

    public static long of(byte[] bytes) {
        long hash = OFFSET;
        for (byte b : bytes) hash = (hash ^ b & 0xff) * PRIME;
        return hash;
    }

    /// Over the little-endian bytes of IEEE doubles.
    public static long of(double[] values) {
        return of(OFFSET, values);
    }

    /// The hash of what came before, and then of more values.
    static long of(long before, double[] values) {
        long hash = before;
        for (double v : values) {
            long bits = Double.doubleToRawLongBits(v);
            for (int shift = 0; shift < 64; shift += 8) hash = (hash ^ bits >>> shift & 0xff) * PRIME;
        }
        return hash;
    }

    /// The hash of nothing.
    static long start() {
        return OFFSET;
    }

    /// A hash as 16 hexadecimal digits.
    public static String text(long hash) {
        return String.format(Locale.ROOT, "%016x", hash);
    }
}
