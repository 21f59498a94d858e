package limber.presentation.paint;

/// An axis from one round number to another, with round numbers between. Where all values are one, there is room on
/// both sides of it; where that is 0, the axis goes to 1.
///
/// @param step 1, 2 or 5 times a power of ten
public record Ticks(double low, double high, double step) {
    private static final double NOTHING = 1e-12;

    /// @param most ticks there may be about
    public static Ticks of(double low, double high, int most) {
        double from = Math.min(low, high), to = Math.max(low, high);
        if (to - from < NOTHING * Math.max(1, Math.abs(to))) {
            double room = 0.5 * Math.abs(to);
            boolean zero = room < NOTHING;
            from = zero ? 0 : from - room;
            to = zero ? 1 : to + room;
        }
        double rough = (to - from) / most, power = Math.pow(10, Math.floor(Math.log10(rough))), lead = rough / power;
        double step = (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10) * power;
        return new Ticks(step * Math.floor(from / step + 1e-9), step * Math.ceil(to / step - 1e-9), step);
    }

    public int count() {
        return (int) Math.round((high - low) / step) + 1;
    }

    public double at(int i) {
        double v = low + i * step;
        return Math.abs(v) < 1e-9 * step ? 0 : v;
    }

    /// Where a value lies between the ends, 0..1.
    double share(double value) {
        return (value - low) / (high - low);
    }
}
