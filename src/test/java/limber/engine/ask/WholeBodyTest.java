package limber.engine.ask;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import limber.engine.Channel;
import limber.engine.Phase;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.watch.Explanation;
import limber.engine.watch.StoreLog;
import limber.engine.watch.Twins;
import org.junit.jupiter.api.Test;

/// The explanation of an operation that changes a whole body.
class WholeBodyTest {
    private static final Channel PLACES = new Channel("places", 3, "m", "vertex", Channel.Life.KEPT);

    private record Shift(int n) implements Phase {
        @Override
        public String name() { return "shift"; }
        @Override
        public String of() { return ""; }
        @Override
        public int size(State s) { return 1; }

        @Override
        public void run(State s, int sweep, int from, int to) {
            double[] xyz = s.of(PLACES);
            for (int i = 0; i < n; i++) {
                double dx = i, dy = 2 * i, dz = 3 * i;
                xyz[3 * i] += dx;
                xyz[3 * i + 1] += dy;
                xyz[3 * i + 2] += dz;
            }
        }
    }

    @Test
    void aWholeBodyIsExplainedVertexByVertex() {
        int n = 16_000;
        var sizes = new LinkedHashMap<Channel, Integer>();
        sizes.put(PLACES, n);
        var twins = new Twins(false);
        Phase phase = new Shift(n), twin = twins.of(phase);
        State s = State.of(sizes, 0);
        var log = new StoreLog();
        log.hear(() -> twin.run(s, 0, 0, 1));
        Explanation e = Explanation.of(1, new Slot(phase, List.of(), List.of(), false), 0, log, s);
        assertEquals(n, e.changes().size());
        for (int i = 0; i < n; i += 997) {
            Explanation.Change c = e.changes().get(i);
            assertEquals("places " + i, c.channel() + " " + c.element());
            assertArrayEquals(new double[3], c.from());
            assertArrayEquals(new double[]{i, 2 * i, 3 * i}, c.to());
        }
    }
}
