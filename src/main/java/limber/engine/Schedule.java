package limber.engine;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/// The schedule of a frame, a row of slots: `before`, then substeps × (`first`, sweeps × `sweep`, `last`), then
/// `after`, then `skin`.
///
/// Slots are numbers, never a list: two divisions turn one into phase, substep and sweep. The number of substeps is
/// read from the state once `before` has run, since the clock decides it.
public record Schedule(
        List<Phase> before,
        ToIntFunction<State> substeps,
        List<Phase> first,
        int sweeps,
        List<Phase> sweep,
        List<Phase> last,
        List<Phase> after,
        List<Phase> skin) {

    /// Every phase once, in the order of a frame.
    public Stream<Phase> phases() {
        return Stream.of(before, first, sweep, last, after, skin).flatMap(List::stream);
    }

    private int perSubstep() {
        return first.size() + sweeps * sweep.size() + last.size();
    }

    /// Number of slots before the skin; true once the slots of `before` have run.
    public int solved(State s) {
        return before.size() + substeps.applyAsInt(s) * perSubstep() + after.size();
    }

    /// Number of slots of the frame, skin included; true once the slots of `before` have run.
    public int slots(State s) {
        return solved(s) + skin.size();
    }

    /// Elements that one frame works on, skin left out; true once the slots of `before` have run.
    public long operations(State s) {
        long swept = 0;
        for (int n = 0; n < sweeps; n++) for (Phase phase : sweep) swept += phase.size(s, n);
        return sizes(before, s) + substeps.applyAsInt(s) * (sizes(first, s) + swept + sizes(last, s)) + sizes(after, s);
    }

    private static long sizes(List<Phase> phases, State s) {
        long sum = 0;
        for (Phase phase : phases) sum += phase.size(s);
        return sum;
    }

    /// The slot with number `n`.
    public Slot slot(State s, int n) {
        int m = n - before.size();
        if (m < 0) return new Slot(before.get(n), Slot.Part.BEFORE, 0, 0);
        int per = perSubstep(), inSubsteps = substeps.applyAsInt(s) * per;
        if (m >= inSubsteps) {
            int rest = m - inSubsteps;
            return rest < after.size()
                    ? new Slot(after.get(rest), Slot.Part.AFTER, 0, 0)
                    : new Slot(skin.get(rest - after.size()), Slot.Part.SKIN, 0, 0);
        }
        int substep = m / per + 1, at = m % per;
        if (at < first.size()) return new Slot(first.get(at), Slot.Part.FIRST, substep, 0);
        at -= first.size();
        if (at < sweeps * sweep.size())
            return new Slot(sweep.get(at % sweep.size()), Slot.Part.SWEEP, substep, at / sweep.size() + 1);
        return new Slot(last.get(at - sweeps * sweep.size()), Slot.Part.LAST, substep, 0);
    }

    /// Runs slots `[from, to)` whole, without allocating. A range that starts in `before` must end there.
    public void run(State s, int from, int to) {
        int n = from;
        for (; n < to && n < before.size(); n++) whole(before.get(n), s, 0);
        if (n >= to) return;
        int per = perSubstep(), inSubsteps = substeps.applyAsInt(s) * per, swept = sweeps * sweep.size();
        while (n < to) {
            int m = n - before.size();
            if (m >= inSubsteps) {
                int rest = m - inSubsteps;
                whole(rest < after.size() ? after.get(rest) : skin.get(rest - after.size()), s, 0);
                n++;
                continue;
            }
            int at = m % per;
            if (at < first.size()) {
                whole(first.get(at), s, 0);
                n++;
            } else if (at - first.size() < swept) {
                int begun = at - first.size(), count = Math.min(to - n, swept - begun);
                sweeps(s, begun, count);
                n += count;
            } else {
                whole(last.get(at - first.size() - swept), s, 0);
                n++;
            }
        }
    }

    /// Runs `count` sweep slots from `at`, several at once where the phase can; where several phases share a sweep, one
    /// by one.
    private void sweeps(State s, int at, int count) {
        int n = 0;
        while (n < count) {
            Phase phase = sweep.get((at + n) % sweep.size());
            int number = (at + n) / sweep.size();
            int fused = sweep.size() == 1 ? phase.runSweeps(s, number, count - n) : 0;
            if (fused == 0) {
                whole(phase, s, number);
                fused = 1;
            }
            n += fused;
        }
    }

    /// The whole solver part of one frame: all but the skin.
    public void solve(State s) {
        run(s, 0, before.size());
        run(s, before.size(), solved(s));
    }

    private static void whole(Phase p, State s, int sweep) {
        int size = p.size(s, sweep);
        if (size > 0) p.run(s, sweep, 0, size);
    }
}
