package limber.models.rope;

import static limber.models.rope.RopeChannels.*;
import static limber.models.rope.RopeParameters.*;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.oracle.Catenary;
import limber.oracle.RigidChain;

/// The true shape of a rope at rest between two pins: the catenary of its length, and the chain of rigid sticks that
/// meets every distance exactly.
///
/// They hold for the ends' current positions, whether or not the rope is at rest, and only where both ends are pinned
/// or held, all else is free, all sticks have the same rest length and together reach, gravity points along −y, and
/// neither obstacle nor bend constraint holds the rope up.
final class Hanging {
    /// Sticks that were placed at equal distances have rest lengths that differ by rounding.
    private static final double EQUAL = 1e-6;
    private static final int DRAWN_PARTS = 96;

    private Hanging() {}

    static List<OverlayKind> overlays() {
        return List.of(
                OverlayKind.some("catenary",
                        (p, s) -> catenary(p, s)
                                .<Overlay>map(c -> new Overlay.Path("catenary", "truth", c.points(DRAWN_PARTS), true))
                                .stream().toList()),
                OverlayKind.some("chain", (p, s) -> chain(p, s)
                        .<Overlay>map(xyz -> new Overlay.Path("chain", "truth", xyz, true)).stream().toList()));
    }

    /// The largest distance of a particle from its place on the catenary, at the same share of the length; NaN where
    /// there is none.
    static double catenaryError(Settings p, State s) {
        return catenary(p, s).map(c -> farthest(s, c.points(s.of(REST).length))).orElse(Double.NaN);
    }

    /// The same against the rigid chain.
    static double chainError(Settings p, State s) {
        return chain(p, s).map(xyz -> farthest(s, xyz)).orElse(Double.NaN);
    }

    private static double farthest(State s, double[] truth) {
        double[] position = s.of(POSITION);
        double farthest = 0;
        for (int i = 0; i < truth.length / 3; i++)
            farthest = Math.max(farthest, Vec.of(position, i).distance(Vec.of(truth, i)));
        return farthest;
    }

    private static Optional<Catenary> catenary(Settings p, State s) {
        Vec from = start(s), to = end(s);
        double length = length(s);
        return unhindered(p, s) && Catenary.hangs(from, to, length) ? Optional.of(Catenary.between(from, to, length))
                : Optional.empty();
    }

    private static Optional<double[]> chain(Settings p, State s) {
        Vec from = start(s), to = end(s);
        double length = length(s);
        int sticks = s.of(REST).length;
        return unhindered(p, s) && RigidChain.hangs(from, to, length, sticks)
                ? Optional.of(RigidChain.points(from, to, length, sticks))
                : Optional.empty();
    }

    private static Vec start(State s) {
        return Vec.of(s.of(POSITION), 0);
    }

    private static Vec end(State s) {
        return Vec.of(s.of(POSITION), s.of(REST).length);
    }

    private static double length(State s) {
        return Arrays.stream(s.of(REST)).sum();
    }

    private static boolean unhindered(Settings p, State s) {
        Vec a = acceleration(p);
        if (p.get(COLLIDE) || p.get(BEND_CONSTRAINTS) || a.x() != 0 || a.z() != 0 || a.y() >= 0) return false;
        double[] w = s.of(INVERSE_MASS), rest = s.of(REST);
        int last = w.length - 1;
        if (w[0] > 0 || w[last] > 0) return false;
        for (int i = 1; i < last; i++) if (w[i] == 0) return false;
        double mean = length(s) / rest.length;
        for (double r : rest) if (Math.abs(r - mean) > EQUAL * mean) return false;
        return true;
    }
}
