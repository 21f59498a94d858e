package limber.engine.levels;

import java.util.Arrays;
import java.util.function.IntConsumer;

/// A sweep that threads run together, level by level. Narrow levels in a row are left to one of them: to wait for each
/// other takes threads about a microsecond.
final class Together implements Crew.Job {
    final Crew crew;
    private final Sweep sweep;
    /// By step: its levels, from the first to before the next step's, and whether they are one that is shared.
    private final int[] first;
    private final boolean[] shared;
    private final boolean worth;
    /// By thread: members that turned out to go another way.
    private final Waiting[] waiting;
    private final IntConsumer end = this::end;
    private int round;

    /// @param wide members of a level from which on it is shared
    Together(Sweep sweep, Crew crew, int wide) {
        this.sweep = sweep;
        this.crew = crew;
        int[] levels = sweep.ready.plan().levels();
        int count = 0, inWide = 0;
        var begins = new int[levels.length];
        var wides = new boolean[levels.length];
        for (int l = 0; l + 1 < levels.length; l++) {
            int size = levels[l + 1] - levels[l];
            boolean share = size >= wide, others = l > 0 && sweep.usualIn[l - 1] < levels[l];
            if (share) inWide += size;
            if (count > 0 && !share && !wides[count - 1] && !others) continue;
            begins[count] = l;
            wides[count++] = share;
        }
        begins[count] = levels.length - 1;
        first = Arrays.copyOf(begins, count + 1);
        shared = Arrays.copyOf(wides, count);
        worth = 2 * inWide >= levels[levels.length - 1];
        waiting = new Waiting[crew.size];
        Arrays.setAll(waiting, _ -> new Waiting());
    }

    /// @return false if one thread is as quick, or the others are at work elsewhere
    boolean run(int round) {
        this.round = round;
        return worth && crew.run(this);
    }

    @Override public void part(int worker) {
        int[] levels = sweep.ready.plan().levels();
        for (int step = 0; step < shared.length; step++) {
            int last = first[step + 1] - 1, begin = levels[first[step]];
            long size = sweep.usualIn[last] - begin;
            if (shared[step]) sweep.members(waiting[worker], round, begin + (int) (size * worker / crew.size),
                    begin + (int) (size * (worker + 1) / crew.size));
            else if (worker == 0) sweep.members(waiting[0], round, begin, sweep.usualIn[last]);
            crew.step(step, end);
        }
    }

    /// Runs those members of a step that go another way.
    private void end(int step) {
        for (Waiting w : waiting) {
            for (int i = 0; i < w.count(); i++) sweep.member(round, w.member(i));
            w.clear();
        }
        int last = first[step + 1] - 1;
        sweep.others(round, sweep.usualIn[last], sweep.ready.plan().levels()[last + 1]);
    }
}
