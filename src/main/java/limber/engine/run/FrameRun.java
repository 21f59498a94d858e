package limber.engine.run;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import limber.engine.Cursor;
import limber.engine.Phase;
import limber.engine.Runner;
import limber.engine.Schedule;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.Walk;
import limber.engine.platform.Platform;
import limber.engine.watch.StoreLog;
import limber.engine.watch.Twins;

/// A run inside one frame: a state, its schedule, and where in it the run stands. A [Run] owns it, applies inputs
/// before it and saves the state once a frame is complete.
///
/// Scratch is zero when a frame begins, and again when its solver is done, so that what is shown of it depends on the
/// place in the frame alone. The skin's scratch is filled only while the run stands in the skin.
final class FrameRun {
    private static final Supplier<Runner> FAST = Platform.here().service(Runner.class).orElse(() -> Runner.PLAIN);

    private Schedule schedule;
    private final State state;
    private Walk walk;
    /// Frames that are complete, and operations of the phase that are done.
    private int frame, element;
    private boolean begun;

    FrameRun(Schedule schedule, State state, int frame) {
        this.schedule = schedule;
        this.state = state;
        this.frame = frame;
        walk = new Walk(schedule, FAST.get());
    }

    private FrameRun(FrameRun o, State copy, Walk at) {
        schedule = o.schedule;
        state = copy;
        walk = at;
        frame = o.frame;
        element = o.element;
        begun = o.begun;
    }

    FrameRun copy() {
        return new FrameRun(this, state.copy(), walk.copy());
    }

    /// A copy with fixed channels of its own, in which other values may be tried: nothing is known of them beforehand.
    FrameRun apart() {
        return new FrameRun(this, state.apart(), walk.plain());
    }

    Schedule schedule() {
        return schedule;
    }

    /// The frame to come goes by another schedule.
    void follow(Schedule other) {
        if (other == schedule) return;
        schedule = other;
        walk = walk.follow(other);
    }

    State state() {
        return state;
    }

    Cursor cursor() {
        return begun ? new Cursor(frame, walk.step(), element) : Cursor.complete(frame);
    }

    /// Begins the next frame, unless it has begun: stands before its first operation.
    void begin() {
        if (begun) return;
        begun = true;
        element = 0;
        state.clearScratch();
        walk.begin(state, frame + 1);
        skipEmpty();
    }

    /// The slot of the next operation of a frame that has begun; in a frame without any, its first phase.
    ///
    /// @param known see [Walk#slot]
    Slot slot(int[] known) {
        return walk.done() ? new Slot(schedule.phases().findFirst().orElseThrow(), List.of(), List.of(), false)
                : walk.slot(known);
    }

    /// Phases that have run in this frame.
    int step() {
        return walk.step();
    }

    /// Whether the frame has no more operations.
    boolean done() {
        return walk.done();
    }

    /// Elements of the phase.
    int size() {
        return walk.done() ? 0 : walk.size(state);
    }

    /// The operation of the phase that works on an element of the model; -1 if none does.
    ///
    /// @param wanted -1 for any
    int operation(int wanted) {
        if (wanted < 0) return 0;
        Phase phase = walk.phase();
        for (int i = 0; i < size(); i++) if (phase.element(state, walk.index(), i) == wanted) return i;
        return -1;
    }

    long key(StepSize size) {
        return walk.key(size);
    }

    /// The place of the last operation before this phase; the start of the frame if there is none.
    Cursor lastOperation() {
        return walk.lastSize() == 0 ? Cursor.complete(frame) : new Cursor(frame, walk.lastStep(), walk.lastSize() - 1);
    }

    /// Runs all that is left of a frame that has begun, but its skin; given up between two phases, it stands before an
    /// operation.
    ///
    /// @return whether all has run
    boolean solve(BooleanSupplier stop) {
        if (!walk.done()) finishPhase();
        if (walk.solve(state, Integer.MAX_VALUE, stop)) return true;
        skipEmpty();
        return walk.done();
    }

    /// The frame is complete.
    int[] complete() {
        frame++;
        begun = false;
        element = 0;
        return walk.found();
    }

    /// Runs from here to `c` in the same frame; where its phase has fewer elements, to the last of them, or, if it has
    /// none, to the next operation.
    ///
    /// @return whether the frame has such a phase; if not, all of it has run
    boolean runTo(Cursor c) {
        if (walk.step() < c.step()) {
            finishPhase();
            boolean solving = !walk.solved();
            walk.solve(state, c.step());
            if (solving && walk.solved()) state.clearScratch();
            while (walk.step() < c.step() && !walk.done()) finishPhase();
            if (walk.done()) return false;
            skipEmpty();
        }
        if (walk.done()) return true;
        int to = walk.step() > c.step() ? 0 : Math.min(c.element(), size() - 1);
        if (to > element) {
            walk.phase().run(state, walk.index(), element, to);
            element = to;
        }
        return true;
    }

    /// Runs what is left of this phase and goes on to the next one that has elements.
    ///
    /// @return whether there is one
    boolean nextPhase() {
        finishPhase();
        skipEmpty();
        return !walk.done();
    }

    /// Runs one operation.
    ///
    /// @return whether the frame has another one
    boolean operate() {
        walk.phase().run(state, walk.index(), element, element + 1);
        return arrive(element + 1);
    }

    /// Runs to the end of a step of this size, which is larger than an operation.
    ///
    /// @return whether the frame has another operation
    boolean step(StepSize size) {
        long key = key(size);
        boolean goesOn = nextPhase();
        while (goesOn && key(size) == key) goesOn = nextPhase();
        return goesOn;
    }

    /// Moves to an operation of this phase whose predecessors have run, or to the next one after it.
    ///
    /// @return whether the frame has another operation
    boolean arrive(int to) {
        element = to;
        return to < size() || nextPhase();
    }

    /// Runs operations of this phase up to `to` through its twin; [#arrive] must follow.
    void watched(Twins twins, StoreLog log, int to) {
        watched(twins, walk.phase(), log, to);
    }

    /// The same without its twin; it stays where it is.
    void runHere(int to) {
        walk.phase().run(state, walk.index(), element, to);
    }

    /// The same with another phase in its place.
    void watched(Twins twins, Phase phase, StoreLog log, int to) {
        Phase twin = twins.of(phase);
        int index = walk.index(), from = element;
        log.hear(() -> twin.run(state, index, from, to));
    }

    /// Operations up to `to` of this phase have run through its twin.
    void passed(int to) {
        element = to;
    }

    /// The phase of the next operation.
    Phase phase() {
        return walk.phase();
    }

    boolean inSkin() {
        return begun && walk.solved();
    }

    /// Makes the whole skin of a copy of the state.
    void makeSkin(State copy) {
        if (!begun || walk.solved()) copy.clearScratch();
        schedule.runSkin(copy);
    }

    /// Runs what is left of this phase, and stands before the next one, which may have no elements.
    private void finishPhase() {
        int size = size();
        if (element < size) walk.phase().run(state, walk.index(), element, size);
        element = 0;
        boolean solving = !walk.solved();
        walk.next(state, size);
        if (solving && walk.solved()) state.clearScratch();
    }

    private void skipEmpty() {
        while (!walk.done() && size() == 0) finishPhase();
    }
}
