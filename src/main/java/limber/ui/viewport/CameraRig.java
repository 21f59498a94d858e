package limber.ui.viewport;

import javafx.scene.PerspectiveCamera;
import org.fxyz3d.utils.CameraTransformer;

/// A JavaFX camera placed by an [OrbitCamera].
final class CameraRig {
    private final PerspectiveCamera camera = new PerspectiveCamera(true);
    private final CameraTransformer arm = new CameraTransformer();

    CameraRig(OrbitCamera orbit) {
        camera.setVerticalFieldOfView(true);
        camera.setFieldOfView(OrbitCamera.FIELD_OF_VIEW);
        arm.getChildren().add(camera);
        orbit.sight().subscribe(this::see);
    }

    PerspectiveCamera camera() {
        return camera;
    }

    CameraTransformer arm() {
        return arm;
    }

    private void see(CameraPose now) {
        // the scene's y points down and its z away: the world turned by 180° about x
        arm.setTranslate(now.target().x(), -now.target().y(), -now.target().z());
        arm.setRy(-Math.toDegrees(now.yaw()));
        arm.setRx(-Math.toDegrees(now.pitch()));
        camera.setTranslateZ(-now.distance());
        camera.setNearClip(Math.max(0.005, now.distance() / 500));
        camera.setFarClip(now.distance() * 100);
    }
}
