package limber.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// A model being run along a branch: a state and the cursor it belongs to. Not thread-safe; one thread owns it.
///
/// Going back never integrates with a negative step: the nearest keyframe is restored and re-run, without skin, up to
/// the cursor. The skin's scratch is filled only while the cursor stands in the skin.
public final class Run {
    private final Model model;
    private final Timeline timeline;
    private Branch branch;
    private Settings settings;
    private Schedule schedule;
    private State state;
    private Cursor cursor = Cursor.START;
    /// Where the inputs of the frame to come start in the branch's list.
    private int nextInput;
    private double sceneSize;

    public Run(Timeline timeline, Branch branch) {
        this.model = timeline.model();
        this.timeline = timeline;
        restart(branch);
    }

    private Run(Run o) {
        model = o.model;
        timeline = o.timeline;
        branch = o.branch;
        settings = o.settings;
        schedule = o.schedule;
        state = o.state.copy();
        cursor = o.cursor;
        nextInput = o.nextInput;
        sceneSize = o.sceneSize;
    }

    /// An independent run at the same cursor.
    public Run copy() {
        return new Run(this);
    }

    public Model model() {
        return model;
    }

    public Branch branch() {
        return branch;
    }

    /// The settings that the current operation is computed with.
    public Settings settings() {
        return settings;
    }

    public Schedule schedule() {
        return schedule;
    }

    /// The live state; read it, or copy it, before the run goes on.
    public State state() {
        return state;
    }

    public Cursor cursor() {
        return cursor;
    }

    /// The slot of the next operation. Between frames it is the first of the frame to come.
    public Slot slot() {
        return schedule.slot(state, cursor.slot());
    }

    /// The extent of the scene as it was placed, m.
    double sceneSize() {
        return sceneSize;
    }

    /// Finishes the current frame, without its skin.
    public void next() {
        if (cursor.betweenFrames()) begin();
        else finishSlot();
        int solved = solvedOnceBegun();
        if (cursor.slot() < solved) schedule.run(state, cursor.slot(), solved);
        complete();
    }

    /// Goes to `c` on `b`, backwards or forwards.
    public void seek(Branch b, Cursor c) {
        seek(b, c, () -> false);
    }

    /// The same, given up between two frames when `stop` says so.
    ///
    /// @return whether it arrived
    public boolean seek(Branch b, Cursor c, BooleanSupplier stop) {
        Optional<Branch.Held> held = timeline.nearest(b, c.frame());
        int nearest = held.map(Branch.Held::frame).orElse(0);
        boolean onward = b == branch && cursor.compareTo(c) <= 0 && cursor.frame() >= nearest;
        if (!onward) {
            if (held.isPresent()) restore(b, held.get());
            else restart(b);
        }
        while (cursor.frame() < c.frame()) {
            if (stop.getAsBoolean()) return false;
            next();
        }
        if (c.betweenFrames() || cursor.equals(c)) return true;
        Cursor there = place().clamped(c); // under other settings the frame may be shorter
        if (there.betweenFrames()) next();
        else within(there);
        return true;
    }

    /// One step forward.
    public void step(StepSize size) {
        seek(branch, new Navigation(this).ahead(size));
    }

    /// One step back; at the very start it stays.
    public void back(StepSize size) {
        seek(branch, new Navigation(this).behind(size));
    }

    /// Runs the next element through its twin.
    public Explanation stepWatched() {
        Cursor at = begun();
        Slot slot = slot();
        var watch = new Watch();
        watched(watch, at.element() + 1);
        var explanation = Explanation.of(at.frame() + 1, slot, at.element(), watch, state);
        arrive(at.slot(), at.element() + 1);
        return explanation;
    }

    /// Lets the inputs of the frame to come act if it has not begun.
    Cursor begun() {
        if (cursor.betweenFrames()) begin();
        return cursor;
    }

    /// Runs operations of the slot up to `to` through its phase's twin; the frame has begun, and `arrive` must follow.
    void watched(Watch watch, int to) {
        if (cursor.slot() == schedule.solved(state) && cursor.element() == 0) state.clearScratch();
        Slot slot = slot();
        Phase twin = timeline.twins().of(slot.phase());
        int from = cursor.element();
        ScopedValue.where(Watch.CURRENT, watch).run(() -> twin.run(state, slot.sweepIndex(), from, to));
    }

    /// What the next operation will do, without doing it.
    public Explanation explain() {
        return copy().stepWatched();
    }

    /// What the inputs of the frame to come change before its first operation; empty but between frames.
    public List<Explanation.Change> inputChanges() {
        if (!cursor.betweenFrames() || inputsOf(cursor.frame() + 1).isEmpty()) return List.of();
        Run begun = copy();
        begun.begin();
        return Explanation.between(state, begun.state);
    }

    /// Elements of all channels that differ from an earlier state of this run.
    public List<Explanation.Change> changesSince(State earlier) {
        return Explanation.between(earlier, state);
    }

    /// The state with its whole skin, or, while the cursor is in the skin, with what has been emitted so far.
    public State picture() {
        State copy = state.copy();
        skin(copy);
        return copy;
    }

