package limber.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The way through nested loops, told by phases that write down that they ran.
class WalkTest {
    private static final Channel LEFT = new Channel("left", 1, "", Channel.Life.KEPT);

    private final StringBuilder ran = new StringBuilder();
    private final State state = State.of(new LinkedHashMap<>(Map.of(LEFT, 1)), 0);

    /// Writes its name and round down, and counts `left` down by as much.
    private record Noting(StringBuilder ran, String name, int elements, int takes) implements Phase {
        @Override
        public String of() { return ""; }
        @Override
        public int size(State s) { return elements; }

        @Override
        public void run(State s, int sweep, int from, int to) {
            ran.append(ran.isEmpty() ? "" : " ").append(name).append(sweep);
            s.of(LEFT)[0] -= takes;
        }
    }

    private Phase phase(String name, int takes) {
        return new Noting(ran, name, 1, takes);
    }

    private Rounds left(int most) {
        return Rounds.whilst(s -> s.of(LEFT)[0] > 0, most);
    }

    private Walk walk(double left, Block... blocks) {
        state.of(LEFT)[0] = left;
        var walk = new Walk(new Schedule(List.of(blocks), List.of(phase("skin", 0))));
        walk.begin(state);
        return walk;
    }

    private String solve(Walk walk) {
        walk.solve(state, Integer.MAX_VALUE);
        assertTrue(walk.solved());
        return ran.toString();
    }

    /// A phase that is named after its place: frame, then the rounds around it from 0.
    private record Elsewhere(StringBuilder ran, String name) implements Placed {
        @Override
        public Phase at(int frame, int[] rounds) {
            return new Noting(ran, name + frame + Arrays.toString(rounds).replace(" ", "") + ":",
                    rounds[0] == 1 ? 0 : 1,
                    0);
        }
    }

    /// As many rounds as the number of the frame, and in each of them one more than the round around it.
    @Test
    void aPlaceDecidesPhasesAndRounds() {
        var inner = new Loop("sweep", new Rounds.Placed((frame, around) -> around[0] + 1, 9),
                List.of(new Elsewhere(ran, "p")));
        var walk = new Walk(new Schedule(
                List.of(new Loop("substep", new Rounds.Placed((frame, around) -> frame + around.length, 9), inner)),
                List.of()));
        walk.begin(state, 3);
        assertEquals(new Round("substep", 1, 3, false), walk.slot(new int[0]).path().findFirst().orElseThrow());
        assertEquals("p3[0,0]:0 p3[2,0]:0 p3[2,1]:1 p3[2,2]:2", solve(walk));
        assertEquals(6, walk.step());
    }

    @Test
    void aLoopRunsWhileItsConditionHolds() {
        Walk walk = walk(3, phase("a", 0), new Loop("cg", left(10), List.of(phase("p", 1), phase("q", 0))),
                phase("b", 0));
        assertEquals("a0 p0 q0 p1 q1 p2 q2 b0", solve(walk));
        assertEquals(8, walk.step());
    }

    @Test
    void aConditionThatFailsAtOnceMeansNoRound() {
        assertEquals("a0 b0", solve(walk(0, phase("a", 0), new Loop("cg", left(10), List.of(phase("p", 1))),
                phase("b", 0))));
    }

    @Test
    void aLoopEndsAtItsCap() {
        assertEquals("p0 p1", solve(walk(9, new Loop("cg", left(2), List.of(phase("p", 1))))));
    }

    @Test
    void threeLevelsAreGoneThroughLikeNestedLoops() {
        var cg = new Loop("cg", left(9), List.of(phase("p", 1)));
        var newton = new Loop("newton", Rounds.times(2), List.of(phase("n", -1), cg));
        assertEquals("n0 p0 n1 p0 e0 n0 p0 n1 p0 e1",
                solve(walk(0, new Loop("substep", Rounds.times(2), List.of(newton, phase("e", 0))))));
    }

    @Test
    void roundsAreCountedAndUnknownUntilTheyEnd() {
        Walk walk = walk(2, new Loop("substep", Rounds.times(3),
                List.of(new Loop("cg", left(5), List.of(phase("p", 1))), phase("e", 0))));
        walk.solve(state, 1);
        assertEquals(List.of(new Round("substep", 1, 3, false), new Round("cg", 2, 0, false)),
                walk.slot(new int[0]).around());
        walk.solve(state, 2);
        assertEquals(List.of(new Round("substep", 1, 3, false)), walk.slot(new int[0]).around());
        assertEquals("e", walk.phase().name());
        assertArrayEquals(new int[]{2}, walk.found());
    }

    @Test
    void theNumberOfRoundsIsAskedWhenTheLoopIsReached() {
        assertEquals("a0 p0 p1", solve(walk(0, phase("a", -2),
                new Loop("substep", Rounds.times(s -> (int) s.of(LEFT)[0]), List.of(phase("p", 1))))));
    }

    @Test
    void theSkinComesAfterTheSolver() {
        Walk walk = walk(0, phase("a", 0));
        solve(walk);
        assertEquals("skin", walk.phase().name());
        assertFalse(walk.done());
        walk.next(state, 1);
        assertTrue(walk.done());
    }
}
