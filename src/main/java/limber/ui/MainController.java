package limber.ui;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Menu;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.util.Subscription;
import limber.engine.BadInput;
import limber.engine.Model;
import limber.engine.Preset;
import limber.models.Words;
import org.controlsfx.control.SegmentedButton;
import org.controlsfx.control.StatusBar;

/// The window: contents first, a tab for each model of the catalogue, how much one sees of it, and a line that says what happened.
public final class MainController implements AutoCloseable {
    private final ResourceBundle words;
    private final Sessions sessions;
    private final Desk desk;
    private final Stage stage;
    private final ContentsController contents;
    private final Board board;
    /// Those that have been looked at: a tab costs nothing until then.
    private final Map<Tab, SceneController> scenes = new HashMap<>();
    private Subscription following = Subscription.EMPTY;
    @FXML private StackPane root;
    @FXML private TabPane tabs;
    @FXML private StatusBar status;
    @FXML private HBox tools;
    @FXML private HBox levels;
    @FXML private Menu languages;
    @FXML private Menu themes;
    @FXML private CheckMenuItem motion;

    /// @param files asks for a file
    MainController(Sessions sessions, Desk desk, ResourceBundle words, FileDialog files, Stage stage) {
        this.sessions = sessions;
        this.desk = desk;
        this.words = words;
        this.stage = stage;
        contents = new ContentsController(sessions.models(), desk, words, this::open, files, this::dropped, this::failed);
        board = new Board(desk, stage, words, this::say);
    }

    @FXML
    private void initialize() {
        var first = new Tab(words.getString("contents"), View.load("contents", words, List.of(contents)));
        first.setId("tab-contents");
        first.setOnSelectionChanged(_ -> contents.shown(first.isSelected()));
        tabs.getTabs().add(first);
        for (Model model : sessions.models()) tabs.getTabs().add(tab(model));
        root.getChildren().add(board);
        var level = new SegmentedButton();
        for (Level l : Level.values()) level.getButtons().add(button(l));
        levels.getChildren().add(level);
        following = Subscription.combine(
                choices(languages, Language.values(), desk.language(), Language::title),
                choices(themes, Theme.values(), desk.theme(), t -> words.getString("theme." + t.word())),
                desk.level().subscribe(l -> level.getButtons().get(l.ordinal()).setSelected(true)),
                desk.presenting().subscribe(on -> tools.setVisible(!on)));
        motion.selectedProperty().bindBidirectional(desk.motion());
        contents.shown(true);
    }

    private Tab tab(Model model) {
        var tab = new Tab(Words.captions(model, words.getLocale()).get("model.title"));
        tab.setId("tab-" + model.name());
        tab.setOnSelectionChanged(_ -> {
            scene(tab, model).session().shown(tab.isSelected());
            if (!tab.isSelected()) return;
            status.progressProperty().bind(scene(tab, model).playback().busy());
            desk.last().set(Optional.of(model.name()));
            if (desk.hints().contains(HintsController.FIRST)) say(scene(tab, model).session().wording().get("hint")); // otherwise it stands in the view
        });
        return tab;
    }

    private SceneController scene(Tab tab, Model model) {
        return scenes.computeIfAbsent(tab, _ -> {
            var scene = new SceneController(sessions.of(model), desk);
            tab.setContent(scene.load());
            return scene;
        });
    }

    private ToggleButton button(Level level) {
        var button = new ToggleButton(words.getString("level." + level.word()));
        button.setId("level-" + level.word());
        button.setTooltip(new Tooltip(words.getString("level." + level.word() + ".tip")));
        button.setOnAction(_ -> button.setSelected(true)); // one always is
        button.selectedProperty().subscribe(on -> { // also by the arrow keys
            if (on) desk.level().set(level);
        });
        return button;
    }

