package limber.ui.viewport;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javafx.geometry.Point3D;
import javafx.scene.AmbientLight;
import javafx.scene.DepthTest;
import javafx.scene.DirectionalLight;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.PointLight;
import javafx.scene.SceneAntialiasing;
import javafx.scene.SubScene;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import limber.engine.settings.Vec;
import limber.presentation.camera.Floor;
import limber.presentation.camera.OrbitCamera;
import limber.presentation.camera.Projection;
import limber.presentation.camera.StageFrame;
import limber.presentation.paint.Palette;
import limber.presentation.surface.KeyLight;
import limber.presentation.view.PictureBody;
import limber.presentation.view.ShownLayers;

/// The 3D scene: the body, the axes, the ground, the lights and the camera.
final class Stage3D {
    /// The width of an axis at the origin, px.
    private static final double AXIS = 2.5;
    /// The least radius of an axis, as a share of the scene.
    private static final double THINNEST = 2.5e-5;
    /// The factor between two widths of the axes.
    private static final double WIDER = 1.05;

    private final Map<PictureBody.Part, BodyView> bodies = new TreeMap<>(
            Comparator.comparing(PictureBody.Part::kind).thenComparing(PictureBody.Part::number));
    /// Bodies before and after the ground, and their edges: over them, and for another view.
    private final Group solid = new Group(), late = new Group(), lines = new Group(), aside = new Group(),
            shadows = new Group();
    private final Scale nearer = scale(1 - PictureBody.NEARER), further = scale(1 + PictureBody.NEARER);
    private final Axes axes = new Axes();
    private final Group world = new Group();
    private final AmbientLight ambient = new AmbientLight();
    private final DirectionalLight key = new DirectionalLight();
    private final PointLight fill = new PointLight(), rim = new PointLight();
    private final Ground ground = new Ground(List.of(ambient, key, fill, rim));
    private final CameraRig rig;
    private final Group view = new Group();
    private SubScene scene;
    private final MeanDuration handOver = new MeanDuration();
    private final Palette palette;
    private final OrbitCamera orbit;
    /// The radius of the axes.
    private double thickness = 1;
    private Floor floor = new Floor(1, -1);
    private StageFrame frame = StageFrame.WORLD;

    /// @param palette the source of its colours
    Stage3D(OrbitCamera orbit, Palette palette) {
        this.palette = palette;
        this.orbit = orbit;
        rig = new CameraRig(orbit);
        world.getTransforms().add(new Rotate(180, Rotate.X_AXIS)); // y up, without mirroring
        world.getChildren().addAll(key, ground.light(), axes.group(), solid, lines, ground.group(), late);
        key.setDirection(new Point3D(KeyLight.DIRECTION.x(), KeyLight.DIRECTION.y(), KeyLight.DIRECTION.z()));
        ground.add(shadows);
        world.setMouseTransparent(true);
        world.setDepthTest(DepthTest.ENABLE);
        rig.arm().getChildren().addAll(fill, rim); // they follow the camera: the form shows from every side
        scene = new SubScene(new Group(world, rig.arm(), ambient), 100, 100, true, SceneAntialiasing.BALANCED);
        scene.setCamera(rig.camera());
        view.getChildren().add(scene);
        orbit.projection().subscribe(this::seen);
        stand(floor);
    }

    private static Scale scale(double by) {
        return new Scale(by, by, by);
    }

    private void seen(Projection now) {
        near(frame.of(now.eye()));
        thin(now);
    }

    /// Gives the axes a width on the screen.
    private void thin(Projection now) {
        double least = THINNEST * floor.extent(),
                radius = stepped(frame.of(Math.max(least,
                        0.5 * AXIS * palette.lineWidth() * now.metresPerPixel(Vec.ZERO))));
        if (radius == thickness) return;
        thickness = radius;
        axes.radius(radius);
    }

    /// The next step of a scale with a step for each twentieth: another width makes meshes anew, so there are few; and
    /// the same camera has the same one, however it came there.
    static double stepped(double radius) {
        double step = Math.log(WIDER);
        return Math.exp(Math.rint(Math.log(radius) / step) * step);
    }

    private void near(Vec eye) {
        for (Scale about : List.of(nearer, further)) {
            about.setPivotX(eye.x());
            about.setPivotY(eye.y());
            about.setPivotZ(eye.z());
        }
        ground.seen(eye);
    }

