package limber.engine.run;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import limber.engine.Cursor;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.text.BadInput;
import limber.engine.platform.ClassFiles;
import limber.engine.watch.Explanation;
import limber.engine.watch.Read;
import limber.engine.watch.SelfReporting;
import limber.engine.watch.StoreLog;

/// The operations of a frame, one by one, for questions that watch what each of them reads and stores. They are run on
/// a copy, so that the run that is asked stays where it is.
public final class Operations {
    private final Run run;

    private Operations(Run run) {
        this.run = run;
    }

    /// From the operation that comes next; between two frames that is the first of the frame to come.
    public static Operations of(Run run) {
        return new Operations(run.begunCopy());
    }

    /// The same on a state that shares no channel with the run's, so that any number of it can be changed.
    public static Operations apart(Run run) {
        Run copy = run.apart();
        copy.begin();
        return new Operations(copy);
    }

    /// What the next operation of a run reads from the state, without running it: each element of a channel once, in
    /// the order of the first loads. What it has written itself before does not count.
    public static List<Read> reads(Run run) {
        Operations next = of(run);
        if (next.none()) return List.of();
        var log = new Read.Log(next.state());
        int end = next.cursor().element() + 1;
        boolean contained = ClassFiles.contained(next.run.frame().phase().getClass());
        if (contained) next.watchLoads(log, end);
        else HiddenReads.watch(next.run, log, end);
        return log.reads();
    }

    /// Whether it is known what the operations of a run read: a log does not tell it.
    public static boolean readsKnown(Run run) {
        return readsKnown(run.schedule());
    }

    /// The same of the operations of a schedule.
    public static boolean readsKnown(Schedule schedule) {
        return schedule.phases().noneMatch(SelfReporting.class::isInstance);
    }

    /// @throws BadInput if it is not known what the operations of a run read
    public static void needReads(Run run) {
        if (!readsKnown(run))
            throw new BadInput(run.model().name() + ": a log does not tell what its operations read, so that this is "
                    + "not known");
    }

    /// The operation that comes next as another phase would do it in its place, without running it.
    ///
    /// @throws OperationFailure if it fails
    public static Explanation instead(Run run, Phase phase) {
        Operations there = of(run);
        Cursor at = there.cursor();
        Slot slot = there.slot();
        var log = new StoreLog();
        try {
            there.watchAs(phase, log, at.element() + 1);
        } catch (RuntimeException | Error e) {
            throw OperationFailure.of(run.begunCopy(), phase, e);
        }
        return Explanation.of(at.frame() + 1, slot, at.element(), log, there.state());
    }

    /// The lines of its phase's source that the next operation of a run reaches, without running it; those that only
    /// call others count too.
    public static Set<Integer> lines(Run run) {
        Operations next = of(run);
        if (next.none()) return Set.of();
        var log = new Lines();
        next.watchLoads(log, next.cursor().element() + 1);
        return log.lines;
    }

    private static final class Lines extends StoreLog {
        private final Set<Integer> lines = new TreeSet<>();

        @Override protected void reached(int line) {
            lines.add(line);
        }

        @Override protected void noted(int line, String name, double value) {}

        @Override protected void stored(int line, Object array, int index, double before, double after) {}
    }

    /// The copy that runs them.
    public Run run() {
        return run;
    }

    public State state() {
        return run.state();
    }

    /// The slot of the operation that comes next.
    public Slot slot() {
        return run.slot();
    }

    public Cursor cursor() {
        return run.cursor();
    }

    /// Goes to an operation.
    ///
    /// @param stop gives up between two frames
    /// @return whether it arrived
    public boolean seek(Cursor to, BooleanSupplier stop) {
        if (!run.seek(run.branch(), to, stop)) return false;
        run.begin();
        return true;
    }

    /// Whether no operation comes next in this frame.
    public boolean none() {
        return run.frame().done();
    }

    /// Whether the one that comes next makes the skin.
    public boolean ofSkin() {
        return run.frame().inSkin();
    }

    /// How many the phase has in this round.
    public int size() {
        return run.frame().size();
    }

    /// Runs those before `to` in this round of the phase, and reports what they store.
    public void watch(StoreLog log, int to) {
        run.watched(false, log, to);
        run.frame().passed(to);
    }

    /// The same with another phase in its place.
    public void watchAs(Phase phase, StoreLog log, int to) {
        run.frame().watched(run.twins(false), phase, log, to);
        run.frame().passed(to);
    }

    /// The same, and reports what they load and which lines they reach, too.
    public void watchLoads(StoreLog log, int to) {
        run.watched(true, log, to);
        run.frame().passed(to);
    }

    /// Runs what is left of this phase in its round, and goes on to the next one that has operations.
    public void nextPhase() {
        run.nextPhase();
    }
}
