package limber.presentation.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicReference;
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
import limber.presentation.play.Asking;
import limber.presentation.play.Playback;

/// The numbers of several methods, frame by frame, measured on a thread of its own that runs them once more, and the
/// time that a frame of each takes.
public final class MethodNumbers {
    /// The most that keyframes of one method take, bytes: it never goes back.
    private static final long BYTES = 1 << 20;
    /// The most frames after which it tells what it has learned.
    private static final int AT_ONCE = 20;

    private final Playback playback;
    private final Asking asking;
    private final ReadOnlyIntegerWrapper known = new ReadOnlyIntegerWrapper(-1);
    /// By frame, a row for each method. Written by one thread, read on the FX thread.
    private final List<List<Methods.Row>> rows = new ArrayList<>();
    private Entry first;
    private Entries entries = Entries.NONE;
    private Branch branch;
    private volatile int wanted;
    private Optional<Measured> stopped = Optional.empty();
    private List<OptionalDouble> seconds = List.of();
    private boolean busy;

    /// What runs them.
    private record Measured(Methods methods, MethodTimes times) {}

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

    /// The time of a frame of a method on this machine, s; empty while too few have been measured.
    public OptionalDouble seconds(int method) {
        return method < seconds.size() ? seconds.get(method) : OptionalDouble.empty();
    }

    void begin(Entry scene, Entries others) {
        end();
        first = scene;
        entries = others;
        Optional.ofNullable(playback.picture().get()).ifPresent(this::follow);
    }

    void end() {
        forget(-1);
        branch = null;
        seconds = List.of();
    }

    /// Forgets the frames after one.
    private void forget(int last) {
        asking.giveUp();
        stopped = Optional.empty();
        busy = false;
        synchronized (rows) {
            if (rows.size() > last + 1) rows.subList(last + 1, rows.size()).clear();
            known.set(rows.size() - 1);
        }
    }

    /// Learns the frames up to that of a picture. Those before a gesture stay known.
    void follow(Picture shown) {
        if (shown.branch() != branch) {
            forget(branch == null ? -1 : shown.branch().shared(branch));
            branch = shown.branch();
            wanted = 0;
        }
        wanted = Math.max(wanted, shown.cursor().frame());
        if (!busy && wanted > known.get()) ask();
    }

    private void ask() {
        busy = true;
        Entry scene = first;
        Entries others = entries;
        var from = new AtomicReference<>(stopped);
        int end = Math.min(wanted, known.get() + AT_ONCE);
        asking.search((run, given) -> {
            if (from.get().isEmpty()) from.set(Optional.of(measured(scene, others, run)));
            return learn(from.get().orElseThrow(), end, given);
        }, () -> {
            stopped = from.get();
            seconds = stopped.orElseThrow().times.seconds();
            busy = false;
            synchronized (rows) {
                known.set(rows.size() - 1);
            }
            if (wanted > known.get()) ask();
        });
    }

    /// Learns a frame, so that a page can draw between two.
    ///
    /// @param end the last one that is told with it
    /// @return whether there is another one
    private boolean learn(Measured measured, int end, BooleanSupplier given) {
        int frame = measured.methods.frame();
        synchronized (rows) {
            if (rows.size() == frame && !given.getAsBoolean()) rows.add(measured.methods.rows());
        }
        if (frame >= end) return false;
        measured.methods.next();
        measured.times.next();
        return true;
    }

    private static Measured measured(Entry first, Entries entries, Run run) {
        var all = new ArrayList<Entry>();
        all.add(new Entry(run.model(), run.branch().settings(), run.branch().inputs()));
        for (Entry e : entries.all()) all.add(new MethodCourse(first, e).under(run.branch()));
        return new Measured(new Methods(
                all.stream().map(e -> new Methods.Method("", run(e), List.of())).toList(), entries.reference()),
                new MethodTimes(all.stream().map(MethodNumbers::run).toList(), System::nanoTime));
    }

    private static Run run(Entry e) {
        var timeline = new Timeline(e.model(), BYTES);
        return new Run(timeline, timeline.root(e.settings(), e.inputs()));
    }
}
