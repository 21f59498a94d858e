package limber.ui.scene;

import java.io.IOException;
import java.io.UncheckedIOException;
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

/// A text in a file, where another program may edit it. What is saved there is taken.
final class OutsideEditor implements AutoCloseable {
    private final Consumer<String> saved;
    private Optional<WatchedFile> watched = Optional.empty();

    /// @param saved receives the text on the FX thread
    OutsideEditor(Consumer<String> saved) {
        this.saved = saved;
    }

    /// Writes a new file, in a new folder for temporary files, and watches it instead of the one before.
    Path open(String name, String text) {
        close();
        try {
            Path file = Files.createTempDirectory("limber-code").resolve(name);
            Files.writeString(file, text);
            watched = Optional.of(new WatchedFile(() -> List.of(file), () -> take(file)));
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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
        watched.ifPresent(WatchedFile::close);
        watched = Optional.empty();
    }
}
