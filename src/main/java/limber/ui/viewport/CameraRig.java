package limber.ui.viewport;

import javafx.scene.PerspectiveCamera;
import limber.engine.settings.Vec;
import limber.presentation.camera.CameraPose;
import limber.presentation.camera.OrbitCamera;
import limber.presentation.camera.Projection;
import limber.presentation.camera.StageFrame;
import org.fxyz3d.utils.CameraTransformer;

/// A JavaFX camera placed by an [OrbitCamera].
final class CameraRig {
    private final PerspectiveCamera camera = new PerspectiveCamera(true);
    private final CameraTransformer arm = new CameraTransformer();
    private final OrbitCamera orbit;
    private StageFrame frame = StageFrame.WORLD;

    CameraRig(OrbitCamera orbit) {
        this.orbit = orbit;
        camera.setVerticalFieldOfView(true);
        orbit.projection().subscribe(_ -> camera.setFieldOfView(orbit.fieldOfView()));
        arm.getChildren().add(camera);
        orbit.sight().subscribe(this::see);
    }

    PerspectiveCamera camera() {
        return camera;
    }

    CameraTransformer arm() {
        return arm;
    }

    void frame(StageFrame of) {
        frame = of;
        see(orbit.sight().get());
    }

    private void see(CameraPose now) {
        Vec target = frame.of(now.target());
        double distance = frame.of(now.distance());
        // the scene's y points down and its z away: the world turned by 180° about x
        arm.setTranslate(target.x(), -target.y(), -target.z());
        arm.setRy(-Math.toDegrees(now.yaw()));
        arm.setRx(-Math.toDegrees(now.pitch()));
        camera.setTranslateZ(-distance);
        camera.setNearClip(Projection.NEAR * distance);
        camera.setFarClip(distance * 100);
    }
}
