package limber.code;

import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.MeasureFailure;

/// A fault in the code of a solver of a user's own, told in one line with its place.
public final class SolverFault {
    /// The name of the class loaders of such solvers.
    static final String LOADER = "solver";

    private SolverFault() {}

    /// What was thrown, with file and line; empty where no code of such a solver was running.
    public static Optional<String> told(Throwable e) {
        Throwable cause = e;
        String in = "";
        while (cause instanceof MeasureFailure || cause instanceof ExceptionInInitializerError
                || cause instanceof InvocationTargetException) {
            if (cause instanceof MeasureFailure) in = cause.getMessage();
            if (cause.getCause() == null) break;
            cause = cause.getCause();
        }
        String measure = in, what = said(cause);
        return place(cause.getStackTrace())
                .map(f -> f.getFileName() + ":" + f.getLineNumber() + ":1: in "
                        + (measure.isEmpty() ? f.getMethodName() + "()" : measure) + ": " + what);
    }

    /// Where the code of such a solver was running; empty where none was.
    public static Optional<StackTraceElement> place(StackTraceElement[] stack) {
        return Stream.of(stack).filter(f -> LOADER.equals(f.getClassLoaderName())).findFirst();
    }

    /// The kind of what was thrown, and its message.
    static String said(Throwable e) {
        return e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ": " + e.getMessage());
    }
}
