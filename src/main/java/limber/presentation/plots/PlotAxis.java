package limber.presentation.plots;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.stream.IntStream;
import limber.presentation.paint.Ticks;

/// An axis with round numbers that keeps its range while the values fit well.
public final class PlotAxis {
    /// The axis is rebuilt when its values fill less of it than this.
    private static final double SPARSE = 0.4;
    private static final String[] SUPERSCRIPTS = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};

    private double low, high;
    /// The range it was built for.
    private double least, largest;
    private int most;
    private boolean logarithmic, empty = true;
    private double[] ticks = {};
    private String[] labels = {};
    private String factor = "";

    /// Extends the axis to all values from `least` to `largest`; nothing if the former is above the latter.
    ///
    /// @param most the approximate largest number of ticks
    /// @param whole whether there are no ticks between whole numbers
    /// @return whether the axis has changed
    public boolean fit(double least, double largest, int most, boolean whole, boolean logarithmic) {
        boolean nothing = !(least <= largest);
        boolean alike = ticks.length > 0 && most == this.most && logarithmic == this.logarithmic;
        boolean same = nothing ? empty : !empty && least == this.least && largest == this.largest;
        if (alike && (same || !nothing && !empty && within(least) && within(largest) && full(least, largest)))
            return false;
        empty = nothing;
        this.least = least;
        this.largest = largest;
        this.most = most;
        this.logarithmic = logarithmic;
        if (logarithmic) decades(nothing ? 1 : least, nothing ? 10 : largest);
        else linear(Ticks.of(nothing ? 0 : least, nothing ? 1 : largest,
                whole ? Math.max(1, Math.min(most, (int) (largest - least))) : most));
        return true;
    }

    /// Goes from one of the round numbers to another.
    private void linear(Ticks round) {
        linear(round, round.low(), round.high());
    }

    /// Makes the axis go from one number to another, with round numbers between.
    ///
    /// @param most,whole as for [#fit]
    /// @return whether the axis has changed
    boolean exact(double from, double to, int most, boolean whole) {
        if (low == from && high == to && this.most == most && !logarithmic) return false;
        empty = true; // another fit begins anew
        this.most = most;
        logarithmic = false;
        int about = most + most / 2; // those beyond the ends are left out
        linear(Ticks.of(from, to, whole ? Math.max(1, Math.min(about, (int) Math.ceil(to - from))) : about), from, to);
        return true;
    }

    private boolean within(double v) {
        double at = logarithmic ? Math.log10(v) : v;
        return at >= low && at <= high;
    }

    private boolean full(double least, double largest) {
        double span = logarithmic ? Math.log10(largest) - Math.log10(least) : largest - least;
        boolean tight = ticks.length <= 2 || logarithmic && high - low <= 1;
        return tight ? span > 0 : span >= SPARSE * (high - low);
    }

    private void decades(double least, double largest) {
        int from = (int) Math.floor(Math.log10(least) + 1e-9),
                to = Math.max(from + 1, (int) Math.ceil(Math.log10(largest) - 1e-9));
        int step = Math.ceilDiv(to - from, most);
        low = from;
        high = to;
        factor = "";
        ticks = new double[(to - from) / step + 1];
        labels = new String[ticks.length];
        for (int i = 0; i < ticks.length; i++) {
            ticks[i] = from + i * step;
            labels[i] = power(from + i * step);
        }
    }

    /// A number as Java writes it, with its power of ten as an axis has it: `6.005E-4` becomes `6.005·10⁻⁴`.
    static String powers(String number) {
        int e = number.indexOf('E');
        return e < 0 ? number
                : number.substring(0, e).replaceFirst("\\.0$", "") + "·"
                        + raised(Integer.parseInt(number.substring(e + 1)));
    }

    private static String power(int exponent) {
        if (exponent >= -2 && exponent <= 3) return BigDecimal.ONE.scaleByPowerOfTen(exponent).toPlainString();
        return raised(exponent);
    }

    private static String raised(int exponent) {
        var text = new StringBuilder(exponent < 0 ? "10⁻" : "10");
        for (char digit : Integer.toString(Math.abs(exponent)).toCharArray()) text.append(SUPERSCRIPTS[digit - '0']);
        return text.toString();
    }

    private void linear(Ticks round, double from, double to) {
        low = from;
        high = to;
        double largest = Math.max(Math.abs(low), Math.abs(high));
        int thousands = largest >= 1e5 || largest < 1e-2 ? (int) Math.floor(Math.log10(largest) / 3 + 1e-9) : 0;
        factor = thousands == 0 ? "" : power(3 * thousands);
        double unit = Math.pow(10, 3 * thousands);
        int places = Math.max(0, (int) -Math.floor(Math.log10(round.step() / unit) + 1e-9));
        double near = 1e-9 * round.step();
        ticks = IntStream.range(0, round.count()).mapToDouble(round::at).filter(t -> t >= from - near && t <= to + near)
                .toArray();
        labels = new String[ticks.length];
        for (int i = 0; i < ticks.length; i++) {
            labels[i] = String.format(Locale.ROOT, "%." + places + "f", ticks[i] / unit);
        }
    }

    /// How many ticks there are.
    public int count() {
        return ticks.length;
    }

    /// The number at a tick.
    public String label(int i) {
        return labels[i];
    }

    /// The factor of the labels, as text; empty for one.
    public String factor() {
        return factor;
    }

    /// The position of a tick between the ends, 0..1.
    public double tick(int i) {
        return (ticks[i] - low) / (high - low);
    }

    /// The value at a position between the ends, 0..1; of a linear axis.
    double at(double share) {
        return low + share * (high - low);
    }

    /// The position of a value between the ends, 0..1; NaN for zero on a logarithmic axis.
    public double share(double value) {
        double at = !logarithmic ? value : value == 0 ? Double.NaN : Math.log10(Math.abs(value));
        return (at - low) / (high - low);
    }
}
