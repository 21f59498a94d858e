package limber.engine.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Measure;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;

/// A computation in frames: the state that a run starts from, and the loops that make the next frame of it.
public interface Solver {
    /// Public id; folder, class and lessons share it.
    String name();

    /// The class beside which its words are, and whose class loader reads them.
    default Class<?> home() {
        return getClass();
    }

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

    /// The loops of a frame, as the solver's own code has them.
    Schedule schedule(Settings p);

    /// The same with the texts that run in the place of that code.
    ///
    /// @throws BadInput if a text is refused
    default Schedule running(Settings p) {
        return KernelCompiler.rewrite(schedule(p), p.kernels());
    }

    /// Applies an input to the state; called at the start of its frame, before slot 0.
    ///
    /// @param p the settings of that frame, a [Input.Set] already included
    /// @throws BadInput if the input names something that is not there
    default void apply(Input input, Settings p, State s) {
        switch (input) {
            case Input.Set set -> set(set, p, s);
            case Input.Move move -> move(move, p, s);
            case Input.Act act -> act(act, p, s);
        }
    }

    /// A parameter has another value from this frame on. Phases are made from the settings anew; what the state keeps
    /// of a parameter must follow it here.
    default void set(Input.Set set, Settings p, State s) {}

    /// A handle or a grabbed element is moved.
    default void move(Input.Move move, Settings p, State s) {
        throw new BadInput("'" + BadInput.brief(move.handle()) + "' is not a handle of the " + name());
    }

    /// An action is done.
    default void act(Input.Act act, Settings p, State s) {
        throw new BadInput("'" + BadInput.brief(act.action()) + "' is not an action of the " + name());
    }

    /// The channel that `trace` prints and `hash` reads by default.
    Channel subject();

    default List<Measure> measures() {
        return List.of();
    }

    /// The measure of that name; empty where there is none.
    default Optional<Measure> measure(String name) {
        return measures().stream().filter(m -> m.name().equals(name)).findFirst();
    }

    /// The kinds of elements that have a place in the scene, the one that is compared and drawn as a ghost first.
    default List<ElementKind> kinds(Settings p) {
        return List.of();
    }

    /// Channels of one number that are drawn as surfaces.
    default List<Field> fields() {
        return List.of();
    }

    /// What is drawn beside elements and fields, such as a wall, in drawing order.
    default List<OverlayKind> overlays(Settings p) {
        return List.of();
    }

    /// Scenes to begin with; the first one is met first.
    default List<Preset> presets() {
        return List.of(new Preset("default", defaults()));
    }

    /// The preset of that name; empty where there is none.
    default Optional<Preset> preset(String name) {
        return presets().stream().filter(p -> p.name().equals(name)).findFirst();
    }

    /// The points that can be dragged.
    default List<Handle> handles(Settings p) {
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

    /// The last frame that there is, such as that of a log; empty where it goes on for as long as one likes.
    default OptionalInt lastFrame() {
        return OptionalInt.empty();
    }

    /// The first frame that there is; later than 0 where those before it have been dropped.
    default int firstFrame() {
        return 0;
    }

    /// Whether frames are still added to it, as to the log of a program that runs. Its schedule is asked for again
    /// before each frame then.
    default boolean grows() {
        return false;
    }

    /// Why an operation made what is not a number; empty where the model does not know.
    ///
    /// @param before the state in which it was done
    default Optional<Remark> noNumber(Explanation operation, State before) {
        return Optional.empty();
    }

    /// Reads the files that parameters name, again where they have changed; this may take long.
    ///
    /// @throws BadInput naming the parameter whose file cannot be read; what was read before then holds
    default void load(Settings p) {}

    /// The number of elements that phases work on to make the state of frame 0, as in a warm-up; 0 where none runs.
    default long initialCost(Settings p) {
        return 0;
    }

    /// A state of the same layout as that of frame 0, made without running a phase; its values have no meaning.
    default State layout(Settings p) {
        return initial(p);
    }

    /// The initial extent of the scene, m, at least 1; a state a million times larger has diverged.
    ///
    /// @param fresh the state of frame 0
    default double extent(Settings p, State fresh) {
        return Math.max(1, fresh.largest(subject()));
    }

    /// Whether these settings are stable, by a formula; empty where none is known.
    default Optional<Verdict> stability(Settings p) {
        return Optional.empty();
    }
}
