package limber.ui.controls;

import javafx.scene.Node;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.TextInputControl;

/// A mark on controls in which text is written: while one has the keyboard, keys are its own. JavaFX's own fields
/// need no mark.
public final class Typing {
    private Typing() {}

    /// Marks a control in which text is written.
    public static void mark(Node control) {
        control.getProperties().put(Typing.class, true);
    }

    /// Whether text is written in a control. The focus owner of an editable combo box is the box, although its field
    /// shows the caret.
    public static boolean in(Node focused) {
        return focused instanceof TextInputControl || focused instanceof ComboBoxBase<?> box && box.isEditable()
                || focused != null && focused.getProperties().containsKey(Typing.class);
    }
}
