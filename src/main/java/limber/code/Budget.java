package limber.code;

import java.util.Locale;
import limber.engine.OperationStopped;

/// The budget of a kernel while its phase runs once: rounds of its loops, calls of its functions, and numbers in the
/// arrays and records that it makes. The calls are woven into its byte code.
public final class Budget {
    /// Rounds and calls in one run of a phase: a tenth of a second, and many times what the largest mesh needs.
    static final int STEPS = 20_000_000;
    /// Numbers in the arrays and records made in one run of a phase.
    static final int NUMBERS = 1 << 22;
    private static final String MOST_NUMBERS = "the arrays and records of one run of a phase may have "
            + String.format(Locale.ROOT, "%,d", NUMBERS) + " together";

    private static final ThreadLocal<Budget> CURRENT = ThreadLocal.withInitial(Budget::new);

    private int steps, numbers;

    private Budget() {}

    /// A phase begins to run.
    public static void begin() {
        Budget b = CURRENT.get();
        b.steps = STEPS;
        b.numbers = NUMBERS;
    }

    /// A loop begins another round, or a function is called.
    ///
    /// @throws OperationStopped if nothing is left
    public static void spend(int line) {
        if (--CURRENT.get().steps < 0) throw new OperationStopped(line, "the loop or function here has run "
                + String.format(Locale.ROOT, "%,d", STEPS)
                + " times in one run of the phase; one that ends would be right");
    }

    /// An array is made.
    ///
    /// @return its length
    /// @throws OperationStopped if the arrays of this run are too large together
    public static int array(int length, int line) {
        Budget b = CURRENT.get();
        if (length > b.numbers) throw new OperationStopped(line, "an array of " + length
                + " numbers; " + MOST_NUMBERS + "; channels of the state would be right for more");
        b.numbers -= Math.max(0, length);
        return length;
    }

    /// A record is made.
    ///
    /// @param numbers that it takes
    /// @throws OperationStopped if the arrays and records of this run are too large together
    public static void object(int numbers, int line) {
        Budget b = CURRENT.get();
        b.numbers -= numbers;
        if (b.numbers < 0) throw new OperationStopped(line, "a record of " + numbers + " numbers; " + MOST_NUMBERS
                + "; local numbers would be right for more");
    }
}
