package limber.ui.interaction;

import java.util.Locale;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import limber.presentation.scene.SceneKeys;

/// A key of JavaFX as the keys of a scene know it.
public final class KeyPress {
    private KeyPress() {}

    public static SceneKeys.Press of(KeyEvent e) {
        return new SceneKeys.Press(key(e.getCode()), e.isShiftDown(), e.isShortcutDown(), e.isAltDown());
    }

    /// Its name in a browser, in small letters.
    public static String key(KeyCode code) {
        return switch (code) {
            case SPACE -> " ";
            case LEFT -> "arrowleft";
            case RIGHT -> "arrowright";
            case OPEN_BRACKET -> "[";
            case CLOSE_BRACKET -> "]";
            case PAGE_UP -> "pageup";
            case PAGE_DOWN -> "pagedown";
            case PERIOD -> ".";
            case ESCAPE -> "escape";
            default -> code.getName().toLowerCase(Locale.ROOT);
        };
    }
}
