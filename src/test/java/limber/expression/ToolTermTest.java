package limber.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.run.Probe;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.tool.Tool;
import limber.engine.tool.ToolPoint;
import limber.engine.tool.Tools;
import limber.models.rope.Rope;
import org.junit.jupiter.api.Test;

/// Tools in expressions on a rope of three particles, at the corners of a triangle of 3 m, 4 m and 5 m.
class ToolTermTest {
    private static final Model ROPE = new Rope();
    private static final Settings P = ROPE.defaults().with("segments", "2");
    private static final ToolPoint A = new ToolPoint.Fastened("particle:0"), B = new ToolPoint.Fastened("particle:1"),
            C = new ToolPoint.Fastened("particle:2");
    private static final Tools TOOLS = new Tools(
            List.of(new Tool.Ruler(A, C), new Tool.Protractor(A, B, C), new Tool.Ruler(B, C)));

    private static double read(String text) {
        State s = ROPE.initial(P);
        new Vec(4, 0, 0).into(s.named("position"), 0);
        new Vec(0, 0, 0).into(s.named("position"), 1);
        new Vec(0, 3, 0).into(s.named("position"), 2);
        return new Probe(PlottedExpression.measure(text, ROPE, TOOLS), Probe.LARGEST).read(P, s);
    }

    private static String fault(String text, Vocabulary names) {
        var fault = assertThrows(ExpressionFault.class, () -> Expression.number(text, names), text);
        return fault.column() + ": " + fault.getMessage();
    }

    @Test
    void aToolIsANumber() {
        assertEquals(5, read("tool(ruler)"), 1e-15);
        assertEquals(90, read(" tool( protractor ) "), 1e-13);
        // 5 + 3 · 2
        assertEquals(11, read("tool(ruler) + tool(ruler, 2) * 2"), 1e-14);
        assertEquals(5, read("max(tool(ruler), tool(ruler, 2))"), 1e-15);
    }

    @Test
    void aPlottedToolHasItsUnit() {
        assertEquals("m", PlottedExpression.measure("tool(ruler, 2)", ROPE, TOOLS).unit());
        assertEquals("°", PlottedExpression.measure("tool(protractor)", ROPE, TOOLS).unit());
        Measure ruler = TOOLS.measures(ROPE).get(2);
        assertEquals("tool(ruler, 2)", PlottedExpression.text(new Probe(ruler, Probe.LARGEST)));
    }

    @Test
    void theSameTextWithAnotherToolIsAnotherMeasure() {
        String text = "1 + tool(ruler)";
        Measure one = PlottedExpression.measure(text, ROPE, TOOLS);
        assertEquals(one, PlottedExpression.measure(text, ROPE, TOOLS));
        assertNotEquals(one, PlottedExpression.measure(text, ROPE, TOOLS.without(0)));
    }

    @Test
    void aToolThatIsNotThereIsToldInOneLine() {
        var names = new Vocabulary(ROPE, false).with(TOOLS);
        assertEquals("5: there is no stopwatch in this scene; "
                + "tool(ruler), tool(protractor), tool(ruler, 2) would be right", fault("1 + tool(stopwatch)", names));
        assertEquals("1: there is no ruler 3 in this scene; "
                + "tool(ruler), tool(protractor), tool(ruler, 2) would be right", fault("tool(ruler, 3)", names));
        assertEquals("1: there is no ruler in this scene; a scene with a ruler in it would be right",
                fault("tool(ruler)", new Vocabulary(ROPE, false)));
        assertEquals("6: 'rular' is no tool; did you mean ruler?", fault("tool(rular)", names));
        assertEquals("6: '' is no tool; there is ruler, protractor, stopwatch", fault("tool()", names));
        for (String number : List.of("0", "1.5", "21", "ruler", "-1"))
            assertEquals("13: this is no number of a tool; a whole number (1..20) would be right",
                    fault("tool(ruler, " + number + ")", names));
        assertEquals("5: tool is a function; '(' would be right behind it", fault("tool", names));
    }

    @Test
    void inAComparisonASideIsNamed() {
        var two = new Vocabulary(ROPE, true).with(TOOLS);
        assertEquals("right.tool(ruler) - left.tool(ruler, 2)",
                Expression.number("right.tool(ruler) - left.tool(ruler, 2)", two).toString());
        assertEquals("1: two settings stand side by side here; left.tool(ruler) or right.tool(ruler) would be right",
                fault("tool(ruler)", two));
        assertEquals("1: nothing is compared here; tool(ruler) would be right",
                fault("left.tool(ruler)", new Vocabulary(ROPE, false).with(TOOLS)));
    }
}
