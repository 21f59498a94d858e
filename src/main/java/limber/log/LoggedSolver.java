package limber.log;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
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

    /// A log with its schedule.
    record Played(StepsLog log, Schedule schedule) {}

    private final Supplier<Played> played;
    private final boolean grows;
    private final LogHeader header;

    /// @param played of one log, with more frames as it grows
    LoggedSolver(Supplier<Played> played, boolean grows) {
        this.played = played;
        this.grows = grows;
        header = played.get().log().header();
    }

    private StepsLog log() {
        return played.get().log();
    }

    @Override public String name() {
        return header.model();
    }

    @Override public State initial(Settings p) {
        return log().initial();
    }

    @Override public Schedule schedule(Settings p) {
        return played.get().schedule();
    }

    @Override public Schedule running(Settings p) {
        return played.get().schedule();
    }

    @Override public Channel subject() {
        return header.channels().getFirst().channel();
    }

    @Override public OptionalInt lastFrame() {
        return OptionalInt.of(log().frames());
    }

    @Override public int firstFrame() {
        return log().content().first();
    }

    @Override public boolean grows() {
        return grows;
    }

    @Override public List<ElementKind> kinds(Settings p) {
        return header.kinds().stream().map(LogHeader.Kind::kind).toList();
    }

    /// Each channel can be plotted and asked about.
    @Override public List<Measure> measures() {
        var measures = new ArrayList<Measure>();
        for (LogHeader.Logged logged : header.channels()) {
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
        return log().ownClock().isPresent()
                || header.channels().stream().anyMatch(c -> c.channel() == Clock.CHANNEL);
    }

    @Override public double frameSeconds(Settings p) {
        return header.seconds().orElse(USUAL_FRAME);
    }

    /// Not a number where the log has no clock.
    @Override public double time(State s) {
        return hasClock() ? s.of(Clock.CHANNEL)[Clock.TIME] : Double.NaN;
    }
}
