package limber.ui;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;

/// Takes the window's keys before any control can eat them, except in text fields: for the scene that is looked at first,
/// which may give a letter a meaning of its own, and then for the board, whose deeds are in the menu too.
///
/// @param focused what has the focus
/// @param current the scene that is looked at
record KeyRouter(Board board, Supplier<Node> focused, Supplier<Optional<SceneController>> current) {
    void pressed(KeyEvent e) {
        if (typing()) return;
        if (board.raised() || current.get().map(scene -> scene.hands().key(e)).orElse(false) || board.key(e)) e.consume();
    }

    /// A button must not answer the key that was taken from it.
    void released(KeyEvent e) {
        current.get().ifPresent(scene -> scene.hands().keyUp(e.getCode()));
        if (!typing() && current.get().isPresent() && Keyboard.takes(e.getCode())) e.consume();
    }

    /// Whether keys are text for a control; an editable box keeps the focus that its field seems to have.
    private boolean typing() {
        Node focus = focused.get();
        return focus instanceof TextInputControl || focus instanceof ComboBoxBase<?> box && box.isEditable();
    }
}
