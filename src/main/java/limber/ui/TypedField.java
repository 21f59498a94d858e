package limber.ui;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.scene.control.TextField;

/// A field whose text counts once it is entered, or left. A text that only passed through it is no edit, however
/// shortened it stands there.
final class TypedField extends TextField {
    private final UnaryOperator<String> brief;
    private final Consumer<String> typed;
    private String shown = "";

    /// @param name what it is called aloud
    /// @param brief a text as it stands in the field
    /// @param typed takes what was entered
    TypedField(int columns, String name, UnaryOperator<String> brief, Consumer<String> typed) {
        this.brief = brief;
        this.typed = typed;
        setPrefColumnCount(columns);
        setAccessibleText(name);
        setOnAction(_ -> {
            commit();
            getParent().requestFocus(); // Space plays again
        });
        focusedProperty().addListener((_, _, on) -> {
            if (!on) commit();
        });
    }

    void show(String text) {
        shown = text;
        setText(brief.apply(text));
    }

    /// What it stands for: exactly what was shown, unless somebody has typed.
    String value() {
        String text = getText().strip();
        return text.equals(brief.apply(shown)) ? shown : text;
    }

    private void commit() {
        if (!value().equals(shown)) typed.accept(value());
    }
}
