package limber.presentation.code;

import java.util.function.IntConsumer;
import java.util.function.IntFunction;

/// The curve of a local over all operations of a round, beside the line that assigns it.
///
/// @param values one an operation; NaN where it does not reach the line
/// @param current the shown operation, from 0
/// @param name what is said of an operation, such as "stick 12: error = 0.033"
/// @param go goes to an operation
public record RoundCurve(double[] values, int current, IntFunction<String> name, IntConsumer go) {
    /// The same with another operation as the shown one.
    public RoundCurve at(int other) {
        return new RoundCurve(values, other, name, go);
    }
}
