package limber.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Which phases a schedule runs, told by phases that write down that they ran.
///
/// The frame has 2 substeps of 5 sweeps each: slots 0 and 1 are `a` and `b`; 2 and 9 `f`; 3 to 7 and 10 to 14 the
/// sweeps `s`, numbered from 0; 8 and 15 `l`; 16 `t`; 17 the skin `k`.
class ScheduleTest {
    private static final State NOTHING = State.of(new LinkedHashMap<>(), 0);

    private final StringBuilder ran = new StringBuilder();

    /// @param together how many sweeps it runs at once where there are as many; 0 for none
    private record Noting(StringBuilder ran, String name, int together, int elements) implements ToyPhases.Plain {
        @Override public String of() { return ""; }
        @Override public int size(State s) { return elements; }
        @Override public int size(State s, int sweep) { return Math.max(0, elements - sweep); }

        @Override public void run(State s, int sweep, int from, int to) {
            ran.append(ran.isEmpty() ? "" : " ").append(name).append(sweep);
            if (from != 0 || to != size(s, sweep)) ran.append('[').append(from).append(',').append(to).append(']');
        }

        @Override public int runSweeps(State s, int sweep, int sweeps) {
            if (together == 0 || sweeps < together) return 0;
            ran.append(ran.isEmpty() ? "" : " ").append(name).append(sweep).append("..").append(sweep + together - 1);
            return together;
        }
    }

    private Phase phase(String name) {
        return new Noting(ran, name, 0, 9);
    }

    private Schedule schedule(Phase... sweep) {
        return new Schedule(List.of(phase("a"), phase("b")), _ -> 2, List.of(phase("f")), 5, List.of(sweep),
                List.of(phase("l")), List.of(phase("t")), List.of(phase("k")));
    }

    @ParameterizedTest
    @CsvSource({"0,2,a0 b0", "1,2,b0", "0,1,a0", "2,2,''", "2,9,f0 s0..1 s2..3 s4 l0", "3,5,s0..1", "4,6,s1..2",
        "4,5,s1", "5,9,s2..3 s4 l0", "7,8,s4", "8,10,l0 f0", "2,17,f0 s0..1 s2..3 s4 l0 f0 s0..1 s2..3 s4 l0 t0",
        "14,16,s4 l0", "16,18,t0 k0", "17,18,k0"}) void aRangeOfSlotsRunsWholeAndSweepsTogether(int from, int to,
                String expected) {
        schedule(new Noting(ran, "s", 2, 9)).run(NOTHING, from, to);
        assertEquals(expected, ran.toString());
    }

    @Test void phasesThatShareASweepRunOneByOne() {
        Schedule shared = schedule(new Noting(ran, "s", 2, 9), phase("r"));
        assertEquals(2 + 2 * (1 + 10 + 1) + 1, shared.solved(NOTHING));
        shared.run(NOTHING, 2, 14);
        assertEquals("f0 s0 r0 s1 r1 s2 r2 s3 r3 s4 r4 l0", ran.toString());
    }

    /// A phase of 3 elements has one less each sweep: 3, 2, 1, 0, 0.
    @Test void aSweepWithoutElementsIsNotRun() {
        Schedule shrinking = schedule(new Noting(ran, "s", 0, 3));
        shrinking.run(NOTHING, 2, 9);
        assertEquals("f0 s0 s1 s2 l0", ran.toString());
        assertEquals(9 + 9 + 2 * (9 + 3 + 2 + 1 + 9) + 9, shrinking.operations(NOTHING));
    }

    @Test void solvingLeavesTheSkinOut() {
        schedule(phase("s")).solve(NOTHING);
        assertEquals("a0 b0 f0 s0 s1 s2 s3 s4 l0 f0 s0 s1 s2 s3 s4 l0 t0", ran.toString());
    }

    @Test void withoutSubstepsWhatComesAfterFollowsAtOnce() {
        var none = new Schedule(List.of(phase("a")), _ -> 0, List.of(phase("f")), 3, List.of(phase("s")),
                List.of(phase("l")), List.of(phase("t")), List.of(phase("k")));
        assertEquals(2, none.solved(NOTHING));
        assertEquals(3, none.slots(NOTHING));
        none.solve(NOTHING);
        assertEquals("a0 t0", ran.toString());
        assertEquals(Slot.Part.AFTER, none.slot(NOTHING, 1).part());
        assertEquals(Slot.Part.SKIN, none.slot(NOTHING, 2).part());
    }
}
