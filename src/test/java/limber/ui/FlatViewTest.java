package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.settled;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.geometry.VerticalDirection;
import javafx.scene.Scene;
import javafx.scene.SubScene;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.engine.Cursor;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Vec;
import limber.mesh.Pick;
import limber.mesh.Skin;
import limber.models.Catalog;
import limber.presentation.camera.SceneBounds;
import limber.presentation.view.ScenePointer;
import limber.presentation.view.ShownLayers;
import limber.presentation.view.SurfacePress;
import limber.presentation.view.ViewDrag;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import limber.ui.preferences.Theme;
import limber.ui.viewport.Pointer;
import limber.ui.viewport.Viewport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/// The view without 3D: lines on a canvas that respond to the pointer as the surface would.
@OpensWindow
@Tag("pixels")
class FlatViewTest extends ApplicationTest {
    private final Model jelly = Catalog.model("jelly");
    private final List<Vec> dragged = new ArrayList<>();
    private Viewport viewport;

    @Override
    public void start(Stage stage) {
        var wording = new Wording(jelly, Language.ENGLISH.words());
        viewport = new Viewport(jelly, wording::get, new ShownLayers(jelly.overlaysAtFirst()), false);
        listen(viewport);
        var scene = new Scene(viewport, 900, 600);
        Theme.DARK.apply(scene);
        stage.setScene(scene);
        stage.show();
        Picture now = picture(0);
        viewport.picture().set(now);
        viewport.reach(CompletableFuture.supplyAsync(() -> SceneBounds.of(jelly, now.settings())).join());
        viewport.overlay();
    }

    private void listen(Viewport view) {
        new Pointer(view, new ScenePointer.Hands(new ViewDrag() {
            @Override
            public void press(Handle handle) {}
            @Override
            public void drag(Handle handle, Vec to) { dragged.add(to); }
            @Override
            public void release(Handle handle) {}
        }, new SurfacePress() {
            @Override
            public void press(Pick.Hit at) {}
            @Override
            public void drag(Pick.Hit to) {}
            @Override
            public void release() {}
        }, _ -> {}, _ -> {}), (_, _) -> {});
    }

    private Picture picture(int frame) {
        var timeline = new Timeline(jelly);
        var run = new Run(timeline, timeline.root(jelly.presets().getFirst().settings(), List.of()));
        run.seek(run.branch(), Cursor.complete(frame));
        return Picture.of(run, PictureRequest.atFirst(jelly), true, Optional.empty());
    }

    @Test
    void itSaysWhyAndWhatHelpsAndShowsTheSurfaceInTheColoursOfItsValues() throws Exception {
        assertTrue(viewport.lookupAll(".label").stream()
                .anyMatch(n -> n instanceof Label l && l.isVisible() && l.getText().contains("-Dprism.forceGPU=true")));
        assertTrue(viewport.lookupAll("*").stream().noneMatch(SubScene.class::isInstance));
        settled(() -> viewport.choose("mask", true));
        double[] xyz = Skin.vertices(viewport.picture().get().state());
        int top = 0, bottom = 0;
        for (int i = 0; i < xyz.length / 3; i++) {
            if (xyz[3 * i + 1] > xyz[3 * top + 1]) top = i;
            if (xyz[3 * i + 1] < xyz[3 * bottom + 1]) bottom = i;
        }
        // #fde725 and #5843a0 at the ends of the map
        Color yellow = brightest(Vec.of(xyz, top)), violet = brightest(Vec.of(xyz, bottom));
        assertTrue(yellow.getGreen() > 0.6 && yellow.getGreen() > yellow.getBlue() + 0.2, yellow.toString());
        assertTrue(violet.getBlue() > violet.getGreen() + 0.1, violet.toString());
    }

    @Test
    void itTurnsZoomsAndDragsAsIn3D() throws Exception {
        Vec eye = viewport.projection().eye();
        Point2D corner = viewport.localToScreen(40, 40);
        moveTo(corner).press(MouseButton.PRIMARY);
        moveTo(corner.add(30, 10));
        moveTo(corner.add(80, 20));
        release(MouseButton.PRIMARY);
        assertFalse(viewport.projection().eye().distance(eye) < 0.1, "it did not turn");
        double focal = viewport.projection().metresPerPixel(Vec.ZERO);
        scroll(3, VerticalDirection.UP);
        assertTrue(viewport.projection().metresPerPixel(Vec.ZERO) != focal, "it did not zoom");
        Vec anchor = jelly.handles(viewport.picture().get().settings()).getFirst().at(viewport.picture().get().state());
        Point2D from = Pixel.onScreen(viewport, anchor);
        moveTo(from).press(MouseButton.PRIMARY);
        moveTo(from.add(20, 0));
        moveTo(from.add(60, 0));
        release(MouseButton.PRIMARY);
        Point2D reached = Pixel.onScreen(viewport, dragged.getLast());
        assertEquals(0, reached.distance(from.add(60, 0)), 1.5);
    }

    /// A tab may be pressed on while its first picture is still being made.
    @Test
    void aHandThatComesBeforeTheFirstPictureTakesHoldOfNothing() throws Exception {
        fx(() -> {
            var empty = new Viewport(jelly, new Wording(jelly, Language.ENGLISH.words())::get,
                    new ShownLayers(jelly.overlaysAtFirst()), false);
            listen(empty);
            for (var what : List.of(MouseEvent.MOUSE_MOVED, MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_DRAGGED,
                    MouseEvent.MOUSE_RELEASED))
                Event.fireEvent(empty, new MouseEvent(what, 40, 40, 40, 40, MouseButton.PRIMARY, 1, false, false, false,
                        false, true, false, false, false, false, false, null));
        });
        assertEquals(List.of(), dragged);
    }

    /// Lines are one pixel wide: the brightest of the pixels around.
    private Color brightest(Vec at) throws Exception {
        Point2D p = Pixel.of(viewport, at);
        var image = fx(() -> viewport.snapshot(null, null));
        Color best = Color.BLACK;
        for (int x = -3; x <= 3; x++)
            for (int y = -3; y <= 3; y++) {
                Color c = image.getPixelReader().getColor((int) p.getX() + x, (int) p.getY() + y);
                if (c.getSaturation() * c.getBrightness() > best.getSaturation() * best.getBrightness()) best = c;
            }
        return best;
    }
}
