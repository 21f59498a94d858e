package limber.models.strand;

import limber.engine.Channel;
import limber.engine.Channel.Life;
import limber.mesh.Skin;

/// The state of a strand of N segments, P particles (N + 1, or N of a ring) and J joints (N + 1, or N of a ring).
///
/// | channel | elements | holds |
/// | --- | --- | --- |
/// | `position`, `velocity` | P | of each particle |
/// | `previous` | P | where it was when the substep began |
/// | `mass`, `inverseMass` | P | the inverse is 0 while it is pinned or grabbed |
/// | `orientation` | N | the frame of each segment, a quaternion x, y, z, w |
/// | `previousOrientation` | N | as it was when the substep began |
/// | `angularVelocity`, `inertia` | N | in world directions; the moment of inertia, the same about all axes |
/// | `lambda` | N | the multipliers of shear along d1, d2 and of stretch along d3 |
/// | `lambdaBend` | J | the multipliers of bending about d1, d2 and of twist |
/// | `restTurn` | J | Ω0, the turn from one frame to the next at rest |
/// | `clamps`, `clampBase` | 2 | the frames that the ends are clamped to; the same before they are turned |
/// | `swept`, `clamped` | 2 | by how many degrees a clamp has been turned on; 1 while it acts |
/// | `knobs` | 2 | the point by which a clamp is turned, on a circle round it |
/// | `ownTurn`, `lostTurns` | 2 | the angle that the settings give a clamp; whole turns that its joint did not take, since
/// frame 0 |
/// | `twistBefore`, `slipped` | J | twist when the last frame ended, in turns; how often it has jumped since frame 0 |
/// | `hands` | 8 | turns of clamps by hand that are under way: clamp, degrees a frame, frames left |
/// | `movedIn`, `target`, `grabbed` | P | the frame in which it was last moved by hand, and where to; 1 while it is held |
/// | `tally` | 4 | see [#SKIPPED] and the others |
/// | `ends`, `clampAt` | N, 2 | fixed: the particles of a segment and of a clamp |
/// | `jointEnds` | J | fixed: the particles that the ends of a joint lie nearest to |
/// | `rest`, `jointLength` | N, J | fixed: l of a segment, L of a joint |
/// | `placedFrame` | N | fixed: the frames at frame 0 without twist |
/// | `circle` | sides + 1 | fixed: cosine and sine of the angle of each vertex of a ring |
final class StrandChannels {
    static final String SEGMENT = "segment", JOINT = "joint", CLAMP = "clamp";

    static final Channel POSITION = new Channel("position", 3, "m", "particle", Life.KEPT);
    static final Channel ORIENTATION = new Channel("orientation", 4, "", SEGMENT, Life.KEPT);
    static final Channel VELOCITY = new Channel("velocity", 3, "m/s", "particle", Life.KEPT);
    static final Channel PREVIOUS = new Channel("previous", 3, "m", "particle", Life.KEPT);
    static final Channel MASSES = new Channel("mass", 1, "kg", "particle", Life.KEPT);
    static final Channel INVERSE_MASS = new Channel("inverseMass", 1, "1/kg", "particle", Life.KEPT);
    static final Channel PREVIOUS_ORIENTATION = new Channel("previousOrientation", 4, "", SEGMENT, Life.KEPT);
    static final Channel ANGULAR_VELOCITY = new Channel("angularVelocity", 3, "rad/s", SEGMENT, Life.KEPT);
    static final Channel INERTIA = new Channel("inertia", 1, "kg·m²", SEGMENT, Life.KEPT);
    static final Channel LAMBDAS = new Channel("lambda", 3, "J·s²", SEGMENT, Life.KEPT);
    static final Channel LAMBDAS_BEND = new Channel("lambdaBend", 3, "J·m·s²", JOINT, Life.KEPT);
    static final Channel REST_TURN = new Channel("restTurn", 4, "", JOINT, Life.KEPT);
    static final Channel CLAMPS = new Channel("clamps", 4, "", CLAMP, Life.KEPT);
    static final Channel CLAMP_BASE = new Channel("clampBase", 4, "", CLAMP, Life.KEPT);
    static final Channel SWEPT = new Channel("swept", 1, "°", CLAMP, Life.KEPT);
    static final Channel CLAMPED = new Channel("clamped", 1, "", CLAMP, Life.KEPT);
    static final Channel KNOBS = new Channel("knobs", 3, "m", CLAMP, Life.KEPT);
    static final Channel OWN_TURN = new Channel("ownTurn", 1, "°", CLAMP, Life.KEPT);
    static final Channel LOST_TURNS = new Channel("lostTurns", 1, "", CLAMP, Life.KEPT);
    static final Channel TWIST_BEFORE = new Channel("twistBefore", 1, "", JOINT, Life.KEPT);
    static final Channel SLIPPED = new Channel("slipped", 1, "", JOINT, Life.KEPT);
    static final Channel HANDS = new Channel("hands", 3, "", Life.KEPT);
    static final Channel MOVED = new Channel("movedIn", 1, "", "particle", Life.KEPT);
    static final Channel TARGET = new Channel("target", 3, "m", "particle", Life.KEPT);
    static final Channel GRABBED = new Channel("grabbed", 1, "", "particle", Life.KEPT);
    static final Channel TALLY = new Channel("tally", 1, "", Life.KEPT);
    static final Channel ENDS = Channel.whole("ends", 2, SEGMENT);
    static final Channel JOINT_ENDS = Channel.whole("jointEnds", 2, JOINT);
    static final Channel CLAMP_AT = Channel.whole("clampAt", 1, CLAMP);
    static final Channel REST_LENGTH = new Channel("rest", 1, "m", SEGMENT, Life.FIXED);
    static final Channel JOINT_LENGTH = new Channel("jointLength", 1, "m", JOINT, Life.FIXED);
    static final Channel PLACED = new Channel("placedFrame", 4, "", SEGMENT, Life.FIXED);
    static final Channel CIRCLE = new Channel("circle", 2, "", Life.FIXED);
    static final Channel RING = new Channel("ring", 4, "", "ring", Life.SCRATCH);
    static final Channel TEXTURE_AT = new Channel(Skin.UV.name(), 2, "", "vertex", Life.FIXED);

    /// Elements of `tally`: pairs of particles passed over since frame 0, energy at frame 0 in J, height of the last
    /// particle then in m, h of the substep that the multipliers belong to in s (0 before the first).
    static final int SKIPPED = 0, FIRST_ENERGY = 1, FIRST_TIP = 2, H = 3, TALLY_SIZE = 4;
    /// Distance of a knob from its clamp, in radii of the section.
    static final double KNOB = 6;
    /// How many turns by hand may be under way at once.
    static final int MOST_HANDS = 8;

    private StrandChannels() {}
}
