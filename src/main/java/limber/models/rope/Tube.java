package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import limber.engine.Channel;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.Skin;
import limber.models.rope.RopeParameters.TextureRun;

/// The rope as a tube: a ring of `sides` + 1 vertices at every particle (the seam
/// is doubled), two triangles a side and stick, and two caps with vertices of their
/// own.
///
/// Vertex index = ring · (sides + 1) + side; then each cap's centre and its `sides`
/// rim vertices; then, if double-sided, all of them once more with the normals
/// turned round. Sticks that are not drawn yet have collapsed triangles.
final class Tube {
    private Tube() {}

    static int vertices(int segments, int sides, boolean caps,
            boolean doubleSided) {
        return ((segments + 1) * (sides + 1) + (caps ? 2 * (sides + 1) : 0))
                * (doubleSided ? 2 : 1);
    }

    static int triangles(int segments, int sides, boolean caps,
            boolean doubleSided) {
        return (2 * sides * segments + (caps ? 2 * sides : 0))
                * (doubleSided ? 2 : 1);
    }

    /// @param unroll 0 the tube, 1 the flat sheet it is made from, lying across the
    ///   z axis
    record Vertices(Circle circle, double width, double tile, double unroll,
            TextureRun run, boolean caps,
            boolean doubleSided, Channel points) implements Phase {
        @Override public String name() { return "vertices"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return Tube.vertices(s.of(REST).length, circle.sides(), caps,
                    doubleSided);
        }

        @Override public Formula formula() {
            return Formula
                    .of("o = \\cos\\alpha\\,U + \\sin\\alpha\\,R", "v = p + r\\,o")
                    .number("\\cos\\alpha", "cos").number("\\sin\\alpha", "sin")
                    .vector("o", "out")
                    .number("r", "radius", "m")
                    .vector("v", "v", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] p = s.of(points), ring = s.of(RING), arc = s.of(ARC);
            double[] vertices = s.of(Skin.VERTICES), uv = s.of(Skin.UV),
                    normals = s.of(Skin.NORMALS),
                    tangents = s.of(Skin.TANGENTS);
            int sides = circle.sides(), segments = s.of(REST).length,
                    rim = (segments + 1) * (sides + 1),
                    front = rim + (caps ? 2 * (sides + 1) : 0);
            int drawn = (int) s.of(DRAWING)[DRAWN];
            double perimeter = Math.PI * width;
            for (int n = from; n < to; n++) {
                int base = n % front, flip = n < front ? 1 : -1;
                boolean cap = base >= rim, atEnd = base - rim > sides;
                int inCap = (base - rim) % (sides + 1);
                int i = !cap ? base / (sides + 1) : atEnd ? drawn : 0,
                        side = !cap ? base % (sides + 1) : inCap - 1;
                double radius = cap && inCap == 0 ? 0 : 0.5 * width;
                double cos = radius == 0 ? 1 : circle.cos()[side],
                        sin = radius == 0 ? 0 : circle.sin()[side];
                int o = 9 * i; // gap tube
                double outx = cos * ring[o + 3] + sin * ring[o + 6],
                        outy = cos * ring[o + 4] + sin * ring[o + 7],
                        outz = cos * ring[o + 5] + sin * ring[o + 8];
                double vx = p[3 * i] + radius * outx,
                        vy = p[3 * i + 1] + radius * outy,
                        vz = p[3 * i + 2] + radius * outz; // end of gap tube
                double nx = outx, ny = outy, nz = outz;
                if (cap) {
                    double facing = atEnd ? 1 : -1;
                    nx = facing * ring[o];
                    ny = facing * ring[o + 1];
                    nz = facing * ring[o + 2];
                }
                double along = run == TextureRun.INDEX ? (double) i / segments
                        : arc[i] / Math.max(1e-12, arc[segments]);
                double u = cap ? 0.5 + (radius == 0 ? 0 : 0.5 * cos) : along * tile,
                        v = cap ? 0.5 + (radius == 0 ? 0 : 0.5 * sin)
                                : (double) side / sides;
                double tx = cap ? outx : ring[o], ty = cap ? outy : ring[o + 1],
                        tz = cap ? outz : ring[o + 2];
                if (unroll > 0 && !cap) {
                    double flatx = p[0] + arc[i],
                            flaty = p[1] + (v - 0.5) * perimeter, flatz = p[2];
                    vx += unroll * (flatx - vx);
                    vy += unroll * (flaty - vy);
                    vz += unroll * (flatz - vz);
                    double mx = nx - unroll * nx, my = ny - unroll * ny,
                            mz = nz + unroll * (1 - nz),
                            size = Math.sqrt(mx * mx + my * my + mz * mz);
                    if (size > 1e-9) {
                        nx = mx / size;
                        ny = my / size;
                        nz = mz / size;
                    }
                    double ax = tx + unroll * (1 - tx), ay = ty - unroll * ty,
                            az = tz - unroll * tz,
                            long1 = Math.sqrt(ax * ax + ay * ay + az * az);
                    if (long1 > 1e-9) {
                        tx = ax / long1;
                        ty = ay / long1;
                        tz = az / long1;
                    }
                }
                vertices[3 * n] = vx;
                vertices[3 * n + 1] = vy;
                vertices[3 * n + 2] = vz;
                uv[2 * n] = u;
                uv[2 * n + 1] = v;
                normals[3 * n] = flip * nx;
                normals[3 * n + 1] = flip * ny;
                normals[3 * n + 2] = flip * nz;
                tangents[3 * n] = tx;
                tangents[3 * n + 1] = ty;
                tangents[3 * n + 2] = tz;
            }
        }
    }

