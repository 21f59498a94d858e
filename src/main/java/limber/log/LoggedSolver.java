package limber.log;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Measure;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.model.ElementKind;
import limber.engine.model.Solver;
import limber.engine.settings.Settings;

/// A solver that plays a log. It has no parameters, and takes no inputs, since it cannot be done again.
final class LoggedSolver implements Solver {
    /// Of a frame, s, for playing where the log does not say how long one is.
    private static final double USUAL_FRAME = 1.0 / 60;

    private final StepsLog log;
    private final Schedule schedule;

    LoggedSolver(StepsLog log) {
        this.log = log;
        schedule = LogSchedule.of(log);
    }

    @Override public String name() {
        return log.header().model();
    }

    @Override public State initial(Settings p) {
        return log.initial();
    }

    @Override public Schedule schedule(Settings p) {
        return schedule;
    }

    @Override public Schedule running(Settings p) {
        return schedule;
    }

    @Override public Channel subject() {
        return log.header().channels().getFirst().channel();
    }

    @Override public OptionalInt lastFrame() {
        return OptionalInt.of(log.frames());
    }

    @Override public List<ElementKind> kinds(Settings p) {
        return log.header().kinds().stream().map(LogHeader.Kind::kind).toList();
    }

    /// Each channel can be plotted and asked about.
    @Override public List<Measure> measures() {
        var measures = new ArrayList<Measure>();
        for (LogHeader.Logged logged : log.header().channels()) {
            Channel c = logged.channel();
            if (c != Clock.CHANNEL && c.life() != Channel.Life.SCRATCH)
                measures.add(new Measure(c.name(), c.unit(), c.width(), c.of(), (_, s) -> s.of(c).clone()));
        }
        if (hasClock())
            Measure.common().stream().filter(m -> measures.stream().noneMatch(o -> o.name().equals(m.name())))
                    .forEach(measures::add);
        return measures;
    }

    private boolean hasClock() {
        return log.ownClock().isPresent()
                || log.header().channels().stream().anyMatch(c -> c.channel() == Clock.CHANNEL);
    }

    @Override public double frameSeconds(Settings p) {
        return log.header().seconds().orElse(USUAL_FRAME);
    }

    /// Not a number where the log has no clock.
    @Override public double time(State s) {
        return hasClock() ? s.of(Clock.CHANNEL)[Clock.TIME] : Double.NaN;
    }
}
