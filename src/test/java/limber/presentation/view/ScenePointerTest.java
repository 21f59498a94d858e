package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Vec;
import limber.engine.tool.Tool;
import limber.engine.tool.ToolPoint;
import limber.engine.tool.Tools;
import limber.mesh.Pick;
import limber.models.Catalog;
import limber.presentation.StillLater;
import limber.presentation.camera.SceneBounds;
import limber.presentation.camera.WorldAxis;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Point;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Pointers over a scene of 900 by 600 px that nobody shows. The rope has handles and no surface that can be touched;
/// the ball has one.
class ScenePointerTest implements ViewDrag, SurfacePress, UnseenFace {
    private static final ScenePointer.Press MOUSE = new ScenePointer.Press(false, true, false, false),
            FINGER = new ScenePointer.Press(true, true, false, false),
            SHIFT = new ScenePointer.Press(false, true, true, false),
            CONTROL = new ScenePointer.Press(false, true, false, true),
            SECOND = new ScenePointer.Press(false, false, false, false);
    /// A place with nothing, at the upper edge.
    private static final Point NOTHING = new Point(450, 4);

    private final List<String> done = new ArrayList<>();
    private final List<Vec> dragged = new ArrayList<>();
    private Model model;
    private SceneView scene;
    private ScenePointer pointer;

    @BeforeEach
    void rope() {
        open("rope");
    }

    private void open(String name) {
        model = Catalog.model(name);
        scene = new SceneView(model, key -> key, new ShownLayers(Set.of()), new Palette(), this, false,
                new StillLater(), this);
        scene.showing().motion().set(false);
        scene.size(900, 600, true);
        scene.picture().set(picture(0));
        scene.reach(SceneBounds.of(model, scene.picture().get().settings()));
        pointer = new ScenePointer(scene, new ScenePointer.Hands(this, this,
                tools -> done.add("measured " + tools.all().size()),
                element -> done.add("chosen " + element.map(Element::of).orElse("nothing"))));
    }

