package limber.ui;

import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import javafx.util.Subscription;
import limber.engine.model.Model;
import limber.engine.text.BadInput;
import limber.log.LineSource;
import limber.presentation.lesson.Journal;
import limber.ui.controls.FileDialog;
import limber.ui.controls.Page;
import limber.ui.controls.View;
import limber.ui.lesson.LessonLibrary;
import limber.ui.lesson.Teaching;
import limber.ui.preferences.Preferences;
import limber.ui.search.SearchEntry;
import limber.ui.search.SearchSheet;
import limber.ui.tab.KeySheet;
import limber.ui.tab.SceneController;
import limber.ui.tour.Tour;

/// The controller of the window: the contents page, a tab for each model of the catalogue, the tools, and the line for
/// messages.
public final class MainController implements AutoCloseable {
    private static final PseudoClass PRESENTING = PseudoClass.getPseudoClass("presenting");

    private final ResourceBundle words;
    private final Sessions sessions;
    private final Preferences preferences;
    private final ContentsPages pages;
    private final ContentsController contents;
    private final PresenterTools board;
    private final Failures failures;
    private final Stage stage;
    private final FileDialog files;
    private final Teaching teaching;
    private final MomentTransfer moments;
    private final RecentFiles recent;
    private final LetterSize letters;
    private final ToolsController tools;
    private final LineController line;
    private final BooleanProperty inScene = new SimpleBooleanProperty(), inLesson = new SimpleBooleanProperty();
    private SceneTabs scenes;
    private Tour tour;
    /// The tab of the scene that the tour leads through; null before one.
    private Tab toured;
    private FileOpener opening;
    private OwnOpener own;
    private FollowOpener program;
    private KeyRouter keys;
    private Subscription following = Subscription.EMPTY;
    @FXML private Page root;
    @FXML private TabPane tabs;

    /// @param files asks for a file
    /// @param library the lessons that ship
    /// @param journal what has been answered
    MainController(Sessions sessions, Preferences preferences, ResourceBundle words, FileDialog files, Stage stage,
            LessonLibrary library,
            Journal journal) {
        this.sessions = sessions;
        this.preferences = preferences;
        this.words = words;
        this.stage = stage;
        this.files = files;
        teaching = new Teaching(library, journal, words);
        pages = new ContentsPages(teaching, files, lesson -> scenes.announce(lesson), this::say, this::failed);
        contents = new ContentsController(sessions.models(), preferences, teaching,
                (model, preset) -> scenes.open(model, preset), lesson -> scenes.announce(lesson), pages, this::ask,
                new StartCard(words, this::tour, pages::teach, this::search),
                List.of(new MethodsCard(words, text -> opening.pasted(text)),
                        new OwnCard(words, starter -> own.make(starter), () -> own.ask(), this::ask)),
                this::failed);
        line = new LineController(preferences, words);
        failures = new Failures(preferences, words);
        board = new PresenterTools(preferences, stage, words, this::say);
        moments =
                new MomentTransfer(this::current, text -> opening.pasted(text), files, words, this::say, this::failed);
        recent = new RecentFiles(preferences, file -> opening.dropped(file),
                file -> say(words.getString("recent.gone").formatted(file)));
        letters = new LetterSize(preferences, words, this::say);
        tools = new ToolsController(preferences, board, words, inScene, inScene.and(inLesson),
                new MenuActions(this::ask, () -> own.ask(), starter -> own.make(starter),
                        () -> opening.askNumbers(stage), this::save, moments, () -> export(ExportChoice.GIF),
                        () -> current().ifPresent(SceneController::print), this::quit, recent,
                        letters,
                        new MenuActions.Help(this::tour, this::teach, this::search, this::glossary, this::keySheet),
                        () -> current().ifPresent(scene -> scene.session().again()), this::everythingAgain));
    }

    Parent load() {
        return View.load("main", words, List.of(this, tools, line));
    }

