package limber.math.exact;

/// A generator of random numbers: those of `java.util.SplittableRandom` for the same seed, in plain Java. Each number
/// is a counter whose bits are mixed.
///
/// Source: Steele, Lea, Flood, Fast splittable pseudorandom number generators, OOPSLA 2014
public final class SplitMix {
    /// The step of the counter: 2⁶⁴ divided by the golden ratio, made odd.
    private static final long STEP = 0x9e3779b97f4a7c15L;
    private static final double UNIT = 1.0 / (1L << 53);

    private long counter;

    public SplitMix(long seed) {
        counter = seed;
    }

    /// The next number, 0 or more and less than 1.
    public double next() {
        long z = counter += STEP;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return ((z ^ (z >>> 31)) >>> 11) * UNIT;
    }
}
