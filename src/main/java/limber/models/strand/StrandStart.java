package limber.models.strand;

import static limber.models.strand.StrandChannels.*;
import static limber.models.strand.StrandParameters.*;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;
import limber.mesh.Skin;

/// The state of a strand at frame 0, and what live settings change of it: masses, pins, clamps and the shape at rest.
final class StrandStart {
    private StrandStart() {}

    static State state(Settings p) {
        var placement = StrandPlacement.of(p);
        State s = State.of(sizes(p), 2 * p.get(SEGMENTS) * p.get(SIDES));
        join(p, s);
        place(p, placement, s);
        StrandSkin.fixed(p, s);
        clamps(p, s);
        masses(p, s);
        rest(p, s);
        launch(p, s);
        remember(p, s);
        return s;
    }

    private static LinkedHashMap<Channel, Integer> sizes(Settings p) {
        int segments = p.get(SEGMENTS), particles = particles(p), joints = Joints.all(p),
                vertices = (segments + 1) * (p.get(SIDES) + 1);
        var sizes = new LinkedHashMap<Channel, Integer>();
        of(sizes, particles, POSITION);
        of(sizes, segments, ORIENTATION);
        of(sizes, particles, VELOCITY, PREVIOUS, MASSES, INVERSE_MASS);
        of(sizes, segments, PREVIOUS_ORIENTATION, ANGULAR_VELOCITY, INERTIA, LAMBDAS);
        of(sizes, joints, LAMBDAS_BEND, REST_TURN, TWIST_BEFORE, SLIPPED);
        of(sizes, 2, CLAMPS, CLAMP_BASE, SWEPT, CLAMPED, KNOBS, OWN_TURN, LOST_TURNS);
        of(sizes, MOST_HANDS, HANDS);
        of(sizes, Clock.SIZE, Clock.CHANNEL);
        of(sizes, particles, MOVED, TARGET, GRABBED);
        of(sizes, TALLY_SIZE, TALLY);
        of(sizes, segments, ENDS, REST_LENGTH, PLACED);
        of(sizes, joints, JOINT_ENDS, JOINT_LENGTH);
        of(sizes, 2, CLAMP_AT);
        of(sizes, p.get(SIDES) + 1, CIRCLE);
        of(sizes, segments + 1, RING);
        of(sizes, vertices, TEXTURE_AT, Skin.VERTICES, Skin.NORMALS, Skin.TANGENTS);
        return sizes;
    }

    private static void of(LinkedHashMap<Channel, Integer> sizes, int elements, Channel... channels) {
        for (Channel c : channels) sizes.put(c, elements);
    }

    private static void join(Settings p, State s) {
        int[] ends = s.ints(ENDS), jointEnds = s.ints(JOINT_ENDS), clamps = s.ints(CLAMP_AT);
        int particles = particles(p), last = particles - 1;
        for (int i = 0; i < p.get(SEGMENTS); i++) {
            ends[2 * i] = i;
            ends[2 * i + 1] = (i + 1) % particles;
        }
        for (int k = 0; k < Joints.all(p); k++) {
            jointEnds[2 * k] = open(p) ? Math.max(0, k - 1) : (k + last) % particles;
            jointEnds[2 * k + 1] = open(p) ? Math.min(last, k + 1) : (k + 1) % particles;
        }
        clamps[1] = last;
    }

    private static void place(Settings p, StrandPlacement placement, State s) {
        int segments = p.get(SEGMENTS);
        for (int i = 0; i < placement.points.length; i++) {
            placement.points[i].into(s.of(POSITION), i);
            placement.points[i].into(s.of(PREVIOUS), i);
        }
        for (int i = 0; i < segments; i++) {
            s.of(REST_LENGTH)[i] = placement.lengths[i];
            placement.frames[i].into(s.of(PLACED), i);
            Orientation twisted = placement.frames[i]
                    .after(Orientation.aboutThird(360 * p.get(TURNS) * (i + 0.5) / segments));
            twisted.into(s.of(ORIENTATION), i);
            twisted.into(s.of(PREVIOUS_ORIENTATION), i);
        }
        double[] l = placement.lengths, joint = s.of(JOINT_LENGTH);
        for (int k = 0; k < joint.length; k++)
            joint[k] = open(p) && k == 0 ? l[0] / 2
                    : open(p) && k == segments ? l[segments - 1] / 2
                            : (l[(k + segments - 1) % segments] + l[k]) / 2;
    }

    /// The twist of all joints, and the turns of clamps that they do not take: the joint of a clamp that is placed more
    /// than half a turn from its segment takes the short way.
    private static void remember(Settings p, State s) {
        var slip = new Slip(Joints.of(p));
        for (int k = 0; k < slip.size(s); k++) s.of(TWIST_BEFORE)[k] = slip.twist(s, k);
        double half = p.get(TURNS) / p.get(SEGMENTS) / 2; // of a turn: from an end to the middle of its segment
        for (int c = 0; c < 2; c++) {
            s.of(OWN_TURN)[c] = ownTurn(p, c);
            if (clamped(p, c)) s.of(LOST_TURNS)[c] +=
                    c == 0 ? Exact.rint(p.get(START_TURN) / 360 - half) : Exact.rint(p.get(END_TURN) / 360 + half);
        }
    }

    /// The angle of a clamp about its own axis, degrees.
    static double angle(Settings p, State s, int clamp) {
        return s.of(SWEPT)[clamp] + ownTurn(p, clamp);
    }

