package limber.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Why a number is what it is: the operation that wrote it, and what that one read. What was read has its own reasons,
/// which are asked for in the same way where that operation stands.
///
/// @param value all numbers of the element
/// @param operation the operation that wrote it last; empty where none did
/// @param reads what that operation read, each element once
public record Why(String channel, int element, double[] value, Origin origin, Optional<Explanation> operation,
        List<Read> reads) {
    /// Where a number comes from.
    public sealed interface Origin {
        /// @param at the cursor before the operation that wrote it
        record Operation(Cursor at) implements Origin {}

        /// The inputs of a frame, such as a drag.
        record Inputs(int frame) implements Origin {}

        /// The initial state, made from the parameters.
        record Initial() implements Origin {}
    }

    /// The reason for an element of a channel as it is here.
    ///
    /// @param run stays where it is
    /// @param stop gives the search up
    /// @return empty if it was given up
    /// @throws BadInput if there is no such channel or element
    public static Optional<Why> of(Run run, String channel, int element, BooleanSupplier stop) {
        State here = run.picture();
        double[] value = here.value(channel, element);
        Target target = Target.written(here, channel, element);
        boolean kept = here.channel(channel).filter(c -> c.life() == Channel.Life.KEPT).isPresent(),
                fixed = here.channel(channel).filter(c -> c.life() == Channel.Life.FIXED).isPresent();
        if (fixed)
            return Optional.of(new Why(channel, element, value, new Origin.Initial(), Optional.empty(), List.of()));
        Cursor end = run.cursor();
        int present = end.betweenFrames() ? end.frame() - 1 : end.frame();
        Run there = run.copy();
        for (int frame = present; frame >= (kept ? 0 : Math.max(0, present)); frame--) {
            Optional<Cursor> at = new Watchpoint(there.copy(), target).last(frame, stop);
            if (stop.getAsBoolean()) return Optional.empty();
            if (at.isPresent()) return Optional.of(operation(run, channel, element, value, at.get()));
            there.seek(run.branch(), Cursor.complete(frame));
            double[] before = there.state().value(channel, element);
            if (!State.sameBits(before, there.begunCopy().state().value(channel, element)))
                return Optional.of(new Why(channel, element, value, new Origin.Inputs(frame + 1), Optional.empty(),
                        List.of()));
        }
        return Optional.of(new Why(channel, element, value, new Origin.Initial(), Optional.empty(), List.of()));
    }

    private static Why operation(Run run, String channel, int element, double[] value, Cursor at) {
        Run there = run.copy();
        there.seek(run.branch(), at);
        List<Read> reads = there.reads();
        return new Why(channel, element, value, new Origin.Operation(at), Optional.of(there.stepWatched()), reads);
    }
}
