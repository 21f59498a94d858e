package limber.ui.panes;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import limber.presentation.panes.MethodReport;
import limber.presentation.words.Wording;

/// The table of several methods: a row each, with what it has come to in a frame.
final class MethodsTable {
    /// Widths of columns, in units of the font size.
    private static final double NAME = 7.2, ENERGY = 5.4, NUMBER = 4.7, COUNT = 5.9;

    /// Heights, and the size of the text in the table, in units of the font size.
    private static final double HEAD = 2.3, ROW = 0.6, TEXT = 0.93;

    private final TableView<Shown> table;
    private final Wording words;
    private double size;
    private List<String> fitted = List.of();

    /// A row of the table.
    ///
    /// @param number of the method, from 0
    record Shown(int number, MethodReport.Row row) {}

    /// @param font of its texts
    MethodsTable(TableView<Shown> table, Wording words, ObservableValue<Font> font) {
        this.table = table;
        this.words = words;
        table.setPlaceholder(new Label(""));
        TableColumn<Shown, String> name = column("methods.name", MethodReport.Row::name);
        name.setCellFactory(_ -> new NameCell());
        TableColumn<Shown, String> distance = column("methods.distance", MethodReport.Row::distance),
                made = column("methods.made", MethodReport.Row::made),
                time = column("methods.time", MethodReport.Row::time),
                operations = column("methods.operations", MethodReport.Row::operations);
        table.getColumns().setAll(List.of(name, distance, made, time, operations));
        font.subscribe(f -> {
            name.setPrefWidth(NAME * f.getSize());
            for (TableColumn<Shown, String> number : List.of(distance, time))
                number.setPrefWidth(NUMBER * f.getSize());
            made.setPrefWidth(ENERGY * f.getSize());
            operations.setPrefWidth(COUNT * f.getSize());
            size = f.getSize();
            fitted = List.of();
        });
    }

    /// Makes room for all rows, so that none has to be scrolled to.
    private void fit(List<String> names) {
        double height = HEAD * size;
        for (String name : names) {
            var text = new Text(name);
            text.setFont(Font.font(TEXT * size));
            text.setWrappingWidth(NAME * size - NameCell.BESIDE);
            height += Math.ceil(text.getLayoutBounds().getHeight()) + ROW * size;
        }
        table.setMinHeight(height);
        table.setPrefHeight(height);
        fitted = names;
    }

    private TableColumn<Shown, String> column(String key, Function<MethodReport.Row, String> text) {
        var column = new TableColumn<Shown, String>(words.get(key));
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue().row())));
        return column;
    }

    void show(List<MethodReport.Row> rows) {
        List<String> names = rows.stream().map(MethodReport.Row::name).toList();
        if (!names.equals(fitted)) fit(names);
        int selected = table.getSelectionModel().getSelectedIndex();
        table.getItems().setAll(IntStream.range(0, rows.size()).mapToObj(i -> new Shown(i, rows.get(i))).toList());
        if (selected >= 0 && selected < rows.size()) table.getSelectionModel().select(selected);
    }

    /// A name with the tint of its method, in as many lines as it needs.
    private static final class NameCell extends TableCell<Shown, String> {
        /// Pixels beside the name.
        static final double BESIDE = 26;

        private final Region swatch = new Region();
        private final Text name = new Text();
        private final HBox both = new HBox(swatch, name);

        NameCell() {
            name.getStyleClass().add("method-name");
            name.wrappingWidthProperty().bind(widthProperty().subtract(BESIDE));
            both.getStyleClass().add("method-cell");
        }

        @Override protected void updateItem(String text, boolean empty) {
            super.updateItem(text, empty);
            Shown row = getTableRow() == null ? null : getTableRow().getItem();
            name.setText(empty ? "" : text);
            setGraphic(empty || row == null ? null : both);
            if (row != null) swatch.getStyleClass().setAll("palette", "swatch", "swatch-method-" + (row.number() + 1));
        }
    }
}
