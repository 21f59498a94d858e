package limber.ui;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.ResourceBundle;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.Pane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.util.Subscription;
import limber.engine.model.Model;
import limber.engine.text.BadInput;
import limber.lesson.Lessons;
import limber.log.LineSource;
import limber.log.LoopbackSocket;
import limber.models.Catalog;
import limber.presentation.lesson.Journal;
import limber.ui.controls.Background;
import limber.ui.controls.FileDialog;
import limber.ui.controls.FocusKeys;
import limber.ui.controls.HeldKeys;
import limber.ui.controls.MachineDialog;
import limber.ui.controls.Popups;
import limber.ui.controls.WholeDrags;
import limber.ui.lesson.AnswersFolder;
import limber.ui.lesson.LessonLibrary;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.PreferencesFile;
import limber.ui.preferences.PreferencesSaver;
import limber.ui.scene.ViewOptions;

/// The JavaFX application with its one window. A change of language builds the views again; the scenes go on.
public final class App extends Application {
    /// Opens the window, goes through all of it and closes it; used to record what a start needs.
    static final String TRAIN = "--train";
    /// Opens the window, prints a line once the first picture is on the screen, and closes it; used to measure a start.
    static final String FIRST = "--first";
    /// Opens a lesson; the address of its folder follows.
    static final String LESSON = "--lesson";
    /// Shows a moment; its text, or the address of its file, follows.
    static final String MOMENT = "--moment";
    /// Opens a solver or a log of the user's own; the address of its folder or file follows.
    static final String OWN = "--own";

    /// Follows a program that runs: a file, a named pipe or `-` follows.
    static final String FOLLOW = "--follow";
    /// Listens to a program that runs: a port follows.
    static final String LISTEN = "--listen";

    private final PreferencesFile file = PreferencesFile.ofUser(System.getenv(), System.getProperty("os.name"));
    private final Preferences remembered = new Preferences();
    /// What was wrong with the file.
    private Optional<String> trouble = Optional.empty();
    private boolean measured;
    private Preferences preferences;
    private FileDialog files;
    private DrawingSpeed speed;
    private Sessions sessions;
    private LessonLibrary library;
    private Journal journal;
    private MainController main;
    private final Thread.UncaughtExceptionHandler unexpected = (_, e) -> Platform.runLater(() -> main.failed(e));
    private Scene scene;
    private Popups popups;
    private Runnable closing = () -> {};
    /// What this window hears of its stage and of its preferences, both of which may outlive it.
    private Subscription heard = Subscription.EMPTY;

    /// Reads the preferences, before there is an FX thread to wait for that.
    @Override public void init() {
        List<String> words = getParameters().getRaw();
        measured = words.contains(TRAIN) || words.contains(FIRST);
        if (!measured) trouble = file.read(remembered);
    }

    @Override public void start(Stage stage) {
        List<String> words = getParameters().getRaw();
        int lesson = words.indexOf(LESSON), moment = words.indexOf(MOMENT),
                given = words.indexOf(OWN);
        Optional<Supplier<LineSource>> program = program(words);
        Runnable all = () -> {
            open(stage, Catalog.MODELS, remembered, new MachineDialog(getHostServices()),
                    measured ? Optional.empty() : Optional.of(file.path().resolveSibling("answers")));
            trouble.ifPresent(main::say);
            if (!measured) remember(file);
            if (!measured) watchSpeed();
            if (lesson >= 0) main.opening().lesson(Path.of(URI.create(words.get(lesson + 1))));
            if (moment >= 0) main.opening().moment(words.get(moment + 1));
            if (given >= 0) main.opening().dropped(Path.of(URI.create(words.get(given + 1))));
            program.ifPresent(this::follow);
            if (words.contains(TRAIN)) new Training(main, sessions, remembered, stage::hide).start();
            if (words.contains(FIRST)) first(stage);
        };
        if (lesson >= 0 || moment >= 0 || given >= 0 || program.isPresent()
                || !Platform.isSupported(ConditionalFeature.SCENE3D))
            all.run();
        else Opening.show(stage, Catalog.MODELS.getFirst(), remembered, App::lost, () -> {
            if (words.contains(FIRST)) System.out.println("shown");
            all.run();
        });
    }

    private static Optional<Supplier<LineSource>> program(List<String> words) {
        int file = words.indexOf(FOLLOW), port = words.indexOf(LISTEN);
        return file >= 0 ? Optional.of(() -> LineSource.of(words.get(file + 1), System.in))
                : port >= 0 ? Optional.of(() -> LoopbackSocket.open(Integer.parseInt(words.get(port + 1))))
                        : Optional.empty();
    }

    private void follow(Supplier<LineSource> source) {
        try {
            LineSource lines = source.get();
            if (lines instanceof LoopbackSocket socket)
                System.out.println("listening on 127.0.0.1:" + socket.port() + ", token " + socket.token());
            main.follow(lines);
        } catch (BadInput e) { // it was looked at before the window opened
            main.failed(e);
        }
    }

