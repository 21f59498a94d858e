package limber.engine.levels;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import limber.engine.Channel;
import limber.engine.Channel.Life;
import limber.engine.Phase;
import limber.engine.State;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A sweep over pairs of numbers, in whatever order they are listed, run by the list and level by level.
class LevelsTest {
    private static final Channel VALUE = new Channel("value", 1, "", "node", Life.KEPT),
            OTHER = new Channel("other", 1, "", "node", Life.KEPT), WEIGHT = new Channel("weight", 1, "", Life.KEPT),
            SUM = new Channel("sum", 1, "", "pair", Life.KEPT), TALLY = new Channel("tally", 1, "", Life.KEPT),
            LENGTH = new Channel("length", 1, "", "pair", Life.FIXED);
    private static final Channel ENDS = Channel.whole("ends", 2, "pair");

    /// A correction of each pair to its length; the first round begins its sum anew. Pairs that are too close are
    /// counted, and those without weight stay.
    record Pairs(double scale, boolean backward) implements Phase {
        @Override
        public int size(State s) { return s.of(LENGTH).length; }

        @Override
        public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(VALUE), w = s.of(WEIGHT), sums = s.of(SUM), lengths = s.of(LENGTH), tally = s.of(TALLY);
            int[] ends = s.ints(ENDS);
            for (int k = from; k < to; k++) {
                int pair = place(k, lengths.length);
                double sum = sweep == 0 ? 0 : sums[pair];
                int a = ends[2 * pair], b = ends[2 * pair + 1];
                double weights = w[a] + w[b];
                if (weights == 0) continue;
                double d = x[b] - x[a], length = Math.abs(d);
                if (length < 0.01) {
                    tally[0] += 1;
                    continue;
                }
                double change = (length - lengths[pair] / scale) / weights * d / length;
                sums[pair] = sum + change;
                x[a] += w[a] * change;
                x[b] -= w[b] * change;
            }
        }

