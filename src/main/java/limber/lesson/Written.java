package limber.lesson;

import java.util.function.Function;
import limber.engine.BadInput;
import limber.input.Spot;

/// An expression and where it is written.
///
/// @param spot of its first character
/// @param straight whether it stands in the file as it is read, so that columns can be counted
public record Written(Expression expression, Spot spot, boolean straight) {
    /// @throws BadInput with the place of the first fault
    static Written read(String source, Spot spot, boolean straight, Function<String, Expression> reading) {
        try {
            return new Written(reading.apply(source), spot, straight);
        } catch (Refused e) {
            throw blame(e, spot, straight);
        }
    }

    /// @throws BadInput if it has no value there
    public boolean holds(Expression.Scope scope) {
        try {
            return expression.holds(scope);
        } catch (Refused e) {
            throw blame(e, spot, straight);
        }
    }

    /// @throws BadInput if it has no value there
    public double value(Expression.Scope scope) {
        try {
            return expression.value(scope);
        } catch (Refused e) {
            throw blame(e, spot, straight);
        }
    }

    private static BadInput blame(Refused e, Spot spot, boolean straight) {
        return straight ? spot.right(e.column() - 1).bad(e.getMessage()) : spot.bad("column " + e.column() + " of the expression: " + e.getMessage());
    }
}
