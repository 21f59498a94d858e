package limber.ui.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Font;
import limber.presentation.panes.LedgerRow;
import limber.presentation.panes.LedgerSheet;
import limber.presentation.panes.LedgerSheet.Column;
import limber.presentation.panes.LedgerSheet.Group;
import limber.presentation.panes.LedgerSheet.Line;
import limber.presentation.words.Wording;

/// The table of the ledger of one frame. Enter or a click goes to a phase.
final class LedgerTable {
    private static final PseudoClass NEXT = PseudoClass.getPseudoClass("next"),
            STATE = PseudoClass.getPseudoClass("state"), SUM = PseudoClass.getPseudoClass("sum");
    /// Widths of columns, in units of the font size.
    private static final double NAME = 10, NUMBER = 7.4, LETTER = 0.65, PAD = 1.4;

    private final TableView<Line> table;
    private final Wording words;
    private final ObservableValue<Font> font;
    private List<Column> headed = List.of();

    /// @param font of its texts
    /// @param go goes to the phase of a row
    LedgerTable(TableView<Line> table, Wording words, ObservableValue<Font> font, Consumer<LedgerRow> go) {
        this.table = table;
        this.font = font;
        this.words = words;
        font.addListener((_, _, _) -> {
            if (!headed.isEmpty()) head(headed);
        });
        table.setRowFactory(_ -> new Row(go));
        table.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ENTER)
                Optional.ofNullable(table.getSelectionModel().getSelectedItem()).map(Line::row).ifPresent(go);
        });
    }

    void show(LedgerSheet sheet) {
        if (!headed.equals(sheet.columns())) head(sheet.columns());
        int selected = table.getSelectionModel().getSelectedIndex();
        table.getItems().setAll(sheet.lines());
        if (selected >= 0 && selected < sheet.lines().size()) table.getSelectionModel().select(selected);
    }

    private void head(List<Column> columns) {
        headed = columns;
        var all = new ArrayList<TableColumn<Line, Line>>();
        all.add(column(words.get("ledger.phase"), NAME, "ledger-name", Line::marked));
        for (Group group : Group.values()) {
            List<TableColumn<Line, Line>> numbers = columns.stream().filter(c -> c.group() == group)
                    .map(this::number).toList();
            if (group == Group.BY) numbers.getFirst().getStyleClass().add("ledger-method");
            LedgerSheet.title(group, words).ifPresentOrElse(title -> {
                var under = new TableColumn<Line, Line>(title);
                under.getColumns().setAll(numbers);
                all.add(under);
            }, () -> all.addAll(numbers));
        }
        table.getColumns().setAll(all);
    }

    private TableColumn<Line, Line> number(Column what) {
        int at = headed.indexOf(what);
        TableColumn<Line, Line> column = column(what.title(), NUMBER, "", line -> line.numbers().get(at));
        if (!what.tip().isEmpty()) ((Label) column.getGraphic()).setTooltip(new Tooltip(what.tip()));
        return column;
    }

    private TableColumn<Line, Line> column(String title, double letters, String style, Function<Line, String> text) {
        var column = new TableColumn<Line, Line>();
        column.setGraphic(new Label(title));
        column.setSortable(false);
        column.setReorderable(false);
        column.setPrefWidth(font.getValue().getSize() * Math.max(letters, LETTER * title.length() + PAD));
        column.setCellValueFactory(line -> new ReadOnlyObjectWrapper<>(line.getValue()));
        column.setCellFactory(_ -> new Cell(style, text));
        return column;
    }

    private static final class Cell extends TableCell<Line, Line> {
        private final Function<Line, String> text;

        Cell(String style, Function<Line, String> text) {
            if (!style.isEmpty()) getStyleClass().add(style);
            this.text = text;
        }

        @Override protected void updateItem(Line line, boolean empty) {
            super.updateItem(line, empty);
            setText(empty || line == null ? "" : text.apply(line));
        }
    }

    private static final class Row extends TableRow<Line> {
        Row(Consumer<LedgerRow> go) {
            setOnMouseClicked(e -> {
                if (e.getButton() == MouseButton.PRIMARY && getItem() != null) go.accept(getItem().row());
            });
        }

        @Override protected void updateItem(Line line, boolean empty) {
            super.updateItem(line, empty);
            boolean there = !empty && line != null;
            pseudoClassStateChanged(NEXT, there && line.next());
            pseudoClassStateChanged(STATE, there && line.row().state());
            pseudoClassStateChanged(SUM, there && line.row().kind() == LedgerRow.Kind.CHANGE);
        }
    }
}
