package limber.ui.panes;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
import limber.ask.Ledger;
import limber.ask.LedgerReader;
import limber.presentation.panes.LedgerColumn;
import limber.presentation.panes.LedgerRow;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.scene.LedgerNames;

/// The table of the ledger of one frame: a row a phase; what it changed in all, by whom, and in which term. Enter or a
/// click goes to a phase.
final class LedgerTable {
    private static final PseudoClass NEXT = PseudoClass.getPseudoClass("next"),
            STATE = PseudoClass.getPseudoClass("state"), SUM = PseudoClass.getPseudoClass("sum");
    /// Widths of columns, in units of the font size.
    private static final double NAME = 10, NUMBER = 7.4, LETTER = 0.65, PAD = 1.4;
    /// Digits of what there is, so that a small change can be seen.
    private static final int STATE_DIGITS = 5;

    private final TableView<LedgerRow> table;
    private final LedgerNames names;
    private final Wording words;
    private final ObservableValue<Font> font;
    private Optional<Ledger> headed = Optional.empty();
    private String next = "";
    private double rounding;

    /// @param font of its texts
    /// @param go goes to the phase of a row
    LedgerTable(TableView<LedgerRow> table, LedgerNames names, ObservableValue<Font> font, Consumer<LedgerRow> go) {
        this.table = table;
        this.font = font;
        this.names = names;
        words = names.words();
        font.addListener((_, _, _) -> headed.ifPresent(this::head));
        table.setRowFactory(_ -> new Row(go));
        table.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ENTER)
                Optional.ofNullable(table.getSelectionModel().getSelectedItem()).ifPresent(go);
        });
    }

    /// @param phase the phase of the next operation, if that lies in this frame; empty otherwise
    void show(LedgerReader.Page page, String phase) {
        if (!headed.equals(Optional.of(page.ledger()))) head(page.ledger());
        List<LedgerRow> rows = LedgerRow.of(page);
        next = phase;
        rounding = LedgerRow.rounding(rows);
        int selected = table.getSelectionModel().getSelectedIndex();
        table.getItems().setAll(rows);
        if (selected >= 0 && selected < rows.size()) table.getSelectionModel().select(selected);
    }

    private void head(Ledger ledger) {
        headed = Optional.of(ledger);
        TableColumn<LedgerRow, LedgerRow> name = column(words.get("ledger.phase"), NAME);
        name.setCellFactory(_ -> new NameCell());
        int method = ledger.accounts().size() - 1;
        TableColumn<LedgerRow, LedgerRow> by = new TableColumn<>(words.get("ledger.by")),
                in = new TableColumn<>(words.get("ledger.in"));
        by.getColumns().setAll(Stream.concat(Stream.of(method), IntStream.range(0, method).boxed())
                .map(k -> number(new LedgerColumn.Account(k), names.account(ledger.accounts().get(k)),
                        "account." + ledger.accounts().get(k) + ".tip"))
                .toList());
        by.getColumns().getFirst().getStyleClass().add("ledger-method");
        in.getColumns().setAll(IntStream.range(0, ledger.terms().size())
                .mapToObj(k -> number(new LedgerColumn.Term(k), names.term(ledger.terms().get(k)), "")).toList());
        table.getColumns().setAll(List.of(name,
                number(new LedgerColumn.Total(), words.get("ledger.total"), "ledger.total.tip"), by, in));
    }

    private TableColumn<LedgerRow, LedgerRow> column(String title, double letters) {
        var column = new TableColumn<LedgerRow, LedgerRow>();
        column.setGraphic(new Label(title));
        column.setSortable(false);
        column.setReorderable(false);
        column.setPrefWidth(font.getValue().getSize() * Math.max(letters, LETTER * title.length() + PAD));
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        return column;
    }

    private TableColumn<LedgerRow, LedgerRow> number(LedgerColumn what, String title, String tip) {
        TableColumn<LedgerRow, LedgerRow> column = column(title, NUMBER);
        if (words.knows(tip)) ((Label) column.getGraphic()).setTooltip(new Tooltip(words.get(tip)));
        column.setCellFactory(_ -> new AmountCell(what));
        return column;
    }

    private String name(LedgerRow row) {
        if (row.kind() != LedgerRow.Kind.PHASE)
            return words.get("ledger." + row.kind().name().toLowerCase(Locale.ROOT));
        return row.phase().equals(Ledger.INPUTS) ? words.get("ledger.inputs") : words.title("phase", row.phase());
    }

    /// A number: rounding is told from what is there, and from nothing. A change has a sign.
    private String text(LedgerRow row, double value) {
        if (Double.isNaN(value)) return "–";
        if (value != 0 && Math.abs(value) < rounding) return words.get("ledger.rounding");
        return row.state() ? Quantity.digits(value, STATE_DIGITS) : (value > 0 ? "+" : "") + Quantity.digits(value);
    }

    private final class NameCell extends TableCell<LedgerRow, LedgerRow> {
        NameCell() {
            getStyleClass().add("ledger-name");
        }

        @Override protected void updateItem(LedgerRow row, boolean empty) {
            super.updateItem(row, empty);
            setText(empty || row == null ? "" : (marked(row) ? "▶ " : "") + name(row));
        }
    }

    private boolean marked(LedgerRow row) {
        return row.kind() == LedgerRow.Kind.PHASE && row.phase().equals(next);
    }

    private final class AmountCell extends TableCell<LedgerRow, LedgerRow> {
        private final LedgerColumn what;

        AmountCell(LedgerColumn what) {
            this.what = what;
        }

        @Override protected void updateItem(LedgerRow row, boolean empty) {
            super.updateItem(row, empty);
            setText(empty || row == null ? "" : row.number(what).map(v -> text(row, v)).orElse(""));
        }
    }

    private final class Row extends TableRow<LedgerRow> {
        Row(Consumer<LedgerRow> go) {
            setOnMouseClicked(e -> {
                if (e.getButton() == MouseButton.PRIMARY && getItem() != null) go.accept(getItem());
            });
        }

        @Override protected void updateItem(LedgerRow row, boolean empty) {
            super.updateItem(row, empty);
            boolean there = !empty && row != null;
            pseudoClassStateChanged(NEXT, there && marked(row));
            pseudoClassStateChanged(STATE, there && row.state());
            pseudoClassStateChanged(SUM, there && row.kind() == LedgerRow.Kind.CHANGE);
        }
    }
}
