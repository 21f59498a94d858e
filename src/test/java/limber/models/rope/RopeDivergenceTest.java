package limber.models.rope;

import static limber.models.rope.Ropes.run;
import static limber.models.rope.Ropes.seek;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.StepSize;
import limber.engine.model.Verdict;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import org.junit.jupiter.api.Test;

class RopeDivergenceTest {
    private static final String[] EXPLOSIVE = {"pinStart=false", "damping=150", "substep=0.02"}; // damping·h = 3

    /// A free fall whose displacement is multiplied by 1 − 3 = −2 in each step: d' = −2d − g·h², y' = y + d'. The scene
    /// is 4 m large, so that it stops before the first |y| > 4·10⁶.
    private static int firstBadFrame() {
        double d = 0, y = 0;
        int frame = 0;
        while (Math.abs(y) <= 4e6) {
            d = -2 * d - 9.81 * 0.02 * 0.02;
            y += d;
            frame++;
        }
        return frame;
    }

    @Test
    void anExplosionIsFoundAtTheOperationThatMadeIt() {
        // the last is all NaN
        for (int seen : new int[]{firstBadFrame(), firstBadFrame() + 1, firstBadFrame() + 40, 3000}) {
            Run run = seek(run(EXPLOSIVE), seen);
            assertFalse(Divergence.clean(run));
            Divergence d = Divergence.find(run);
            assertEquals(firstBadFrame(), d.operation().frame(), "seen in frame " + seen);
            assertEquals("integrate", d.operation().slot().phase().name());
            assertEquals("position", d.channel());
            assertEquals(0, d.element(), "the first particle is the first to pass");
            assertEquals(d.before(), run.cursor());
            assertTrue(Divergence.clean(run), "it stands before the operation, on a state that may be shown");
            for (double x : run.state().of(RopeChannels.POSITION)) assertTrue(Math.abs(x) <= 4e6);
            assertTrue(Math.abs(d.value()[1]) > 4e6);
            assertEquals("rope: position of element 0 passed a million times the scene's size in frame "
                    + firstBadFrame()
                    + ", substep 1, integrate, particle 0; likely cause: the substep of 0.02 s is above the largest "
                    + "stable one, 0.0133333 s (damping·h < 2)",
                    d.message("rope"));
            run.step(StepSize.ELEMENT);
            assertFalse(Divergence.clean(run));
        }
    }

    /// A sphere that the rope starts in, sticks of 6/40 m in 4/40 m with a bend constraint, previous positions of 0.
    @Test
    void whatAddsEnergyIsACondition() {
        assertEquals(List.of(), conditions());
        assertEquals(List.of("pushed-out"), conditions("collide=true", "obstacle=sphere"));
        assertEquals(List.of("unmet"), conditions("bendConstraints=true", "length=6"));
        assertEquals(List.of("starts-moving"), conditions("previous=zero"));
        assertEquals(List.of(), conditions("bendConstraints=true"));
        assertEquals(List.of("division"), conditions("coincident=published"));
    }

    private static List<String> conditions(String... changes) {
        return Ropes.ROPE.stability(Ropes.settings(changes)).orElseThrow().conditions().stream()
                .map(Verdict.Sentence::name).toList();
    }

    @Test
    void theVerdictSaysItBefore() {
        var bad = Ropes.ROPE.stability(Ropes.settings(EXPLOSIVE)).orElseThrow();
        assertFalse(bad.stable());
        assertEquals(2.0 / 150, bad.limit(), 1e-15);
        assertTrue(Ropes.ROPE.stability(Ropes.settings("damping=99", "substep=0.02")).orElseThrow().stable());
        assertTrue(Divergence.clean(seek(run("pinStart=false", "damping=99", "substep=0.02"), 1000)));
    }

    @Test
    void whatIsLargeButNotTooLargeIsLeftAlone() {
        Run run = seek(run(EXPLOSIVE), firstBadFrame() - 1);
        assertTrue(Divergence.clean(run));
    }
}