    @FXML private void initialize() {
        var first = new Tab(words.getString("contents"), View.load("contents", words, List.of(contents)));
        first.setId("tab-contents");
        first.setClosable(false);
        first.setOnSelectionChanged(_ -> {
            contents.shown(first.isSelected());
            inScene.set(!first.isSelected());
            if (first.isSelected()) line.contents(pages.page().get());
        });
        tabs.getTabs().add(first);
        scenes = new SceneTabs(tabs, sessions, preferences, this::seen, teaching, files, id -> opening.lesson(id),
                pages.terms(() -> tabs.getSelectionModel().select(first)));
        own = new OwnOpener(sessions.own(), scenes, sessions, files, words, stage, tabs, recent::opened, this::say,
                this::failed);
        own.again();
        program = new FollowOpener(sessions.followed(), scenes, sessions, words, this::say, this::failed);
        program.again();
        opening = new FileOpener(scenes, teaching, files, recent::opened, own, this::say, this::failed);
        keys = new KeyRouter(board, () -> root.getScene().getFocusOwner(), scenes::current, moments, letters,
                this::quit,
                this::keySheet, this::search, () -> say(words.getString("lesson.keys")));
        root.getChildren().add(board);
        tour = new Tour(words, preferences, root);
        String title = words.getString("title"); // the system lists windows, so that a scene comes first
        following = Subscription.combine(
                tabs.getSelectionModel().selectedItemProperty()
                        .subscribe(tab -> {
                            stage.setTitle(tab == first ? title : tab.getText() + " – " + title);
                            tour.setVisible(tab == toured);
                        }),
                tools.follow(), line.follow(),
                pages.page().subscribe((_, page) -> {
                    if (first.isSelected()) line.contents(page);
                }),
                preferences.text().subscribe(size -> root.enlarge(size.downwards())),
                preferences.presenting().subscribe(on -> root.pseudoClassStateChanged(PRESENTING, on)));
        contents.shown(true);
    }

    private void seen(SceneController scene) {
        inLesson.set(scenes.lesson().isPresent());
        line.scene(scene.session(), scenes.lesson().isEmpty());
    }

    /// Opens a model's tab.
    void open(Model model) {
        scenes.open(model);
    }

    /// The opener for lessons and files named from outside.
    FileOpener opening() {
        return opening;
    }

    /// Follows a program that runs.
    void follow(LineSource source) {
        program.follow(source);
    }

    /// The index of the selected tab; contents is 0.
    int tab() {
        return tabs.getSelectionModel().getSelectedIndex();
    }

    void tab(int number) {
        tabs.getSelectionModel().select(number);
    }

    KeyRouter keys() {
        return keys;
    }

    /// The scene of the selected tab; empty on the contents page.
    Optional<SceneController> current() {
        return scenes.current();
    }

    /// The presenter's tools, for tests.
    PresenterTools board() {
        return board;
    }

    /// Whether a first picture is on the screen.
    boolean pictured() {
        return contents.pictured();
    }

    private void ask() {
        opening.ask(stage);
    }

    private void save(PictureSize size) {
        current().ifPresent(scene -> new ViewPicture(files, words, this::say, this::failed).save(scene, size));
    }

    private void export(ExportChoice kind) {
        current().ifPresent(scene -> new ExportController(scene.session(), preferences, files).show(root, kind));
    }

    private void keySheet() {
        KeySheet.toggle(words, current(), root);
    }

    private void search() {
        SearchSheet.toggle(words, this::places, root);
    }

    /// All that the search finds.
    List<SearchEntry> places() {
        current().ifPresent(SceneController::build);
        var commands = new Commands(words, root, current(), preferences, this::export);
        return new SearchPlaces(commands.all(), sessions.models(), teaching, preferences, scenes, pages,
                () -> tab(0), this::keySheet).all();
    }

    private void glossary() {
        tab(0);
        pages.page().set(ContentsPage.GLOSSARY);
    }

    private void teach() {
        pages.teach(root);
    }

    /// Shows a newcomer around, in the free scene of the first model.
    private void tour() {
        Model first = sessions.models().getFirst();
        scenes.open(first, Optional.of(first.presets().getFirst()));
        tour.begin(sessions.of(first));
        toured = tabs.getSelectionModel().getSelectedItem();
        tour.setVisible(true);
    }

    /// Closes the window as its close button does.
    private void quit() {
        stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST));
    }

    private void everythingAgain() {
        preferences.clear();
        sessions.again();
    }

    /// @return takes the words back when what they are about has ended
    Subscription say(String said) {
        return line.say(said);
    }

    /// @return takes the words back when what has failed is mended
    Subscription failed(Throwable e) {
        return Subscription.combine(e instanceof BadInput ? say(e.getMessage()) : Subscription.EMPTY,
                failures.show(e, tabs));
    }

    @Override public void close() {
        following.unsubscribe();
        tour.close();
        contents.close();
        pages.close();
        board.close();
        scenes.close();
    }
}
