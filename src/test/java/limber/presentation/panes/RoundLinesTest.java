package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import limber.engine.ask.RoundValues.Local;
import org.junit.jupiter.api.Test;

/// Which local's curve stands beside a line.
class RoundLinesTest {
    private static Local local(String name, double... values) {
        return new Local(7, name, values);
    }

    @Test
    void ofThreeNumbersOfAVectorItIsTheLength() {
        Local d = RoundLines.chosen(List.of(local("dx", 3, 0), local("dy", 4, 1), local("dz", 0, 0))).orElseThrow();
        assertEquals("|d|", d.name());
        assertArrayEquals(new double[]{5, 1}, d.values(), 0);
    }

    @Test
    void ofSeveralNumbersItIsTheLast() {
        assertEquals("error", RoundLines.chosen(List.of(local("residual", 1, 4), local("error", 2, 2.5))).get().name());
    }

    @Test
    void anIndexHasNone() {
        assertEquals(Optional.empty(), RoundLines.chosen(List.of(local("i", 0, 1, 2, 3))));
        assertEquals(Optional.empty(), RoundLines.chosen(List.of(local("j", Double.NaN, 3, 6, Double.NaN, 12))));
    }

    @Test
    void aSingleOperationHasNoCurve() {
        assertEquals(Optional.empty(), RoundLines.chosen(List.of(local("step", 0.02))));
    }

    @Test
    void whatIsTheSameEverywhereHasOne() {
        assertEquals("w", RoundLines.chosen(List.of(local("w", 1, 1, 1))).get().name());
        assertEquals("x", RoundLines.chosen(List.of(local("x", 0.5, 1, 1.5))).get().name(), "no whole numbers");
    }
}
