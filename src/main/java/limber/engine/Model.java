package limber.engine;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A deformation technique: a solver, and what is shown of it. Panel, stepping, tables, plots, trace and command line
/// use only what it declares. All that is shown has a default.
///
/// Its words (parameter sentences, captions) are in the resource bundle `words` in its own package.
public interface Model extends Solver {

    /// Those of [#parameters] that a panel shows first.
    default List<Parameter<?>> mainParameters() {
        return parameters();
    }

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

    /// Scenes to begin with; the first one is met first.
    default List<Preset> presets() {
        return List.of(new Preset("default", defaults()));
    }

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

    /// The points that can be dragged.
    default List<Handle> handles(Settings p) {
        return List.of();
    }

    /// Elements of this kept channel of xyz triples can be grabbed, under the names of [Element#particle].
    default Optional<Channel> grabbable() {
        return Optional.empty();
    }

    /// What a button or key does to the state.
    default List<Action> actions() {
        return List.of();
    }

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

    /// What should be said about settings that are right; it may take a second, and files have been read before.
    default List<Remark> remarks(Settings p) {
        return List.of();
    }

    /// These settings with a stable substep and frames of the same length; empty where they are stable, or no substep
    /// would help.
    default Optional<Settings> calmed(Settings p) {
        return stability(p).filter(Verdict::unstable).flatMap(v -> clock().map(c -> c.within(p, v.limit())));
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
    default List<Offer> overlays(Settings p) {
        return List.of();
    }

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
    default Set<String> overlaysAtFirst() {
        return Set.of();
    }

    /// The name of the measure that is plotted by default; empty where there is none.
    default String plottedAtFirst() {
        return measures().stream().findFirst().map(Measure::name).orElse("");
    }

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

    /// Whether these settings are stable, by a formula; empty where none is known.
    default Optional<Verdict> stability(Settings p) {
        return Optional.empty();
    }
}
