package limber.models.soft;

import limber.engine.Channel;
import limber.engine.Channel.Life;

/// The state of a body of n particles, T tetrahedra (tets) and E edges; its skin is in [limber.mesh.SurfaceSkin].
///
/// | channel | elements | holds |
/// | --- | --- | --- |
/// | `position`, `velocity` | n | of each particle |
/// | `previous` | n | where it was when the substep began; friction moves it |
/// | `inverseMass` | n | 0 while it is pinned or grabbed |
/// | `edgeLambda`, `tetLambda` | E, T | the multipliers of the last sweep; of a tet two, in N·s² per unit of the constraint |
/// | `tetForce` | T | the force of a tet on each of its four corners |
/// | `centre` | 1 | the centre of mass, t |
/// | `covariance`, `polar`, `turn`, `transform` | 1 | the matrices A, Y, R and T of shape matching |
/// | `fit` | 3 | see [#DETERMINANT] and the others |
/// | `movedIn`, `target`, `grabbed` | n | the frame in which it was last moved by hand, and where to; 1 while it is held |
/// | `faceAt`, `faceFrom`, `faceMoved` | 2 | where a face's handle is, where it stood as its frame began, and in which frame it was moved |
/// | `obstacleAt` | 1 | where the obstacle is |
/// | `cutAt` | 1 | where the plane is that cuts the body open; no operation reads it |
/// | `tally` | 2 | constraints skipped since frame 0 · energy at frame 0, J |
/// | `mass`, `atRest`, `offset`, `side` | n | fixed: its mass, its place at rest X, X from the mass centre q, its faces |
/// | `tetCorners`, `restVolume`, `restInverse` | T | fixed: particles of a tet, V, and r1, r2, r3 |
/// | `ends`, `restLength` | E | fixed: particles of an edge, and L |
/// | `tetsFrom`, `tetsOf` | n + 1, 4T | fixed: where in `tetsOf` those of a particle begin; 4·tet + corner |
/// | `moment` | 1 | fixed: the matrix B = (Σ m q qᵀ)⁻¹ |
/// | `boundTo`, `weights` | vertices | fixed: the tet that carries a vertex of an embedded surface, and its coordinates there |
final class SoftChannels {
    private static final String PARTICLE = "particle";
    static final String TET = "tet", EDGE = "edge";

    static final Channel POSITION = new Channel("position", 3, "m", PARTICLE, Life.KEPT);
    static final Channel VELOCITY = new Channel("velocity", 3, "m/s", PARTICLE, Life.KEPT);
    static final Channel PREVIOUS = new Channel("previous", 3, "m", PARTICLE, Life.KEPT);
    static final Channel INVERSE_MASS = new Channel("inverseMass", 1, "1/kg", PARTICLE, Life.KEPT);
    static final Channel TET_CORNERS = Channel.whole("tetCorners", 4, TET);
    static final Channel REST_INVERSE = new Channel("restInverse", 9, "1/m", TET, Life.FIXED);
    static final Channel REST_VOLUME = new Channel("restVolume", 1, "m³", TET, Life.FIXED);
    static final Channel ENDS = Channel.whole("ends", 2, EDGE);
    static final Channel REST_LENGTH = new Channel("restLength", 1, "m", EDGE, Life.FIXED);
    static final Channel EDGE_LAMBDA = new Channel("edgeLambda", 1, "N·s²", EDGE, Life.KEPT);
    static final Channel TET_LAMBDA = new Channel("tetLambda", 2, "", TET, Life.KEPT);
    static final Channel TET_FORCE = new Channel("tetForce", 12, "N", TET, Life.KEPT);
    static final Channel MASSES = new Channel("mass", 1, "kg", PARTICLE, Life.FIXED);
    static final Channel AT_REST = new Channel("atRest", 3, "m", PARTICLE, Life.FIXED);
    static final Channel OFFSET = new Channel("offset", 3, "m", PARTICLE, Life.FIXED);
    static final Channel SIDE = Channel.whole("side", 1, PARTICLE);
    static final Channel TETS_FROM = Channel.whole("tetsFrom", 1, "");
    static final Channel TETS_OF = Channel.whole("tetsOf", 1, "");
    static final Channel CENTRE = new Channel("centre", 3, "m", Life.KEPT);
    static final Channel COVARIANCE = new Channel("covariance", 9, "kg·m²", Life.KEPT);
    static final Channel POLAR = new Channel("polar", 9, "", Life.KEPT);
    static final Channel TURN = new Channel("turn", 9, "", Life.KEPT);
    static final Channel TRANSFORM = new Channel("transform", 9, "", Life.KEPT);
    static final Channel FIT = new Channel("fit", 1, "", Life.KEPT);
    static final Channel MOMENT = new Channel("moment", 9, "1/(kg·m²)", Life.FIXED);
    static final Channel MOVED = new Channel("movedIn", 1, "", PARTICLE, Life.KEPT);
    static final Channel TARGET = new Channel("target", 3, "m", PARTICLE, Life.KEPT);
    static final Channel GRABBED = new Channel("grabbed", 1, "", PARTICLE, Life.KEPT);
    static final Channel FACE_AT = new Channel("faceAt", 3, "m", Life.KEPT);
    static final Channel FACE_FROM = new Channel("faceFrom", 3, "m", Life.KEPT);
    static final Channel FACE_MOVED = new Channel("faceMoved", 1, "", Life.KEPT);
    static final Channel OBSTACLE_AT = new Channel("obstacleAt", 3, "m", Life.KEPT);
    static final Channel CUT_PLACE = new Channel("cutAt", 3, "m", Life.KEPT);
    static final Channel TALLY = new Channel("tally", 1, "", Life.KEPT);
    static final Channel BOUND_TO = Channel.whole("boundTo", 1, "vertex");
    static final Channel WEIGHTS = new Channel("weights", 4, "", "vertex", Life.FIXED);

    /// Elements of `fit`: det Y as the iteration begins; the largest change of an entry in its last round, 0 where it
    /// does not run; Σ m of the body, kg.
    static final int DETERMINANT = 0, CHANGE = 1, MASS_SUM = 2, FIT_SIZE = 3;
    /// Elements of `tally`.
    static final int SKIPPED = 0, FIRST_ENERGY = 1, TALLY_SIZE = 2;
    /// Points closer than this have no direction, m; an element of a smaller norm has none either.
    static final double SHORTEST = 1e-12;

    private SoftChannels() {}
}
