package limber.models.rope;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.Element;
import limber.engine.Slot;
import limber.engine.ask.Influence;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How far what happens to a particle comes in a frame of the rope: the orders of a sweep differ in nothing more.
class RopeInfluenceTest {
    private static Influence of(int particle, String... settings) {
        var timeline = new Timeline(Ropes.ROPE);
        var run = new Run(timeline, timeline.root(Ropes.settings(settings), List.of()));
        run.next();
        return Influence.of(run, Element.particle(particle));
    }

    /// A forward sweep hands it down from stick to stick: all of the rope below has it after one sweep.
    @Test
    void forwardsItIsEverywhereBelowInOneSweep() {
        double[] rounds = of(1, "segments=8", "iterations=4", "sweep=forward").rounds("particle");
        assertEquals(0, rounds[1]);
        for (int i = 2; i <= 8; i++) assertEquals(1, rounds[i], "particle " + i);
    }

    /// A backward sweep has passed the sticks below already: one stick a sweep.
    @ParameterizedTest
    @ValueSource(strings = {"backward", "jacobi"})
    void backwardsAndAsJacobiItComesOneStickASweep(String sweep) {
        double[] rounds = of(1, "segments=8", "iterations=4", "sweep=" + sweep).rounds("particle");
        double[] expected = IntStream.rangeClosed(0, 8)
                .mapToDouble(i -> i == 0 ? rounds[0] : i == 1 ? 0 : Math.min(i - 1, 5)).toArray();
        assertArrayEquals(expected, rounds);
    }

    /// Even sticks, then odd ones: two sticks a sweep.
    @Test
    void redAndBlackItComesTwoSticksASweep() {
        double[] rounds = of(2, "segments=8", "iterations=2", "sweep=red-black").rounds("particle");
        for (int i = 3; i <= 8; i++) assertEquals(Math.min(3, (i - 1) / 2), rounds[i], "particle " + i);
    }

    @Test
    void howManyAreReachedGrowsFromRoundToRound() {
        Influence influence = of(1, "segments=8", "iterations=4", "sweep=jacobi", "pinStart=true");
        int[] counts = influence.reachedByRound("particle");
        assertEquals(5, counts.length, "before any sweep, and after each of four");
        assertEquals(1, counts[0]);
        for (int n = 1; n < counts.length; n++) assertTrue(counts[n] > counts[n - 1]);
    }

    /// Particle 0 is pinned, so nothing is ever written there. Forwards all below come in the first sweep.
    @Test
    void theCountsOfTheOrdersOfASweep() {
        assertArrayEquals(new int[]{1, 8, 8, 8, 8},
                of(1, "segments=8", "iterations=4", "sweep=forward", "pinStart=true").reachedByRound("particle"));
        assertArrayEquals(new int[]{1, 2, 3, 4, 5},
                of(1, "segments=8", "iterations=4", "sweep=jacobi", "pinStart=true").reachedByRound("particle"));
        // from 2: red hands it to 3, black to 4 and 1; then 5 and 6; then 7 and 8
        assertArrayEquals(new int[]{1, 4, 6, 8},
                of(2, "segments=8", "iterations=3", "sweep=red-black", "pinStart=true").reachedByRound("particle"));
    }

    @Test
    void eachRoundIsNamedByItsFirstStep() {
        List<Slot> rounds = of(1, "segments=8", "iterations=4", "sweep=forward").rounds();
        assertEquals(List.of(1, 2, 3, 4), rounds.stream().map(s -> s.round("sweep")).toList());
    }

    /// Four times the particles take four times the memory, where following each from each would take sixteen.
    @Test
    void aLongRopeIsFollowedInProportionToItsLength() {
        long small = followed(499), large = followed(1999);
        assertTrue(large < 6 * small, large + " bytes after " + small);
    }

    /// The bytes that following one particle through 16 sweeps allocates.
    private static long followed(int segments) {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long bytes = 0;
        for (int time = 0; time < 2; time++) { // the first time, classes are made
            long before = threads.getCurrentThreadAllocatedBytes();
            Influence influence = of(segments / 2, "segments=" + segments, "iterations=16");
            bytes = threads.getCurrentThreadAllocatedBytes() - before;
            assertEquals(segments + 1, influence.rounds("particle").length);
        }
        return bytes;
    }
}
