package limber.ui.panes;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import limber.presentation.code.TextSearch;
import limber.presentation.words.Wording;
import limber.ui.code.SearchedText;
import limber.ui.controls.ScenePane;

/// The controller of the field below the code in which a word is sought: Enter goes on to the next hit, Shift+Enter
/// back, Escape returns to the code.
public final class CodeSearchController implements ScenePane {
    private final TextSearch search;
    private final Wording words;
    private Supplier<SearchedText> where;
    @FXML private HBox bar;
    @FXML private TextField sought;
    @FXML private Label count;

    CodeSearchController(TextSearch search, Wording words) {
        this.search = search;
        this.words = words;
    }

    @FXML private void initialize() {
        bar.managedProperty().bind(bar.visibleProperty());
        sought.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    }

    /// @param where what is shown, in which it seeks
    void in(Supplier<SearchedText> where) {
        this.where = where;
    }

    @Override public Subscription follow() {
        bar.visibleProperty().bind(search.open());
        sought.setText(search.sought().get());
        return Subscription.combine(
                sought.textProperty().subscribe((_, text) -> {
                    search.sought().set(text);
                    look();
                    shown(search.next(where.get().from()));
                }),
                search.sought().subscribe(_ -> count()),
                search.shown().subscribe(_ -> count()),
                search.count().subscribe(_ -> count()),
                bar.visibleProperty()::unbind);
    }

    private void count() {
        count.setText(search.said(words));
    }

    /// Opens the field, and gives it the keyboard.
    void begin() {
        search.open().set(true);
        look();
        sought.requestFocus();
        sought.selectAll();
    }

    /// Looks again where another text is shown.
    void look() {
        if (search.open().get()) search.in(where.get().text());
    }

    /// Goes to the next hit, or the one before.
    ///
    /// @return whether a word is sought
    boolean go(boolean forward) {
        if (!search.open().get()) return false;
        look();
        int from = where.get().from();
        shown(forward ? search.next(from + 1) : search.previous(from));
        return true;
    }

    private void shown(Optional<Integer> hit) {
        hit.ifPresent(at -> where.get().show(at, at + search.sought().get().length()));
    }

    private void key(KeyEvent e) {
        if (e.getCode() == KeyCode.ENTER) go(!e.isShiftDown());
        else if (e.getCode() == KeyCode.ESCAPE) close();
        else return;
        e.consume();
    }

    @FXML private void next() {
        go(true);
    }

    @FXML private void previous() {
        go(false);
    }

    @FXML private void close() {
        search.open().set(false);
        where.get().requestFocus();
    }
}
