package limber.ui;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
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
import org.jspecify.annotations.Nullable;

/// The tabs of the scenes, one a model. A tab is built when it is first selected, and its scene stops while another tab
/// is selected.
final class SceneTabs implements AutoCloseable {
    /// The tab of a program that is waited for.
    private static final String AWAITED = "tab-awaited";

    private final TabPane tabs;
    private final Sessions sessions;
    private final Preferences preferences;
    private final Consumer<SceneController> seen;
    private final FileDialog files;
    private final Consumer<String> other;
    private final Terms terms;
    private final Teaching teaching;
    private final Map<Tab, SceneController> scenes = new HashMap<>();
    /// The free scenes of tabs in which a lesson is open. They come back, as they were built, when it is left.
    private final Map<Tab, SceneController> aside = new HashMap<>();
    private final Map<Model, Tab> held = new HashMap<>();
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
        var tab = new Tab();
        tab.setId("tab-" + model.name());
        tab.setClosable(false);
        hold(tab, model);
        return tab;
    }

    /// Makes a tab that of a model.
    private void hold(Tab tab, Model model) {
        held.values().remove(tab);
        held.put(model, tab);
        tab.setText(sessions.title(model));
        tab.setOnSelectionChanged(_ -> {
            if (tab.isSelected() && !coming.contains(tab)) look(tab, model);
            else Optional.ofNullable(scenes.get(tab)).ifPresent(scene -> scene.session().shown(false));
        });
    }

    /// Adds a tab for a solver or a log of the user's own, which can be closed.
    ///
    /// @param tip where it comes from
    /// @param closed receives the model that the tab has when it is closed
    void add(Model model, String tip, Consumer<Model> closed) {
        Tab tab = tab(model);
        tab.setId("tab-own-" + model.name());
        tab.setTooltip(new Tooltip(tip));
        tab.setClosable(true);
        tab.setOnClosed(_ -> {
            drop(tab);
            Model last = held.entrySet().stream().filter(e -> e.getValue() == tab).findFirst().orElseThrow().getKey();
            held.remove(last);
            closed.accept(last);
        });
        tabs.getTabs().add(tab);
    }

    /// Opens a tab that says that a program is waited for.
    ///
    /// @param closed called when it is closed before one has come
    void await(String title, String said, Runnable closed) {
        var text = new Label(said);
        text.setId("awaited");
        text.setWrapText(true);
        var tab = new Tab(title, new StackPane(text));
        tab.setId(AWAITED);
        tab.setOnClosed(_ -> closed.run());
        tabs.getTabs().add(tab);
        tabs.getSelectionModel().select(tab);
    }

    /// The program that was waited for is there.
    void arrived() {
        tabs.getTabs().removeIf(tab -> AWAITED.equals(tab.getId()));
    }

    boolean has(Model model) {
        return held.containsKey(model);
    }

    /// Shows another version of a model in the tab of the one before, at the same place.
    void replace(Model before, Model now) {
        replace(before, now, () -> sessions.replace(before, now));
    }

    /// Shows another model in the tab of the one before.
    void change(Model before, Model now) {
        replace(before, now, () -> sessions.forget(before));
    }

    private void replace(Model before, Model now, Runnable changed) {
        Tab tab = held.get(before);
        drop(tab);
        changed.run();
        hold(tab, now);
        if (tab.isSelected()) look(tab, now);
    }

    private void look(Tab tab, Model model) {
        SceneController scene = scene(tab, model);
        scene.session().shown(true);
        if (sessions.models().contains(model)) preferences.last().set(Optional.of(model.name()));
        seen.accept(scene);
    }

    private SceneController scene(Tab tab, Model model) {
        return scenes.computeIfAbsent(tab, _ -> {
            SceneController before = sessions.lessonSession(model).isEmpty() ? aside.remove(tab) : null;
            if (before != null) {
                tab.setContent(before.root());
                return before;
            }
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

    /// The menu of lessons about a model; a solver of the user's own has none.
    private Node lessons(Model model) {
        if (!sessions.models().contains(model)) return new Group();
        return new LessonsMenu(teaching.library(), teaching.journal(), model, teaching.words(), this::announce,
                () -> free(model));
    }

    /// Leaves the lesson that is open in a model's tab, if there is one.
    void free(Model model) {
        if (sessions.lessonSession(model).isEmpty()) return;
        Tab tab = find(model).orElseThrow();
        close(scenes.remove(tab));
        sessions.end(model);
        if (tab.isSelected()) look(tab, model);
    }

    /// Closes all that has been built in a tab.
    private void drop(Tab tab) {
        close(scenes.remove(tab));
        close(aside.remove(tab));
    }

    /// Makes room in a tab for a lesson: one that is there is closed, a free scene is put aside.
    private void clear(Tab tab, Model model) {
        SceneController scene = scenes.remove(tab);
        if (scene == null || sessions.lessonSession(model).isPresent()) {
            close(scene);
            return;
        }
        scene.session().shown(false);
        aside.put(tab, scene);
    }

    private static void close(@Nullable SceneController scene) {
        if (scene == null) return;
        scene.session().shown(false);
        scene.close();
    }

    /// Opens a lesson a pulse later; its tab first says so.
    void announce(Lesson lesson) {
        Tab tab = find(lesson.model()).orElseThrow();
        clear(tab, lesson.model());
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
        clear(tab, lesson.model());
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
        return Optional.ofNullable(held.get(model));
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
        aside.values().forEach(SceneController::close);
    }
}
