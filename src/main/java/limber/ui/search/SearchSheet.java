package limber.ui.search;

import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import limber.ui.controls.Page;
import limber.ui.controls.Sheet;

/// A sheet with a field and the entries that match it. The arrow keys choose one, Enter opens it. One that cannot be
/// opened now is grey and says why.
public final class SearchSheet {
    private static final String ID = "search";
    private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");

    private final ResourceBundle words;
    private final List<SearchEntry> all;
    private final Sheet sheet;
    private final TextField field = new TextField();
    private final ListView<SearchEntry> found = new ListView<>();

    private SearchSheet(ResourceBundle words, List<SearchEntry> all) {
        this.words = words;
        this.all = all;
        sheet = new Sheet(words.getString("search"), words, Sheet.Side.UNDER);
        sheet.setId(ID);
        field.setId("search-field");
        field.setPromptText(words.getString("search.prompt"));
        field.setAccessibleText(words.getString("search.prompt"));
        field.textProperty().subscribe(this::list);
        field.setOnAction(_ -> open());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::choose);
        found.setId("search-found");
        found.setAccessibleText(words.getString("search.found"));
        found.setCellFactory(_ -> new Cell());
        found.setOnMouseClicked(_ -> open());
        found.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ENTER) open();
        });
        VBox.setVgrow(found, Priority.ALWAYS);
        var content = new VBox(field, found);
        content.getStyleClass().add("search");
        sheet.setContent(content);
    }

    /// Opens it in the middle of the page, or closes it if it is open.
    ///
    /// @param owner the page
    /// @param all gives what can be found
    public static void toggle(ResourceBundle words, Supplier<List<SearchEntry>> all, Node owner) {
        Optional<Sheet> open = Page.of(owner.getScene()).flatMap(Page::sheet).filter(s -> ID.equals(s.getId()));
        open.ifPresentOrElse(Sheet::close, () -> new SearchSheet(words, all.get()).sheet.show(owner));
    }

    private void list(String sought) {
        found.getItems().setAll(SearchEntry.matching(sought, all));
        found.getSelectionModel().selectFirst();
        var none = new Label(words.getString(sought.isBlank() ? "search.about" : "search.none"));
        none.setWrapText(true);
        found.setPlaceholder(none);
    }

    private void choose(KeyEvent e) {
        switch (e.getCode()) {
            case DOWN -> found.getSelectionModel().selectNext();
            case UP -> found.getSelectionModel().selectPrevious();
            default -> {
                return;
            }
        }
        found.scrollTo(found.getSelectionModel().getSelectedIndex());
        e.consume();
    }

    private void open() {
        SearchEntry chosen = found.getSelectionModel().getSelectedItem();
        if (chosen == null || !chosen.on()) return;
        sheet.close();
        chosen.open().run();
    }

    private final class Cell extends ListCell<SearchEntry> {
        @Override protected void updateItem(SearchEntry entry, boolean empty) {
            super.updateItem(entry, empty);
            setGraphic(empty ? null : row(entry));
            pseudoClassStateChanged(OFF, !empty && !entry.on());
            setAccessibleText(empty ? null
                    : Stream.of(kind(entry) + ": " + entry.title(), entry.place(),
                            entry.key(), entry.off()).filter(part -> !part.isEmpty())
                            .collect(Collectors.joining(", ")));
        }

        private Node row(SearchEntry entry) {
            var kind = new Label(kind(entry));
            kind.getStyleClass().add("search-kind");
            kind.setMinWidth(Region.USE_PREF_SIZE);
            var title = new Label(entry.title());
            var place = new Label(entry.on() ? entry.place() : entry.off());
            place.getStyleClass().add("search-place");
            place.setMinWidth(Region.USE_PREF_SIZE);
            var key = new Label(entry.key());
            key.getStyleClass().add("search-key");
            key.setMinWidth(Region.USE_PREF_SIZE);
            title.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(title, Priority.ALWAYS);
            var row = new HBox(kind, title, place, key);
            row.getStyleClass().add("search-row");
            row.setMinWidth(0);
            row.setPrefWidth(0); // the list's width counts, so that long titles are cut
            return row;
        }

        private String kind(SearchEntry entry) {
            return words.getString("search." + entry.kind().word());
        }
    }
}
