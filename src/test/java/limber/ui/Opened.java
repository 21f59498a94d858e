package limber.ui;

import java.util.List;
import javafx.stage.Stage;
import limber.engine.Model;

/// The window as a robot finds it: in English, at the level of steps, on the first model's tab.
final class Opened {
    private Opened() {}

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
        app.open(stage, models, desk);
        app.main().open(models.getFirst());
        return app;
    }
}
