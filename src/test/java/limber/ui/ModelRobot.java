package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pictures;
import static limber.ui.Fx.until;

import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.model.Preset;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import org.testfx.util.WaitForAsyncUtils;

/// A robot in the real window with all models, which opens presets and drags handles and particles.
abstract class ModelRobot extends SharedWindow {
    /// How many times in a row a handle is found at the same place before it is said to rest.
    private static final int CALM = 3;

    ModelRobot() {
        super(Catalog.MODELS);
    }

    void open(String model) throws Exception {
        fx(() -> app.main().open(Catalog.model(model)));
        until(() -> playback().model().name().equals(model) && scene().built() && picture() != null);
    }

    /// Stops at frame 0 of a preset, with the camera at rest.
    void start(String preset) throws Exception {
        fx(() -> {
            playback().gestures().restart(preset(preset).settings());
            playback().reset();
        });
        until(() -> picture().cursor().equals(Cursor.START) && picture().next().isPresent()
                && picture().settings().equals(preset(preset).settings()));
        until(() -> scene().session().fitted());
        fx(() -> viewport().framing().fit());
        WaitForAsyncUtils.waitForFxEvents();
    }

    Preset preset(String name) {
        return playback().model().presets().stream().filter(p -> p.name().equals(name)).findFirst().orElseThrow();
    }

    /// @return where the pointer let go
    Point2D drag(String handle, double dx, double dy) throws Exception {
        Point2D from = still(handle), to = from.add(dx, dy);
        moveTo(from).press(MouseButton.PRIMARY);
        for (int i = 1; i <= 5; i++) moveTo(from.interpolate(to, 0.2 * i));
        release(MouseButton.PRIMARY);
        return to;
    }

    /// Where a handle is on the screen, once the camera has come to rest: on a busy machine its reach comes late.
    private Point2D still(String handle) throws Exception {
        Point2D there = onScreen(handle(handle));
        for (int calm = 0; calm < CALM; calm++) {
            pictures(3);
            Point2D now = onScreen(handle(handle));
            if (!now.equals(there)) calm = -1;
            there = now;
        }
        return there;
    }

    Vec handle(String name) {
        Settings p = picture().settings();
        if (name.startsWith(Element.PARTICLE)) return Vec.of(picture().state().of(playback().model().subject()),
                Element.ofHandle(name).orElseThrow().index());
        Handle handle = playback().model().handles(p).stream().filter(h -> h.name().equals(name)).findFirst()
                .orElseThrow();
        return handle.at(picture().state());
    }

    Point2D onScreen(Vec at) throws Exception {
        return fx(() -> Pixel.onScreen(viewport(), at));
    }

    /// The value of a measure of the whole.
    double measured(String name) {
        return playback().model().measures().stream().filter(m -> m.name().equals(name)).findFirst().orElseThrow()
                .read(picture().settings(), picture().state())[0];
    }
}
