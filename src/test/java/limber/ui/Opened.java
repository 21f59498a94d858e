package limber.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;
import javafx.stage.Window;
import limber.engine.model.Model;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.ui.controls.FileDialog;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;

/// The window as a robot finds it: in English, at level Step, on the first model's tab.
public final class Opened {
    /// A file dialog that returns no file: a robot cannot close the system's own dialog.
    public static final FileDialog NO_FILE = files(Optional::empty);

    private Opened() {}

    /// The names of all panes that a scene may have.
    static final List<String> PANES = List.of("code", "numbers", "lanes", "plots", "parameters", "past", "why", "find",
            "sweep");

    /// @param asked the file that an open dialog returns; a save dialog is cancelled
    static FileDialog files(Supplier<Optional<Path>> asked) {
        return new FileDialog() {
            @Override public Optional<Path> open(String title, Window over, String... endings) {
                return asked.get();
            }

            @Override public Optional<Path> save(String title, Window over, String name, String ending) {
                return Optional.empty();
            }
        };
    }

    public static Preferences preferences() {
        var preferences = new Preferences();
        preferences.language().set(Language.ENGLISH);
        preferences.level().set(Level.STEP);
        preferences.motion().set(false);
        return preferences;
    }

    static App on(Stage stage, List<Model> models) {
        return on(stage, models, preferences());
    }

    static App on(Stage stage, List<Model> models, Preferences preferences) {
        App app = contents(stage, models, preferences);
        app.main().open(models.getFirst());
        return app;
    }

    /// On the first model's tab, in a window of a size, px.
    static App on(Stage stage, double width, double height, Preferences preferences) {
        preferences.window().set(Optional.of(new Rectangle2D(0, 0, width, height)));
        return on(stage, Catalog.MODELS, preferences);
    }

    /// On the contents page.
    static App contents(Stage stage, List<Model> models, Preferences preferences) {
        var app = new App();
        fresh(stage);
        app.open(stage, models, preferences, NO_FILE, Optional.empty());
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
        stage.setWidth(1024);
        stage.setHeight(700);
    }
}
