package limber.models.jelly;

import limber.engine.Settings;
import limber.engine.Vec;

/// A jelly's local frame: turned about z, then scaled.
///
/// @param sin,cos of the angle
record Frame(double scale, double sin, double cos) {
    static Frame of(Settings p) {
        double angle = StrictMath.toRadians(p.get(JellyParameters.ROTATION));
        return new Frame(p.get(JellyParameters.SCALE), StrictMath.sin(angle), StrictMath.cos(angle));
    }

    /// Height above the frame's origin, m.
    double height(Vec local) {
        return scale * (sin * local.x() + cos * local.y());
    }

    Vec world(Vec local) {
        return new Vec(scale * (cos * local.x() - sin * local.y()), height(local), scale * local.z());
    }
}
