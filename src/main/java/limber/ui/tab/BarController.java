package limber.ui.tab;

import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.util.Subscription;
import limber.engine.model.Preset;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.presentation.play.Playback;
import limber.presentation.scene.SceneKeys;
import limber.presentation.words.Wording;
import limber.ui.controls.NamedConverter;
import limber.ui.controls.ScenePane;
import limber.ui.controls.Strip;
import limber.ui.interaction.SceneInput;
import limber.ui.scene.Comparison;
import limber.ui.viewport.Viewport;

/// The controller of the bar over the view: presets, actions, undo, what is shown, and the camera views.
public final class BarController implements ScenePane {
    private static final PseudoClass COMPARING = PseudoClass.getPseudoClass("comparing");

    private final Playback playback;
    private final Viewport viewport;
    private final Wording words;
    private final Consumer<Preset> chosen;
    private final SceneInput sceneInput;
    private final Comparison comparison;
    private final ShowPanel panel;
    private final ViewsMenu viewsMenu;
    private final List<MenuItem> comparing;
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
    @FXML private MenuButton compareMenu;
    @FXML private MenuButton views;
    @FXML private Button help;

    /// @param chosen starts a preset
    /// @param sceneInput the input of the scene
    /// @param comparing what can be done to a comparison
    /// @param lessons the menu of lessons
    /// @param free whether a preset can be chosen: a lesson sets its scene itself
    /// @param tone whether a measure is heard
    BarController(Playback playback, Viewport viewport, Wording words, Consumer<Preset> chosen, SceneInput sceneInput,
            Comparison comparison, List<MenuItem> comparing, Node lessons, boolean free, BooleanProperty tone) {
        this.comparing = comparing;
        this.lessons = lessons;
        this.free = free;
        this.playback = playback;
        this.viewport = viewport;
        this.words = words;
        this.chosen = chosen;
        this.sceneInput = sceneInput;
        this.comparison = comparison;
        panel = new ShowPanel(playback, viewport, words, tone, sceneInput.tools());
        viewsMenu = new ViewsMenu(viewport, sceneInput, words);
    }

    @FXML private void initialize() {
        bar.getChildren().add(2, lessons); // after the presets, which have the focus first
        if (!free) bar.getChildren().removeAll(presetsName, presets);
        compareMenu.getItems().setAll(comparing);
        views.getItems().setAll(viewsMenu.items());
        compareMenu.managedProperty().bind(compareMenu.visibleProperty());
        presets.getItems().setAll(playback.model().presets());
        presets.setConverter(new NamedConverter<>(this::title));
        presets.setPromptText(words.get("presets.changed"));
        presets.setButtonCell(new ListCell<>() { // a prompt text does not come back once there has been a value
            {
                setText(words.get("presets.changed")); // a scene that is no preset from the start is no update
            }

            @Override protected void updateItem(Preset preset, boolean empty) {
                super.updateItem(preset, empty);
                setText(preset == null ? words.get("presets.changed") : title(preset));
            }
        });
        presets.setOnAction(_ -> {
            if (!following && presets.getValue() != null) chosen.accept(presets.getValue());
        });
    }

    @Override public Subscription follow() {
        return Subscription.combine(playback.follow(this::show),
                viewsMenu.follow(),
                comparison.now().subscribe(now -> {
                    compare.setSelected(now.isPresent());
                    bar.pseudoClassStateChanged(COMPARING, now.isPresent());
                }));
    }

    private String title(Preset preset) {
        return words.title("preset", preset.name());
    }

    private void show(Picture now) {
        if (!now.settings().equals(offered)) {
            offered = now.settings();
            actions.getItems().setAll(sceneInput.menu().items(offered, actions));
            follow(offered);
        }
    }

    /// Selects the preset that equals the settings, or none after a change, so that it can be chosen again.
    private void follow(Settings now) {
        Preset named = Preset.matching(playback.model(), now).orElse(null);
        if (presets.getValue() == named) return;
        following = true;
        presets.setValue(named);
        following = false;
    }

    @FXML private void overlays() {
        panel.toggle(overlays);
    }

    @FXML private void compare() {
        if (compare.isSelected()) sceneInput.guarded(comparison::start);
        else comparison.clear();
        compare.setSelected(comparison.on());
    }

    @FXML private void fit() {
        viewport.framing().fit();
    }

    @FXML private void help() {
        KeySheet.toggle(words.ui(), SceneKeys.nudges(playback, words), help);
    }

    @FXML private void undo() {
        playback.past().undo();
    }

    @FXML private void redo() {
        playback.past().redo();
    }
}
