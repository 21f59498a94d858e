package limber.ui;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ResourceBundle;
import javafx.beans.property.BooleanProperty;
import javafx.fxml.FXML;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import limber.ui.controls.OneOf;
import limber.ui.controls.Pane;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.Theme;
import limber.ui.words.Language;
import org.controlsfx.control.SegmentedButton;

/// The controller of the upper right corner: the switch for the level and the menu with languages, themes, presenter's
/// tools and resets.
public final class ToolsController implements Pane {
    private final Preferences preferences;
    private final PresenterTools board;
    private final ResourceBundle words;
    private final Runnable open, sceneAgain, everythingAgain;
    @FXML private HBox tools;
    @FXML private HBox levels;
    @FXML private Menu languages;
    @FXML private Menu themes;
    @FXML private CheckMenuItem motion;

    /// @param open asks for a file and opens it
    /// @param sceneAgain resets the scene: its first preset, its overlays, its view
    /// @param everythingAgain resets all scenes, and the preferences
    ToolsController(Preferences preferences, PresenterTools board, ResourceBundle words, Runnable open,
            Runnable sceneAgain,
            Runnable everythingAgain) {
        this.preferences = preferences;
        this.board = board;
        this.words = words;
        this.open = open;
        this.sceneAgain = sceneAgain;
        this.everythingAgain = everythingAgain;
    }

    @Override public Subscription follow() {
        motion.selectedProperty().bindBidirectional(preferences.motion());
        return Subscription.combine(
                OneOf.items(languages, Language.values(), preferences.language(), Language::title),
                OneOf.items(themes, Theme.values(), preferences.theme(), t -> words.getString("theme." + t.word())),
                OneOf.buttons(levels(), preferences.level()),
                preferences.presenting().subscribe(on -> tools.setVisible(!on)),
                () -> motion.selectedProperty().unbindBidirectional(preferences.motion()));
    }

    private Map<ToggleButton, Level> levels() {
        var buttons = new LinkedHashMap<ToggleButton, Level>();
        for (Level level : Level.values()) {
            var button = new ToggleButton(words.getString("level." + level.word()));
            button.setId("level-" + level.word());
            button.setTooltip(new Tooltip(words.getString("level." + level.word() + ".tip")));
            buttons.put(button, level);
        }
        levels.getChildren().setAll(new SegmentedButton(buttons.keySet().toArray(ToggleButton[]::new)));
        return buttons;
    }

    @FXML private void open() {
        open.run();
    }

    @FXML private void present() {
        toggle(preferences.presenting());
    }

    @FXML private void pen() {
        toggle(board.pen());
    }

    @FXML private void spotlight() {
        toggle(board.spotlight());
    }

    @FXML private void blank() {
        toggle(board.blank());
    }

    private static void toggle(BooleanProperty on) {
        on.set(!on.get());
    }

    @FXML private void sceneAgain() {
        sceneAgain.run();
    }

    @FXML private void everythingAgain() {
        everythingAgain.run();
    }
}
