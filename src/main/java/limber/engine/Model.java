package limber.engine;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A deformation technique. Panel, stepping, tables, plots, trace and command line use only what it declares here.
///
/// Its words (parameter sentences, captions) are in the resource bundle `words` in its own package.
public interface Model {
    /// Public id; folder, class and lessons share it.
    String name();

    List<Parameter<?>> parameters();

    /// Those of [#parameters] that a panel shows first.
    List<Parameter<?>> mainParameters();

    /// Those of [#parameters] that choose between the published and the corrected rule.
    default List<Parameter<?>> publishedParameters() {
        return List.of();
    }

    /// These settings with every choice as a published program makes it: the program of the preset that a scene was
    /// opened with, or else the first one.
    ///
    /// @param opened the settings that the scene was opened with
    default Settings asPublished(Settings p, Settings opened) {
        List<Settings> programs = presets().stream().filter(Preset::published).map(Preset::settings).toList();
        return programs.isEmpty() ? p : choosing(p, programs.contains(opened) ? opened : programs.getFirst());
    }

    /// These settings with every choice as corrected.
    default Settings asCorrected(Settings p) {
        return choosing(p, defaults());
    }

    private Settings choosing(Settings p, Settings choices) {
        Settings chosen = p;
        for (Parameter<?> parameter : publishedParameters())
            chosen = chosen.with(parameter.name(), choices.text(parameter));
        return chosen;
    }

    /// The parameter of a large slider under the view, such as the place on a curve that is being constructed.
    default Optional<Parameter<Double>> dial() {
        return Optional.empty();
    }

    /// Whether that parameter does anything under these settings.
    default boolean dials(Settings p) {
        return true;
    }

    List<Preset> presets();

    /// The scene in which the model is met.
    default FirstScene firstScene() {
        return new FirstScene(presets().getFirst(), overlaysAtFirst(), true);
    }

    /// What its surface is made of.
    default Material material() {
        return Material.PLAIN;
    }

    /// The inputs of a newly opened scene, which show the effect until the user acts. Commands that print numbers leave
    /// them out.
    default List<Input> opening(Settings p) {
        return List.of();
    }

    List<Handle> handles(Settings p);

    /// Elements of this kept channel of xyz triples can be grabbed, under the names of [Element#particle].
    default Optional<Channel> grabbable() {
        return Optional.empty();
    }

    List<Action> actions();

    /// The edits of the settings as a whole.
    default List<Edit> edits() {
        return List.of();
    }

    /// The effect of the pointer on the surface; empty where it only turns the view.
    default Optional<Touch> touch(Settings p) {
        return Optional.empty();
    }

    /// Keys that move handles.
    default List<Nudge> nudges(Settings p) {
        return List.of();
    }

    List<Measure> measures();

    /// Why an operation made what is not a number; empty where the model does not know.
    ///
    /// @param before the state in which it was done
    default Optional<Remark> noNumber(Explanation operation, State before) {
        return Optional.empty();
    }

    /// The two threads that share the work of a frame; empty where one does it all.
    default Optional<Lanes> lanes(Settings p) {
        return Optional.empty();
    }

    /// The channel that `trace` prints and `hash` reads by default.
    Channel subject();

    default Settings defaults() {
        return Settings.defaults(name(), parameters());
    }

    /// Checks rules across parameters. Files that they name are read if they have not been read yet.
    ///
    /// @throws BadInput naming the parameters
    void check(Settings p);

    /// Reads the files that parameters name, again where they have changed; this may take long.
    ///
    /// @throws BadInput naming the parameter whose file cannot be read; what was read before then holds
    default void load(Settings p) {}

    /// The state of frame 0.
    State initial(Settings p);

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

    Schedule schedule(Settings p);

    /// Applies an input to the state; called at the start of its frame, before slot 0.
    ///
    /// @param p the settings of that frame, a [Input.Set] already included
    /// @throws BadInput if the input names something that is not there
    void apply(Input input, Settings p, State s);

