package limber.presentation.panes;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Subscription;
import limber.ask.LedgerCourse;
import limber.ask.LedgerReader;
import limber.engine.Cursor;
import limber.engine.model.Balance;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.engine.run.Run;
import limber.presentation.play.Asking;
import limber.presentation.play.Playback;

/// The keeper of a scene's ledger: that of the frame at hand, and that of all frames played so far. It reads beside
/// the scene, and only while somebody follows it. Frames that nobody waits for any more are left out.
///
/// All methods are called on the thread that shows.
public final class LedgerKeeper {
    /// What a ledger is kept of.
    ///
    /// @param axis of a momentum: 0, 1, 2; 0 for energy
    public record Quantity(Balance.Kind kind, int axis) {
        public static final Quantity ENERGY = new Quantity(Balance.Kind.ENERGY, 0);
    }

    /// What is known of a ledger.
    ///
    /// @param last the course's last frame
    /// @param page of the newest moment that has been read; empty before the first
    /// @param behind whether later frames are still to be read
    public record Known(LedgerCourse course, int last, Optional<LedgerReader.Page> page, boolean behind) {}

    /// What is to be read: a moment, and the course up to a frame.
    ///
    /// @param still whether the scene has stopped there
    private record Wanted(Cursor at, boolean still, int last) {
        boolean sameMoment(Wanted o) {
            return at.equals(o.at) && still == o.still;
        }
    }

    private final Playback playback;
    private final Asking asking;
    private final ObjectProperty<Quantity> quantity = new SimpleObjectProperty<>(Quantity.ENERGY);
    private final ReadOnlyObjectWrapper<Optional<Known>> known = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<Reading> reading = Optional.empty();
    private int followers;
    private Subscription following = Subscription.EMPTY;

    public LedgerKeeper(Playback playback) {
        this.playback = playback;
        asking = playback.asking();
        quantity.subscribe((_, _) -> {
            if (followers > 0 && playback.picture().get() != null) show(playback.picture().get());
        });
    }

    /// What the ledger is kept of.
    public ObjectProperty<Quantity> quantity() {
        return quantity;
    }

    /// What is known of it; empty before anything is, and where the model has no such ledger.
    public ReadOnlyObjectProperty<Optional<Known>> known() {
        return known.getReadOnlyProperty();
    }

    /// Keeps the ledger until the subscription ends.
    public Subscription follow() {
        if (followers++ == 0) following = playback.panes().follow(this::show);
        return () -> {
            if (--followers > 0) return;
            following.unsubscribe();
            asking.giveUp();
            reading.ifPresent(r -> r.over = true);
        };
    }

    private void show(Picture now) {
        if (reading.filter(r -> r.fits(now)).isEmpty()) begin(now);
        reading.ifPresent(r -> r.want(new Wanted(now.cursor(), !playback.playing().get(), playback.furthest())));
    }

    /// Begins to read anew, but for the frames that another course of the same quantity shares.
    private void begin(Picture now) {
        Optional<LedgerCourse> shared = reading.filter(r -> r.of.equals(quantity.get())).flatMap(r -> r.course)
                .flatMap(c -> c.upTo(Math.min(c.last(), now.branch().shared(reading.get().branch))));
        if (shared.isEmpty()) known.set(Optional.empty());
        reading = Optional.of(new Reading(quantity.get(), now.branch(), shared));
    }

    /// The reading of one quantity along one branch.
    private final class Reading {
        private final Quantity of;
        private final Branch branch;
        private final AtomicReference<Known> told = new AtomicReference<>();
        private final Runnable wake;
        private volatile Optional<LedgerCourse> course;
        private volatile Wanted wanted = new Wanted(Cursor.START, false, 0);
        private boolean over;
        // What follows is of the reading thread.
        private Optional<LedgerReader> reader = Optional.empty();
        private Optional<Wanted> done = Optional.empty();
        private Optional<LedgerReader.Page> page = Optional.empty();
        private boolean goesOn = true;

        Reading(Quantity of, Branch branch, Optional<LedgerCourse> course) {
            this.of = of;
            this.branch = branch;
            this.course = course;
            wake = asking.stand((run, _) -> read(run));
        }

        boolean fits(Picture now) {
            return !over && of.equals(quantity.get()) && branch == now.branch();
        }

        void want(Wanted next) {
            if (next.equals(wanted)) return;
            wanted = next;
            wake.run();
        }

        /// Reads the moment that is waited for, or else a frame of the course.
        ///
        /// @return whether there is more to read now
        private boolean read(Run run) {
            if (course.isEmpty()) course = LedgerCourse.of(run, of.kind(), of.axis());
            if (course.isEmpty()) return false;
            if (reader.isEmpty()) reader = Optional.of(new LedgerReader(course.get(), run));
            Wanted now = wanted;
            if (done.filter(now::sameMoment).isEmpty()) {
                page = Optional.of(reader.get().page(now.at, now.still && !now.at.betweenFrames()));
                done = Optional.of(now);
            } else if (lags(now)) {
                goesOn = reader.get().grow();
            } else return false;
            tell(new Known(course.get(), course.get().last(), page, lags(now)));
            return true;
        }

        private boolean lags(Wanted now) {
            return goesOn && course.orElseThrow().last() < now.last;
        }

        private void tell(Known now) {
            if (told.getAndSet(now) != null) return;
            asking.later(() -> {
                Known newest = told.getAndSet(null);
                if (!over && reading.filter(r -> r == this).isPresent()) known.set(Optional.of(newest));
            });
        }
    }
}
