package limber.models.rope;

import static limber.models.rope.RopeParameters.*;

import java.util.List;
import limber.engine.Schedule;
import limber.engine.State;
import limber.engine.Walk;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// The steps already taken at frame 0, with the end where `end` puts it. Ends that coincide are skipped, so that there
/// is a frame 0 to stand on.
final class WarmUp {
    /// Elements that phases work on: some seconds.
    static final long MOST = 200_000_000;

    private WarmUp() {}

    static void run(Settings p, State s) {
        var walk = new Walk(step(p.with(END_FOLLOWS, EndFollows.NONE).with(COINCIDENT, Coincident.SKIP)));
        for (int k = 0; k < p.get(WARM_UP); k++) walk.solve(s);
    }

    private static Schedule step(Settings p) {
        return new Schedule(RopeSchedule.substep(p), List.of());
    }

    /// The number of elements that all steps work on.
    static long cost(Settings p) {
        return p.get(WARM_UP) == 0 ? 0 : p.get(WARM_UP) * step(p).operations(RopeStart.state(p));
    }

    /// @throws BadInput if it would take long
    static void check(Settings p) {
        long cost = cost(p);
        if (cost > MOST) throw new BadInput("rope.warmUp: " + p.get(WARM_UP) + " steps of " + p.get(SEGMENTS)
                + " segments and " + p.get(ITERATIONS) + " iterations work on " + cost + " elements; at most " + MOST
                + ", as with a warmUp of " + MOST / (cost / p.get(WARM_UP)) + ", would be right");
    }
}
