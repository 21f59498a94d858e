package limber.mesh;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.Channel.Life;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.Vec;

/// A [Surface] in the channels of a state, and the phases that make a skin of its
/// moved vertices.
///
/// | channel | elements | holds |
/// | --- | --- | --- |
/// | `rest` | vertices | where they were before anything moved them, local frame |
/// | `corners` | triangles | their vertices |
/// | `uv`, `uvCorners` | pairs, triangles | texture coordinates, and which of them a corner has |
/// | `usedFrom`, `usedBy` | vertices + 1, corners | where in `usedBy` the triangles of a vertex start; those triangles, ascending |
/// | `placed` or `vertices`, `normals`, `tangents` | vertices | scratch: what is handed over |
///
/// With several copies of a surface each of these holds one after the other;
/// `copies` share nothing.
public final class SurfaceSkin {
    public static final Channel REST = new Channel("rest", 3, "m", "vertex",
            Life.FIXED);
    public static final Channel UV = new Channel(Skin.UV.name(), 2, "", Life.FIXED);
    public static final Channel CORNERS = new Channel("corners", 3, "", "triangle",
            Life.FIXED);
    private static final Channel USED_FROM = new Channel("usedFrom", 1, "",
            Life.FIXED);
    private static final Channel USED_BY = new Channel("usedBy", 1, "", Life.FIXED);

    private SurfaceSkin() {}

    /// Adds the channels of `copies` of a surface.
    public static void declare(LinkedHashMap<Channel, Integer> elements,
            Surface surface, int copies) {
        declare(elements, surface, copies, Skin.PLACED);
    }

    /// The same for a model whose vertices are in another channel than `placed`.
    ///
    /// @param drawn the channel of the vertices in the world
    public static void declare(LinkedHashMap<Channel, Integer> elements,
            Surface surface, int copies, Channel drawn) {
        int vertices = copies * surface.vertices().length / 3,
                triangles = copies * surface.triangles().length / 3;
        elements.put(REST, vertices);
        elements.put(UV, copies * surface.uv().length / 2);
        elements.put(CORNERS, triangles);
        elements.put(Skin.UV_CORNERS, triangles);
        elements.put(USED_FROM, vertices + 1);
        elements.put(USED_BY, 3 * triangles);
        elements.put(drawn, vertices);
        elements.put(Skin.NORMALS, vertices);
        elements.put(Skin.TANGENTS, vertices);
    }

    /// Writes the fixed channels.
    public static void fill(State s, Surface surface, int copies) {
        int n = surface.vertices().length, pairs = surface.uv().length,
                corners = surface.triangles().length;
        double[] rest = s.of(REST), uv = s.of(UV), vertexOf = s.of(CORNERS),
                uvOf = s.of(Skin.UV_CORNERS);
        for (int copy = 0; copy < copies; copy++) {
            System.arraycopy(surface.vertices(), 0, rest, copy * n, n);
            System.arraycopy(surface.uv(), 0, uv, copy * pairs, pairs);
            for (int c = 0; c < corners; c++) {
                vertexOf[copy * corners + c] = surface.triangles()[c]
                        + copy * n / 3;
                uvOf[copy * corners + c] = surface.uvCorners()[c]
                        + copy * pairs / 2;
            }
        }
        incidence(surface.incidence(), copies, corners / 3, s.of(USED_FROM),
                s.of(USED_BY));
    }

    private static void incidence(Incidence one, int copies, int triangles,
            double[] usedFrom, double[] usedBy) {
        int vertices = one.start().length - 1, uses = one.triangle().length;
        for (int copy = 0; copy < copies; copy++) {
            for (int i = 1; i <= vertices; i++)
                usedFrom[copy * vertices + i] = one.start()[i] + copy * uses;
            for (int k = 0; k < uses; k++)
                usedBy[copy * uses + k] = one.triangle()[k] + copy * triangles;
        }
    }

    /// Whether a triangle uses a vertex. One that none uses has no part in what is
    /// measured or framed.
    public static boolean isUsed(State s, int vertex) {
        double[] from = s.named(USED_FROM.name());
        return from.length == 0 || from[vertex + 1] > from[vertex];
    }

    /// A length that suits arrows and axes beside a surface, wherever it stands, m:
    /// the largest coordinate at rest, and at most the longest side of the box.
    public static double size(State s) {
        double[] rest = s.of(REST), corners = s.of(CORNERS);
        double largest = 0, longest = 0;
        for (int axis = 0; axis < 3; axis++) {
            double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
            for (double corner : corners) {
                double x = rest[3 * (int) corner + axis];
                low = Math.min(low, x);
                high = Math.max(high, x);
            }
            largest = Math.max(largest, Math.max(-low, high));
            longest = Math.max(longest, high - low);
        }
        return Math.min(largest, longest);
    }

