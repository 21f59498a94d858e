package limber.ui.viewport;

import javafx.geometry.Point2D;
import limber.engine.Vec;

/// How a camera maps the world (y up) to pixels of the view, and pixels back to its view plane.
///
/// @param focal pixels per unit of (distance across / depth)
public record Projection(Vec eye, Vec right, Vec up, Vec forward, double focal, double width, double height) {

    /// A camera that looks at `target` from `distance` away, turned by `yaw` about y and `pitch` above the horizon, in radians.
    static Projection orbit(Vec target, double distance, double yaw, double pitch, double fieldOfView, double width, double height) {
        double sy = Math.sin(yaw), cy = Math.cos(yaw), sp = Math.sin(pitch), cp = Math.cos(pitch);
        Vec forward = new Vec(-sy * cp, -sp, -cy * cp), right = new Vec(cy, 0, -sy), up = right.cross(forward);
        return new Projection(target.minus(forward.times(distance)), right, up, forward, 0.5 * height / Math.tan(0.5 * fieldOfView), width, height);
    }

    double depth(double x, double y, double z) {
        return (x - eye.x()) * forward.x() + (y - eye.y()) * forward.y() + (z - eye.z()) * forward.z();
    }

    boolean inFront(double[] xyz, int element) {
        return depth(xyz[3 * element], xyz[3 * element + 1], xyz[3 * element + 2]) > 0.01;
    }

    double x(double x, double y, double z) {
        double across = (x - eye.x()) * right.x() + (y - eye.y()) * right.y() + (z - eye.z()) * right.z();
        return 0.5 * width + focal * across / depth(x, y, z);
    }

    double y(double x, double y, double z) {
        double above = (x - eye.x()) * up.x() + (y - eye.y()) * up.y() + (z - eye.z()) * up.z();
        return 0.5 * height - focal * above / depth(x, y, z);
    }

    double x(double[] xyz, int element) {
        return x(xyz[3 * element], xyz[3 * element + 1], xyz[3 * element + 2]);
    }

    double y(double[] xyz, int element) {
        return y(xyz[3 * element], xyz[3 * element + 1], xyz[3 * element + 2]);
    }

    public Point2D point(Vec p) {
        return new Point2D(x(p.x(), p.y(), p.z()), y(p.x(), p.y(), p.z()));
    }

    /// Which way a ray from the eye through a pixel goes.
    public Vec towards(double px, double py) {
        return forward.plus(right.times((px - 0.5 * width) / focal)).plus(up.times((0.5 * height - py) / focal));
    }

    /// Metres that a pixel spans at the depth of `p`.
    public double metresPerPixel(Vec p) {
        return depth(p.x(), p.y(), p.z()) / focal;
    }

    /// The point of the plane through `p`, parallel to the view, that lies under a pixel.
    public Vec onViewPlane(Vec p, double px, double py) {
        double depth = depth(p.x(), p.y(), p.z());
        return eye.plus(forward.times(depth)).plus(right.times((px - 0.5 * width) * depth / focal)).plus(up.times((0.5 * height - py) * depth / focal));
    }
}
