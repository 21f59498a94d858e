package limber.ui.parameters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import limber.presentation.panes.ParameterState;
import limber.presentation.words.Decimals;
import limber.ui.controls.TypedField;

/// An editor for a vector: a field for each coordinate.
final class VectorEditor implements ParameterEditor {
    private static final int COLUMNS = 4;

    private final ParameterState state;
    private final HBox node = new HBox();
    private final List<TypedField> fields = new ArrayList<>();

    VectorEditor(ParameterState state, Edits edits) {
        this.state = state;
        node.getStyleClass().add("parameter-editor");
        for (String axis : List.of("x", "y", "z")) {
            var field = new TypedField(COLUMNS, state.title() + " " + axis, Decimals::brief,
                    _ -> edits.edit(text()));
            field.getStyleClass().add("coordinate");
            HBox.setHgrow(field, Priority.ALWAYS);
            var name = new Label(axis);
            name.getStyleClass().add("axis");
            name.setMinWidth(HBox.USE_PREF_SIZE);
            node.getChildren().addAll(name, field);
            fields.add(field);
        }
        var unit = new Label(state.parameter().unit());
        unit.getStyleClass().add("unit");
        node.getChildren().add(unit);
    }

    private String text() {
        return String.join(",", fields.stream().map(TypedField::value).map(state::coordinate).toList());
    }

    @Override public Optional<Node> under() {
        return Optional.of(node);
    }

    @Override public void show(String text) {
        String[] parts = text.split(",");
        for (int i = 0; i < fields.size(); i++) fields.get(i).show(parts[i]);
    }
}
