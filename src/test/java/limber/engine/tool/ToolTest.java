package limber.engine.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import limber.engine.Clock;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.cloth.Cloth;
import limber.models.rope.Rope;
import org.junit.jupiter.api.Test;

/// Tools on a rope of three particles, at the corners of a triangle of 3 m, 4 m and 5 m: the right angle is at
/// particle 1.
class ToolTest {
    private static final Model ROPE = new Rope();
    private static final Settings P = ROPE.defaults().with("segments", "2");
    private static final ToolPoint A = new ToolPoint.Fastened("particle:0"), B = new ToolPoint.Fastened("particle:1"),
            C = new ToolPoint.Fastened("particle:2");

    private static State triangle() {
        State s = ROPE.initial(P);
        double[] xyz = s.named("position");
        new Vec(4, 1, 2).into(xyz, 0); // 4 m along x from the corner
        new Vec(0, 1, 2).into(xyz, 1);
        new Vec(0, 4, 2).into(xyz, 2); // 3 m above it
        return s;
    }

    private static double read(Tool tool) {
        return tool.read(ROPE, P, triangle());
    }

    @Test
    void aRulerReadsTheDistanceOfItsEnds() {
        assertEquals(5, read(new Tool.Ruler(A, C)), 1e-15);
        assertEquals(3, read(new Tool.Ruler(B, C)), 0);
        // sqrt(4² + 2² + 6²) = sqrt(56) from particle 0 at (4, 1, 2)
        assertEquals(7.483314773547883, read(new Tool.Ruler(A, new ToolPoint.Fixed(new Vec(0, 3, 8)))), 1e-15);
        assertEquals(0, read(new Tool.Ruler(A, A)), 0);
    }

    @Test
    void aProtractorReadsTheAngleAtItsMiddlePoint() {
        assertEquals(90, read(new Tool.Protractor(A, B, C)), 1e-13);
        // the angle opposite 3 m, and the one opposite 4 m: atan(3/4) and atan(4/3)
        assertEquals(36.86989764584402, read(new Tool.Protractor(B, A, C)), 1e-13);
        assertEquals(53.13010235415598, read(new Tool.Protractor(A, C, B)), 1e-13);
        assertEquals(180, read(new Tool.Protractor(A, B, new ToolPoint.Fixed(new Vec(-1, 1, 2)))), 0);
        assertEquals(0, read(new Tool.Protractor(A, B, new ToolPoint.Fixed(new Vec(9, 1, 2)))), 0);
    }

    @Test
    void anAngleWithoutALegIsNone() {
        assertTrue(Double.isNaN(read(new Tool.Protractor(A, A, C))));
        assertTrue(Double.isNaN(read(new Tool.Protractor(C, A, A))));
    }

    @Test
    void aStopwatchReadsSimulatedTimeSinceItsStartAndNothingBefore() {
        State s = triangle();
        s.of(Clock.CHANNEL)[Clock.TIME] = 0.75;
        assertEquals(0.75, new Tool.Stopwatch(0).read(ROPE, P, s), 0);
        assertEquals(0.5, new Tool.Stopwatch(0.25).read(ROPE, P, s), 0);
        assertEquals(0, new Tool.Stopwatch(0.75).read(ROPE, P, s), 0);
        assertTrue(Double.isNaN(new Tool.Stopwatch(1).read(ROPE, P, s)));
        assertThrows(IllegalArgumentException.class, () -> new Tool.Stopwatch(-1));
        assertThrows(IllegalArgumentException.class, () -> new Tool.Stopwatch(Double.NaN));
    }

    @Test
    void aPointIsAHandleAnElementOrTheMiddleOfOne() {
        State s = triangle();
        assertEquals(Optional.of(new Vec(4, 1, 2)), new ToolPoint.Fastened("start").at(ROPE, P, s));
        assertEquals(Optional.of(new Vec(2, 1, 2)), new ToolPoint.Fastened("stick:0").at(ROPE, P, s));
        for (String nothing : List.of("particle:3", "vertex", "nothing:1", "particle:99999999999", ""))
            assertEquals(Optional.empty(), new ToolPoint.Fastened(nothing).at(ROPE, P, s), nothing);
        assertThrows(IllegalArgumentException.class, () -> new ToolPoint.Fixed(new Vec(0, Double.NaN, 0)));
    }

    @Test
    void withAPointThatDoesNotExistThereIsNoReading() {
        assertTrue(Double.isNaN(read(new Tool.Ruler(A, new ToolPoint.Fastened("particle:3")))));
        assertTrue(Double.isNaN(read(new Tool.Protractor(A, B, new ToolPoint.Fastened("particle:3")))));
    }

    @Test
    void eachIsCalledByItsKindAndItsNumber() {
        var tools = new Tools(List.of(new Tool.Ruler(A, B), new Tool.Stopwatch(0), new Tool.Ruler(B, C)));
        assertEquals(List.of("tool(ruler)", "tool(stopwatch)", "tool(ruler, 2)"),
                tools.measures(ROPE).stream().map(Measure::name).toList());
        assertEquals(List.of("m", "s", "m"), tools.measures(ROPE).stream().map(Measure::unit).toList());
        assertEquals(Optional.of(new Tool.Ruler(B, C)), tools.of("ruler", 2));
        assertEquals(Optional.empty(), tools.of("ruler", 3));
        assertEquals(3, tools.measures(ROPE).get(2).read(P, triangle())[0], 0);
        assertEquals("tool(ruler)", tools.without(0).name(1), "the second ruler is now the first");
    }

    @Test
    void onlyAPointOfTheSkinNeedsTheSkin() {
        Model cloth = new Cloth();
        assertEquals(List.of(false, true), new Tools(List.of(new Tool.Ruler(A, B),
                new Tool.Ruler(A, new ToolPoint.Fastened("vertex:3")))).measures(cloth).stream().map(Measure::ofSkin)
                .toList());
    }
}