    /// The phases that follow once the vertices have been placed.
    ///
    /// @param stale whether normals are left as they were at rest, as in a program
    ///   that forgets to compute them again
    /// @param sin,cos of the angle about z by which they are turned against `rest`
    public static List<Phase> phases(boolean stale, double sin, double cos) {
        return List.of(new Normals(stale, sin, cos), new Tangents(),
                new Triangles());
    }

    /// The phases of a surface whose vertices are in the world already.
    ///
    /// @param vertices the channel that has them
    public static List<Phase> phases(Channel vertices) {
        return Stream.concat(Stream.of(new Place(vertices)),
                phases(false, 0, 1).stream()).toList();
    }

    /// The unit normal of every vertex of `xyz`, from scratch, to compare with.
    public static double[] normals(State s, double[] xyz) {
        var normals = new double[xyz.length];
        Normals.into(xyz, normals, s.of(CORNERS), s.of(USED_FROM), s.of(USED_BY), 0,
                xyz.length / 3);
        return normals;
    }

    /// The largest angle between a normal that is shown and that of the surface in
    /// `xyz`, °.
    public static double normalError(State s, double[] xyz) {
        double[] shown = s.of(Skin.NORMALS), now = normals(s, xyz);
        // between the tips of two units; an arc cosine would make a millionth of a
        // degree of the last bit
        double chord = 0;
        for (int i = 0; i < xyz.length / 3; i++) {
            Vec n = Vec.of(shown, i);
            if (n.length() > 0) chord = Math.max(chord, n.distance(Vec.of(now, i)));
        }
        return StrictMath.toDegrees(2 * StrictMath.asin(Math.min(1, 0.5 * chord)));
    }

    /// The signed volume inside the first copy in `xyz`, m³; that of a closed
    /// surface, and negative where it is turned inside out.
    public static double volume(State s, double[] xyz, int copies) {
        double[] corner = s.of(CORNERS);
        double sum = 0;
        for (int c = 0; c < corner.length / copies; c += 3) {
            int a = 3 * (int) corner[c], b = 3 * (int) corner[c + 1],
                    d = 3 * (int) corner[c + 2];
            sum += xyz[a] * (xyz[b + 1] * xyz[d + 2] - xyz[b + 2] * xyz[d + 1])
                    + xyz[a + 1] * (xyz[b + 2] * xyz[d] - xyz[b] * xyz[d + 2])
                    + xyz[a + 2] * (xyz[b] * xyz[d + 1] - xyz[b + 1] * xyz[d]);
        }
        return sum / 6;
    }

    /// The places of the vertices, as they are handed over.
    record Place(Channel vertices) implements Phase {
        @Override public String name() { return "place"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(vertices).length / 3; }

        @Override public Formula formula() {
            return Formula.of("x_w = x");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(vertices), placed = s.of(Skin.PLACED);
            for (int j = 3 * from; j < 3 * to; j++) placed[j] = x[j];
        }
    }

    /// The normals of the vertices: each is the sum of its triangles' normals,
    /// weighted by twice their area, made a unit. A stale normal is that of the
    /// rest shape, which still turns with the object.
    record Normals(boolean stale, double sin, double cos) implements Phase {
        @Override public String name() { return "normals"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(Skin.NORMALS).length / 3; }

        @Override public Formula formula() {
            return Formula
                    .of("s = \\sum\\,(b - a)\\times(c - a)", "n = \\frac{s}{|s|}")
                    .vector("s", "sum", "m²", "").number("|s|", "size", "m²")
                    .vector("n", "n", "", "");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] normals = s.of(Skin.NORMALS);
            into(stale ? s.of(REST) : Skin.vertices(s), normals, s.of(CORNERS),
                    s.of(USED_FROM), s.of(USED_BY), from,
                    to);
            if (!stale) return;
            for (int j = 3 * from; j < 3 * to; j += 3) {
                double nx = cos * normals[j] - sin * normals[j + 1],
                        ny = sin * normals[j] + cos * normals[j + 1];
                normals[j] = nx;
                normals[j + 1] = ny;
            }
        }