    /// What should be said about settings that are right; it may take a second, and files have been read before.
    default List<Remark> remarks(Settings p) {
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

    /// These settings with a stable substep and frames of the same length; empty where they are stable, or no substep
    /// would help.
    default Optional<Settings> calmed(Settings p) {
        return stability(p).filter(Verdict::unstable).flatMap(v -> clock().map(c -> c.within(p, v.limit())));
    }

    /// Simulated seconds since frame 0.
    default double time(State s) {
        return s.of(Clock.CHANNEL)[Clock.TIME];
    }

    /// Whether these settings concern the normals of the skin, such as stale ones, so that the view must use them.
    /// Otherwise the view may compute normals of a small surface itself, which is faster.
    default boolean ownNormals(Settings p) {
        return false;
    }

    /// The vertices of the skin as they would be drawn if nothing deformed them, xyz triples in the world, m, as many
    /// as the skin has; empty for a model without a rest shape.
    default double[] atRest(Settings p, State s) {
        return new double[0];
    }

    /// The overlays under these settings, in drawing order.
    List<Offer> overlays(Settings p);

    /// Draws the overlays of these names.
    default List<Overlay> overlays(Settings p, State s, Set<String> wanted) {
        return overlays(p, s, wanted, Optional.empty());
    }

    /// The same, with those of a selected element.
    default List<Overlay> overlays(Settings p, State s, Set<String> wanted, Optional<Element> selected) {
        return overlays(p).stream().filter(o -> wanted.contains(o.name()))
                .flatMap(o -> o.draw(p, s, selected).stream()).toList();
    }

    /// Names of the overlays that are on by default.
    Set<String> overlaysAtFirst();

    /// The name of the measure that is plotted by default.
    String plottedAtFirst();

    /// The kinds of elements that have a place in the scene, the one that is compared and drawn as a ghost first.
    List<ElementKind> kinds(Settings p);

    /// The kind of that name; empty if its elements have no place.
    default Optional<ElementKind> kind(Settings p, String of) {
        return kinds(p).stream().filter(k -> k.of().equals(of)).findFirst();
    }

    /// The kind whose elements are the vertices of the skin, from the first on; a back side repeats them. Its values
    /// colour the surface.
    default String skinKind() {
        return "vertex";
    }

    /// The position of an element in the world: an xyz triple for each of its corners, none if it has no position.
    default double[] place(Settings p, State s, Element element) {
        Optional<ElementKind> kind = kind(p, element.of());
        if (kind.isEmpty() || element.index() < 0 || element.index() >= kind.get().count(s)) return new double[0];
        int corners = kind.get().shape().corners();
        var xyz = new double[3 * corners];
        for (int k = 0; k < corners; k++) corner(p, s, kind.get(), element.index(), k).into(xyz, k);
        return xyz;
    }

    /// The position in the world of one corner of an element.
    private Vec corner(Settings p, State s, ElementKind kind, int element, int corner) {
        Vec value = Vec.of(s.of(kind.points()), kind.corner(s, element, corner));
        return placed(p, kind.points(), value).orElse(value);
    }

    /// The positions in the world of all corners of all elements of a kind, xyz triples.
    default double[] places(Settings p, State s, ElementKind kind) {
        int corners = kind.shape().corners(), n = kind.count(s);
        var xyz = new double[3 * corners * n];
        for (int i = 0; i < n; i++)
            for (int k = 0; k < corners; k++) corner(p, s, kind, i, k).into(xyz, corners * i + k);
        return xyz;
    }

    /// The position in the world of a channel's value, m: the value itself, unless the channel is in an object's local
    /// frame.
    default Optional<Vec> placed(Settings p, Channel c, Vec value) {
        return c.equals(subject()) ? Optional.of(value) : Optional.empty();
    }

    Optional<Verdict> stability(Settings p);
}
