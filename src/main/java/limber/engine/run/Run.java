package limber.engine.run;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import limber.engine.Cursor;
import limber.engine.Schedule;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.Walk;
import limber.engine.model.Model;
import limber.engine.platform.ClassFiles;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;
import limber.engine.watch.StoreLog;
import limber.engine.watch.Twins;
import org.jspecify.annotations.Nullable;

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
    private RunInputs inputs;
    private double sceneSize;
    /// Whether an operation that fails is looked for.
    private final boolean tells;
    private Optional<FixedGuard> guard = Optional.empty();
    /// The schedule of which it is known whether it needs an [OwnGuard].
    private @Nullable Schedule guarded;
    private boolean needsGuard;

    public Run(Timeline timeline, Branch branch) {
        this(timeline, branch, true);
    }

    Run(Timeline timeline, Branch branch, boolean tells) {
        this.model = timeline.model();
        this.timeline = timeline;
        this.tells = tells;
        restart(branch);
    }

    private Run(Run o, FrameRun copy) {
        this(o, copy, o.tells);
    }

    private Run(Run o, FrameRun copy, boolean tells) {
        model = o.model;
        timeline = o.timeline;
        branch = o.branch;
        settings = o.settings;
        frame = copy;
        inputs = o.inputs.copy();
        sceneSize = o.sceneSize;
        this.tells = tells;
        guard = tells ? o.guard : Optional.empty();
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
        return (cursor().betweenFrames() ? begunCopy() : this).slotHere();
    }

    private Slot slotHere() {
        return frame.slot(timeline.found(branch, cursor().frame()));
    }

    /// A copy at the first operation of the frame to come, or at this one.
    public Run begunCopy() {
        Run copy = copy();
        copy.begin();
        return copy;
    }

    /// A copy that shares no channel, and looks for nothing.
    Run unguarded() {
        return new Run(this, frame.apart(), false);
    }

    private boolean guards() {
        if (guarded != schedule()) {
            guarded = schedule();
            needsGuard = OwnGuard.needs(this);
        }
        return needsGuard;
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
        Optional<Run> begun = tells && cursor().betweenFrames() && guards() ? Optional.of(unguarded())
                : Optional.empty();
        if (!told(() -> frame.solve(stop))) return false;
        begun.ifPresent(b -> OwnGuard.repeat(b, this));
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
        boolean there = told(() -> frame.runTo(c)); // under other settings the frame may be shorter
        Cursor last = frame.lastOperation();
        if (frame.done()) completed(frame.complete());
        return there || last.betweenFrames() || seek(b, last, stop, late);
    }

    /// Runs what is left of a phase in its innermost round, and goes to the next one that has elements. This is less
    /// than a step of a phase, which may have many rounds. Behind the last one, the skin's too, the frame is complete.
    public void nextPhase() {
        begin();
        if (frame.done() || !toNextPhase()) completed(frame.complete());
    }

    /// The same in a frame that has begun, which is left as it is behind its last phase.
    ///
    /// @return whether there is a next one
    boolean toNextPhase() {
        return told(frame::nextPhase);
    }

    /// One step forward.
    public void step(StepSize size) {
        if (size.equals(StepSize.FRAME)) {
            next();
            return;
        }
        begin();
        boolean goesOn = !frame.done()
                && told(() -> size.equals(StepSize.ELEMENT) ? frame.operate() : frame.step(size));
        if (!goesOn) completed(frame.complete());
    }

    /// What an operation of a user's throws is told with its place; the state is not to be trusted then.
    private <T> T told(Supplier<T> running) {
        return told(cursor().frame(), running);
    }

    /// @param frame that is under way: complete frames before it
    private <T> T told(int frame, Supplier<T> running) {
        try {
            return running.get();
        } catch (BadInput | OperationFailure e) {
            throw e;
        } catch (RuntimeException | Error e) { // a user's kernel may recurse without end, or fill the memory
            Optional<OperationFailure> place = tells ? OperationFailure.of(this, frame) : Optional.empty();
            if (place.isPresent()) throw place.get();
            throw e;
        }
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
        if (!frame.done()) watched(false, log, at.element() + 1);
        var explanation = Explanation.of(at.frame() + 1, slotHere(), at.element(), log, state());
        arrive(at.element() + 1);
        return explanation;
    }

    /// Runs operations of this phase up to `to` through its twin, see [FrameRun#watched].
    ///
    /// @param loads whether it reports what it loads and which lines it reaches, too
    void watched(boolean loads, StoreLog log, int to) {
        told(() -> {
            if (tells && !ClassFiles.contained(frame.phase().getClass())) OwnGuard.watched(this, loads, log, to);
            else frame.watched(twins(loads), log, to);
            return true;
        });
    }

    /// @param loads whether they report what phases load and which lines they reach, too
    Twins twins(boolean loads) {
        return timeline.twins(loads);
    }

    /// An explanation of the next operation, without running it.
    public Explanation explain() {
        return copy().stepWatched();
    }

    /// The changes by the inputs of the next frame, before its first operation; empty except between frames.
    public List<Explanation.Change> inputChanges() {
        if (!cursor().betweenFrames() || !inputs.any(cursor().frame() + 1)) return List.of();
        return Explanation.between(found(), begunCopy().state());
    }

    /// A copy of the state as a step from here finds it: a frame begins without the scratch of the one before.
    public State found() {
        State copy = state().copy();
        if (cursor().betweenFrames()) copy.clearScratch();
        return copy;
    }

    /// Elements of all channels that differ from an earlier state of this run, as [#found] copied it.
    public List<Explanation.Change> changesSince(State earlier) {
        return Explanation.between(earlier, state());
    }

    /// The state with its whole skin, or, while the cursor is in the skin, with what has been emitted so far.
    public State picture() {
        State copy = state().copy();
        if (!frame.inSkin()) makeSkin(copy);
        return copy;
    }

    /// The same, copied into a state that is reused.
    public void picture(State into) {
        into.set(state());
        if (!frame.inSkin()) makeSkin(into);
    }

    /// The state with the complete skin, while the cursor is in the skin.
    public Optional<State> ahead() {
        if (!frame.inSkin()) return Optional.empty();
        State copy = state().copy();
        makeSkin(copy);
        return Optional.of(copy);
    }

    /// Between two frames it is the skin of the frame before.
    private void makeSkin(State copy) {
        told(cursor().betweenFrames() ? Math.max(0, cursor().frame() - 1) : cursor().frame(), () -> {
            frame.makeSkin(copy);
            return true;
        });
    }

    /// The path of the cursor.
    public CursorPath path() {
        Run here = cursor().betweenFrames() ? begunCopy() : this;
        Slot slot = here.slotHere();
        int element = slot.phase().element(here.state(), slot.index(), cursor().element());
        return new CursorPath(cursor().frame() + 1, slot, here.schedule().sizes(), element, here.frame.size());
    }

    /// Where it stands in a frame that has begun.
    FrameRun frame() {
        return frame;
    }

    /// Goes to the first operation of the next frame, unless it has begun. Its inputs are applied before: first all
    /// settings together, then each in order.
    void begin() {
        if (!cursor().betweenFrames()) return;
        int coming = cursor().frame() + 1;
        Settings now = inputs.settings(coming, settings);
        if (now != settings) {
            model.check(now);
            settings = now;
            frame.follow(model.running(now));
        } else if (model.grows()) frame.follow(model.running(settings));
        inputs.apply(coming, model, settings, state());
        frame.begin();
    }

    private void restart(Branch b) {
        branch = b;
        settings = b.settings();
        frame = new FrameRun(model.running(settings), fresh(), 0);
        inputs = new RunInputs(b, 0);
        timeline.save(branch, 0, state());
    }

    private State fresh() {
        State initial = model.initial(settings);
        sceneSize = model.extent(settings, initial);
        boolean guarded = tells && model.guarded() && branch.inputs().isEmpty(); // an input may change what is fixed
        guard = guarded ? Optional.of(new FixedGuard(initial)) : Optional.empty();
        return initial;
    }

    private void restore(Branch b, Branch.Held held) {
        boolean sameLayout = branch == b || branch.settings().equals(b.settings());
        branch = b;
        settings = b.settings();
        State state = sameLayout ? state() : fresh();
        settings = b.settings(held.frame());
        state.load(held.kept());
        frame = new FrameRun(model.running(settings), state, held.frame());
        inputs = new RunInputs(b, held.frame());
    }

    /// @param found see [Walk#found]
    private void completed(int[] found) {
        guard.ifPresent(g -> g.check(this));
        timeline.remember(branch, cursor().frame() - 1, found);
        timeline.save(branch, cursor().frame(), state());
    }

    /// Moves to an operation of this phase whose predecessors have run, or to the next one, or to the end of the frame.
    void arrive(int element) {
        if (frame.done() || !told(() -> frame.arrive(element))) completed(frame.complete());
    }
}
