package limber.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Scenarios on the presentation alone: each shows what is written in it.
class ScenarioTest {
    static Stream<Scenario> scenarios() throws IOException {
        return Scenario.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void itShowsWhatIsWritten(Scenario scenario) throws Exception {
        Played.alone(scenario);
    }

    @Test
    void aDifferenceNamesTheFieldAndBothTexts() {
        Seen one = Seen.nothing(), other = Seen.nothing();
        one.text("step", "One\n stick");
        other.text("step", "One stick");
        one.number("state", "ab");
        other.number("state", "cd");
        one.text("plot", "no curve");
        assertEquals(List.of("plot: “no curve” here, “” there", "state: “ab” here, “cd” there"),
                one.differences(other, Set.of()));
        assertEquals(List.of("state: “ab” here, “cd” there"), one.differences(other, Set.of("plot")));
    }

    private static String complaint(String text) {
        return assertThrows(IllegalArgumentException.class, () -> Scenario.read("a.txt", text)).getMessage();
    }

    @Test
    void aLineThatIsNoSentenceIsToldWhatWouldBeRight() {
        assertEquals("a.txt:3: “step frames three” is no sentence; one is “step frame 3”",
                complaint("open lesson half\n\nstep frames three"));
        assertEquals("a.txt:1: something is done before it is seen", complaint("see step is One"));
        assertEquals("a.txt:1: “jump” is no sentence; one begins with open, step, back, drag, click, undo, redo, set, "
                + "plot, ledger, answer, choose, draw, pen, trace, edit, skip, reveal, hint, next, previous or see",
                complaint("jump"));
    }
}
