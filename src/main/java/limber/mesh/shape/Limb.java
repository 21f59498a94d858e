package limber.mesh.shape;

import limber.engine.settings.Vec;

/// An ellipsoid that was drawn along a line: a head, an arm, a leg.
///
/// @param from,to the ends of the line, which may be the same
/// @param radii of the ellipsoid along x, y and z
record Limb(Vec from, Vec to, Vec radii) {
    /// An ellipsoid at a point.
    static Limb round(Vec at, Vec radii) {
        return new Limb(at, at, radii);
    }

    /// The same on the other side of x = 0.
    Limb mirrored() {
        return new Limb(mirrored(from), mirrored(to), radii);
    }

    private static Vec mirrored(Vec p) {
        return new Vec(-p.x(), p.y(), p.z());
    }

    Limb moved(Vec by) {
        return new Limb(from.plus(by), to.plus(by), radii);
    }

    /// About the distance of a point from the surface, negative inside: exact for a sphere, 0 on the surface of any.
    double distance(Vec p) {
        Vec along = to.minus(from);
        double squared = along.dot(along),
                share = squared == 0 ? 0 : Math.clamp(p.minus(from).dot(along) / squared, 0, 1);
        Vec d = p.minus(from.plus(along.times(share)));
        Vec once = divided(d);
        double size = once.length(), slope = divided(once).length();
        return slope == 0 ? -Math.min(radii.x(), Math.min(radii.y(), radii.z())) : size * (size - 1) / slope;
    }

    private Vec divided(Vec d) {
        return new Vec(d.x() / radii.x(), d.y() / radii.y(), d.z() / radii.z());
    }
}
