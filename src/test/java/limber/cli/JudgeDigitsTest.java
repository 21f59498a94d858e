package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Files whose numbers have few digits: the rope of four sticks of 1 m each is judged within 0.4 mm, and half a
/// millimetre is more.
class JudgeDigitsTest {
    private static final String ROPE = " rope --set segments=4";

    @TempDir Path folder;

    /// The rope's places, each written in another way.
    private Path written(String settings, UnaryOperator<BigDecimal> as) throws IOException {
        List<String> lines = Outcome.line("trace" + ROPE + settings + " --frames 40").succeeded().lines();
        var file = new ArrayList<>(List.of("frame,element,x,y,z"));
        for (String line : lines.subList(1, lines.size())) {
            String[] row = line.split(",");
            file.add(row[0] + "," + row[2] + "," + as.apply(new BigDecimal(row[3])).toPlainString() + ","
                    + as.apply(new BigDecimal(row[4])).toPlainString() + ","
                    + as.apply(new BigDecimal(row[5])).toPlainString());
        }
        return Files.write(folder.resolve("theirs.csv"), file);
    }

    private static BigDecimal decimals(BigDecimal v, int n) {
        return v.setScale(n, RoundingMode.HALF_EVEN);
    }

    @Test
    void wholeMillimetresAreNoOtherProgram() throws IOException {
        Path metres = written("", v -> decimals(v, 3));
        String said = Outcome.line("judge " + metres + ROPE).succeeded().out();
        assertTrue(said.startsWith("All agree to within the file's digits: 41 frames of 5 elements. Its numbers are "
                + "rounded by up to 0.0005 m;"), said);
        JsonNode json = JsonMapper.shared().readTree(Outcome.line("judge " + metres + ROPE + " --json").out());
        assertEquals(0.0005, json.get("digits").asDouble(), 1e-12);
        assertTrue(json.get("first").isNull());
        Path millimetres = written("", v -> decimals(v.movePointRight(3), 0));
        assertTrue(Outcome.line("judge " + millimetres + ROPE + " --scale 0.001").succeeded().out()
                .contains("rounded by up to 0.0005 m;"));
    }

    /// With three digits, 3.21 is rounded by up to 5 mm, and 0.0321 by up to 0.05 mm.
    @Test
    void threeDigitsAreNoOtherProgram() throws IOException {
        Path theirs = written("", v -> v.round(new MathContext(3)));
        assertTrue(Outcome.line("judge " + theirs + ROPE).succeeded().out().contains("rounded by up to 0.005 m;"));
    }

    /// Half a metre a second per second more shows in whole millimetres at the fourth frame, or before.
    @Test
    void roundedNumbersOfAnotherRopeDiffer() throws IOException {
        Outcome told = Outcome.line("judge " + written(" --set gravity=0,-10.3,0", v -> decimals(v, 3)) + ROPE);
        assertEquals(1, told.code());
        assertTrue(told.out().startsWith("They agree through frame "), told.out());
        assertFalse(told.out().contains("digits"), told.out());
    }

    /// A number with all its digits is not rounded: 0.45 mm to the side is a difference.
    @Test
    void numbersWithAllDigitsAreTakenAsTheyAre() throws IOException {
        Path theirs = written("", v -> v.signum() == 0 ? v : v.add(new BigDecimal("0.00045")));
        assertEquals(1, Outcome.line("judge " + theirs + ROPE).code());
    }

    /// A tenth of a metre is rounded by up to 5 cm, more than a hundredth of the rope's 4 m: that tells nothing.
    @Test
    void tooFewDigitsAreNoAgreement() throws IOException {
        assertEquals(1, Outcome.line("judge " + written("", v -> decimals(v, 1)) + ROPE).code());
    }

    /// What agrees without its digits is said as ever: a tenth of a millimetre is finer than the tolerance.
    @Test
    void fineDigitsAreNotSpokenOf() throws IOException {
        assertTrue(Outcome.line("judge " + written("", v -> decimals(v, 4)) + ROPE).succeeded().out()
                .startsWith("All agree: 41 frames"));
    }
}
