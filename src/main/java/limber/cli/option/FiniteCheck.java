package limber.cli.option;

import java.util.Locale;
import limber.engine.Cursor;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.models.Words;

/// A check that refuses output whose values are not finite or lie a million times beyond the scene.
public final class FiniteCheck {
    private FiniteCheck() {}

    /// @throws CommandFailure naming the operation that left the finite numbers; `run` then stands before it
    public static void check(Run run) {
        if (Divergence.clean(run)) return;
        if (run.cursor().equals(Cursor.START))
            throw new CommandFailure(CommandFailure.FAILED, run.model().name()
                    + ": frame 0 is not finite, or lies beyond a million times the scene's size; the initial "
                    + "settings cause it");
        throw stop(run, Divergence.find(run));
    }

    public static CommandFailure stop(Run run, Divergence d) {
        return new CommandFailure(CommandFailure.FAILED,
                d.message(run.model().name()) + "; frames up to " + d.before().frame() + " are finite"
                        + d.reason().map(why -> ". " + Words.captions(run.model(), Locale.ROOT).remark(why))
                                .orElse(""));
    }

    /// @throws CommandFailure naming the first of `values` that is not finite
    public static double[] check(Run run, String name, int width, double[] values) {
        for (int i = 0; i < values.length; i++)
            if (!Double.isFinite(values[i]))
                throw new CommandFailure(CommandFailure.FAILED,
                        run.model().name() + ": " + name + " of element " + i / width
                                + " is not finite in frame " + run.cursor().frame());
        return values;
    }
}
