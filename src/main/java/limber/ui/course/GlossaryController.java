package limber.ui.course;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.course.GlossaryEntry;

/// The controller of the glossary: a list of terms that a search makes shorter, and the selected term.
public final class GlossaryController implements AutoCloseable {
    private final CoursePages pages;
    /// Of the lessons, which outlive the page.
    private Subscription following = Subscription.EMPTY;
    @FXML private TextField search;
    @FXML private ListView<GlossaryEntry> terms;
    @FXML private ScrollPane page;
    @FXML private Label title;
    @FXML private VBox entry;

    public GlossaryController(CoursePages pages) {
        this.pages = pages;
    }

    @FXML private void initialize() {
        terms.setCellFactory(_ -> new ListCell<>() {
            @Override protected void updateItem(GlossaryEntry item, boolean empty) {
                super.updateItem(item, empty);
                setText(empty ? "" : item.title());
            }
        });
        terms.setPlaceholder(new Label(pages.teaching().words().getString("glossary.none")));
        search.textProperty().subscribe(this::list);
        terms.getSelectionModel().selectedItemProperty().subscribe(this::show);
        // a link of a lesson may be followed before the lessons are read
        following =
                pages.teaching().library().lessons().subscribe(() -> show(terms.getSelectionModel().getSelectedItem()));
        terms.getSelectionModel().selectFirst();
    }

    private void list(String wanted) {
        GlossaryEntry selected = terms.getSelectionModel().getSelectedItem();
        List<GlossaryEntry> found =
                wanted.isBlank() ? pages.glossary().entries() : pages.glossary().search(wanted);
        terms.getItems().setAll(found);
        if (wanted.isBlank() && selected != null) terms.getSelectionModel().select(selected);
        else terms.getSelectionModel().selectFirst();
    }

    private void show(GlossaryEntry selected) {
        if (selected == null) return;
        title.setText(selected.title());
        entry.getChildren().setAll(new EntryView(selected, pages, this::open));
        page.setVvalue(0);
    }

    @Override public void close() {
        following.unsubscribe();
    }

    /// Selects a term by its id.
    public void open(String id) {
        pages.glossary().of(id).ifPresent(e -> {
            if (!terms.getItems().contains(e)) search.clear();
            terms.getSelectionModel().select(e);
            terms.scrollTo(e);
        });
    }
}
