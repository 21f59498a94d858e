package limber.ui.viewport;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.AmbientLight;
import javafx.scene.DepthTest;
import javafx.scene.Group;
import javafx.scene.SceneAntialiasing;
import javafx.scene.SubScene;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.transform.Rotate;
import limber.engine.model.Handle;
import limber.presentation.camera.FramedScene;
import limber.presentation.camera.Insets;
import limber.presentation.camera.OrbitCamera;
import limber.presentation.camera.Projection;
import limber.presentation.camera.StageFrame;
import limber.presentation.paint.Box;
import limber.presentation.paint.Palette;
import limber.presentation.view.HandlePainter;
import limber.presentation.view.OverlayPainter;
import limber.presentation.view.PointerTarget;
import limber.presentation.view.ScenePainting;
import limber.presentation.view.SceneView;
import limber.ui.controls.FxLater;

/// A side view: the same meshes as lines, seen from the right of the main camera, with all marks and the last ray that
/// the pointer sent to the surface.
final class SideView extends Region {
    private final OrbitCamera camera = new OrbitCamera(FxLater.THREAD);
    private final Canvas canvas = new Canvas();
    private final TrimmedCanvas drawing = new TrimmedCanvas(canvas);
    private final Optional<SubScene> scene;
    private final CameraRig rig = new CameraRig(camera);
    private final Supplier<String> title;

    /// @param wires empty where there is no 3D to draw them
    SideView(Optional<Group> wires, Supplier<String> title) {
        this.title = title;
        scene = wires.map(this::scene);
        getStyleClass().add("side-view");
        scene.ifPresent(getChildren()::add);
        getChildren().add(canvas);
        setMouseTransparent(true);
        setManaged(false);
        setVisible(false);
    }

    private SubScene scene(Group wires) {
        var world = new Group(wires);
        world.getTransforms().add(new Rotate(180, Rotate.X_AXIS)); // y up, as in the main view
        world.setDepthTest(DepthTest.ENABLE);
        var sub = new SubScene(new Group(world, rig.arm(), new AmbientLight(Color.WHITE)), 100, 100, true,
                SceneAntialiasing.DISABLED);
        sub.setCamera(rig.camera());
        return sub;
    }

    void frame(StageFrame of) {
        rig.frame(of);
    }

    Projection projection() {
        return camera.projection().get();
    }

    private void place(Box box) {
        resizeRelocate(box.minX(), box.minY(), box.width(), box.height());
        double w = Math.max(1, box.width() - 2), h = Math.max(1, box.height() - 2); // inside the border
        scene.ifPresent(sub -> {
            sub.relocate(1, 1);
            sub.setWidth(w);
            sub.setHeight(h);
        });
        canvas.relocate(1, 1);
        canvas.setWidth(w);
        canvas.setHeight(h);
        camera.resize(w, h);
    }

    private void look(OrbitCamera main, FramedScene scene) {
        camera.beside(main);
        camera.fit(scene, new Box(0, 0, canvas.getWidth(), canvas.getHeight()), Insets.NONE,
                false);
    }

    /// @param hovered the handle under the pointer; null for none
    /// @param ray the last ray of a touch
    void paint(SceneView seen, Handle hovered, Optional<PointerTarget.Ray> ray) {
        place(seen.insets().side());
        look(seen.camera(), seen.framing().content());
        Palette palette = seen.palette();
        ScenePainting.View view = seen.view();
        scene.ifPresent(sub -> sub.setFill(FxPen.colour(palette.of("background"))));
        drawing.begin();
        var painter = new OverlayPainter(drawing.pen(), palette, projection(), view.shown().arrows().get());
        painter.in(view.floor());
        seen.painting().backdrop().paint(drawing.pen(), projection(), view);
        var handles = new HandlePainter(painter, drawing.pen(), palette, projection(), view.floor(), Optional.empty());
        seen.painting().marks().paint(painter, handles, palette, view.now(), view.shown().names(), hovered,
                view.selected());
        ray.ifPresent(r -> {
            painter.pen().path(
                    new double[]{r.from().x(), r.from().y(), r.from().z(), r.to().x(), r.to().y(), r.to().z()},
                    palette.of("touch"), 2, false);
            painter.pen().dot(r.to(), palette.of("touch"));
        });
        painter.labels().draw();
        painter.pen().text(title.get(), 0.6 * palette.fontSize(), 0.9 * palette.fontSize(), palette.of("text"));
        drawing.end();
    }
}
