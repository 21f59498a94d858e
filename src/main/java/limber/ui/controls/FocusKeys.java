package limber.ui.controls;

import java.util.Map;
import javafx.event.Event;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.controlsfx.control.RangeSlider;
import org.controlsfx.control.ToggleSwitch;

/// Key bindings for controls, since Space and the arrow keys belong to the scene. Enter operates switches, Up and Down
/// move sliders. Buttons handle Enter themselves, except on macOS.
public final class FocusKeys {
    private static final Map<KeyCode, KeyCode> SWITCH = Map.of(KeyCode.ENTER, KeyCode.SPACE),
            SLIDER = Map.of(KeyCode.UP, KeyCode.RIGHT, KeyCode.DOWN, KeyCode.LEFT);

    private static final boolean MAC = System.getProperty("os.name").startsWith("Mac");

    private final Scene scene;
    private boolean passing;

    public FocusKeys(Scene scene) {
        this.scene = scene;
    }

    /// Whether [#pass] has made this event, which is for the control alone.
    public boolean passing() {
        return passing;
    }

    /// @return whether the focused control has received another key for this one
    public boolean pass(KeyEvent e) {
        Node owner = scene.getFocusOwner();
        if (MAC && e.getCode() == KeyCode.ENTER && owner instanceof ButtonBase button) {
            press(button);
            return true;
        }
        KeyCode other = meant(owner).get(e.getCode());
        if (other == null || e.isShortcutDown() || e.isAltDown()) return false;
        passing = true;
        Event.fireEvent(e.getTarget() instanceof Node inside && Regions.within(inside, owner) ? inside : owner,
                as(e, owner, other));
        passing = false;
        return true;
    }

    /// Presses a button as Enter does on other systems; JavaFX leaves the key out on macOS, where Space is meant.
    static void press(ButtonBase button) {
        if (button instanceof MenuButton menu) menu.show();
        else button.fire();
    }

    private static Map<KeyCode, KeyCode> meant(Node owner) {
        return switch (owner) {
            case ToggleSwitch _ -> SWITCH;
            case Slider _ -> SLIDER;
            case RangeSlider _ -> SLIDER;
            case null, default -> Map.of();
        };
    }

    private static KeyEvent as(KeyEvent e, EventTarget target, KeyCode code) {
        return new KeyEvent(e.getSource(), target, e.getEventType(), KeyEvent.CHAR_UNDEFINED, code.getName(), code,
                false, false, false, false);
    }
}
