package limber.file;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import limber.code.SolverFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WatchedFileTest {
    @TempDir Path folder;

    /// As `mv x y; mv y x` does it: the folder is gone for a moment. What is saved afterwards is seen.
    @Test
    void aFolderThatIsMovedAwayAndBackIsWatchedOn() throws IOException, InterruptedException {
        Path x = Files.createDirectory(folder.resolve("x")), y = folder.resolve("y");
        Files.writeString(x.resolve("A.java"), "class A {}");
        CountDownLatch missed = new CountDownLatch(2), saved = new CountDownLatch(1);
        try (var watched = new WatchedFile(() -> {
            try {
                return SolverFolder.files(x);
            } catch (RuntimeException gone) {
                missed.countDown();
                throw gone;
            }
        }, saved::countDown)) {
            Files.move(x, y);
            assertTrue(missed.await(1, TimeUnit.MINUTES), "it is asked for while it is gone, and again");
            Files.writeString(y.resolve("B.java"), "class B {}");
            Files.move(y, x);
            assertTrue(saved.await(1, TimeUnit.MINUTES), "what was saved is seen");
        }
    }
}
