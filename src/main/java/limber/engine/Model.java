package limber.engine;

import java.util.List;
import java.util.Optional;

/// A deformation technique: what it declares here is all that panel, stepping, tables, plots, trace and command line know of it.
///
/// Its words (parameter sentences, captions) are in the resource bundle `words` in its own package.
public interface Model {
    /// Public id; folder, class and lessons share it.
    String name();

    List<Parameter<?>> parameters();

    /// The first few of [#parameters] that a panel shows without being asked.
    List<Parameter<?>> mainParameters();

    List<Preset> presets();

    List<Handle> handles(Settings p);

    /// Elements of this kept channel of xyz triples can be grabbed as `particle:INDEX`.
    Optional<Channel> grabbable();

    List<Action> actions();

    List<Measure> measures();

    /// The channel that `trace` prints and `hash` reads unless told otherwise.
    Channel subject();

    default Settings defaults() {
        return Settings.defaults(name(), parameters());
    }

    /// Rules across parameters.
    ///
    /// @throws BadInput naming the parameters
    void check(Settings p);

    /// The state of frame 0.
    State initial(Settings p);

    /// The extent of the scene as it is placed, in m, at least 1: a state beyond a million times that has diverged.
    default double extent(Settings p) {
        return Math.max(1, initial(p).largest(subject()));
    }

    Schedule schedule(Settings p);

    /// Lets an input act on the state; called at the start of its frame, before slot 0.
    ///
    /// @param p the settings of that frame, a [Input.Set] already included
    /// @throws BadInput if the input names something that is not there
    void apply(Input input, Settings p, State s);

    /// Seconds that a frame stands for, to play it at its own speed.
    double frameSeconds(Settings p);

    /// Simulated seconds since frame 0.
    double time(State s);

    List<Overlay> overlays(Settings p, State s);

    Optional<Verdict> stability(Settings p);
}
