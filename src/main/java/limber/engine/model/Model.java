package limber.engine.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import limber.engine.Channel;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// A deformation technique: a solver, and what is shown of it. Panel, stepping, tables, plots, trace and command line
/// use only what it declares. All that is shown has a default.
///
/// Its words (parameter sentences, captions) are in the resource bundle `words` in its own package.
public interface Model extends Solver {
    /// The solver itself where it is a model; or else a model that shows it by default.
    static Model of(Solver solver) {
        return solver instanceof Model model ? model : new ShownSolver(solver);
    }

    /// Whether a run watches over the fixed channels, as it does for solvers that no test has seen.
    default boolean guarded() {
        return false;
    }

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

    /// The angle to which a handle has turned what it turns, degrees; empty for one that is moved.
    default OptionalDouble turned(Settings p, State s, Handle handle) {
        return OptionalDouble.empty();
    }

    /// Keys that move handles.
    default List<Nudge> nudges(Settings p) {
        return List.of();
    }

    /// The two threads that share the work of a frame; empty where one does it all.
    default Optional<Lanes> lanes(Settings p) {
        return Optional.empty();
    }

    /// The quantities whose books can be kept; none for a model without masses.
    default List<Balance> balances(Settings p) {
        return List.of();
    }

    /// What should be said about settings that are right; it may take a second, and files have been read before.
    default List<Remark> remarks(Settings p) {
        return List.of();
    }

    /// What should be said about a run that has come to this state, such as what it has lost without a word. It is
    /// asked for each picture, and so must be quick.
    default List<Remark> remarks(Settings p, State s) {
        return List.of();
    }

    /// These settings with a stable substep and frames of the same length; empty where they are stable, or no substep
    /// would help.
    default Optional<Settings> calmed(Settings p) {
        return stability(p).filter(Verdict::unstable).flatMap(v -> clock().flatMap(c -> c.within(p, v.limit())));
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

    /// The overlays under these settings, in drawing order; by default the shapes of its elements.
    @Override default List<OverlayKind> overlays(Settings p) {
        return ElementShapes.of(this, p);
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
        return ElementShapes.names(this);
    }

    /// What programs of such a model do wrong, which a search for the cause of a difference tries.
    default List<Mistake> mistakes() {
        return List.of();
    }

    /// The name of the measure that is plotted by default under these settings; empty where there is none. One that
    /// every model has says nothing of a scene: `frame` is a straight line.
    default String plottedAtFirst(Settings p) {
        return measures().stream().filter(m -> !m.isCommon()).findFirst().map(Measure::name).orElse("");
    }

    /// What a view frames beside the subject, the handles and the surface, such as corners of what else is drawn: xyz
    /// triples, m.
    default double[] framed(Settings p, State s) {
        return new double[0];
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

    /// The position of an element in the world: an xyz triple for each of its corners, none if it has no position or
    /// the state has no such element.
    default double[] place(Settings p, State s, Element element) {
        int count = kind(p, element.of()).map(k -> k.count(s)).orElseGet(() -> s.count(element.of()));
        return element.index() < 0 || element.index() >= count ? new double[0] : placeOf(p, s, element);
    }

    /// The same of an element that the state has.
    default double[] placeOf(Settings p, State s, Element element) {
        Optional<ElementKind> kind = kind(p, element.of());
        if (kind.isEmpty()) return new double[0];
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
}
