package limber.ui.lesson;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;
import limber.lesson.Folder;
import limber.lesson.LessonReader;
import limber.ui.controls.Background;

/// A file watcher that reads an open lesson again when it is saved.
final class LessonReloader implements AutoCloseable {
    private static final Duration OFTEN = Duration.millis(400);

    private final Folder folder;
    private final Consumer<LessonReader.Read> again;
    private final Consumer<Throwable> failed;
    private final Timeline looking;
    private CompletableFuture<LessonReader.Read> reading = CompletableFuture.completedFuture(null);
    private List<FileTime> seen;
    private boolean closed;

    /// @param again receives the lesson read again, with its faults
    /// @param failed receives an unexpected error
    LessonReloader(Folder folder, Consumer<LessonReader.Read> again, Consumer<Throwable> failed) {
        this.folder = folder;
        this.failed = failed;
        this.again = again;
        seen = times();
        looking = new Timeline(new KeyFrame(OFTEN, _ -> look()));
        looking.setCycleCount(Animation.INDEFINITE);
        // a lesson in the jar is never saved
        if (folder.path().getFileSystem() == FileSystems.getDefault()) looking.play();
    }

    private List<FileTime> times() {
        return folder.files().stream().map(file -> {
            try {
                return Files.getLastModifiedTime(file);
            } catch (IOException gone) {
                return FileTime.fromMillis(0);
            }
        }).toList();
    }

    private void look() {
        List<FileTime> now = times();
        if (now.equals(seen)) return;
        seen = now;
        reading = reading.handleAsync((_, _) -> LessonReader.read(folder)); // one after another: the newest comes last
        Background.outcome(reading, read -> {
            if (!closed) again.accept(read);
        }, e -> {
            if (!closed) failed.accept(e);
        });
    }

    @Override public void close() {
        closed = true;
        looking.stop();
    }
}
