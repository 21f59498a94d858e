package limber.ui.panes;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import limber.engine.Cursor;
import limber.engine.ask.Why;
import limber.engine.watch.Read;
import limber.presentation.panes.ChangingNumbers;
import limber.presentation.panes.Reason;
import limber.presentation.play.Asking;
import limber.ui.controls.OwnArrows;

/// A tree of reasons, opened one at a time: a number that is opened is asked for. Enter or a double click goes to the
/// operation that it comes from.
final class ReasonTree {
    /// What the frame has changed before the operation comes first, what never changes last.
    private static final int CHANGED = 0, UNCHANGED = 1, CONSTANT = 2;

    private final TreeView<Reason> tree;
    private final Asking asking;
    private final Predicate<String> constant;
    private Consumer<Optional<Reason>> shown = _ -> {};

    /// @param constant whether the numbers of a channel never change
    /// @param text what a row says
    /// @param went receives the reason to go to
    ReasonTree(TreeView<Reason> tree, Asking asking, Predicate<String> constant, Function<Reason, String> text,
            Consumer<Reason> went) {
        this.constant = constant;
        this.tree = tree;
        this.asking = asking;
        OwnArrows.mark(tree, KeyCode.LEFT, KeyCode.RIGHT);
        tree.setShowRoot(false);
        tree.setRoot(new TreeItem<>());
        tree.setCellFactory(_ -> new TreeCell<>() {
            @Override protected void updateItem(Reason reason, boolean empty) {
                super.updateItem(reason, empty);
                setText(empty || reason == null ? "" : text.apply(reason));
            }
        });
        tree.setOnMouseClicked(e -> {
            if (e.getClickCount() == 2) selected().ifPresent(went);
        });
        tree.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ENTER) selected().ifPresent(went);
        });
        tree.getSelectionModel().selectedItemProperty().addListener((_, _, _) -> shown.accept(selected()));
    }

    /// @param shown receives the selected reason, and that again once it is known
    void onShown(Consumer<Optional<Reason>> shown) {
        this.shown = shown;
    }

    Optional<Reason> selected() {
        return Optional.ofNullable(tree.getSelectionModel().getSelectedItem()).map(TreeItem::getValue);
    }

    /// Whether no number is opened or selected.
    boolean untouched() {
        return selected().isEmpty() && tree.getRoot().getChildren().stream().noneMatch(TreeItem::isExpanded);
    }

    /// Shows other numbers.
    ///
    /// @param open whether the first one is opened and selected
    void show(List<Reason> reasons, boolean open) {
        tree.getRoot().getChildren().setAll(reasons.stream().map(this::item).toList());
        if (!open || reasons.isEmpty()) return;
        TreeItem<Reason> first = tree.getRoot().getChildren().getFirst();
        tree.getSelectionModel().select(first);
        first.setExpanded(true);
    }

    private TreeItem<Reason> item(Reason reason) {
        var item = new TreeItem<>(reason);
        if (reason.ends()) return item;
        item.getChildren().add(new TreeItem<>()); // so that it can be opened
        item.expandedProperty().addListener((_, _, open) -> {
            if (open && item.getValue().why().isEmpty()) ask(item);
        });
        return item;
    }

    private void ask(TreeItem<Reason> item) {
        Reason reason = item.getValue();
        var answer = new ArrayList<Reason>();
        var changed = new HashSet<Read>();
        asking.ask((run, given) -> {
            if (!run.seek(run.branch(), reason.question().at(), given)) return;
            reason.question().seek(run);
            Why.of(run, reason.question().asked(), given).map(reason::known).ifPresent(known -> {
                answer.add(known);
                Cursor at = known.operation().orElse(reason.question().at());
                changed.addAll(ChangingNumbers.changed(run, at, known.why().orElseThrow().reads(), given));
            });
        }, () -> {
            if (answer.isEmpty()) return;
            item.setValue(answer.getFirst());
            item.getChildren().setAll(item.getValue().reasons(
                    r -> changed.contains(r) ? CHANGED : constant.test(r.channel()) ? CONSTANT : UNCHANGED)
                    .stream().map(this::item).toList());
            if (item == tree.getSelectionModel().getSelectedItem()) shown.accept(selected());
        });
    }
}
