package limber.ui.controls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.presentation.words.Quantity;

/// An editor for a list of vectors or numbers as a table: a row each, with its index and its numbers in fields. Every
/// change is applied at once or refused with a line that says why. Too many or too few rows stay until their number is
/// valid.
public final class RowsEditor extends VBox {
    private static final String BETWEEN = ";", WITHIN = ",";
    private static final double INDEX_WIDTH = 44;

    private final boolean vectors;
    private final Function<String, Optional<String>> apply;
    private final TableView<List<String>> table = new TableView<>();
    private final ObservableList<List<String>> rows = FXCollections.observableArrayList();
    private final Label trouble = new Label();
    /// The number of rows of the list that was last accepted.
    private int taken;

    /// @param text the list as it is written
    /// @param apply receives the changed list; returns the reason if it is refused
    public RowsEditor(Parameter<?> parameter, String text, ResourceBundle words,
            Function<String, Optional<String>> apply) {
        this.apply = apply;
        vectors = parameter.kind() instanceof Kind.Vectors;
        getStyleClass().add("rows-editor");
        show(text);
        table.setItems(rows);
        table.setAccessibleText(parameter.name());
        var index = new TableColumn<List<String>, List<String>>("#");
        index.setCellFactory(_ -> new TableCell<>() {
            @Override protected void updateItem(List<String> row, boolean empty) {
                super.updateItem(row, empty);
                setText(empty ? "" : String.valueOf(getIndex()));
            }
        });
        table.getColumns().add(index);
        String[] names = vectors ? new String[]{"x", "y", "z"} : new String[]{parameter.name()};
        for (int i = 0; i < names.length; i++) table.getColumns().add(column(names[i], i));
        table.getColumns().forEach(c -> c.setSortable(false));
        index.setMinWidth(INDEX_WIDTH);
        index.setMaxWidth(INDEX_WIDTH);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
        var add = new Button(words.getString("rows.add"));
        add.setId("rows-add");
        add.setOnAction(_ -> add());
        var remove = new Button(words.getString("rows.remove"));
        remove.setId("rows-remove");
        remove.setOnAction(_ -> remove());
        trouble.getStyleClass().add("rows-trouble");
        trouble.setId("rows-trouble");
        trouble.setWrapText(true);
        var buttons = new HBox(add, remove);
        buttons.getStyleClass().add("parameter-head");
        getChildren().addAll(table, buttons, trouble);
    }

    private TableColumn<List<String>, String> column(String name, int number) {
        var column = new TableColumn<List<String>, String>(name);
        column.setCellFactory(_ -> new FieldCell(number));
        return column;
    }

    /// A cell whose field is always open, so that one click edits.
    private final class FieldCell extends TableCell<List<String>, String> {
        private final int number;
        private final TextField field = new TextField();

        FieldCell(int number) {
            this.number = number;
            field.setOnAction(_ -> put());
            field.focusedProperty().addListener((_, _, on) -> {
                if (on) table.getSelectionModel().select(getIndex());
                else put();
            });
        }

        private boolean here() {
            return getIndex() >= 0 && getIndex() < rows.size();
        }

        private void put() {
            if (!here() || field.getText().strip().equals(rows.get(getIndex()).get(number))) return;
            var row = new ArrayList<>(rows.get(getIndex()));
            row.set(number, field.getText().strip());
            var next = new ArrayList<>(rows);
            next.set(getIndex(), row);
            if (!change(next)) field.setText(rows.get(getIndex()).get(number));
        }

        @Override protected void updateItem(String item, boolean empty) {
            super.updateItem(item, empty);
            setGraphic(here() ? field : null);
            if (here()) field.setText(rows.get(getIndex()).get(number));
        }
    }

    private void show(String text) {
        var lists = new ArrayList<List<String>>();
        if (!text.isBlank()) for (String row : text.split(vectors ? BETWEEN : WITHIN))
            lists.add(List.of(vectors ? row.split(WITHIN) : new String[]{row}));
        rows.setAll(lists);
        taken = lists.size();
    }

    private boolean change(List<List<String>> next) {
        Optional<String> refused = apply.apply(
                String.join(vectors ? BETWEEN : WITHIN, next.stream().map(row -> String.join(WITHIN, row)).toList()));
        trouble.setText(refused.orElse(""));
        if (refused.isPresent() && next.size() == taken) return false;
        if (refused.isEmpty()) taken = next.size();
        if (next.size() != rows.size()) rows.setAll(next);
        // keeps the other cells, and the focus in them
        else for (int i = 0; i < next.size(); i++) if (!next.get(i).equals(rows.get(i))) rows.set(i, next.get(i));
        return true;
    }

    /// Adds a row after the selected one, or the last: as far from it as that is from the row before.
    private void add() {
        int at = chosen();
        var next = new ArrayList<>(rows);
        next.add(at + 1, at < 0 ? zeros() : further(rows.get(Math.max(0, at - 1)), rows.get(at)));
        if (change(next)) table.getSelectionModel().select(at + 1);
    }

    private List<String> zeros() {
        return vectors ? List.of("0", "0", "0") : List.of("0");
    }

    private List<String> further(List<String> before, List<String> last) {
        if (!vectors) return last;
        var row = new ArrayList<String>();
        try {
            for (int i = 0; i < last.size(); i++)
                row.add(Quantity.digits(2 * Double.parseDouble(last.get(i)) - Double.parseDouble(before.get(i))));
        } catch (NumberFormatException unfinished) {
            return last;
        }
        return row;
    }

    private void remove() {
        int at = chosen();
        if (at < 0) return;
        var next = new ArrayList<>(rows);
        next.remove(at);
        if (change(next)) table.getSelectionModel().select(Math.min(at, rows.size() - 1));
    }

    private int chosen() {
        int at = table.getSelectionModel().getSelectedIndex();
        return at < 0 || at >= rows.size() ? rows.size() - 1 : at;
    }
}