    /// @param clockwise whether rings run clockwise seen along the rope
    /// @param capsShown false while the tube is being unrolled, when caps have
    ///   nothing to close
    record Triangles(int sides, boolean clockwise, boolean caps,
            boolean capsShown, boolean doubleSided) implements Phase {
        @Override public String name() { return "triangles"; }
        @Override public String of() { return "triangle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return Tube.triangles(s.of(REST).length, sides, caps, doubleSided);
        }

        @Override public Formula formula() {
            return Formula.of("(a, c, b)", "(b, c, d)").number("a", "a")
                    .number("b", "b").number("c", "c").number("d",
                            "d");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            int[] triangles = s.triangles();
            int segments = s.of(REST).length, rim = (segments + 1) * (sides + 1),
                    front = Tube.triangles(segments, sides, caps, false);
            int offset = Tube.vertices(segments, sides, caps, false),
                    walls = 2 * sides * segments;
            int drawn = (int) s.of(DRAWING)[DRAWN];
            for (int n = from; n < to; n++) {
                int base = n % front, copy = n < front ? 0 : offset;
                boolean outside = n < front == clockwise;
                int x = 0, y = 0, z = 0;
                if (base < walls) {
                    int stick = base / (2 * sides), side = base % (2 * sides) / 2; // gap corners
                    int a = stick * (sides + 1) + side, b = a + 1,
                            c = a + sides + 1, d = c + 1;
                    boolean lower = base % 2 == 0;
                    if (stick < drawn) {
                        x = lower ? a : b;
                        y = c;
                        z = lower ? b : d;
                    } // end of gap corners
                } else if (drawn > 0 && capsShown) {
                    int cap = (base - walls) / sides, side = (base - walls) % sides;
                    int centre = rim + cap * (sides + 1),
                            next = centre + 1 + (side + 1) % sides,
                            here = centre + 1 + side;
                    x = centre;
                    y = cap == 0 ? here : next;
                    z = cap == 0 ? next : here;
                }
                boolean shown = x != y;
                triangles[3 * n] = shown ? x + copy : 0;
                triangles[3 * n + 1] = shown ? (outside ? y : z) + copy : 0;
                triangles[3 * n + 2] = shown ? (outside ? z : y) + copy : 0;
            }
        }
    }
}
