package limber.engine;

/// A run inside one frame: a state, its schedule, and the cursor that says which operations are done. A [Run] owns it,
/// applies inputs before it and saves the state once a frame is complete.
///
/// The skin's scratch is filled only while the cursor stands in the skin.
final class FrameRun {
    private Schedule schedule;
    private final State state;
    private Cursor cursor;

    FrameRun(Schedule schedule, State state, Cursor cursor) {
        this.schedule = schedule;
        this.state = state;
        this.cursor = cursor;
    }

    FrameRun copy() {
        return new FrameRun(schedule, state.copy(), cursor);
    }

    Schedule schedule() {
        return schedule;
    }

    /// The frame to come goes by another schedule.
    void follow(Schedule other) {
        schedule = other;
    }

    State state() {
        return state;
    }

    Cursor cursor() {
        return cursor;
    }

    /// The slot of the next operation.
    Slot slot() {
        return schedule.slot(state, cursor.slot());
    }

    FramePosition position() {
        return new FramePosition(schedule, state);
    }

    /// Whether the slots of the frame are known: a clock runs before them.
    boolean clockHasRun() {
        return !cursor.betweenFrames() && cursor.slot() >= schedule.before().size();
    }

    /// Runs on to where the slots of the frame are known.
    void runClock() {
        finishSlot();
        int before = schedule.before().size();
        if (cursor.slot() >= before) return;
        schedule.run(state, cursor.slot(), before);
        cursor = new Cursor(cursor.frame(), before, 0);
    }

    /// Runs all that is left of the frame but its skin.
    void solve() {
        runClock();
        int solved = schedule.solved(state);
        if (cursor.slot() < solved) schedule.run(state, cursor.slot(), solved);
    }

    /// The frame is complete.
    void complete() {
        cursor = Cursor.complete(cursor.frame() + 1);
    }

    /// Runs from here to `c` in the same frame.
    void runTo(Cursor c) {
        if (cursor.slot() == c.slot()) elements(c.slot(), cursor.element(), c.element());
        else {
            finishSlot();
            int before = schedule.before().size();
            if (cursor.slot() < before) slots(cursor.slot(), Math.min(before, c.slot()));
            if (c.slot() > before) slots(Math.max(before, cursor.slot()), c.slot());
            if (c.element() > 0) elements(c.slot(), 0, c.element());
        }
        stand(c);
    }

    /// Runs operations of the slot up to `to` through its phase's twin; [#stand] must follow.
    void watched(Twins twins, StoreLog log, int to) {
        if (cursor.slot() == schedule.solved(state) && cursor.element() == 0) state.clearScratch();
        Slot slot = slot();
        Phase twin = twins.of(slot.phase());
        int from = cursor.element();
        if (from >= slot.size(state)) return; // a frame may begin with a phase that has no elements
        ScopedValue.where(StoreLog.CURRENT, log).run(() -> twin.run(state, slot.sweepIndex(), from, to));
    }

    /// Moves the cursor to where the state has got to. Before the first operation of the skin nothing is emitted yet,
    /// whatever was there of an earlier frame.
    void stand(Cursor c) {
        cursor = c;
        if (c.element() == 0 && c.slot() == schedule.solved(state)) state.clearScratch();
    }

    boolean inSkin() {
        return !cursor.betweenFrames() && cursor.slot() >= schedule.solved(state);
    }

    /// Makes the whole skin of a copy of the state.
    void makeSkin(State copy) {
        copy.clearScratch();
        schedule.run(copy, schedule.solved(copy), schedule.slots(copy));
    }

    private void finishSlot() {
        if (cursor.element() == 0) return;
        Slot slot = slot();
        slot.phase().run(state, slot.sweepIndex(), cursor.element(), slot.size(state));
        cursor = new Cursor(cursor.frame(), cursor.slot() + 1, 0);
    }

    private void slots(int from, int to) {
        boolean enters = to > schedule.before().size() && from <= schedule.solved(state) && to > schedule.solved(state);
        if (!enters) {
            schedule.run(state, from, to);
            return;
        }
        schedule.run(state, from, schedule.solved(state));
        state.clearScratch();
        schedule.run(state, schedule.solved(state), to);
    }

    private void elements(int slot, int from, int to) {
        Slot s = schedule.slot(state, slot);
        if (from == 0 && slot == schedule.solved(state)) state.clearScratch();
        s.phase().run(state, s.sweepIndex(), from, to);
    }
}
