package limber.ui.panes;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.PickResult;
import javafx.scene.text.Font;
import limber.ask.Stop;
import limber.engine.Element;
import limber.engine.ask.WhyTarget;
import limber.presentation.panes.ChangedNumbers;
import limber.presentation.panes.ElementTable;
import limber.presentation.panes.ShownNumbers;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;
import limber.ui.controls.Background;
import limber.ui.controls.MenuKey;
import limber.ui.controls.TableRows;

/// A table view for element tables. Columns are rebuilt only where quantities change, rows only where their number
/// changes; visible cells read the current table.
final class NumberTable {
    /// Widths of columns and of a letter in their headers, in units of the font size.
    private static final double NARROW = 6.7, WIDE = 13, INDEX = 5.5, LETTER = 0.65;
    /// Rows above and below one that is brought into view.
    private static final int CONTEXT = 2;
    private static final int ALL = -1;

    private record Place(int head, int part) {}

    private final TableView<Integer> table;
    private final ObjectProperty<ShownNumbers> shown;
    private final ObservableValue<Font> font;
    private final Playback playback;
    private final Wording words;
    private final Consumer<String> say;
    private TableRows rows = new TableRows(0);
    private boolean following;
    /// The quantity whose cell the menu was opened on.
    private int pressed = ALL;

    /// @param shown the content of the cells
    /// @param font a node whose font has about the size of its text
    /// @param say shows a message in the status line
    /// @param asking what can be asked about a number
    NumberTable(TableView<Integer> table, ObjectProperty<ShownNumbers> shown, ObservableValue<Font> font,
            Playback playback, Wording words, Consumer<String> say, AskItems asking) {
        this.table = table;
        this.shown = shown;
        this.font = font;
        this.playback = playback;
        this.words = words;
        this.say = say;
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        table.getSelectionModel().selectedItemProperty().addListener((_, _, element) -> {
            if (!following && element != null)
                playback.selected().set(Optional.of(new Element(shown.get().sheet().of(), element)));
        });
        font.subscribe((_, _) -> widen());
        table.setSortPolicy(_ -> sort());
        table.setRowFactory(_ -> row());
        table.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        var menu = new ContextMenu(item("numbers.run", () -> playback.transport().approach(true)),
                item("numbers.stop", this::stop));
        menu.getItems().addAll(copies());
        List<MenuItem> always = List.copyOf(menu.getItems());
        menu.setOnShowing(_ -> menu.getItems().setAll(Stream.concat(always.stream(), asking(asking)).toList()));
        table.setContextMenu(menu);
        table.addEventFilter(ContextMenuEvent.CONTEXT_MENU_REQUESTED, e -> pressed = cell(e.getPickResult()));
        MenuKey.opens(table);
    }

    /// What can be asked about the cell that was pressed, or about each number of the selected row.
    private Stream<MenuItem> asking(AskItems asking) {
        Integer element = table.getSelectionModel().getSelectedItem();
        if (shown.get() == null || element == null || element >= shown.get().sheet().size()) return Stream.of();
        ElementTable sheet = shown.get().sheet();
        int only = pressed;
        pressed = ALL;
        return IntStream.range(0, sheet.heads().size()).filter(h -> only == ALL || only == h).boxed().flatMap(h -> {
            String name = sheet.heads().get(h).name();
            boolean stored = playback.picture().get().state().channel(name).isPresent();
            WhyTarget asked = stored ? new WhyTarget.Stored(name, element)
                    : new WhyTarget.Measured(ElementTable.measures(playback.model(), sheet.of()).stream()
                            .filter(m -> m.name().equals(name)).findFirst().orElseThrow(), element);
            return asking.here(words.quantity(name) + " " + element, asked, sheet.of(h, element)).stream();
        });
    }

    /// The quantity of the cell under the pointer.
    private static int cell(PickResult at) {
        Node node = at == null ? null : at.getIntersectedNode();
        while (node != null && !(node instanceof NumberCell)) node = node.getParent();
        return node instanceof NumberCell cell ? cell.head() : ALL;
    }

    /// Stops wherever the selected element is touched, or no longer.
    private void stop() {
        playback.selected().get().ifPresent(e -> playback.stops().toggle(new Stop.What.Touched(e)));
    }

    /// Menu items that copy to the clipboard.
    List<MenuItem> copies() {
        return List.of(item("numbers.copy", () -> copy(false)), item("numbers.copyAll", () -> copy(true)));
    }

    private MenuItem item(String key, Runnable done) {
        var item = new MenuItem(words.get(key));
        item.setId(key);
        item.setOnAction(_ -> done.run());
        return item;
    }

    private TableRow<Integer> row() {
        var row = new TableRow<Integer>();
        row.setOnMouseClicked(e -> {
            if (e.getClickCount() == 2 && e.getButton() == MouseButton.PRIMARY && !row.isEmpty())
                playback.transport().approach(true);
        });
        return row;
    }

    private void key(KeyEvent e) {
        if (e.isShortcutDown() && e.getCode() == KeyCode.C) copy(e.isShiftDown());
        else if (e.getCode() == KeyCode.ENTER && table.getSelectionModel().getSelectedItem() != null)
            playback.transport().approach(true);
        else return;
        e.consume();
    }

