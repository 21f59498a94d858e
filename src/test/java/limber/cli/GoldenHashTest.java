package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import limber.engine.model.Model;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The golden hashes of every model and preset after 200 frames, compared with `golden-hashes.csv`.
/// `GoldenHashSoakTest` compares those of more frames. A change of results on purpose changes that file; the head of
/// the file says how.
class GoldenHashTest {
    private static List<String> models() {
        return Catalog.MODELS.stream().map(Model::name).toList();
    }

    private static List<String> computed(int most) {
        var rows = new ArrayList<String>();
        for (GoldenHashes.Scene scene : GoldenHashes.scenes()) GoldenHashes.rows(scene, most, rows::add);
        return rows;
    }

    @Test
    void everySceneHasItsHashes() throws IOException {
        assertSameRows(GoldenHashes.golden(GoldenHashes.FEW), computed(GoldenHashes.FEW));
    }

    /// The file speaks of what the command prints: rows of plain defaults, without the opening inputs.
    @ParameterizedTest
    @MethodSource("models")
    void theCommandPrintsTheHashOfTheFile(String model) throws IOException {
        String row = GoldenHashes.golden(GoldenHashes.FEW).stream()
                .filter(r -> r.startsWith(model + ",defaults,alone,")).findFirst().orElseThrow();
        String hash = row.split(",")[4];
        assertEquals(hash + "\n", Outcome.line("hash " + model + " --frames " + GoldenHashes.FEW).succeeded().out());
    }

    static void assertSameRows(List<String> expected, List<String> actual) {
        assertEquals(String.join("\n", expected), String.join("\n", actual));
    }
}
