package limber.ui.controls;

import java.util.Set;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;

/// A mark on controls that need the arrow keys Left and Right themselves, such as a tree, whose rows they open and
/// close. Everywhere else these keys step the scene.
public final class OwnArrows {
    private static final Object MARK = new Object();
    private static final Set<KeyCode> KEYS = Set.of(KeyCode.LEFT, KeyCode.RIGHT);

    private OwnArrows() {}

    public static void mark(Node control) {
        control.getProperties().put(MARK, true);
    }

    /// Whether a key belongs to the focused control.
    public static boolean keep(Node focused, KeyCode key) {
        return focused != null && KEYS.contains(key) && focused.getProperties().containsKey(MARK);
    }
}
