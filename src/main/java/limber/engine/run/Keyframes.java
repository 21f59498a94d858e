package limber.engine.run;

import java.util.ArrayList;
import java.util.List;

/// The kept channels of a branch at frame boundaries, one every `stride` frames from `from` on, without gaps.
final class Keyframes {
    private final int from;
    private final List<double[]> saved = new ArrayList<>();
    private int stride = 1;

    Keyframes(int from) {
        this.from = from;
    }

    private int first() {
        return (from + stride - 1) / stride * stride;
    }

    /// Whether a keyframe of `frame` would be the next one.
    boolean wants(int frame) {
        return frame % stride == 0 && frame == first() + saved.size() * stride;
    }

    void save(double[] keyframe) {
        saved.add(keyframe);
    }

    /// The last frame at or before `frame` that is here, or -1.
    int nearest(int frame) {
        if (saved.isEmpty() || frame < first()) return -1;
        return first() + Math.min((frame - first()) / stride, saved.size() - 1) * stride;
    }

    double[] at(int frame) {
        return saved.get((frame - first()) / stride);
    }

    /// A copy of the keyframes before `frame`: a run that still follows the old branch must not add to them.
    Keyframes before(int frame) {
        var early = new Keyframes(from);
        early.stride = stride;
        for (int i = 0; i < saved.size() && first() + i * stride < frame; i++) early.saved.add(saved.get(i));
        return early;
    }

    /// These behind earlier ones of the same course, as one history; these alone where frames are missing between.
    Keyframes after(Keyframes earlier) {
        if (saved.isEmpty()) return earlier;
        Keyframes all = earlier.before(Integer.MAX_VALUE), own = before(Integer.MAX_VALUE);
        while (all.stride < own.stride) all.thin();
        while (own.stride < all.stride) own.thin();
        if (own.saved.isEmpty()) return this;
        if (all.saved.isEmpty() || all.first() + all.saved.size() * all.stride != own.first()) return this;
        all.saved.addAll(own.saved);
        return all;
    }

    void clear() {
        saved.clear();
    }

    /// Keeps every second one.
    void thin() {
        var kept = new ArrayList<double[]>();
        int frame = first();
        for (double[] k : saved) {
            if (frame % (2 * stride) == 0) kept.add(k);
            frame += stride;
        }
        saved.clear();
        saved.addAll(kept);
        stride *= 2;
    }

    long doubles() {
        return saved.isEmpty() ? 0 : (long) saved.size() * saved.getFirst().length;
    }

    int count() {
        return saved.size();
    }
}
