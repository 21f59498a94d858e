package limber.page.panes;

import java.util.stream.LongStream;

/// An axis between round numbers.
///
/// @param step between two ticks
record Axis(double low, double high, double step) {
    /// An axis for a range, with about so many ticks.
    static Axis of(double least, double most, int ticks) {
        double span = most > least ? most - least : Math.max(1, Math.abs(most)),
                ten = Math.pow(10, Math.floor(Math.log10(span / ticks))), rest = span / ticks / ten,
                step = ten * (rest <= 1 ? 1 : rest <= 2 ? 2 : rest <= 5 ? 5 : 10);
        double low = step * Math.floor(least / step), high = step * Math.ceil(most / step);
        return new Axis(low, high > low ? high : low + step, step);
    }

    double[] ticks() {
        return LongStream.rangeClosed(Math.round(low / step), Math.round(high / step)).mapToDouble(n -> n * step)
                .toArray();
    }

    /// How far along it a number is, 0 to 1.
    double part(double value) {
        return (value - low) / (high - low);
    }

    /// The number that is so far along it.
    double at(double part) {
        return low + part * (high - low);
    }
}
