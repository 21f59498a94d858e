package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TraceCommandTest {
    @Test
    void frameZeroComesFirstAndEveryParticleHasARow() {
        Outcome trace = Outcome.line("trace rope --set segments=2 --frames 3").succeeded();
        assertEquals("frame,time,element,x,y,z", trace.lines().getFirst());
        assertEquals(1 + 4 * 3, trace.lines().size());
        assertEquals("0,0.0,0,0.0,0.0,0.0", trace.lines().get(1));
        assertEquals("0,0.0,2,4.0,0.0,0.0", trace.lines().get(3));
    }

    /// y(n) = −g·h²·n(n + 1)/2 for every particle of an unpinned rope: with g = 10, h = 0.1, n = 50 that is −127.5 m.
    @Test
    void anUnpinnedRopeFallsFreely() {
        List<String[]> rows =
                Outcome.line("trace rope --set pinStart=false --set gravity=0,-10,0 --set substep=0.1 --frames 50")
                        .succeeded().cells();
        String[] last = rows.getLast();
        assertEquals("50", last[0]);
        assertEquals(5.0, Double.parseDouble(last[1]), 1e-12);
        assertEquals(-127.5, Double.parseDouble(last[4]), 127.5e-12);
    }

    @Test
    void timeIsAProductUnderTheFixedClock() {
        List<String[]> rows = Outcome.line("trace rope --set substeps=3 --set substep=0.1 --set segments=1 --frames 7")
                .succeeded().cells();
        assertEquals(7 * 3 * 0.1, Double.parseDouble(rows.getLast()[1]));
    }

    @Test
    void everyKthFrameIsPrinted() {
        List<String[]> rows = Outcome.line("trace rope --set segments=1 --frames 10 --every 4").succeeded().cells();
        assertEquals(List.of("0", "0", "4", "4", "8", "8"), rows.stream().map(r -> r[0]).toList());
    }

    @Test
    void hexadecimalNumbersAreTheSameNumbers() {
        List<String[]> decimal = Outcome.line("trace rope --frames 20 --every 20").succeeded().cells();
        List<String[]> hexadecimal = Outcome.line("trace rope --frames 20 --every 20 --hex").succeeded().cells();
        assertEquals(decimal.size(), hexadecimal.size());
        assertTrue(hexadecimal.getLast()[3].contains("0x1."), hexadecimal.getLast()[3]);
        for (int i = 0; i < decimal.size(); i++)
            for (int c : new int[]{1, 3, 4, 5})
                assertEquals(Double.parseDouble(decimal.get(i)[c]), Double.parseDouble(hexadecimal.get(i)[c]));
    }

    /// A half correction beside a pin leaves half of the error: a stick of rest length 2 placed at 4 has residual 2,
    /// then 1.
    @Test
    void aNumberPerElementHasItsNameAsColumn() {
        Outcome trace = Outcome.line(
                "trace rope --channel residual --set segments=1 --set length=2 --set gravity=0,0,0 --set "
                        + "correction=half --set iterations=1 --frames 1")
                .succeeded();
        assertEquals(List.of("frame,time,element,residual", "0,0.0,0,2.0", "1,0.02,0,1.0"), trace.lines());
    }

    @Test
    void aMeasureOfTheWholeIsElementZero() {
        assertEquals("0,0.0,0,4.0", Outcome.line("trace rope --channel totalLength --set segments=4 --frames 0")
                .succeeded().lines().get(1));
    }

    @Test
    void theSkinCanBeTraced() {
        Outcome trace =
                Outcome.line("trace rope --channel vertices --set segments=1 --set sides=3 --set caps=false --frames 1")
                        .succeeded();
        assertEquals(1 + 2 * 2 * 4, trace.lines().size());
        assertFalse(trace.cells().stream().allMatch(r -> r[3].equals("0.0")));
    }

    @Test
    void wholeNumbersArePrintedAsSuch() {
        assertEquals("0,0.0,0,0,1", Outcome.line("trace cloth --channel ends --frames 0").succeeded().lines()
                .get(1));
    }

    @Test
    void channelsOfOtherWidthsHaveNumberedColumns() {
        assertEquals("frame,time,element,uv0,uv1",
                Outcome.line("trace rope --channel uv --frames 0").succeeded().lines().getFirst());
    }

    @Test
    void laterSettingsWinOverEarlierOnesAndOverThePreset() {
        Outcome trace =
                Outcome.line("trace rope --set segments=3 --preset hook --set segments=2 --frames 0").succeeded();
        assertEquals(1 + 3, trace.lines().size());
    }

    @Test
    void aValueMayBeEmptyOrHoldSemicolons() {
        assertEquals(1 + 3, Outcome.line("trace rope --set segments=2 --set shape=0,0,0;1,0,0;1,1,0 --frames 0")
                .succeeded().lines().size());
        assertEquals(1 + 41, Outcome.line("trace rope --set shape= --frames 0").succeeded().lines().size());
    }

    @Test
    void aRunThatDivergesStopsWithOneLineAndNothingThatIsNotFinite() {
        // damping·h = 4: velocities turn round and triple each step
        Outcome trace = Outcome.line("trace rope --set damping=200 --frames 1000");
        trace.complained(1, "damping·h < 2");
        int lastFrame = Integer.parseInt(trace.cells().getLast()[0]);
        assertTrue(trace.err().endsWith("; frames up to " + lastFrame + " are finite\n"), trace.err());
        assertFalse(trace.out().contains("NaN") || trace.out().contains("Infinity"));
        assertEquals(1 + 41 * (lastFrame + 1), trace.lines().size());
    }

    @Test
    void aStartThatIsNotFiniteIsSaidToBe() {
        Outcome.line("trace rope --set warmUp=5000 --set damping=500 --frames 3").complained(1,
                "rope: frame 0 is not finite");
    }

    @Test
    void aHundredThousandRowsAreWritten() {
        assertEquals(1 + 41 * 2501, Outcome.line("trace rope --frames 2500").succeeded().lines().size());
    }

    /// The published hexagon at rest: ring 0 of the rod, half a metre from its axis at the corners.
    @Test
    void verticesAreThoseOfTheSkinWhereAModelKeepsNone() {
        String[] row = Outcome.line("trace rod --frames 0 --channel vertices").succeeded().out().lines().skip(1)
                .findFirst().orElseThrow().split(",");
        assertEquals(0.5, Math.hypot(Double.parseDouble(row[3]), Double.parseDouble(row[5])), 1e-12);
        assertEquals(0, Double.parseDouble(row[4]), 1e-12);
    }
}
