package limber.models.rod;

import limber.engine.Channel;
import limber.engine.Channel.Life;

/// The state of a rod of degree n, with n + 1 control points.
///
/// | channel | elements | holds |
/// | --- | --- | --- |
/// | `points` | n + 1 | control points, world |
/// | `shape` | n + 1 | where they were put, without any sway; the rest chain under `mode` = `force` |
/// | `movedIn` | n + 1 | the frame in which a control point was last moved by hand |
/// | `forcePoint` | 1 | where the pull comes from |
/// | `joints`, `targets` | n + 1 | rotation of a control point against the one before it, and what a full bend would be; quaternions x, y, z, w |
/// | `orientation` | n + 1 | rotation of a control point in the world |
/// | `construction` | n(n + 1)/2 | de Casteljau's levels 1 to n, one after another |
/// | `builtIn` | n(n + 1)/2 | the frame in which a point of the construction was made |
/// | `clock` | 9 | see [limber.engine.Clock] |
/// | `stationPoint`, `stationTangent`, `stationNormal`, `stationLength` | 513 | scratch: frames carried along the curve, and its length up to there |
/// | `parameter`, `centre`, `along`, `speed`, `across`, `offset`, `fate` | vertices | scratch: t, P(t), tangent T, the length of B′, normal N, what is added to P(t), and what became of the vertex |
final class RodChannels {
    static final Channel POINTS = new Channel("points", 3, "m", "point", Life.KEPT);
    static final Channel SHAPE = new Channel("shape", 3, "m", "point", Life.KEPT);
    static final Channel MOVED = new Channel("movedIn", 1, "", "point", Life.KEPT);
    static final Channel FORCE_AT = new Channel("forcePoint", 3, "m", Life.KEPT);
    static final Channel JOINTS = new Channel("joints", 4, "", "joint", Life.KEPT);
    static final Channel TARGETS = new Channel("targets", 4, "", "joint", Life.KEPT);
    static final Channel ORIENTATION = new Channel("orientation", 4, "", "joint", Life.KEPT);
    static final Channel CONSTRUCTION = new Channel("construction", 3, "m", "lerp", Life.KEPT);
    static final Channel BUILT = new Channel("builtIn", 1, "", "lerp", Life.KEPT);

    static final Channel STATION_POINT = new Channel("stationPoint", 3, "m", "station", Life.SCRATCH);
    static final Channel STATION_TANGENT = new Channel("stationTangent", 3, "", "station", Life.SCRATCH);
    static final Channel STATION_NORMAL = new Channel("stationNormal", 3, "", "station", Life.SCRATCH);
    static final Channel STATION_LENGTH = new Channel("stationLength", 1, "m", "station", Life.SCRATCH);

    static final Channel T = new Channel("parameter", 1, "", "vertex", Life.SCRATCH);
    static final Channel CENTRE = new Channel("centre", 3, "m", "vertex", Life.SCRATCH);
    static final Channel ALONG = new Channel("along", 3, "", "vertex", Life.SCRATCH);
    static final Channel SPEED = new Channel("speed", 1, "m", "vertex", Life.SCRATCH);
    static final Channel ACROSS = new Channel("across", 3, "", "vertex", Life.SCRATCH);
    static final Channel OFFSET = new Channel("offset", 3, "m", "vertex", Life.SCRATCH);
    static final Channel FATE = new Channel("fate", 1, "", "vertex", Life.SCRATCH);

    /// Values of `fate`: bent as it should be · its tangent was not a number, so that it is left at rest · the same,
    /// but the guard hid it · the published rule found no bend and left it at rest · it would lie beyond the scene and
    /// is left at rest · its tangent was not a number and became 0, and so did its normal.
    static final int BENT = 0, TORN = 1, GUARDED = 2, STAYS = 3, BEYOND = 4, COLLAPSED = 5;

    /// Whether a vertex goes where the curve bends it.
    static boolean bent(double fate) {
        return fate == BENT || fate == GUARDED || fate == COLLAPSED;
    }

    /// Whether a vertex has no tangent, and was given no other.
    static boolean lost(double fate) {
        return fate == TORN || fate == COLLAPSED;
    }

    private RodChannels() {}
}
