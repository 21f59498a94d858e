package limber.engine.run;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.State;
import limber.engine.Walk;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Solver;
import limber.engine.platform.Platform;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.watch.Twins;

/// The branches of a solver's runs and their keyframes, bounded in bytes. When full, the longest history keeps every
/// second keyframe, so that a seek runs a little further; where all are short, the branch left longest ago keeps none.
///
/// Gestures make branches on one thread while another runs them, so every method that touches keyframes holds the lock.
public final class Timeline {
    /// 64 MB, or a thirty-second of the heap where that is less: a window has a timeline for each scene and each lesson
    /// that is open, and another for each comparison.
    public static final long DEFAULT_BYTES = Math.min(64L << 20, Platform.here().memory() / 32);

    private final Model model;
    private final long limit;
    /// The branches that can be reached, in order of their last save.
    private final LinkedHashSet<Branch> branches = new LinkedHashSet<>();
    private final Twins twins = new Twins(false), loading = new Twins(true);
    private final FoundRounds found = new FoundRounds();

    public Timeline(Solver solver) {
        this(solver, DEFAULT_BYTES);
    }

    /// @param bytes the limit of all keyframes together; two of them are always kept
    public Timeline(Solver solver, long bytes) {
        this.model = Model.of(solver);
        this.limit = bytes;
    }

    /// The solver with what is shown of it.
    public Model model() {
        return model;
    }

    /// @param loads whether they report loads too
    Twins twins(boolean loads) {
        return loads ? loading : twins;
    }

    /// Remembers the rounds that were found in the frame after `frame`; see [Walk#found].
    synchronized void remember(Branch branch, int frame, int[] rounds) {
        if (branches.contains(branch)) found.remember(branch, frame, rounds);
    }

    /// The rounds in the frame after `frame`; empty if they are not known.
    int[] found(Branch branch, int frame) {
        return found.of(branch, frame);
    }

    /// @throws BadInput if settings contradict each other or inputs cannot be
    public Branch root(Settings settings, List<Input> inputs) {
        Branch branch = Branch.root(settings, inputs);
        model.check(branch.settings());
        return known(branch);
    }

    /// A branch that leaves `branch` with a gesture that starts in `frame`, from 1. Later inputs of `branch` are not
    /// copied, except the release of an element held in that frame.
    public Branch fork(Branch branch, int frame, List<Input> gesture) {
        return known(branch.fork(Math.max(1, frame), gesture));
    }

    /// `branch` with more of the gesture that made it, from the frame of its first input on; the shorter branch is
    /// dropped.
    public synchronized Branch extend(Branch branch, List<Input> more) {
        Branch longer = known(branch.extend(more));
        forget(branch);
        return longer;
    }

    /// `branch` with other inputs; it keeps the frames that both share, and the old one is dropped.
    ///
    /// @param inputs in order of frames, none of which sets a restarting parameter
    synchronized Branch amend(Branch branch, List<Input> inputs) {
        Branch amended = known(branch.amend(inputs));
        forget(branch);
        return amended;
    }

    /// A branch from other settings; undo returns to `branch`.
    ///
    /// @param inputs the inputs from the start
    /// @throws BadInput if settings contradict each other
    public Branch restart(Branch branch, Settings settings, List<Input> inputs) {
        model.check(settings);
        return known(branch.restart(settings, inputs));
    }

    private synchronized Branch known(Branch branch) {
        branches.add(branch);
        return branch;
    }

    /// Frees all that belongs to a branch that can no longer be reached. Those that left it take over what they share
    /// with it. A run may still be on its way there; it saves nothing any more.
    public synchronized void forget(Branch branch) {
        branches.remove(branch);
        branches.forEach(b -> b.cut(branch));
        if (branches.stream().noneMatch(b -> b.keyframes() == branch.keyframes())) branch.keyframes().clear();
        found.forget(branch);
    }

    synchronized void save(Branch branch, int frame, State s) {
        Keyframes history = branch.keyframes();
        if (!branches.contains(branch) || frame < branch.apart() || !history.wants(frame)) return;
        int size = s.keptDoubles();
        while (bytes() + 8L * size > limit && makeRoom(history)) {}
        if (!history.wants(frame)) return;
        var keyframe = new double[size];
        s.save(keyframe);
        history.save(keyframe);
        branches.remove(branch);
        branches.add(branch);
    }

    /// The nearest keyframe at or before `frame` on a branch or those it comes from.
    synchronized Optional<Branch.Held> nearest(Branch branch, int frame) {
        return branch.nearest(frame);
    }

    /// Frees some keyframes, but not the last one of `current`.
    ///
    /// @return whether there were any to free
    private boolean makeRoom(Keyframes current) {
        Keyframes longest = histories().max(Comparator.comparingLong(Keyframes::doubles)).orElse(current);
        Optional<Keyframes> left = histories().filter(h -> h != current && h.count() > 0).findFirst();
        if (longest.count() <= 2 && left.isPresent()) {
            left.get().clear();
            return true;
        }
        Keyframes thinned = left.isPresent() ? longest : current;
        if (thinned.count() < 2) return false;
        thinned.thin();
        return true;
    }

    /// Frees keyframes until they take a quarter of the limit, such as those of a scene that nobody looks at. What is
    /// saved later may take the whole limit again.
    public synchronized void shrink() {
        while (bytes() > limit / 4 && !branches.isEmpty() && makeRoom(branches.getLast().keyframes())) {}
    }

    /// The size of all keyframes, in bytes.
    public synchronized long bytes() {
        return 8 * histories().mapToLong(Keyframes::doubles).sum();
    }

    private Stream<Keyframes> histories() {
        return branches.stream().map(Branch::keyframes);
    }
}
