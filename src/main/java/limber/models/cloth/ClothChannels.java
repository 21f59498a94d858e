package limber.models.cloth;

import limber.engine.Channel;
import limber.engine.Channel.Life;
import limber.mesh.Skin;

/// The state of a cloth of n particles, S springs and T triangles.
///
/// | channel | elements | holds |
/// | --- | --- | --- |
/// | `position`, `velocity` | n | of each particle |
/// | `previous` | n | where it was when the substep began |
/// | `force` | n | what air and springs push it with, as the last substep left it |
/// | `mass`, `inverseMass` | n | the inverse is 0 while it is pinned or grabbed |
/// | `inertial`, `lastVelocity` | n | block descent: where it would be without springs; its velocity a substep before |
/// | `deltaV`, `linearResidual`, `search`, `product` | n | conjugate gradients: Δv, r, p and q = A·p |
/// | `movedIn`, `target`, `grabbed` | n | the frame in which it was last moved by hand, and where to; 1 while it is held |
/// | `lambda` | S | the Lagrange multiplier of each spring, N·s² |
/// | `across`, `along` | S | implicit: t, its stiffness across its direction, and that direction n |
/// | `solve` | 10 | see [#RHO] and the others |
/// | `obstacleAt` | 1 | where the obstacle is |
/// | `tally` | 2 | springs passed over since frame 0 · energy at frame 0, J |
/// | `ends`, `rest`, `springKind` | S | fixed: the particles of a spring, its rest length, and which kind it is |
/// | `corners` | T | fixed: the particles of a triangle |
/// | `springsFrom`, `springsOf`, `otherEnds` | n + 1, 2·S, 2·S | fixed: where in `springsOf` the springs of a particle start; those, ascending; their other ends |
/// | `trianglesFrom`, `trianglesOf` | n + 1, 3·T | fixed: the same for triangles |
/// | `springBatches`, `springsBatched` | 13, S | fixed: where in `springsBatched` a batch starts; the springs by batch |
/// | `particleBatches`, `particlesBatched` | 5 or 10, n | fixed: the same for particles |
final class ClothChannels {
    static final Channel POSITION = new Channel("position", 3, "m", "particle", Life.KEPT);
    static final Channel VELOCITY = new Channel("velocity", 3, "m/s", "particle", Life.KEPT);
    static final Channel PREVIOUS = new Channel("previous", 3, "m", "particle", Life.KEPT);
    static final Channel FORCE = new Channel("force", 3, "N", "particle", Life.KEPT);
    static final Channel MASSES = new Channel("mass", 1, "kg", "particle", Life.KEPT);
    static final Channel INVERSE_MASS = new Channel("inverseMass", 1, "1/kg", "particle", Life.KEPT);
    static final Channel LAMBDAS = new Channel("lambda", 1, "N·s²", "spring", Life.KEPT);
    static final Channel INERTIAL = new Channel("inertial", 3, "m", "particle", Life.KEPT);
    static final Channel LAST_VELOCITY = new Channel("lastVelocity", 3, "m/s", "particle", Life.KEPT);
    static final Channel DELTA_V = new Channel("deltaV", 3, "m/s", "particle", Life.KEPT);
    static final Channel LINEAR_RESIDUAL = new Channel("linearResidual", 3, "N·s", "particle", Life.KEPT);
    static final Channel SEARCH = new Channel("search", 3, "N·s", "particle", Life.KEPT);
    static final Channel PRODUCT = new Channel("product", 3, "kg·N·s", "particle", Life.KEPT);
    static final Channel ACROSS = new Channel("across", 1, "N/m", "spring", Life.KEPT);
    static final Channel ALONG = new Channel("along", 3, "", "spring", Life.KEPT);
    static final Channel SOLVE = new Channel("solve", 1, "", Life.KEPT);
    static final Channel MOVED = new Channel("movedIn", 1, "", "particle", Life.KEPT);
    static final Channel TARGET = new Channel("target", 3, "m", "particle", Life.KEPT);
    static final Channel GRABBED = new Channel("grabbed", 1, "", "particle", Life.KEPT);
    static final Channel OBSTACLE_AT = new Channel("obstacleAt", 3, "m", Life.KEPT);
    static final Channel TALLY = new Channel("tally", 1, "", Life.KEPT);
    static final Channel ENDS = Channel.whole("ends", 2, "spring");
    static final Channel REST = new Channel("rest", 1, "m", "spring", Life.FIXED);
    static final Channel KIND = Channel.whole("springKind", 1, "spring");
    static final Channel CORNERS = Channel.whole("corners", 3, "triangle");
    static final Channel SPRINGS_FROM = Channel.whole("springsFrom", 1, "");
    static final Channel SPRINGS_OF = Channel.whole("springsOf", 1, "");
    static final Channel OTHER_ENDS = Channel.whole("otherEnds", 1, "");
    static final Channel TRIANGLES_FROM = Channel.whole("trianglesFrom", 1, "");
    static final Channel TRIANGLES_OF = Channel.whole("trianglesOf", 1, "");
    static final Channel SPRING_BATCHES = Channel.whole("springBatches", 1, "");
    static final Channel SPRINGS_BATCHED = Channel.whole("springsBatched", 1, "");
    static final Channel PARTICLE_BATCHES = Channel.whole("particleBatches", 1, "");
    static final Channel PARTICLES_BATCHED = Channel.whole("particlesBatched", 1, "");
    /// Of the front and the back of the skin.
    static final Channel TEXTURE_AT = new Channel(Skin.UV.name(), 2, "", "vertex", Life.FIXED);

    /// Elements of `solve`: ρ₀, ρ, ρ', κ, α, β of conjugate gradients; rounds counted, 1 if it broke; h of the last
    /// substep in s, and the method that ran it (1 + its number; 0 before the first).
    static final int RHO_0 = 0, RHO = 1, RHO_NEXT = 2, KAPPA = 3, ALPHA = 4, BETA = 5, USED = 6, BROKE = 7, H = 8,
            RAN = 9, SOLVE_SIZE = 10;
    /// Elements of `tally`.
    static final int SKIPPED = 0, FIRST_ENERGY = 1, TALLY_SIZE = 2;

    private ClothChannels() {}
}
