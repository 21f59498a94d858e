package limber.engine.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.Walk;

/// A watch over the fixed channels of a user's solver: no operation may write them, since a run that goes back does not
/// restore them. The solvers that ship are not watched; tests do that.
final class FixedGuard {
    private final Map<Channel, double[]> begun = new LinkedHashMap<>();

    /// @param fresh the state of frame 0
    FixedGuard(State fresh) {
        for (Channel c : fresh.channels())
            if (c.life() == Channel.Life.FIXED) begun.put(c, fresh.numbers(c).clone());
    }

    /// @param run between two frames; it stays where it is
    /// @throws OperationFailure with the operation that wrote one
    void check(Run run) {
        for (Map.Entry<Channel, double[]> e : begun.entrySet()) {
            double[] now = run.state().numbers(e.getKey());
            for (int i = 0; i < now.length; i++)
                if (Double.doubleToRawLongBits(now[i]) != Double.doubleToRawLongBits(e.getValue()[i]))
                    throw found(run, e.getKey(), i / e.getKey().width());
        }
    }

    private static RuntimeException found(Run run, Channel channel, int element) {
        var timeline = new Timeline(run.model());
        Branch branch = timeline.root(run.branch().settings(), List.of());
        var again = new Run(timeline, branch, false);
        Optional<Cursor> at = new Watchpoint(again, Target.written(again.state(), channel.name(), element))
                .next(run.cursor().frame(), Walk.NEVER);
        var there = new Run(timeline, branch, false);
        there.seek(branch, at.orElseThrow(() -> new IllegalStateException(channel.name() + " differs, though nothing "
                + "writes it")));
        return OperationFailure.wrote(there, channel);
    }
}
