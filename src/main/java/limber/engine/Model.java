package limber.engine;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A deformation technique: what it declares here is all that panel, stepping, tables, plots, trace and command line know of it.
///
/// Its words (parameter sentences, captions) are in the resource bundle `words` in its own package.
public interface Model {
    /// Public id; folder, class and lessons share it.
    String name();

    List<Parameter<?>> parameters();

    /// The first few of [#parameters] that a panel shows without being asked.
    List<Parameter<?>> mainParameters();

    /// Those of [#parameters] that choose between what was published and what is right.
    default List<Parameter<?>> publishedParameters() {
        return List.of();
    }

    /// The one number that a large slider under the view turns, such as the place on a curve that is being constructed.
    default Optional<Parameter<Double>> dial() {
        return Optional.empty();
    }

    List<Preset> presets();

    /// What is done to a scene that is shown, not measured, until somebody does something to it: without it there would
    /// be nothing to see. Commands that write numbers leave it out.
    default List<Input> opening(Settings p) {
        return List.of();
    }

    List<Handle> handles(Settings p);

    /// Elements of this kept channel of xyz triples can be grabbed as `particle:INDEX`.
    default Optional<Channel> grabbable() {
        return Optional.empty();
    }

    List<Action> actions();

    /// What can be done to the settings as a whole.
    default List<Edit> edits() {
        return List.of();
    }

    /// What the pointer does to the surface; empty where it only turns the view.
    default Optional<Touch> touch(Settings p) {
        return Optional.empty();
    }

    /// Keys that move handles.
    default List<Nudge> nudges(Settings p) {
        return List.of();
    }

    List<Measure> measures();

    /// The two threads that share the work of a frame; empty where one does it all.
    default Optional<Lanes> lanes(Settings p) {
        return Optional.empty();
    }

    /// The channel that `trace` prints and `hash` reads unless told otherwise.
    Channel subject();

    default Settings defaults() {
        return Settings.defaults(name(), parameters());
    }

    /// Rules across parameters. Files that they name are read if they have not been yet, and otherwise not looked at.
    ///
    /// @throws BadInput naming the parameters
    void check(Settings p);

    /// Reads the files that parameters name, again where they have changed since; it may take a while.
    ///
    /// @throws BadInput naming the parameter whose file cannot be read; what was read before then holds
    default void load(Settings p) {}

    /// The state of frame 0.
    State initial(Settings p);

    /// The extent of the scene as it is placed, in m, at least 1: a state beyond a million times that has diverged.
    ///
    /// @param fresh the state of frame 0
    default double extent(Settings p, State fresh) {
        return Math.max(1, fresh.largest(subject()));
    }

    Schedule schedule(Settings p);

    /// Lets an input act on the state; called at the start of its frame, before slot 0.
    ///
    /// @param p the settings of that frame, a [Input.Set] already included
    /// @throws BadInput if the input names something that is not there
    void apply(Input input, Settings p, State s);

    /// What cuts its frames into substeps; empty where nothing does.
    default Optional<Clock> clock() {
        return Optional.empty();
    }

    /// Seconds that a frame stands for, to play it at its own speed.
    default double frameSeconds(Settings p) {
        return clock().orElseThrow(() -> new IllegalStateException(name() + " has no clock and does not say how long a frame is")).frameSeconds(p);
    }

    /// These settings with a substep that theory calls stable, frames as long as before; empty where they are, or no
    /// substep would help.
    default Optional<Settings> calmed(Settings p) {
        return stability(p).filter(v -> !v.stable()).flatMap(v -> clock().map(c -> c.within(p, v.limit())));
    }

    /// Simulated seconds since frame 0.
    default double time(State s) {
        return s.of(Clock.CHANNEL)[Clock.TIME];
    }

    /// Whether these settings are about the normals of its skin, such as stale ones, so that nothing but those may light
    /// its surface. Elsewhere whoever draws a small surface may make normals of its own, which is faster.
    default boolean ownNormals(Settings p) {
        return false;
    }

    /// The overlays that there are under these settings, in the order in which they are drawn.
    List<Offer> overlays(Settings p);

    /// Draws those of some names.
    default List<Overlay> overlays(Settings p, State s, Set<String> wanted) {
        return overlays(p).stream().filter(o -> wanted.contains(o.name())).flatMap(o -> o.draw(p, s).stream()).toList();
    }

    /// Names of the overlays that are switched on until somebody switches them off.
    Set<String> overlaysAtFirst();

    /// The name of the measure that is plotted until somebody chooses others.
    String plottedAtFirst();

    /// Where an element is in the world: one xyz triple for a point, more for a line, none where it has no place.
    ///
    /// @param of what it is, as phases and channels name their elements
    default double[] place(Settings p, State s, String of, int element) {
        return new double[0];
    }

    /// Where a value of a channel is in the world, m: itself, unless the channel is in an object's local frame.
    default Optional<Vec> placed(Settings p, Channel c, Vec value) {
        return c.equals(subject()) ? Optional.of(value) : Optional.empty();
    }

    Optional<Verdict> stability(Settings p);
}
