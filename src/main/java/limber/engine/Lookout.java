package limber.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Looks ahead for the next operation that touches one element: works on it, or writes a channel of its kind there.
///
/// Slots run whole, through their twins, which only ask whether the element's places are stored to. Where they are, the
/// slot is halved until one operation is left, so that even a large mesh costs little more than the frames run through.
final class Lookout {
    private final Run run;
    private final String of;
    private final int element;

    /// @param run is moved on
    Lookout(Run run, String of, int element) {
        this.run = run;
        this.of = of;
        this.element = element;
    }

    /// The cursor before the first such operation after the next one; empty if none comes up to the end of the frame `last`.
    Optional<Cursor> next(int last) {
        if (run.cursor().frame() >= last) return Optional.empty();
        stores(run, run.begun().element() + 1);
        while (run.cursor().frame() < last) {
            Optional<Cursor> found = slot();
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /// Looks through the rest of the slot at the cursor, and goes on to the next one.
    private Optional<Cursor> slot() {
        Cursor from = run.begun();
        Slot slot = run.slot();
        Run before = run.copy();
        int size = slot.size(run.state()), working = size;
        for (int i = from.element(); i < size && working == size; i++)
            if (worksOn(slot, i)) working = i;
        if (stores(run, size)) working = Math.min(working, firstStore(before, size));
        return working < size ? Optional.of(new Cursor(from.frame(), from.slot(), working)) : Optional.empty();
    }

    private boolean worksOn(Slot slot, int i) {
        return slot.phase().of().equals(of) && slot.phase().element(run.state(), slot.sweepIndex(), i) == element;
    }

    /// Runs on to before operation `to` of the slot.
    ///
    /// @return whether anything was stored at the element
    private boolean stores(Run r, int to) {
        var watch = new Places(r.state());
        r.watched(watch, to);
        r.arrive(r.cursor().slot(), to);
        return watch.stored;
    }

    /// The first operation of the slot that stores there, where one before `end` does.
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

    /// Notes nothing but whether a channel of the kind was stored to at the element.
    private final class Places extends Watch {
        private final List<double[]> arrays = new ArrayList<>();
        private final List<Integer> widths = new ArrayList<>();
        private boolean stored;

        Places(State s) {
            for (Channel c : s.channels()) {
                if (!c.of().equals(of)) continue;
                arrays.add(s.of(c));
                widths.add(c.width());
            }
        }

        @Override
        void noted(int line, String name, double value) {}

        @Override
        void stored(int line, Object array, int index, double before, double after) {
            for (int i = 0; !stored && i < arrays.size(); i++) stored = arrays.get(i) == array && index / widths.get(i) == element;
        }
    }
}
