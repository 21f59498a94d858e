package limber.models.jelly;

import limber.engine.Channel;
import limber.engine.Channel.Life;
import limber.mesh.Skin;

/// The state of one or two jellies with n vertices each; their rest shape and skin are in [limber.mesh.SurfaceSkin].
///
/// | channel | elements | holds |
/// | --- | --- | --- |
/// | `follow`, `velocity` | jellies | where the follower is and how fast it moves |
/// | `anchor`, `held` | jellies | where the jelly stands, which it follows; where that is held, about which it may sway |
/// | `weights` | vertices | what the brush has painted, 0 to 1 |
/// | `begun` | 2 · jellies | displacement and velocity of each follower when its closed form began |
/// | `since` | 2 · jellies | time since then, s · furthest overshoot since, m, jelly by jelly |
/// | `clock` | 9 | see [limber.engine.Clock] |
/// | `uniforms`, `range` | 2 · jellies | scratch: anchor and follower, bottom and height, as the shader of each material has them |
/// | `mask` | vertices | scratch: how much of the offset a vertex takes |
/// | `vertices` | vertices | scratch: deformed, in the jelly's local frame |
final class JellyChannels {
    static final Channel FOLLOW = new Channel("follow", 3, "m", "jelly", Life.KEPT);
    static final Channel VELOCITY = new Channel("velocity", 3, "m/s", "jelly", Life.KEPT);
    static final Channel ANCHOR = new Channel("anchor", 3, "m", "jelly", Life.KEPT);
    static final Channel HELD = new Channel("held", 3, "m", "jelly", Life.KEPT);
    static final Channel WEIGHTS = new Channel("weights", 1, "", "vertex", Life.KEPT);
    static final Channel BEGUN = new Channel("begun", 3, "", Life.KEPT);
    static final Channel SINCE = new Channel("since", 1, "", Life.KEPT);
    static final Channel UNIFORMS = new Channel("uniforms", 3, "m", Life.SCRATCH);
    static final Channel RANGE = new Channel("range", 1, "m", Life.SCRATCH);
    static final Channel MASKS = new Channel("mask", 1, "", "vertex", Life.SCRATCH);
    static final Channel VERTICES = Skin.VERTICES;

    private JellyChannels() {}
}
