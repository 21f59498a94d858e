package limber.web.platform;

import java.math.BigInteger;

/// The hash function SHA-256, which a browser has only for those who can wait.
///
/// Source: FIPS 180-4
final class Sha256 {
    private static final int WORDS = 64, BLOCK = 64;
    /// The first 32 bits behind the point of the cube roots of the first 64 primes, and of the square roots of the
    /// first 8.
    private static final int[] CUBES = new int[WORDS], SQUARES = new int[8];

    static {
        for (int n = 0, prime = 2; n < WORDS; prime++) {
            if (!BigInteger.valueOf(prime).isProbablePrime(20)) continue;
            if (n < SQUARES.length) SQUARES[n] = root(prime, 2);
            CUBES[n++] = root(prime, 3);
        }
    }

    private Sha256() {}

    /// The first 32 bits behind the point of a root of a number: that of 2⁹⁶ times a number is 2³² times that of the
    /// number, for a cube root.
    private static int root(int of, int degree) {
        BigInteger wanted = BigInteger.valueOf(of).shiftLeft(32 * degree), root = BigInteger.ZERO;
        for (int bit = 40; bit >= 0; bit--) {
            BigInteger larger = root.setBit(bit);
            if (larger.pow(degree).compareTo(wanted) <= 0) root = larger;
        }
        return root.intValue();
    }

    /// The first eight bytes of the hash.
    static long first(byte[] text) {
        int blocks = (text.length + 8) / BLOCK + 1;
        var padded = new byte[blocks * BLOCK];
        System.arraycopy(text, 0, padded, 0, text.length);
        padded[text.length] = (byte) 0x80;
        long bits = 8L * text.length;
        for (int i = 0; i < 8; i++) padded[padded.length - 1 - i] = (byte) (bits >>> (8 * i));
        int[] h = SQUARES.clone();
        for (int b = 0; b < blocks; b++) mix(h, padded, b * BLOCK);
        return ((long) h[0] << 32) | (h[1] & 0xffffffffL);
    }

    private static void mix(int[] h, byte[] from, int at) {
        var w = new int[WORDS];
        for (int i = 0; i < 16; i++)
            for (int k = 0; k < 4; k++) w[i] = (w[i] << 8) | (from[at + 4 * i + k] & 0xff);
        for (int i = 16; i < WORDS; i++) {
            int a = w[i - 15], b = w[i - 2];
            w[i] = w[i - 16] + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + w[i - 7]
                    + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10));
        }
        int[] v = h.clone();
        for (int i = 0; i < WORDS; i++) {
            int a = v[0], e = v[4];
            int one = v[7] + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & v[5]) ^ (~e & v[6])) + CUBES[i]
                    + w[i];
            int two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
            System.arraycopy(v, 0, v, 1, 7);
            v[4] += one;
            v[0] = one + two;
        }
        for (int i = 0; i < h.length; i++) h[i] += v[i];
    }

    private static int turned(int x, int right) {
        return Integer.rotateRight(x, right);
    }
}
