package limber.engine;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/// A run of a model along a branch: a state and the cursor it belongs to. Not thread-safe; one thread owns it.
///
/// Going back never integrates with a negative step: the nearest keyframe is restored and re-run, without skin, up to
/// the cursor.
public final class Run {
    private final Model model;
    private final Timeline timeline;
    private Branch branch;
    private Settings settings;
    private FrameRun frame;
    /// Where the inputs of the frame to come start in the branch's list.
    private int nextInput;
    private double sceneSize;

    public Run(Timeline timeline, Branch branch) {
        this.model = timeline.model();
        this.timeline = timeline;
        restart(branch);
    }

    private Run(Run o, FrameRun copy) {
        model = o.model;
        timeline = o.timeline;
        branch = o.branch;
        settings = o.settings;
        frame = copy;
        nextInput = o.nextInput;
        sceneSize = o.sceneSize;
    }

    /// An independent run at the same cursor.
    public Run copy() {
        return new Run(this, frame.copy());
    }

    /// A copy that shares no channel, so that any number of its state can be changed.
    Run apart() {
        return new Run(this, frame.apart());
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
        return frame.schedule();
    }

    /// The live state; read it, or copy it, before the run goes on.
    public State state() {
        return frame.state();
    }

    public Cursor cursor() {
        return frame.cursor();
    }

    /// The slot of the next operation. Between frames it is the first of the frame to come.
    public Slot slot() {
        if (cursor().betweenFrames()) return begunCopy().slotHere();
        return slotHere();
    }

    private Slot slotHere() {
        return frame.slot(timeline.found(branch, cursor().frame()));
    }

    /// A copy at the first operation of the frame to come, or at this one.
    Run begunCopy() {
        Run copy = copy();
        copy.begin();
        return copy;
    }

    /// The extent of the scene as it was placed, m.
    double sceneSize() {
        return sceneSize;
    }

    /// Finishes the current frame, without its skin.
    public void next() {
        next(Walk.NEVER);
    }

    /// @param stop gives up between two phases
    /// @return whether the frame is complete
    private boolean next(BooleanSupplier stop) {
        begin();
        if (!frame.solve(stop)) return false;
        completed(frame.complete());
        return true;
    }

    /// Goes to `c` on `b`, backwards or forwards.
    public void seek(Branch b, Cursor c) {
        seek(b, c, () -> false);
    }

    /// The same, stopped between two frames when `stop` says so.
    ///
    /// @return whether it arrived
    public boolean seek(Branch b, Cursor c, BooleanSupplier stop) {
        return seek(b, c, stop, Walk.NEVER);
    }

    /// The same, also stopped inside a frame.
    ///
    /// @param late asked between two phases
    boolean seek(Branch b, Cursor c, BooleanSupplier stop, BooleanSupplier late) {
        Optional<Branch.Held> held = timeline.nearest(b, c.frame());
        int nearest = held.map(Branch.Held::frame).orElse(0);
        boolean onward = b == branch && cursor().compareTo(c) <= 0 && cursor().frame() >= nearest;
        if (!onward) {
            if (held.isPresent()) restore(b, held.get());
            else restart(b);
        }
        while (cursor().frame() < c.frame()) {
            if (stop.getAsBoolean() || !next(late)) return false;
        }
        if (c.betweenFrames() || cursor().equals(c)) return true;
        begin();
        boolean there = frame.runTo(c); // under other settings the frame may be shorter
        Cursor last = frame.lastOperation();
        if (frame.done()) completed(frame.complete());
        return there || last.betweenFrames() || seek(b, last, stop, late);
    }

    /// Runs what is left of a phase in its innermost round, and goes to the next one that has elements. This is less
    /// than a step of a phase, which may have many rounds. Behind the last one, the skin's too, the frame is complete.
    public void nextPhase() {
        begin();
        if (frame.done() || !frame.nextPhase()) completed(frame.complete());
    }

    /// One step forward.
    public void step(StepSize size) {
        if (size.equals(StepSize.FRAME)) {
            next();
            return;
        }
        begin();
        boolean goesOn = !frame.done() && (size.equals(StepSize.ELEMENT) ? frame.operate() : frame.step(size));
        if (!goesOn) completed(frame.complete());
    }

    /// One step back; at the very start it stays.
    public void back(StepSize size) {
        seek(branch, new Navigation(this).behind(size));
    }

    /// Runs the next element through its twin.
    public Explanation stepWatched() {
        begin();
        Cursor at = cursor();
        var log = new StoreLog();
        if (!frame.done()) watched(log, at.element() + 1);
        var explanation = Explanation.of(at.frame() + 1, slotHere(), at.element(), log, state());
        arrive(at.element() + 1);
        return explanation;
    }

    /// Runs operations of the phase up to `to` through its twin; the frame has begun, and `arrive` must follow.
    void watched(StoreLog log, int to) {
        frame.watched(timeline.twins(false), log, to);
    }

    /// The same with another phase in its place.
    void watchedAs(Phase phase, StoreLog log, int to) {
        frame.watched(timeline.twins(false), phase, log, to);
    }

