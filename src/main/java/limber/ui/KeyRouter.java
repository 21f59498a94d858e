package limber.ui;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Takes the window's keys before any control can eat them, except in text fields: for the scene that is looked at first,
/// which may give a letter a meaning of its own, and then for the board, whose deeds are in the menu too.
///
/// A key that is held down goes on stepping; whatever else it means it means once.
final class KeyRouter {
    private final Board board;
    private final Supplier<Node> focused;
    private final Supplier<Optional<SceneController>> current;
    /// The keys that are down, and whether they were taken from the control that has the focus.
    private final Map<KeyCode, Boolean> down = new HashMap<>();

    /// @param focused what has the focus
    /// @param current the scene that is looked at
    KeyRouter(Board board, Supplier<Node> focused, Supplier<Optional<SceneController>> current) {
        this.board = board;
        this.focused = focused;
        this.current = current;
    }

    void pressed(KeyEvent e) {
        if (typing()) return;
        Boolean taken = down.get(e.getCode());
        if (taken == null || Keyboard.repeats(e)) taken = board.raised() || current.get().map(scene -> scene.hands().key(e)).orElse(false) || board.key(e);
        down.put(e.getCode(), taken);
        if (taken) e.consume();
    }

    /// A button must not answer the key that was taken from it.
    void released(KeyEvent e) {
        down.clear(); // all of them: a key may come up under another name than it went down, with Shift in between
        current.get().ifPresent(scene -> scene.hands().keyUp(e.getCode()));
        if (!typing() && current.get().isPresent() && Keyboard.takes(e.getCode())) e.consume();
    }

    /// No release will be heard of what is down.
    void letGo() {
        down.clear();
        current.get().ifPresent(scene -> scene.hands().letGo());
    }

    /// Whether keys are text for a control; an editable box keeps the focus that its field seems to have.
    private boolean typing() {
        Node focus = focused.get();
        return focus instanceof TextInputControl || focus instanceof ComboBoxBase<?> box && box.isEditable();
    }
}
