package limber.cli;

/// FNV-1a, 64 bit: xor each byte in, multiply by the prime (Fowler, Noll, Vo).
final class Fnv {
    private static final long OFFSET = 0xcbf29ce484222325L, PRIME = 0x100000001b3L;

    private Fnv() {}

    static long of(byte[] bytes) {
        long hash = OFFSET;
        for (byte b : bytes) hash = (hash ^ b & 0xff) * PRIME;
        return hash;
    }

    /// Over the little-endian bytes of IEEE doubles.
    static long of(double[] values) {
        long hash = OFFSET;
        for (double v : values) {
            long bits = Double.doubleToRawLongBits(v);
            for (int shift = 0; shift < 64; shift += 8) hash = (hash ^ bits >>> shift & 0xff) * PRIME;
        }
        return hash;
    }
}
