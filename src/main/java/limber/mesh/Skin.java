package limber.mesh;

import java.util.Arrays;
import limber.engine.Channel;
import limber.engine.Channel.Life;
import limber.engine.State;

/// The channels of a skin's mesh, one element a vertex; triangles are the state's own.
///
/// A model whose vertices are part of its state has a kept channel called `vertices`, in its local frame, and outputs
/// them in [#PLACED]. A model whose mesh comes from a [Surface] has fixed texture coordinates, with an index into them
/// for each corner.
public final class Skin {
    public static final Channel VERTICES = new Channel("vertices", 3, "m", "vertex", Life.SCRATCH);
    /// Vertices in the world, where `vertices` are in a local frame.
    public static final Channel PLACED = new Channel("placed", 3, "m", "vertex", Life.SCRATCH);
    /// u along, v across; 0..1 is one tile.
    public static final Channel UV = new Channel("uv", 2, "", "vertex", Life.SCRATCH);
    /// Unit, outward.
    public static final Channel NORMALS = new Channel("normals", 3, "", "vertex", Life.SCRATCH);
    /// Unit, along u.
    public static final Channel TANGENTS = new Channel("tangents", 3, "", "vertex", Life.SCRATCH);
    /// For each triangle, which texture coordinates its corners have; without it, those of the vertices.
    public static final Channel UV_CORNERS = Channel.whole("uvCorners", 3, "triangle");

    private static final int[] NO_CORNERS = {};

    private Skin() {}

    /// The channel [#UV_CORNERS]; empty if a state has none.
    public static int[] uvCorners(State s) {
        return s.channel(UV_CORNERS.name()).map(s::ints).orElse(NO_CORNERS);
    }

    /// Vertices in the world, xyz triples, m; empty if a state has no skin.
    public static double[] vertices(State s) {
        double[] placed = s.named(PLACED.name());
        return placed.length > 0 ? placed : s.named(VERTICES.name());
    }

    /// The vertices that have been placed while there are no triangles yet to show them; empty once there are all.
    public static double[] emitted(State s) {
        double[] placed = s.named(PLACED.name());
        int n = whole(s) ? 0 : placed.length / 3;
        while (n > 0 && placed[3 * n - 3] == 0 && placed[3 * n - 2] == 0 && placed[3 * n - 1] == 0) n--;
        return Arrays.copyOf(placed, 3 * n);
    }

    /// Whether a skin has all of its triangles, which come last while it is being made.
    public static boolean whole(State s) {
        int[] triangles = s.triangles();
        int last = triangles.length - 1;
        return last < 0 || triangles[last] != 0 || triangles[last - 1] != 0 || triangles[last - 2] != 0;
    }

    /// Texture coordinates, in pairs.
    public static double[] uv(State s) {
        return s.named(UV.name());
    }
}
