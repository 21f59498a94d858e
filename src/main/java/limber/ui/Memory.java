package limber.ui;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.util.Duration;
import limber.engine.BadInput;

/// Keeps a desk in its file: written shortly after the last change, and when the window closes.
final class Memory {
    private final Desk desk;
    private final DeskFile file;
    private final Consumer<Throwable> failed;
    private final PauseTransition soon = new PauseTransition(Duration.millis(500));

    /// @param failed told once if the file cannot be written
    Memory(Desk desk, DeskFile file, Consumer<Throwable> failed) {
        this.desk = desk;
        this.file = file;
        this.failed = failed;
        soon.setOnFinished(_ -> write());
        for (Observable kept : desk.kept()) kept.addListener((InvalidationListener) _ -> soon.playFromStart());
    }

    void write() {
        soon.stop();
        try {
            file.write(desk);
        } catch (IOException e) {
            failed.accept(new BadInput(file.path() + " cannot be written: " + e.getMessage() + "; settings hold until the window closes"));
        }
    }

    /// Puts the window where it stood, if a screen is still there, and follows it from then on.
    static void place(Stage stage, Desk desk) {
        desk.window().get().filter(Memory::seen).ifPresent(w -> {
            stage.setX(w.getMinX());
            stage.setY(w.getMinY());
            stage.setWidth(w.getWidth());
            stage.setHeight(w.getHeight());
        });
        stage.setMaximized(desk.maximized().get());
        stage.maximizedProperty().subscribe(on -> desk.maximized().set(on));
        for (Observable side : List.of(stage.xProperty(), stage.yProperty(), stage.widthProperty(), stage.heightProperty()))
            side.addListener((InvalidationListener) _ -> moved(stage, desk));
    }

    private static boolean seen(Rectangle2D window) {
        return !Screen.getScreensForRectangle(window).isEmpty();
    }

    private static void moved(Stage stage, Desk desk) {
        if (stage.isMaximized() || stage.isFullScreen() || !(stage.getWidth() > 0 && stage.getHeight() > 0) || Double.isNaN(stage.getX() + stage.getY())) return;
        desk.window().set(Optional.of(new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight())));
    }
}
