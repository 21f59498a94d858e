package limber.cli.option;

/// The end of a command with an exit code and one line that says why.
public final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// A check failed.
    public static final int FAILED = 1;
    /// Wrong usage or bad input.
    public static final int USAGE = 2;
    /// The machine lacks something.
    static final int LACKS = 3;
    /// A fault of Limber itself (EX_SOFTWARE).
    static final int INTERNAL = 70;

    final int code;

    public CommandFailure(int code, String message) {
        super(message, null, false, false);
        this.code = code;
    }
}