    /// Runs them through a twin that reports loads too.
    void watchedWithLoads(StoreLog log, int to) {
        frame.watched(timeline.twins(true), log, to);
    }

    /// What the next operation reads from the state, without running it: each element of a channel once, in the order
    /// of the first loads. What it has written itself before does not count.
    public List<Read> reads() {
        Run copy = begunCopy();
        if (copy.frame.done()) return List.of();
        var log = new Read.Log(copy.state());
        copy.watchedWithLoads(log, copy.cursor().element() + 1);
        return log.reads();
    }

    /// The lines of its phase's source that the next operation runs, without running it; those that only call others
    /// count too.
    public Set<Integer> lines() {
        Run copy = begunCopy();
        if (copy.frame.done()) return Set.of();
        var log = new Lines();
        copy.watchedWithLoads(log, copy.cursor().element() + 1);
        return log.lines;
    }

    private static final class Lines extends StoreLog {
        private final Set<Integer> lines = new TreeSet<>();

        @Override void reached(int line) {
            lines.add(line);
        }

        @Override void noted(int line, String name, double value) {}

        @Override void stored(int line, Object array, int index, double before, double after) {}
    }

    /// An explanation of the next operation, without running it.
    public Explanation explain() {
        return copy().stepWatched();
    }

    /// The changes by the inputs of the next frame, before its first operation; empty except between frames.
    public List<Explanation.Change> inputChanges() {
        if (!cursor().betweenFrames() || !hasInputs(cursor().frame() + 1)) return List.of();
        return Explanation.between(state(), begunCopy().state());
    }

    /// Elements of all channels that differ from an earlier state of this run.
    public List<Explanation.Change> changesSince(State earlier) {
        return Explanation.between(earlier, state());
    }

    /// The state with its whole skin, or, while the cursor is in the skin, with what has been emitted so far.
    public State picture() {
        State copy = state().copy();
        if (!frame.inSkin()) frame.makeSkin(copy);
        return copy;
    }

    /// The same, copied into a state that is reused.
    public void picture(State into) {
        into.set(state());
        if (!frame.inSkin()) frame.makeSkin(into);
    }

    /// The state with the complete skin, while the cursor is in the skin.
    public Optional<State> ahead() {
        if (!frame.inSkin()) return Optional.empty();
        State copy = state().copy();
        frame.makeSkin(copy);
        return Optional.of(copy);
    }

    /// The rungs of the cursor.
    public Rungs rungs() {
        return cursor().betweenFrames() ? begunCopy().rungsHere() : rungsHere();
    }

    private Rungs rungsHere() {
        Slot slot = slotHere();
        int element = slot.phase().element(state(), slot.index(), cursor().element());
        return new Rungs(cursor().frame() + 1, slot, schedule().sizes(), element, frame.size());
    }

    /// Where it stands in a frame that has begun.
    FrameRun frame() {
        return frame;
    }

    private boolean hasInputs(int frame) {
        return nextInput < branch.inputs().size() && branch.inputs().get(nextInput).frame() <= frame;
    }

    /// Goes to the first operation of the next frame, unless it has begun. Its inputs are applied before: first all
    /// settings together, then each in order.
    void begin() {
        if (!cursor().betweenFrames()) return;
        inputs();
        frame.begin();
    }

    private void inputs() {
        List<Input> inputs = branch.inputs();
        int coming = cursor().frame() + 1;
        Settings now = settings;
        int end = nextInput;
        for (; end < inputs.size() && inputs.get(end).frame() <= coming; end++)
            if (inputs.get(end) instanceof Input.Set set) now = now.with(set.parameter(), set.value());
        if (now != settings) {
            model.check(now);
            settings = now;
            frame.follow(model.schedule(now));
        }
        for (; nextInput < end; nextInput++)
            if (!Appearance.concerns(inputs.get(nextInput))) model.apply(inputs.get(nextInput), settings, state());
    }

    private void restart(Branch b) {
        branch = b;
        settings = b.settings();
        frame = new FrameRun(model.schedule(settings), fresh(), 0);
        nextInput = 0;
        timeline.save(branch, 0, state());
    }

    private State fresh() {
        State initial = model.initial(settings);
        sceneSize = model.extent(settings, initial);
        return initial;
    }

    private void restore(Branch b, Branch.Held held) {
        boolean sameLayout = branch == b || branch.settings().equals(b.settings());
        branch = b;
        settings = b.settings();
        State state = sameLayout ? state() : fresh();
        settings = b.settings(held.frame());
        state.load(held.kept());
        frame = new FrameRun(model.schedule(settings), state, held.frame());
        nextInput = 0;
        while (nextInput < b.inputs().size() && b.inputs().get(nextInput).frame() <= held.frame()) nextInput++;
    }

    /// @param found see [Walk#found]
    private void completed(int[] found) {
        timeline.remember(branch, cursor().frame() - 1, found);
        timeline.save(branch, cursor().frame(), state());
    }

    /// Moves to an operation of this phase whose predecessors have run, or to the next one, or to the end of the frame.
    void arrive(int element) {
        if (frame.done() || !frame.arrive(element)) completed(frame.complete());
    }
}
