package limber.ui.preferences;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.util.Duration;
import javafx.util.Subscription;
import limber.engine.text.BadInput;

/// A saver of preferences: it writes the file shortly after the last change, and when the window closes.
public final class PreferencesSaver {
    private final Preferences preferences;
    private final PreferencesFile file;
    private final Executor files;
    private final Consumer<Throwable> failed;
    private final PauseTransition soon = new PauseTransition(Duration.millis(500));

    /// @param files writes it, on a thread of its own
    /// @param failed called on that thread each time the file cannot be written
    public PreferencesSaver(Preferences preferences, PreferencesFile file, Executor files,
            Consumer<Throwable> failed) {
        this.preferences = preferences;
        this.file = file;
        this.files = files;
        this.failed = failed;
        soon.setOnFinished(_ -> write());
        for (Observable kept : preferences.kept()) kept.addListener((InvalidationListener) _ -> soon.playFromStart());
    }

    /// Writes what holds now, on the thread for files.
    public void write() {
        soon.stop();
        String now = PreferencesFile.text(preferences);
        files.execute(() -> {
            try {
                file.write(now);
            } catch (IOException e) {
                failed.accept(new BadInput(file.path() + " cannot be written: " + e.getMessage()
                        + "; settings hold until the window closes"));
            } catch (RuntimeException | Error e) {
                failed.accept(e);
            }
        });
    }

    /// Restores the window's position, if that screen still exists, and follows it from then on.
    ///
    /// @return ends the following
    public static Subscription place(Stage stage, Preferences preferences) {
        preferences.window().get().filter(PreferencesSaver::seen).ifPresent(w -> {
            stage.setX(w.getMinX());
            stage.setY(w.getMinY());
            stage.setWidth(w.getWidth());
            stage.setHeight(w.getHeight());
        });
        stage.setMaximized(preferences.maximized().get());
        BiConsumer<Number, Number> moved = (_, _) -> moved(stage, preferences);
        return Subscription.combine(stage.maximizedProperty().subscribe(on -> preferences.maximized().set(on)),
                stage.xProperty().subscribe(moved), stage.yProperty().subscribe(moved),
                stage.widthProperty().subscribe(moved), stage.heightProperty().subscribe(moved));
    }

    private static boolean seen(Rectangle2D window) {
        return !Screen.getScreensForRectangle(window).isEmpty();
    }

    private static void moved(Stage stage, Preferences preferences) {
        if (stage.isMaximized() || stage.isFullScreen() || !(stage.getWidth() > 0 && stage.getHeight() > 0)
                || Double.isNaN(stage.getX() + stage.getY()))
            return;
        preferences.window()
                .set(Optional.of(new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight())));
    }
}
