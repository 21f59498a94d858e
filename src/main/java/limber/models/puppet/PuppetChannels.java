package limber.models.puppet;

import static limber.models.puppet.PuppetParameters.MOST_BONES;
import static limber.models.puppet.PuppetParameters.MOST_CELLS;

import limber.engine.Channel;
import limber.engine.Channel.Life;

/// The state of a puppet with n vertices, h handles, B bones and S spokes. A spoke is an edge seen from one of its
/// ends. The mesh at rest and the skin are in [limber.mesh.SurfaceSkin].
///
/// | channel | elements | holds |
/// | --- | --- | --- |
/// | `vertices` | n | x: where each vertex is |
/// | `points`, `place`, `movedIn` | h | where each handle stands · where it was put, without sway · the frame in which it was last moved by hand |
/// | `restPoints` | h | where each handle stands when nothing is deformed |
/// | `spokesFrom`, `spokeTo`, `spokeBack`, `edgeWeight` | n + 1, S, S, S | where the spokes of a vertex begin · the other end of each · the same edge seen from there · w |
/// | `stu` | n | lattice: where each vertex is in the box, 0..1 |
/// | `basisX`, `basisY`, `basisZ` | n | lattice, scratch: B at s, t and u |
/// | `chain`, `orientation` | B + 1, B | skinning: the joints A and the rotations Q of the bones, x, y, z, w |
/// | `weights` | n | skinning, scratch: the share of each bone in each vertex |
/// | `rotations` | n | arap: R, x, y, z, w |
/// | `turned` | S | arap, scratch: R·(p_i − p_j), the spoke at rest turned with its vertex |
/// | `energies` | 2 | arap: the last energy after a local and after a global phase |
/// | `free`, `held` | | arap: the vertices that are solved for · those that are not, and 1 where the handle carries them |
/// | `freedom` | n | arap: 1 where it is solved for |
/// | `linearResidual`, `search`, `product` | n | arap, scratch: r, p and q of conjugate gradients |
/// | `solve` | 7 | arap: see [#RHO] and the others |
final class PuppetChannels {
    static final Channel VERTICES = new Channel("vertices", 3, "m", "vertex", Life.KEPT);
    static final Channel POINTS = new Channel("points", 3, "m", "point", Life.KEPT);
    static final Channel PLACE = new Channel("place", 3, "m", "point", Life.KEPT);
    static final Channel MOVED = new Channel("movedIn", 1, "", "point", Life.KEPT);
    static final Channel REST_POINTS = new Channel("restPoints", 3, "m", "point", Life.FIXED);

    static final Channel SPOKES_FROM = Channel.whole("spokesFrom", 1, "");
    static final Channel SPOKE_TO = Channel.whole("spokeTo", 1, "");
    static final Channel SPOKE_BACK = Channel.whole("spokeBack", 1, "");
    static final Channel EDGE_WEIGHT = new Channel("edgeWeight", 1, "", Life.FIXED);

    static final Channel STU = new Channel("stu", 3, "", "vertex", Life.FIXED);
    static final Channel BASIS_X = new Channel("basisX", MOST_CELLS + 1, "", "vertex", Life.SCRATCH);
    static final Channel BASIS_Y = new Channel("basisY", MOST_CELLS + 1, "", "vertex", Life.SCRATCH);
    static final Channel BASIS_Z = new Channel("basisZ", MOST_CELLS + 1, "", "vertex", Life.SCRATCH);

    static final Channel CHAIN = new Channel("chain", 3, "m", "joint", Life.KEPT);
    static final Channel ORIENTATION = new Channel("orientation", 4, "", "bone", Life.KEPT);
    static final Channel WEIGHTS = new Channel("weights", MOST_BONES, "", "vertex", Life.SCRATCH);

    static final Channel ROTATIONS = new Channel("rotations", 4, "", "vertex", Life.KEPT);
    static final Channel TURNED = new Channel("turned", 3, "m", Life.SCRATCH);
    static final Channel ENERGIES = new Channel("energies", 1, "m²", Life.KEPT);
    static final Channel FREE = Channel.whole("free", 1, "");
    static final Channel HELD = Channel.whole("held", 2, "");
    static final Channel FREEDOM = Channel.whole("freedom", 1, "vertex");
    static final Channel LINEAR_RESIDUAL = new Channel("linearResidual", 3, "m", "vertex", Life.SCRATCH);
    static final Channel SEARCH = new Channel("search", 3, "m", "vertex", Life.SCRATCH);
    static final Channel PRODUCT = new Channel("product", 3, "m", "vertex", Life.SCRATCH);
    static final Channel SOLVE = new Channel("solve", 1, "", Life.KEPT);

    /// Elements of `energies`.
    static final int AFTER_LOCAL = 0, AFTER_GLOBAL = 1, ENERGIES_SIZE = 2;
    /// Elements of `solve`: ρ, ρ', κ, α and β of conjugate gradients; steps taken, 1 if the solve broke.
    static final int RHO = 0, RHO_NEXT = 1, KAPPA = 2, ALPHA = 3, BETA = 4, STEPS = 5, BROKE = 6, SOLVE_SIZE = 7;

    private PuppetChannels() {}
}
