package limber.engine.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Measure;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.watch.Explanation;

/// A solver as a model: its elements are drawn by their shapes, and all else that is shown of it is by default.
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
