package limber.presentation.panes;

import java.math.BigDecimal;
import java.math.MathContext;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;

/// A mapping from a slider's position, 0 to 1, to a range. A range of positive numbers over four decades or more has
/// the same room for each decade. Any other scale is chosen so that the default lies well inside and small values can
/// be set. A range on both sides of 0 is even where a key changes the default by little, as angles up to a full turn
/// are; otherwise small values of either sign get more room. A range from 0 to 100,000 times the default or more has
/// decades from a millionth of the default on, and 0 at its end.
///
/// @param power 1 for an even scale; above it, small values get more room; 0 for decades
/// @param whole whether its values are whole numbers
/// @param least where the decades begin
public record SliderScale(double min, double max, double power, boolean whole, double least) {
    /// The share of its length that a slider moves at a key.
    public static final double KEY = 0.01;
    private static final double DEFAULT_AT = 0.4, WIDE = 1e4;
    /// A range from 0 is wide that is so many times its default, and its decades begin at such a share of the default.
    private static final double FROM_ZERO = 1e5, FIRST = 1e-6;
    /// The largest share of the default by which a key of an even scale around 0 may change it, and a full turn, °.
    private static final double LITTLE = 0.1, TURN = 360;
    private static final double DECADES = 0, EVEN = 1, CUBIC = 3;
    private static final MathContext DIGITS = new MathContext(3);

    public SliderScale(double min, double max, double power, boolean whole) {
        this(min, max, power, whole, min);
    }

    /// @param range the allowed part of its range
    public static SliderScale of(Parameter<?> p, Range range) {
        double min = range.min(), max = range.max(),
                initial = Math.clamp(((Number) p.initial()).doubleValue(), min, max);
        boolean whole = p.kind() instanceof Kind.Count;
        if (min == 0 && initial > 0 && max / initial >= FROM_ZERO)
            return new SliderScale(min, max, DECADES, whole, FIRST * initial);
        double power = min < 0 ? around(p, min, max, initial) : power(min, max, (initial - min) / (max - min));
        return new SliderScale(min, max, power, whole);
    }

    private static double around(Parameter<?> p, double min, double max, double initial) {
        boolean turn = p.unit().equals("°") && Math.max(-min, max) <= TURN;
        return turn || KEY * (max - min) <= LITTLE * Math.abs(initial) ? EVEN : CUBIC;
    }

    private static double power(double min, double max, double initial) {
        if (min > 0 && max / min >= WIDE) return DECADES;
        return initial <= 0 ? CUBIC : Math.max(EVEN, Math.log(initial) / Math.log(DEFAULT_AT));
    }

    /// An even scale over all of a range.
    public static SliderScale even(Range range) {
        return new SliderScale(range.min(), range.max(), EVEN, false);
    }

    public double share(double value) {
        double inside = Math.clamp(value, min, max);
        if (power == DECADES) return inside < least ? 0
                : lead() + (1 - lead()) * Math.log(inside / least) / Math.log(max / least);
        double from = from();
        return (root(inside - from) - root(min - from)) / (root(max - from) - root(min - from));
    }

    /// The value at a position from 0 to 1, to three digits.
    public String text(double share) {
        double value = power == DECADES ? decade(share) : raised(share);
        if (whole) return Kind.plain(Math.rint(value));
        return Kind.plain(Math.clamp(new BigDecimal(value).round(DIGITS).doubleValue(), min, max));
    }

    /// Where its decades begin on the slider.
    private double lead() {
        return least > min ? KEY : 0;
    }

    private double decade(double share) {
        return share < 0.5 * lead() ? min
                : least * Math.pow(max / least, Math.max(0, (share - lead()) / (1 - lead())));
    }

    /// The value around which small differences have most room.
    private double from() {
        return power > EVEN && min < 0 ? 0 : min;
    }

    private double root(double x) {
        return Math.signum(x) * Math.pow(Math.abs(x), 1 / power);
    }

    private double raised(double share) {
        double from = from(), low = root(min - from), high = root(max - from);
        double root = low + share * (high - low);
        return from + Math.signum(root) * Math.pow(Math.abs(root), power);
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
