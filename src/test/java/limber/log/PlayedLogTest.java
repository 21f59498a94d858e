package limber.log;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.StepSize;
import limber.engine.run.Navigation;
import limber.engine.run.Picture;
import limber.engine.run.Run;
import limber.engine.run.Simulation;
import limber.engine.run.Timeline;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A log as a window plays it: up to its end and no further.
class PlayedLogTest {
    /// Two frames of one operation each: 0 → 1 → 2.
    private static final String TWO = """
            {"limber":"steps","version":1,"model":"one","channels":{"x":{"width":1,"of":"point","initial":[0]}}}
            {"frame":1,"phase":"move","element":0,"changes":[{"channel":"x","element":0,"from":0,"to":1}]}
            {"frame":2,"phase":"move","element":0,"changes":[{"channel":"x","element":0,"from":1,"to":2}]}
            """;

    @TempDir Path folder;

    private Timeline timeline() throws IOException {
        return new Timeline(StepsLog.read(Files.writeString(folder.resolve("one.jsonl"), TWO)).solver());
    }

    @Test
    void aSimulationStopsAtTheEnd() throws Exception {
        Timeline timeline = timeline();
        var branch = timeline.root(timeline.model().defaults(), List.of());
        BlockingQueue<Object> told = new LinkedBlockingQueue<>();
        try (var simulation = new Simulation(timeline, branch, new ToldAudience(told), System::nanoTime)) {
            simulation.start();
            simulation.show(branch, Cursor.complete(5), true);
            Picture end = picture(told);
            assertEquals(Cursor.complete(2), end.cursor());
            assertArrayEquals(new double[]{2}, end.state().named("x"));
            simulation.step(StepSize.ELEMENT, true, true);
            assertEquals(Cursor.complete(2), picture(told).cursor());
            simulation.step(StepSize.FRAME, true, false);
            assertEquals(Cursor.complete(2), picture(told).cursor());
            simulation.step(StepSize.ELEMENT, false, true);
            Picture back = picture(told);
            assertEquals(new Cursor(1, 0, 0), back.cursor());
            assertArrayEquals(new double[]{1}, back.state().named("x"));
        }
    }

    private static Picture picture(BlockingQueue<Object> told) throws InterruptedException {
        Object next = told.poll(20, TimeUnit.SECONDS);
        assertNotNull(next);
        return next instanceof Picture picture ? picture : null;
    }

    @Test
    void searchesEndWithTheLog() throws IOException {
        Timeline timeline = timeline();
        var run = new Run(timeline, timeline.root(timeline.model().defaults(), List.of()));
        assertEquals(Optional.of(Cursor.complete(1)), new Navigation(run).ahead(Set.of("move")));
        run.next();
        assertEquals(Optional.empty(), new Navigation(run).ahead(Set.of("move")));
        assertEquals(Optional.empty(), new Navigation(run).nextTouching(new Element("point", 0)));
        run.next();
        assertEquals(Cursor.complete(2), new Navigation(run).ahead(StepSize.PHASE));
        assertEquals(Cursor.complete(2), new Navigation(run).aheadVisibly(StepSize.ELEMENT));
        assertEquals(Optional.empty(), new Navigation(run).ahead(Set.of("move")));
        assertEquals(Optional.empty(), new Navigation(run).nextTouching(new Element("point", 0)));
    }

    /// Frames 1 and 3 have no line: everything stays in them, so that x is 0, 1, 1, 2 after the frames.
    @Test
    void aFrameWithoutOperationsStays() throws IOException {
        Path file = folder.resolve("gaps.jsonl");
        for (String seconds : List.of("", "\"seconds\":0.5,")) {
            Files.writeString(file, TWO.replace("\"frame\":2", "\"frame\":4").replace("\"frame\":1", "\"frame\":2")
                    .replace("\"model\"", seconds + "\"model\""));
            var gaps = new Timeline(StepsLog.read(file).solver());
            assertEquals(4, gaps.model().lastFrame().orElseThrow());
            var run = new Run(gaps, gaps.root(gaps.model().defaults(), List.of()));
            double[] after = {0, 0, 1, 1, 2};
            for (int frame : new int[]{1, 2, 3, 4, 3, 1}) {
                run.seek(run.branch(), Cursor.complete(frame));
                assertArrayEquals(new double[]{after[frame]}, run.state().named("x"));
            }
            var phases = new ArrayList<String>();
            run.seek(run.branch(), Cursor.complete(0));
            while (run.cursor().frame() < 4) phases.add(run.stepWatched().slot().phase().name());
            assertEquals(seconds.isEmpty() ? List.of("idle", "move", "idle", "move")
                    : List.of("clock", "clock", "move", "clock", "clock", "move"), phases);
        }
    }
}
