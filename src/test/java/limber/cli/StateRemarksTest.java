package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/// What a model says of the state that a run has come to, on standard error and in JSON: of a clamp that is turned by
/// 270°, a turn is lost.
class StateRemarksTest {
    private static final String SCENE =
            "strand --set segments=4 --set endPin=clamped --set gravity=0,0,0 --set endTurn=",
            SAID = "half a turn (180°) from its neighbour. Its joint took the short way; turns lost: 1.";

    @TempDir Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"trace # --frames 2", "hash # --frames 2", "mesh # --frame 2",
        "steps # --frame 1 --by frame",
        "find # --frames 1..2 --where frame>0", "why # --at frame=2 --of position --element 2", "ledger # --frames 2",
        "export # --frames 1..2 --plot totalTwist --out DIR/x.csv",
        "sweep # --over iterations=1..2 --measure totalTwist --frames 2 --out DIR/y.csv", "stability #",
        "moment # --at frame=2", "record # --frames 2", "last # --at frame=2 --of position --element 2"})
    void commandsSayWhatBecameOfTheTurns(String line) {
        String command = line.replace("DIR", folder.toString());
        Outcome lost = Outcome.line(command.replace("#", SCENE + 270));
        assertTrue(lost.err().contains(SAID), lost.err());
        assertEquals(1, lost.err().lines().filter(l -> l.contains(SAID)).count(), "once");
        Outcome kept = Outcome.line(command.replace("#", SCENE + 90).replace("x.csv", "x90.csv").replace("y.csv",
                "y90.csv"));
        assertEquals(lost.code(), kept.code());
        assertFalse(kept.err().contains("turns lost"), kept.err());
    }

    @Test
    void ofSeveralMethodsEachIsNamed() {
        Outcome both = Outcome.of("compare", "strand endPin=clamped", "strand endPin=clamped endTurn=270", "--frames",
                "2", "--measure", "totalTwist");
        assertTrue(both.err().startsWith("'strand endPin=clamped endTurn=270': "), both.err());
        assertTrue(both.err().contains(SAID), both.err());
    }

    @Test
    void jsonHasTheRemarks() throws Exception {
        String json = Outcome.line("stability " + SCENE + "270 --json").out();
        assertTrue(JsonMapper.shared().readTree(json).get("remarks").get(0).asString().contains(SAID), json);
        assertFalse(Outcome.line("stability " + SCENE + "90 --json").out().contains("remarks"));
        Path csv = Files.writeString(folder.resolve("x.csv"), Outcome.line("trace " + SCENE + "90 --frames 2").out());
        String judged = Outcome.line("judge " + csv + " " + SCENE + "270 --json").out();
        assertTrue(JsonMapper.shared().readTree(judged).get("remarks").get(0).asString().contains(SAID), judged);
    }
}
