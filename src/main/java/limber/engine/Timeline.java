package limber.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/// The branches of a model's runs and their keyframes, bounded in bytes: when full, the longest history keeps every
/// second keyframe, and a seek re-runs a little further.
public final class Timeline {
    public static final long DEFAULT_BYTES = 64L << 20;

    private final Model model;
    private final long limit;
    private final List<Keyframes> histories = new ArrayList<>();
    private final Deque<double[]> free = new ArrayDeque<>();
    private final Twins twins = new Twins();

    public Timeline(Model model) {
        this(model, DEFAULT_BYTES);
    }

    /// @param bytes the most that all keyframes together may take; two of them are always kept
    public Timeline(Model model, long bytes) {
        this.model = model;
        this.limit = bytes;
    }

    public Model model() {
        return model;
    }

    Twins twins() {
        return twins;
    }

    /// @throws BadInput if settings contradict each other or inputs cannot be
    public Branch root(Settings settings, List<Input> inputs) {
        Branch branch = Branch.root(settings, inputs);
        model.check(branch.settings());
        return known(branch);
    }

    /// A course that leaves `branch` with a gesture at `at`. In the middle of frame f, or where it is just complete, the
    /// gesture is stamped f; what `branch` had after f is not taken along.
    public Branch fork(Branch branch, Cursor at, List<Input> gesture) {
        return fork(branch, at.gestureFrame(), gesture);
    }

    /// The same for a gesture that starts in a given frame.
    public Branch fork(Branch branch, int frame, List<Input> gesture) {
        return known(branch.fork(Math.max(1, frame), gesture));
    }

    /// `branch` with one more input of the gesture that made it.
    public Branch extend(Branch branch, Input input) {
        return branch.extend(input);
    }

    /// @throws BadInput if settings contradict each other
    public Branch restart(Branch branch, Settings settings) {
        model.check(settings);
        return known(branch.restart(settings));
    }

    private Branch known(Branch branch) {
        histories.add(branch.keyframes());
        return branch;
    }

    /// Frees the keyframes of a branch that nobody can go back to.
    public void forget(Branch branch) {
        histories.remove(branch.keyframes());
    }

    void save(Branch branch, int frame, State s) {
        Keyframes history = branch.keyframes();
        if (frame < branch.from() || !history.wants(frame)) return;
        int size = s.keptDoubles();
        if (bytes() + 8L * size > limit) thin();
        if (!history.wants(frame)) return;
        double[] keyframe = free.isEmpty() || free.peek().length != size ? new double[size] : free.pop();
        s.save(keyframe);
        history.save(keyframe);
    }

    private void thin() {
        histories.stream().filter(h -> h.count() > 2).max(Comparator.comparingLong(Keyframes::doubles)).ifPresent(longest -> {
            free.clear();
            free.addAll(longest.thin());
        });
    }

    /// What all keyframes take now.
    public long bytes() {
        long doubles = 0;
        for (Keyframes h : histories) doubles += h.doubles();
        return 8 * doubles;
    }
}