    Node view() {
        return view;
    }

    /// Draws with smooth edges or without: in another sub-scene, since that cannot be changed.
    void smooth(boolean on) {
        SceneAntialiasing wanted = on ? SceneAntialiasing.BALANCED : SceneAntialiasing.DISABLED;
        if (wanted == scene.getAntiAliasing()) return;
        SubScene old = scene;
        Parent root = old.getRoot();
        old.setCamera(null);
        old.setRoot(new Group());
        scene = new SubScene(root, old.getWidth(), old.getHeight(), true, wanted);
        scene.setFill(old.getFill());
        scene.setCamera(rig.camera());
        view.getChildren().setAll(scene);
    }

    void size(double width, double height) {
        scene.setWidth(width);
        scene.setHeight(height);
    }

    /// All bodies of the scene itself as lines, for another view.
    Group aside() {
        return aside;
    }

    /// The time to hand the bodies of a picture over to JavaFX on this machine, ms.
    double handOverMillis() {
        return handOver.millis();
    }

    void show(List<PictureBody> wanted, ShownLayers shown) {
        axes.group().setVisible(shown.has(ShownLayers.AXES));
        ground.shown(shown.has(ShownLayers.GROUND));
        long start = System.nanoTime();
        boolean other = false;
        for (PictureBody body : wanted) {
            BodyView view = bodies.get(body.part());
            other |= view == null || view.late() != body.late();
            if (view == null) bodies.put(body.part(), view = made());
            view.show(body, shown.has(ShownLayers.SIDE));
        }
        bodies.forEach((part, view) -> {
            if (wanted.stream().noneMatch(body -> body.part().equals(part))) view.hide();
        });
        if (other) arrange();
        ground.near(wanted, floor);
        handOver.took(System.nanoTime() - start);
    }

    private BodyView made() {
        var view = new BodyView(nearer, further, ground.flattening());
        view.frame(frame);
        view.colours(palette);
        return view;
    }

    private void arrange() {
        Collection<BodyView> all = bodies.values();
        solid.getChildren().setAll(all.stream().filter(view -> !view.late()).map(BodyView::view).toList());
        late.getChildren().setAll(all.stream().filter(BodyView::late).map(BodyView::view).toList());
        lines.getChildren().setAll(all.stream().map(BodyView::lines).toList());
        aside.getChildren().setAll(all.stream().map(BodyView::aside).toList());
        shadows.getChildren().setAll(all.stream().map(BodyView::shadow).toList());
    }

    /// Shows all of large surfaces now.
    void settle() {
        bodies.values().forEach(BodyView::settle);
    }

    /// Moves the centre of the ground from below the scene, m.
    void groundAt(Vec by) {
        ground.centre(by.times(1 / frame.unit()));
    }

    /// Sizes axes, ground and lights for a scene.
    void stand(Floor floor) {
        this.floor = floor;
        frame = floor.frame();
        bodies.values().forEach(body -> body.frame(frame));
        rig.frame(frame);
        double size = frame.of(floor.extent());
        Vec origin = frame.of(Vec.ZERO);
        axes.group().setTranslateX(origin.x());
        axes.group().setTranslateY(origin.y());
        axes.group().setTranslateZ(origin.z());
        axes.length(0.25 * size);
        ground.stand(floor);
        place(fill, 1.2, 0.2, -0.8, 4 * size);
        place(rim, 0.3, -0.9, 1.3, 4 * size);
        seen(orbit.projection().get());
    }

    private static void place(PointLight light, double x, double y, double z, double scale) {
        light.setTranslateX(x * scale);
        light.setTranslateY(y * scale);
        light.setTranslateZ(z * scale);
    }

    void colours() {
        bodies.values().forEach(body -> body.colours(palette));
        scene.setFill(FxPen.colour(palette.of("background")));
        ambient.setColor(FxPen.colour(palette.of("light-ambient")));
        key.setColor(FxPen.colour(palette.of("light-key")));
        fill.setColor(FxPen.colour(palette.of("light-fill")));
        rim.setColor(FxPen.colour(palette.of("light-rim")));
        axes.colours(palette);
        ground.colours(palette);
    }
}
