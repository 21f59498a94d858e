package limber.ui.viewport;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.PerspectiveCamera;
import limber.engine.Vec;
import org.fxyz3d.utils.CameraTransformer;

/// A camera on an arm: it looks at a target, and can be turned about it, moved along the view plane and brought nearer.
final class OrbitCamera {
    private static final double FIELD_OF_VIEW = 35;
    /// Share of the view that a fitted box takes.
    private static final double FILLED = 0.8;
    private static final double STEEPEST = Math.toRadians(89);

    private final PerspectiveCamera camera = new PerspectiveCamera(true);
    private final CameraTransformer arm = new CameraTransformer();
    private final ReadOnlyObjectWrapper<Projection> projection = new ReadOnlyObjectWrapper<>();
    private Vec target = Vec.ZERO;
    private double distance = 10, yaw, pitch, width = 1, height = 1;
    private boolean fitted;

    OrbitCamera() {
        camera.setVerticalFieldOfView(true);
        camera.setFieldOfView(FIELD_OF_VIEW);
        arm.getChildren().add(camera);
        update();
    }

    PerspectiveCamera camera() {
        return camera;
    }

    CameraTransformer arm() {
        return arm;
    }

    ReadOnlyObjectProperty<Projection> projection() {
        return projection.getReadOnlyProperty();
    }

    /// Whether nobody has moved or zoomed since it was fitted, so that another size of the view may fit it again.
    boolean fitted() {
        return fitted;
    }

    void resize(double w, double h) {
        width = Math.max(1, w);
        height = Math.max(1, h);
        update();
    }

    /// @param dx,dy pixels that the pointer was dragged
    void turn(double dx, double dy) {
        look(yaw - 0.008 * dx, pitch + 0.008 * dy);
    }

    /// @param yaw 0 looks along −z, 90° along −x, in radians
    /// @param pitch above the horizon, in radians
    void look(double yaw, double pitch) {
        this.yaw = yaw;
        this.pitch = Math.max(-STEEPEST, Math.min(STEEPEST, pitch));
        update();
    }

    /// Looks from the right of another one.
    void beside(OrbitCamera o) {
        look(o.yaw + Math.PI / 2, o.pitch);
    }

    void pan(double dx, double dy) {
        Projection p = projection.get();
        double metres = p.metresPerPixel(target);
        target = target.plus(p.right().times(-dx * metres)).plus(p.up().times(dy * metres));
        fitted = false;
        update();
    }

    /// Zooms on what lies under a pixel, which stays where it is.
    ///
    /// @param factor above 1 brings the camera nearer
    void zoom(double factor, double px, double py) {
        Vec under = projection.get().onViewPlane(target, px, py);
        double next = Math.clamp(distance / factor, 0.02, 1e5);
        target = target.plus(under.minus(target).times(1 - next / distance));
        distance = next;
        fitted = false;
        update();
    }

    /// Brings a box into view, whatever the shape of the window: as near as its corners allow.
    void fit(Vec low, Vec high) {
        target = low.plus(high).times(0.5);
        distance = Math.max(0.1, 3 * low.distance(high));
        for (int i = 0; i < 12; i++) { // nearly proportional, so a few rounds settle it
            update();
            distance = Math.max(0.02, distance * reach(low, high) / FILLED);
        }
        fitted = true;
        update();
    }

    /// How far out the corners of a box appear, as a share of the way from the middle of the view to its rim.
    private double reach(Vec low, Vec high) {
        Projection p = projection.get();
        double reach = 0.01;
        for (int c = 0; c < 8; c++) {
            double x = (c & 1) == 0 ? low.x() : high.x(), y = (c & 2) == 0 ? low.y() : high.y(), z = (c & 4) == 0 ? low.z() : high.z();
            if (p.depth(x, y, z) <= 0) return 2;
            reach = Math.max(reach, Math.max(Math.abs(p.x(x, y, z) / width - 0.5), Math.abs(p.y(x, y, z) / height - 0.5)) * 2);
        }
        return reach;
    }

    private void update() {
        // the scene's y points down and its z away: the world turned by 180° about x
        arm.setTranslate(target.x(), -target.y(), -target.z());
        arm.setRy(-Math.toDegrees(yaw));
        arm.setRx(-Math.toDegrees(pitch));
        camera.setTranslateZ(-distance);
        camera.setNearClip(Math.max(0.005, distance / 500));
        camera.setFarClip(distance * 100);
        projection.set(Projection.orbit(target, distance, yaw, pitch, Math.toRadians(FIELD_OF_VIEW), width, height));
    }
}
