package limber.mesh.shape;

import java.util.List;
import limber.engine.settings.Vec;

/// Limbs that flow into each other: about the distance from the nearest of them, with a fillet where two meet.
///
/// Two distances a and b that differ by less than `blend` join as min(a, b) − h²/(4·blend), h = blend − |a − b|.
///
/// @param middle limbs that are there once
/// @param sides limbs that are there twice, as seen and mirrored in the plane x = 0
/// @param blend the width of a fillet, m
record SmoothUnion(List<Limb> middle, List<Limb> sides, double blend) {
    double distance(Vec p) {
        var mirrored = new Vec(-p.x(), p.y(), p.z());
        double nearest = Double.POSITIVE_INFINITY;
        for (Limb limb : middle) nearest = joined(nearest, limb.distance(p));
        // both of a pair at once: the order of a join matters, and must be the same on both sides
        for (Limb limb : sides) nearest = joined(nearest, joined(limb.distance(p), limb.distance(mirrored)));
        return nearest;
    }

    private double joined(double a, double b) {
        double h = Math.max(0, blend - Math.abs(a - b));
        return Math.min(a, b) - h * h / (4 * blend);
    }
}
