package limber.ui;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.PopupWindow;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Duration;
import limber.engine.Model;
import limber.models.Catalog;

/// The application: one window.
public final class App extends Application {
    /// Opens, plays for a moment and closes again, for recording what a start needs.
    static final String TRAIN = "--train";
    /// Opens, prints a line once the first picture is on the screen, and closes again, for measuring a start.
    static final String FIRST = "--first";

    private MainController main;

    @Override
    public void start(Stage stage) {
        open(stage);
        if (getParameters().getRaw().contains(TRAIN)) train(stage);
        if (getParameters().getRaw().contains(FIRST)) first(stage);
    }

    void open(Stage stage) {
        open(stage, Catalog.MODELS);
    }

    void open(Stage stage, List<Model> models) {
        ResourceBundle words = words(Locale.getDefault());
        main = new MainController(words, models);
        Thread.setDefaultUncaughtExceptionHandler((_, e) -> Platform.runLater(() -> main.failed(e)));
        var scene = new Scene(View.load("main", words, List.of(main)), width(), height());
        Theme.dress(scene);
        main.listen(scene);
        stage.setTitle(words.getString("title"));
        stage.setScene(scene);
        main.open(stage);
        stage.setMinWidth(1024);
        stage.setMinHeight(560);
        stage.show();
        if (!Platform.isSupported(ConditionalFeature.SCENE3D)) main.say(words.getString("no3d"));
    }

    private static double width() {
        return Math.clamp(0.85 * Screen.getPrimary().getVisualBounds().getWidth(), Math.min(1280, Screen.getPrimary().getVisualBounds().getWidth()), 1920);
    }

    private static double height() {
        return Math.clamp(0.85 * Screen.getPrimary().getVisualBounds().getHeight(), Math.min(720, Screen.getPrimary().getVisualBounds().getHeight()), 1080);
    }

    /// The window's controller, for a robot.
    MainController main() {
        return main;
    }

    static ResourceBundle words(Locale locale) {
        return ResourceBundle.getBundle("limber.ui.words", locale, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    private void train(Stage stage) {
        main.play();
        var pause = new PauseTransition(Duration.seconds(2));
        pause.setOnFinished(_ -> stage.hide());
        pause.play();
    }

    /// The third pulse begins after what the first one saw has been drawn.
    private void first(Stage stage) {
        new AnimationTimer() {
            private int pulses;

            @Override
            public void handle(long now) {
                if (main.current().playback().picture().get() == null || ++pulses < 3) return;
                stop();
                System.out.println("shown");
                stage.hide();
            }
        }.start();
    }

    /// An open popup at exit crashes inside GTK: hide them first.
    @Override
    public void stop() {
        Window.getWindows().stream().filter(PopupWindow.class::isInstance).toList().forEach(Window::hide);
        main.close();
    }
}
