package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import limber.engine.Channel;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.Skin;
import limber.models.rope.RopeParameters.TextureRun;

/// The rope as one open cylinder a stick: gaps of 2r·tan(θ/2) open where it bends
/// by θ.
///
/// Vertex index = stick · 2 · sides + 2i at the stick's start and + 2i + 1 at its
/// end; two triangles a side, no caps. u runs from 0 to 1 on each stick, or, by arc
/// length, over the whole rope. Sticks of 1 mm or less are not drawn. With the
/// published cache ([CachedMeshes]) each is drawn with the length of the first
/// stick of its key, up to a millimetre too long or too short.
final class Cylinders {
    static final double SHORTEST = 0.001;

    private Cylinders() {}

    record Vertices(Circle circle, double width, double tile, TextureRun run,
            boolean doubleSided, Channel points) implements Phase {
        @Override public String name() { return "vertices"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return 2 * circle.sides() * s.of(REST).length * (doubleSided ? 2 : 1);
        }

        @Override public Formula formula() {
            return Formula.of("o = \\cos\\alpha\\,U + \\sin\\alpha\\,R",
                    "v = p + \\lambda\\,d + r\\,o")
                    .number("\\cos\\alpha", "cos").number("\\sin\\alpha", "sin")
                    .vector("o", "out")
                    .number("\\lambda", "reach")
                    .vector("d", "d", "m", "position").number("r", "radius", "m")
                    .vector("v", "v", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] p = s.of(points), ring = s.of(RING), arc = s.of(ARC),
                    cache = s.of(CACHE);
            double[] vertices = s.of(Skin.VERTICES), uv = s.of(Skin.UV),
                    normals = s.of(Skin.NORMALS),
                    tangents = s.of(Skin.TANGENTS);
            int sides = circle.sides(), front = 2 * sides * s.of(REST).length;
            double radius = 0.5 * width;
            int tail = p.length - 3;
            double lastx = p[tail] - p[tail - 3], lasty = p[tail + 1] - p[tail - 2],
                    lastz = p[tail + 2] - p[tail - 1];
            // rings know no arc for the last particle
            double whole = Math.max(1e-12, arc[arc.length - 2]
                    + Math.sqrt(lastx * lastx + lasty * lasty + lastz * lastz));
            for (int n = from; n < to; n++) {
                int base = n % front, flip = n < front ? 1 : -1;
                int stick = base / (2 * sides), side = base % (2 * sides) / 2,
                        end = base % 2, a = 3 * stick,
                        o = 9 * stick;
                double dx = p[a + 3] - p[a], dy = p[a + 4] - p[a + 1],
                        dz = p[a + 5] - p[a + 2];
                double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
                double reach = end * (length > SHORTEST
                        ? CachedMeshes.drawn(cache, length) / length
                        : 1);
                double cos = circle.cos()[side], sin = circle.sin()[side];
                double outx = cos * ring[o + 3] + sin * ring[o + 6],
                        outy = cos * ring[o + 4] + sin * ring[o + 7],
                        outz = cos * ring[o + 5] + sin * ring[o + 8];
                double vx = p[a] + reach * dx + radius * outx,
                        vy = p[a + 1] + reach * dy + radius * outy,
                        vz = p[a + 2] + reach * dz + radius * outz;
                vertices[3 * n] = vx;
                vertices[3 * n + 1] = vy;
                vertices[3 * n + 2] = vz;
                double along = run == TextureRun.INDEX ? end
                        : (arc[stick] + end * length) / whole;
                uv[2 * n] = along * tile;
                uv[2 * n + 1] = (double) side / sides;
                normals[3 * n] = flip * outx;
                normals[3 * n + 1] = flip * outy;
                normals[3 * n + 2] = flip * outz;
                tangents[3 * n] = ring[o];
                tangents[3 * n + 1] = ring[o + 1];
                tangents[3 * n + 2] = ring[o + 2];
            }
        }
    }

    /// @param clockwise whether rings run clockwise seen along the rope
    record Triangles(int sides, boolean clockwise, boolean doubleSided,
            Channel points) implements Phase {
        @Override public String name() { return "triangles"; }
        @Override public String of() { return "triangle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return 2 * sides * s.of(REST).length * (doubleSided ? 2 : 1);
        }

        @Override public Formula formula() {
            return Formula.of("(a, c, b)", "(b, c, d)").number("a", "a")
                    .number("b", "b").number("c", "c").number("d",
                            "d");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            int[] triangles = s.triangles();
            double[] p = s.of(points);
            int sticks = s.of(REST).length, front = 2 * sides * sticks;
            int drawn = (int) s.of(DRAWING)[DRAWN];
            for (int n = from; n < to; n++) {
                int base = n % front, copy = n < front ? 0 : front;
                boolean outside = n < front == clockwise;
                int stick = base / (2 * sides), side = base % (2 * sides) / 2,
                        first = 2 * sides * stick;
                double dx = p[3 * stick + 3] - p[3 * stick],
                        dy = p[3 * stick + 4] - p[3 * stick + 1],
                        dz = p[3 * stick + 5] - p[3 * stick + 2];
                double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
                boolean shown = stick < drawn && length > SHORTEST,
                        lower = base % 2 == 0;
                int a = first + 2 * side, b = first + 2 * ((side + 1) % sides),
                        c = a + 1, d = b + 1;
                int x = lower ? a : b, y = c, z = lower ? b : d;
                triangles[3 * n] = shown ? x + copy : 0;
                triangles[3 * n + 1] = shown ? (outside ? y : z) + copy : 0;
                triangles[3 * n + 2] = shown ? (outside ? z : y) + copy : 0;
            }
        }
    }
}
