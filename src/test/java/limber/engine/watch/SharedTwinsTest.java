package limber.engine.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import limber.engine.Clock;
import limber.engine.Phase;
import limber.engine.Toy;
import org.junit.jupiter.api.Test;

/// Twins that several threads ask for, as questions do while a scene is solved.
class SharedTwinsTest {
    private static final int THREADS = 4, EACH = 5000;

    @Test
    void severalThreadsGetTheirTwins() throws Exception {
        var twins = new Twins(false);
        var asking = new ArrayList<Callable<Integer>>();
        for (int t = 0; t < THREADS; t++) {
            int first = 1 + t * EACH;
            asking.add(() -> {
                for (int i = first; i < first + EACH; i++) assertEquals("clock", twins.of(Clock.fixed(i, 0.1)).name());
                return EACH;
            });
        }
        try (var threads = Executors.newFixedThreadPool(THREADS)) {
            List<Future<Integer>> done = threads.invokeAll(asking);
            for (Future<Integer> each : done) assertEquals(EACH, each.get());
        }
    }

    /// Each text of an edited kernel makes phases of new classes: only the last ones are kept.
    @Test
    void noMoreClassesAreKeptThanThereIsRoomFor() {
        var twins = new Twins(false, 3);
        List<Phase> phases = List.of(Clock.fixed(1, 0.1), new Toy.Tick(), new Toy.Spread(1), new Toy.Mark(),
                new Toy.Grow());
        for (int time = 0; time < 3; time++) for (Phase phase : phases) {
            assertEquals(phase.of(), twins.of(phase).of());
            assertTrue(twins.kept() <= 3, twins.kept() + " are kept");
        }
    }
}
