package limber.models.rope;

import static limber.models.rope.RopeChannels.*;
import static limber.models.rope.RopeParameters.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;

/// The state of frame 0, before any warm-up.
final class RopeStart {
    private RopeStart() {}

    static State state(Settings p) {
        State s = State.of(sizes(p), RopeSkin.triangles(p));
        place(p, s);
        if (p.get(INITIAL_PREVIOUS) == Previous.REST)
            System.arraycopy(s.of(POSITION), 0, s.of(PREVIOUS), 0, s.of(POSITION).length);
        rest(p, s);
        pins(p, s);
        obstacle(p, s);
        p.get(END_TARGET).into(s.of(FOLLOWED), 0);
        s.of(DRAWING)[DRAWN] = p.get(SEGMENTS);
        s.of(DRAWING)[CHANGED_IN] = 1; // the first frame that is computed draws them
        s.of(DRAWING)[LOCK] = p.get(PIN_END) ? 1 : 0;
        s.of(Clock.CHANNEL)[Clock.STEP] = CLOCK.step(p);
        return s;
    }

    private static LinkedHashMap<Channel, Integer> sizes(Settings p) {
        int sticks = p.get(SEGMENTS), n = sticks + 1, vertices = RopeSkin.vertices(p);
        boolean pipeline = p.get(PIPELINE);
        var sizes = new LinkedHashMap<Channel, Integer>();
        for (Channel c : List.of(POSITION, INVERSE_MASS)) sizes.put(c, n);
        sizes.put(REST, sticks);
        sizes.put(TALLY, TALLY_SIZE);
        sizes.put(CACHE, p.get(MESH_CACHE) == MeshCache.PUBLISHED ? CachedMeshes.CAPACITY : 0);
        sizes.put(CACHE_HITS, 1);
        for (Channel c : List.of(PREVIOUS, MOVED, TARGET, GRABBED)) sizes.put(c, n);
        sizes.put(Clock.CHANNEL, Clock.SIZE);
        for (Channel c : List.of(FOLLOWED, OBSTACLE_AT, AIM)) sizes.put(c, 1);
        sizes.put(DRAWING, DRAWING_SIZE);
        sizes.put(FALL, FALL_SIZE);
        for (Channel c : List.of(Skin.VERTICES, Skin.UV, Skin.NORMALS, Skin.TANGENTS)) sizes.put(c, vertices);
        for (Channel c : List.of(RING, ARC)) sizes.put(c, n);
        sizes.put(CORRECTIONS, sticks);
        if (!pipeline) return sizes;
        for (Channel c : List.of(LOCAL, PACKET)) sizes.put(c, n);
        sizes.put(PACKETS, 3 * n);
        sizes.put(BOUNDS, 2);
        sizes.put(LANE, LANE_SIZE);
        sizes.put(RENDERED, RENDERED_SIZE);
        sizes.put(VERTEX_BUFFER, vertices);
        sizes.put(INDEX_BUFFER, RopeSkin.triangles(p));
        return sizes;
    }

    private static void place(Settings p, State s) {
        int segments = p.get(SEGMENTS);
        double[] position = s.of(POSITION);
        Vec start = p.get(START), end = p.get(END);
        if (!p.get(SHAPE).isEmpty()) {
            for (int i = 0; i <= segments; i++) p.get(SHAPE).get(i).into(position, i);
            return;
        }
        boolean between = p.get(PLACEMENT) == Placement.BETWEEN;
        for (int i = 0; i <= segments; i++) {
            Vec at = between ? start.plus(end.minus(start).times((double) i / segments))
                    : new Vec(i * p.get(LENGTH) / segments, 0, 0);
            at.into(position, i);
        }
        if (between || p.get(PIN_START)) start.into(position, 0);
        if (between || p.get(PIN_END)) end.into(position, segments);
    }

    private static double[] placed(Settings p) {
        State alone = State.of(new LinkedHashMap<>(Map.of(POSITION, p.get(SEGMENTS) + 1)), 0);
        place(p, alone);
        return alone.of(POSITION);
    }

    /// Rest lengths: an equal share of `length`, or each stick as it was placed.
    static void rest(Settings p, State s) {
        double[] rest = s.of(REST);
        double length = p.get(LENGTH);
        double[] placed = length == 0 ? placed(p) : s.of(POSITION);
        for (int i = 0; i < rest.length; i++)
            rest[i] = length > 0 ? length / rest.length : Vec.of(placed, i).distance(Vec.of(placed, i + 1));
    }

    /// Inverse masses: 0 at pinned ends and at what the pointer holds.
    static void pins(Settings p, State s) {
        double[] w = s.of(INVERSE_MASS), grabbed = s.of(GRABBED);
        for (int i = 0; i < w.length; i++) w[i] = grabbed[i] > 0 ? 0 : 1;
        if (p.get(PIN_START)) w[0] = 0;
        double[] drawing = s.of(DRAWING);
        boolean shot = p.get(REFIRE) == Refire.PUBLISHED && drawing[SHOTS] > 0,
                pinned = shot ? drawing[LOCKED] > 0 : p.get(PIN_END);
        if (pinned && drawing[LET_GO] == 0) w[w.length - 1] = 0;
    }

    static void obstacle(Settings p, State s) {
        p.get(RopeParameters.at(p.get(OBSTACLE))).into(s.of(OBSTACLE_AT), 0);
    }
}
