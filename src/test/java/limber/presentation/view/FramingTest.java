package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import limber.Sample;
import limber.engine.Cursor;
import limber.engine.model.Model;
import limber.engine.model.Overlay;
import limber.engine.model.Variant;
import limber.engine.run.ComparisonRun;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.lesson.Camera;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.StepEntry;
import limber.lesson.question.SceneStart;
import limber.models.Catalog;
import limber.presentation.camera.CameraPose;
import limber.presentation.camera.FramedScene;
import limber.presentation.camera.Insets;
import limber.presentation.camera.OrbitCamera;
import limber.presentation.camera.Projection;
import limber.presentation.camera.SceneBounds;
import limber.presentation.paint.Box;
import limber.presentation.surface.Colouring;
import limber.presentation.surface.Scales;
import limber.ui.controls.FxLater;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What a view of 830×520 pixels shows of a scene, without a window.
@Tag("wide")
class FramingTest {
    private static final double WIDTH = 830, HEIGHT = 520, FONT = 14;

    /// A scene as a view finds it.
    private record Opening(String name, Model model, Picture picture, SceneBounds motion, Optional<Camera> camera,
            Set<String> shown, Layout layout) {}

    /// A view of it.
    private static final class View {
        final OrbitCamera camera = new OrbitCamera(FxLater.THREAD);
        final SimpleObjectProperty<Picture> picture = new SimpleObjectProperty<>();
        final Framing framing;

        View(Opening o) {
            var layers = new ShownLayers(o.shown());
            var beside = new ComparisonScene(o.model(), layers, UnaryOperator.identity());
            beside.layout().set(o.layout());
            camera.resize(WIDTH, HEIGHT);
            var part = new Box(0, OverlayPainter.CAPTION * FONT, WIDTH, HEIGHT - OverlayPainter.CAPTION * FONT);
            framing = new Framing(o.model(), camera, beside, picture, new SimpleBooleanProperty(false), () -> part,
                    () -> insets(o, layers));
            picture.set(o.picture());
            beside.reach(o.motion());
            framing.reach(o.motion());
            o.camera().ifPresent(c -> look(framing, c));
        }

        private Insets insets(Opening o, ShownLayers layers) {
            List<Overlay> overlays = o.picture().overlays();
            int charts = (int) overlays.stream()
                    .filter(l -> l instanceof Overlay.Chart && layers.has(l.name())).count();
            int legends = Legend.of(overlays, layers.names(), Colouring.of(o.model(), o.picture(), layers.names(),
                    new Scales(), UnaryOperator.identity()), UnaryOperator.identity()).size();
            return Insets.of(WIDTH, HEIGHT, 0, FONT, legends, charts, layers.has(ShownLayers.SIDE));
        }

        double share() {
            return CameraPose.share(camera.projection().get(), framing.content().body());
        }
    }

    private static void look(Framing framing, Camera camera) {
        camera.eye().ifPresent(e -> framing.look(e.eye(), e.target()));
        camera.view().ifPresent(view -> {
            switch (view) {
                case "front" -> framing.look(0, 0);
                case "side" -> framing.look(90, 0);
                case "top" -> framing.look(0, 89);
                default -> framing.look(18, 12);
            }
        });
    }

    private static boolean isRope(Model model) {
        return model.name().equals("rope");
    }

    private static Stream<Supplier<Opening>> presets(Predicate<Model> wanted) {
        return Catalog.MODELS.stream().filter(wanted).flatMap(model -> model.presets().stream().map(preset -> () -> {
            var scene = new SceneStart(preset.settings(), model.opening(preset.settings()));
            return opening(model.name() + " " + preset.name(), model, scene, PictureRequest.atFirst(model),
                    Optional.empty(), Optional.empty(), model.overlaysAtFirst(), Layout.SIDE_BY_SIDE, Cursor.START);
        }));
    }

    private static Stream<Supplier<Opening>> lessons(Predicate<Model> wanted) {
        return Lessons.shipped().stream().filter(lesson -> wanted.test(lesson.model())).map(lesson -> () -> {
            StepEntry first = StepEntry.of(lesson).getFirst();
            Set<String> shown = first.overlays().map(Set::copyOf).orElseGet(lesson.model()::overlaysAtFirst);
            return opening(lesson.id(), lesson.model(), first.staged().scene(),
                    new PictureRequest(shown, Set.of()), first.staged().comparison(), first.camera(), shown,
                    StepLook.layout(first.step()), moment(lesson, first));
        });
    }

    private static Cursor moment(Lesson lesson, StepEntry first) {
        var timeline = new Timeline(lesson.model());
        var run = new Run(timeline, timeline.root(first.staged().scene().settings(), first.staged().scene().inputs()));
        first.step().go().ifPresent(go -> go.seek(run));
        return run.cursor();
    }

