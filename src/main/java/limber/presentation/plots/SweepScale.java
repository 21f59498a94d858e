package limber.presentation.plots;

import java.util.Optional;
import limber.ask.SweepTable;

/// The range of the values of a sweep, of those runs that were finite.
///
/// @param least above `largest` where there is no value
/// @param asked whether somebody wants a logarithmic axis; empty to leave it to the values
record SweepScale(double least, double largest, Optional<Boolean> asked) {
    /// From this factor on small values could not be told apart on a linear scale.
    private static final double WIDE = 1000;

    static SweepScale of(SweepTable table) {
        double least = Double.POSITIVE_INFINITY, largest = Double.NEGATIVE_INFINITY;
        for (int row = 0; row < table.rows().size(); row++) {
            if (!table.finite(row)) continue;
            least = Math.min(least, table.value(row));
            largest = Math.max(largest, table.value(row));
        }
        return new SweepScale(least, largest, table.logarithmic());
    }

    boolean signed() {
        return least < 0 && largest > 0;
    }

    boolean logarithmic() {
        return least > 0 && asked.orElse(largest >= WIDE * least);
    }
}
