package limber.ui.panes.dock;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.util.Subscription;
import limber.presentation.words.Wording;
import limber.ui.controls.Regions;
import org.kordamp.ikonli.javafx.FontIcon;

/// The tabs of a dock: a row of words above the open panes, or a rail of icons with words while none is open. Each has
/// its place, its word, and a width that does not change. A click opens a pane and never closes one; a double click
/// gives it the whole place, or takes that back. The rest is in its menu. Where a pane lies over the view, the rail
/// stays and a heading stands above the pane; a click on its tab closes it too.
final class DockTabs {
    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

    /// What the tabs ask for.
    interface Asked {
        void open(PaneKind kind);

        void close(PaneKind kind);

        /// Gives a pane the whole place, or takes that back.
        void whole(PaneKind kind);

        void closeAll();

        void restore();
    }

    private final Wording words;
    private final Asked asked;
    private final Map<PaneKind, ToggleButton> toggles = new LinkedHashMap<>();
    private final FlowPane row = new FlowPane();
    private final VBox rail = new VBox();
    private final Label heading = new Label();
    private final Button restore, fold;
    private final HBox head;

    DockTabs(List<PaneKind> kinds, Wording words, Asked asked) {
        this.words = words;
        this.asked = asked;
        HBox.setHgrow(heading, Priority.ALWAYS);
        heading.setMaxWidth(Double.MAX_VALUE);
        rail.getStyleClass().addAll("rail", Regions.REGION);
        row.getStyleClass().add("dock-tabs");
        row.setMinWidth(0);
        HBox.setHgrow(row, Priority.ALWAYS);
        for (PaneKind kind : kinds) toggles.put(kind, toggle(kind));
        rail.getChildren().setAll(toggles.values());
        restore = button("restore", "fth-minimize-2", asked::restore);
        restore.managedProperty().bind(restore.visibleProperty());
        fold = button("fold", "fth-x", asked::closeAll);
        heading.getStyleClass().add("sheet-title");
        head = new HBox(row, restore, fold);
        head.getStyleClass().add("dock-head");
        row.prefWrapLengthProperty().bind(head.widthProperty()); // else a wide row is as high as a narrow one
    }

    private ToggleButton toggle(PaneKind kind) {
        var toggle = new ToggleButton(words.get("pane." + kind.name()), new FontIcon(kind.icon()));
        toggle.setId("dock-" + kind.name());
        toggle.setMinWidth(Region.USE_PREF_SIZE);
        toggle.setMaxWidth(Double.MAX_VALUE);
        toggle.setTooltip(new Tooltip(words.get("pane." + kind.name() + ".tip") + "\n" + words.get("dock.tip")));
        toggle.setOnAction(_ -> asked.open(kind));
        toggle.addEventHandler(MouseEvent.MOUSE_CLICKED, e -> {
            if (e.getButton() == MouseButton.PRIMARY && e.getClickCount() == 2) asked.whole(kind);
        });
        var menu = new ContextMenu(item("dock-whole", "dock.whole", kind, asked::whole));
        if (kind.role() != PaneKind.Role.LESSON)
            menu.getItems().add(item("dock-close", "dock.close", kind, asked::close));
        toggle.setContextMenu(menu);
        return toggle;
    }

    private MenuItem item(String id, String word, PaneKind kind, Consumer<PaneKind> chosen) {
        var item = new MenuItem(words.get(word).formatted(words.get("pane." + kind.name())));
        item.setId(id);
        item.setOnAction(_ -> chosen.accept(kind));
        return item;
    }

    private Button button(String name, String icon, Runnable pressed) {
        var button = new Button(null, new FontIcon(icon));
        button.setId("dock-" + name);
        button.getStyleClass().add("fold");
        button.setTooltip(new Tooltip());
        say(button, words.get("dock." + name));
        button.setOnAction(_ -> pressed.run());
        return button;
    }

    private static void say(Button button, String text) {
        button.setAccessibleText(text);
        button.getTooltip().setText(text);
    }

    /// The row above the open panes.
    Node head() {
        return head;
    }

    /// The tabs while no pane is open.
    Region rail() {
        return rail;
    }

    /// Shows which panes are open.
    ///
    /// @param open their names
    /// @param whole whether one of them has the whole place
    /// @param over whether they lie over the view
    void show(Collection<String> open, boolean whole, boolean over) {
        toggles.forEach((kind, toggle) -> {
            toggle.setVisible(kind.there().getValue());
            toggle.setManaged(kind.there().getValue());
            toggle.setSelected(open.contains(kind.name()));
        });
        restore.setVisible(whole);
        List<Node> place = (open.isEmpty() || over ? rail : row).getChildren();
        if (place.isEmpty()) place.addAll(toggles.values());
        head(open, over);
    }

    private void head(Collection<String> open, boolean over) {
        say(fold, words.get(over ? "sheet.close" : "dock.fold"));
        heading.setText(open.stream().map(name -> words.get("pane." + name)).collect(Collectors.joining()));
        head.getChildren().set(0, over ? heading : row);
        head.pseudoClassStateChanged(OVER, over);
    }

    /// Gives the tab of a pane the keyboard.
    void focus(String name) {
        toggles.forEach((kind, toggle) -> {
            if (kind.name().equals(name)) toggle.requestFocus();
        });
    }

    /// Disables the tabs of hidden panes.
    void veil(Predicate<PaneKind> hidden) {
        toggles.forEach((kind, toggle) -> toggle.setDisable(hidden.test(kind)));
    }

    /// The size of a letter, px.
    double letter() {
        return first().getFont().getSize();
    }

    /// Runs something whenever the font changes.
    Subscription onFont(Runnable changed) {
        ObservableValue<Font> font = first().fontProperty();
        return font.subscribe((_, _) -> changed.run());
    }

    private ToggleButton first() {
        return toggles.values().iterator().next();
    }
}
