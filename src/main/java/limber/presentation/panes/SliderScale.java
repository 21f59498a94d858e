package limber.presentation.panes;

import java.math.BigDecimal;
import java.math.MathContext;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;

/// A mapping from a slider's position, 0 to 1, to a range. It is chosen so that the default lies well inside and small
/// values can be set.
///
/// @param power 1 for an even scale; above it, small values get more room
public record SliderScale(double min, double max, double power) {
    private static final double DEFAULT_AT = 0.4;
    private static final MathContext DIGITS = new MathContext(3);

    /// @param range the allowed part of its range
    public static SliderScale of(Parameter<?> p, Range range) {
        double min = range.min(), max = range.max(),
                initial = Math.clamp(((Number) p.initial()).doubleValue(), min, max);
        double share = (initial - min) / (max - min);
        double power = min < 0 ? 1 : share <= 0 ? 3 : Math.max(1, Math.log(share) / Math.log(DEFAULT_AT));
        return new SliderScale(min, max, power);
    }

    public double share(double value) {
        return Math.pow(Math.max(0, Math.min(1, (value - min) / (max - min))), 1 / power);
    }

    /// The value at a position from 0 to 1, to three digits.
    public String text(double share, boolean whole) {
        double value = min + (max - min) * Math.pow(share, power);
        if (whole) return Kind.plain(Math.rint(value));
        return Kind.plain(Math.clamp(new BigDecimal(value).round(DIGITS).doubleValue(), min, max));
    }
}
