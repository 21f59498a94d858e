package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every row of docs/published.md, run: what Limber does of what was published. The numbers there are worked by hand.
class PublishedPageTest {
    private static final Path PAGE = Path.of("docs/published.md");
    private static final double CLOSE = 1e-9;

    /// @param inputs JSON, or empty
    private record Row(String behaviour, String state, String command, String inputs, String shows) {
        @Override
        public String toString() {
            return behaviour;
        }
    }

    static Stream<Row> rows() throws IOException {
        return Files.readAllLines(PAGE).stream().filter(l -> l.startsWith("| ") && !l.startsWith("| behaviour")
                && !l.startsWith("| ---")).map(PublishedPageTest::row);
    }

    private static Row row(String line) {
        List<String> cells = Arrays.stream(line.split("\\|")).map(String::strip).toList();
        String[] run = cells.get(4).split("`");
        return new Row(cells.get(1), cells.get(3), run[1], run.length > 3 ? run[3] : "", cells.get(5).replace("`", ""));
    }

    @Test
    void everyProgramHasItsRows() throws IOException {
        assertTrue(rows().count() >= 30);
        for (Row row : rows().toList())
            assertTrue(row.state().matches("exact|corrected|different: .+"), row.behaviour() + ": " + row.state());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void itShowsWhatThePageSays(Row row, @TempDir Path folder) throws IOException {
        String line = row.command();
        if (!row.inputs().isEmpty())
            line += " --inputs " + Files.writeString(folder.resolve("inputs.json"), row.inputs());
        Outcome outcome = Outcome.line(line);
        if (row.shows().startsWith("! ")) {
            outcome.complained(1, row.shows().substring(2));
            return;
        }
        List<String[]> printed = outcome.remarked("").out().lines().skip(1).map(l -> l.split(",")).toList();
        String last = printed.getLast()[0];
        for (String shown : row.shows().split("; ")) {
            String element = shown.substring(0, shown.indexOf(':'));
            String[] found = printed.stream().filter(r -> r[0].equals(last) && r[2].equals(element)).findFirst()
                    .orElseThrow();
            double[] expected = Arrays.stream(shown.substring(shown.indexOf(':') + 1).split(","))
                    .mapToDouble(Double::parseDouble).toArray();
            assertEquals(expected.length, found.length - 3, shown);
            for (int i = 0; i < expected.length; i++)
                assertEquals(expected[i], Double.parseDouble(found[3 + i]), CLOSE, shown);
        }
    }
}
