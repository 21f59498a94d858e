package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompareCommandTest {
    private static List<String> lines(String... words) {
        return Outcome.of(words).succeeded().out().lines().toList();
    }

    /// One free particle falls by g·h²·n(n + 1)/2; half of the gravity, half of the fall.
    @Test
    void twoFallsAreHalfAFallApart() {
        String free = "rope segments=1 pinStart=false pinEnd=false damping=0 substep=0.01";
        List<String> rows = lines("compare", free, free + " gravity=0,-4.905,0", "--frames", "10", "--measure",
                "time, potential", "--csv");
        assertEquals("frame,method,time,potential,distance,energyMade,operations", rows.getFirst());
        assertEquals(3, rows.size(), rows.toString());
        String[] whole = rows.get(1).split(","), half = rows.get(2).replace("0,-4.905,0", "half").split(",");
        double fall = 9.81 * 0.01 * 0.01 * 10 * 11 / 2;
        assertEquals(0.1, Double.parseDouble(whole[2]), 1e-15);
        assertEquals(-2 * 9.81 * fall, Double.parseDouble(whole[3]), 1e-11);
        assertEquals(0, Double.parseDouble(whole[4]));
        assertEquals(fall / 2, Double.parseDouble(half[4]), 1e-12);
    }

    /// A puppet has no mass, so that it has no energy that could be made.
    @Test
    void whatHasNoLedgerHasAnEmptyCell() {
        List<String> rows = lines("compare", "puppet", "rope", "--frames", "1", "--csv");
        assertEquals("", rows.get(1).split(",", -1)[3], rows.toString());
        assertTrue(Math.abs(Double.parseDouble(rows.get(2).split(",", -1)[3])) < 1, rows.toString());
    }

    /// A rope and a strand have their ends in common, but a rope has no torque.
    @Test
    void inputsOfTheFirstAreTranslatedAndWhatIsLeftOutIsSaid(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("drag.json"), """
                [{"frame":1,"move":"start","to":[0,0.5,0]},{"frame":2,"do":"twist"}]
                """);
        Outcome outcome = Outcome.of("compare", "strand length=4", "rope", "--frames", "2", "--csv", "--inputs",
                file.toString());
        String err = outcome.err();
        assertTrue(err.contains("'rope': left out, since it has nothing of the kind: do twist"), err);
    }

    @Test
    void everyFrameThatIsAskedForHasARowOfEach() {
        List<String> rows = lines("compare", "rope", "cloth", "rope segments=5", "--frames", "7", "--every", "3",
                "--measure", "energy");
        assertEquals(1 + 4 * 3, rows.size(), rows.toString()); // frames 0, 3, 6, 7
        assertTrue(rows.getFirst().startsWith("frame  method"), rows.getFirst());
        assertTrue(rows.get(2).contains("–"), "a cloth has other elements: " + rows.get(2));
    }

    @Test
    void whatExplodesStaysInTheTable() {
        List<String> rows = lines("compare", "rope", "rope damping=300", "--frames", "30", "--measure", "energy");
        assertTrue(rows.get(2).contains("exploded"), rows.toString());
    }

    /// In the first frame of a fall sticks are hardly corrected, so that the rule makes little difference; after a drag
    /// of the start by 1 m it does.
    @Test
    void inputsAreForEach(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("drag.json"), """
                [{"frame":1,"move":"start","to":[0,1,0]}]
                """);
        String[] both = {"compare", "rope", "rope correction=half", "--frames", "1", "--csv"};
        assertTrue(Double.parseDouble(lines(both).get(2).split(",")[2]) < 1e-4);
        List<String> dragged = lines(Stream.concat(Stream.of(both), Stream.of("--inputs", file.toString()))
                .toArray(String[]::new));
        assertTrue(Double.parseDouble(dragged.get(2).split(",")[2]) > 0.01, dragged.toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "compare rope --frames 1 | two to four methods would be right",
        "compare rope rop --frames 1 | 'rop': 'rop' is not a model; did you mean rope?",
        "compare rope cloth --frames 1 --measure nothing | 'rope': nothing: 1: "
    })
    void badInputIsOneClearLine(String line, String message) {
        assertEquals("", Outcome.line(line).complained(2, message).out());
    }
}
