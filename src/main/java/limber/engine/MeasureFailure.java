package limber.engine;

/// A measure that failed to be read, such as one of a user's own solver.
public final class MeasureFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    MeasureFailure(String measure, RuntimeException cause) {
        super("the measure " + measure, cause);
    }
}
