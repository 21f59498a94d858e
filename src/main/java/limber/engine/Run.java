package limber.engine;

import java.util.List;
import java.util.Optional;
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

    private Run(Run o) {
        model = o.model;
        timeline = o.timeline;
        branch = o.branch;
        settings = o.settings;
        frame = o.frame.copy();
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
        return frame.slot();
    }

    /// The extent of the scene as it was placed, m.
    double sceneSize() {
        return sceneSize;
    }

    /// Finishes the current frame, without its skin.
    public void next() {
        begun();
        frame.solve();
        complete();
    }

    /// Goes to `c` on `b`, backwards or forwards.
    public void seek(Branch b, Cursor c) {
        seek(b, c, () -> false);
    }

    /// The same, stopped between two frames when `stop` says so.
    ///
    /// @return whether it arrived
    public boolean seek(Branch b, Cursor c, BooleanSupplier stop) {
        Optional<Branch.Held> held = timeline.nearest(b, c.frame());
        int nearest = held.map(Branch.Held::frame).orElse(0);
        boolean onward = b == branch && cursor().compareTo(c) <= 0 && cursor().frame() >= nearest;
        if (!onward) {
            if (held.isPresent()) restore(b, held.get());
            else restart(b);
        }
        while (cursor().frame() < c.frame()) {
            if (stop.getAsBoolean()) return false;
            next();
        }
        if (c.betweenFrames() || cursor().equals(c)) return true;
        Cursor there = framePosition().clamped(c); // under other settings the frame may be shorter
        if (there.betweenFrames()) next();
        else if (!cursor().equals(there)) {
            begun();
            frame.runTo(there);
        }
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
        var log = new StoreLog();
        watched(log, at.element() + 1);
        var explanation = Explanation.of(at.frame() + 1, slot, at.element(), log, state());
        arrive(at.slot(), at.element() + 1);
        return explanation;
    }

    /// Applies the inputs of the next frame if it has not begun.
    Cursor begun() {
        if (cursor().betweenFrames()) begin();
        return cursor();
    }

    /// Runs operations of the slot up to `to` through its phase's twin; the frame has begun, and `arrive` must follow.
    void watched(StoreLog log, int to) {
        frame.watched(timeline.twins(), log, to);
    }

    /// An explanation of the next operation, without running it.
    public Explanation explain() {
        return copy().stepWatched();
    }

    /// The changes by the inputs of the next frame, before its first operation; empty except between frames.
    public List<Explanation.Change> inputChanges() {
        if (!cursor().betweenFrames() || !hasInputs(cursor().frame() + 1)) return List.of();
        Run begun = copy();
        begun.begin();
        return Explanation.between(state(), begun.state());
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
        return framePosition().rungs(cursor());
    }

    /// The slots of the frame that the next operation belongs to. How many there are is known once its clock has run,
    /// so that a copy runs ahead to there if this run has not.
    FramePosition framePosition() {
        if (frame.clockHasRun()) return frame.position();
        Run begun = copy();
        begun.begun();
        begun.frame.runClock();
        return begun.frame.position();
    }

    private boolean hasInputs(int frame) {
        return nextInput < branch.inputs().size() && branch.inputs().get(nextInput).frame() <= frame;
    }

    /// Applies the inputs of the next frame, once, before its first operation: first all settings together, then each
    /// in order.
    private void begin() {
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
        frame = new FrameRun(model.schedule(settings), fresh(), Cursor.START);
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
        frame = new FrameRun(model.schedule(settings), state, Cursor.complete(held.frame()));
        nextInput = 0;
        while (nextInput < b.inputs().size() && b.inputs().get(nextInput).frame() <= held.frame()) nextInput++;
    }

    private void complete() {
        frame.complete();
        timeline.save(branch, cursor().frame(), state());
    }

    /// Moves the cursor to a place that has a next operation, or to the end of the frame.
    void arrive(int slot, int element) {
        Cursor c = frame.position().settled(new Cursor(cursor().frame(), slot, element));
        if (c.betweenFrames()) complete();
        else frame.stand(c);
    }
}
