package limber.expression;

/// An exception for an expression that cannot be read or has no value, with the column of the fault.
public final class ExpressionFault extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int column;

    /// @param column from 1
    ExpressionFault(int column, String message) {
        super(message, null, false, false);
        this.column = column;
    }

    /// @param term what is wrong
    ExpressionFault(Term term, String message) {
        this(term.at().from() + 1, message);
    }

    /// @param index of the character in the text, from 0
    static ExpressionFault at(int index, String message) {
        return new ExpressionFault(index + 1, message);
    }

    public int column() {
        return column;
    }
}
