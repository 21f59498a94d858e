package limber.models.soft;

import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.SoftParameters.*;

import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// An estimate of the largest strain that settings lead to without a hand: of the start, of the weight, and of a blow.
///
/// Weight: a beam of length L and thickness H that is held at one end has the strain 3·ρ·a·L²/(E·H) there. A blow at
/// speed v sends a wave of strain v/c with c = √(E/ρ). What begins inside the obstacle is pushed out by its depth,
/// which a cell takes up.
final class StrainEstimate {
    private StrainEstimate() {}

    /// @param s the state of frame 0
    static double of(Settings p, State s) {
        return start(p) + weight(p, s) + blow(p, s);
    }

    private static double start(Settings p) {
        Vec stretch = p.get(STRETCH);
        return Math.max(Math.abs(stretch.x() - 1), Math.max(Math.abs(stretch.y() - 1), Math.abs(stretch.z() - 1)));
    }

    private static double weight(Settings p, State s) {
        if (p.get(PINS) == Pins.NONE && !p.get(COLLIDE)) return 0;
        double length = longest(s), thickness = thinnest(s);
        return 3 * p.get(DENSITY) * p.get(GRAVITY).length() * length * length / (p.get(YOUNGS) * thickness);
    }

    private static double blow(Settings p, State s) {
        double c = Math.sqrt(p.get(YOUNGS) / p.get(DENSITY)), spin = p.get(SPIN).length() * longest(s);
        boolean held = p.get(PINS) != Pins.NONE;
        if (!held && !p.get(COLLIDE)) return spin / c;
        double launch = p.get(LAUNCH).length();
        if (!p.get(COLLIDE)) return (launch + spin) / c;
        double drop = p.get(SoftParameters.at(p.get(OBSTACLE))).minus(p.get(AT)).length() + longest(s),
                fall = held ? 0 : 2 * p.get(GRAVITY).length() * drop;
        return (Math.sqrt(launch * launch + fall) + spin) / c + overlap(p, s) / p.get(CELL);
    }

    private static double overlap(Settings p, State s) {
        Collision obstacle = SoftSchedule.collision(p);
        double[] x = s.of(POSITION), at = s.of(OBSTACLE_AT);
        double most = 0;
        for (int j = 0; j < x.length; j += 3)
            most = Math.max(most, obstacle.depth(x[j] - at[0], x[j + 1] - at[1], x[j + 2] - at[2]));
        return most;
    }

    private static double longest(State s) {
        return Math.max(extent(s, 0), Math.max(extent(s, 1), extent(s, 2)));
    }

    private static double thinnest(State s) {
        return Math.min(extent(s, 0), Math.min(extent(s, 1), extent(s, 2)));
    }

    /// The length of the body at rest along an axis, m.
    private static double extent(State s, int axis) {
        double[] x = s.of(AT_REST);
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        for (int j = axis; j < x.length; j += 3) {
            low = Math.min(low, x[j]);
            high = Math.max(high, x[j]);
        }
        return high - low;
    }
}
