package limber.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the `export` command refuses before it draws anything.
class ExportCommandTest {
    @TempDir Path folder;

    private void refused(String options, String part) {
        Outcome.line("export " + options.replace("OUT", folder.resolve("film").toString())).complained(2, part);
        nothingIsWritten();
    }

    private void nothingIsWritten() {
        assertEquals(0, folder.toFile().list().length);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rope --frames 1..2 --out OUT.avi|.gif, .mp4, .png, .obj, .stl, .ply, .svg or .csv would be right",
        "rope --out OUT.gif|--frames: is missing; a .gif or .mp4 needs it",
        "rope --frame 3 --frames 1..2 --out OUT.gif|--frame: is not for a .gif or .mp4",
        "rope --frames 1..2 --out OUT.png|--frame: is missing; a .png needs it",
        "rope --frame 3 --captions --out OUT.png|--captions: is not for a .png",
        "rope --frame 3 --size 64x64 --out OUT.obj|--size: is not for a .obj or .stl or .ply",
        "rope --frames 1..2 --out OUT.svg|--plot: is missing; a .svg or .csv needs it",
        "rope --frames 1..2 --plot sag --theme light --out OUT.csv|--theme: is not for a .svg or .csv",
        "rope --frames 1..2 --plot sga --out OUT.svg|--plot: sga: 1: ",
        "rope --frames 1..2 --plot 1,2,3,4,5,6,7 --out OUT.csv|the plot has 7 curves; at most 6 would be right",
        "rope --set skin=line --frame 1 --out OUT.stl|the skin has no triangles in frame 1",
        "rope --frames 0..2 --out OUT.gif|the first must be at least 1",
        "rope --frames 5..2 --out OUT.gif|--frames 5..2",
        "rope --frames 1-2 --out OUT.gif|A..B would be right",
        "rope --frames 1..2 --by stich --out OUT.gif|--by: ",
        "rope --frames 1..2 --phase stick --out OUT.gif|'stick' is no phase of rope (",
        "rope --frames 1..2 --plot sag --phase distance --out OUT.csv|--phase: is not for a .svg or .csv",
        "rope --frames 1..2 --fps 60 --out OUT.gif|--fps 60.0: pictures a second, 0.1 to 50.0, would be right",
        "rope --frames 1..2 --fps 0 --out OUT.gif|--fps 0.0",
        "rope --frames 1..2 --fps NaN --out OUT.gif|--fps NaN",
        "rope --frames 1..2 --theme wood --out OUT.gif|'wood' is not one of dark, light, projector",
        "rope --frames 1..2 --size 8x8 --out OUT.gif|is not a size",
        "rpoe --frames 1..2 --out OUT.gif|rope"})
    void aFilmThatCannotBeIsRefusedInOneLine(String options,
            String part) {
        refused(options, part);
    }

    /// A mesh is that of `mesh`, for a scene without opening inputs.
    @ParameterizedTest
    @CsvSource({"obj", "stl", "ply"})
    void aMeshIsThatOfTheMeshCommand(String ending) throws IOException {
        Path one = folder.resolve("one." + ending), two = folder.resolve("two." + ending);
        Outcome.line("export rope --preset cable --frame 5 --out " + one).succeeded();
        Outcome.line("mesh rope --preset cable --frame 5 --out " + two).succeeded();
        assertArrayEquals(Files.readAllBytes(two), Files.readAllBytes(one));
    }

    /// A frame of the rope takes 20 ms; commas within parentheses belong to an expression.
    @Test
    void aPlotAsATableHasARowForEachFrame() throws IOException {
        Path file = folder.resolve("plot.csv");
        Outcome.line("export rope --frames 3..5 --plot frame*2,max(frame,4) --plot 7 --out " + file).succeeded();
        List<String> lines = Files.readAllLines(file);
        assertEquals("frame,time,frame*2,\"max(frame,4)\",7", lines.getFirst());
        assertEquals(List.of("3 6.0 4.0 7.0", "4 8.0 4.0 7.0", "5 10.0 5.0 7.0"), lines.stream().skip(1)
                .map(line -> line.replaceFirst(",[^,]*", "").replace(',', ' ')).toList());
        assertEquals(0.08, Double.parseDouble(lines.get(2).split(",")[1]), 1e-12);
    }

    @Test
    void aPlotAsADrawingHasALineForEachExpression() throws IOException {
        Path file = folder.resolve("plot.svg");
        Outcome.line("export rope --frames 1..30 --plot sag,max(abs(residual)) --out " + file).succeeded();
        String svg = Files.readString(file);
        assertEquals(3, svg.split("stroke-width=\"2\"", -1).length, "two curves");
        assertTrue(svg.startsWith("<svg ") && svg.endsWith("</svg>\n"));
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        Outcome.line("export rope --frames 1..2 --out " + folder.resolve("none/film.gif")).complained(2,
                folder.resolve("none") + " does not exist");
    }
}
