package limber.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import limber.engine.model.Balance;
import limber.engine.run.Divergence;
import limber.engine.run.Run;

/// The ledger of a course, frame by frame: the terms after each frame, and what each account has added since the first
/// one. Under settings with other terms or accounts it begins anew. One thread adds frames; any may read them.
public final class LedgerCourse {
    /// How many frames are kept; of more, the oldest are dropped, an eighth at a time.
    static final int MOST = 16_384;

    private final List<Entry> entries = new ArrayList<>();
    private Ledger ledger;
    private int since, first;

    /// @param terms after a frame
    /// @param added what each account has added by then
    public record Entry(double[] terms, double[] added) {}

    /// The frames that are kept.
    ///
    /// @param since the frame from which accounts are added up
    /// @param first the number of the first entry's frame
    /// @param entries one a frame
    public record Kept(Ledger ledger, int since, int first, List<Entry> entries) {
        /// The number of the last frame.
        public int last() {
            return first + entries.size() - 1;
        }

        /// The entry of a frame; empty where it is not kept.
        public Optional<Entry> at(int frame) {
            return frame < first || frame > last() ? Optional.empty() : Optional.of(entries.get(frame - first));
        }

        /// Whether a term or an account has been other than 0 in one of the frames.
        ///
        /// @param number of a term, or of an account behind them
        public boolean used(int number) {
            int terms = ledger.terms().size();
            return entries.stream().anyMatch(e -> (number < terms ? e.terms[number] : e.added[number - terms]) != 0);
        }
    }

    private LedgerCourse(Ledger ledger) {
        this.ledger = ledger;
    }

    /// A course with one entry, that of the frame where a run stands; empty where its model has no such ledger.
    public static Optional<LedgerCourse> of(Run run, Balance.Kind kind, int axis) {
        return Ledger.of(run, kind, axis).map(l -> {
            var course = new LedgerCourse(l);
            course.begin(l, run.cursor().frame(), l.now(run));
            return course;
        });
    }

    private void begin(Ledger now, int frame, double[] terms) {
        entries.clear();
        ledger = now;
        since = first = frame;
        entries.add(new Entry(terms, new double[now.accounts().size()]));
    }

    /// A copy up to a frame, for a course that leaves this one there; empty where that frame is not kept.
    public synchronized Optional<LedgerCourse> upTo(int frame) {
        if (frame < first || frame >= first + entries.size()) return Optional.empty();
        var course = new LedgerCourse(ledger);
        course.since = since;
        course.first = first;
        course.entries.addAll(entries.subList(0, frame - first + 1));
        return Optional.of(course);
    }

    /// Adds the next frame.
    ///
    /// @param run at the last frame; is moved to the end of the next one
    /// @return its ledger; empty, and nothing is added, where the run explodes in it
    public Optional<Ledger.Frame> next(Run run) {
        Ledger now = ledger.like(run.begunCopy());
        Ledger.Frame frame = now.next(run);
        if (!Divergence.clean(run)) return Optional.empty();
        synchronized (this) {
            if (!now.equals(ledger)) begin(now, frame.frame() - 1, frame.before());
            Entry last = entries.getLast();
            double[] added = last.added.clone();
            Arrays.setAll(added, account -> last.added[account] + frame.account(account));
            if (entries.size() == MOST) drop();
            entries.add(new Entry(frame.after(), added));
        }
        return Optional.of(frame);
    }

    private void drop() {
        entries.subList(0, MOST / 8).clear();
        first += MOST / 8;
    }

    public synchronized Kept kept() {
        return new Kept(ledger, since, first, List.copyOf(entries));
    }

    /// The number of the last frame that is kept.
    public synchronized int last() {
        return first + entries.size() - 1;
    }

    /// What it is kept of.
    public synchronized Ledger ledger() {
        return ledger;
    }
}
