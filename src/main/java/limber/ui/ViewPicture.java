package limber.ui;

import java.nio.file.Path;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Transform;
import limber.file.WholeFile;
import limber.ui.controls.Background;
import limber.ui.controls.FileDialog;
import limber.ui.render.ImagePng;
import limber.ui.tab.SceneController;
import limber.ui.viewport.Viewport;

/// A writer for pictures of a view as PNG files: what one sees, overlays included.
///
/// @param files asks where
/// @param say shows a message in the status line
/// @param failed receives what cannot be written
record ViewPicture(FileDialog files, ResourceBundle words, Consumer<String> say, Consumer<Throwable> failed) {
    /// Asks for a file, and writes it whole or not at all.
    void save(SceneController scene, PictureSize size) {
        WritableImage image = take(scene.viewport(), size); // as it was when it was asked for
        files.save(words.getString("menu.save"), scene.root().getScene().getWindow(),
                scene.playback().model().name() + ".png", "png").ifPresent(file -> write(image, file));
    }

    private void write(WritableImage image, Path file) {
        Background.work(() -> WholeFile.save(file, ImagePng.bytes(image)),
                () -> say.accept(words.getString("menu.saved").formatted(file.getFileName())), failed);
    }

    /// Draws a view as it is, as large as fits into a size; a rim has the colour of its upper left corner. The view is
    /// not laid out anew, since that would move its camera.
    static WritableImage take(Viewport view, PictureSize size) {
        int w = size.width(view.getWidth()), h = size.height(view.getHeight());
        double scale = Math.min(w / view.getWidth(), h / view.getHeight());
        Rectangle2D part = new Rectangle2D(
                Math.round(scale * view.getLayoutX() - 0.5 * (w - scale * view.getWidth())),
                Math.round(scale * view.getLayoutY() - 0.5 * (h - scale * view.getHeight())), w, h);
        var seen = new SnapshotParameters();
        seen.setFill(view.snapshot(seen, null).getPixelReader().getColor(0, 0));
        seen.setTransform(Transform.scale(scale, scale));
        seen.setViewport(part);
        return view.snapshot(seen, new WritableImage(w, h));
    }
}
