package limber.ui.scene;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import limber.code.JavaKernels;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.file.WatchedFile;
import limber.ui.controls.Background;

/// A text in a file, where another program may edit it. What is saved there is taken.
final class OutsideEditor implements AutoCloseable {
    private final Consumer<String> saved;
    private final Consumer<Throwable> failed;
    private Optional<WatchedFile> watched = Optional.empty();
    /// Counts the files that were asked for, and those that were closed.
    private long asked;

    /// @param saved receives the text on the FX thread
    /// @param failed receives why no file can be written
    OutsideEditor(Consumer<String> saved, Consumer<Throwable> failed) {
        this.saved = saved;
        this.failed = failed;
    }

    /// Writes a new file, in a new folder for temporary files, and watches it instead of the one before.
    ///
    /// @param written receives the file on the FX thread
    void open(String name, String text, Consumer<Path> written) {
        close();
        long mine = asked;
        Background.outcome(() -> file(name, text), Background.files(), file -> {
            if (mine != asked) return; // closed meanwhile
            watched = Optional.of(new WatchedFile(() -> List.of(file), () -> take(file)));
            written.accept(file);
        }, failed);
    }

    private static Path file(String name, String text) {
        try {
            Path file = Files.createTempDirectory("limber-code").resolve(name);
            Files.writeString(file, text);
            return file;
        } catch (IOException e) {
            throw new BadInput("no file can be written for another editor: " + e.getMessage());
        }
    }

    private void take(Path file) {
        try {
            String text = PlainFile.text(file, JavaKernels.MOST_BYTES, "a kernel");
            Platform.runLater(() -> saved.accept(text));
        } catch (BadInput gone) { // an editor may save in two steps: the second one is seen too
            return;
        }
    }

    @Override public void close() {
        asked++;
        watched.ifPresent(WatchedFile::close);
        watched = Optional.empty();
    }
}
