package limber.ui.panes;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import limber.presentation.panes.Reason;
import limber.presentation.panes.ReasonRow;
import limber.presentation.panes.WhyState;
import limber.ui.controls.OwnArrows;

/// A tree of reasons. Enter or a double click goes to the operation that a number comes from.
final class ReasonTree {
    private final TreeView<Reason> tree;
    private final WhyState state;
    private Consumer<Optional<Reason>> shown = _ -> {};

    /// A number with its row.
    private static final class Item extends TreeItem<Reason> {
        private final ReasonRow row;

        Item(ReasonRow row) {
            super(row.reason().get());
            this.row = row;
        }
    }

    ReasonTree(TreeView<Reason> tree, WhyState state) {
        this.tree = tree;
        this.state = state;
        OwnArrows.mark(tree, KeyCode.LEFT, KeyCode.RIGHT);
        tree.setShowRoot(false);
        tree.setRoot(new TreeItem<>());
        tree.setCellFactory(_ -> new TreeCell<>() {
            @Override protected void updateItem(Reason reason, boolean empty) {
                super.updateItem(reason, empty);
                setText(empty || reason == null ? "" : state.text(reason));
            }
        });
        tree.setOnMouseClicked(e -> {
            if (e.getClickCount() == 2) go();
        });
        tree.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ENTER) go();
        });
        tree.getSelectionModel().selectedItemProperty().addListener((_, _, now) -> {
            state.selected().set(now instanceof Item item ? Optional.of(item.row) : Optional.empty());
            shown.accept(selected());
        });
        state.rows().subscribe((_, rows) -> show(rows));
    }

    /// @param shown receives the selected reason, and that again once it is known
    void onShown(Consumer<Optional<Reason>> shown) {
        this.shown = shown;
    }

    private Optional<Reason> selected() {
        return state.selected().get().map(row -> row.reason().get());
    }

    private void go() {
        state.selected().get().ifPresent(state::go);
    }

    private void show(List<ReasonRow> rows) {
        List<TreeItem<Reason>> items = rows.stream().map(this::item).toList();
        tree.getRoot().getChildren().setAll(items);
        for (int i = 0; i < rows.size(); i++) if (rows.get(i).open()) {
            tree.getSelectionModel().select(items.get(i));
            items.get(i).setExpanded(true);
        }
    }

    private TreeItem<Reason> item(ReasonRow row) {
        var item = new Item(row);
        if (row.reason().get().ends()) return item;
        item.getChildren().add(new TreeItem<>()); // so that it can be opened
        item.expandedProperty().addListener((_, _, open) -> {
            if (open) state.open(row);
        });
        row.reason().subscribe((_, known) -> {
            item.setValue(known);
            item.getChildren().setAll(row.below().stream().map(this::item).toList());
            if (item == tree.getSelectionModel().getSelectedItem()) shown.accept(selected());
        });
        return item;
    }
}