        static void into(double[] xyz, double[] normals, double[] corner,
                double[] usedFrom, double[] usedBy, int from,
                int to) {
            for (int i = from; i < to; i++) {
                double sumx = 0, sumy = 0, sumz = 0;
                for (int k = (int) usedFrom[i]; k < (int) usedFrom[i + 1]; k++) {
                    int t = 3 * (int) usedBy[k];
                    int a = 3 * (int) corner[t], b = 3 * (int) corner[t + 1],
                            c = 3 * (int) corner[t + 2];
                    double ux = xyz[b] - xyz[a], uy = xyz[b + 1] - xyz[a + 1],
                            uz = xyz[b + 2] - xyz[a + 2];
                    double vx = xyz[c] - xyz[a], vy = xyz[c + 1] - xyz[a + 1],
                            vz = xyz[c + 2] - xyz[a + 2];
                    sumx += uy * vz - uz * vy;
                    sumy += uz * vx - ux * vz;
                    sumz += ux * vy - uy * vx;
                }
                double size = Math.sqrt(sumx * sumx + sumy * sumy + sumz * sumz);
                boolean flat = size == 0; // no triangle, or none with an area
                double nx = flat ? 0 : sumx / size, ny = flat ? 1 : sumy / size,
                        nz = flat ? 0 : sumz / size;
                normals[3 * i] = nx;
                normals[3 * i + 1] = ny;
                normals[3 * i + 2] = nz;
            }
        }
    }

    /// The tangents of the vertices: each points where its texture's u grows, at a
    /// right angle to the normal.
    record Tangents() implements Phase {
        @Override public String name() { return "tangents"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return s.of(Skin.TANGENTS).length / 3;
        }

        @Override public Formula formula() {
            return Formula.of(
                    "s = \\frac{\\partial x}{\\partial u} - "
                            + "\\left(\\frac{\\partial x}{\\partial u}\\cdot "
                            + "n\\right) n",
                    "\\tau = \\frac{s}{|s|}")
                    .vector("s", "sum").number("|s|", "size").vector("n", "n")
                    .vector("\\tau", "tangent");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] xyz = Skin.vertices(s), uv = s.of(UV),
                    normals = s.of(Skin.NORMALS),
                    tangents = s.of(Skin.TANGENTS);
            double[] corner = s.of(CORNERS), uvCorner = s.of(Skin.UV_CORNERS),
                    usedFrom = s.of(USED_FROM),
                    usedBy = s.of(USED_BY);
            for (int i = from; i < to; i++) {
                double sumx = 0, sumy = 0, sumz = 0;
                for (int k = (int) usedFrom[i]; k < (int) usedFrom[i + 1]; k++) {
                    int t = 3 * (int) usedBy[k];
                    int a = 3 * (int) corner[t], b = 3 * (int) corner[t + 1],
                            c = 3 * (int) corner[t + 2];
                    int p = 2 * (int) uvCorner[t], q = 2 * (int) uvCorner[t + 1],
                            r = 2 * (int) uvCorner[t + 2];
                    double q1 = uv[q + 1] - uv[p + 1], r1 = uv[r + 1] - uv[p + 1];
                    double area = (uv[q] - uv[p]) * r1 - (uv[r] - uv[p]) * q1;
                    // a mirrored texture still has its u
                    double side = area < 0 ? -1 : 1;
                    sumx += side
                            * ((xyz[b] - xyz[a]) * r1 - (xyz[c] - xyz[a]) * q1);
                    sumy += side * ((xyz[b + 1] - xyz[a + 1]) * r1
                            - (xyz[c + 1] - xyz[a + 1]) * q1);
                    sumz += side * ((xyz[b + 2] - xyz[a + 2]) * r1
                            - (xyz[c + 2] - xyz[a + 2]) * q1);
                }
                double nx = normals[3 * i], ny = normals[3 * i + 1],
                        nz = normals[3 * i + 2];
                double dot = sumx * nx + sumy * ny + sumz * nz;
                sumx -= dot * nx;
                sumy -= dot * ny;
                sumz -= dot * nz;
                double size = Math.sqrt(sumx * sumx + sumy * sumy + sumz * sumz);
                // no texture here: any direction at a right angle will do
                if (!(size > 1e-12)) {
                    boolean upright = Math.abs(ny) > 0.9;
                    sumx = upright ? 1 - nx * nx : -nx * ny;
                    sumy = upright ? -nx * ny : 1 - ny * ny;
                    sumz = upright ? -nx * nz : -ny * nz;
                    size = Math.sqrt(sumx * sumx + sumy * sumy + sumz * sumz);
                }
                double tangentx = sumx / size, tangenty = sumy / size,
                        tangentz = sumz / size;
                tangents[3 * i] = tangentx;
                tangents[3 * i + 1] = tangenty;
                tangents[3 * i + 2] = tangentz;
            }
        }
    }

    /// The indices of the triangles, the same in every frame.
    record Triangles() implements Phase {
        @Override public String name() { return "triangles"; }
        @Override public String of() { return "triangle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.triangles().length / 3; }

        @Override public Formula formula() {
            return Formula.of("(a, b, c)");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            int[] triangles = s.triangles();
            double[] corner = s.of(CORNERS);
            for (int c = 3 * from; c < 3 * to; c++) triangles[c] = (int) corner[c];
        }
    }
}
