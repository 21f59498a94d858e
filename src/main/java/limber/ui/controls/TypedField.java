package limber.ui.controls;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.scene.AccessibleRole;
import javafx.scene.control.TextField;

/// A text field that commits on Enter or when it loses the focus. Unchanged text is not committed, even where the field
/// shows it shortened.
public final class TypedField extends TextField {
    private final UnaryOperator<String> brief;
    private final Consumer<String> typed;
    private String shown = "";

    /// @param name its accessible name
    /// @param brief shortens a text for the field
    /// @param typed receives the entered text
    public TypedField(int columns, String name, UnaryOperator<String> brief, Consumer<String> typed) {
        this.brief = brief;
        this.typed = typed;
        setPrefColumnCount(columns);
        setAccessibleText(name);
        setOnAction(_ -> {
            commit();
            leave();
        });
        focusedProperty().addListener((_, _, on) -> {
            if (!on) commit();
        });
    }

    /// Gives the keys back to the scene: Space plays again. The row that has the focus now says what holds.
    private void leave() {
        getParent().setAccessibleRole(AccessibleRole.TEXT);
        getParent().setAccessibleText(getAccessibleText() + ": " + getText());
        getParent().requestFocus();
    }

    public void show(String text) {
        shown = text;
        setText(brief.apply(text));
    }

    /// The value: the text that was shown, unless the user has typed another one.
    public String value() {
        String text = getText().strip();
        return text.equals(brief.apply(shown)) ? shown : text;
    }

    private void commit() {
        if (!value().equals(shown)) typed.accept(value());
    }
}
