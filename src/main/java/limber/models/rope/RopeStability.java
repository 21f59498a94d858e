package limber.models.rope;

import static limber.models.rope.RopeChannels.*;
import static limber.models.rope.RopeParameters.*;

import limber.engine.State;
import limber.engine.model.Verdict;
import limber.engine.model.Verdict.Sentence;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The stability of a rope, known before it runs: sweeps set distances anew in each substep, whatever its length, so
/// that only damping has a limit. With damping·h beyond 2 it turns velocities round and makes them grow.
///
/// A velocity is the way of the last substep, so whatever moves a particle gives it energy: being pushed out of the
/// obstacle, and meeting constraints that the start does not meet.
final class RopeStability {
    private static final Sentence PUSHED_OUT = new Sentence("pushed-out",
            "what is pushed out of the obstacle gains the way as velocity, so energy may be added"),
            UNMET = new Sentence("unmet",
                    "the start does not meet all constraints, and meeting them may add energy"),
            STARTS_MOVING = new Sentence("starts-moving",
                    "previous positions of 0 are a velocity at the start, which adds energy"),
            DIVISION = new Sentence("division",
                    "a published stick whose ends coincide divides by 0 and stops the run, whatever the substep");
    /// What rounding leaves of a distance that is met, as a share of it.
    private static final double MET = 1e-9;

    private RopeStability() {}

    static Verdict verdict(Settings p) {
        double h = CLOCK.step(p), damping = p.get(DAMPING);
        Verdict verdict = damping == 0
                ? Verdict.always("sweeps set the distances anew in each substep: no substep is unstable", h)
                : Verdict.of(2 / damping, "damping·h < 2", "damping·h", damping * h, h, damping * h < 2);
        if (p.get(COLLIDE)) verdict = verdict.given(PUSHED_OUT);
        if (unmet(p)) verdict = verdict.given(UNMET);
        if (p.get(INITIAL_PREVIOUS) == Previous.ZERO) verdict = verdict.given(STARTS_MOVING);
        return p.get(COINCIDENT) == Coincident.PUBLISHED ? verdict.given(DIVISION) : verdict;
    }

    private static boolean unmet(Settings p) {
        State s = RopeStart.state(p);
        double[] x = s.of(POSITION), rest = s.of(REST);
        for (int i = 0; i < rest.length; i++) {
            if (off(x, i, i + 1, rest[i])) return true;
            if (p.get(BEND_CONSTRAINTS) && i + 1 < rest.length && off(x, i, i + 2, 2 * rest[i])) return true;
        }
        return false;
    }

    private static boolean off(double[] x, int a, int b, double rest) {
        return Math.abs(Vec.of(x, a).distance(Vec.of(x, b)) - rest) > MET * Math.max(1, rest);
    }
}