    private static double ownTurn(Settings p, int clamp) {
        return clamp == 0 ? p.get(START_TURN) : p.get(END_TURN) + 360 * p.get(TURNS);
    }

    /// A clamp has another angle by its settings, at once.
    static void turned(Settings p, State s, int clamp) {
        double jump = (ownTurn(p, clamp) - s.of(OWN_TURN)[clamp]) / 360;
        s.of(OWN_TURN)[clamp] = ownTurn(p, clamp);
        if (s.of(CLAMPED)[clamp] > 0) Clamping.Twist.jumped(s.of(LOST_TURNS), s.of(TWIST_BEFORE), clamp, jump);
    }

    static boolean clamped(Settings p, int clamp) {
        return clamp == 0 ? startClamped(p) : endClamped(p);
    }

    private static void clamps(Settings p, State s) {
        for (int c = 0; c < 2; c++) {
            Orientation base = Orientation.of(s.of(PLACED), c == 0 ? 0 : p.get(SEGMENTS) - 1);
            base.into(s.of(CLAMP_BASE), c);
            clamp(p, s, c, base.after(Orientation.aboutThird(angle(p, s, c))));
            s.of(CLAMPED)[c] = clamped(p, c) ? 1 : 0;
        }
    }

    private static void clamp(Settings p, State s, int clamp, Orientation q) {
        q.into(s.of(CLAMPS), clamp);
        Vec.of(s.of(POSITION), s.ints(CLAMP_AT)[clamp]).plus(q.d1().times(KNOB * p.get(RADIUS)))
                .into(s.of(KNOBS), clamp);
    }

    /// A pin that has become a clamp takes the frame of its segment as it is.
    static void clampAnew(Settings p, State s) {
        for (int c = 0; c < 2; c++) {
            boolean was = s.of(CLAMPED)[c] > 0, is = clamped(p, c);
            s.of(CLAMPED)[c] = is ? 1 : 0;
            if (was || !is) continue;
            s.of(OWN_TURN)[c] = ownTurn(p, c);
            Orientation q = Orientation.of(s.of(ORIENTATION), c == 0 ? 0 : p.get(SEGMENTS) - 1);
            q.after(Orientation.aboutThird(-angle(p, s, c))).into(s.of(CLAMP_BASE), c);
            clamp(p, s, c, q);
        }
    }

    static boolean pinned(Settings p, int particle) {
        return particle == 0 && p.get(START_PIN) != Pin.FREE
                || open(p) && particle == p.get(SEGMENTS) && p.get(END_PIN) != Pin.FREE;
    }

    /// Masses and moments of inertia; inverse masses are 0 at what is pinned or held by the pointer.
    static void masses(Settings p, State s) {
        double radius = p.get(RADIUS), area = Math.PI * radius * radius;
        double[] l = s.of(REST_LENGTH), mass = s.of(MASSES), w = s.of(INVERSE_MASS), inertia = s.of(INERTIA);
        int[] ends = s.ints(ENDS);
        Arrays.fill(mass, 0);
        for (int i = 0; i < l.length; i++) {
            double m = p.get(DENSITY) * area * l[i];
            mass[ends[2 * i]] += m / 2;
            mass[ends[2 * i + 1]] += m / 2;
            inertia[i] = p.get(ROTARY) * m * (radius * radius / 2 + l[i] * l[i] / 12);
        }
        for (int i = 0; i < w.length; i++) {
            boolean held = s.of(GRABBED)[i] > 0 || pinned(p, i);
            w[i] = held ? 0 : 1 / mass[i];
            if (held) Arrays.fill(s.of(VELOCITY), 3 * i, 3 * i + 3, 0);
        }
    }

    /// Ω0 of each joint.
    static void rest(Settings p, State s) {
        Joints joints = Joints.of(p);
        double[] length = s.of(JOINT_LENGTH), placed = s.of(PLACED);
        for (int k = 0; k < length.length; k++)
            (p.get(REST) == Rest.GIVEN ? bent(p.get(DARBOUX).times(length[k] / 2))
                    : joints.atClamp(k) ? Orientation.IDENTITY
                            : Orientation.of(placed, joints.before(k)).conjugate()
                                    .after(Orientation.of(placed, k)).upper())
                    .into(s.of(REST_TURN), k);
    }

    private static Orientation bent(Vec v) {
        return new Orientation(v.x(), v.y(), v.z(), Math.sqrt(1 - v.dot(v)));
    }

    private static void launch(Settings p, State s) {
        double[] m = s.of(MASSES);
        Vec weighted = Vec.ZERO;
        double whole = 0;
        for (int i = 0; i < m.length; i++) {
            weighted = weighted.plus(Vec.of(s.of(POSITION), i).times(m[i]));
            whole += m[i];
        }
        Vec centre = weighted.times(1 / whole), spin = p.get(SPIN);
        for (int i = 0; i < m.length; i++)
            if (s.of(INVERSE_MASS)[i] > 0)
                p.get(LAUNCH).plus(spin.cross(Vec.of(s.of(POSITION), i).minus(centre))).into(s.of(VELOCITY), i);
        for (int i = 0; i < s.of(INERTIA).length; i++) spin.into(s.of(ANGULAR_VELOCITY), i);
    }

    /// The handle's particle: a ring's last one is not an end.
    static List<Integer> handled(Settings p) {
        return open(p) ? List.of(0, p.get(SEGMENTS)) : List.of(0);
    }
}
