package limber.ui.controls;

import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// A key that a menu shows beside an item, while a filter of the window acts on it. It matches no key itself: a menu
/// would take letters from text fields.
public final class KeyHint extends KeyCombination {
    private final String text;

    public KeyHint(String text) {
        this.text = text;
    }

    @Override public boolean match(KeyEvent e) {
        return false;
    }

    @Override public String getName() {
        return text;
    }

    @Override public String getDisplayText() {
        return text;
    }

    @Override public String toString() {
        return text;
    }

    @Override public boolean equals(Object other) {
        return other instanceof KeyHint hint && hint.text.equals(text);
    }

    @Override public int hashCode() {
        return text.hashCode();
    }
}
