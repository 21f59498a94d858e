package limber.ui;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import limber.engine.BadInput;
import limber.engine.Model;
import limber.models.Catalog;
import limber.models.Words;
import org.controlsfx.control.StatusBar;

/// The window: a tab for each model of the catalogue, and a line that says what happened.
public final class MainController implements AutoCloseable {
    private final ResourceBundle words;
    private final List<Model> models;
    /// Those that have been looked at: a tab costs nothing until then.
    private final Map<Tab, SceneController> scenes = new HashMap<>();
    @FXML private TabPane tabs;
    @FXML private StatusBar status;

    MainController(ResourceBundle words) {
        this(words, Catalog.MODELS);
    }

    MainController(ResourceBundle words, List<Model> models) {
        this.words = words;
        this.models = models;
    }

    @FXML
    private void initialize() {
        for (Model model : models) {
            var tab = new Tab(Words.captions(model, Locale.getDefault()).get("model.title"));
            tab.setId("tab-" + model.name());
            tab.setOnSelectionChanged(_ -> {
                scene(tab, model).shown(tab.isSelected());
                if (tab.isSelected()) status.progressProperty().bind(scene(tab, model).playback().busy());
                if (tab.isSelected()) say(new Wording(Words.captions(model, Locale.getDefault()), words).get("hint"));
            });
            tabs.getTabs().add(tab);
        }
    }

    private SceneController scene(Tab tab, Model model) {
        return scenes.computeIfAbsent(tab, _ -> {
            var scene = new SceneController(model, words, this::say, this::failed);
            tab.setContent(scene.load());
            return scene;
        });
    }

    /// Takes keys before any control can eat them, except in text fields.
    void listen(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            if (!typing(scene.getFocusOwner()) && current().hands().key(e)) e.consume();
        });
        // a button must not answer the key that was taken from it
        scene.addEventFilter(KeyEvent.KEY_RELEASED, e -> {
            current().hands().keyUp(e.getCode());
            if (!typing(scene.getFocusOwner()) && Keyboard.takes(e.getCode())) e.consume();
        });
    }

    /// Whether keys are text for a control; an editable box keeps the focus that its field seems to have.
    private static boolean typing(Node focused) {
        return focused instanceof TextInputControl || focused instanceof ComboBoxBase<?> box && box.isEditable();
    }

    /// Takes what is dropped on the window, and lets held keys go when another window has the keyboard.
    void open(Stage stage) {
        stage.focusedProperty().addListener((_, _, on) -> {
            if (!on) current().hands().letGo();
        });
        Scene scene = stage.getScene();
        scene.setOnDragOver(e -> {
            if (e.getDragboard().hasFiles()) e.acceptTransferModes(TransferMode.COPY);
        });
        scene.setOnDragDropped(e -> {
            if (e.getDragboard().hasFiles()) current().hands().dropped(e.getDragboard().getFiles().getFirst().toPath());
            e.setDropCompleted(e.getDragboard().hasFiles());
        });
    }

    SceneController current() {
        return scenes.get(tabs.getSelectionModel().getSelectedItem());
    }

    void say(String line) {
        status.setText(line);
    }

    void play() {
        current().playback().playing().set(true);
    }

    void failed(Throwable e) {
        if (e instanceof BadInput) say(e.getMessage());
        Failure.show(e, tabs, words);
    }

    @Override
    public void close() {
        scenes.values().forEach(SceneController::close);
    }
}
