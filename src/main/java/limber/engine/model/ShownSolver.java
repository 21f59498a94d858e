package limber.engine.model;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Element;
import limber.engine.Measure;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.watch.Explanation;

/// A solver as a model: its elements are drawn by their shapes, with its fields and its own overlays, and all else that
/// is shown of it is by default.
record ShownSolver(Solver solver) implements Model {
    @Override public String name() {
        return solver.name();
    }

    @Override public boolean guarded() {
        return true;
    }

    @Override public Class<?> home() {
        return solver.home();
    }

    @Override public List<Parameter<?>> parameters() {
        return solver.parameters();
    }

    @Override public Settings defaults() {
        return solver.defaults();
    }

    @Override public void check(Settings p) {
        solver.check(p);
    }

    @Override public State initial(Settings p) {
        return solver.initial(p);
    }

    @Override public Schedule schedule(Settings p) {
        return solver.schedule(p);
    }

    @Override public Schedule running(Settings p) {
        return solver.running(p);
    }

    @Override public void apply(Input input, Settings p, State s) {
        solver.apply(input, p, s);
    }

    @Override public void set(Input.Set set, Settings p, State s) {
        solver.set(set, p, s);
    }

    @Override public void move(Input.Move move, Settings p, State s) {
        solver.move(move, p, s);
    }

    @Override public void act(Input.Act act, Settings p, State s) {
        solver.act(act, p, s);
    }

    @Override public Channel subject() {
        return solver.subject();
    }

    @Override public List<Measure> measures() {
        List<Measure> declared = solver.measures();
        if (solver.clock().isEmpty()) return declared;
        return Stream.concat(declared.stream(), Measure.common().stream()
                .filter(c -> declared.stream().noneMatch(m -> m.name().equals(c.name())))).toList();
    }

    @Override public Optional<Measure> measure(String name) {
        return measures().stream().filter(m -> m.name().equals(name)).findFirst();
    }

    @Override public List<ElementKind> kinds(Settings p) {
        return solver.kinds(p);
    }

    @Override public List<Field> fields() {
        return solver.fields();
    }

    @Override public List<OverlayKind> overlays(Settings p) {
        return Stream.of(ElementShapes.of(solver, p), solver.fields().stream().map(Field::overlay).toList(),
                solver.overlays(p)).flatMap(List::stream).toList();
    }

    @Override public Set<String> overlaysAtFirst() {
        Stream<String> more = Stream.concat(solver.fields().stream().map(f -> f.values().name()),
                solver.overlays(defaults()).stream().map(OverlayKind::name));
        return Stream.concat(ElementShapes.names(solver).stream(), more).collect(Collectors.toSet());
    }

    @Override public double[] framed(Settings p, State s) {
        return overlays(p, s, overlaysAtFirst()).stream().map(Overlay::places).flatMapToDouble(Arrays::stream)
                .toArray();
    }

    /// A cell of a field has a place, too.
    @Override public double[] placeOf(Settings p, State s, Element element) {
        return solver.fields().stream().filter(f -> f.values().of().equals(element.of())).findFirst()
                .map(f -> f.place(s, element.index())).map(at -> new double[]{at.x(), at.y(), at.z()})
                .orElseGet(() -> Model.super.placeOf(p, s, element));
    }

    @Override public List<Preset> presets() {
        return solver.presets();
    }

    @Override public Optional<Preset> preset(String name) {
        return solver.preset(name);
    }

    @Override public List<Handle> handles(Settings p) {
        return solver.handles(p);
    }

    @Override public Optional<Clock> clock() {
        return solver.clock();
    }

    @Override public double frameSeconds(Settings p) {
        return solver.frameSeconds(p);
    }

    @Override public double time(State s) {
        return solver.time(s);
    }

    @Override public OptionalInt lastFrame() {
        return solver.lastFrame();
    }

    @Override public int firstFrame() {
        return solver.firstFrame();
    }

    @Override public boolean grows() {
        return solver.grows();
    }

    @Override public Optional<Remark> noNumber(Explanation operation, State before) {
        return solver.noNumber(operation, before);
    }

    @Override public void load(Settings p) {
        solver.load(p);
    }

    @Override public long initialCost(Settings p) {
        return solver.initialCost(p);
    }

    @Override public State layout(Settings p) {
        return solver.layout(p);
    }

    @Override public double extent(Settings p, State fresh) {
        return solver.extent(p, fresh);
    }

    @Override public Optional<Verdict> stability(Settings p) {
        return solver.stability(p);
    }
}
