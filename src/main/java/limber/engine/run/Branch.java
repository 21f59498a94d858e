package limber.engine.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import limber.engine.model.Input;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// A branch of a timeline: settings at frame 0 and inputs by frame. A change of the past makes another branch, which
/// shares its parent's keyframes up to the frame where they part.
///
/// A parent that can no longer be reached is let go of: the branch then leaves the one that its parent had left.
public final class Branch {
    private volatile Branch parent;
    private final Settings settings;
    private final List<Input> inputs;
    private final int from;
    /// The first frame in which it may differ from its present parent. This and the keyframes belong to the timeline,
    /// which holds its lock.
    private int apart;
    private Keyframes keyframes;

    private Branch(Branch parent, Settings settings, List<Input> inputs, int from, Keyframes keyframes) {
        this.parent = parent;
        this.settings = settings;
        this.inputs = List.copyOf(inputs);
        this.from = from;
        this.apart = from;
        this.keyframes = keyframes;
    }

    /// A branch without a parent.
    ///
    /// @param inputs in order of frames; those that set a restarting parameter in frame 1 become part of the settings
    /// @throws BadInput if inputs are out of order, or a restarting parameter is set after frame 1
    static Branch root(Settings settings, List<Input> inputs) {
        Settings at0 = settings;
        var rest = new ArrayList<Input>();
        int last = 1;
        for (Input input : inputs) {
            if (input.frame() < 1)
                throw new BadInput("frame " + input.frame() + ": the first frame that is computed is 1");
            if (input.frame() < last) throw new BadInput(
                    "frame " + input.frame() + " comes after frame " + last + "; inputs stand in order of frames");
            last = input.frame();
            if (input instanceof Input.Set set && settings.parameter(set.parameter()).restarts()) {
                if (set.frame() > 1) throw new BadInput("frame " + set.frame() + ": " + set.parameter()
                        + " restarts the run; it can be set before frame 1 only");
                at0 = at0.with(set.parameter(), set.value());
            } else rest.add(input);
        }
        return new Branch(null, at0, rest, 0, new Keyframes(0));
    }

    /// This branch up to a gesture in `frame`, then the gesture, without the old future.
    Branch fork(int frame, List<Input> gesture) {
        List<Input> kept = upTo(frame, gesture);
        return new Branch(this, settings, kept, frame, new Keyframes(frame));
    }

    /// The inputs up to a frame, without those that `more` replaces, then `more`, then the releases of the frame after
    /// it, so that an element held in that frame is released.
    private List<Input> upTo(int frame, List<Input> more) {
        var kept = new ArrayList<Input>();
        for (Input i : inputs)
            if (i.frame() < frame || i.frame() == frame && more.stream().noneMatch(m -> replaces(m, i))) kept.add(i);
        kept.addAll(more);
        for (Input i : inputs)
            if (i.frame() > frame && i instanceof Input.Act act && act.action().equals(Input.RELEASE)
                    && i.frame() == frame + 1)
                kept.add(i);
        kept.sort(Comparator.comparingInt(Input::frame));
        return kept;
    }

    /// This course with more of the gesture that made it, from the frame of its first input on.
    Branch extend(List<Input> more) {
        int frame = more.getFirst().frame();
        return new Branch(parent, settings, upTo(frame, more), Math.min(from, frame), keyframes.before(frame));
    }

    /// This course with other inputs, and the keyframes of what they have in common.
    Branch amend(List<Input> other) {
        var amended = new Branch(parent, settings, other, from, keyframes);
        int common = shared(amended);
        return common == Integer.MAX_VALUE - 1 ? amended
                : new Branch(parent, settings, other, Math.min(from, common + 1), keyframes.before(common + 1));
    }

    /// The same beginning under other settings: a change at frame 0.
    Branch restart(Settings other, List<Input> inputs) {
        return new Branch(this, other, inputs, 0, new Keyframes(0));
    }

    private static boolean replaces(Input a, Input b) {
        return switch (a) {
            case Input.Move m -> b instanceof Input.Move o && o.handle().equals(m.handle()) && o.frame() == m.frame();
            case Input.Set s ->
                    b instanceof Input.Set o && o.parameter().equals(s.parameter()) && o.frame() == s.frame();
            case Input.Act _ -> false;
        };
    }

    /// The branch that a gesture left, or one before it that can still be reached.
    public Optional<Branch> parent() {
        return Optional.ofNullable(parent);
    }

    /// The settings of frame 0.
    public Settings settings() {
        return settings;
    }

    /// The settings that frame `n` is computed with.
    public Settings settings(int n) {
        Settings p = settings;
        for (Input i : inputs) {
            if (i.frame() > n) break;
            if (i instanceof Input.Set set) p = p.with(set.parameter(), set.value());
        }
        return p;
    }

    /// In order of frames.
    public List<Input> inputs() {
        return inputs;
    }

    /// The first frame in which it may differ from the branch that its gesture left.
    public int from() {
        return from;
    }

    /// The last frame that this branch shares with another one for certain: before the first input that only one of
    /// them has; -1 if they start differently.
    public int shared(Branch o) {
        if (!settings.equals(o.settings)) return -1;
        int n = 0;
        while (n < inputs.size() && n < o.inputs.size() && inputs.get(n).equals(o.inputs.get(n))) n++;
        return Math.min(frameOf(n), o.frameOf(n)) - 1;
    }

    private int frameOf(int input) {
        return input < inputs.size() ? inputs.get(input).frame() : Integer.MAX_VALUE;
    }

    Keyframes keyframes() {
        return keyframes;
    }

    /// The first frame that it has keyframes of its own for.
    int apart() {
        return apart;
    }

    /// Lets go of its parent, if that is the one, and takes over what it has shared of its keyframes.
    void cut(Branch gone) {
        if (parent != gone) return;
        keyframes = keyframes.after(gone.keyframes.before(apart));
        apart = Math.min(apart, gone.apart);
        parent = gone.parent;
    }

    /// The nearest branch up the tree that holds a keyframe at or before `frame`, with its frame; empty if none does.
    Optional<Held> nearest(int frame) {
        int own = keyframes.nearest(frame);
        if (own >= 0) return Optional.of(new Held(own, keyframes.at(own)));
        // settings at frame 0 are part of the course: a restarted branch shares nothing
        if (parent == null || apart == 0) return Optional.empty();
        return parent.nearest(Math.min(frame, apart - 1));
    }

    record Held(int frame, double[] kept) {
        Held {
            Objects.requireNonNull(kept);
        }
    }
}
