package limber.ui;

import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.util.Subscription;
import limber.engine.model.Model;
import limber.presentation.words.Wording;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.PreferencesSaver;

/// The window in its first half second: one living picture, while everything else is still to be loaded. It has no
/// control, since style sheets of controls alone take as long as the picture.
final class Opening {
    /// Shares of the window that the picture takes.
    private static final double WIDTH = 0.5, HEIGHT = 0.6;
    /// The first pulse sees the picture, and the third begins after it has been drawn.
    private static final int PULSES = 3;

    private Opening() {}

    /// @param then called once the picture is on the screen, unless the window was closed before
    static void show(Stage stage, Model model, Preferences preferences, Consumer<Throwable> failed, Runnable then) {
        var picture = new LivingPicture(model, new Wording(model, preferences.language().get().words()),
                preferences.motion(), failed);
        picture.bare();
        var root = new Region() {
            {
                getChildren().add(picture);
            }

            @Override protected void layoutChildren() {
                double w = WIDTH * getWidth(), h = HEIGHT * getHeight();
                picture.resizeRelocate(0.5 * (getWidth() - w), 0.5 * (getHeight() - h), w, h);
            }
        };
        root.setStyle("-fx-background-color: -limber-panel"); // of the palette, which is its only sheet
        var scene = new Scene(root, App.width(), App.height());
        scene.getStylesheets().setAll(preferences.shownTheme().getValue().sheets().getLast());
        stage.setScene(scene);
        Subscription placed = PreferencesSaver.place(stage, preferences);
        stage.show();
        picture.play(true);
        new AnimationTimer() {
            private int pulses;

            @Override public void handle(long now) {
                boolean drawn = picture.living() && ++pulses == PULSES;
                if (!drawn && stage.isShowing()) return;
                stop();
                placed.unsubscribe();
                if (drawn) Platform.runLater(then);
                picture.close();
            }
        }.start();
    }
}
