package limber.models.rope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import limber.engine.Element;
import limber.engine.ask.Stillness;
import limber.engine.ask.Stillness.Reason;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import org.junit.jupiter.api.Test;

/// Why a particle of the rope did not move in a sweep.
class RopeStillnessTest {
    /// Before stick `stick` of a sweep in frame 2.
    private static Run before(int sweep, int stick, String... settings) {
        var timeline = new Timeline(Ropes.ROPE);
        var run = new Run(timeline, timeline.root(Ropes.settings(settings), List.of()));
        run.seek(run.branch(), new Navigation(run).find(2, Map.of("sweep", sweep), "distance", stick));
        return run;
    }

    private static Stillness of(Run run, int particle) {
        return Stillness.of(run, Element.particle(particle));
    }

    @Test
    void aPinnedOneIsHeldByItsInverseMass() {
        Stillness held = of(before(1, 3, "segments=4", "iterations=2", "sweep=forward"), 0);
        assertEquals(Reason.HELD, held.reason());
        assertEquals("inverseMass", held.because());
    }

    @Test
    void oneThatTheSweepHasNotReachedIsStillToCome() {
        assertEquals(Reason.NOT_YET, of(before(1, 1, "segments=4", "iterations=2", "sweep=forward"), 3).reason());
        assertEquals(Reason.MOVED, of(before(1, 3, "segments=4", "iterations=2", "sweep=forward"), 1).reason());
    }

    /// A rope that falls freely keeps its lengths: no stick has anything to correct.
    @Test
    void whatHasItsLengthIsSatisfied() {
        Run run = before(2, 3, "segments=4", "iterations=2", "pinStart=false");
        Stillness still = of(run, 2);
        assertTrue(still.reason() == Reason.SATISFIED || still.reason() == Reason.PASSED_OVER, still.toString());
        assertEquals(List.of(), still.corrections());
    }

    @Test
    void aStickThatIsNotOfThisPhaseIsOutside() {
        Run run = before(1, 1, "segments=4", "iterations=2");
        assertEquals(Reason.OUTSIDE, Stillness.of(run, new Element("triangle", 0)).reason());
    }
}
