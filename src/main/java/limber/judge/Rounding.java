package limber.judge;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.State;
import limber.engine.model.Box;
import limber.engine.run.Run;

/// The effect of single precision on a motion: runs whose numbers are rounded after each phase part from the exact one.
/// Where another program's numbers lie no further away than such runs, from the first frame on, rounding may explain
/// that they part.
///
/// @param parts the first frame in which a rounded run lies further away than the tolerance; empty where none does
public record Rounding(OptionalInt parts) {
    /// How many times as far away as the furthest rounded run a program in single precision may lie: it rounds after
    /// each operation, and not after each phase.
    private static final double TIMES = 4;
    /// Units of single precision at the scene's size by which places differ that are only written so.
    private static final double WRITTEN = 2;
    /// A finer tolerance, as a share of the scene, is not asked of single precision.
    private static final double FINE = 1e-5;
    /// Rounded runs: one to the nearest number, the others up or down by chance.
    private static final int RUNS = 3;

    /// Compares a trajectory with rounded runs.
    ///
    /// @param theirs with no more digits than single precision, or it is not asked
    /// @param fresh makes a run at frame 0
    /// @return empty where rounding does not explain that they part, or that cannot be known
    static Optional<Rounding> of(Supplier<Run> fresh, Channel channel, Trajectory theirs, double tolerance,
            BooleanSupplier stop) {
        Run exact = fresh.get();
        boolean recorded = exact.model().lastFrame().isPresent(); // its operations cannot be done otherwise
        if (!theirs.single() || recorded) return Optional.empty();
        double size = Box.around(Judgement.places(exact, channel)).longestSide();
        if (tolerance < FINE * size) return Optional.empty();
        List<Rounded> rounded = Stream.iterate(0, seed -> seed + 1).limit(RUNS)
                .map(seed -> new Rounded(fresh.get(), seed)).toList();
        double written = WRITTEN * Math.ulp((float) size);
        for (int n = 0; n < theirs.frames(); n++) {
            int frame = theirs.numbers().get(n);
            while (exact.cursor().frame() < frame) exact.next();
            double[] ours = Judgement.places(exact, channel);
            double own = 0;
            for (Rounded run : rounded) own = Math.max(own, Judgement.largest(ours, run.at(frame, channel)));
            double their = Judgement.largest(ours, theirs.places().get(n));
            if (!(their <= TIMES * Math.max(own, written)) || stop.getAsBoolean()) return Optional.empty();
            if (!(own <= tolerance)) return Optional.of(new Rounding(OptionalInt.of(frame)));
        }
        return Optional.of(new Rounding(OptionalInt.empty()));
    }

    /// A run that is rounded after each phase.
    private static final class Rounded {
        private final Run run;
        private final int seed;
        private final Random chance;

        Rounded(Run run, int seed) {
            this.run = run;
            this.seed = seed;
            chance = new Random(seed);
        }

        double[] at(int frame, Channel channel) {
            while (run.cursor().frame() < frame) {
                run.nextPhase();
                round(run.state());
            }
            return Judgement.places(run, channel);
        }

        private void round(State s) {
            for (Channel c : s.channels()) if (c.life() == Channel.Life.KEPT && c.width() == 3) {
                double[] values = s.of(c);
                for (int i = 0; i < values.length; i++) values[i] = rounded(values[i]);
            }
        }

        private float rounded(double v) {
            float nearest = (float) v;
            if (seed == 0 || nearest == v) return nearest;
            float other = nearest < v ? Math.nextUp(nearest) : Math.nextDown(nearest);
            return chance.nextBoolean() ? nearest : other;
        }
    }
}
