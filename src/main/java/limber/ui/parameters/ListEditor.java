package limber.ui.parameters;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import limber.engine.settings.Parameter;
import limber.presentation.words.Wording;
import limber.ui.controls.RowsEditor;
import limber.ui.controls.Sheet;
import limber.ui.controls.TypedField;

/// An editor for a list of numbers or vectors: a text field, and a table in a sheet.
final class ListEditor implements ParameterEditor {
    private static final int COLUMNS = 10;

    private final HBox node = new HBox();
    private final TypedField field;
    private final Sheet sheet;
    private String shown = "";

    ListEditor(Parameter<?> p, String title, Wording words, Edits edits) {
        node.getStyleClass().add("parameter-editor");
        field = new TypedField(COLUMNS, title, text -> text, edits::edit);
        field.setPromptText(p.kind().word());
        HBox.setHgrow(field, Priority.ALWAYS);
        sheet = new Sheet(title + (p.unit().isEmpty() ? "" : " · " + p.unit()), words.ui(),
                Sheet.Side.LEFT);
        var open = new Button(words.get("rows"));
        open.setId("rows-" + p.name());
        open.setMinWidth(HBox.USE_PREF_SIZE);
        open.setOnAction(_ -> {
            if (sheet.isShowing()) {
                sheet.close();
                return;
            }
            sheet.setContent(new RowsEditor(p, shown, words.ui(),
                    text -> text.equals(shown) ? Optional.empty() : edits.edit(text)));
            sheet.show(open);
        });
        node.getChildren().addAll(field, open);
    }

    @Override public Optional<Node> under() {
        return Optional.of(node);
    }

    @Override public void show(String text) {
        shown = text;
        field.show(text);
    }

    @Override public boolean explains() {
        return sheet.isShowing();
    }

    @Override public void close() {
        sheet.close();
    }
}
