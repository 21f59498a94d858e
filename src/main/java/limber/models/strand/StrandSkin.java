package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import java.util.List;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.math.exact.Exact;
import limber.mesh.Skin;

/// The skin of a strand: a tube whose rings stand at the particles and turn with
/// the frames of their segments, so that its stripes show the twist.
///
/// Vertex = ring · (sides + 1) + side; the seam is doubled. A ring's last circle is
/// its first one again.
final class StrandSkin {
    private StrandSkin() {}

    static List<Phase> phases(Settings p) {
        int sides = p.get(StrandParameters.SIDES);
        boolean closed = p.get(StrandParameters.CLOSED);
        return List.of(new Rings(closed),
                new Vertices(p.get(StrandParameters.RADIUS), sides, closed),
                new Triangles(sides));
    }

    /// The vertices as they are placed at frame 0.
    static double[] atRest(Settings p) {
        State start = StrandStart.state(p);
        for (Phase phase : phases(p)) phase.run(start, 0, 0, phase.size(start));
        return start.of(Skin.VERTICES);
    }

    /// What never changes of it: the circle, and the texture's coordinates.
    static void fixed(Settings p, State s) {
        int sides = p.get(StrandParameters.SIDES),
                segments = p.get(StrandParameters.SEGMENTS);
        double[] circle = s.of(CIRCLE), uv = s.of(TEXTURE_AT);
        for (int k = 0; k <= sides; k++) {
            double angle = 2 * Math.PI * (k % sides) / sides;
            circle[2 * k] = Exact.cos(angle);
            circle[2 * k + 1] = Exact.sin(angle);
        }
        for (int n = 0; n < uv.length / 2; n++) {
            uv[2 * n] = (double) (n / (sides + 1)) / segments;
            uv[2 * n + 1] = (double) (n % (sides + 1)) / sides;
        }
    }

    /// The frame of each circle: half way between those of the segments that meet
    /// there.
    record Rings(boolean closed) implements Phase {
        @Override public String name() { return "rings"; }
        @Override public String of() { return "ring"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INERTIA).length + 1; }

        @Override public Formula formula() {
            return Formula.of("p = q_{i-1} \\pm q_i", "q = \\frac{p}{|p|}")
                    .vector("p", "p").number("|p|", "size");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] q = s.of(ORIENTATION), ring = s.of(RING);
            int segments = s.of(INERTIA).length;
            for (int i = from; i < to; i++) {
                boolean first = i == 0, last = i == segments;
                int before = first ? closed ? segments - 1 : 0 : i - 1,
                        after = last ? closed ? 0 : segments - 1 : i;
                int a = 4 * before, b = 4 * after, k = 4 * i;
                double dot = q[a] * q[b] + q[a + 1] * q[b + 1]
                        + q[a + 2] * q[b + 2] + q[a + 3] * q[b + 3];
                double sign = before == after ? 0 : dot < 0 ? -1 : 1;
                double px = q[a] + sign * q[b], py = q[a + 1] + sign * q[b + 1],
                        pz = q[a + 2] + sign * q[b + 2],
                        pw = q[a + 3] + sign * q[b + 3];
                double size = Math.sqrt(px * px + py * py + pz * pz + pw * pw);
                ring[k] = px / size;
                ring[k + 1] = py / size;
                ring[k + 2] = pz / size;
                ring[k + 3] = pw / size;
            }
        }
    }

    /// The vertices of each circle, with normals and, along d3, tangents.
    record Vertices(double radius, int sides, boolean closed) implements Phase {
        @Override public String name() { return "vertices"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return (s.of(INERTIA).length + 1) * (sides + 1);
        }

        @Override public Formula formula() {
            return Formula.of("n = \\cos\\varphi\\,d_1 + \\sin\\varphi\\,d_2",
                    "v = x + r\\,n")
                    .number("\\cos\\varphi", "cos").number("\\sin\\varphi", "sin")
                    .vector("d_1", "d1").vector("d_2", "d2").vector("n", "n")
                    .number("r", "radius", "m")
                    .vector("v", "v", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), ring = s.of(RING), circle = s.of(CIRCLE),
                    vertices = s.of(Skin.VERTICES), normals = s.of(Skin.NORMALS),
                    tangents = s.of(Skin.TANGENTS);
            int particles = x.length / 3;
            for (int i = from; i < to; i++) {
                int at = i / (sides + 1), side = i % (sides + 1), q = 4 * at;
                int particle = 3 * (closed ? at % particles : at);
                double qx = ring[q], qy = ring[q + 1], qz = ring[q + 2],
                        qw = ring[q + 3];
                double d1x = 1 - 2 * (qy * qy + qz * qz),
                        d1y = 2 * (qx * qy + qw * qz),
                        d1z = 2 * (qx * qz - qw * qy);
                double d2x = 2 * (qx * qy - qw * qz),
                        d2y = 1 - 2 * (qx * qx + qz * qz),
                        d2z = 2 * (qy * qz + qw * qx);
                double cos = circle[2 * side], sin = circle[2 * side + 1];
                double nx = cos * d1x + sin * d2x, ny = cos * d1y + sin * d2y,
                        nz = cos * d1z + sin * d2z;
                double vx = x[particle] + radius * nx,
                        vy = x[particle + 1] + radius * ny,
                        vz = x[particle + 2] + radius * nz;
                vertices[3 * i] = vx;
                vertices[3 * i + 1] = vy;
                vertices[3 * i + 2] = vz;
                normals[3 * i] = nx;
                normals[3 * i + 1] = ny;
                normals[3 * i + 2] = nz;
                tangents[3 * i] = 2 * (qx * qz + qw * qy);
                tangents[3 * i + 1] = 2 * (qy * qz - qw * qx);
                tangents[3 * i + 2] = 1 - 2 * (qx * qx + qy * qy);
            }
        }
    }

    /// Two triangles for each side of each segment.
    record Triangles(int sides) implements Phase {
        @Override public String name() { return "triangles"; }
        @Override public String of() { return "triangle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return 2 * sides * s.of(INERTIA).length;
        }

        @Override public Formula formula() {
            return Formula.of("(a, b, d)", "(a, d, c)").number("a", "a")
                    .number("b", "b").number("c", "c").number("d", "d");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            int[] triangles = s.triangles();
            for (int t = from; t < to; t++) {
                int segment = t / (2 * sides), side = t % (2 * sides) / 2;
                int a = segment * (sides + 1) + side, b = a + 1,
                        c = a + sides + 1, d = c + 1;
                boolean first = t % 2 == 0;
                triangles[3 * t] = a;
                triangles[3 * t + 1] = first ? b : d;
                triangles[3 * t + 2] = first ? d : c;
            }
        }
    }
}
