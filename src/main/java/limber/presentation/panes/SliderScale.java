package limber.presentation.panes;

import java.math.BigDecimal;
import java.math.MathContext;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;

/// A mapping from a slider's position, 0 to 1, to a range. A range of positive numbers over four decades or more has
/// the same room for each decade. Any other scale is chosen so that the default lies well inside and small values can
/// be set.
///
/// @param power 1 for an even scale; above it, small values get more room; 0 for decades
/// @param whole whether its values are whole numbers
public record SliderScale(double min, double max, double power, boolean whole) {
    /// The share of its length that a slider moves at a key.
    public static final double KEY = 0.01;
    private static final double DEFAULT_AT = 0.4, WIDE = 1e4;
    private static final double DECADES = 0, EVEN = 1, CUBIC = 3;
    private static final MathContext DIGITS = new MathContext(3);

    /// @param range the allowed part of its range
    public static SliderScale of(Parameter<?> p, Range range) {
        double min = range.min(), max = range.max(),
                initial = Math.clamp(((Number) p.initial()).doubleValue(), min, max);
        return new SliderScale(min, max, power(min, max, (initial - min) / (max - min)),
                p.kind() instanceof Kind.Count);
    }

    private static double power(double min, double max, double initial) {
        if (min < 0) return EVEN;
        if (min > 0 && max / min >= WIDE) return DECADES;
        return initial <= 0 ? CUBIC : Math.max(EVEN, Math.log(initial) / Math.log(DEFAULT_AT));
    }

    /// An even scale over all of a range.
    public static SliderScale even(Range range) {
        return new SliderScale(range.min(), range.max(), EVEN, false);
    }

    public double share(double value) {
        double inside = Math.clamp(value, min, max);
        return power == DECADES ? Math.log(inside / min) / Math.log(max / min)
                : Math.pow((inside - min) / (max - min), 1 / power);
    }

    /// The value at a position from 0 to 1, to three digits.
    public String text(double share) {
        double value = power == DECADES ? min * Math.pow(max / min, share) : min + (max - min) * Math.pow(share, power);
        if (whole) return Kind.plain(Math.rint(value));
        return Kind.plain(Math.clamp(new BigDecimal(value).round(DIGITS).doubleValue(), min, max));
    }

    /// The value where a key moves the slider: a whole number goes on by one at least.
    ///
    /// @param now the value before
    public String keyed(String now, double share) {
        String text = text(share);
        if (!whole || !text.equals(now)) return text;
        double count = Double.parseDouble(now);
        return Kind.plain(Math.clamp(count + Math.signum(share - share(count)), min, max));
    }
}
