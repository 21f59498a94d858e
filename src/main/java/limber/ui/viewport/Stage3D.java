package limber.ui.viewport;

import java.util.List;
import java.util.Optional;
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
import javafx.scene.paint.Color;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import limber.engine.State;
import limber.engine.model.Material;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.presentation.camera.Floor;
import limber.presentation.camera.OrbitCamera;
import limber.presentation.camera.Projection;
import limber.presentation.camera.StageFrame;
import limber.presentation.paint.Palette;
import limber.presentation.surface.KeyLight;
import limber.presentation.surface.Textures;

/// The 3D scene: the body, the axes, the ground, the lights and the camera.
final class Stage3D {
    /// Share of the way to the eye that lines over a surface are brought nearer, so that it does not hide them, and its
    /// ghost is taken further, so that it shows only where it differs.
    private static final double NEARER = 0.003;
    /// The width of an axis at the origin, px.
    private static final double AXIS = 2.5;
    /// The least radius of an axis, as a share of the scene.
    private static final double THINNEST = 2.5e-5;
    /// The factor between two widths of the axes.
    private static final double WIDER = 1.05;

    private final MeshBody body = new MeshBody(), ghost = new MeshBody();
    private final Scale nearer = new Scale(1 - NEARER, 1 - NEARER, 1 - NEARER),
            further = new Scale(1 + NEARER, 1 + NEARER, 1 + NEARER);
    private final Axes axes = new Axes();
    private final Group world = new Group();
    private final AmbientLight ambient = new AmbientLight();
    private final DirectionalLight key = new DirectionalLight();
    private final PointLight fill = new PointLight(), rim = new PointLight();
    private final Ground ground = new Ground(List.of(ambient, key, fill, rim));
    private final Shadow shadow = new Shadow(body, ground.flattening());
    private final SolidBodies bodies = new SolidBodies(ground.flattening());
    private final CameraRig rig;
    private final Group view = new Group();
    private SubScene scene;
    /// Made when something is compared for the first time.
    private Optional<ComparisonBody> second = Optional.empty();
    private final MethodBodies methods;
    private final Palette palette;
    private final Material material;
    private final OrbitCamera orbit;
    /// The radius of the axes.
    private double thickness = 1;
    private Floor floor = new Floor(1, -1);
    private StageFrame frame = StageFrame.WORLD;

    /// @param palette the source of its colours
    /// @param material of the surfaces
    Stage3D(OrbitCamera orbit, Palette palette, Material material) {
        this.palette = palette;
        this.material = material;
        this.orbit = orbit;
        rig = new CameraRig(orbit);
        methods = new MethodBodies(further, ground.flattening(), palette);
        world.getTransforms().add(new Rotate(180, Rotate.X_AXIS)); // y up, without mirroring
        // transparent last
        boolean clear = material.opacity() < 1;
        world.getChildren().addAll(key, ground.light(), axes.group(), bodies.view(), body.over().group(),
                ground.group(),
                ghost.over().group(), ghost.view());
        world.getChildren().add(world.getChildren().indexOf(clear ? ghost.over().group() : body.over().group()),
                body.view());
        key.setDirection(new Point3D(KeyLight.DIRECTION.x(), KeyLight.DIRECTION.y(), KeyLight.DIRECTION.z()));
        ground.add(shadow.view());
        ground.add(bodies.shadow());
        ground.add(methods.shadows());
        world.getChildren().add(world.getChildren().indexOf(body.view()) + 1, methods.view());
        body.over().group().getTransforms().add(nearer);
        ghost.view().getTransforms().add(further);
        world.setMouseTransparent(true);
        world.setDepthTest(DepthTest.ENABLE);
        rig.arm().getChildren().addAll(fill, rim); // they follow the camera: the form shows from every side
        scene = new SubScene(new Group(world, rig.arm(), ambient), 100, 100, true, SceneAntialiasing.BALANCED);
        scene.setCamera(rig.camera());
        view.getChildren().add(scene);
        ghost.view().setVisible(false);
        orbit.projection().subscribe(this::seen);
        stand(floor);
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

    MeshBody body() {
        return body;
    }

    /// The bodies beside the surface.
    SolidBodies bodies() {
        return bodies;
    }

    /// All bodies as lines, for another view.
    Group aside() {
        return new Group(body.aside().group(), bodies.aside());
    }

    /// Shows a second surface behind the first: a previous one, or, as lines, the next one.
    void ghost(Optional<State> of, boolean lines) {
        ghost.wired(false, of.isPresent() && lines);
        of.ifPresent(ghost::show);
        if (of.isEmpty() || lines) ghost.view().setVisible(false);
    }

    /// The surface of the comparison.
    ComparisonBody comparison() {
        if (second.isEmpty()) {
            second = Optional.of(new ComparisonBody(further, ground.flattening(), material));
            ground.add(second.get().shadow().view());
            ground.add(second.get().bodies().shadow());
            second.get().colours(palette);
            second.get().frame(frame);
            world.getChildren().add(world.getChildren().indexOf(body.view()) + 1, second.get().view());
        }
        second.get().shown(true);
        return second.get();
    }

    /// The surfaces of other methods.
    MethodBodies methods() {
        return methods;
    }

    void alone() {
        second.ifPresent(other -> other.shown(false));
    }

    void settle() {
        body.settle();
        shadow.settle();
        second.ifPresent(ComparisonBody::settle);
        methods.settle();
    }

    /// Moves the centre of the ground from below the scene, m.
    void groundAt(Vec by) {
        ground.centre(by.times(1 / frame.unit()));
    }

    void axesShown(boolean on) {
        axes.group().setVisible(on);
    }

    void groundShown(boolean on) {
        ground.shown(on);
    }

    /// Shows the shadow of what the body shows.
    void shadow(Picture now) {
        shadow.show(now, ground.shown());
    }

    /// Sizes axes, ground and lights for a scene.
    void stand(Floor floor) {
        this.floor = floor;
        frame = floor.frame();
        for (MeshBody mesh : List.of(body, ghost)) mesh.frame(frame);
        shadow.frame(frame);
        bodies.frame(frame);
        second.ifPresent(other -> other.frame(frame));
        methods.frame(frame);
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
        second.ifPresent(other -> other.colours(palette));
        methods.colours();
        bodies.colours(palette);
        scene.setFill(FxPen.colour(palette.of("background")));
        ambient.setColor(FxPen.colour(palette.of("light-ambient")));
        key.setColor(FxPen.colour(palette.of("light-key")));
        fill.setColor(FxPen.colour(palette.of("light-fill")));
        rim.setColor(FxPen.colour(palette.of("light-rim")));
        shadow.colour(FxPen.colour(palette.of("shadow")));
        body.aside().material().setDiffuseColor(FxPen.colour(palette.of("wire")));
        body.over().material().setDiffuseColor(Color.BLACK);
        body.over().material().setSelfIlluminationMap(FxTexture.image(Textures.map(2, _ -> palette.of("wire-over"))));
        ghost.material().setDiffuseColor(FxPen.colour(palette.of("ghost")));
        ghost.over().material().setDiffuseColor(Color.BLACK);
        ghost.over().material().setSelfIlluminationMap(FxTexture.image(Textures.map(2, _ -> palette.of("wire"))));
        axes.colours(palette);
        ground.colours(palette);
    }
}
