package limber.models.rope;

import static limber.models.rope.RopeParameters.*;

import java.util.List;
import limber.engine.BadInput;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.Settings;
import limber.engine.State;

/// The steps already taken at frame 0, with the end where `end` puts it. Ends that coincide are skipped, so that there
/// is a frame 0 to stand on.
final class WarmUp {
    /// Elements that phases work on: some seconds.
    static final long MOST = 200_000_000;

    private WarmUp() {}

    /// @param schedule of a rope whose end follows nothing, and whose coincident ends are skipped
    static void run(Settings p, Schedule schedule, State s) {
        for (int k = 0; k < p.get(WARM_UP); k++) {
            for (Phase phase : schedule.first()) phase.run(s, 0, 0, phase.size(s));
            for (int sweep = 0; sweep < schedule.sweeps(); sweep++)
                for (Phase phase : schedule.sweep()) phase.run(s, sweep, 0, phase.size(s));
            for (Phase phase : schedule.last()) phase.run(s, 0, 0, phase.size(s));
        }
    }

    /// The number of elements that all steps work on.
    static long cost(Settings p, Schedule schedule) {
        return p.get(WARM_UP) == 0 ? 0 : p.get(WARM_UP) * step(schedule, RopeStart.state(p));
    }

    /// @throws BadInput if it would take long
    static void check(Settings p, Schedule schedule) {
        long cost = cost(p, schedule);
        if (cost > MOST) throw new BadInput("rope.warmUp: " + p.get(WARM_UP) + " steps of " + p.get(SEGMENTS)
                + " segments and " + p.get(ITERATIONS) + " iterations work on " + cost + " elements; at most " + MOST
                + ", as with a warmUp of " + MOST / (cost / p.get(WARM_UP)) + ", would be right");
    }

    private static long step(Schedule schedule, State s) {
        return sizes(schedule.first(), s) + schedule.sweeps() * sizes(schedule.sweep(), s) + sizes(schedule.last(), s);
    }

    private static long sizes(List<Phase> phases, State s) {
        long sum = 0;
        for (Phase phase : phases) sum += phase.size(s);
        return sum;
    }
}
