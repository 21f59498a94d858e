package limber.ui;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Scene;
import limber.ui.render.ImagePng;

/// Pictures of what a test has checked, to be looked at: `-Dlimber.pictures=FOLDER -Dtest.noop=false` has them
/// drawn and saved.
final class SavedPictures {
    private static final String FOLDER = System.getProperty("limber.pictures");

    /// Whether the tests need to draw everything.
    static final boolean WANTED = FOLDER != null;

    private SavedPictures() {}

    /// On the JavaFX thread.
    ///
    /// @param name without the ending
    static void save(Scene scene, String name) {
        if (!WANTED) return;
        try {
            Files.write(Path.of(FOLDER, name + ".png"), ImagePng.bytes(scene.snapshot(null)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
