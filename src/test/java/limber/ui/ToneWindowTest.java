package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.util.Subscription;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.Line;
import javax.sound.sampled.SourceDataLine;
import limber.engine.Cursor;
import limber.models.Catalog;
import limber.ui.sound.FakeLines;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The tone of the plotted measure in the window, on a line that nobody hears.
@Tag("wide")
class ToneWindowTest extends SharedWindow {
    private FakeLines lines;
    private BooleanProperty on;
    private Subscription following = Subscription.EMPTY;

    ToneWindowTest() {
        super(Catalog.MODELS);
    }

    @BeforeEach
    void listen() throws Exception {
        lines = new FakeLines(false);
        on = new SimpleBooleanProperty();
        following = fx(() -> scene().session().sound(on, lines));
    }

    @AfterEach
    void stopListening() throws Exception {
        fx(following::unsubscribe);
        fx(() -> preferences.tone().set(false));
    }

    private String said() throws Exception {
        return fx(() -> lookup("#status").queryAs(StatusBar.class).getText());
    }

    @Test
    void nothingIsOpenedWhileItIsOff() throws Exception {
        go(3);
        type(KeyCode.SPACE);
        until(() -> picture().cursor().frame() > 6);
        type(KeyCode.SPACE);
        until(() -> !playback().playing().get());
        assertTrue(lines.silent(0));
    }

    @Test
    void itSoundsWhilePlayingAndBeepsAtAStep() throws Exception {
        fx(() -> on.set(true));
        until(() -> lines.silent(1)); // what holds now, as a beep
        assertTrue(said().startsWith("Tone: "), said());
        type(KeyCode.SPACE);
        until(() -> lines.open(2) && picture().cursor().frame() > 3);
        type(KeyCode.SPACE);
        until(() -> lines.opened.get() == lines.closed.get());
        int before = lines.opened.get();
        Cursor stopped = picture().cursor();
        until(() -> picture().next().isPresent());
        type(KeyCode.RIGHT);
        until(() -> !picture().cursor().equals(stopped) && lines.silent(before + 1));
        fx(() -> on.set(false));
        assertEquals("The tone is off.", said());
    }

    @Test
    void aSceneThatIsLeftHoldsNoTone() throws Exception {
        fx(() -> on.set(true));
        type(KeyCode.SPACE);
        until(() -> picture().cursor().frame() > 3);
        fx(() -> app.main().tab(0));
        until(() -> lines.opened.get() == lines.closed.get());
        assertTrue(lines.opened.get() > 0);
    }

    @Test
    void switchingItOffEndsItWhileTheSceneGoesOn() throws Exception {
        fx(() -> on.set(true));
        type(KeyCode.SPACE);
        until(() -> picture().cursor().frame() > 3 && lines.opened.get() > lines.closed.get());
        fx(() -> on.set(false));
        until(() -> lines.opened.get() == lines.closed.get());
        assertTrue(playback().playing().get());
    }

    /// As on a machine for tests.
    @Test
    void withoutASoundDeviceTheWindowSaysSoAndGoesOn() throws Exception {
        assumeFalse(AudioSystem.isLineSupported(new Line.Info(SourceDataLine.class)));
        type(KeyCode.T);
        until(() -> said().equals("There is no tone: this machine has no sound device."));
        assertFalse(preferences.tone().get(), "it is off again");
        type(KeyCode.RIGHT);
        until(() -> picture().cursor().equals(Cursor.complete(1)));
    }
}
