package limber.ui;

import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.util.Subscription;
import limber.engine.BadInput;
import limber.engine.Model;
import org.controlsfx.control.StatusBar;

/// The window: contents first, a tab for each model of the catalogue, how much one sees of it, and a line that says what happened.
public final class MainController implements AutoCloseable {
    private static final PseudoClass PRESENTING = PseudoClass.getPseudoClass("presenting");

    private final ResourceBundle words;
    private final Sessions sessions;
    private final Desk desk;
    private final ContentsController contents;
    private final Board board;
    private final Failures failures;
    private final Stage stage;
    private final FileDialog files;
    private final Teaching teaching;
    private final ToolsController tools;
    private SceneTabs scenes;
    private Opening opening;
    private KeyRouter keys;
    private Subscription following = Subscription.EMPTY;
    @FXML private StackPane root;
    @FXML private TabPane tabs;
    @FXML private StatusBar status;

    /// @param files asks for a file
    /// @param shelf the lessons that ship
    /// @param journal what has been answered
    MainController(Sessions sessions, Desk desk, ResourceBundle words, FileDialog files, Stage stage, Shelf shelf, Journal journal) {
        this.sessions = sessions;
        this.desk = desk;
        this.words = words;
        this.stage = stage;
        this.files = files;
        teaching = new Teaching(shelf, journal, words);
        contents = new ContentsController(sessions.models(), desk, teaching, (model, preset) -> scenes.open(model, preset), lesson -> scenes.begin(lesson), this::ask, this::failed);
        failures = new Failures(desk, words);
        board = new Board(desk, stage, words, this::say);
        tools = new ToolsController(desk, board, words, this::ask, () -> current().ifPresent(scene -> scene.session().again()), this::everythingAgain);
    }

    Parent load() {
        return View.load("main", words, List.of(this, tools));
    }

    @FXML
    private void initialize() {
        var first = new Tab(words.getString("contents"), View.load("contents", words, List.of(contents)));
        first.setId("tab-contents");
        first.setOnSelectionChanged(_ -> {
            contents.shown(first.isSelected());
            if (first.isSelected()) say(""); // what was said of a scene
        });
        tabs.getTabs().add(first);
        scenes = new SceneTabs(tabs, sessions, desk, this::seen, teaching, files, id -> opening.lesson(id));
        opening = new Opening(scenes, teaching, files, this::say, this::failed);
        keys = new KeyRouter(board, () -> root.getScene().getFocusOwner(), scenes::current);
        root.getChildren().add(board);
        String title = words.getString("title"); // the system lists windows, so that a scene comes first
        following = Subscription.combine(tabs.getSelectionModel().selectedItemProperty().subscribe(tab -> stage.setTitle(tab == first ? title : tab.getText() + " – " + title)),
                tools.follow(), desk.presenting().subscribe(on -> root.pseudoClassStateChanged(PRESENTING, on)));
        contents.shown(true);
    }

    private void seen(SceneController scene) {
        status.progressProperty().bind(scene.playback().busy());
        if (desk.hints().contains(HintsController.FIRST)) say(scene.session().wording().get("hint")); // otherwise it stands in the view
    }

    /// Opens a model's tab.
    void open(Model model) {
        scenes.open(model);
    }

    /// Opens what is named from outside.
    Opening opening() {
        return opening;
    }

    /// The number of the tab that is looked at, contents being 0.
    int tab() {
        return tabs.getSelectionModel().getSelectedIndex();
    }

    void tab(int number) {
        tabs.getSelectionModel().select(number);
    }

    KeyRouter keys() {
        return keys;
    }

    /// The scene that is looked at; empty on the contents page.
    Optional<SceneController> current() {
        return scenes.current();
    }

    /// What lies over the window, for a robot.
    Board board() {
        return board;
    }

    /// Whether a first picture is on the screen.
    boolean living() {
        return contents.living();
    }

    private void ask() {
        opening.ask(stage);
    }

    private void everythingAgain() {
        desk.clear();
        sessions.again();
    }

    void say(String line) {
        status.setText(line);
    }

    void failed(Throwable e) {
        if (e instanceof BadInput) say(e.getMessage());
        failures.show(e, tabs);
    }

    @Override
    public void close() {
        following.unsubscribe();
        contents.close();
        board.close();
        scenes.close();
    }
}
