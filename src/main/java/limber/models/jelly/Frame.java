package limber.models.jelly;

import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;
import limber.mesh.SurfaceSkin;

/// A jelly's local frame: turned about z, then scaled.
///
/// @param sin,cos of the angle
record Frame(double scale, double sin, double cos) {
    static Frame of(Settings p) {
        double angle = Exact.toRadians(p.get(JellyParameters.ROTATION));
        return new Frame(p.get(JellyParameters.SCALE), Exact.sin(angle), Exact.cos(angle));
    }

    /// Height above the frame's origin, m.
    double height(Vec local) {
        return scale * (sin * local.x() + cos * local.y());
    }

    /// The vertices without any lean, where the anchors are: xyz triples, m.
    double[] atRest(State s) {
        double[] rest = s.of(SurfaceSkin.REST), anchor = s.of(JellyChannels.ANCHOR), placed = new double[rest.length];
        int each = rest.length / anchor.length;
        for (int i = 0; i < rest.length / 3; i++)
            Vec.of(anchor, i / each).plus(world(Vec.of(rest, i))).into(placed, i);
        return placed;
    }

    Vec world(Vec local) {
        return new Vec(scale * (cos * local.x() - sin * local.y()), height(local), scale * local.z());
    }
}
