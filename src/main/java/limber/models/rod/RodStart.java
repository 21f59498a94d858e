package limber.models.rod;

import static limber.models.rod.RodChannels.*;
import static limber.models.rod.RodParameters.*;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Surface;
import limber.mesh.SurfaceSkin;

/// The state of frame 0: control points where they were put, nothing bent yet by a pull.
final class RodStart {
    private RodStart() {}

    static State state(Settings p, Surface surface) {
        State s = State.of(sizes(p, surface), surface.triangles().length / 3);
        SurfaceSkin.fill(s, surface, 1);
        List<Vec> points = p.get(POINTS_AT);
        for (int i = 0; i < points.size(); i++) points.get(i).into(s.of(SHAPE), i);
        Arrays.fill(s.of(MOVED), -1);
        p.get(FORCE_POINT).into(s.of(FORCE_AT), 0);
        straighten(s);
        construct(s, p.get(AT));
        return s;
    }

    private static LinkedHashMap<Channel, Integer> sizes(Settings p, Surface surface) {
        int points = p.get(POINTS_AT).size(), n = points - 1;
        var sizes = new LinkedHashMap<Channel, Integer>();
        for (Channel c : List.of(POINTS, SHAPE, MOVED)) sizes.put(c, points);
        sizes.put(FORCE_AT, 1);
        for (Channel c : List.of(JOINTS, TARGETS, ORIENTATION)) sizes.put(c, points);
        for (Channel c : List.of(CONSTRUCTION, BUILT)) sizes.put(c, n * (n + 1) / 2);
        sizes.put(Clock.CHANNEL, Clock.SIZE);
        bending(sizes, surface.size());
        SurfaceSkin.declare(sizes, surface, 1);
        return sizes;
    }

    /// The scratch of the phases that bend a number of vertices.
    static void bending(LinkedHashMap<Channel, Integer> sizes, int vertices) {
        for (Channel c : List.of(STATION_POINT, STATION_TANGENT, STATION_NORMAL, STATION_LENGTH))
            sizes.put(c, Stations.STEPS + 1);
        for (Channel c : List.of(T, CENTRE, ALONG, SPEED, ACROSS, OFFSET, FATE)) sizes.put(c, vertices);
    }

    /// No joint is bent, and control points are where they were put.
    static void straighten(State s) {
        System.arraycopy(s.of(SHAPE), 0, s.of(POINTS), 0, s.of(SHAPE).length);
        for (Channel c : List.of(JOINTS, TARGETS, ORIENTATION)) {
            double[] q = s.of(c);
            for (int i = 0; i < q.length; i++) q[i] = i % 4 == 3 ? 1 : 0;
        }
    }

    private static void construct(State s, double t) {
        var level = new Casteljau(t);
        int n = s.of(MOVED).length - 1;
        for (int sweep = 0; sweep < n; sweep++) level.run(s, sweep, 0, n - sweep);
    }
}
