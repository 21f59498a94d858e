package limber.cli;

import limber.engine.Cursor;
import limber.engine.Divergence;
import limber.engine.Run;

/// Nothing is printed that is not finite, or lies a million times beyond the scene.
final class Finite {
    private Finite() {}

    /// @throws Stop naming the operation that left the finite numbers; `run` then stands before it
    static void check(Run run) {
        if (Divergence.clean(run)) return;
        if (run.cursor().equals(Cursor.START))
            throw new Stop(Stop.FAILED, run.model().name() + ": frame 0 is not finite, or lies beyond a million times the scene's size; settings of the start are to blame");
        throw stop(run, Divergence.find(run));
    }

    static Stop stop(Run run, Divergence d) {
        return new Stop(Stop.FAILED, d.message(run.model().name()) + "; frames up to " + d.before().frame() + " are finite");
    }

    /// @throws Stop naming the first of `values` that is not finite
    static double[] check(Run run, String name, int width, double[] values) {
        for (int i = 0; i < values.length; i++)
            if (!Double.isFinite(values[i]))
                throw new Stop(Stop.FAILED, run.model().name() + ": " + name + " of element " + i / width + " is not finite in frame " + run.cursor().frame());
        return values;
    }
}