    private static Opening opening(String name, Model model, SceneStart scene, PictureRequest wanted,
            Optional<Variant> other, Optional<Camera> camera, Set<String> shown, Layout layout, Cursor at) {
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(scene.settings(), scene.inputs()));
        run.seek(run.branch(), at);
        Picture alone = Picture.of(run, wanted, false, Optional.empty());
        SceneBounds motion = SceneBounds.of(model, scene.settings());
        if (other.isEmpty()) return new Opening(name, model, alone, motion, camera, shown, layout);
        Picture both = alone
                .beside(new ComparisonRun(new Timeline(model), other.get()).beside(run, wanted, false, () -> false));
        return new Opening(name, model, both,
                motion.with(SceneBounds.of(model, other.get().of(scene.settings()))), camera, shown, layout);
    }

    /// A body of a tenth of the view can be seen; one of three tenths can be looked at, with all handles in view: that
    /// of a lattice may stand two radii above its ball.
    @Test
    void theBodyOfEverySceneTakesThreeTenthsOfItsView() {
        var small = new ArrayList<String>();
        Sample.of(Stream.concat(presets(_ -> true), lessons(_ -> true)).toList(), 50).forEach(made -> {
            Opening o = made.get();
            double share = new View(o).share();
            if (share < 0.3) small.add("%s %.3f".formatted(o.name(), share));
        });
        assertEquals(List.of(), small);
    }

    /// A point and a rod of 1 m whose motion is 10 m long: fitted whole the rod would take 0.08 of the width.
    private static FramedScene falling() {
        return new FramedScene(new double[]{0, 0, 0, 1, 0, 0}, new double[]{0.5, 0, 0},
                new SceneBounds(new Vec(0, -10, 0), new Vec(1, 0, 0)));
    }

    private static Projection near(FramedScene scene, Box part) {
        return new CameraPose(Vec.ZERO, 1, 0, 0).near(scene, Math.toRadians(35), WIDTH, HEIGHT, part)
                .projection(Math.toRadians(35), WIDTH, HEIGHT);
    }

    @Test
    void aBodyThatWouldBeTooSmallTakesTwoFifthsAndLeavesItsWayTheRoom() {
        Projection at = near(falling(), new Box(0, 0, WIDTH, HEIGHT));
        assertEquals(0.4, CameraPose.share(at, falling().body()), 1e-3);
        assertEquals(0.1 * HEIGHT, at.point(Vec.ZERO).y(), 1, "it falls, so it begins at the upper edge");
        assertEquals(0.5 * WIDTH, at.point(new Vec(0.5, 0, 0)).x(), 1);
    }

    @Test
    void theHandlesOfANearBodyStayInside() {
        var far = new FramedScene(falling().body(), new double[]{6, 0, 0}, falling().motion());
        Projection at = near(far, new Box(0, 0, WIDTH, HEIGHT));
        assertEquals(0.8 * WIDTH, at.point(new Vec(6, 0, 0)).x() - at.point(Vec.ZERO).x(), 1,
                "body and handles take four fifths");
    }

    private static View fallen() {
        return new View(lessons(FramingTest::isRope).map(Supplier::get)
                .filter(o -> o.name().equals("points-that-remember")).findFirst()
                .orElseThrow());
    }

    private static Picture later(Settings p, int frame) {
        Model model = Catalog.model("rope");
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(p, List.of()));
        run.seek(run.branch(), Cursor.complete(frame));
        return Picture.of(run, PictureRequest.atFirst(model), false, Optional.empty());
    }

    @Test
    void aSceneThatPlaysDoesNotMoveTheCameraUntilItsBodyHasLeftTheView() {
        View view = fallen();
        CameraPose first = view.camera.sight().get();
        view.picture.set(later(view.picture.get().settings(), 5)); // 0.1 s, 5 cm
        view.framing.played();
        view.framing.resized(true);
        assertEquals(first, view.camera.sight().get());
        view.picture.set(later(view.picture.get().settings(), 45)); // 0.9 s, 4 m
        view.framing.played();
        assertTrue(view.camera.sight().get().distance() > 2 * first.distance(), "all of the fall");
        CameraPose whole = view.camera.sight().get();
        view.picture.set(later(view.picture.get().settings(), 120));
        view.framing.played();
        assertEquals(whole, view.camera.sight().get(), "once");
    }

    /// A moment two frames before an explosion is fitted to a scene that is a million times as large as at first.
    @Test
    void anExplodedSceneIsFittedAgainWhereItIsSmall() {
        View view = fallen();
        CameraPose first = view.camera.sight().get();
        Settings exploding = Catalog.model("rope").defaults().with("damping", "200");
        view.picture.set(later(exploding, 19));
        view.framing.fit();
        assertTrue(view.camera.sight().get().distance() > 1e4 * first.distance());
        view.picture.set(later(exploding, 8));
        view.framing.played();
        double times = view.camera.sight().get().distance() / first.distance();
        assertTrue(times < 10, "the camera is " + times + " times as far away as at first");
    }

    @Test
    void aCameraThatTheUserMovedIsLeftWhereItIs() {
        View view = fallen();
        view.camera.pan(40, 0);
        CameraPose own = view.camera.sight().get();
        view.picture.set(later(view.picture.get().settings(), 45));
        view.framing.played();
        assertEquals(own, view.camera.sight().get());
    }

    /// The published hook and the default rope, 4 cm thick and 4 m long, are published numbers: their sticks are drawn
    /// over them, 4 pixels wide.
    @Test
    void aRopeIsFivePixelsThick() {
        var thin = new ArrayList<String>();
        Stream.concat(presets(FramingTest::isRope), lessons(FramingTest::isRope)).map(Supplier::get).forEach(o -> {
            var view = new View(o);
            Settings p = o.picture().settings();
            Vec middle = SceneBounds.around(view.framing.content().body()).middle();
            double width = Double.parseDouble(p.text(p.parameter("width")))
                    / view.camera.projection().get().metresPerPixel(middle);
            if (width < 5) thin.add(o.name());
        });
        assertEquals(List.of("rope default", "rope hook"), thin);
    }
}
