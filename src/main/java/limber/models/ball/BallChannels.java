package limber.models.ball;

import limber.engine.Channel;
import limber.engine.Channel.Life;

/// The state of a ball with n vertices; its rest shape and skin are in [limber.mesh.SurfaceSkin].
///
/// | channel | elements | holds |
/// | --- | --- | --- |
/// | `vertices`, `velocity` | n | where a vertex is and how fast it moves, local frame |
/// | `pressAt` | 3 | point that is pressed and its outward normal, world; acting point, local frame |
/// | `press` | 4 | frames that a press still lasts · 1 if this frame is pressed · frames until the next press of its own · 1 if what is watched must be taken anew |
/// | `watched` | 3 | how far the vertex most displaced when it was let go was from its rest, and its velocity, local frame; (its number, time since then in s, energy then in m²/s²) |
/// | `clock` | 9 | see [limber.engine.Clock] |
final class BallChannels {
    static final Channel VERTICES = new Channel("vertices", 3, "m", "vertex", Life.KEPT);
    static final Channel VELOCITY = new Channel("velocity", 3, "m/s", "vertex", Life.KEPT);
    static final Channel PRESS_AT = new Channel("pressAt", 3, "m", Life.KEPT);
    static final Channel PRESS = new Channel("press", 1, "", Life.KEPT);
    static final Channel WATCHED = new Channel("watched", 3, "", Life.KEPT);

    /// Elements of `pressAt`.
    static final int POINT = 0, NORMAL = 1, ACTING = 2;
    /// Elements of `press`.
    static final int LEFT = 0, PRESSED = 1, WAIT = 2, RETAKE = 3;
    /// Elements of `watched`; `NOTE` holds number, time and energy.
    static final int FROM = 0, SPEED = 1, NOTE = 2;
    static final int NUMBER = 6, SINCE = 7, ENERGY = 8;

    private BallChannels() {}
}
