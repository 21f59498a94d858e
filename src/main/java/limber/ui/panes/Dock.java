package limber.ui.panes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableSet;
import javafx.collections.SetChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.ui.controls.Pane;
import limber.ui.controls.PulseQueue;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.words.Wording;
import org.kordamp.ikonli.javafx.FontIcon;

/// The dock of panes beside a view, and the rail that opens and folds them: panes that explain stand next to the view,
/// panes that set stand at the edge. The level decides which are open, and the choice is saved. A folded pane follows
/// nothing.
public final class Dock implements AutoCloseable {
    /// A kind of pane.
    ///
    /// @param name in settings files, bundles and style sheets
    /// @param explains whether it is beside the view, where it fits, or at the edge
    /// @param made builds it when it is first opened
    /// @param there whether the scene has content for it
    public record Kind(String name, String icon, boolean explains, Supplier<Made> made,
            ObservableValue<Boolean> there) {
        Kind(String name, String icon, boolean explains, Supplier<Made> made) {
            this(name, icon, explains, made, new ReadOnlyBooleanWrapper(true));
        }
    }

    record Made(Parent view, Pane pane) {}

    /// The share of the width for the explaining panes.
    private static final double SHARE = 0.52;
    /// In the rail's letters: how wide the window must be for the view, the panes that explain and those that set to
    /// stand side by side, how much is taken above and below panes, and how high a pane is at least.
    private static final double ALL_COLUMNS = 80, AROUND = 17, PANE = 15;

    private final List<Kind> kinds;
    private final Preferences preferences;
    private final Wording words;
    private final SplitPane middle;
    private final PulseQueue pieces;
    private final SplitPane explaining = column(), setting = column();
    private final VBox rail = new VBox();
    private final Map<String, Node> framed = new HashMap<>();
    private final Map<String, Pane> panes = new HashMap<>();
    private final Map<String, Subscription> following = new HashMap<>();
    private final Subscription levels;
    private final SetChangeListener<String> changed = _ -> arrange();
    /// Names of the panes that are open at the present level.
    private ObservableSet<String> open;
    /// Names of the panes that were requested, newest first: if they do not fit, the oldest fold first.
    private final List<String> asked = new ArrayList<>();
    private boolean shown = true, veiled;
    /// Whether the next pane is made in a later pulse.
    private boolean making;

    /// @param middle contains the view, and beside it the panes that explain
    /// @param pieces the queue in which the second and later new panes wait to be built
    public Dock(List<Kind> kinds, Preferences preferences, Wording words, SplitPane middle, PulseQueue pieces) {
        this.kinds = kinds;
        this.preferences = preferences;
        this.words = words;
        this.middle = middle;
        this.pieces = pieces;
        open = preferences.panes(preferences.level().get());
        explaining.getStyleClass().add("explaining");
        setting.getStyleClass().add("setting");
        rail.getStyleClass().add("rail");
        for (Kind kind : kinds) rail.getChildren().add(toggle(kind));
        levels = Subscription.combine(
                middle.sceneProperty().flatMap(Scene::widthProperty).subscribe((_, _) -> arrange()),
                middle.sceneProperty().flatMap(Scene::heightProperty).subscribe((_, _) -> arrange()),
                ((ToggleButton) rail.getChildren().getFirst()).fontProperty().subscribe((_, _) -> arrange()),
                preferences.level().subscribe(this::level),
                Subscription.combine(kinds.stream().map(k -> k.there().subscribe((_, _) -> arrange()))
                        .toArray(Subscription[]::new)));
    }

    private static SplitPane column() {
        var column = new SplitPane();
        column.setOrientation(Orientation.VERTICAL);
        return column;
    }

    /// The node at the right edge.
    public Node edge() {
        setting.managedProperty().bind(setting.visibleProperty());
        return new HBox(setting, rail);
    }

    private ToggleButton toggle(Kind kind) {
        var toggle = new ToggleButton(words.get("pane." + kind.name()), new FontIcon(kind.icon()));
        toggle.setId("rail-" + kind.name());
        toggle.setMaxWidth(Double.MAX_VALUE);
        toggle.setTooltip(new Tooltip(words.get("pane." + kind.name() + ".tip")));
        toggle.setOnAction(_ -> {
            if (toggle.isSelected()) open(kind.name());
            else preferences.panes(preferences.level().get()).remove(kind.name());
        });
        return toggle;
    }

    private void open(String name) {
        asked.remove(name);
        asked.addFirst(name);
        if (!preferences.panes(preferences.level().get()).add(name)) arrange(); // it was folded for want of space
    }

