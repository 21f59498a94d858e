package limber.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import limber.cli.Outcome;
import limber.code.SolverFolder;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A solver of a user's own that does not end by itself.
class SolverWatchTest {
    @TempDir Path folder;

    /// The loop stands in line 36 of the starter, and ends for this test only.
    @Test
    void aLoopThatDoesNotEndIsToldWithItsLine() throws IOException, InterruptedException {
        assertEquals(0, Outcome.line("new " + folder.resolve("spring")).code());
        Path file = folder.resolve("spring/Spring.java");
        Files.writeString(file, Files.readString(file).replace("double x = position[0], v",
                "while (!Thread.currentThread().isInterrupted()) { } double x = position[0], v"));
        Model model = SolverFolder.read(folder.resolve("spring")).model();
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(model.defaults(), List.of()));
        Thread solving = Thread.ofPlatform().daemon().start(run::next);
        var told = new LinkedBlockingQueue<String>();
        Thread watch = Thread.ofPlatform().daemon().start(new SolverWatch(solving, told::add, Duration.ofMillis(20)));
        try {
            assertEquals("still in Spring.java:26, Integrate.run(); Ctrl+C ends it", told.poll(60, TimeUnit.SECONDS));
        } finally {
            solving.interrupt();
            watch.interrupt();
            solving.join();
            watch.join();
        }
    }
}