    void show(ElementTable sheet, ChangedNumbers changed) {
        ShownNumbers before = shown.get();
        boolean sameColumns = before != null && before.sheet().of().equals(sheet.of())
                && before.sheet().heads().equals(sheet.heads());
        shown.set(new ShownNumbers(sheet, changed));
        following = true;
        if (!sameColumns || sheet.size() != rows.size()) {
            rows = new TableRows(sheet.size());
            table.setItems(rows);
        }
        if (!sameColumns) columns(sheet); // after the rows, which it sorts again where they were sorted
        if (!playback.playing().get() && !table.getSortOrder().isEmpty()) table.sort();
        following = false;
        widen();
    }

    private void widen() {
        if (shown.get() != null) table.getColumns().forEach(c -> leaves(c).forEach(this::widen));
    }

    private void columns(ElementTable sheet) {
        table.getSortOrder().clear();
        table.getColumns().clear();
        var index = new TableColumn<Integer, Integer>(words.kind(sheet.of()));
        index.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        index.setCellFactory(_ -> new IndexCell());
        index.setUserData(new Place(-1, 0));
        table.getColumns().add(index);
        for (int h = 0; h < sheet.heads().size(); h++) table.getColumns().add(column(sheet.heads().get(h), h));
    }

    private TableColumn<Integer, Integer> column(ElementTable.Head head, int h) {
        var title = new Label(words.quantity(head.name()) + (head.unit().isEmpty() ? "" : " · " + head.unit()));
        title.getStyleClass().addAll("number-head", "role-" + head.role());
        if (head.width() == 1) {
            TableColumn<Integer, Integer> single = leaf(h, 0);
            single.setGraphic(title);
            return single;
        }
        var group = new TableColumn<Integer, Integer>();
        group.setGraphic(title);
        for (int p = 0; p < head.width(); p++) {
            TableColumn<Integer, Integer> part = leaf(h, p);
            part.setText(head.part(p));
            group.getColumns().add(part);
        }
        return group;
    }

    private TableColumn<Integer, Integer> leaf(int head, int part) {
        var leaf = new TableColumn<Integer, Integer>();
        leaf.setUserData(new Place(head, part));
        leaf.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        leaf.setCellFactory(_ -> new NumberCell(shown, head, part));
        return leaf;
    }

    private static List<? extends TableColumn<Integer, ?>> leaves(TableColumn<Integer, ?> column) {
        return column.getColumns().isEmpty() ? List.of(column) : column.getColumns();
    }

    /// Widens a column for its header and for previous values.
    private void widen(TableColumn<Integer, ?> leaf) {
        Place place = (Place) leaf.getUserData();
        double letter = font.getValue().getSize();
        double head = leaf.getGraphic() instanceof Label title ? LETTER * letter * (title.getText().length() + 2) : 0;
        boolean wide = place.head() >= 0 && shown.get().changed().any(shown.get().sheet(), place.head(), place.part());
        leaf.setMinWidth(Math.max(INDEX * letter, head));
        leaf.setPrefWidth(Math.max(head, letter * (place.head() < 0 ? INDEX : wide ? WIDE : NARROW)));
    }

    /// Sorts the rows, except while playing.
    private boolean sort() {
        if (playback.playing().get() || shown.get() == null) return false;
        ElementTable sheet = shown.get().sheet();
        var order = new TableRows(sheet.size()).elements();
        if (!table.getSortOrder().isEmpty()) {
            TableColumn<Integer, ?> by = table.getSortOrder().getFirst();
            Place place = (Place) by.getUserData();
            boolean ascending = by.getSortType() == TableColumn.SortType.ASCENDING;
            if (place.head() >= 0) order = sheet.sorted(place.head(), place.part(), ascending);
            else if (!ascending) for (int i = 0; i < order.length; i++) order[i] = order.length - 1 - i;
        }
        rows.order(order);
        return true;
    }

    /// Selects the row of an element and brings it into view; -1 selects none.
    void point(int element) {
        Integer now = table.getSelectionModel().getSelectedItem();
        if (element < 0 ? now == null : now != null && now == element) return;
        following = true;
        table.getSelectionModel().clearSelection();
        int row = rows.row(element);
        if (row >= 0) {
            table.getSelectionModel().select(row);
            table.layout(); // of rows that it has not laid out yet it knows no number
            table.scrollTo(Math.max(0, row - CONTEXT));
        }
        following = false;
    }

    /// Copies rows to the clipboard as CSV with all digits; large tables are written on another thread.
    ///
    /// @param all all of them, and otherwise those that are selected
    private void copy(boolean all) {
        if (shown.get() == null) return;
        ElementTable sheet = shown.get().sheet();
        int[] elements = all ? rows.elements()
                : table.getSelectionModel().getSelectedIndices().stream().sorted().mapToInt(rows::get).toArray();
        if (elements.length > 0) Background.outcome(() -> csv(sheet.texts(elements)), text -> {
            Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
            say.accept(words.get("numbers.copied").formatted(elements.length));
        }, Background::unexpected);
    }

    private static String csv(List<List<String>> rows) {
        var text = new StringWriter();
        CsvWriter csv = CsvWriter.builder().bufferSize(0).build(text);
        rows.forEach(csv::writeRecord);
        return text.toString();
    }

    private static final class IndexCell extends TableCell<Integer, Integer> {
        @Override protected void updateItem(Integer element, boolean empty) {
            super.updateItem(element, empty);
            setText(empty || element == null ? "" : element.toString());
        }
    }
}
