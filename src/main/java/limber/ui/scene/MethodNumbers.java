package limber.ui.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import limber.ask.MethodCourse;
import limber.ask.Methods;
import limber.engine.model.Entry;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.moment.Entries;
import limber.ui.playback.Asking;
import limber.ui.playback.Playback;

/// The numbers of several methods, frame by frame, measured on a thread of its own that runs them once more.
public final class MethodNumbers {
    /// The most that keyframes of one method take, bytes: it never goes back.
    private static final long BYTES = 1 << 20;

    private final Playback playback;
    private final Asking asking;
    private final ReadOnlyIntegerWrapper known = new ReadOnlyIntegerWrapper(-1);
    /// By frame, a row for each method. Written by one thread, read on the FX thread.
    private final List<List<Methods.Row>> rows = new ArrayList<>();
    private Entry first;
    private Entries entries = Entries.NONE;
    private Branch branch;
    private volatile int wanted;
    private Optional<Methods> stopped = Optional.empty();
    private boolean busy;

    MethodNumbers(Playback playback) {
        this.playback = playback;
        asking = playback.asking();
    }

    /// The last frame that is known; −1 before the first.
    public ReadOnlyIntegerProperty known() {
        return known.getReadOnlyProperty();
    }

    /// How many frames are known so far, frame 0 included; more while they are being learned.
    public int count() {
        synchronized (rows) {
            return rows.size();
        }
    }

    /// The rows of a frame, one a method; empty while they are not known.
    public Optional<List<Methods.Row>> rows(int frame) {
        synchronized (rows) {
            return frame >= 0 && frame < rows.size() ? Optional.of(rows.get(frame)) : Optional.empty();
        }
    }

    void begin(Entry scene, Entries others) {
        first = scene;
        entries = others;
        branch = null;
        Optional.ofNullable(playback.picture().get()).ifPresent(this::follow);
    }

    void end() {
        asking.giveUp();
        forget();
    }

    private void forget() {
        stopped = Optional.empty();
        busy = false;
        branch = null;
        synchronized (rows) {
            rows.clear();
        }
        known.set(-1);
    }

    /// Learns the frames up to that of a picture.
    void follow(Picture shown) {
        if (shown.branch() != branch) {
            asking.giveUp();
            forget();
            branch = shown.branch();
            wanted = 0;
        }
        wanted = Math.max(wanted, shown.cursor().frame());
        if (!busy && wanted > known.get()) ask();
    }

    private void ask() {
        busy = true;
        Optional<Methods> from = stopped;
        Entry scene = first;
        Entries others = entries;
        var kept = new Methods[1];
        asking.ask((run, given) -> kept[0] = learn(from.orElseGet(() -> methods(scene, others, run)), given), () -> {
            stopped = Optional.of(kept[0]);
            busy = false;
            synchronized (rows) {
                known.set(rows.size() - 1);
            }
            if (wanted > known.get()) ask();
        });
    }

    private Methods learn(Methods methods, BooleanSupplier given) {
        while (!given.getAsBoolean()) {
            synchronized (rows) {
                if (rows.size() == methods.frame() && !given.getAsBoolean()) rows.add(methods.rows());
            }
            if (methods.frame() >= wanted) break;
            methods.next();
        }
        return methods;
    }

    private static Methods methods(Entry first, Entries entries, Run run) {
        var all = new ArrayList<Methods.Method>();
        all.add(new Methods.Method("", run, List.of()));
        for (Entry e : entries.all()) {
            Entry own = new MethodCourse(first, e).under(run.branch());
            var timeline = new Timeline(e.model(), BYTES);
            all.add(new Methods.Method("", new Run(timeline, timeline.root(own.settings(), own.inputs())), List.of()));
        }
        return new Methods(all, entries.reference());
    }
}
