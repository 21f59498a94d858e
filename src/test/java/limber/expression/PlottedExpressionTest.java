package limber.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.Measure;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.run.Probe;
import limber.engine.settings.Settings;
import limber.models.rope.Rope;
import org.junit.jupiter.api.Test;

/// Expressions as measures of the rope.
class PlottedExpressionTest {
    private static final Model ROPE = new Rope();
    private static final Settings P = ROPE.defaults().with("segments", "4");
    private static final State START = ROPE.initial(P);

    private static double read(String text) {
        return new Probe(PlottedExpression.measure(text, ROPE), Probe.LARGEST).read(P, START);
    }

    @Test
    void anExpressionIsReadFromTheStateAndItsParameters() {
        assertEquals(9, read("segments * 2 + 1"), 0);
        // nothing has been run, so every particle is at rest
        assertEquals(-3000, read(" max(abs(residual)) * 0 + (max(speed) - 3) * 1000 "), 0);
    }

    @Test
    void theNameOfAMeasureIsThatMeasure() {
        Measure residual = ROPE.measures().stream().filter(m -> m.name().equals("residual")).findFirst().orElseThrow();
        assertSame(residual, PlottedExpression.measure(" residual ", ROPE));
    }

    @Test
    void ofAnElementThatIsNotThereThereIsNoValue() {
        assertTrue(Double.isNaN(read("at(residual, 4)")), "four sticks are 0..3");
        assertTrue(Double.isFinite(read("at(residual, 3)")));
        Measure beyond = PlottedExpression.measure("1 + at(residual, 4)", ROPE);
        assertEquals(18, assertThrows(ExpressionFault.class, () -> PlottedExpression.check(beyond, P, START)).column());
    }

    @Test
    void itHasTheTextAsItsNameAndTheColourOfItsFirstMeasure() {
        Measure m = PlottedExpression.measure("max(speed) * 2", ROPE);
        assertEquals("max(speed) * 2", m.name());
        assertEquals("velocity", m.role());
        assertEquals("", m.unit() + m.of());
        assertEquals("position", PlottedExpression.measure("1 + 1", ROPE).role(), "of no measure at all");
    }

    @Test
    void whatIsNoSingleNumberIsRefused() {
        for (String text : new String[]{"abs(residual)", "sag > 1", "max(", "sga", ""})
            assertThrows(ExpressionFault.class, () -> PlottedExpression.measure(text, ROPE), text);
    }
}
