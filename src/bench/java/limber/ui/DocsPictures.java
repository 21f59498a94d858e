package limber.ui;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import limber.ui.preferences.Level;

/// The pictures of the documents: the window in several states, and the view of some scenes alone.
///
/// @param root the folder of the project
record DocsPictures(Stage stage, Path root) {
    /// The size of the window, and that of a view alone, px.
    private static final int WIDTH = 1280, HEIGHT = 720, VIEW_WIDTH = 880, VIEW_HEIGHT = 560;

    /// A scene whose view is shown alone.
    ///
    /// @param moment without `at`
    private record Scene(String name, int frame, String moment) {}

    private static final List<Scene> SCENES = List.of(new Scene("rope", 60, """
            {"limber":1,"model":"rope","preset":"classroom",
             "set":{"segments":24,"width":0.2,"length":3.4,"end":[2.2,0,0],"pinEnd":true},
             "view":{"show":{"overlays":["pins","residual","catenary","labels","ground","axes"]}}}"""),
            new Scene("rod", 1,
                    """
                    {"limber":1,"model":"rod","preset":"space-curve",
                     "view":{"show":{"overlays":["polygon","points","casteljau","frame","weights","labels","ground",
                      "axes"]}}}"""),
            new Scene("ball", 20, """
                    {"limber":1,"model":"ball","set":{"mesh":"gummy","force":20},
                     "inputs":[{"frame":1,"do":"press","point":[0,0,0.5],"normal":[0,0,1],"frames":15}],
                     "view":{"show":{"overlays":["displacement","falloff","labels","ground","axes"]}}}"""),
            new Scene("jelly", 4, """
                    {"limber":1,"model":"jelly","set":{"damping":2},
                     "inputs":[{"frame":1,"move":"anchor","to":[1,0,0]}],
                     "view":{"camera":{"eye":[3.6,1.6,5.6],"target":[0.5,0,0]},
                      "show":{"overlays":["mask","follower","spring","damping","link","oscillation","labels","ground",
                      "axes"]}}}"""));

    void write() throws IOException {
        state("window", WindowStates::window);
        state("lesson", window -> WindowStates.lesson(window, root));
        state("asking-stop", WindowStates::stop);
        state("asking-why", WindowStates::why);
        coloured("asking-sweep", Level.INSPECT, window -> {
            WindowStates.sweep(window);
            return window.picture();
        });
        for (Scene scene : SCENES) coloured(scene.name(), Level.WATCH, window -> {
            window.moment(scene.moment());
            window.fit(VIEW_WIDTH, VIEW_HEIGHT);
            window.glance(scene.frame());
            return window.view();
        });
    }

    private void state(String name, Consumer<ScriptedWindow> state) throws IOException {
        try (ScriptedWindow window = open(stage, Level.INSPECT)) {
            state.accept(window);
            IndexedPng.write(window.picture(), window.words(), file(root, name + ".png"));
        }
    }

    /// Writes a picture with more colours than a palette has.
    private void coloured(String name, Level level, Function<ScriptedWindow, BufferedImage> taken) throws IOException {
        try (ScriptedWindow window = open(stage, level)) {
            ImageIO.write(taken.apply(window), "jpg", file(root, name + ".jpg").toFile());
        }
    }

    static ScriptedWindow open(Stage stage, Level level) {
        return new ScriptedWindow(stage, WIDTH, HEIGHT, level);
    }

    static Path file(Path root, String name) {
        return root.resolve("docs").resolve(name);
    }
}
