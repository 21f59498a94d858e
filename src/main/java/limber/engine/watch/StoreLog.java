package limber.engine.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// A log of what a twin reports while it runs: every store to a named local and to an array, in order, and, from twins
/// that report them, every load from an array.
///
/// The static methods are called from the bytecode that [Twins] weaves in, and reach the log of the current scope.
public class StoreLog {
    private static final ThreadLocal<@Nullable StoreLog> CURRENT = new ThreadLocal<>();
    /// How many logs listen, on all threads. It is read as a plain field: a thread sees its own, and asks [#CURRENT].
    private static final AtomicInteger LISTENING = new AtomicInteger();

    record Local(int line, String name, double value) {}

    /// @param array the `double[]` or `int[]` stored to
    record Store(int line, Object array, int index, double before, double after) {}

    final List<Local> locals = new ArrayList<>();
    final List<Store> stores = new ArrayList<>();

    /// Runs a twin, which reports to this log.
    public void hear(Runnable twin) {
        StoreLog before = CURRENT.get();
        CURRENT.set(this);
        LISTENING.incrementAndGet();
        try {
            twin.run();
        } finally {
            LISTENING.decrementAndGet();
            CURRENT.set(before);
        }
    }

    /// A named local has been assigned a number.
    protected void noted(int line, String name, double value) {
        locals.add(new Local(line, name, value));
    }

    /// An element of an array has been stored to.
    ///
    /// @param array the `double[]` or `int[]` stored to
    protected void stored(int line, Object array, int index, double before, double after) {
        stores.add(new Store(line, array, index, before, after));
    }

    /// An element of an array has been loaded; only told by twins that report loads.
    ///
    /// @param array the `double[]` or `int[]` loaded from
    protected void loaded(int line, Object array, int index) {}

    /// A line of the phase's own methods begins to run; only told by twins that report loads.
    protected void reached(int line) {}

    private static StoreLog current() {
        return Objects.requireNonNull(CURRENT.get(), "a twin runs that no log hears");
    }

    public static void line(int line) {
        current().reached(line);
    }

    public static double load(double[] array, int index, int line) {
        current().loaded(line, array, index);
        return array[index];
    }

    public static int load(int[] array, int index, int line) {
        current().loaded(line, array, index);
        return array[index];
    }

    public static void local(double value, String name, int line) {
        current().noted(line, name, value);
    }

    public static void local(int value, String name, int line) {
        current().noted(line, name, value);
    }

    public static void store(double[] array, int index, double value, int line) {
        double before = array[index];
        array[index] = value;
        current().stored(line, array, index, before, value);
    }

    public static void store(int[] array, int index, int value, int line) {
        int before = array[index];
        array[index] = value;
        current().stored(line, array, index, before, value);
    }

    // ---- from classes that a phase calls, at full speed too ----

    private static @Nullable StoreLog listener() {
        return LISTENING.getPlain() == 0 ? null : CURRENT.get();
    }

    public static double heardLoad(double[] array, int index, int line) {
        StoreLog log = listener();
        if (log != null) log.loaded(line, array, index);
        return array[index];
    }

    public static int heardLoad(int[] array, int index, int line) {
        StoreLog log = listener();
        if (log != null) log.loaded(line, array, index);
        return array[index];
    }

    public static void heardStore(double[] array, int index, double value, int line) {
        double before = array[index];
        array[index] = value;
        StoreLog log = listener();
        if (log != null) log.stored(line, array, index, before, value);
    }

    public static void heardStore(int[] array, int index, int value, int line) {
        int before = array[index];
        array[index] = value;
        StoreLog log = listener();
        if (log != null) log.stored(line, array, index, before, value);
    }
}