    private Picture picture(int frame) {
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(model.defaults(), List.of()));
        run.seek(run.branch(), Cursor.complete(frame));
        return Picture.of(run, PictureRequest.atFirst(model), true, Optional.empty());
    }

    private Handle handle() {
        return model.handles(scene.picture().get().settings()).getFirst();
    }

    private Point place(Vec at) {
        return scene.projection().point(at);
    }

    private Point held() {
        return place(handle().at(scene.picture().get().state()));
    }

    private void click(Point p, ScenePointer.Press how) {
        pointer.press(0, p, how);
        pointer.release(0, p, true);
    }

    // ---- what is done ----

    @Override
    public void press(Handle handle) {
        done.add("grab");
    }

    @Override
    public void drag(Handle handle, Vec to) {
        done.add("drag");
        dragged.add(to);
    }

    @Override
    public void release(Handle handle) {
        done.add("let go");
    }

    @Override
    public void press(Pick.Hit at) {
        done.add("touch");
    }

    @Override
    public void drag(Pick.Hit to) {
        done.add("stroke");
    }

    @Override
    public void release() {
        done.add("lift");
    }

    // ---- mouse ----

    @Test
    void aHandleIsTakenWhereThePointerIs() {
        Point from = held();
        pointer.press(0, from, MOUSE);
        assertTrue(pointer.taken());
        assertEquals(ScenePointer.Over.HANDLE, pointer.over().get());
        pointer.move(0, from.add(2, 2));
        assertEquals(List.of("grab"), done, "2.8 px are a click");
        pointer.move(0, from.add(60, 0));
        pointer.release(0, from.add(60, 0), true);
        assertEquals(List.of("grab", "drag", "let go"), done);
        assertEquals(0, place(dragged.getLast()).distance(from.add(60, 0)), 1e-6);
        assertFalse(pointer.taken() || pointer.down());
    }

    /// On a locked axis only that coordinate of the handle changes, at once when it is locked.
    @Test
    void aLockedDragGoesAlongItsAxis() {
        Vec start = handle().at(scene.picture().get().state());
        Point from = held();
        pointer.press(0, from, MOUSE);
        pointer.move(0, from.add(40, -50));
        scene.pointed().lock().set(Optional.of(WorldAxis.Y));
        assertEquals(2, dragged.size());
        Vec to = dragged.getLast();
        assertEquals(start.x(), to.x(), 1e-12);
        assertEquals(start.z(), to.z(), 1e-12);
        assertTrue(to.y() > start.y());
    }

    @Test
    void aClickSelectsAndADragDoesNot() {
        click(held(), MOUSE);
        click(NOTHING, MOUSE);
        assertEquals(List.of("grab", "let go", "chosen particle", "chosen nothing"), done);
        done.clear();
        pointer.press(0, NOTHING, MOUSE);
        pointer.move(0, NOTHING.add(9, 0));
        pointer.release(0, NOTHING.add(9, 0), true);
        pointer.press(0, NOTHING, MOUSE);
        pointer.release(0, NOTHING, false);
        assertEquals(List.of(), done, "a drag, and one that was taken away");
    }

    @Test
    void whereNothingIsTheViewTurnsWithShiftItMovesAndTheWheelZooms() {
        Vec eye = scene.projection().eye(), middle = scene.camera().target();
        drag(NOTHING, MOUSE);
        assertTrue(scene.projection().eye().distance(eye) > 0.3, "it has turned");
        assertEquals(0, scene.camera().target().distance(middle), 0.05);
        Vec turned = scene.camera().target();
        drag(NOTHING, SHIFT);
        Vec moved = scene.camera().target();
        assertTrue(moved.distance(turned) > 0.1, "it has moved");
        drag(held(), SECOND);
        assertTrue(scene.camera().target().distance(moved) > 0.1);
        assertEquals(List.of(), done, "another button takes nothing");
        double size = scene.projection().metresPerPixel(Vec.ZERO);
        pointer.wheel(NOTHING, 100);
        assertTrue(scene.projection().metresPerPixel(Vec.ZERO) < size);
    }

    private void drag(Point at, ScenePointer.Press how) {
        pointer.press(0, at, how);
        pointer.move(0, at.add(30, 10));
        pointer.release(0, at.add(30, 10), true);
    }

    @Test
    void aFixedCameraStaysAndHandlesAreTakenAllTheSame() {
        scene.fixed().set(true);
        Vec eye = scene.projection().eye();
        drag(NOTHING, MOUSE);
        drag(NOTHING, SHIFT);
        pointer.wheel(NOTHING, 100);
        assertEquals(eye, scene.projection().eye());
        drag(held(), MOUSE);
        assertEquals(List.of("grab", "drag", "let go"), done);
    }

    @Test
    void aClickWithAnotherButtonAsksWhatIsThere() {
        pointer.press(0, held(), SECOND);
        assertEquals(Optional.of(handle().name()),
                pointer.release(0, held(), true).orElseThrow().handle().map(Handle::name));
        pointer.press(0, held(), MOUSE);
        assertEquals(Optional.empty(), pointer.release(0, held(), true));
        pointer.press(0, held(), SECOND);
        pointer.move(0, held().add(20, 0));
        assertEquals(Optional.empty(), pointer.release(0, held().add(20, 0), true), "it has moved the view");
    }

    @Test
    void whatIsUnderThePointerIsMarkedUntilItLeaves() {
        pointer.hover(held().add(5, 0));
        assertEquals(ScenePointer.Over.HANDLE, pointer.over().get());
        assertEquals(handle().name(), scene.pointed().handle().get().name());
        assertEquals(held().add(5, 0), scene.pointed().at().get());
        pointer.hover(NOTHING);
        assertEquals(ScenePointer.Over.NOTHING, pointer.over().get());
        pointer.hover(held());
        pointer.leave();
        assertEquals(null, scene.pointed().handle().get());
        assertEquals(null, scene.pointed().at().get());
    }

    /// The end of the rope has fallen away from the pointer that was on it, further than a handle is kept.
    @Test
    void aHandleThatGoesAwayIsLost() {
        Handle last = Handle.grabbing(model.grabbable().orElseThrow(), 5);
        pointer.hover(place(last.at(scene.picture().get().state())));
        assertTrue(scene.pointed().handle().get() != null);
        Point before = scene.pointed().at().get();
        Picture later = picture(60);
        assertTrue(place(last.at(later.state())).distance(before) > 36, "it has fallen");
        scene.picture().set(later);
        assertFalse(Optional.ofNullable(scene.pointed().handle().get()).filter(h -> h.element() == 5).isPresent());
    }

    @Test
    void strokesAreDrawnWhileSomebodyTakesThem() {
        var stroke = new ArrayList<Vec>();
        scene.sketch().take(new SceneSketch.Taker(Vec.ZERO, points -> {
            stroke.clear();
            stroke.addAll(points);
        }, () -> {}));
        drag(held(), MOUSE);
        assertEquals(2, stroke.size());
        assertEquals(0, place(stroke.getLast()).distance(held().add(30, 10)), 1e-6);
        assertEquals(List.of(), done);
    }

    @Test
    void theGripOfAToolIsDraggedAndTold() {
        var fixed = new ToolPoint.Fixed(new Vec(0.3, 0.6, 0.5));
        scene.tools().shown().set(Tools.NONE.and(new Tool.Ruler(fixed, new ToolPoint.Fixed(new Vec(-0.4, 0.6, 0.5)))));
        Point end = place(fixed.place()); // a grip lies beside what is measured
        Point grip = IntStream.range(0, 900).mapToObj(i -> end.add(2 * (i % 30 - 15), 2 * (i / 30 - 15)))
                .filter(p -> scene.tools().grip(p.x(), p.y()).isPresent()).findFirst().orElseThrow();
        pointer.hover(grip);
        assertEquals(ScenePointer.Over.GRIP, pointer.over().get());
        drag(grip, MOUSE);
        assertEquals(List.of("measured 1"), done);
        ToolPoint there = scene.tools().shown().get().all().getFirst().points().getFirst();
        assertEquals(0, place(((ToolPoint.Fixed) there).place()).distance(grip.add(30, 10)), 2, "to a millimetre");
    }

    // ---- a surface ----

    @Test
    void aSurfaceIsTouchedStrokedAndLiftedAndControlSelectsOnIt() {
        open("ball");
        Point middle = place(scene.camera().target());
        pointer.hover(middle);
        assertEquals(ScenePointer.Over.SURFACE, pointer.over().get());
        drag(middle, MOUSE);
        assertEquals(List.of("touch", "stroke", "lift"), done);
        assertTrue(scene.pointed().ray().isPresent());
        done.clear();
        click(middle, MOUSE);
        assertEquals(List.of("touch", "lift"), done, "a click presses and selects nothing");
        done.clear();
        click(middle, CONTROL);
        assertEquals(1, done.size());
        assertTrue(done.getFirst().startsWith("chosen ") && !done.getFirst().endsWith("nothing"), done.getFirst());
    }

    /// The press of a ball would take the click that a question asks for.
    @Test
    void aClickChoosesOnASurfaceWhileAQuestionAsks() {
        open("ball");
        scene.sketch().want(this, Optional.of("vertex"));
        Point middle = place(scene.camera().target());
        click(middle, MOUSE);
        assertEquals(List.of("chosen vertex"), done);
        scene.sketch().want(this, Optional.empty());
        click(middle, MOUSE);
        assertEquals(List.of("chosen vertex", "touch", "lift"), done);
    }

    // ---- a body ----

    /// A jelly has one handle, far from where it is taken; it goes as far as the pointer does, and does not jump there.
    @Test
    void aBodyIsPulledWhereverItIsTaken() {
        open("jelly");
        Point beside = held().add(60, -50);
        Vec eye = scene.projection().eye();
        pointer.hover(beside);
        assertEquals(ScenePointer.Over.HANDLE, pointer.over().get());
        drag(beside, MOUSE);
        assertEquals(List.of("grab", "drag", "let go"), done);
        assertEquals(0, place(dragged.getLast()).distance(held().add(30, 10)), 1e-6);
        assertEquals(eye, scene.projection().eye());
    }

    /// Between two particles of a rope, 10 px from neither: the nearer one is taken.
    @Test
    void aLineIsPulledByItsNearerEnd() {
        double[] at = scene.picture().get().state().of(model.grabbable().orElseThrow());
        Point a = place(Vec.of(at, 10)), b = place(Vec.of(at, 11));
        scene.zoom(9, a.midpoint(b).x(), a.midpoint(b).y());
        Point first = place(Vec.of(at, 10)), second = place(Vec.of(at, 11));
        assertTrue(first.distance(second) > 60, "they lie apart");
        pointer.hover(new Point(0.7 * first.x() + 0.3 * second.x(), 0.7 * first.y() + 0.3 * second.y()));
        assertEquals("particle:10", scene.pointed().handle().get().name());
    }

    /// The end of a rope is out of reach now; where it was some pictures before, a hand that comes late finds it.
    @Test
    void aHandleThatMovesIsTakenWhereItJustWas() {
        Handle end = Handle.grabbing(model.grabbable().orElseThrow(), 12);
        scene.pointed().handle().set(end);
        Point before = null;
        for (int frame = 20; frame <= 32; frame++) {
            scene.picture().set(picture(frame));
            if (frame == 20) before = place(end.at(scene.picture().get().state()));
        }
        Point now = place(end.at(scene.picture().get().state()));
        assertTrue(now.distance(before) > 36, "out of reach: " + now.distance(before));
        drag(before.add(0, -3), MOUSE);
        assertEquals("grab", done.getFirst());
    }

    // ---- fingers ----

    /// 25 px away is too far for a mouse (18) and near enough for a finger, which covers 18 px more.
    @Test
    void aFingerTakesWhatItCovers() {
        Point beside = held().add(0, -25);
        drag(beside, MOUSE);
        assertEquals(List.of(), done);
        pointer.press(0, beside, FINGER);
        pointer.move(0, beside.add(8, 0));
        assertEquals(List.of("grab"), done, "8 px are a tap");
        pointer.release(0, beside.add(8, 0), true);
        assertEquals(List.of("grab", "let go", "chosen particle"), done);
        assertEquals(null, scene.pointed().handle().get(), "a finger that is up is nowhere");
    }

    /// Two fingers 100 px apart go to 200: what is seen is half as wide; their middle stays under them.
    @Test
    void twoFingersZoomAndMove() {
        double size = scene.projection().metresPerPixel(scene.camera().target());
        Point left = new Point(400, 4), right = new Point(500, 4);
        pointer.press(1, left, FINGER);
        pointer.press(2, right, FINGER);
        pointer.move(1, left.add(-50, 0));
        pointer.move(2, right.add(50, 0));
        assertEquals(0.5 * size, scene.projection().metresPerPixel(scene.camera().target()), 0.02 * size);
        pointer.release(1, left.add(-50, 0), true);
        Vec eye = scene.projection().eye();
        pointer.move(2, right.add(90, 0));
        assertEquals(eye, scene.projection().eye(), "the finger that is left does not turn");
        pointer.release(2, right.add(90, 0), true);
        assertFalse(pointer.down());
        assertEquals(List.of(), done, "and is no click");
    }

    @Test
    void aSecondFingerDoesNotDisturbADrag() {
        Point from = held();
        pointer.press(1, from, FINGER);
        pointer.press(2, NOTHING, FINGER);
        pointer.move(2, NOTHING.add(80, 0));
        pointer.move(1, from.add(40, 0));
        pointer.release(1, from.add(40, 0), true);
        assertEquals(List.of("grab", "drag", "let go"), done);
    }

    @Test
    void beforeTheFirstPictureNothingHappens() {
        scene = new SceneView(model, key -> key, new ShownLayers(Set.of()), new Palette(), this, false,
                new StillLater(), this);
        var early = new ScenePointer(scene, new ScenePointer.Hands(this, this, _ -> {}, _ -> done.add("chosen")));
        early.hover(NOTHING);
        early.press(0, NOTHING, MOUSE);
        early.move(0, NOTHING.add(40, 0));
        early.release(0, NOTHING.add(40, 0), true);
        assertEquals(List.of(), done);
    }
}
