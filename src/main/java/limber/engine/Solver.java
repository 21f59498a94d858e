package limber.engine;

import java.util.List;
import java.util.Optional;

/// A computation in frames: the state that a run starts from, and the loops that make the next frame of it.
public interface Solver {
    /// Public id; folder, class and lessons share it.
    String name();

    default List<Parameter<?>> parameters() {
        return List.of();
    }

    default Settings defaults() {
        return Settings.defaults(name(), parameters());
    }

    /// Checks rules across parameters. Files that they name are read if they have not been read yet.
    ///
    /// @throws BadInput naming the parameters
    default void check(Settings p) {}

    /// The state of frame 0.
    State initial(Settings p);

    Schedule schedule(Settings p);

    /// Applies an input to the state; called at the start of its frame, before slot 0.
    ///
    /// @param p the settings of that frame, a [Input.Set] already included
    /// @throws BadInput if the input names something that is not there
    default void apply(Input input, Settings p, State s) {
        if (!(input instanceof Input.Set)) throw new BadInput(input + " is nothing that can be done to a " + name());
    }

    /// The channel that `trace` prints and `hash` reads by default.
    Channel subject();

    default List<Measure> measures() {
        return List.of();
    }

    /// The kinds of elements that have a place in the scene, the one that is compared and drawn as a ghost first.
    default List<ElementKind> kinds(Settings p) {
        return List.of();
    }

    /// The clock that divides its frames into substeps; empty without one.
    default Optional<Clock> clock() {
        return Optional.empty();
    }

    /// The length of a frame in s, for playing at real speed.
    default double frameSeconds(Settings p) {
        return clock()
                .orElseThrow(
                        () -> new IllegalStateException(name() + " has no clock and does not say how long a frame is"))
                .frameSeconds(p);
    }

    /// Simulated seconds since frame 0.
    default double time(State s) {
        return s.of(Clock.CHANNEL)[Clock.TIME];
    }
}