    /// Opens the window over models, with saved preferences.
    ///
    /// @param files asks for a file
    /// @param answers the folder of the answers to lessons; empty to keep nothing
    void open(Stage stage, List<Model> models, Preferences preferences, FileDialog files, Optional<Path> answers) {
        library = new LessonLibrary(Lessons::shipped, Lessons::models, e -> main.failed(e));
        journal = AnswersFolder.journal(answers, e -> Platform.runLater(() -> main.failed(e)), Background.files());
        this.preferences = preferences;
        this.files = files;
        popups = new Popups();
        hearFailures();
        ResourceBundle words = preferences.language().get().words();
        speed = new DrawingSpeed(preferences,
                () -> main.current().filter(scene -> scene.playback().playing().get()).isPresent());
        sessions = new Sessions(models, words, new ViewOptions(preferences.motion(), speed.fast()), files,
                line -> main.say(line), e -> main.failed(e));
        scene = new Scene(new Pane(), width(), height());
        Subscription held = HeldKeys.limit(stage, scene).and(WholeDrags.only(scene));
        var focus = new FocusKeys(scene);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            if (focus.passing()) return;
            main.keys().pressed(e);
            if (!e.isConsumed() && focus.pass(e)) e.consume();
        });
        scene.addEventFilter(KeyEvent.KEY_TYPED, e -> main.keys().typed(e));
        scene.addEventFilter(KeyEvent.KEY_RELEASED, e -> main.keys().released(e));
        // a menu opened before the next pulse takes its style from here
        scene.getStylesheets().addListener((ListChangeListener<String>) _ -> scene.getRoot().applyCss());
        heard = preferences.shownTheme().subscribe(theme -> {
            popups.hide(); // their styles are those of the theme before
            theme.apply(scene);
        });
        prepare(stage, words);
        stage.setScene(scene);
        stage.setMinWidth(800);
        stage.setMinHeight(560);
        heard = heard.and(held).and(PreferencesSaver.place(stage, preferences));
        hear(stage);
        stage.show();
        heard = heard.and(preferences.language().subscribe((_, other) -> speak(stage, other.words())));
        if (!Platform.isSupported(ConditionalFeature.SCENE3D)) main.say(words.getString("no3d"));
    }

    /// Shows what nobody expected, until the window is closed.
    void hearFailures() {
        Thread.setDefaultUncaughtExceptionHandler(unexpected);
    }

    /// Saves the preferences to a file from now on.
    void remember(PreferencesFile file) {
        var saver = new PreferencesSaver(preferences, file, Background.files(),
                e -> Platform.runLater(() -> main.failed(e)));
        closing = saver::write;
    }

    /// Draws less from now on where the machine draws slowly, and says so.
    void watchSpeed() {
        speed.slow().set(DrawingSpeed.withoutCard(System.getProperty("os.name"), Path.of("/dev")));
        Runnable pulse = () -> speed.pulse(System.nanoTime());
        scene.addPreLayoutPulseListener(pulse);
        heard = heard.and(() -> scene.removePreLayoutPulseListener(pulse)).and(speed.slow().subscribe(slow -> {
            if (slow) main.say(preferences.language().get().words().getString("graphics.slow"));
        }));
    }

    /// Handles files dropped on the window, and releases held keys when another window takes the focus.
    private void hear(Stage stage) {
        heard = heard.and(stage.focusedProperty().subscribe((_, on) -> {
            if (!on) main.keys().letGo();
        }));
        scene.setOnDragOver(e -> {
            if (e.getDragboard().hasFiles()) e.acceptTransferModes(TransferMode.COPY);
        });
        scene.setOnDragDropped(e -> {
            if (e.getDragboard().hasFiles()) main.opening().dropped(e.getDragboard().getFiles().getFirst().toPath());
            e.setDropCompleted(e.getDragboard().hasFiles());
        });
    }

    private void prepare(Stage stage, ResourceBundle words) {
        main = new MainController(sessions, preferences, words, files, stage, library, journal);
        scene.setRoot(main.load());
    }

    private void speak(Stage stage, ResourceBundle words) {
        int tab = main.tab();
        popups.hide(); // they take their styles from views that go now
        main.close();
        sessions.speak(words);
        prepare(stage, words);
        main.tab(tab);
        scene.getRoot().applyCss();
    }

    static double width() {
        return Math.clamp(0.85 * Screen.getPrimary().getVisualBounds().getWidth(),
                Math.min(1280, Screen.getPrimary().getVisualBounds().getWidth()), 1920);
    }

    static double height() {
        return Math.clamp(0.85 * Screen.getPrimary().getVisualBounds().getHeight(),
                Math.min(720, Screen.getPrimary().getVisualBounds().getHeight()), 1080);
    }

    /// The window's controller, for tests.
    MainController main() {
        return main;
    }

    /// The sessions of opened scenes, for tests.
    Sessions sessions() {
        return sessions;
    }

    /// An error before there is a window that could show it ends the program, with its trace on the console.
    private static void lost(Throwable e) {
        throw new IllegalStateException("the first picture cannot be drawn", e);
    }

    /// The third pulse begins after what the first one saw has been drawn.
    private void first(Stage stage) {
        new AnimationTimer() {
            private int pulses;

            @Override public void handle(long now) {
                if (!main.pictured() || ++pulses < 3) return;
                stop();
                System.out.println("complete");
                stage.hide();
            }
        }.start();
    }

    @Override public void stop() {
        if (main == null) return; // closed before it was built
        heard.unsubscribe();
        popups.close();
        main.close();
        sessions.close();
        speed.close();
        closing.run(); // a lesson that was open has restored the preferences by now
        if (Thread.getDefaultUncaughtExceptionHandler() == unexpected) Thread.setDefaultUncaughtExceptionHandler(null);
    }
}