    /// The same, into a state of this layout that is used again and again.
    public void picture(State into) {
        into.set(state);
        skin(into);
    }

    /// While the cursor is in the skin: the state with the whole of it, as it is going to be.
    public Optional<State> ahead() {
        if (!inSkin()) return Optional.empty();
        State copy = state.copy();
        makeSkin(copy);
        return Optional.of(copy);
    }

    private boolean inSkin() {
        return !cursor.betweenFrames() && cursor.slot() >= schedule.solved(state);
    }

    private void skin(State copy) {
        if (!inSkin()) makeSkin(copy);
    }

    private void makeSkin(State copy) {
        copy.clearScratch();
        schedule.run(copy, schedule.solved(copy), schedule.slots(copy));
    }

    /// Where the cursor stands, rung by rung.
    public Rungs rungs() {
        return place().rungs(cursor);
    }

    /// The slots of the frame that the next operation belongs to. How many there are is known once its clock has run,
    /// so that a copy runs ahead to there if this run has not.
    Place place() {
        if (!cursor.betweenFrames() && cursor.slot() >= schedule.before().size()) return new Place(schedule, state);
        Run begun = copy();
        if (cursor.betweenFrames()) begun.begin();
        else begun.finishSlot();
        begun.solvedOnceBegun();
        return new Place(begun.schedule, begun.state);
    }

    private List<Input> inputsOf(int frame) {
        var now = new ArrayList<Input>();
        for (int i = nextInput; i < branch.inputs().size() && branch.inputs().get(i).frame() <= frame; i++) now.add(branch.inputs().get(i));
        return now;
    }

    /// Lets the inputs of the frame to come act, once, before its first operation: first all settings together, then each in order.
    private void begin() {
        List<Input> inputs = branch.inputs();
        int frame = cursor.frame() + 1;
        Settings now = settings;
        int end = nextInput;
        for (; end < inputs.size() && inputs.get(end).frame() <= frame; end++)
            if (inputs.get(end) instanceof Input.Set set) now = now.with(set.parameter(), set.value());
        if (now != settings) {
            model.check(now);
            settings = now;
            schedule = model.schedule(now);
        }
        for (; nextInput < end; nextInput++) model.apply(inputs.get(nextInput), settings, state);
    }

    private void restart(Branch b) {
        branch = b;
        settings = b.settings();
        schedule = model.schedule(settings);
        fresh();
        cursor = Cursor.START;
        nextInput = 0;
        timeline.save(branch, 0, state);
    }

    private void fresh() {
        state = model.initial(settings);
        sceneSize = model.extent(settings, state);
    }

    private void restore(Branch b, Branch.Held held) {
        boolean sameLayout = branch == b || branch.settings().equals(b.settings());
        branch = b;
        settings = b.settings();
        if (!sameLayout) fresh();
        settings = b.settings(held.frame());
        schedule = model.schedule(settings);
        state.load(held.kept());
        cursor = Cursor.complete(held.frame());
        nextInput = 0;
        while (nextInput < b.inputs().size() && b.inputs().get(nextInput).frame() <= held.frame()) nextInput++;
    }

    private int solvedOnceBegun() {
        int before = schedule.before().size();
        if (cursor.slot() < before) {
            schedule.run(state, cursor.slot(), before);
            cursor = new Cursor(cursor.frame(), before, 0);
        }
        return schedule.solved(state);
    }

    private void complete() {
        cursor = Cursor.complete(cursor.frame() + 1);
        timeline.save(branch, cursor.frame(), state);
    }

    private void finishSlot() {
        if (cursor.element() == 0) return;
        Slot slot = slot();
        slot.phase().run(state, slot.sweepIndex(), cursor.element(), slot.size(state));
        cursor = new Cursor(cursor.frame(), cursor.slot() + 1, 0);
    }

    /// Runs from here to `c` in the same frame.
    private void within(Cursor c) {
        if (cursor.equals(c)) return;
        if (cursor.betweenFrames()) begin();
        if (cursor.slot() == c.slot()) {
            elements(c.slot(), cursor.element(), c.element());
            stand(c);
            return;
        }
        finishSlot();
        int before = schedule.before().size();
        if (cursor.slot() < before) runSlots(cursor.slot(), Math.min(before, c.slot()));
        if (c.slot() > before) runSlots(Math.max(before, cursor.slot()), c.slot());
        if (c.element() > 0) elements(c.slot(), 0, c.element());
        stand(c);
    }

    /// Before the first operation of the skin nothing is emitted yet, whatever was there of an earlier frame.
    private void stand(Cursor c) {
        cursor = c;
        if (c.element() == 0 && c.slot() == schedule.solved(state)) state.clearScratch();
    }

    private void runSlots(int from, int to) {
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

    /// Moves the cursor to a place that has a next operation, or to the end of the frame.
    void arrive(int slot, int element) {
        Cursor c = new Place(schedule, state).settled(new Cursor(cursor.frame(), slot, element));
        if (c.betweenFrames()) complete();
        else stand(c);
    }
}
