package limber.engine.run;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// A search through the solver of a frame for the first operation that changes what lies in some channels.
final class FirstMove {
    private final Run run;
    private final List<Channel> channels;

    private FirstMove(Run run, Predicate<Channel> of) {
        this.run = run;
        channels = run.state().channels().stream().filter(c -> c.life() == Channel.Life.KEPT && of.test(c)).toList();
    }

    /// The cursor after the step of `size`, smaller than a frame, in which something in the scene moves first; in a
    /// frame in which nothing moves, the first one in which an element changes. Empty if none does before the skin.
    ///
    /// @param begun before the first operation of the frame
    static Optional<Cursor> behind(Run begun, StepSize size) {
        Settings p = begun.settings();
        return new FirstMove(begun.copy(),
                c -> c.width() == 3 && begun.model().placed(p, c, Vec.ZERO).isPresent()).behind(size)
                .or(() -> new FirstMove(begun.copy(), c -> !c.of().isEmpty()).behind(size));
    }

    private Optional<Cursor> behind(StepSize size) {
        Run before = run.copy();
        while (!run.frame().done() && !run.frame().inSkin()) {
            run.nextPhase();
            if (moved(before, run)) return Optional.of(size.equals(StepSize.ELEMENT) ? operation(before)
                    : step(before, size));
            if (run.cursor().betweenFrames()) return Optional.empty();
            before = run.copy();
        }
        return Optional.empty();
    }

    /// @param from at the phase that moves something
    private static Cursor step(Run from, StepSize size) {
        from.step(size);
        return from.frame().inSkin() ? Cursor.complete(from.cursor().frame() + 1) : from.cursor();
    }

    /// Halves the phase until the operation is found.
    private Cursor operation(Run phase) {
        int low = 0, high = phase.frame().size();
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            Run half = phase.copy();
            half.seek(half.branch(), at(phase, middle));
            if (moved(phase, half)) high = middle;
            else low = middle;
        }
        phase.seek(phase.branch(), at(phase, low));
        return step(phase, StepSize.ELEMENT);
    }

    private static Cursor at(Run phase, int element) {
        return new Cursor(phase.cursor().frame(), phase.cursor().step(), element);
    }

    private boolean moved(Run a, Run b) {
        return channels.stream().anyMatch(c -> !Arrays.equals(a.state().of(c), b.state().of(c)));
    }
}
