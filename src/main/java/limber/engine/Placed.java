package limber.engine;

/// A phase that is another one at each place of a run, such as one of a log. What asks it for its name and its kind of
/// elements is answered by itself; what runs is the phase of the place.
public interface Placed extends Phase {
    /// The phase as it is at a place.
    ///
    /// @param frame from 1
    /// @param rounds of the loops around it, from the outermost in, each from 0
    Phase at(int frame, int[] rounds);

    /// @throws IllegalStateException always
    @Override default void run(State s, int sweep, int from, int to) {
        throw new IllegalStateException(name() + " runs only at a place");
    }
}