    /// Names of the open panes that fit in a window of this size and font.
    private List<String> fitting() {
        List<Kind> wanted = kinds.stream()
                .filter(k -> shown && !(veiled && k.explains()) && k.there().getValue() && open.contains(k.name()))
                .sorted(Comparator.comparingInt(k -> asked.contains(k.name()) ? asked.indexOf(k.name()) : asked.size()))
                .toList();
        Scene scene = middle.getScene();
        if (scene == null || scene.getWidth() == 0 || wanted.isEmpty()) return wanted.stream().map(Kind::name).toList();
        double letter = ((ToggleButton) rail.getChildren().getFirst()).getFont().getSize();
        long rows = Math.max(1, (long) ((scene.getHeight() / letter - AROUND) / PANE));
        boolean both = scene.getWidth() >= ALL_COLUMNS * letter;
        return Stream.of(true, false).filter(explains -> both || explains == wanted.getFirst().explains())
                .flatMap(explains -> wanted.stream().filter(k -> k.explains() == explains).limit(rows)).map(Kind::name)
                .toList();
    }

    /// Hides the panes that explain while a prediction is pending.
    public void veiled(boolean on) {
        veiled = on;
        arrange();
    }

    /// Hides the dock during a presentation.
    public void shown(boolean on) {
        shown = on;
        arrange();
    }

    private void level(Level level) {
        open.removeListener(changed);
        open = preferences.panes(level);
        open.addListener(changed);
        arrange(false); // the level itself is shown first
    }

    private void arrange() {
        arrange(!making);
    }

    /// @param oneNow whether one missing pane may be built at once
    private void arrange(boolean oneNow) {
        List<String> fitting = fitting();
        boolean full = !oneNow, more = false;
        for (int i = 0; i < kinds.size(); i++) {
            boolean there = kinds.get(i).there().getValue(), on = fitting.contains(kinds.get(i).name());
            var toggle = (ToggleButton) rail.getChildren().get(i);
            toggle.setVisible(there);
            toggle.setManaged(there);
            toggle.setSelected(on);
            boolean made = framed.containsKey(kinds.get(i).name());
            if (!on) rest(kinds.get(i).name());
            else if (made || !full) follow(kinds.get(i));
            more |= on && !made && full;
            full |= on && !made;
        }
        fill(explaining, kinds.stream().filter(Kind::explains));
        fill(setting, kinds.stream().filter(k -> !k.explains()));
        setting.setVisible(!setting.getItems().isEmpty());
        beside(!explaining.getItems().isEmpty());
        if (more && !making) makeNext();
    }

    private void makeNext() {
        making = true;
        pieces.later(() -> {
            making = false;
            arrange();
        });
    }

    private void follow(Kind kind) {
        framed.computeIfAbsent(kind.name(), _ -> {
            Made made = kind.made().get();
            panes.put(kind.name(), made.pane());
            return frame(kind, made.view());
        });
        following.computeIfAbsent(kind.name(), name -> panes.get(name).follow());
    }

    private void rest(String name) {
        Optional.ofNullable(following.remove(name)).ifPresent(Subscription::unsubscribe);
    }

    private Node frame(Kind kind, Parent view) {
        var title = new Label(words.get("pane." + kind.name()));
        title.getStyleClass().add("pane-title");
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var fold = new Button(null, new FontIcon("fth-x"));
        fold.setId("fold-" + kind.name());
        fold.getStyleClass().add("fold");
        fold.setAccessibleText(words.get("pane.fold").formatted(title.getText()));
        fold.setOnAction(_ -> preferences.panes(preferences.level().get()).remove(kind.name()));
        var head = new HBox(title, gap, fold);
        head.getStyleClass().add("pane-head");
        var frame = new BorderPane(view, head, null, null, null);
        frame.setId("pane-" + kind.name());
        frame.getStyleClass().add("pane");
        frame.setMinSize(0, 0);
        return frame;
    }

    private void fill(SplitPane column, Stream<Kind> there) {
        List<Node> wanted = there.map(Kind::name).filter(following::containsKey).map(framed::get).toList();
        List<Node> items = column.getItems();
        if (items.equals(wanted)) return;
        items.retainAll(wanted); // panes that stay are not rebuilt
        for (int i = 0; i < wanted.size(); i++)
            if (i >= items.size() || items.get(i) != wanted.get(i)) items.add(i, wanted.get(i));
        int n = wanted.size();
        Platform.runLater(
                () -> column.setDividerPositions(IntStream.range(1, n).mapToDouble(i -> (double) i / n).toArray()));
    }

    private void beside(boolean on) {
        if (on == middle.getItems().contains(explaining)) return;
        if (on) {
            middle.getItems().add(explaining);
            // it accepts none before its width is known
            Platform.runLater(() -> middle.setDividerPositions(1 - SHARE));
        } else middle.getItems().remove(explaining);
    }

    @Override public void close() {
        levels.unsubscribe();
        open.removeListener(changed);
        List.copyOf(following.keySet()).forEach(this::rest);
    }
}
