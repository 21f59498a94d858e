package limber.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Which phases a schedule runs, told by phases that write down that they ran.
///
/// The frame has 2 substeps of 5 sweeps each: steps 0 and 1 are `a` and `b`; 2 and 9 `f`; 3 to 7 and 10 to 14 the
/// sweeps `s`, numbered from 0; 8 and 15 `l`; 16 `t`; 17 the skin `k`.
class ScheduleTest {
    private static final State NOTHING = State.of(new LinkedHashMap<>(), 0);

    private final StringBuilder ran = new StringBuilder();

    /// @param together how many sweeps it runs at once where there are as many; 0 for none
    private record Noting(StringBuilder ran, String name, int together, int elements) implements Phase {
        @Override
        public String of() { return ""; }
        @Override
        public int size(State s) { return elements; }
        @Override
        public int size(State s, int sweep) { return Math.max(0, elements - sweep); }

        @Override
        public void run(State s, int sweep, int from, int to) {
            ran.append(ran.isEmpty() ? "" : " ").append(name).append(sweep);
            if (from != 0 || to != size(s, sweep)) ran.append('[').append(from).append(',').append(to).append(']');
        }

        @Override
        public int runSweeps(State s, int sweep, int sweeps) {
            if (together == 0 || sweeps < together) return 0;
            ran.append(ran.isEmpty() ? "" : " ").append(name).append(sweep).append("..").append(sweep + together - 1);
            return together;
        }
    }

    private Phase phase(String name) {
        return new Noting(ran, name, 0, 9);
    }

    private Schedule schedule(int substeps, Block... sweep) {
        var sweeps = new Loop(Loop.SWEEP, Rounds.times(5), sweep);
        return new Schedule(List.of(phase("a"), phase("b"),
                new Loop(Loop.SUBSTEP, Rounds.times(substeps), phase("f"), sweeps, phase("l")), phase("t")),
                List.of(phase("k")));
    }

    /// The phases from one step to another, whole; `f` and `l` are told which substep they are in.
    private String range(Schedule schedule, int from, int to) {
        var walk = new Walk(schedule);
        walk.begin(NOTHING);
        walk.solve(NOTHING, from);
        ran.setLength(0);
        walk.solve(NOTHING, to);
        return ran.toString();
    }

    @ParameterizedTest
    @CsvSource({"0,2,a0 b0", "1,2,b0", "0,1,a0", "2,2,''", "2,9,f0 s0..1 s2..3 s4 l0", "3,5,s0..1", "4,6,s1..2",
        "4,5,s1", "5,9,s2..3 s4 l0", "7,8,s4", "8,10,l0 f1", "2,17,f0 s0..1 s2..3 s4 l0 f1 s0..1 s2..3 s4 l1 t0",
        "14,16,s4 l1", "16,18,t0"})
    void aRangeOfStepsRunsWholeAndSweepsTogether(int from, int to, String expected) {
        assertEquals(expected, range(schedule(2, new Noting(ran, "s", 2, 9)), from, to));
    }

    @Test
    void phasesThatShareASweepRunOneByOne() {
        assertEquals("f0 s0 r0 s1 r1 s2 r2 s3 r3 s4 r4 l0",
                range(schedule(2, new Noting(ran, "s", 2, 9), phase("r")), 2, 14));
    }

    /// A phase of 3 elements has one less each sweep: 3, 2, 1, 0, 0. In the second substep `f` and `l` have 8.
    @Test
    void aSweepWithoutElementsIsNotRun() {
        Schedule shrinking = schedule(1, new Noting(ran, "s", 0, 3));
        assertEquals("f0 s0 s1 s2 l0", range(shrinking, 2, 9));
        assertEquals(9 + 9 + (9 + 3 + 2 + 1 + 9) + 9, shrinking.operations(NOTHING));
    }

    @Test
    void solvingLeavesTheSkinOut() {
        new Walk(schedule(2, phase("s"))).solve(NOTHING);
        assertEquals("a0 b0 f0 s0 s1 s2 s3 s4 l0 f1 s0 s1 s2 s3 s4 l1 t0", ran.toString());
    }

    @Test
    void withoutSubstepsWhatComesAfterFollowsAtOnce() {
        new Walk(schedule(0, phase("s"))).solve(NOTHING);
        assertEquals("a0 b0 t0", ran.toString());
    }

    /// The phase of a loop found by running is a step of its own; sweeps and batches are gone through by a step of it.
    @Test
    void theLadderHasARungForEachLoop() {
        var batch = new Loop("batch", Rounds.times(2), phase("s"));
        assertEquals("frame substep phase sweep batch element", sizes(schedule(2, batch)));
        var cg = new Loop("cg", Rounds.whilst(_ -> false, 9), phase("p"), phase("q"));
        assertEquals("frame substep sweep cg phase element", sizes(schedule(2, cg)));
        assertEquals("frame phase element", sizes(new Schedule(List.of(phase("a")), List.of())));
    }

    private static String sizes(Schedule schedule) {
        return schedule.sizes().stream().map(StepSize::word).collect(Collectors.joining(" "));
    }
}
