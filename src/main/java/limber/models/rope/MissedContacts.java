package limber.models.rope;

import static limber.models.rope.RopeChannels.*;
import static limber.models.rope.RopeParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.State;
import limber.engine.model.Remark;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// Contacts that the collision cannot see, since it looks at particles as they move and at the obstacle as it is, and a
/// start that the solver cannot leave.
final class MissedContacts {
    /// A share of the rope's length by which a particle may be off a line and count as on it.
    private static final double ON_LINE = 1e-12;

    private MissedContacts() {}

    /// Adds to `missed` the free particles that the obstacle passes over in a jump to another place: before and after
    /// it they are outside, and a particle that came the other way would have been stopped.
    static void jumped(Settings p, State s, Vec to) {
        if (!p.get(COLLIDE)) return;
        Collide collide = RopeSchedule.collide(p);
        double[] x = s.of(POSITION), w = s.of(INVERSE_MASS);
        Vec from = Vec.of(s.of(OBSTACLE_AT), 0), way = from.minus(to);
        for (int i = 0; i < w.length; i++) {
            Vec at = Vec.of(x, i).minus(from);
            if (w[i] > 0 && collide.pierced(at.x(), at.y(), at.z(), way.x(), way.y(), way.z())) s.of(TALLY)[MISSED]++;
        }
    }

    /// The sticks that lead through the obstacle while both of their ends are outside.
    static double between(Settings p, State s) {
        if (!p.get(COLLIDE)) return 0;
        Collide collide = RopeSchedule.collide(p);
        Vec obstacle = Vec.of(s.of(OBSTACLE_AT), 0);
        int count = 0;
        for (int i = 0; i < s.of(REST).length; i++) {
            Vec a = Vec.of(s.of(POSITION), i).minus(obstacle),
                    d = Vec.of(s.of(POSITION), i + 1).minus(obstacle).minus(a);
            if (collide.pierced(a.x(), a.y(), a.z(), d.x(), d.y(), d.z())) count++;
        }
        return count;
    }

    static List<Remark> remarks(Settings p) {
        State s = RopeStart.state(p);
        var remarks = new ArrayList<Remark>();
        if (compressedOnALine(p, s)) remarks.add(new Remark("line"));
        double longest = 0;
        for (double rest : s.of(REST)) longest = Math.max(longest, rest);
        if (p.get(COLLIDE) && thickness(p) < longest) remarks.add(new Remark("thin"));
        return remarks;
    }

    private static double thickness(Settings p) {
        Vec box = p.get(BOX_SIZE);
        return switch (p.get(OBSTACLE)) {
            case FLOOR -> Double.POSITIVE_INFINITY;
            case SPHERE -> 2 * p.get(SPHERE_RADIUS);
            case BOX -> Math.min(box.x(), Math.min(box.y(), box.z()));
        };
    }

    /// Both ends pinned nearer than the rope is long, or a pinned end that it is pressed against, with every particle
    /// and every force on one line: all corrections are on that line too.
    private static boolean compressedOnALine(Settings p, State s) {
        double[] x = s.of(POSITION), rest = s.of(REST);
        Vec first = Vec.of(x, 0), last = Vec.of(x, rest.length), way = last.minus(first), a = acceleration(p);
        double length = 0;
        for (double r : rest) length += r;
        if (way.length() == 0 || rest.length < 2 || p.get(COLLIDE) || a.cross(way).length() > 0) return false;
        for (int i = 1; i < rest.length; i++)
            if (Vec.of(x, i).minus(first).cross(way).length() > ON_LINE * length * way.length()) return false;
        boolean start = p.get(PIN_START), end = p.get(PIN_END);
        return start && end ? way.length() < length * (1 - 1e-9)
                : start && a.dot(way) < 0 || end && a.dot(way) > 0;
    }
}
