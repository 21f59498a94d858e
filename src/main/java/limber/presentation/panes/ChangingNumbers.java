package limber.presentation.panes;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.Cursor;
import limber.engine.ask.WhyTarget;
import limber.engine.run.Run;
import limber.engine.watch.Read;
import limber.presentation.play.Asking;

/// The order of an element's numbers: what this frame has changed so far comes first.
public final class ChangingNumbers {
    private final Asking asking;

    public ChangingNumbers(Asking asking) {
        this.asking = asking;
    }

    /// Orders numbers: those that the frame has changed first.
    ///
    /// @param at where they were read
    /// @param ordered receives them on the FX thread
    public void order(Cursor at, List<Reason> numbers, Consumer<List<Reason>> ordered) {
        Cursor before = before(at);
        var changed = new HashSet<Reason>();
        asking.ask((run, given) -> {
            if (!run.seek(run.branch(), before, given)) return;
            numbers.stream().filter(r -> changed(r, run)).forEach(changed::add);
        }, () -> {
            List<Reason> order = Stream.concat(numbers.stream().filter(changed::contains),
                    numbers.stream().filter(r -> !changed.contains(r))).toList();
            ordered.accept(order);
        });
    }

    /// Where the frame of a cursor began.
    private static Cursor before(Cursor at) {
        return Cursor.complete(at.betweenFrames() ? Math.max(0, at.frame() - 1) : at.frame());
    }

    /// What an operation read that was written before it in the same frame.
    ///
    /// @param stop whether nobody wants to know any more; the result is empty then
    public static Set<Read> changed(Run run, Cursor at, List<Read> reads, BooleanSupplier stop) {
        if (!run.seek(run.branch(), before(at), stop)) return Set.of();
        return reads.stream().filter(r -> !Arrays.equals(run.state().value(r.channel(), r.element()), r.value()))
                .collect(Collectors.toSet());
    }

    private static boolean changed(Reason number, Run before) {
        return number.question().asked() instanceof WhyTarget.Stored(String channel, int element)
                && !Arrays.equals(before.state().value(channel, element), number.question().value());
    }
}
