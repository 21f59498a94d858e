package limber.expression;

import java.util.List;
import java.util.Optional;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.watch.Explanation;

/// The values of an expression after a step of a run, with those of the operation if the step was one.
///
/// @param operation empty after a larger step
/// @param changes what the step changed; asked for only where the expression speaks of it
public record AfterStep(Run run, Optional<Explanation> operation, List<Explanation.Change> changes)
        implements Expression.Scope {
    @Override public Settings settings(Vocabulary.Side side) {
        return run.settings();
    }

    @Override public double[] measure(Vocabulary.Side side, Measure measure) {
        State s = measure.ofSkin() ? run.picture() : run.state();
        return measure.read(run.settings(), s);
    }

    @Override public String phase() {
        return operation.map(o -> o.slot().phase().name()).orElse("");
    }

    @Override public double[] operation(String name) {
        if (name.equals(OperationNames.CHANGED)) return new double[]{changed()};
        if (operation.isEmpty()) return new double[0];
        Explanation o = operation.get();
        if (name.equals(OperationNames.ELEMENT))
            return o.slot().phase().of().isEmpty() ? new double[0] : new double[]{o.element()};
        return o.local(name).orElse(new double[0]);
    }

    /// The furthest that anything was moved, m.
    private double changed() {
        double furthest = 0;
        for (Explanation.Change c : changes)
            if (c.from().length == 3 && run.state().channel(c.channel()).filter(x -> x.unit().equals("m")).isPresent())
                furthest = Math.max(furthest, Math.sqrt(square(c, 0) + square(c, 1) + square(c, 2)));
        return furthest;
    }

    private static double square(Explanation.Change c, int axis) {
        double way = c.to()[axis] - c.from()[axis];
        return way * way;
    }
}
