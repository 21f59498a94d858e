package limber.engine;

import java.util.Locale;

/// One loop of a solver. Running `[0, size)` does the whole phase; running `[i, i + 1)` does one element.
///
/// A phase is an immutable record whose components are the settings it needs. All that it writes, it writes in
/// `run`, to arrays of the state, without lambdas, so that its twin (`Twins`) can report every store.
public non-sealed interface Phase extends Block {
    /// Lower-kebab, unique within the model; by default that of the record: `SpringForces` is `spring-forces`.
    default String name() {
        return getClass().getSimpleName().replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    /// The number of elements; one by default, as of a phase that works on the whole.
    default int size(State s) {
        return 1;
    }

    /// The same in one sweep, where sweeps differ in length, such as the levels of de Casteljau's construction.
    ///
    /// @param sweep 0-based
    default int size(State s, int sweep) {
        return size(s);
    }

    /// Runs elements `[from, to)` ascending; never called with an empty range.
    ///
    /// @param sweep 0-based number of the sweep within the substep, for orders that alternate; 0 outside sweeps
    void run(State s, int sweep, int from, int to);

    /// Several sweeps at once, bit-identical to one after another.
    ///
    /// @return how many of `sweeps` were run; 0 if this phase cannot
    default int runSweeps(State s, int sweep, int sweeps) {
        return 0;
    }

    /// The model's element (stick, particle, vertex) that index `i` of the loop works on in this sweep.
    default int element(State s, int sweep, int i) {
        return i;
    }

    /// What an element of this phase is: `stick`, `particle`, `ring`, `vertex`, `triangle`, or empty for the whole.
    default String of() {
        return "";
    }

    /// Whether elements could run side by side, as in a compute shader, or depend on those before them, as by default.
    default boolean independent() {
        return false;
    }

    default Formula formula() {
        return Formula.NONE;
    }
}
