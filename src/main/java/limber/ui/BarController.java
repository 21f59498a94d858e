package limber.ui;

import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.util.Subscription;
import limber.engine.Picture;
import limber.engine.Preset;
import limber.engine.Settings;
import limber.ui.viewport.Viewport;

/// The bar over the view: presets, actions, undo, what is shown, and from where.
public final class BarController implements Pane {
    private final Playback playback;
    private final Viewport viewport;
    private final Wording words;
    private final Consumer<Preset> chosen;
    private final Hands hands;
    private final Comparison comparison;
    private final ShowPanel panel;
    private final Node lessons;
    private final boolean free;
    private Settings offered;
    private boolean following;
    @FXML private Strip bar;
    @FXML private Label presetsName;
    @FXML private ComboBox<Preset> presets;
    @FXML private MenuButton actions;
    @FXML private Button overlays;
    @FXML private ToggleButton compare;
    @FXML private Button help;

    /// @param chosen starts a preset
    /// @param hands what can be done to the scene
    /// @param lessons opens lessons
    /// @param free whether one may choose a preset: a lesson sets its scene itself
    BarController(Playback playback, Viewport viewport, Wording words, Consumer<Preset> chosen, Hands hands, Comparison comparison, Node lessons, boolean free) {
        this.lessons = lessons;
        this.free = free;
        this.playback = playback;
        this.viewport = viewport;
        this.words = words;
        this.chosen = chosen;
        this.hands = hands;
        this.comparison = comparison;
        panel = new ShowPanel(playback, viewport, words);
    }

    @FXML
    private void initialize() {
        bar.getChildren().add(2, lessons); // behind the presets, which have the focus first
        if (!free) bar.getChildren().removeAll(presetsName, presets);
        presets.getItems().setAll(playback.model().presets());
        presets.setConverter(new NamedConverter<>(this::title));
        presets.setButtonCell(new ListCell<>() { // a prompt text does not come back once there has been a value
            @Override
            protected void updateItem(Preset preset, boolean empty) {
                super.updateItem(preset, empty);
                setText(preset == null ? words.get("presets.changed") : title(preset));
            }
        });
        presets.setOnAction(_ -> {
            if (!following && presets.getValue() != null) chosen.accept(presets.getValue());
        });
    }

    @Override
    public Subscription follow() {
        return Subscription.combine(playback.follow(this::show), comparison.now().subscribe(now -> compare.setSelected(now.isPresent())));
    }

    private String title(Preset preset) {
        return words.title("preset", preset.name());
    }

    private void show(Picture now) {
        if (!now.settings().equals(offered)) {
            offered = now.settings();
            actions.getItems().setAll(hands.menu().items(offered, actions));
            follow(offered);
        }
    }

    /// The box names the preset that the settings are, or none once they have been changed, so that it can be chosen again.
    private void follow(Settings now) {
        Preset named = presets.getItems().stream().filter(p -> p.settings().equals(now)).findFirst().orElse(null);
        if (presets.getValue() == named) return;
        following = true;
        presets.setValue(named);
        following = false;
    }

    @FXML
    private void overlays() {
        panel.toggle(overlays);
    }

    @FXML
    private void compare() {
        if (compare.isSelected()) hands.guarded(comparison::start);
        else comparison.clear();
        compare.setSelected(comparison.on());
    }

    @FXML
    private void fit() {
        viewport.fit();
    }

    @FXML
    private void front() {
        viewport.look(0, 0);
    }

    @FXML
    private void side() {
        viewport.look(90, 0);
    }

    @FXML
    private void top() {
        viewport.look(0, 89);
    }

    @FXML
    private void perspective() {
        viewport.look(18, 12);
    }

    @FXML
    private void help() {
        KeySheet.show(playback, words, help);
    }

    @FXML
    private void undo() {
        playback.past().undo();
    }

    @FXML
    private void redo() {
        playback.past().redo();
    }
}
