package limber.ui.viewport;

import javafx.animation.AnimationTimer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.PerspectiveCamera;
import limber.engine.Vec;
import org.fxyz3d.utils.CameraTransformer;

/// A camera on an arm: it looks at a target, and can be turned about it, moved along the view plane and brought nearer.
final class OrbitCamera {
    private static final double FIELD_OF_VIEW = 35;
    private static final double GLIDE_NANOS = 500e6;

    private final PerspectiveCamera camera = new PerspectiveCamera(true);
    private final CameraTransformer arm = new CameraTransformer();
    private final ReadOnlyObjectWrapper<Projection> projection = new ReadOnlyObjectWrapper<>();
    private Sight sight = new Sight(Vec.ZERO, 10, 0, 0), wanted = sight;
    private double width = 1, height = 1;
    private AnimationTimer glide;

    OrbitCamera() {
        camera.setVerticalFieldOfView(true);
        camera.setFieldOfView(FIELD_OF_VIEW);
        arm.getChildren().add(camera);
        see(sight);
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

    void resize(double w, double h) {
        width = Math.max(1, w);
        height = Math.max(1, h);
        see(sight);
    }

    /// @param dx,dy pixels that the pointer was dragged
    void turn(double dx, double dy) {
        go(sight.turned(sight.yaw() - 0.008 * dx, sight.pitch() + 0.008 * dy), false);
    }

    /// Looks from the right of another one.
    void beside(OrbitCamera o) {
        go(sight.turned(o.sight.yaw() + Math.PI / 2, o.sight.pitch()), false);
    }

    void pan(double dx, double dy) {
        Projection p = projection.get();
        double metres = p.metresPerPixel(sight.target());
        go(sight.moved(sight.target().plus(p.right().times(-dx * metres)).plus(p.up().times(dy * metres)), sight.distance()), false);
    }

    /// Zooms on what lies under a pixel, which stays where it is.
    ///
    /// @param factor above 1 brings the camera nearer
    void zoom(double factor, double px, double py) {
        Vec target = sight.target(), under = projection.get().onViewPlane(target, px, py);
        double next = Math.clamp(sight.distance() / factor, 0.02, 1e5);
        go(sight.moved(target.plus(under.minus(target).times(1 - next / sight.distance())), next), false);
    }

    /// Brings a box into view from where it will look.
    ///
    /// @param gliding whether it takes half a second, so that one sees where one goes
    void fit(Vec low, Vec high, boolean gliding) {
        go(wanted.fitted(low, high, Math.toRadians(FIELD_OF_VIEW), width, height), gliding);
    }

    /// Turns, and brings a box into view.
    ///
    /// @param yaw,pitch see [Sight]
    void look(double yaw, double pitch, Vec low, Vec high, boolean gliding) {
        go(wanted.turned(yaw, pitch).fitted(low, high, Math.toRadians(FIELD_OF_VIEW), width, height), gliding);
    }

    private void go(Sight to, boolean gliding) {
        if (glide != null) glide.stop();
        glide = null;
        wanted = to;
        if (gliding && !to.equals(sight)) glide(sight, to);
        else see(to);
    }

    private void glide(Sight from, Sight to) {
        glide = new AnimationTimer() {
            private long start;

            @Override
            public void handle(long now) {
                if (start == 0) start = now;
                double share = Math.min(1, (now - start) / GLIDE_NANOS);
                if (share >= 1) stop();
                see(from.towards(to, share * share * (3 - 2 * share)));
            }
        };
        glide.start();
    }

    private void see(Sight now) {
        sight = now;
        // the scene's y points down and its z away: the world turned by 180° about x
        arm.setTranslate(now.target().x(), -now.target().y(), -now.target().z());
        arm.setRy(-Math.toDegrees(now.yaw()));
        arm.setRx(-Math.toDegrees(now.pitch()));
        camera.setTranslateZ(-now.distance());
        camera.setNearClip(Math.max(0.005, now.distance() / 500));
        camera.setFarClip(now.distance() * 100);
        projection.set(now.projection(Math.toRadians(FIELD_OF_VIEW), width, height));
    }
}
