package limber.models.strand;

import static limber.models.strand.StrandParameters.*;

import java.util.List;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.math.exact.Exact;

/// The places of a strand's particles at frame 0, the lengths between them, and its placed frames: carried along by the
/// shortest arcs, without twist.
final class StrandPlacement {
    private static final double SHORTEST = 1e-9;
    private static final Vec B = new Vec(0, 0, 1), FIRST_DIRECTION = new Vec(1, 0, 0);
    /// Along +x, with d1 = +z.
    private static final Orientation FIRST_FRAME = new Orientation(Math.sqrt(0.5), 0, Math.sqrt(0.5), 0);

    final Vec[] points;
    final double[] lengths;
    final Orientation[] frames;

    private StrandPlacement(Settings p) {
        int n = p.get(SEGMENTS);
        points = points(p);
        lengths = new double[n];
        frames = new Orientation[n];
        Vec before = FIRST_DIRECTION;
        Orientation frame = FIRST_FRAME;
        for (int s = 0; s < n; s++) {
            Vec d = points[(s + 1) % points.length].minus(points[s]);
            lengths[s] = d.length();
            if (!(lengths[s] >= SHORTEST))
                throw new BadInput("strand.shape: segment " + s + " is shorter than 1e-9 m; its ends must lie apart");
            Vec u = d.times(1 / lengths[s]);
            frame = frame.carried(before, u);
            frames[s] = frame;
            before = u;
        }
    }

    /// @throws BadInput if there are too many or too few points, or a segment has no length
    static StrandPlacement of(Settings p) {
        return new StrandPlacement(p);
    }

    private static Vec[] points(Settings p) {
        int particles = particles(p);
        List<Vec> shape = p.get(SHAPE);
        if (!shape.isEmpty() && shape.size() != particles)
            throw new BadInput("strand.shape: " + shape.size() + " points, but " + p.get(SEGMENTS)
                    + (open(p) ? "" : " closed") + " segments need " + particles);
        if (!shape.isEmpty()) return shape.toArray(Vec[]::new);
        Vec t = switch (p.get(ALONG)) {
            case X -> new Vec(1, 0, 0);
            case DOWN -> new Vec(0, -1, 0);
            case UP -> new Vec(0, 1, 0);
        }, n = B.cross(t);
        Vec[] points = open(p) && p.get(PLACEMENT) == Placing.HELIX ? helix(p, t, n) : arc(p, t, n, particles);
        for (int i = 0; i < particles; i++)
            points[i] = points[i].plus(
                    B.times(p.get(RIPPLE) * Exact.cos(4 * Math.PI * i / p.get(SEGMENTS))));
        return points;
    }

    private static Vec[] arc(Settings p, Vec t, Vec n, int particles) {
        int segments = p.get(SEGMENTS);
        double l = p.get(LENGTH) / segments, whole = open(p) ? p.get(ARC_ANGLE) * Math.PI / 180 : 2 * Math.PI;
        var points = new Vec[particles];
        points[0] = p.get(START);
        for (int k = 0; k + 1 < particles; k++) {
            double angle = whole * ((k + 0.5) / segments - 0.5);
            points[k + 1] = points[k].plus(
                    t.times(Exact.cos(angle)).plus(n.times(Exact.sin(angle))).times(l));
        }
        return points;
    }

    private static Vec[] helix(Settings p, Vec t, Vec n) {
        int segments = p.get(SEGMENTS);
        double radius = p.get(HELIX_RADIUS), coils = p.get(COILS);
        var points = new Vec[segments + 1];
        for (int i = 0; i <= segments; i++) {
            double a = 2 * Math.PI * coils * i / segments;
            points[i] = p.get(START).plus(n.times(radius * (Exact.cos(a) - 1)))
                    .plus(B.times(radius * Exact.sin(a)))
                    .plus(t.times(p.get(PITCH) * coils * ((double) i / segments)));
        }
        return points;
    }
}
