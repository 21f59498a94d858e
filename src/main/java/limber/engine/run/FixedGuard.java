package limber.engine.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.StepSize;

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

    /// Runs the frame again, one operation at a time, up to the one that writes.
    private static RuntimeException found(Run run, Channel channel, int element) {
        var timeline = new Timeline(run.model());
        var again = new Run(timeline, timeline.root(run.branch().settings(), List.of()), false);
        int frame = run.cursor().frame() - 1;
        again.seek(again.branch(), Cursor.complete(frame));
        again.begin();
        double[] begun = again.state().value(channel.name(), element);
        while (again.cursor().frame() == frame) {
            Run before = again.apart();
            again.step(StepSize.ELEMENT);
            if (!State.sameBits(begun, again.state().value(channel.name(), element)))
                return OperationFailure.wrote(before, channel);
        }
        return new IllegalStateException(channel.name() + " differs, though nothing writes it");
    }
}
