package limber.ui.parameters;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import limber.engine.settings.Parameter;
import limber.presentation.words.Wording;
import limber.ui.controls.NamedConverter;

/// An editor for a choice: a list of names, or, where a file is allowed too, a field to type in.
public final class ChoiceEditor implements ParameterEditor {
    private final ComboBox<String> box = new ComboBox<>();
    private boolean showing;

    /// @param typed whether any text may be typed
    ChoiceEditor(Parameter<?> p, List<String> values, boolean typed, String title, Wording words, Edits edits) {
        box.getItems().setAll(values);
        box.setEditable(typed);
        if (!typed) box.setConverter(new NamedConverter<>(value -> words.choice(p.name(), value)));
        box.setAccessibleText(title);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setOnAction(_ -> {
            if (!showing && box.getValue() != null) edits.edit(box.getValue().strip());
        });
    }

    @Override public Optional<Node> under() {
        return Optional.of(box);
    }

    @Override public void show(String text) {
        showing = true;
        box.setValue(text);
        showing = false;
    }
}
