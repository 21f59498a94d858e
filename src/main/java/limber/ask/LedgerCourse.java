package limber.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.model.Balance;
import limber.engine.run.Divergence;
import limber.engine.run.Run;

/// The ledger of a course, frame by frame: the terms after each frame, and what each account has added since the first
/// one. Under settings with other terms or accounts it begins anew. One thread adds frames; any may read them.
public final class LedgerCourse {
    /// How many frames are kept; of more, the oldest are dropped, an eighth at a time.
    static final int MOST = 16_384;

    private final List<Entry> entries = new ArrayList<>();
    /// Kept as entries come, since thousands of them are looked through otherwise for each picture.
    private final Set<Integer> columns = new HashSet<>();
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
    /// @param columns numbers of the terms, and behind them of the accounts, that have been other than 0 in one of them
    public record Kept(Ledger ledger, int since, int first, List<Entry> entries, Set<Integer> columns) {
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
            return columns.contains(number);
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
        columns.clear();
        ledger = now;
        since = first = frame;
        add(new Entry(terms, new double[now.accounts().size()]));
    }

    private void add(Entry entry) {
        entries.add(entry);
        note(entry);
    }

    private void note(Entry entry) {
        for (int k = 0; k < entry.terms.length; k++) if (entry.terms[k] != 0) columns.add(k);
        for (int k = 0; k < entry.added.length; k++) if (entry.added[k] != 0) columns.add(entry.terms.length + k);
    }

    /// A copy up to a frame, for a course that leaves this one there; empty where that frame is not kept.
    public synchronized Optional<LedgerCourse> upTo(int frame) {
        if (frame < first || frame >= first + entries.size()) return Optional.empty();
        var course = new LedgerCourse(ledger);
        course.since = since;
        course.first = first;
        entries.subList(0, frame - first + 1).forEach(course::add);
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
            add(new Entry(frame.after(), added));
        }
        return Optional.of(frame);
    }

    private void drop() {
        entries.subList(0, MOST / 8).clear();
        first += MOST / 8;
        columns.clear();
        entries.forEach(this::note);
    }

    public synchronized Kept kept() {
        return new Kept(ledger, since, first, List.copyOf(entries), Set.copyOf(columns));
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
