package limber.ui.panes;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.util.Subscription;
import limber.engine.Cursor;
import limber.engine.run.Branch;
import limber.engine.text.BadInput;
import limber.presentation.panes.GestureSummary;
import limber.presentation.play.Past;
import limber.presentation.play.Past.Bookmark;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;
import limber.ui.controls.ScenePane;

/// The controller of the branch tree: branches with the gesture that made each and their length, and the bookmarks.
/// Enter or a double click goes there.
public final class PastController implements ScenePane {
    private final Playback playback;
    private final Past past;
    private final Wording words;
    @FXML private TreeView<Branch> tree;
    @FXML private ListView<Bookmark> marks;
    @FXML private TextField name;

    PastController(Playback playback, Wording words) {
        this.playback = playback;
        this.words = words;
        past = playback.past();
    }

    @FXML private void initialize() {
        tree.setShowRoot(false);
        tree.setCellFactory(_ -> new TreeCell<>() {
            @Override protected void updateItem(Branch branch, boolean empty) {
                super.updateItem(branch, empty);
                setText(empty || branch == null ? "" : title(branch));
            }
        });
        marks.setItems(past.bookmarks());
        marks.setCellFactory(_ -> new ListCell<>() {
            @Override protected void updateItem(Bookmark mark, boolean empty) {
                super.updateItem(mark, empty);
                setText(empty || mark == null ? "" : mark.name());
            }
        });
        tree.setOnMouseClicked(e -> {
            if (e.getClickCount() == 2) goBranch();
        });
        tree.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ENTER) goBranch();
        });
        marks.setOnMouseClicked(e -> {
            if (e.getClickCount() == 2) goMark();
        });
        marks.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ENTER) goMark();
            else if (e.getCode() == KeyCode.DELETE) unmark();
        });
    }

    @Override public Subscription follow() {
        return past.changes().subscribe(_ -> grow());
    }

    /// Builds the tree: the parent of each branch is the nearest ancestor that can still be reached.
    private void grow() {
        List<Branch> all = past.branches();
        Map<Branch, TreeItem<Branch>> items = new HashMap<>();
        for (Branch b : all) items.put(b, new TreeItem<>(b));
        var root = new TreeItem<Branch>();
        for (Branch b : all) known(b, items).map(items::get).orElse(root).getChildren().add(items.get(b));
        items.values().forEach(i -> i.setExpanded(true));
        tree.setRoot(root);
        tree.getSelectionModel().select(items.get(past.branch()));
    }

    private static Optional<Branch> known(Branch branch, Map<Branch, ?> items) {
        Optional<Branch> up = branch.parent();
        while (up.isPresent() && !items.containsKey(up.get())) up = up.get().parent();
        return up;
    }

    private String title(Branch branch) {
        return (branch == past.branch() ? words.get("past.here") : "")
                + GestureSummary.of(branch, playback.model(), words);
    }

    private void goBranch() {
        Optional.ofNullable(tree.getSelectionModel().getSelectedItem()).map(TreeItem::getValue)
                .filter(b -> b != past.branch()).ifPresent(past::go);
    }

    private void goMark() {
        Optional.ofNullable(marks.getSelectionModel().getSelectedItem()).ifPresent(m -> {
            if (m.branch() == past.branch()) playback.go(m.cursor());
            else past.go(m.branch(), m.cursor());
        });
    }

    @FXML private void mark() {
        Cursor at = playback.picture().get().cursor();
        String said = BadInput.brief(name.getText().strip());
        past.mark(
                said.isEmpty()
                        ? words.get(at.betweenFrames() ? "rung.complete" : "past.inside")
                                .formatted(at.betweenFrames() ? at.frame() : at.frame() + 1)
                        : said);
        name.clear();
    }

    @FXML private void unmark() {
        Optional.ofNullable(marks.getSelectionModel().getSelectedItem()).ifPresent(past::unmark);
    }
}