    /// A menu of which one entry holds.
    private <T extends Named> Subscription choices(Menu menu, T[] all, ObjectProperty<T> chosen, Function<T, String> title) {
        var group = new ToggleGroup();
        for (T choice : all) {
            var item = new RadioMenuItem(title.apply(choice));
            item.setId(menu.getId() + "-" + choice.word());
            item.setToggleGroup(group);
            item.setUserData(choice);
            item.setOnAction(_ -> chosen.set(choice));
            menu.getItems().add(item);
        }
        return chosen.subscribe(now -> menu.getItems().forEach(i -> ((RadioMenuItem) i).setSelected(i.getUserData() == now)));
    }

    /// Opens a model's tab.
    void open(Model model) {
        tabs.getSelectionModel().select(1 + sessions.models().indexOf(model));
    }

    private void open(Model model, Optional<Preset> preset) {
        open(model);
        preset.ifPresent(p -> sessions.of(model).preset(p));
    }

    /// The number of the tab that is looked at, contents being 0.
    int tab() {
        return tabs.getSelectionModel().getSelectedIndex();
    }

    void tab(int number) {
        tabs.getSelectionModel().select(number);
    }

    /// Takes keys before any control can eat them, except in text fields.
    void key(KeyEvent e) {
        if (typing(root.getScene().getFocusOwner())) return;
        // a scene that gives a letter a meaning of its own keeps it; the board's are in the menu too
        if (board.raised() || current().map(scene -> scene.hands().key(e)).orElse(false) || board.key(e)) e.consume();
    }

    /// A button must not answer the key that was taken from it.
    void keyUp(KeyEvent e) {
        current().ifPresent(scene -> scene.hands().keyUp(e.getCode()));
        if (!typing(root.getScene().getFocusOwner()) && current().isPresent() && Keyboard.takes(e.getCode())) e.consume();
    }

    /// Whether keys are text for a control; an editable box keeps the focus that its field seems to have.
    private static boolean typing(Node focused) {
        return focused instanceof TextInputControl || focused instanceof ComboBoxBase<?> box && box.isEditable();
    }

    /// The scene that is looked at; empty on the contents page.
    Optional<SceneController> current() {
        return Optional.ofNullable(scenes.get(tabs.getSelectionModel().getSelectedItem()));
    }

    /// What lies over the window, for a robot.
    Board board() {
        return board;
    }

    /// Whether a first picture is on the screen.
    boolean living() {
        return contents.living();
    }

    /// A file goes to the scene that is looked at; from the contents page, to the first model that takes its kind, the last one looked at before others.
    void dropped(Path file) {
        if (current().isEmpty()) {
            List<Model> takers = sessions.models().stream().filter(m -> Drop.of(m, file).parameter().isPresent()).toList();
            takers.stream().filter(m -> desk.last().get().equals(Optional.of(m.name()))).findFirst().or(() -> takers.stream().findFirst()).ifPresent(this::open);
        }
        current().ifPresentOrElse(scene -> scene.hands().dropped(file), () -> say(words.getString("drop.unknown").formatted(file.getFileName())));
    }

    /// Lets held keys go when another window has the keyboard.
    void letGo() {
        current().ifPresent(scene -> scene.hands().letGo());
    }

    void play() {
        current().ifPresent(scene -> scene.playback().playing().set(true));
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

    /// The scene as it was opened: its first preset, its overlays, its view.
    @FXML
    private void sceneAgain() {
        current().ifPresent(scene -> scene.session().again());
    }

    @FXML
    private void everythingAgain() {
        desk.clear();
        sessions.again();
    }

    void say(String line) {
        status.setText(line);
    }

    void failed(Throwable e) {
        if (e instanceof BadInput) say(e.getMessage());
        Failure.show(e, tabs, words, desk.shownTheme().getValue());
    }

    @Override
    public void close() {
        following.unsubscribe();
        motion.selectedProperty().unbindBidirectional(desk.motion());
        contents.close();
        board.close();
        scenes.values().forEach(SceneController::close);
    }
}
