package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import java.util.Arrays;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.exact.Exact;

/// The published cache of stick meshes: the first stick of a length in whole
/// millimetres makes the mesh, with its own length, and every later one of that
/// length is drawn with it, in later frames too. Nothing is ever removed, until a
/// new shot makes the rope anew.
///
/// The table is open: a key is looked for from a place that follows from it, up to
/// the first free one. Once it is full, sticks of new lengths keep meshes of their
/// own.
record CachedMeshes() implements Phase {
    static final int CAPACITY = 4096;

    @Override public String name() { return "cache"; }
    @Override public String of() { return "stick"; }
    @Override public boolean independent() { return false; }
    @Override public int size(State s) { return s.of(REST).length; }

    @Override public Formula formula() {
        return Formula.of("k = \\mathrm{round}(1000\\,|d|)")
                .number("|d|", "length", "m", "position").number("k", "key");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] p = s.of(POSITION), cache = s.of(CACHE),
                hits = s.of(CACHE_HITS);
        int drawn = (int) s.of(DRAWING)[DRAWN];
        for (int i = from; i < to; i++) {
            int a = 3 * i, b = a + 3;
            double dx = p[b] - p[a], dy = p[b + 1] - p[a + 1],
                    dz = p[b + 2] - p[a + 2];
            double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
            if (i >= drawn || !(length > Cylinders.SHORTEST)) continue;
            double key = Exact.rint(1000 * length);
            int at = place(cache, key);
            if (at < 0) continue;
            if (cache[at] == key) hits[0] += 1;
            else {
                cache[at] = key;
                cache[at + 1] = length;
            }
        }
    }

    /// Where a key is or would go; below 0 where the table has neither.
    private static int place(double[] cache, double key) {
        int capacity = cache.length / 2;
        if (capacity == 0 || !(key < Integer.MAX_VALUE)) return -1;
        int first = (int) key % capacity;
        for (int n = 0; n < capacity; n++) {
            int at = 2 * ((first + n) % capacity);
            if (cache[at] == key || cache[at] == 0) return at;
        }
        return -1;
    }

    /// The length that a stick is drawn with, m: its own, unless another one made
    /// the mesh of its key.
    static double drawn(double[] cache, double length) {
        double key = Exact.rint(1000 * length);
        int at = place(cache, key);
        return at >= 0 && cache[at] == key ? cache[at + 1] : length;
    }

    /// No mesh, and no hit counted.
    static void empty(State s) {
        Arrays.fill(s.of(CACHE), 0);
        Arrays.fill(s.of(CACHE_HITS), 0);
    }

    /// Meshes in the cache.
    static int entries(State s) {
        double[] cache = s.of(CACHE);
        int entries = 0;
        for (int at = 0; at < cache.length; at += 2) if (cache[at] > 0) entries++;
        return entries;
    }
}
