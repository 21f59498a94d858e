package limber.engine.run;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.OperationStopped;
import limber.engine.Phase;
import limber.engine.StepSize;
import limber.engine.platform.ClassFiles;
import limber.engine.watch.Explanation;
import limber.engine.watch.StoreLog;
import limber.math.exact.Exact;

/// An operation that failed, such as one of a user's kernel: its place in the run and in the source, and the numbers
/// that it had computed. The message is one line.
public final class OperationFailure extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final int MOST_VALUES = 8;
    /// Of an operation that does not end, no more is watched.
    private static final int MOST_NOTES = 100_000;

    private final Cursor at;
    private final int line;
    private final String why;

    private OperationFailure(Cursor at, int line, String why, String message, Throwable cause) {
        super(message, cause, false, false);
        this.at = at;
        this.line = line;
        this.why = why;
    }

    /// The operation.
    public Cursor at() {
        return at;
    }

    /// The line of its phase's source file, from 1; 0 where it is not known.
    public int line() {
        return line;
    }

    /// Why it failed, without its place.
    public String why() {
        return why;
    }

    /// Runs the frame that failed again, one operation at a time, up to the one that fails.
    ///
    /// @param failed a run whose state is not to be trusted any more
    /// @param frame that was under way: complete frames before it
    /// @return empty if it fails only as a whole
    static Optional<OperationFailure> of(Run failed, int frame) {
        var timeline = new Timeline(failed.model());
        var run = new Run(timeline, timeline.root(failed.branch().settings(), failed.branch().inputs()), false);
        Cursor at = Cursor.complete(frame);
        run.seek(run.branch(), at);
        try {
            run.begin();
            for (at = run.cursor(); at.frame() == frame; at = run.cursor())
                run.step(StepSize.ELEMENT);
        } catch (RuntimeException | Error e) {
            return Optional.of(at(timeline, run.branch(), at, e));
        }
        return Optional.empty();
    }

    private static OperationFailure at(Timeline timeline, Branch branch, Cursor at, Throwable cause) {
        var run = new Run(timeline, branch, false);
        run.seek(branch, at);
        run.begin();
        return of(run, run.frame().phase(), cause);
    }

    /// An operation that failed as another phase did it.
    ///
    /// @param run which stands before it; it is not to be used any more
    static OperationFailure of(Run run, Phase phase, Throwable cause) {
        Cursor at = run.cursor();
        var log = new Log();
        try {
            run.frame().watched(run.twins(true), phase, log, at.element() + 1);
        } catch (RuntimeException | Error again) {
            if (again.getClass() != cause.getClass() && again != Log.ENOUGH) throw again;
        }
        int line = cause instanceof OperationStopped stopped ? stopped.line() : log.line;
        String values = log.values.entrySet().stream().map(v -> v.getKey() + " = " + number(v.getValue()))
                .collect(Collectors.joining(", "));
        return new OperationFailure(at, line, plain(cause), place(run, line) + plain(cause)
                + (values.isEmpty() ? "" : " (" + values + ")"), cause);
    }

    /// An operation that wrote what must stay.
    ///
    /// @param run which stands before it
    static OperationFailure wrote(Run run, Channel fixed) {
        int line = run.explain().changes().stream().filter(c -> c.channel().equals(fixed.name()))
                .mapToInt(Explanation.Change::line).findFirst().orElse(0);
        String what = "it writes " + fixed.name() + (fixed.whole()
                ? ", whose whole numbers are fixed; a kept channel of doubles, cast to int where it is read,"
                : ", which is fixed; a kept channel") + " would be right";
        return refused(run, line, what);
    }

    /// An operation that is not what a phase must be.
    ///
    /// @param run which stands before it
    /// @param line of its phase's source file, from 1; 0 where it is not known
    static OperationFailure refused(Run run, int line, String what) {
        return new OperationFailure(run.cursor(), line, what, place(run, line) + what, new IllegalStateException(what));
    }

    /// Where a run stands, in the source and in the frame.
    private static String place(Run run, int line) {
        CursorPath path = run.path();
        String file = ClassFiles.source(path.phase().getClass()).replaceAll(".*/", "");
        String rounds = path.slot().path().map(r -> r.loop() + " " + r.number() + ", ").collect(Collectors.joining());
        return file + ":" + line + ": frame " + path.frame() + ", " + rounds + path.phase().name() + ", element "
                + path.element() + ": ";
    }

    private static String number(double value) {
        return value == Exact.rint(value) && Math.abs(value) < 1e15 ? Long.toString((long) value)
                : Double.toString(value);
    }

    private static String plain(Throwable e) {
        return switch (e) {
            case ArrayIndexOutOfBoundsException _ -> e.getMessage().replace("Index", "the index")
                    .replace("out of bounds for length", "lies outside of an array of length");
            case ArithmeticException _ when "/ by zero".equals(e.getMessage()) -> "a whole number is divided by 0";
            case ArithmeticException _ -> e.getMessage();
            case NegativeArraySizeException _ -> "an array of " + e.getMessage() + " numbers";
            case OperationStopped _ -> e.getMessage();
            default -> e.toString();
        };
    }

    /// The line that was reached, and the last numbers that were computed, those assigned last at the end.
    private static final class Log extends StoreLog {
        private static final RuntimeException ENOUGH = new OperationStopped(0, "it has been watched long enough");

        private int line, notes;
        private final Map<String, Double> values = new LinkedHashMap<>();

        @Override protected void reached(int reached) {
            line = reached;
        }

        @Override protected void noted(int at, String name, double value) {
            if (++notes > MOST_NOTES) throw ENOUGH;
            values.remove(name);
            values.put(name, value);
            if (values.size() > MOST_VALUES) values.remove(values.keySet().iterator().next());
        }

        @Override protected void stored(int at, Object array, int index, double before, double after) {}
    }
}
