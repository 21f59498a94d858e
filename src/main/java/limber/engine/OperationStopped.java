package limber.engine;

/// An operation that cannot go on, such as one with a loop that does not end.
public final class OperationStopped extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int line;

    /// @param line of the source file, from 1
    /// @param why what is wrong, and what would be right
    public OperationStopped(int line, String why) {
        super(why, null, false, false);
        this.line = line;
    }

    /// The line of the source file, from 1.
    public int line() {
        return line;
    }
}
