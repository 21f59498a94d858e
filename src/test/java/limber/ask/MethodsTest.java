package limber.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

class MethodsTest {
    private static Methods.Method method(String name, String... values) {
        Model model = Catalog.model(name);
        var p = model.defaults();
        for (String s : values) p = p.with(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1));
        var timeline = new Timeline(model);
        return new Methods.Method(name, new Run(timeline, timeline.root(p, List.of())), List.of());
    }

    /// Positions by Verlet: a free particle that starts at rest has fallen g·h²·n(n + 1)/2 after n substeps, and its
    /// velocity is that of the last one, g·h·n. So of a mass of m, m·g²·h²·(n² − n(n + 1))/2 = −m·g²·h²·n/2 has been
    /// lost: as much each frame.
    @Test
    void theEnergyThatAMethodLosesIsThatOfTheClosedForm() {
        var methods = new Methods(List.of(method("rope", "segments=1", "pinStart=false", "pinEnd=false",
                "substep=0.01")), 0);
        methods.run(10, 0, _ -> {});
        double mass = 2; // two particles of 1 kg
        assertEquals(-mass * 9.81 * 9.81 * 1e-4 * 10 / 2, methods.rows().getFirst().made().orElseThrow(), 1e-9);
    }

    @Test
    void distancesAreMeasuredFromTheReference() {
        String[] free = {"pinStart=false", "substep=0.01"},
                half = {"pinStart=false", "substep=0.01", "gravity=0,-4.905,0"};
        var methods = new Methods(List.of(method("rope", free), method("rope", half), method("ball")), 1);
        methods.next();
        List<Methods.Row> rows = methods.rows();
        assertEquals(0.5 * 9.81 * 1e-4, rows.getFirst().distance().orElseThrow(), 1e-12);
        assertTrue(rows.getFirst().numbered());
        assertEquals(0, rows.get(1).distance().orElseThrow());
        assertTrue(rows.get(2).distance().isEmpty(), "a ball is somewhere else");
        assertFalse(rows.get(2).numbered());
        assertEquals(1, methods.frame());
    }
}
