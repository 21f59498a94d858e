package limber.judge;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Measure;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.model.ElementKind;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Mistake;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.model.Remark;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.watch.Explanation;

/// A model whose phases run in another order of their elements, as far as a comparison of numbers asks for it. All else
/// is the model's.
///
/// @param order makes a schedule of one of the model's
record OrderedModel(Model model, BiFunction<Schedule, Settings, Schedule> order) implements Model {
    @Override public Schedule schedule(Settings p) {
        return model.schedule(p);
    }

    @Override public Schedule running(Settings p) {
        return order.apply(model.running(p), p);
    }

    @Override public String name() {
        return model.name();
    }

    @Override public Class<?> home() {
        return model.home();
    }

    @Override public boolean guarded() {
        return model.guarded();
    }

    @Override public List<Parameter<?>> parameters() {
        return model.parameters();
    }

    @Override public Settings defaults() {
        return model.defaults();
    }

    /// Settings whose elements are others than those of the order are refused, too.
    @Override public void check(Settings p) {
        model.check(p);
        order.apply(model.running(p), p);
    }

    @Override public State initial(Settings p) {
        return model.initial(p);
    }

    @Override public State layout(Settings p) {
        return model.layout(p);
    }

    @Override public long initialCost(Settings p) {
        return model.initialCost(p);
    }

    @Override public void load(Settings p) {
        model.load(p);
    }

    @Override public void apply(Input input, Settings p, State s) {
        model.apply(input, p, s);
    }

    @Override public Channel subject() {
        return model.subject();
    }

    @Override public List<Measure> measures() {
        return model.measures();
    }

    @Override public List<ElementKind> kinds(Settings p) {
        return model.kinds(p);
    }

    @Override public List<Preset> presets() {
        return model.presets();
    }

    @Override public Optional<Preset> preset(String preset) {
        return model.preset(preset);
    }

    @Override public List<Handle> handles(Settings p) {
        return model.handles(p);
    }

    @Override public List<Input> opening(Settings p) {
        return model.opening(p);
    }

    @Override public Optional<Clock> clock() {
        return model.clock();
    }

    @Override public double frameSeconds(Settings p) {
        return model.frameSeconds(p);
    }

    @Override public double time(State s) {
        return model.time(s);
    }

    @Override public OptionalInt lastFrame() {
        return model.lastFrame();
    }

    @Override public double extent(Settings p, State fresh) {
        return model.extent(p, fresh);
    }

    @Override public Optional<Remark> noNumber(Explanation operation, State before) {
        return model.noNumber(operation, before);
    }

    @Override public List<Remark> remarks(Settings p) {
        return model.remarks(p);
    }

    @Override public List<Remark> remarks(Settings p, State s) {
        return model.remarks(p, s);
    }

    @Override public List<Mistake> mistakes() {
        return model.mistakes();
    }
}
