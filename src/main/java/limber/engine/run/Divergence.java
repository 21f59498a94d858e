package limber.engine.run;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.Round;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.model.Remark;
import limber.engine.model.Verdict;
import limber.engine.settings.NumberText;
import limber.engine.watch.Explanation;

/// The operation after which a state was no longer finite, or lay beyond a million times the scene's size.
///
/// @param before the cursor at which the run stops: every value is still finite, and the next operation is the cause
/// @param calm the last frame after which the scene was not much larger than at the start
/// @param cause the likely cause, in words; empty if unknown
/// @param reason why the operation made what is not a number; empty if the model does not know, or it is only far away
public record Divergence(Cursor before, Cursor calm, Explanation operation, String channel, int element, double[] value,
        Optional<Verdict> cause, Optional<Remark> reason) {
    private static final double BEYOND = 1e6;
    /// The factor by which a calm scene may exceed its initial size.
    private static final double CALM = 2;
    /// Frames before the end that are looked at first.
    private static final int FIRST = 32;

    /// One line: quantity, element, frame, operation, likely cause.
    public String message(String model) {
        return model + ": " + channel + " of element " + element
                + (finite(value) ? " passed a million times the scene's size" : " was no longer finite") + " in "
                + place(operation) + cause.map(Divergence::blame).orElse("");
    }

    /// The place of an operation in a run, such as `frame 3, substep 1, distance, sweep 2, stick 7`.
    public static String place(Explanation operation) {
        Slot slot = operation.slot();
        return "frame " + operation.frame() + rounds(slot.around()) + ", " + slot.phase().name()
                + rounds(slot.within())
                + (slot.phase().of().isEmpty() ? "" : ", " + slot.phase().of() + " " + operation.element());
    }

    private static String blame(Verdict v) {
        return switch (v.claim()) {
            case UNSTABLE -> "; likely cause: the substep of " + NumberText.shown(v.substep(), 6)
                    + " s is above the largest stable one, " + NumberText.shown(v.limit(), 6) + " s (" + v.rule() + ")";
            case NONE -> "; stability was not promised: " + v.rule();
            case STABLE -> v.conditions().isEmpty() ? ""
                    : "; possible cause: " + v.conditions().stream().map(Verdict.Sentence::english)
                            .collect(Collectors.joining("; "));
        };
    }

    private static String rounds(List<Round> rounds) {
        return rounds.stream().map(r -> ", " + r.loop() + " " + r.number()).collect(Collectors.joining());
    }

    /// The first kept value of `s` that no picture or row may show.
    static Optional<Bad> in(State s, double size) {
        return in(s, size, BEYOND);
    }

    private static Optional<Bad> in(State s, double size, double times) {
        for (Channel c : s.channels()) {
            if (c.life() != Channel.Life.KEPT) continue;
            double[] values = s.of(c);
            double limit = c.unit().equals("m") ? times * size : Double.MAX_VALUE;
            for (int i = 0; i < values.length; i++)
                if (!(Math.abs(values[i]) <= limit)) return Optional.of(new Bad(c, i / c.width()));
        }
        return Optional.empty();
    }

    record Bad(Channel channel, int element) {}

    private static boolean finite(double[] value) {
        for (double v : value) if (!Double.isFinite(v)) return false;
        return true;
    }

    /// Whether `run` stands on a state that may be shown.
    public static boolean clean(Run run) {
        return in(run.state(), run.sceneSize()).isEmpty();
    }

    /// Whether the scene of `run` is much larger than at the start.
    public static boolean grown(Run run) {
        return in(run.state(), run.sceneSize(), CALM).isPresent();
    }

    /// Moves `run`, whose state is not clean, back to the cursor before the operation that made it so.
    public static Divergence find(Run run) {
        double size = run.sceneSize();
        Branch branch = run.branch();
        Cursor last = run.cursor();
        int good = lastGood(run, last.frame(), size), calm = lastCalm(run, good, size);
        run.seek(branch, Cursor.complete(good));
        Approach.to(run, s -> in(s, size).isPresent(), last);
        while (true) {
            Run probe = run.copy();
            Explanation operation = probe.stepWatched();
            Optional<Bad> bad = in(probe.state(), size);
            if (bad.isPresent()) return of(run, Cursor.complete(calm), operation, bad.get(), probe.state());
            run.step(StepSize.ELEMENT);
            if (run.cursor().compareTo(last) > 0) throw new IllegalStateException(
                    "re-running frame " + last.frame() + " did not diverge again: the model is not deterministic");
        }
    }

    /// The last frame before a state that cannot be shown. Halves the stretch: what is no longer finite, or a million
    /// times too far away, does not come back.
    private static int lastGood(Run run, int bad, double size) {
        int low = 0, high = bad + 1;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (within(run, middle, size, BEYOND)) low = middle;
            else high = middle;
        }
        return low;
    }

    /// The last frame after which the scene was not much larger than at the start. A scene that has been drawn out
    /// comes back, so that each frame is looked at, in stretches from the end: an explosion does not take long.
    private static int lastCalm(Run run, int good, double size) {
        int end = good;
        for (int length = FIRST; end > 0; length *= 2) {
            int start = Math.max(0, end - length), calm = -1;
            for (int n = start; n <= end; n++) if (within(run, n, size, CALM)) calm = n;
            if (calm >= 0) return calm;
            end = start - 1;
        }
        return 0;
    }

    private static boolean within(Run run, int frame, double size, double times) {
        run.seek(run.branch(), Cursor.complete(frame));
        return in(run.state(), size, times).isEmpty();
    }

    private static Divergence of(Run run, Cursor calm, Explanation operation, Bad bad, State after) {
        double[] all = after.of(bad.channel());
        int w = bad.channel().width();
        var value = Arrays.copyOfRange(all, bad.element() * w, (bad.element() + 1) * w);
        Optional<Remark> reason = finite(value) ? Optional.empty() : run.model().noNumber(operation, run.state());
        return new Divergence(run.cursor(), calm, operation, bad.channel().name(), bad.element(), value,
                run.model().stability(run.settings()), reason);
    }
}
