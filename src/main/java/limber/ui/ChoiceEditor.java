package limber.ui;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import limber.engine.Parameter;

/// One of some values, by what they are called; where a file will do as well, by what is typed.
final class ChoiceEditor implements ParameterEditor {
    private final ComboBox<String> box = new ComboBox<>();
    private boolean showing;

    /// @param typed whether any text may be entered
    ChoiceEditor(Parameter<?> p, List<String> values, boolean typed, String title, Wording words, Edits edits) {
        box.getItems().setAll(values);
        box.setEditable(typed);
        if (!typed) box.setConverter(new NamedConverter<>(value -> name(p, value, words)));
        box.setAccessibleText(title);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setOnAction(_ -> {
            if (!showing && box.getValue() != null) edits.edit(box.getValue().strip());
        });
    }

    /// What a value of a choice is called; itself where nothing else is known.
    static String name(Parameter<?> p, String value, Wording words) {
        return words.get("choice." + p.name() + "." + value, words.get("value." + value, value));
    }

    @Override
    public Optional<Node> under() {
        return Optional.of(box);
    }

    @Override
    public void show(String text) {
        showing = true;
        box.setValue(text);
        showing = false;
    }
}
