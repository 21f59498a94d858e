package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the `export` command refuses before it draws anything.
class ExportCommandTest {
    @TempDir Path folder;

    private void refused(String options, String part) {
        Outcome.line("export " + options.replace("OUT", folder.resolve("film").toString())).complained(2, part);
    }

    @AfterEach void nothingIsWritten() {
        assertEquals(0, folder.toFile().list().length);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rope --frames 1..2 --out OUT.avi|is neither a .gif nor an .mp4",
        "rope --frames 0..2 --out OUT.gif|the first must be at least 1",
        "rope --frames 5..2 --out OUT.gif|--frames 5..2",
        "rope --frames 1-2 --out OUT.gif|A..B would be right",
        "rope --frames 1..2 --by stich --out OUT.gif|--by: ",
        "rope --frames 1..2 --fps 60 --out OUT.gif|--fps 60.0: pictures a second, 0.1 to 50.0, would be right",
        "rope --frames 1..2 --fps 0 --out OUT.gif|--fps 0.0",
        "rope --frames 1..2 --fps NaN --out OUT.gif|--fps NaN",
        "rope --frames 1..2 --theme wood --out OUT.gif|'wood' is not one of dark, light, projector",
        "rope --frames 1..2 --size 8x8 --out OUT.gif|is not a size",
        "rpoe --frames 1..2 --out OUT.gif|rope"}) void aFilmThatCannotBeIsRefusedInOneLine(String options,
                String part) {
        refused(options, part);
    }

    @Test void aFolderThatIsNotThereIsNamed() {
        Outcome.line("export rope --frames 1..2 --out " + folder.resolve("none/film.gif")).complained(2,
                folder.resolve("none") + " does not exist");
    }
}
