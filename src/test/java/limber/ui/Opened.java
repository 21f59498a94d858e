package limber.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.stage.Stage;
import javafx.stage.Window;
import limber.engine.Model;

/// The window as a robot finds it: in English, at the level of steps, on the first model's tab.
final class Opened {
    /// Whoever asks for a file gets none: no robot can close the machine's own dialog.
    static final FileDialog NO_FILE = files(Optional::empty);

    private Opened() {}

    /// The names of all panes that a scene may have.
    static final List<String> PANES = List.of("code", "numbers", "lanes", "plots", "parameters", "past");

    /// @param asked what whoever wants to open a file gets; who wants to save one gives up
    static FileDialog files(Supplier<Optional<Path>> asked) {
        return new FileDialog() {
            @Override
            public Optional<Path> open(String title, Window over, String... endings) {
                return asked.get();
            }

            @Override
            public Optional<Path> save(String title, Window over, String name, String ending) {
                return Optional.empty();
            }
        };
    }

    static Desk desk() {
        var desk = new Desk();
        desk.language().set(Language.ENGLISH);
        desk.level().set(Level.STEP);
        desk.motion().set(false);
        return desk;
    }

    static App on(Stage stage, List<Model> models) {
        return on(stage, models, desk());
    }

    static App on(Stage stage, List<Model> models, Desk desk) {
        var app = new App();
        fresh(stage);
        app.open(stage, models, desk, NO_FILE, Optional.empty());
        app.main().open(models.getFirst());
        return app;
    }

    /// All tests share one stage, and some leave it small.
    static void fresh(Stage stage) {
        stage.setFullScreen(false);
        stage.setMaximized(false);
        stage.setMinWidth(0);
        stage.setMinHeight(0);
        stage.setX(0);
        stage.setY(0);
        stage.setWidth(1280);
        stage.setHeight(870);
    }
}
