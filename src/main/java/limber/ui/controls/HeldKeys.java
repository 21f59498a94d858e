package limber.ui.controls;

import java.util.EnumSet;
import java.util.Set;
import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import javafx.util.Subscription;

/// A limit for held keys: one acts once for each picture that is drawn. Where its action takes longer than the system
/// takes to repeat it, the window would otherwise answer nothing else, and go on after the key has been let go. Text is
/// typed as fast as the system says.
public final class HeldKeys {
    /// Keys that have been pressed, and not let go, since the last picture.
    private final Set<KeyCode> pressed = EnumSet.noneOf(KeyCode.class);

    private HeldKeys() {}

    /// Limits the keys of a scene that a window shows. Filters of the window come before those of the scene, all of
    /// which would hear a key that one of them has consumed.
    public static Subscription limit(Window window, Scene scene) {
        var keys = new HeldKeys();
        EventHandler<KeyEvent> filter = e -> {
            if (!(e.getTarget() instanceof TextInputControl)) keys.heard(e);
        };
        Runnable drawn = keys.pressed::clear;
        window.addEventFilter(KeyEvent.ANY, filter);
        scene.addPostLayoutPulseListener(drawn);
        return () -> {
            window.removeEventFilter(KeyEvent.ANY, filter);
            scene.removePostLayoutPulseListener(drawn);
        };
    }

    private void heard(KeyEvent e) {
        if (e.getEventType() == KeyEvent.KEY_RELEASED) pressed.remove(e.getCode());
        if (e.getEventType() != KeyEvent.KEY_PRESSED) return;
        if (pressed.add(e.getCode())) Platform.requestNextPulse();
        else e.consume();
    }
}
