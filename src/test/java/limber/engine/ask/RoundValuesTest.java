package limber.engine.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.Toys;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import org.junit.jupiter.api.Test;

/// The bound on what is collected; the numbers themselves are checked with the rope, in `RopeRoundValuesTest`.
class RoundValuesTest {
    private static RoundValues of(int size) {
        var toy = Toys.of(new Row(size));
        var timeline = new Timeline(toy);
        return RoundValues.of(new Run(timeline, timeline.root(toy.defaults(), List.of())), () -> false).orElseThrow();
    }

    /// A phase of so many operations.
    record Row(int size) implements Phase {
        @Override
        public int size(State s) { return size; }

        @Override
        public void run(State s, int sweep, int from, int to) {
            for (int i = from; i < to; i++) {
                double square = i * i;
                if (square < 0) throw new AssertionError();
            }
        }
    }

    @Test
    void aRoundHasOneValueAnOperationUpToTheBound() {
        RoundValues round = of(RoundValues.MOST);
        double[] squares = round.locals().stream().filter(l -> l.name().equals("square")).findFirst().orElseThrow()
                .values();
        assertEquals(RoundValues.MOST, squares.length);
        assertEquals(49, squares[7], 0);
    }

    @Test
    void aLongerOneHasNoneAndSaysSo() {
        RoundValues round = of(RoundValues.MOST + 1);
        assertTrue(round.tooMany());
        assertEquals(List.of(), round.locals());
    }
}
