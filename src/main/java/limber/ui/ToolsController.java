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
import org.controlsfx.control.SegmentedButton;

/// The upper right corner: how much one sees, and the menu of languages, looks, what is laid over the window, and ways back.
public final class ToolsController implements Pane {
    private final Desk desk;
    private final Board board;
    private final ResourceBundle words;
    private final Runnable open, sceneAgain, everythingAgain;
    @FXML private HBox tools;
    @FXML private HBox levels;
    @FXML private Menu languages;
    @FXML private Menu themes;
    @FXML private CheckMenuItem motion;

    /// @param open asks for a file and opens it
    /// @param sceneAgain shows the scene as it was opened: its first preset, its overlays, its view
    /// @param everythingAgain does so with all scenes, and the desk
    ToolsController(Desk desk, Board board, ResourceBundle words, Runnable open, Runnable sceneAgain, Runnable everythingAgain) {
        this.desk = desk;
        this.board = board;
        this.words = words;
        this.open = open;
        this.sceneAgain = sceneAgain;
        this.everythingAgain = everythingAgain;
    }

    @Override
    public Subscription follow() {
        motion.selectedProperty().bindBidirectional(desk.motion());
        return Subscription.combine(
                OneOf.items(languages, Language.values(), desk.language(), Language::title),
                OneOf.items(themes, Theme.values(), desk.theme(), t -> words.getString("theme." + t.word())),
                OneOf.buttons(levels(), desk.level()),
                desk.presenting().subscribe(on -> tools.setVisible(!on)),
                () -> motion.selectedProperty().unbindBidirectional(desk.motion()));
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

    @FXML
    private void open() {
        open.run();
    }

    @FXML
    private void present() {
        toggle(desk.presenting());
    }

    @FXML
    private void pen() {
        toggle(board.pen());
    }

    @FXML
    private void spotlight() {
        toggle(board.spotlight());
    }

    @FXML
    private void blank() {
        toggle(board.blank());
    }

    private static void toggle(BooleanProperty on) {
        on.set(!on.get());
    }

    @FXML
    private void sceneAgain() {
        sceneAgain.run();
    }

    @FXML
    private void everythingAgain() {
        everythingAgain.run();
    }
}
