package limber.mesh;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.Channel.Life;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;

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
    public static final Channel CORNERS = Channel.whole("corners", 3, "triangle");
    static final Channel USED_FROM = Channel.whole("usedFrom", 1, "");
    static final Channel USED_BY = Channel.whole("usedBy", 1, "");

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
        double[] rest = s.of(REST), uv = s.of(UV);
        int[] vertexOf = s.ints(CORNERS), uvOf = s.ints(Skin.UV_CORNERS);
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
        incidence(surface.incidence(), copies, corners / 3, s.ints(USED_FROM),
                s.ints(USED_BY));
    }

    private static void incidence(Incidence one, int copies, int triangles,
            int[] usedFrom, int[] usedBy) {
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
        return used(s).test(vertex);
    }

    /// The same for many vertices.
    public static IntPredicate used(State s) {
        return s.channel(USED_FROM.name()).map(s::ints)
                .<IntPredicate>map(from -> vertex -> from[vertex + 1] > from[vertex])
                .orElse(_ -> true);
    }

    /// A length that suits arrows and axes beside a surface, wherever it stands, m:
    /// the largest coordinate at rest, and at most the longest side of the box.
    public static double size(State s) {
        double[] rest = s.of(REST);
        int[] corners = s.ints(CORNERS);
        double largest = 0, longest = 0;
        for (int axis = 0; axis < 3; axis++) {
            double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
            for (int corner : corners) {
                double x = rest[3 * corner + axis];
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
        return List.of(new SurfacePhases.Normals(stale, sin, cos), new SurfacePhases.Tangents(),
                new SurfacePhases.Triangles());
    }

    /// The phases of a surface whose vertices are in the world already.
    ///
    /// @param vertices the channel that has them
    public static List<Phase> phases(Channel vertices) {
        return Stream.concat(Stream.of(new SurfacePhases.Place(vertices)),
                phases(false, 0, 1).stream()).toList();
    }

    /// The unit normal of every vertex of `xyz`, from scratch, to compare with.
    public static double[] normals(State s, double[] xyz) {
        var normals = new double[xyz.length];
        SurfacePhases.Normals.into(xyz, normals, s.ints(CORNERS), s.ints(USED_FROM),
                s.ints(USED_BY), 0, xyz.length / 3);
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
        return Exact.toDegrees(2 * Exact.asin(Math.min(1, 0.5 * chord)));
    }

    /// The signed volume inside the first copy in `xyz`, m³; that of a closed
    /// surface, and negative where it is turned inside out.
    public static double volume(State s, double[] xyz, int copies) {
        int[] corner = s.ints(CORNERS);
        double sum = 0;
        for (int c = 0; c < corner.length / copies; c += 3) {
            int a = 3 * corner[c], b = 3 * corner[c + 1],
                    d = 3 * corner[c + 2];
            sum += xyz[a] * (xyz[b + 1] * xyz[d + 2] - xyz[b + 2] * xyz[d + 1])
                    + xyz[a + 1] * (xyz[b + 2] * xyz[d] - xyz[b] * xyz[d + 2])
                    + xyz[a + 2] * (xyz[b] * xyz[d + 1] - xyz[b + 1] * xyz[d]);
        }
        return sum / 6;
    }
}
