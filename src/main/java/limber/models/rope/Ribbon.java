package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import limber.engine.Channel;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.Skin;
import limber.models.rope.RopeParameters.TextureRun;

/// The rope as a flat ribbon: two vertices a particle, to both sides of direction ×
/// (0,0,1).
///
/// The published rule takes the cross product without making it a unit vector, so
/// that the ribbon is as wide as W · sin of the angle to z; takes each direction
/// from the particle to the next, so that the last row has none and collapses; lets
/// u end at N/(N + 1) tiles; hands over no normals; and shares the back's vertices
/// with the front, cell by cell.
final class Ribbon {
    private Ribbon() {}

    static int vertices(int segments, boolean published, boolean doubleSided) {
        return 2 * (segments + 1) * (doubleSided && !published ? 2 : 1);
    }

    record Vertices(boolean published, double width, double tile, TextureRun run,
            boolean doubleSided, Channel points)
            implements Phase {
        @Override public String name() { return "vertices"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return Ribbon.vertices(s.of(REST).length, published, doubleSided);
        }

        @Override public Formula formula() {
            return Formula.of(published ? "s = d\\times z"
                    : "s = \\frac{d\\times "
                            + "z}{|d\\times z|}",
                    "v = p + a\\,W\\,s")
                    .vector("d", "d")
                    .number("a", "across").number("W", "width", "m")
                    .vector("v", "v", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] p = s.of(points), arc = s.of(ARC), ring = s.of(RING);
            double[] vertices = s.of(Skin.VERTICES), uv = s.of(Skin.UV),
                    normals = s.of(Skin.NORMALS),
                    tangents = s.of(Skin.TANGENTS);
            int segments = s.of(REST).length, front = 2 * (segments + 1);
            for (int n = from; n < to; n++) {
                int base = n % front, flip = n < front ? 1 : -1, i = base / 2,
                        a = 3 * i;
                double dx = ring[9 * i], dy = ring[9 * i + 1], dz = ring[9 * i + 2];
                if (published) {
                    int b = Math.min(a + 3, p.length - 3);
                    double ex = p[b] - p[a], ey = p[b + 1] - p[a + 1],
                            ez = p[b + 2] - p[a + 2],
                            length = Math.sqrt(ex * ex + ey * ey + ez * ez);
                    dx = length > 0 ? ex / length : 0;
                    dy = length > 0 ? ey / length : 0;
                    dz = length > 0 ? ez / length : 0;
                }
                // d × (0,0,1)
                double sidex = dy, sidey = -dx,
                        size = Math.sqrt(sidex * sidex + sidey * sidey);
                // a rope along z has no such side: any one across it will do
                if (!published) {
                    sidex = size > 1e-9 ? sidex / size : 1;
                    sidey = size > 1e-9 ? sidey / size : 0;
                }
                double across = base % 2 - 0.5;
                double vx = p[a] + across * width * sidex,
                        vy = p[a + 1] + across * width * sidey, vz = p[a + 2];
                vertices[3 * n] = vx;
                vertices[3 * n + 1] = vy;
                vertices[3 * n + 2] = vz;
                double along = run == TextureRun.INDEX ? (double) i / segments
                        : arc[i] / Math.max(1e-12, arc[segments]);
                double u = (published ? (double) i / (segments + 1) : along) * tile;
                uv[2 * n] = u;
                uv[2 * n + 1] = base % 2;
                // side × d, towards +z
                double nx = sidey * dz, ny = -sidex * dz,
                        nz = sidex * dy - sidey * dx;
                double norm = Math.sqrt(nx * nx + ny * ny + nz * nz);
                boolean known = norm > 1e-12 && !published;
                normals[3 * n] = known ? flip * nx / norm : 0;
                normals[3 * n + 1] = known ? flip * ny / norm : 0;
                normals[3 * n + 2] = known ? flip * nz / norm
                        : published ? 0 : flip;
                tangents[3 * n] = dx;
                tangents[3 * n + 1] = dy;
                tangents[3 * n + 2] = dz;
            }
        }
    }

    record Triangles(boolean published, boolean doubleSided) implements Phase {
        @Override public String name() { return "triangles"; }
        @Override public String of() { return "triangle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return 2 * s.of(REST).length * (doubleSided ? 2 : 1);
        }

        @Override public Formula formula() {
            return (published ? Formula.of("(a, b, d)", "(d, c, a)")
                    : Formula.of("(a, b, c)", "(b, d, c)")).number("a", "a")
                    .number("b", "b").number("c", "c").number("d", "d");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            int[] triangles = s.triangles();
            int segments = s.of(REST).length, front = 2 * segments,
                    drawn = (int) s.of(DRAWING)[DRAWN];
            boolean cells = published && doubleSided;
            for (int n = from; n < to; n++) {
                int stick = cells ? n / 4 : n % front / 2;
                boolean first = n % 2 == 0, back = cells ? n % 4 > 1 : n >= front,
                        shown = stick < drawn;
                int copy = back && !published ? 2 * (segments + 1) : 0;
                int a = 2 * stick + copy, b = a + 1, c = a + 2, d = a + 3;
                int x = first ? a : published ? d : b,
                        y = first ? b : published ? c : d,
                        z = !published ? c : first ? d : a;
                // the back is turned round
                triangles[3 * n] = !shown ? 0 : back && published ? z : x;
                triangles[3 * n + 1] = !shown ? 0 : back && !published ? z : y;
                triangles[3 * n + 2] = !shown ? 0 : !back ? z : published ? x : y;
            }
        }
    }
}
