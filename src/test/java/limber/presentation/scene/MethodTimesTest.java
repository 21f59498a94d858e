package limber.presentation.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalDouble;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

/// Times of frames by a clock that the test sets.
class MethodTimesTest {
    private static final long MILLISECOND = 1_000_000;

    private long asked, now;

    private static Run run() {
        var timeline = new Timeline(Catalog.model("rope"));
        return new Run(timeline, timeline.root(Catalog.model("rope").defaults().with("segments", "2"), List.of()));
    }

    /// Frame k of the first method takes k ms, and each of the second one 5 ms: the clock is asked four times a frame.
    private long clock() {
        long frame = asked / 4 + 1;
        int call = (int) (asked++ % 4);
        if (call == 1) now += frame * MILLISECOND;
        if (call == 3) now += 5 * MILLISECOND;
        return now;
    }

    @Test
    void aTimeIsTheMedianOfTheLastFramesOnceEnoughAreMeasured() {
        List<Run> runs = List.of(run(), run());
        var times = new MethodTimes(runs, this::clock);
        for (int frame = 1; frame < MethodTimes.LEAST; frame++) times.next();
        assertEquals(List.of(OptionalDouble.empty(), OptionalDouble.empty()), times.seconds(), "too few");
        times.next();
        assertEquals(5.5e-3, times.seconds().get(0).orElseThrow(), 1e-12); // of 1..10 ms
        assertEquals(5e-3, times.seconds().get(1).orElseThrow(), 1e-12);
        for (int frame = 11; frame <= 100; frame++) times.next();
        assertEquals(85e-3, times.seconds().get(0).orElseThrow(), 1e-12); // of 70..100 ms
        assertEquals(100, runs.getFirst().cursor().frame());
    }
}
