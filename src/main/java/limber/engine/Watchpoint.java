package limber.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A search for the next operation that touches one element: it works on the element, or writes a channel of its kind
/// there.
///
/// Phases run whole, through their twins, which only check whether the element is stored to. A phase with a hit is
/// halved until one operation is left, so that a large mesh costs little more than running its frames.
final class Watchpoint {
    private final Run run;
    private final Element element;

    /// @param run which the search moves
    Watchpoint(Run run, Element element) {
        this.run = run;
        this.element = element;
    }

    /// The cursor before the first such operation after the next one; empty if none comes up to the end of the frame
    /// `last`.
    Optional<Cursor> next(int last) {
        if (run.cursor().frame() >= last) return Optional.empty();
        run.begin();
        if (!run.frame().done()) stores(run, run.cursor().element() + 1);
        while (run.cursor().frame() < last) {
            Optional<Cursor> found = phase();
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /// Searches the rest of the phase at the cursor, and moves to the next one.
    private Optional<Cursor> phase() {
        run.begin();
        if (run.frame().done()) {
            run.next();
            return Optional.empty();
        }
        Cursor from = run.cursor();
        Slot slot = run.slot();
        Run before = run.copy();
        int size = run.frame().size(), working = size;
        for (int i = from.element(); i < size && working == size; i++)
            if (worksOn(slot, i)) working = i;
        if (stores(run, size)) working = Math.min(working, firstStore(before, size));
        return working < size ? Optional.of(new Cursor(from.frame(), from.step(), working)) : Optional.empty();
    }

    private boolean worksOn(Slot slot, int i) {
        return slot.phase().of().equals(element.of())
                && slot.phase().element(run.state(), slot.index(), i) == element.index();
    }

    /// Runs to the cursor before operation `to` of the phase.
    ///
    /// @return whether anything was stored at the element
    private boolean stores(Run r, int to) {
        var log = new Places(r.state());
        r.watched(log, to);
        r.arrive(to);
        return log.stored;
    }

    /// The first operation of the phase that stores there, where one before `end` does.
    private int firstStore(Run before, int end) {
        int low = before.cursor().element(), high = end;
        Run at = before;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            Run first = at.copy();
            if (stores(first, middle)) high = middle;
            else {
                low = middle;
                at = first;
            }
        }
        return low;
    }

    /// A log that records only whether a channel of the kind was stored to at the element.
    private final class Places extends StoreLog {
        private final List<double[]> arrays = new ArrayList<>();
        private final List<Integer> widths = new ArrayList<>();
        private boolean stored;

        Places(State s) {
            for (Channel c : s.channels()) {
                if (!c.of().equals(element.of())) continue;
                arrays.add(s.of(c));
                widths.add(c.width());
            }
        }

        @Override void noted(int line, String name, double value) {}

        @Override void stored(int line, Object array, int index, double before, double after) {
            for (int i = 0; !stored && i < arrays.size(); i++)
                stored = arrays.get(i) == array && index / widths.get(i) == element.index();
        }
    }
}
