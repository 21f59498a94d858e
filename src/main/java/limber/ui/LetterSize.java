package limber.ui;

import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import javafx.scene.input.KeyEvent;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.TextSize;

/// The three commands for the size of the window's text, and their keys.
///
/// @param say shows a line for a while
record LetterSize(Preferences preferences, ResourceBundle words, Consumer<String> say) {
    void larger() {
        set(preferences.text().get().larger());
    }

    void smaller() {
        set(preferences.text().get().smaller());
    }

    void usual() {
        set(TextSize.USUAL);
    }

    private void set(TextSize size) {
        preferences.text().set(size);
        say.accept(words.getString("menu.text.now").formatted(size.percent()));
    }

    /// What a key does, with Ctrl: plus, minus or zero, on either part of a keyboard.
    Optional<Runnable> of(KeyEvent e) {
        if (!e.isShortcutDown() || e.isAltDown()) return Optional.empty();
        return switch (e.getCode()) {
            case PLUS, EQUALS, ADD -> Optional.of(this::larger);
            case MINUS, SUBTRACT -> Optional.of(this::smaller);
            case DIGIT0, NUMPAD0 -> Optional.of(this::usual);
            default -> Optional.empty();
        };
    }
}
