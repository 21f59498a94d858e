package limber.presentation.scene;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import limber.engine.run.Divergence;
import limber.engine.run.Run;

/// The time that a frame of each of several methods takes on this machine: the median of the last ones, so that a frame
/// during which the machine was busy does not count. Runs are its own; nothing is drawn or measured in them meanwhile.
final class MethodTimes {
    /// How many frames must have been measured, since the first ones are slower, and of how many the median is taken.
    static final int LEAST = 10, LAST = 31;

    private final List<Run> runs;
    private final LongSupplier clock;
    /// Of each method, the frames measured last, in a ring, ns.
    private final long[][] taken;
    private final int[] measured;

    /// @param runs of the methods, at frame 0
    /// @param clock in ns
    MethodTimes(List<Run> runs, LongSupplier clock) {
        this.runs = List.copyOf(runs);
        this.clock = clock;
        taken = new long[runs.size()][LAST];
        measured = new int[runs.size()];
    }

    /// Runs a frame of each; one that has exploded stays where it is.
    void next() {
        for (int i = 0; i < runs.size(); i++) {
            if (!Divergence.clean(runs.get(i))) continue;
            long start = clock.getAsLong();
            runs.get(i).next();
            taken[i][measured[i]++ % LAST] = clock.getAsLong() - start;
        }
    }

    /// The seconds of a frame of each method; empty while too few have been measured.
    List<OptionalDouble> seconds() {
        return IntStream.range(0, runs.size()).mapToObj(this::seconds).toList();
    }

    private OptionalDouble seconds(int method) {
        int count = Math.min(LAST, measured[method]);
        if (count < LEAST) return OptionalDouble.empty();
        long[] sorted = Arrays.copyOf(taken[method], count);
        Arrays.sort(sorted);
        return OptionalDouble.of(0.5e-9 * (sorted[(count - 1) / 2] + sorted[count / 2]));
    }
}
