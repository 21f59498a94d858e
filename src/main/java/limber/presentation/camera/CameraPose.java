package limber.presentation.camera;

import limber.engine.settings.Vec;
import limber.presentation.paint.Box;
import limber.presentation.paint.Point;

/// The pose of an orbit camera: its target, distance and angles.
///
/// @param target in the middle of the view
/// @param distance of the eye from it, m
/// @param yaw 0 looks along −z, 90° along −x, in radians
/// @param pitch above the horizon, in radians
public record CameraPose(Vec target, double distance, double yaw, double pitch) {
    /// The share of the view that a fitted box fills.
    private static final double FILLED = 0.8;
    /// The share of the view's width or height that a body has at least, as far as its handles stay inside.
    private static final double LEAST = 0.4;
    /// The least distance of the eye, as a share of the extent of what it looks at.
    private static final double CLOSEST = 0.05;
    private static final double STEEPEST = Math.toRadians(89);

    CameraPose turned(double yaw, double pitch) {
        return new CameraPose(target, distance, yaw, Math.clamp(pitch, -STEEPEST, STEEPEST));
    }

    CameraPose moved(Vec target, double distance) {
        return new CameraPose(target, distance, yaw, pitch);
    }

    /// The height of its eye, m.
    double height() {
        return target.y() + distance * Math.sin(pitch);
    }

    /// A pose around the same target, tilted down until its eye is at least that high, as far as tilting goes.
    CameraPose tilted(double least) {
        if (height() >= least) return this;
        return turned(yaw, Math.asin(Math.min(1, (least - target.y()) / distance)));
    }

    /// A pose in the same direction, lifted until its eye is at least that high.
    CameraPose lifted(double least) {
        return moved(target.plus(new Vec(0, Math.max(0, least - height()), 0)), distance);
    }

    public Projection projection(double fieldOfView, double width, double height) {
        return Projection.orbit(target, distance, yaw, pitch, fieldOfView, width, height);
    }

    /// A pose between two: angles take the shorter way, and the distance changes by a constant factor.
    ///
    /// @param share 0..1
    CameraPose towards(CameraPose to, double share) {
        if (share >= 1) return to;
        double turn = Math.IEEEremainder(to.yaw - yaw, 2 * Math.PI);
        return new CameraPose(target.plus(to.target.minus(target).times(share)),
                distance * Math.pow(to.distance / distance, share), yaw + share * turn,
                pitch + share * (to.pitch - pitch));
    }

    /// A pose with the same direction and a box in the middle of a part of the view, as near as its corners allow.
    ///
    /// @param part in pixels
    CameraPose fitted(Vec low, Vec high, double fieldOfView, double width, double height, Box part) {
        double extent = SceneBounds.extent(low, high);
        CameraPose sight = moved(low.plus(high).times(0.5), 3 * extent);
        for (int i = 0; i < 16; i++) { // nearly proportional, so a few rounds settle it
            Box seen = sight.projection(fieldOfView, width, height).around(low, high);
            double nearer = Math.max(seen.width() / part.width(), seen.height() / part.height()) / FILLED;
            sight = sight.moved(sight.target,
                    Math.max(CLOSEST * extent, sight.distance * Math.clamp(nearer, 0.1, 10)));
            Projection now = sight.projection(fieldOfView, width, height);
            seen = now.around(low, high);
            double x = seen.minX() + 0.5 * seen.width() - part.minX() - 0.5 * part.width(),
                    y = seen.minY() + 0.5 * seen.height() - part.minY() - 0.5 * part.height();
            double metres = now.metresPerPixel(sight.target);
            sight = sight.moved(sight.target.plus(now.right().times(x * metres)).minus(now.up().times(y * metres)),
                    sight.distance);
        }
        return sight;
    }

    /// The share of a view that points span: the larger of its width and its height.
    public static double share(Projection at, double[] xyz) {
        Box seen = at.around(xyz);
        return Math.max(seen.width() / at.width(), seen.height() / at.height());
    }

    /// A pose with the same direction, as near as a body asks for that would be too small otherwise. Body and handles
    /// stay inside of a part of the view, and as much of the motion is in it as goes with that.
    ///
    /// @param part in pixels
    public CameraPose near(FramedScene scene, double fieldOfView, double width, double height, Box part) {
        CameraPose sight = fitted(scene.motion().low(), scene.motion().high(), fieldOfView, width, height, part);
        if (scene.body().length == 0 || SceneBounds.around(scene.body()).point() // however near, it is no larger
                || share(sight.projection(fieldOfView, width, height), scene.body()) >= LEAST)
            return sight;
        double[] all = scene.all();
        Vec middle = scene.motion().middle();
        double least = CLOSEST * SceneBounds.around(all).extent();
        for (int i = 0; i < 24; i++) {
            Projection now = sight.projection(fieldOfView, width, height);
            Box seen = now.around(all);
            double nearer = Math.max(share(now, scene.body()) / LEAST, Math.max(seen.width() / part.width(),
                    seen.height() / part.height()) / FILLED);
            sight = sight.moved(sight.target, Math.max(least, sight.distance * Math.clamp(nearer, 0.1, 10)));
            now = sight.projection(fieldOfView, width, height);
            seen = now.around(all);
            Point about = now.point(middle);
            double x = seen.minX() - inside(part.minX(), part.width(), seen.minX() - about.x(),
                    seen.width()),
                    y = seen.minY() - inside(part.minY(), part.height(), seen.minY() - about.y(),
                            seen.height());
            double metres = now.metresPerPixel(sight.target);
            sight = sight.moved(sight.target.plus(now.right().times(x * metres)).minus(now.up().times(y * metres)),
                    sight.distance);
        }
        return sight;
    }

    /// Where content begins whose surroundings stand in the middle of a part of the view, as far as it stays inside.
    ///
    /// @param from the distance from that middle to the content, px
    private static double inside(double start, double size, double from, double content) {
        double margin = 0.5 * (1 - FILLED) * size, slack = size - content - 2 * margin;
        return start + margin + Math.clamp(0.5 * size + from - margin, 0, Math.max(0, slack));
    }
}
