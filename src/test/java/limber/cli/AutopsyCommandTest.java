package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("wide")
class AutopsyCommandTest {
    private static JsonNode json(String line) {
        return JsonMapper.shared().readTree(Outcome.line("autopsy " + line + " --json").succeeded().out());
    }

    private static double number(JsonNode list, int from) {
        return list.get(from < 0 ? list.size() + from : from).doubleValue();
    }

    /// A vertex obeys v' = a·(v − k·h·x), x' = x + h·v' with a = 1 − c·h = −1.5, k = 20, h = 1/60. The matrix of a step
    /// has the trace 1 + a − a·k·h² and the determinant a; its larger eigenvalue is −1.495.
    @Test
    void aBallGrowsByTheEigenvalueOfItsStep() {
        double a = -1.5, h = 1.0 / 60, trace = 1 + a - a * 20 * h * h;
        double factor = (Math.sqrt(trace * trace - 4 * a) - trace) / 2;
        JsonNode found = json("ball --preset unstable");
        assertTrue(found.get("exploded").booleanValue());
        assertEquals("unstable", found.get("claim").stringValue());
        assertEquals("c·h = 2.5", found.get("measured").stringValue());
        JsonNode frames = found.get("frames");
        assertEquals(factor, number(frames, -1) / number(frames, -2), 1e-3);
        assertEquals("relax", found.get("began").get("phase").stringValue());
        assertTrue(found.get("began").get("frame").intValue() < found.get("end").get("frame").intValue());
    }

    /// It falls for four steps, by g·h²·n(n + 1)/2, before the elements throw its corners out.
    @Test
    void aFallIsNoGrowth() {
        JsonNode found = json("soft --set method=fem --set youngs=1e8"), steps = found.get("steps");
        for (int n = 1; n <= 4; n++)
            assertEquals(9.81 * 0.002 * 0.002 * n * (n + 1) / 2, number(steps, n - 1), 1e-6, "step " + n);
        assertEquals("substep", found.get("by").stringValue());
        assertTrue(found.get("began").get("substep").intValue() > 4, found.toString());
    }

    /// Each of the two is tried again, by another command and for longer.
    @ParameterizedTest
    @ValueSource(strings = {"ball --preset unstable", "jelly --preset unstable", "cloth --preset explodes",
        "rope --set damping=110"})
    void whatHoldsHolds(String scene) {
        JsonNode remedies = json(scene).get("remedies");
        assertEquals(2, remedies.size(), remedies.toString());
        for (JsonNode remedy : remedies) {
            String sets = remedy.get("set").properties().stream()
                    .map(e -> " --set " + e.getKey() + "=" + e.getValue().stringValue()).collect(Collectors.joining());
            assertEquals(1, Outcome.line("autopsy " + scene + sets + " --frames 600").code(), sets);
        }
    }

    @Test
    void itIsReadLineByLine() {
        String[] lines =
                Outcome.line("autopsy rope --set damping=110").succeeded().out().lines().toArray(String[]::new);
        assertEquals(6, lines.length);
        assertTrue(lines[0].startsWith("rope: position of element "), lines[0]);
        assertTrue(lines[1].startsWith("stability: unstable: substep 0.02 s, limit 0.01818"), lines[1]);
        assertTrue(lines[2].startsWith("what grew: the largest distance of position from frame 0, after frames "));
        assertTrue(lines[2].endsWith(" a frame"), lines[2]);
        assertTrue(lines[3].startsWith("where it began: frame ") && lines[3].contains(" took position "), lines[3]);
        assertTrue(lines[4].startsWith("what holds: --set substep="), lines[4]);
        assertTrue(lines[5].startsWith("what holds: --set damping=55 "), lines[5]);
    }

    @Test
    void aRunThatHoldsHasNone() {
        Outcome calm = Outcome.line("autopsy rope --frames 50");
        assertEquals(1, calm.code());
        assertEquals("", calm.out());
        assertTrue(calm.err().startsWith("rope: finite for 50 frames"), calm.err());
        JsonNode asked = json("rope --at frame=20");
        assertFalse(asked.get("exploded").booleanValue());
        assertEquals(0, asked.get("remedies").size());
        Outcome none = Outcome.line("autopsy rope --at frame=0");
        assertEquals(2, none.code());
        assertTrue(none.err().contains("a frame from 1 would be right"), none.err());
    }
}
