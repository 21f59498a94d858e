package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class StabilityCommandTest {
    private static JsonNode json(Outcome outcome) {
        return JsonMapper.shared().readTree(outcome.out());
    }

    /// The spring's limit is 2/√20; next to no damping changes nothing of it, and has no finite reciprocal.
    @Test
    void theSmallestDampingIsNoDamping() {
        for (String damping : new String[]{"0", "4.9E-324", "1e-100"}) {
            Outcome outcome =
                    Outcome.line("stability ball --set springForce=20 --set substep=0.5 --set damping=" + damping);
            assertEquals(1, outcome.code(), outcome.err());
            assertTrue(outcome.out().startsWith("unstable: substep 0.5 s, limit 0.44721359549995"), outcome.out());
        }
    }

    @Test
    void withoutDampingNoSubstepIsTooLarge() {
        JsonNode verdict = json(Outcome.line("stability rope --json").succeeded());
        assertTrue(verdict.get("limit").isNull());
        assertTrue(verdict.get("stable").booleanValue());
        assertEquals(0.02, verdict.get("substep").doubleValue());
    }

    /// damping·h < 2: at 125 1/s the limit is 0.016 s, below the substep of 0.02 s.
    @Test
    void anUnstableSettingEndsWithOne() {
        Outcome outcome = Outcome.line("stability rope --set damping=125 --json");
        assertEquals(1, outcome.code());
        assertEquals("", outcome.err());
        assertEquals(0.016, json(outcome).get("limit").doubleValue(), 1e-15);
        assertEquals("damping·h < 2", json(outcome).get("rule").stringValue());
        assertTrue(!json(outcome).get("stable").booleanValue());
    }

    @Test
    void withoutJsonItIsOneReadableLine() {
        assertEquals("stable: substep 0.02 s, limit 0.2 s (damping·h < 2)\n",
                Outcome.line("stability rope --set damping=10").succeeded().out());
        assertTrue(Outcome.line("stability rope --set damping=125").out()
                .startsWith("unstable: substep 0.02 s, limit 0.016 s"));
    }

    @Test
    void whatIsLeftOutAndWhatIsNotPromisedIsSaid() {
        String rope = Outcome.line("stability rope --set collide=true").succeeded().out();
        assertTrue(rope.contains("; what is pushed out of the obstacle gains the way as velocity"), rope);
        String crushed = Outcome.line("stability soft --set method=neo-hookean-xpbd").succeeded().out();
        assertTrue(crushed.contains("; neo-hookean-xpbd shrinks with the square of the substep, and is crushed"),
                crushed);
        String published = Outcome.line("stability rope --preset hook").succeeded().out();
        assertTrue(published.contains("; a published stick whose ends coincide divides by 0"), published);
        Outcome soft = Outcome.line("stability soft --preset inverts");
        assertEquals(1, soft.code());
        assertTrue(soft.out().startsWith("no promise: substep 0.002 s, limit 0.0069"), soft.out());
        JsonNode json = json(Outcome.line("stability soft --preset inverts --json"));
        assertEquals("none", json.get("claim").stringValue());
        assertTrue(!json.get("stable").booleanValue());
        assertEquals(0, json.get("conditions").size());
    }

    @Test
    void inputsAreLookedAtToo(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("i.json"),
                "[{\"frame\":5,\"set\":{\"damping\":125}},{\"frame\":9,\"set\":{\"damping\":0}}]");
        assertEquals(1, Outcome.of("stability", "rope", "--inputs", file.toString()).code());
    }
}
