package limber.ui.lesson;

import java.nio.file.FileSystems;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import limber.file.WatchedFile;
import limber.lesson.LessonReader;
import limber.lesson.source.Folder;

/// A file watcher that reads an open lesson again when it is saved, one time after another on a thread of its own: the
/// newest comes last.
final class LessonReloader implements AutoCloseable {
    private final Folder folder;
    private final Consumer<LessonReader.Read> again;
    private final Consumer<Throwable> failed;
    private final Optional<WatchedFile> watched;
    private boolean closed;

    /// @param again receives the lesson read again, with its faults, on the FX thread
    /// @param failed receives an unexpected error there
    LessonReloader(Folder folder, Consumer<LessonReader.Read> again, Consumer<Throwable> failed) {
        this.folder = folder;
        this.failed = failed;
        this.again = again;
        // a lesson in the jar is never saved
        watched = folder.path().getFileSystem() != FileSystems.getDefault() ? Optional.empty()
                : Optional.of(new WatchedFile(folder::files, this::read));
    }

    private void read() {
        try {
            LessonReader.Read read = LessonReader.read(folder);
            tell(() -> again.accept(read));
        } catch (RuntimeException | Error e) {
            tell(() -> failed.accept(e));
        }
    }

    private void tell(Runnable what) {
        Platform.runLater(() -> {
            if (!closed) what.run();
        });
    }

    @Override public void close() {
        closed = true;
        watched.ifPresent(WatchedFile::close);
    }
}
