package limber.ui.controls;

import java.util.Set;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;

/// A mark on controls that need arrow keys themselves, such as a tree, whose rows they open and close. Everywhere else
/// these keys step the scene.
public final class OwnArrows {
    private OwnArrows() {}

    /// @param keys those that the control needs
    public static void mark(Node control, KeyCode... keys) {
        control.getProperties().put(OwnArrows.class, Set.of(keys));
    }

    /// Whether a key belongs to the focused control.
    public static boolean keep(Node focused, KeyCode key) {
        return focused != null && focused.getProperties().get(OwnArrows.class) instanceof Set<?> keys
                && keys.contains(key);
    }
}
