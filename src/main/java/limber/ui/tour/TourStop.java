package limber.ui.tour;

import java.util.List;
import java.util.Locale;
import java.util.function.BiPredicate;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.presentation.play.Playback;
import limber.ui.preferences.Level;
import limber.ui.scene.Session;

/// One thing that the tour asks for, in order.
enum TourStop {
    RUN(Level.WATCH, (s, _) -> s.playback().playing().get() && at(s).frame() > 0),
    STOP(Level.WATCH, (s, _) -> !s.playback().playing().get()),
    STEP(Level.STEP, (s, from) -> !s.playback().playing().get() && at(s).frame() > from.at().frame()),
    DRAG(Level.STEP, (s, from) -> s.playback().past().branch() != from.branch() && !s.playback().playing().get()),
    ELEMENT(Level.STEP, (s, _) -> sizeOf(s).equals(StepSize.ELEMENT) && inASweep(s)),
    WHY(Level.INSPECT, (s, _) -> s.questions().asked().get().isPresent()),
    DONE(Level.INSPECT, (_, _) -> false);

    /// Where a scene stood when a stop began.
    record Start(Branch branch, Cursor at) {
        static Start of(Session session) {
            return new Start(session.playback().past().branch(), TourStop.at(session));
        }
    }

    private static final List<TourStop> ALL = List.of(values());

    private final Level level;
    private final BiPredicate<Session, Start> done;

    TourStop(Level level, BiPredicate<Session, Start> done) {
        this.level = level;
        this.done = done;
    }

    /// The least level of the window at which it can be done.
    Level level() {
        return level;
    }

    boolean done(Session session, Start from) {
        return session.playback().picture().get() != null && done.test(session, from);
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Counted from 1.
    int number() {
        return 1 + ordinal();
    }

    boolean last() {
        return this == ALL.getLast();
    }

    TourStop next() {
        return last() ? this : ALL.get(1 + ordinal());
    }

    private static Cursor at(Session session) {
        Picture now = session.playback().picture().get();
        return now == null ? Cursor.START : now.cursor();
    }

    private static StepSize sizeOf(Session session) {
        return session.playback().transport().stepSize().get();
    }

    /// Whether the next operation is in a round of a phase.
    private static boolean inASweep(Session session) {
        Playback playback = session.playback();
        Picture now = playback.picture().get();
        return !playback.playing().get() && !now.cursor().betweenFrames() && !now.path().slot().within().isEmpty();
    }
}
