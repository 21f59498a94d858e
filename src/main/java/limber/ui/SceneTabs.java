package limber.ui;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.lesson.Lesson;
import limber.moment.Moment;
import limber.ui.controls.FileDialog;
import limber.ui.controls.PulseQueue;
import limber.ui.interaction.DroppedFile;
import limber.ui.lesson.LessonController;
import limber.ui.lesson.LessonSession;
import limber.ui.lesson.LessonsMenu;
import limber.ui.lesson.Teaching;
import limber.ui.lesson.Terms;
import limber.ui.preferences.Preferences;
import limber.ui.scene.SceneMoments;
import limber.ui.tab.SceneController;

/// The tabs of the scenes, one a model. A tab is built when it is first selected, and its scene stops while another tab
/// is selected.
final class SceneTabs implements AutoCloseable {
    private final TabPane tabs;
    private final Sessions sessions;
    private final Preferences preferences;
    private final Consumer<SceneController> seen;
    private final FileDialog files;
    private final Consumer<String> other;
    private final Terms terms;
    private final Teaching teaching;
    private final Map<Tab, SceneController> scenes = new HashMap<>();
    /// Tabs that say which lesson they are about to open.
    private final Set<Tab> coming = new HashSet<>();
    private final PulseQueue pieces = new PulseQueue();

    /// @param tabs receives a tab for each model
    /// @param seen receives a scene when its tab is selected
    /// @param teaching the lessons and answers
    /// @param files asks for a file
    /// @param other opens a lesson by its id
    /// @param terms the glossary
    SceneTabs(TabPane tabs, Sessions sessions, Preferences preferences, Consumer<SceneController> seen,
            Teaching teaching,
            FileDialog files, Consumer<String> other, Terms terms) {
        this.teaching = teaching;
        this.files = files;
        this.other = other;
        this.terms = terms;
        this.tabs = tabs;
        this.sessions = sessions;
        this.preferences = preferences;
        this.seen = seen;
        for (Model model : sessions.models()) tabs.getTabs().add(tab(model));
    }

    private Tab tab(Model model) {
        var tab = new Tab(sessions.title(model));
        tab.setId(id(model));
        tab.setOnSelectionChanged(_ -> {
            if (tab.isSelected() && !coming.contains(tab)) look(tab, model);
            else Optional.ofNullable(scenes.get(tab)).ifPresent(scene -> scene.session().shown(false));
        });
        return tab;
    }

    private void look(Tab tab, Model model) {
        SceneController scene = scene(tab, model);
        scene.session().shown(true);
        preferences.last().set(Optional.of(model.name()));
        seen.accept(scene);
    }

    private static String id(Model model) {
        return "tab-" + model.name();
    }

    private SceneController scene(Tab tab, Model model) {
        return scenes.computeIfAbsent(tab, _ -> {
            Optional<LessonController> lesson = sessions.lessonSession(model)
                    .map(lessonSession -> new LessonController(lessonSession, preferences, files, other, terms,
                            () -> free(model), this::onward));
            var scene = new SceneController(
                    sessions.lessonSession(model).map(LessonSession::session).orElseGet(() -> sessions.of(model)),
                    preferences, lesson, lessons(model));
            tab.setContent(scene.load());
            return scene;
        });
    }

    private LessonsMenu lessons(Model model) {
        return new LessonsMenu(teaching.library(), teaching.journal(), model, teaching.words(), this::announce,
                () -> free(model));
    }

    /// Leaves the lesson that is open in a model's tab, if there is one.
    void free(Model model) {
        if (sessions.lessonSession(model).isEmpty()) return;
        Tab tab = find(model).orElseThrow();
        drop(tab);
        sessions.end(model);
        if (tab.isSelected()) look(tab, model);
    }

    private void drop(Tab tab) {
        Optional.ofNullable(scenes.remove(tab)).ifPresent(scene -> {
            scene.session().shown(false);
            scene.close();
        });
    }

    /// Opens a lesson a pulse later; its tab first says so.
    void announce(Lesson lesson) {
        Tab tab = find(lesson.model()).orElseThrow();
        drop(tab);
        coming.add(tab);
        var line = new Label(teaching.words().getString("pane.coming")
                .formatted(lesson.telling(teaching.words().getLocale()).title()));
        line.getStyleClass().add("pane-coming");
        tab.setContent(new StackPane(line));
        tabs.getSelectionModel().select(tab);
        pieces.later(() -> {
            coming.remove(tab);
            begin(lesson);
        });
    }

    /// Opens a lesson in its model's tab and replaces what is there.
    void begin(Lesson lesson) {
        Tab tab = find(lesson.model()).orElseThrow();
        drop(tab);
        sessions.begin(lesson, preferences, teaching.journal());
        if (tab.isSelected()) look(tab, lesson.model());
        else tabs.getSelectionModel().select(tab);
    }

    /// Goes on to the lesson after this one, or to the contents after the last; the lessons may have to be read first.
    private void onward(Lesson done) {
        List<Lesson> all = teaching.library().lessons();
        teaching.library().load();
        Subscription[] once = {Subscription.EMPTY};
        if (!all.isEmpty()) onward(done, all);
        else once[0] = teaching.library().lessons().subscribe(() -> {
            once[0].unsubscribe();
            onward(done, all);
        });
    }

    private void onward(Lesson done, List<Lesson> all) {
        int after = all.stream().map(Lesson::id).toList().indexOf(done.id()) + 1;
        if (after > 0 && after < all.size()) begin(all.get(after));
        else tabs.getSelectionModel().selectFirst();
    }

    private Optional<Tab> find(Model model) {
        return tabs.getTabs().stream().filter(t -> id(model).equals(t.getId())).findFirst();
    }

    void open(Model model) {
        find(model).ifPresent(tabs.getSelectionModel()::select);
    }

    /// Opens a model's tab; with a preset, on its free scene.
    void open(Model model, Optional<Preset> preset) {
        if (preset.isPresent()) free(model);
        open(model);
        preset.ifPresent(p -> sessions.of(model).preset(p));
    }

    /// Shows a moment in its model's free scene.
    ///
    /// @throws limber.engine.text.BadInput if it contradicts itself
    void show(Moment moment) {
        free(moment.model());
        open(moment.model());
        new SceneMoments(sessions.of(moment.model())).show(moment);
    }

    /// The scene of the selected tab; empty on the contents page.
    Optional<SceneController> current() {
        return Optional.ofNullable(scenes.get(tabs.getSelectionModel().getSelectedItem()));
    }

    /// The lesson of the selected tab.
    Optional<Lesson> lesson() {
        return current().flatMap(scene -> sessions.lessonSession(scene.session().model())).map(LessonSession::lesson);
    }

    /// Opens a scene that takes a file if none is selected, the last selected one first.
    void openFor(Path file) {
        if (current().isPresent()) return;
        List<Model> takers =
                sessions.models().stream().filter(m -> DroppedFile.of(m, file).parameter().isPresent()).toList();
        takers.stream().filter(m -> preferences.last().get().equals(Optional.of(m.name()))).findFirst()
                .or(() -> takers.stream().findFirst()).ifPresent(this::open);
    }

    @Override public void close() {
        pieces.drop();
        scenes.values().forEach(SceneController::close);
    }
}
