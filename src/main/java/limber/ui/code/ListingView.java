package limber.ui.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import limber.presentation.code.Listing;
import limber.presentation.code.Roles;
import limber.presentation.code.RoundCurve;
import limber.presentation.code.Row;
import limber.presentation.code.Values;
import limber.ui.controls.Scrolling;

/// A list view of source lines. Only visible rows have nodes; several can be selected and copied; Enter or a double
/// click runs to a line.
public final class ListingView extends ListView<Row> implements SearchedText {
    private static final int LINES_ABOVE = 1;

    private final List<CodeCell> cells = new ArrayList<>();
    private Roles roles;
    private IntConsumer chosen = _ -> {}, stopped = _ -> {};
    private Consumer<Values.Entry> asked = _ -> {};
    private Map<Integer, Boolean> stops = Map.of();
    private Map<Integer, RoundCurve> curves = Map.of();
    /// Where the word begins that was found last, in letters of the text.
    private int found;

    public ListingView() {
        getStyleClass().add("listing");
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        setCellFactory(_ -> cell());
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    }

    private CodeCell cell() {
        var cell = new CodeCell(() -> roles, line -> stops.get(line), line -> curves.get(line), this::choose,
                row -> stop(row),
                entry -> asked.accept(entry));
        cells.add(cell);
        return cell;
    }

    /// Shows what stands beside the lines anew. JavaFX's own way passes over cells that it keeps for later, and shows
    /// them as they were when they come back.
    @Override public void refresh() {
        cells.forEach(CodeCell::refresh);
    }

    /// @param chosen receives the number of the line to run to
    public void onChosen(IntConsumer chosen) {
        this.chosen = chosen;
    }

    /// @param stopped receives the number of a line whose stop is set or taken away
    public void onStopped(IntConsumer stopped) {
        this.stopped = stopped;
    }

    /// @param asked receives a value that is clicked
    public void onAsked(Consumer<Values.Entry> asked) {
        this.asked = asked;
    }

    /// The values of the line that was selected last.
    public List<Values.Entry> values() {
        Row row = getSelectionModel().getSelectedItem();
        return row == null ? List.of() : row.values();
    }

    /// Marks the lines that have a stop, by their numbers: whether it is on.
    public void stops(Map<Integer, Boolean> lines) {
        if (lines.equals(stops)) return;
        stops = lines;
        refresh();
    }

    /// Shows curves beside lines, by their numbers.
    public void curves(Map<Integer, RoundCurve> lines) {
        if (lines.isEmpty() && curves.isEmpty()) return;
        curves = Map.copyOf(lines);
        refresh();
    }

    /// The curve of the line that was selected last.
    public Optional<RoundCurve> curve() {
        return Optional.ofNullable(getSelectionModel().getSelectedItem()).map(row -> curves.get(row.line()));
    }

    /// Sets a stop at the line that was selected last, or takes it away.
    public void stop() {
        if (getSelectionModel().getSelectedItem() != null) stop(getSelectionModel().getSelectedItem());
    }

    private void stop(Row row) {
        if (row.line() > 0) stopped.accept(row.line());
    }

    /// Shows rows. Unchanged rows are left alone, so that a selection stays and nothing flickers.
    ///
    /// @param moved whether to scroll to the operation
    public void show(List<Row> rows, Roles roles, boolean moved) {
        this.roles = roles;
        if (getItems().size() != rows.size()) getItems().setAll(rows);
        else for (int i = 0; i < rows.size(); i++)
            if (!rows.get(i).equals(getItems().get(i))) getItems().set(i, rows.get(i));
        if (!moved) return;
        int top = Math.max(0, Listing.anchor(rows) - LINES_ABOVE);
        Scrolling.now(this, () -> scrollTo(top));
        // lines that show values now are higher than the list knew
        Platform.runLater(() -> Scrolling.now(this, () -> scrollTo(top)));
    }

    @Override public String text() {
        return getItems().stream().map(Row::text).collect(Collectors.joining("\n"));
    }

    @Override public int from() {
        int row = Math.max(0, getSelectionModel().getSelectedIndex());
        return row(found) == row ? found : getItems().stream().limit(row).mapToInt(r -> r.text().length() + 1).sum();
    }

    @Override public void show(int from, int to) {
        found = from;
        int row = row(from);
        getSelectionModel().clearAndSelect(row);
        getFocusModel().focus(row);
        Scrolling.now(this, () -> scrollTo(Math.max(0, row - LINES_ABOVE)));
    }

    /// The row of a place in the text.
    private int row(int place) {
        int row = 0;
        for (int begins = 0; row + 1 < getItems().size(); row++) {
            begins += getItems().get(row).text().length() + 1;
            if (begins > place) break;
        }
        return row;
    }

    /// Copies the selected lines to the clipboard.
    public void copy() {
        String lines = getSelectionModel().getSelectedItems().stream().map(Row::text).collect(Collectors.joining("\n"));
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, lines));
    }

    /// Runs to the line that was selected last.
    public void choose() {
        if (getSelectionModel().getSelectedItem() != null) choose(getSelectionModel().getSelectedItem());
    }

    private void choose(Row row) {
        if (row.line() > 0) chosen.accept(row.line());
    }

    private void key(KeyEvent e) {
        if (e.isShortcutDown() && e.getCode() == KeyCode.C) copy();
        else if (e.getCode() == KeyCode.ENTER) choose();
        else return;
        e.consume();
    }
}
