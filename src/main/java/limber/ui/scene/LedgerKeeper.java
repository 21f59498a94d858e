package limber.ui.scene;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
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

/// The keeper of a scene's ledger: that of the frame at hand, and that of all frames played so far. It works on a
/// thread of its own, and only while somebody follows it. Frames that nobody waits for any more are left out.
///
/// All methods are called on the FX thread.
public final class LedgerKeeper {
    /// How long the thread waits before it looks whether it has been given up, ms.
    private static final long WAIT = 200;

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

    /// A moment to be read.
    ///
    /// @param still whether the scene has stopped there
    private record Moment(Cursor at, boolean still) {}

    private final Playback playback;
    private final Asking asking;
    private final ObjectProperty<Quantity> quantity = new SimpleObjectProperty<>(Quantity.ENERGY);
    private final ReadOnlyObjectWrapper<Optional<Known>> known = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<Reading> reading = Optional.empty();
    private int followers;
    private Subscription following = Subscription.EMPTY;

    LedgerKeeper(Playback playback) {
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
        reading.ifPresent(r -> r.want(new Moment(now.cursor(), !playback.playing().get()), playback.furthest()));
    }

    /// Begins to read anew, but for the frames that another course of the same quantity shares.
    private void begin(Picture now) {
        Optional<LedgerCourse> shared = reading.filter(r -> r.of.equals(quantity.get())).flatMap(r -> r.course)
                .flatMap(c -> c.upTo(Math.min(c.last(), now.branch().shared(reading.get().branch))));
        if (shared.isEmpty()) known.set(Optional.empty());
        var next = new Reading(quantity.get(), now.branch(), shared);
        reading = Optional.of(next);
        asking.ask(next::read, () -> {});
    }

    /// The reading of one quantity along one branch.
    private final class Reading {
        private final Quantity of;
        private final Branch branch;
        private final AtomicReference<Known> told = new AtomicReference<>();
        private volatile Optional<LedgerCourse> course;
        private Moment wanted = new Moment(Cursor.START, false);
        private int furthest;
        private boolean over;

        Reading(Quantity of, Branch branch, Optional<LedgerCourse> course) {
            this.of = of;
            this.branch = branch;
            this.course = course;
        }

        boolean fits(Picture now) {
            return !over && of.equals(quantity.get()) && branch == now.branch();
        }

        synchronized void want(Moment moment, int last) {
            wanted = moment;
            furthest = last;
            notifyAll();
        }

        /// Reads until it is given up: first the moment that is waited for, then a frame of the course.
        void read(Run run, BooleanSupplier given) {
            if (course.isEmpty()) course = LedgerCourse.of(run, of.kind(), of.axis());
            if (course.isEmpty()) return;
            var reader = new LedgerReader(course.get(), run);
            Optional<Moment> done = Optional.empty();
            Optional<LedgerReader.Page> page = Optional.empty();
            boolean goesOn = true;
            while (!given.getAsBoolean()) {
                Moment now = next(done, goesOn);
                if (done.filter(now::equals).isEmpty()) {
                    page = Optional.of(reader.page(now.at(), now.still() && !now.at().betweenFrames()));
                    done = Optional.of(now);
                } else if (goesOn && lags()) goesOn = reader.grow();
                else continue;
                tell(new Known(course.get(), course.get().last(), page, goesOn && lags()));
            }
        }

        private void tell(Known now) {
            if (told.getAndSet(now) != null) return;
            Platform.runLater(() -> {
                Known newest = told.getAndSet(null);
                if (!over && reading.filter(r -> r == this).isPresent()) known.set(Optional.of(newest));
            });
        }

        private synchronized boolean lags() {
            return course.get().last() < furthest;
        }

        /// The moment that is waited for, after a while if there is nothing else to do.
        private synchronized Moment next(Optional<Moment> done, boolean goesOn) {
            try {
                if (done.filter(wanted::equals).isPresent() && !(goesOn && lags())) wait(WAIT);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return wanted;
        }
    }
}
