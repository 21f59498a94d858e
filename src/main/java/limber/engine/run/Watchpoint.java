package limber.engine.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.watch.StoreLog;

/// A search for the next or the last operation that writes one element.
///
/// Phases run whole, through their twins, which only check whether the element is stored to. A phase with a hit is
/// halved until one operation is left, so that a large mesh costs little more than running its frames.
public final class Watchpoint {
    private final Run run;
    private final Target target;

    /// @param run which the search moves
    public Watchpoint(Run run, Target target) {
        this.run = run;
        this.target = target;
    }

    /// The cursor before the first such operation after the next one; empty if none comes up to the end of the frame
    /// `last`, or if the search is given up.
    ///
    /// @param stop asked between two phases
    Optional<Cursor> next(int last, BooleanSupplier stop) {
        if (run.cursor().frame() >= last) return Optional.empty();
        run.begin();
        if (!run.frame().done()) stores(run, run.cursor().element() + 1);
        while (run.cursor().frame() < last && !stop.getAsBoolean()) {
            Optional<Cursor> found = phase();
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /// The cursor before the last such operation that is done here, in the frame that this is part of or has just
    /// completed, back to the frame after `first`; empty if there is none, or if the search is given up.
    ///
    /// @param stop asked between two phases
    public Optional<Cursor> last(int first, BooleanSupplier stop) {
        Cursor end = run.cursor();
        if (end.betweenFrames()) end = new Cursor(end.frame() - 1, Integer.MAX_VALUE, 0);
        while (end.frame() >= Math.max(0, first) && !stop.getAsBoolean()) {
            Optional<Cursor> found = last(end, stop);
            if (found.isPresent()) return found;
            end = new Cursor(end.frame() - 1, Integer.MAX_VALUE, 0);
        }
        return Optional.empty();
    }

    /// The last one of the frame of `end`, before it. It is looked for from the end, in stretches of 1, 2, 4 … phases,
    /// so that it costs little where it is near: only those run through their twins.
    private Optional<Cursor> last(Cursor end, BooleanSupplier stop) {
        run.seek(run.branch(), Cursor.complete(end.frame()));
        int to = phases(end);
        for (int stretch = 1; to > 0 && !stop.getAsBoolean(); stretch *= 2) {
            int from = Math.max(0, to - stretch);
            Optional<Cursor> behind = behind(from, to, end, stop);
            if (behind.isPresent()) return Optional.of(lastOperation(behind.get()));
            to = from;
        }
        return Optional.empty();
    }

    /// How many phases of the frame to come are begun before `end`; the skin writes nothing that is kept.
    private int phases(Cursor end) {
        if (end.step() < Integer.MAX_VALUE) return end.step() + 1;
        Run there = run.begunCopy();
        boolean skin = target.any() || scratch();
        int begun = 0;
        while (there.cursor().frame() == end.frame() && (skin || !there.frame().inSkin())) {
            begun = there.cursor().step() + 1;
            there.nextPhase();
        }
        return begun;
    }

    /// The place behind the last operations, of the phases `from` to `to`, among which there is a hit; empty if there
    /// is none, or if the search is given up.
    private Optional<Cursor> behind(int from, int to, Cursor end, BooleanSupplier stop) {
        Run there = run.begunCopy();
        if (from > 0) there.seek(there.branch(), new Cursor(end.frame(), from, 0));
        Optional<Cursor> behind = Optional.empty();
        boolean skin = target.any() || scratch();
        while (!there.frame().done() && there.cursor().step() < to && !stop.getAsBoolean()) {
            Cursor at = there.cursor();
            if (there.frame().inSkin() && !skin) break;
            int size = there.frame().size(), until = at.step() == end.step() ? Math.min(end.element(), size) : size;
            boolean works = target.any() && works(there, until) >= 0;
            if (until > 0 && stores(there, until) || works)
                behind = Optional.of(new Cursor(at.frame(), at.step(), until));
            if (until < size) break;
        }
        return stop.getAsBoolean() ? Optional.empty() : behind;
    }

    /// The last operation before `to` of the phase at a cursor that works on the element; -1 for none.
    private int works(Run there, int to) {
        Slot slot = there.slot();
        for (int i = to - 1; i >= 0; i--) if (worksOn(there.state(), slot, i)) return i;
        return -1;
    }

    private boolean scratch() {
        return target.channel().equals(State.TRIANGLES)
                || run.state().channel(target.channel()).filter(c -> c.life() == Channel.Life.SCRATCH).isPresent();
    }

    /// The last operation before this place in its phase that is a hit; there is one.
    private Cursor lastOperation(Cursor behind) {
        var start = new Cursor(behind.frame(), behind.step(), 0);
        Run at = run.begunCopy();
        at.seek(at.branch(), start);
        int low = 0, high = behind.element(), working = target.any() ? works(at, high) : -1;
        boolean stored = stores(at.copy(), high);
        while (stored && high - low > 1) {
            int middle = (low + high) >>> 1;
            Run half = at.copy();
            stores(half, middle);
            if (stores(half.copy(), high)) {
                low = middle;
                at = half;
            } else high = middle;
        }
        return new Cursor(start.frame(), start.step(), stored ? Math.max(low, working) : working);
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
        for (int i = from.element(); target.any() && i < size && working == size; i++)
            if (worksOn(run.state(), slot, i)) working = i;
        if (stores(run, size)) working = Math.min(working, firstStore(before, size));
        return working < size ? Optional.of(new Cursor(from.frame(), from.step(), working)) : Optional.empty();
    }

    private boolean worksOn(State s, Slot slot, int i) {
        return slot.phase().of().equals(target.element().of())
                && slot.phase().element(s, slot.index(), i) == target.element().index();
    }

    /// Runs to the cursor before operation `to` of the phase.
    ///
    /// @return whether anything was stored at the element
    private boolean stores(Run r, int to) {
        var log = new Places(r.state());
        r.watched(false, log, to);
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

    /// A log that records only whether the element was stored to.
    private final class Places extends StoreLog {
        private final List<Object> arrays = new ArrayList<>();
        private final List<Integer> widths = new ArrayList<>();
        private boolean stored;

        Places(State s) {
            for (Channel c : s.channels()) {
                if (target.any() ? !c.of().equals(target.element().of()) : !c.name().equals(target.channel())) continue;
                arrays.add(s.array(c));
                widths.add(c.width());
            }
            if (target.channel().equals(State.TRIANGLES)) {
                arrays.add(s.triangles());
                widths.add(3);
            }
        }

        @Override protected void noted(int line, String name, double value) {}

        @Override protected void stored(int line, Object array, int index, double before, double after) {
            for (int i = 0; !stored && i < arrays.size(); i++)
                stored = arrays.get(i) == array && index / widths.get(i) == target.element().index();
        }
    }
}
