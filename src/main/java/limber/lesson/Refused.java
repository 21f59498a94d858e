package limber.lesson;

/// An expression that cannot be read or has no value, with the column of the fault in it.
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int column;

    /// @param column from 1
    Refused(int column, String message) {
        super(message, null, false, false);
        this.column = column;
    }

    public int column() {
        return column;
    }
}
