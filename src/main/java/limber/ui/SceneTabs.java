package limber.ui;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import limber.engine.Model;

/// The tabs of the scenes, one a model. One that has not been looked at costs nothing, and one that nobody looks at stands.
final class SceneTabs implements AutoCloseable {
    private final TabPane tabs;
    private final Sessions sessions;
    private final Desk desk;
    private final Consumer<SceneController> seen;
    private final Map<Tab, SceneController> scenes = new HashMap<>();

    /// @param tabs takes a tab more for each model
    /// @param seen told a scene that is looked at from now on
    SceneTabs(TabPane tabs, Sessions sessions, Desk desk, Consumer<SceneController> seen) {
        this.tabs = tabs;
        this.sessions = sessions;
        this.desk = desk;
        this.seen = seen;
        for (Model model : sessions.models()) tabs.getTabs().add(tab(model));
    }

    private Tab tab(Model model) {
        var tab = new Tab(sessions.title(model));
        tab.setId(id(model));
        tab.setOnSelectionChanged(_ -> {
            SceneController scene = scene(tab, model);
            scene.session().shown(tab.isSelected());
            if (!tab.isSelected()) return;
            desk.last().set(Optional.of(model.name()));
            seen.accept(scene);
        });
        return tab;
    }

    private static String id(Model model) {
        return "tab-" + model.name();
    }

    private SceneController scene(Tab tab, Model model) {
        return scenes.computeIfAbsent(tab, _ -> {
            var scene = new SceneController(sessions.of(model), desk);
            tab.setContent(scene.load());
            return scene;
        });
    }

    void open(Model model) {
        tabs.getTabs().stream().filter(t -> t.getId().equals(id(model))).forEach(tabs.getSelectionModel()::select);
    }

    /// The scene that is looked at; empty while none is.
    Optional<SceneController> current() {
        return Optional.ofNullable(scenes.get(tabs.getSelectionModel().getSelectedItem()));
    }

    /// Opens a scene that takes a file if none is looked at: the one looked at last before others.
    void openFor(Path file) {
        if (current().isPresent()) return;
        List<Model> takers = sessions.models().stream().filter(m -> Drop.of(m, file).parameter().isPresent()).toList();
        takers.stream().filter(m -> desk.last().get().equals(Optional.of(m.name()))).findFirst().or(() -> takers.stream().findFirst()).ifPresent(this::open);
    }

    @Override
    public void close() {
        scenes.values().forEach(SceneController::close);
    }
}
