package limber.input;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import limber.engine.text.BadInput;
import limber.expression.Expression;
import limber.expression.ExpressionFault;

/// An expression with its source position.
///
/// @param position of its first character
/// @param straight whether it stands in the file as it is read, so that columns can be counted
public record SourceExpression(Expression expression, SourcePosition position, boolean straight) {
    /// Reads the value of a key.
    ///
    /// @param name of the key, for complaints
    /// @param inside finds where a text begins in its file, if its columns can be counted there
    /// @throws BadInput with the place of the first fault
    public static SourceExpression read(BiFunction<SourcePosition, String, Optional<SourcePosition>> inside,
            String name,
            Node node, Function<String, Expression> reading) {
        String source = node.value() instanceof Node.Figure f ? f.text()
                : node.value() instanceof Boolean b ? b.toString() : node.string(name, "an expression");
        Optional<SourcePosition> first = inside.apply(node.place(), source);
        return read(source, first.orElse(node.place()), first.isPresent(), reading);
    }

    /// @throws BadInput with the place of the first fault
    public static SourceExpression read(String source, SourcePosition position, boolean straight,
            Function<String, Expression> reading) {
        try {
            return new SourceExpression(reading.apply(source), position, straight);
        } catch (ExpressionFault e) {
            throw blame(e, position, straight);
        }
    }

    /// @throws BadInput if it has no value there
    public boolean holds(Expression.Scope scope) {
        try {
            return expression.holds(scope);
        } catch (ExpressionFault e) {
            throw blame(e, position, straight);
        }
    }

    /// @throws BadInput if it has no value there
    public double value(Expression.Scope scope) {
        try {
            return expression.value(scope);
        } catch (ExpressionFault e) {
            throw blame(e, position, straight);
        }
    }

    /// The elements for which a condition on each of them holds.
    ///
    /// @throws BadInput if it has no value there
    public boolean[] marks(Expression.Scope scope) {
        try {
            return expression.marks(scope);
        } catch (ExpressionFault e) {
            throw blame(e, position, straight);
        }
    }

    /// All numbers of it.
    ///
    /// @throws BadInput if it has no value there
    public double[] values(Expression.Scope scope) {
        try {
            return expression.values(scope);
        } catch (ExpressionFault e) {
            throw blame(e, position, straight);
        }
    }

    /// The numbers of one element, or all of them where it is not of elements.
    ///
    /// @throws BadInput if it has no value there
    public double[] values(Expression.Scope scope, int element) {
        try {
            return expression.values(scope, element);
        } catch (ExpressionFault e) {
            throw blame(e, position, straight);
        }
    }

    private static BadInput blame(ExpressionFault e, SourcePosition position, boolean straight) {
        return straight ? position.right(e.column() - 1).bad(e.getMessage())
                : position.bad("column " + e.column() + " of the expression: " + e.getMessage());
    }
}
