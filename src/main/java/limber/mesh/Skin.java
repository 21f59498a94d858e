package limber.mesh;

import limber.engine.Channel;
import limber.engine.Channel.Life;

/// The channels in which every skin hands its mesh over, one element a vertex; triangles are the state's own.
public final class Skin {
    public static final Channel VERTICES = new Channel("vertices", 3, "m", Life.SCRATCH);
    /// u along, v across; 0..1 is one tile.
    public static final Channel UV = new Channel("uv", 2, "", Life.SCRATCH);
    /// Unit, outward.
    public static final Channel NORMALS = new Channel("normals", 3, "", Life.SCRATCH);
    /// Unit, along u.
    public static final Channel TANGENTS = new Channel("tangents", 3, "", Life.SCRATCH);

    private Skin() {}
}