        private int place(int k, int size) {
            return backward ? size - 1 - k : k;
        }
    }

    /// A phase whose first member finds what all others read.
    record First() implements Phase {
        @Override
        public int size(State s) { return s.of(VALUE).length; }
        @Override
        public boolean independent() { return true; }

        @Override
        public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(VALUE), other = s.of(OTHER), tally = s.of(TALLY);
            if (from == 0) tally[0] = other[1] / 3;
            for (int k = from; k < to; k++) x[k] = tally[0] / (1 + k);
        }
    }

    /// Each number becomes half of the one before it: a chain.
    record Chain() implements Phase {
        @Override
        public int size(State s) { return s.of(VALUE).length - 1; }

        @Override
        public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(VALUE);
            for (int k = from; k < to; k++) x[k + 1] = x[k] / 2;
        }
    }

    @BeforeEach
    void atOnce() {
        System.setProperty("limber.levels", "eager");
    }

    @AfterEach
    void asBefore() {
        System.clearProperty("limber.levels");
    }

    private static State state(int nodes, int... ends) {
        var sizes = new LinkedHashMap<Channel, Integer>();
        for (Channel c : List.of(VALUE, OTHER, WEIGHT)) sizes.put(c, nodes);
        for (Channel c : List.of(SUM, LENGTH, ENDS)) sizes.put(c, ends.length / 2);
        sizes.put(TALLY, 1);
        State s = State.of(sizes, 0);
        System.arraycopy(ends, 0, s.ints(ENDS), 0, ends.length);
        return s;
    }

    private static State random(Random random, int nodes, int pairs) {
        int[] ends = new int[2 * pairs];
        for (int i = 0; i < pairs; i++) {
            ends[2 * i] = random.nextInt(nodes);
            ends[2 * i + 1] = (ends[2 * i] + 1 + random.nextInt(nodes - 1)) % nodes;
        }
        State s = state(nodes, ends);
        for (int i = 0; i < nodes; i++) {
            s.of(VALUE)[i] = random.nextInt(5) == 0 ? 1 : random.nextDouble(); // some coincide
            s.of(WEIGHT)[i] = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(3);
        }
        for (int i = 0; i < pairs; i++) s.of(LENGTH)[i] = random.nextDouble();
        return s;
    }

    /// By hand: pairs 0 and 1 share nothing; 2 touches both, 3 touches pair 1; 4 comes after 0 and 2.
    @Test
    void levelsByHand() throws Exception {
        State s = state(5, 0, 1, 2, 3, 1, 2, 3, 4, 0, 1);
        for (int i = 0; i < 5; i++) {
            s.of(VALUE)[i] = i;
            s.of(WEIGHT)[i] = 1;
        }
        var phase = new Pairs(1, false);
        Trace trace = Tracing.of(phase, s, 1);
        Plan plan = PreparedPhase.of(phase, s, 1, When.AT_ONCE, 1).plan();
        assertArrayEquals(new int[]{0, 1, 2, 3, 4}, plan.order());
        assertArrayEquals(new int[]{0, 2, 4, 5}, plan.levels());
        assertEquals(3, trace.stores().size());
        // from the end of the list: 4 and 3 share nothing, 2 touches 4; 1 touches 2 and 3, 0 touches 2
        Plan turned = PreparedPhase.of(new Pairs(1, true), s, 1, When.AT_ONCE, 1).plan();
        assertArrayEquals(new int[]{0, 2, 3, 5}, turned.levels());
        assertArrayEquals(new int[]{0, 1, 2, 3, 4}, turned.order());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void anyListHasTheBitsOfTheList(int seed) {
        var random = new Random(seed);
        State listed = random(random, 5 + random.nextInt(60), 4 + random.nextInt(300)), levelled = listed.copy();
        Phase phase = new Pairs(1 + random.nextDouble(), seed % 2 == 0);
        var levels = new Levels();
        for (int n = 0; n < 30; n++) {
            int round = n % 3;
            if (n % 7 == 6) for (State s : List.of(listed, levelled)) s.of(WEIGHT)[n % 5] = n % 2; // a pin
            phase.run(listed, round, 0, phase.size(listed));
            levels.run(phase, levelled, round, phase.size(levelled));
            assertTrue(levelled.sameBits(listed), "round " + n);
        }
        assertTrue(levels.levelled(phase));
        assertTrue(listed.of(TALLY)[0] > 0, "no pair was too close");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7})
    void threadsHaveTheBitsOfTheList(int threads) {
        var random = new Random(threads);
        State listed = random(random, 400, 3000), levelled = listed.copy();
        Phase phase = new Pairs(1.3, false);
        Levels levels = Levels.with(threads);
        for (int n = 0; n < 40; n++) {
            if (n == 20) for (State s : List.of(listed, levelled)) s.of(WEIGHT)[7] = 0; // a pin
            phase.run(listed, n % 2, 0, 3000);
            levels.run(phase, levelled, n % 2, 3000);
            assertTrue(levelled.sameBits(listed), "round " + n);
        }
        assertTrue(listed.of(TALLY)[0] > 0, "no pair was too close");
    }

    /// A part that fails ends the job, and the crew works on.
    @Test
    void aFailureIsTold() {
        var crew = new ThreadTeam(2);
        ThreadTeam.Job failing = worker -> {
            if (worker == 1) throw new IndexOutOfBoundsException("of worker 1");
            crew.meet(worker, 1);
        };
        Throwable told = assertThrows(IllegalStateException.class, () -> crew.run(failing)).getCause();
        assertEquals("of worker 1", told.getMessage());
        var sum = new AtomicInteger();
        assertTrue(crew.run(worker -> sum.addAndGet(1 + worker)));
        assertEquals(3, sum.get());
    }

    /// Whoever plays a copy on another thread gets what is known, and tables of its own.
    @Test
    void copiesRunApart() {
        State s = random(new Random(5), 40, 200), other = s.copy(), listed = s.copy();
        Phase phase = new Pairs(1, false);
        var levels = new Levels();
        levels.run(phase, s, 1, 200);
        other.of(WEIGHT)[3] = 7;
        listed.of(WEIGHT)[3] = 7;
        phase.run(listed, 1, 0, 200);
        levels.another().run(phase, other, 1, 200);
        assertTrue(other.sameBits(listed));
    }

    @Test
    void whatTheFirstMemberPreparesIsThereForAll() {
        State listed = random(new Random(3), 300, 4), levelled = listed.copy();
        var levels = new Levels();
        Phase phase = new First();
        phase.run(listed, 0, 0, 300);
        levels.run(phase, levelled, 0, 300);
        assertTrue(levelled.sameBits(listed));
        assertFalse(levels.levelled(phase));
    }

    @Test
    void aChainHasAsManyLevelsAsMembers() throws Exception {
        State s = state(6, 0, 1);
        assertEquals(1, PreparedPhase.of(new Chain(), s, 0, When.AT_ONCE, 1).plan().width());
    }

    @Test
    void aRunAllocatesNothing() {
        State s = random(new Random(2), 200, 2000);
        Phase phase = new Pairs(1, false);
        var levels = new Levels();
        for (int n = 0; n < 20_000; n++) levels.run(phase, s, n % 2, 2000);
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int n = 0; n < 100; n++) levels.run(phase, s, n % 2, 2000);
        assertTrue(threads.getCurrentThreadAllocatedBytes() - before < 2000, "it allocates");
    }

    /// Columns that many members share stand in a small table.
    @Test
    void whatMembersShareIsKeptOnce() throws Exception {
        State s = random(new Random(4), 50, 400);
        for (int i = 0; i < 50; i++) s.of(WEIGHT)[i] = i % 2;
        Trace trace = Tracing.of(new Pairs(1, false), s, 1);
        Code code = Code.of(Pairs.class, trace, new BitSet());
        var tables = new Tables(code, trace, s, 400);
        BitSet shared = tables.part(tables.fill(code, new Pairs(1, false), 1));
        assertEquals(code.table.size() - 1, shared.cardinality()); // all but the quotient of the length
        assertEquals(400, tables.own.length);
        assertTrue(tables.kinds.length <= 4 * shared.cardinality());
    }
}
