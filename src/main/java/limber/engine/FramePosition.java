package limber.engine;

import java.util.Optional;
import java.util.Set;

/// Slot arithmetic within one frame: the targets of steps, computed from the clock's number of substeps without running
/// anything.
record FramePosition(Schedule schedule, State state) {

    /// The next cursor from `c` on at which an operation starts, or the end of the frame.
    Cursor settled(Cursor c) {
        int slot = c.slot(), element = c.element(), slots = slots();
        while (slot < slots && element >= size(slot)) {
            slot++;
            element = 0;
        }
        return slot >= slots ? Cursor.complete(c.frame() + 1) : new Cursor(c.frame(), slot, element);
    }

    Cursor after(Cursor c, StepSize size) {
        if (size == StepSize.ELEMENT) return settled(new Cursor(c.frame(), c.slot(), c.element() + 1));
        return settled(new Cursor(c.frame(), end(c.slot(), size), 0));
    }

    /// The last boundary of `size` before `c`, in the same frame.
    Cursor before(Cursor c, StepSize size) {
        if (size == StepSize.ELEMENT) {
            if (c.element() > 0) return new Cursor(c.frame(), c.slot(), c.element() - 1);
            int slot = c.slot() - 1;
            while (slot >= 0 && size(slot) == 0) slot--;
            return slot < 0 ? Cursor.complete(c.frame()) : new Cursor(c.frame(), slot, size(slot) - 1);
        }
        int last = c.element() > 0 ? c.slot() : c.slot() - 1;
        while (last >= 0 && size(last) == 0) last--;
        if (last < 0) return Cursor.complete(c.frame());
        return settled(new Cursor(c.frame(), start(last, size), 0));
    }

    /// One past the last slot of the step of `size` that holds `slot`.
    private int end(int slot, StepSize size) {
        return switch (size) {
            case ELEMENT -> throw new IllegalArgumentException("an element is smaller than a slot");
            case FRAME -> slots();
            case SUBSTEP, PHASE, SWEEP -> {
                int n = slot + 1;
                while (n < slots() && together(slot, n, size)) n++;
                yield n;
            }
        };
    }

    private int start(int slot, StepSize size) {
        if (size == StepSize.FRAME) return 0;
        int n = slot;
        while (n > 0 && together(n - 1, slot, size)) n--;
        return n;
    }

    private boolean together(int a, int b, StepSize size) {
        Slot p = slot(a), q = slot(b);
        return switch (size) {
            case ELEMENT -> false;
            case SWEEP -> p.part() == Slot.Part.SWEEP && q.part() == Slot.Part.SWEEP && p.substep() == q.substep()
                    && p.sweep() == q.sweep();
            case PHASE -> p.part() == Slot.Part.SWEEP && q.part() == Slot.Part.SWEEP && p.substep() == q.substep();
            case SUBSTEP -> substep(p) == substep(q);
            case FRAME -> true;
        };
    }

    /// The substep that a slot is stepped with.
    private int substep(Slot slot) {
        return switch (slot.part()) {
            case BEFORE -> 1;
            case FIRST, SWEEP, LAST -> slot.substep();
            case AFTER, SKIN -> Math.max(1, schedule.substeps().applyAsInt(state));
        };
    }

    int slots() {
        return schedule.slots(state);
    }

    Slot slot(int n) {
        return schedule.slot(state, n);
    }

    int size(int slot) {
        return slot(slot).size(state);
    }

    /// The operation of a slot that works on an element of the model; -1 if none does.
    ///
    /// @param element -1 for any
    int operation(int slot, int element) {
        Slot at = slot(slot);
        for (int i = 0; i < size(slot); i++)
            if (element < 0 || at.phase().element(state, at.sweepIndex(), i) == element) return i;
        return -1;
    }

    /// `c` itself, or the last operation of the frame if it lies beyond.
    Cursor clamped(Cursor c) {
        int slot = Math.min(c.slot(), slots() - 1);
        boolean beyond = slot < c.slot() || c.element() >= size(slot) && c.element() > 0;
        return settled(beyond ? new Cursor(c.frame(), slot, Math.max(0, size(slot) - 1)) : c);
    }

    /// The first operation of one of these phases from `c` on, in the same frame.
    Optional<Cursor> first(Set<String> phases, Cursor c) {
        for (int n = c.slot() + (c.element() > 0 ? 1 : 0); n < slots(); n++)
            if (size(n) > 0 && phases.contains(slot(n).phase().name())) return Optional.of(new Cursor(c.frame(), n, 0));
        return Optional.empty();
    }

    /// The operation that is most like one of another schedule: the last of the same phase that is not beyond it.
    Cursor like(Cursor c, Rungs at) {
        int best = -1;
        for (int n = 0; n < slots(); n++) {
            Slot slot = slot(n);
            boolean same = slot.phase().name().equals(at.phase().name()) && size(n) > 0;
            if (same && (best < 0 || slot.substep() < at.substep()
                    || slot.substep() == at.substep() && slot.sweep() <= at.sweep()))
                best = n;
        }
        return best < 0 ? clamped(c) : new Cursor(c.frame(), best, Math.min(c.element(), size(best) - 1));
    }

    Rungs rungs(Cursor c) {
        Slot slot = slot(c.slot());
        int substeps = schedule.substeps().applyAsInt(state);
        int element = slot.phase().element(state, slot.sweepIndex(), c.element());
        return new Rungs(c.frame() + 1, slot.substep(), substeps, slot.phase(), slot.sweep(), schedule.sweeps(),
                element, size(c.slot()));
    }
}
