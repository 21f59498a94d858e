package limber.models.rope;

import limber.engine.Channel;
import limber.engine.Channel.Life;

/// The state of a rope with N segments, n = N + 1 particles.
///
/// | channel | elements | holds |
/// | --- | --- | --- |
/// | `position`, `previous` | n | where a particle is, and where it was one substep ago |
/// | `inverseMass` | n | 1 free, 0 pinned or grabbed |
/// | `rest` | N | rest length of each stick |
/// | `clock` | 9 | see [limber.engine.Clock] |
/// | `movedIn`, `target` | n | the frame in which a particle was last moved by hand, and where to |
/// | `grabbed` | n | 1 while a particle is held by the pointer |
/// | `followed` | 1 | the point that the end follows under `endFollows` = `target` |
/// | `obstacleAt` | 1 | where the obstacle is |
/// | `drawing` | 10 | −1 retracting, 0 idle, 1 extending · sticks drawn · time waited, s · 1 while pulling · 1 once retracting has let the end go · the frame in which what is drawn last changed · shots fired · sticks drawn at a time, 0 before the first · 1 while the published lock flag is set · 1 if it was when the last shot was made |
/// | `aim` | 1 | what was fired at |
/// | `tally` | 3 | coincident constraints skipped since frame 0 · energy at frame 0, m²/s² · contacts since frame 0 that a discrete test would have missed, with particles that a moved obstacle passed over |
/// | `meshCache` | 0 or 4,096 | an open table of meshes: 1000 × the length rounded, or 0 for none · the length of the stick that made the mesh, m |
/// | `cacheHits` | 1 | sticks drawn with a mesh that was there already, since frame 0 |
/// | `fall` | 8 | since the last input: 1 while nothing hinders the fall · solver time then, s · centre of mass then, m · its displacement in the substep before, m |
/// | `local`, `packets`, `bounds`, `lane` | n, 3n, 2, 9 | pipeline: particles in component space, the last three packets, the box, counters |
/// | `corrections` | N | scratch of `jacobi`: what a stick would add to its lower end, and to its upper |
/// | `packet`, `ring`, `arc` | n | scratch of the skin: the packet drawn; direction, up and right at a ring; arc length up to it |
/// | `rendered`, `vertexBuffer`, `indexBuffer` | 5, … | scratch of the render lane: its counters and what it writes to the card in this frame |
final class RopeChannels {
    static final Channel POSITION = new Channel("position", 3, "m", "particle", Life.KEPT);
    static final Channel PREVIOUS = new Channel("previous", 3, "m", "particle", Life.KEPT);
    static final Channel INVERSE_MASS = new Channel("inverseMass", 1, "", "particle", Life.KEPT);
    static final Channel REST = new Channel("rest", 1, "m", "stick", Life.KEPT);
    static final Channel MOVED = new Channel("movedIn", 1, "", "particle", Life.KEPT);
    static final Channel TARGET = new Channel("target", 3, "m", "particle", Life.KEPT);
    static final Channel GRABBED = new Channel("grabbed", 1, "", "particle", Life.KEPT);
    static final Channel FOLLOWED = new Channel("followed", 3, "m", Life.KEPT);
    static final Channel OBSTACLE_AT = new Channel("obstacleAt", 3, "m", Life.KEPT);
    static final Channel DRAWING = new Channel("drawing", 1, "", Life.KEPT);
    static final Channel AIM = new Channel("aim", 3, "m", Life.KEPT);
    static final Channel TALLY = new Channel("tally", 1, "", Life.KEPT);
    static final Channel CACHE = new Channel("meshCache", 2, "", Life.KEPT);
    static final Channel CACHE_HITS = new Channel("cacheHits", 1, "", Life.KEPT);
    static final Channel FALL = new Channel("fall", 1, "", Life.KEPT);
    static final Channel LOCAL = new Channel("local", 3, "", "particle", Life.KEPT);
    static final Channel PACKETS = new Channel("packets", 3, "", Life.KEPT);
    static final Channel BOUNDS = new Channel("bounds", 3, "m", Life.KEPT);
    static final Channel LANE = new Channel("lane", 1, "", Life.KEPT);
    static final Channel CORRECTIONS = new Channel("corrections", 6, "m", "stick", Life.SCRATCH);
    static final Channel PACKET = new Channel("packet", 3, "m", "particle", Life.SCRATCH);
    static final Channel RING = new Channel("ring", 9, "", "ring", Life.SCRATCH);
    static final Channel ARC = new Channel("arc", 1, "m", "ring", Life.SCRATCH);
    static final Channel RENDERED = new Channel("rendered", 1, "", Life.SCRATCH);

    static final Channel VERTEX_BUFFER = new Channel("vertexBuffer", 3, "m", "vertex", Life.SCRATCH);
    static final Channel INDEX_BUFFER = new Channel("indexBuffer", 3, "", "triangle", Life.SCRATCH);

    /// Elements of `drawing`.
    static final int MODE = 0, DRAWN = 1, WAITED = 2, PULLING = 3, LET_GO = 4, CHANGED_IN = 5, SHOTS = 6,
            RATE = 7, LOCK = 8, LOCKED = 9, DRAWING_SIZE = 10;
    /// Elements of `tally`.
    static final int SKIPPED = 0, FIRST_ENERGY = 1, MISSED = 2, TALLY_SIZE = 3;
    /// Elements of `fall`; a centre and a displacement have three each.
    static final int FREE = 0, SINCE = 1, CENTRE = 2, DISPLACED = 5, FALL_SIZE = 8;
    /// Elements of `lane`, the game thread's counters: whether the state is dirty, packets made, bytes copied this
    /// frame; then what is made once: particles registered, proxy, bytes of the two buffers, material, render state.
    static final int DIRTY = 0, PACKETS_MADE = 1, BYTES_COPIED = 2, REGISTERED = 3, PROXY = 4, VERTEX_BUFFER_MADE = 5,
            INDEX_BUFFER_MADE = 6, MATERIAL = 7, RENDER_STATE = 8, LANE_SIZE = 9;
    /// Elements of `rendered`, the render thread's counters of this frame.
    static final int PACKET_TAKEN = 0, BYTES_WRITTEN = 1, DRAW_CALLS = 2, BUFFERS_REBUILT = 3, DRAWN_YET = 4,
            RENDERED_SIZE = 5;

    private RopeChannels() {}
}
