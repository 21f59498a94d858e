package limber.engine.run;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import limber.engine.Cursor;
import limber.engine.platform.Platform;
import limber.engine.platform.Worker;

/// The values of probes in every frame played on the current course, and inside its current frame; for plots.
///
/// A thread of its own follows the course with its own runs on the same timeline. A probe chosen late is read from the
/// first frame on, up to an operation that diverges. A course that leaves another one keeps the shared part. The newest
/// 65,536 frames are kept, half a megabyte a probe.
public final class History implements AutoCloseable {
    /// A listener, called on the history's thread.
    public interface Audience {
        /// Called when the values have changed.
        void changed();

        /// Receives an error of a model; that frame and those after it have no values.
        void failed(Throwable e);
    }

    /// A unit of work for the history's thread.
    private sealed interface Job {
        record Frame(Branch branch, int frame, List<Probe> probes) implements Job {}
        record Within(Branch branch, int frame, Set<Probe> probes, String loop) implements Job {}
    }

    private final Timeline timeline;
    private final Audience audience;
    private final Map<Probe, Series> series = new HashMap<>();
    /// The furthest frame shown on each branch.
    private final Map<Branch, Integer> reached = new WeakHashMap<>();
    private Branch branch;
    /// The first frame that cannot be read.
    private int barred = Integer.MAX_VALUE;
    private int present = 1;
    private Set<Probe> probesInside = Set.of();
    private String loop = "";
    private Job.Within read = new Job.Within(null, 0, Set.of(), "");
    private FrameSamples inside = FrameSamples.NONE;
    private Sampler byFrame, within;
    private final Worker worker = Platform.here().worker("limber-history", Thread.MIN_PRIORITY, this::work);
    private boolean started;
    private boolean closed;

    public History(Timeline timeline, Branch branch, Audience audience) {
        this.timeline = timeline;
        this.branch = branch;
        this.audience = audience;
        reached.put(branch, 0);
    }

    /// Receives the moment of a shown picture.
    public synchronized void follow(Branch on, Cursor at) {
        if (on != branch) {
            int shared = on.shared(branch);
            series.values().forEach(s -> s.keepUpTo(shared));
            if (barred > shared) barred = Integer.MAX_VALUE;
            branch = on;
        }
        reached.merge(branch, at.frame(), Math::max);
        present = Math.max(1, at.gestureFrame());
        worker.wake();
    }

    /// Sets the probes to read in every frame, and inside the current one. Values of other probes are dropped.
    ///
    /// @param loop after whose rounds those inside the frame are read; empty: after each phase
    public synchronized void want(Collection<Probe> frames, Collection<Probe> present, String loop) {
        series.keySet().retainAll(new HashSet<>(frames));
        for (Probe p : frames) series.computeIfAbsent(p, _ -> new Series());
        probesInside = Set.copyOf(present);
        this.loop = loop;
        if (!started && !closed && !(frames.isEmpty() && present.isEmpty())) {
            started = true;
            worker.start();
        }
        worker.wake();
    }

    /// Copies the values of a probe; none of one that is not requested.
    public synchronized void copy(Probe probe, Samples into) {
        Series known = series.get(probe);
        if (known == null) into.clear();
        else known.copy(into);
    }

    /// The samples inside a frame, read last.
    public synchronized FrameSamples inside() {
        return inside;
    }

    private synchronized Optional<Job> job() {
        if (closed) return Optional.empty();
        var wanted = new Job.Within(branch, present, probesInside, loop);
        if (!probesInside.isEmpty() && !wanted.equals(read)) return Optional.of(wanted);
        int furthest = reached.get(branch);
        int first = Math.max(furthest - Series.MOST + 1, timeline.model().firstFrame());
        for (Series s : series.values()) if (s.end() < first) s.start(first);
        int missing = series.values().stream().mapToInt(Series::end).min().orElse(Integer.MAX_VALUE);
        if (missing > furthest || missing >= barred) return Optional.empty();
        return Optional.of(new Job.Frame(branch, missing,
                series.entrySet().stream().filter(e -> e.getValue().end() == missing).map(Map.Entry::getKey).toList()));
    }

    private boolean work() {
        Optional<Job> job = job();
        job.ifPresent(j -> {
            switch (j) {
                case Job.Frame frame -> read(frame);
                case Job.Within frame -> read(frame);
            }
        });
        return job.isPresent();
    }

    private void read(Job.Frame job) {
        try {
            if (byFrame == null) byFrame = new Sampler(timeline, job.branch());
            if (!byFrame.go(job.branch(), job.frame(), () -> overtaken(job.branch()))) return;
            if (byFrame.clean()) keep(job, byFrame.read(job.probes()));
            else bar(job);
        } catch (RuntimeException | Error e) {
            byFrame = null; // thrown out in the middle of an operation it belongs to no cursor
            bar(job);
            audience.failed(e);
        }
    }

    private void read(Job.Within job) {
        try {
            if (within == null) within = new Sampler(timeline, job.branch());
            if (!within.go(job.branch(), job.frame() - 1, () -> overtaken(job.branch()))) return;
            keep(job, within.clean() ? within.inside(job.frame(), job.probes(), job.loop()) : FrameSamples.NONE);
        } catch (RuntimeException | Error e) {
            within = null;
            keep(job, FrameSamples.NONE);
            audience.failed(e);
        }
    }

    private synchronized boolean overtaken(Branch on) {
        return closed || on != branch || worker.due();
    }

    private void keep(Job.Frame job, double[] values) {
        synchronized (this) {
            if (job.branch() != branch || job.frame() < timeline.model().firstFrame()) return; // dropped meanwhile
            for (int k = 0; k < values.length; k++) {
                Series s = series.get(job.probes().get(k));
                if (s != null && s.end() == job.frame()) s.add(values[k]);
            }
        }
        audience.changed();
    }

    private void keep(Job.Within job, FrameSamples found) {
        synchronized (this) {
            read = job;
            inside = found;
        }
        audience.changed();
    }

    private synchronized void bar(Job.Frame job) {
        if (job.branch() == branch) barred = Math.min(barred, job.frame());
    }

    @Override public synchronized void close() {
        closed = true;
        worker.close();
    }
}
