package limber.presentation.camera;

import java.util.Optional;
import limber.engine.settings.Vec;
import limber.presentation.paint.Box;
import limber.presentation.paint.Point;

/// A camera projection from the world (y up) to pixels of the view, and from pixels to the view plane.
///
/// @param focal pixels per unit of (distance across / depth)
/// @param near the depth from which on something is drawn, m
public record Projection(Vec eye, Vec right, Vec up, Vec forward, double focal, double width, double height,
        double near) {
    /// The depth from which on something is drawn, as a share of the distance to the target.
    public static final double NEAR = 0.002;

    /// A camera that looks at something some metres away.
    public Projection(Vec eye, Vec right, Vec up, Vec forward, double focal, double width, double height) {
        this(eye, right, up, forward, focal, width, height, 0.01);
    }

    /// A camera that looks at `target` from `distance` away, turned by `yaw` about y and `pitch` above the horizon, in
    /// radians.
    static Projection orbit(Vec target, double distance, double yaw, double pitch, double fieldOfView, double width,
            double height) {
        double sy = Math.sin(yaw), cy = Math.cos(yaw), sp = Math.sin(pitch), cp = Math.cos(pitch);
        Vec forward = new Vec(-sy * cp, -sp, -cy * cp), right = new Vec(cy, 0, -sy), up = right.cross(forward);
        return new Projection(target.minus(forward.times(distance)), right, up, forward,
                0.5 * height / Math.tan(0.5 * fieldOfView), width, height, NEAR * distance);
    }

    /// The same camera for a shifted world.
    public Projection moved(Vec by) {
        return new Projection(eye.minus(by), right, up, forward, focal, width, height, near);
    }

    public double depth(double x, double y, double z) {
        return (x - eye.x()) * forward.x() + (y - eye.y()) * forward.y() + (z - eye.z()) * forward.z();
    }

    public boolean inFront(double[] xyz, int element) {
        return depth(xyz[3 * element], xyz[3 * element + 1], xyz[3 * element + 2]) > near;
    }

    public boolean inFront(Vec p) {
        return depth(p.x(), p.y(), p.z()) > near;
    }

    public double x(double x, double y, double z) {
        double across = (x - eye.x()) * right.x() + (y - eye.y()) * right.y() + (z - eye.z()) * right.z();
        return 0.5 * width + focal * across / depth(x, y, z);
    }

    public double y(double x, double y, double z) {
        double above = (x - eye.x()) * up.x() + (y - eye.y()) * up.y() + (z - eye.z()) * up.z();
        return 0.5 * height - focal * above / depth(x, y, z);
    }

    public double x(double[] xyz, int element) {
        return x(xyz[3 * element], xyz[3 * element + 1], xyz[3 * element + 2]);
    }

    public double y(double[] xyz, int element) {
        return y(xyz[3 * element], xyz[3 * element + 1], xyz[3 * element + 2]);
    }

    /// The pixels that points take; empty where there are none, and more than the view where one is behind the eye.
    Box around(double[] xyz) {
        double left = Double.MAX_VALUE, top = Double.MAX_VALUE, right = -Double.MAX_VALUE, bottom = -Double.MAX_VALUE;
        for (int i = 0; i < xyz.length / 3; i++) {
            if (depth(xyz[3 * i], xyz[3 * i + 1], xyz[3 * i + 2]) <= 0) return beyond();
            left = Math.min(left, x(xyz, i));
            right = Math.max(right, x(xyz, i));
            top = Math.min(top, y(xyz, i));
            bottom = Math.max(bottom, y(xyz, i));
        }
        return left > right ? Box.EMPTY : new Box(left, top, right - left, bottom - top);
    }

    private Box beyond() {
        return new Box(-0.5 * width, -0.5 * height, 2 * width, 2 * height);
    }

    /// The pixels that a box takes; more than the view where part of it is behind the eye.
    Box around(Vec low, Vec high) {
        var corners = new double[24];
        for (int c = 0; c < 8; c++)
            new Vec((c & 1) == 0 ? low.x() : high.x(), (c & 2) == 0 ? low.y() : high.y(),
                    (c & 4) == 0 ? low.z() : high.z()).into(corners, c);
        return around(corners);
    }

    /// The direction from the middle of the view to a point, x to the right and y down, of length 1; also for a point
    /// behind the eye. Empty for one in the middle.
    public Optional<Point> beside(Vec p) {
        Vec from = p.minus(eye);
        var across = new Point(from.dot(right), -from.dot(up));
        return across.magnitude() > 0 ? Optional.of(across.normalize()) : Optional.empty();
    }

    public Point point(Vec p) {
        return new Point(x(p.x(), p.y(), p.z()), y(p.x(), p.y(), p.z()));
    }

    /// The direction of the ray from the eye through a pixel.
    public Vec towards(double px, double py) {
        return forward.plus(right.times((px - 0.5 * width) / focal)).plus(up.times((0.5 * height - py) / focal));
    }

    /// Metres that a pixel spans at the depth of `p`.
    public double metresPerPixel(Vec p) {
        return depth(p.x(), p.y(), p.z()) / focal;
    }

    /// The point under a pixel on the plane through `p` parallel to the view.
    public Vec onViewPlane(Vec p, double px, double py) {
        double depth = depth(p.x(), p.y(), p.z());
        return eye.plus(forward.times(depth)).plus(right.times((px - 0.5 * width) * depth / focal))
                .plus(up.times((0.5 * height - py) * depth / focal));
    }

    /// The point of a line nearest to the ray through a pixel; `p` itself where the ray is parallel to the line.
    ///
    /// @param along of length 1
    public Vec onLine(Vec p, Vec along, double px, double py) {
        Vec ray = towards(px, py), away = p.minus(eye);
        double rr = ray.dot(ray), across = along.dot(ray), spread = rr - across * across;
        if (spread < 1e-3 * rr) return p;
        return p.plus(along.times((across * away.dot(ray) - rr * away.dot(along)) / spread));
    }
}
