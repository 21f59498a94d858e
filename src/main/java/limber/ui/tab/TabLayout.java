package limber.ui.tab;

import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.MapChangeListener;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import limber.ui.controls.Page;
import limber.ui.controls.Split;
import limber.ui.panes.dock.Dock;
import limber.ui.panes.dock.PaneKind;
import limber.ui.preferences.Preferences;

/// The arrangement of a tab from left to right: the text of a lesson, the view, the dock. The view keeps its share of
/// the window's width. A text that has no room beside the view becomes a tab of the dock. In a small page the panes of
/// the dock are sheets over the view, and a text is beside it. What the user drags is remembered.
final class TabLayout {
    /// The least share of the window's width that the view gets, and that it gets during a presentation.
    private static final double VIEW = 0.45, PRESENTED = 0.55;
    private static final String TEXT = "lesson", DOCK = "dock";
    /// Shares of the window's width until the user drags.
    private static final double TEXT_SHARE = 0.23, DOCK_SHARE = 0.34;
    /// The width of a divider, px.
    private static final double DIVIDER = 5;

    private final Split outer, inner;
    private final Preferences preferences;
    private final Optional<Parent> text;
    private final ObservableValue<Boolean> small;
    /// Invisible; a style sheet gives them the least widths of the text and of the dock.
    private final Region leastText = least("least-text"), leastDock = least("least-dock");
    private final StackPane textTab = new StackPane();
    /// Whether panes take room beside the view.
    private boolean others;
    /// The width of the tabs beside a view under sheets, px.
    private DoubleSupplier rail = () -> 0;
    private final BooleanProperty textInDock = new SimpleBooleanProperty();

    /// @param outer contains the inner split, and left of it the text
    /// @param inner contains the view, and right of it the dock
    TabLayout(Split outer, Split inner, StackPane view, Optional<Parent> text, Preferences preferences) {
        this.outer = outer;
        this.inner = inner;
        this.text = text;
        small = outer.sceneProperty().flatMap(Scene::rootProperty)
                .flatMap(root -> root instanceof Page page ? page.small() : null).orElse(false);
        this.preferences = preferences;
        view.getChildren().addAll(leastText, leastDock);
        outer.rule((dragged, _) -> textWidth(dragged), remember(TEXT));
        inner.rule((dragged, _) -> dockWidth(dragged), remember(DOCK));
    }

    private static Region least(String style) {
        var size = new Region();
        size.getStyleClass().add(style);
        size.setManaged(false);
        size.setVisible(false);
        return size;
    }

    private DoubleConsumer remember(String name) {
        return width -> preferences.splits().put(name, width / window());
    }

    Subscription follow() {
        MapChangeListener<String, Double> dragged = _ -> arrange();
        preferences.splits().addListener(dragged);
        return Subscription.combine(
                outer.sceneProperty().flatMap(Scene::widthProperty).subscribe(_ -> arrange()),
                // another type size; a pass over the styles must not lose nodes
                leastDock.minWidthProperty().subscribe(_ -> Platform.runLater(this::arrange)),
                small.subscribe((_, _) -> Platform.runLater(this::arrange)),
                preferences.presenting().subscribe(_ -> arrange()),
                () -> preferences.splits().removeListener(dragged));
    }

    /// Whether panes have no room beside the view.
    ObservableValue<Boolean> small() {
        return small;
    }

    /// The kind of pane that a text is where it has no room beside the view.
    PaneKind textKind() {
        return new PaneKind(TEXT, "fth-book-open", PaneKind.Role.LESSON,
                () -> new PaneKind.Made(textTab, () -> Subscription.EMPTY), textInDock);
    }

    /// Adds the dock.
    Subscription add(Dock dock) {
        rail = () -> dock.rail().prefWidth(-1);
        inner.ready(dock.column());
        return Subscription.combine(
                dock.over().subscribe(inner::over),
                dock.others().subscribe(on -> {
                    others = on;
                    arrange();
                }),
                dock.open().subscribe(open -> inner.part(open ? Optional.of(dock.column()) : Optional.empty())),
                dock.whole().subscribe(inner::cover));
    }

    private void arrange() {
        if (window() == 0 || leastDock.minWidth(-1) == 0) return; // the styles come first
        text.ifPresent(t -> place(t, presented() || small.getValue() || leastText.minWidth(-1) <= mostText()));
        outer.requestLayout();
        inner.requestLayout();
    }

    private void place(Parent text, boolean beside) {
        if (beside) textTab.getChildren().clear();
        outer.part(beside ? Optional.of(text) : Optional.empty());
        if (!beside && textTab.getChildren().isEmpty()) textTab.getChildren().add(text);
        textInDock.set(!beside);
    }

    private double textWidth(Optional<Double> dragged) {
        return between(leastText, Math.max(leastText.prefWidth(-1), wanted(dragged, TEXT, TEXT_SHARE)), mostText());
    }

    private double dockWidth(Optional<Double> dragged) {
        double left = outer.part().isPresent() ? textWidth(Optional.empty()) : 0;
        double most = small.getValue() ? inner.getWidth() : besideView() - left;
        return between(leastDock, wanted(dragged, DOCK, DOCK_SHARE), most);
    }

    private double wanted(Optional<Double> dragged, String name, double share) {
        return dragged.orElseGet(() -> preferences.splits().getOrDefault(name, share) * window());
    }

    private static double between(Region least, double wanted, double most) {
        return Math.min(most, Math.max(least.minWidth(-1), wanted));
    }

    /// The width of what may be beside the view, and of that for the text.
    private double besideView() {
        double tabs = small.getValue() && !presented() ? rail.getAsDouble() : 0;
        return (1 - (presented() ? PRESENTED : VIEW)) * window() - 2 * DIVIDER - tabs;
    }

    private double mostText() {
        return besideView() - (others && !presented() ? leastDock.minWidth(-1) : 0);
    }

    private double window() {
        return outer.getScene() == null ? 0 : outer.getScene().getWidth();
    }

    private boolean presented() {
        return preferences.presenting().get();
    }
}
