package limber;

import java.util.List;
import java.util.Random;

/// A few of many, for tests that take long for each. A written seed draws them, so that a run depends on the change
/// alone; `-Dsample.seed=S` draws others. `-Dsample.all=true` draws all, as `./limber test long` does.
public final class Sample {
    private static final long SEED = Long.getLong("sample.seed", 20261129);
    /// Whether nothing is left out.
    public static final boolean ALL = Boolean.getBoolean("sample.all");

    private Sample() {}

    /// As many of them, in their order.
    public static <T> List<T> of(List<T> all, int few) {
        if (ALL) return all;
        return new Random(SEED).ints(0, all.size()).distinct().limit(Math.min(few, all.size())).sorted()
                .mapToObj(all::get).toList();
    }
}
