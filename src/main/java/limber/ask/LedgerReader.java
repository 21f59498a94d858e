package limber.ask;

import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.run.Branch;
import limber.engine.run.Divergence;
import limber.engine.run.OperationFailure;
import limber.engine.run.Run;

/// A reader of the ledger of a branch, with runs of its own: of any frame, and of all frames in order.
public final class LedgerReader {
    private final LedgerCourse course;
    private final Branch branch;
    /// Runs at the start, and at the course's last frame.
    private final Run start, ahead;
    /// A run for any other frame.
    private Run here;
    /// The course's last frame, once it has been added here.
    private Optional<Ledger.Frame> newest = Optional.empty();
    /// The first frame that has no ledger.
    private int barred = Integer.MAX_VALUE;

    /// What there is to say where a run stands.
    ///
    /// @param ledger whose terms and accounts the numbers are
    /// @param frame the ledger of the frame under way, or else of the last one; empty before frame 1, and where the run
    ///   explodes in it
    /// @param operation by how much the operation before the cursor has changed each term, if that was asked for
    public record Page(Cursor at, Ledger ledger, Optional<Ledger.Frame> frame, Optional<double[]> operation) {}

    /// @param course of the run's branch
    public LedgerReader(LedgerCourse course, Run run) {
        this.course = course;
        branch = run.branch();
        start = run.copy();
        here = run.copy();
        ahead = run.copy();
        ahead.seek(branch, Cursor.complete(course.last()));
    }

    /// Adds the next frame to the course.
    ///
    /// @return whether there is one: not where the run explodes or cannot go on
    public boolean grow() {
        int next = course.last() + 1;
        if (next >= barred) return false;
        try {
            Optional<Ledger.Frame> added = course.next(ahead);
            if (added.isPresent()) newest = added;
            else barred = next;
        } catch (OperationFailure e) {
            barred = next;
        }
        return next < barred;
    }

    /// Reads what there is to say at a cursor.
    ///
    /// @param operation whether the operation before it is asked for
    public Page page(Cursor at, boolean operation) {
        int number = at.gestureFrame();
        if (number == course.last() + 1) grow();
        if (number == 0) return new Page(at, course.ledger(), Optional.empty(), Optional.empty());
        Optional<double[]> changed = operation ? Optional.of(changed(at)) : Optional.empty();
        if (number >= barred) return new Page(at, course.ledger(), Optional.empty(), changed);
        if (newest.filter(f -> f.frame() == number).isPresent()) return new Page(at, course.ledger(), newest, changed);
        here.seek(branch, Cursor.complete(number - 1));
        Ledger ledger = course.ledger().like(here.begunCopy());
        return new Page(at, ledger, read(ledger), changed);
    }

    private double[] changed(Cursor at) {
        here.seek(branch, at);
        return course.ledger().like(here).operation(here);
    }

    private Optional<Ledger.Frame> read(Ledger ledger) {
        try {
            Ledger.Frame frame = ledger.next(here);
            return Divergence.clean(here) ? Optional.of(frame) : Optional.empty();
        } catch (OperationFailure e) {
            here = start.copy(); // thrown out in the middle of an operation it belongs to no cursor
            return Optional.empty();
        }
    }
}
