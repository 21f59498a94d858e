package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import limber.models.Catalog;
import limber.models.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What commands say about a mesh that is accepted, and vertices that no face uses, in every model that takes a mesh.
class MeshRemarksTest {
    /// A column of square sections from y = 0 to 2, closed, and a vertex above it that no face uses.
    private static final String STRAY = "v 0.1 9 0.2\n";

    @TempDir Path folder;

    /// Nine sections with the corners (±0.3, y, 0) and (0, y, ±0.3), y = 0, 0.25 … 2, from vertex `first`.
    private static String column(int first, boolean insideOut) {
        var text = new StringBuilder();
        for (int ring = 0; ring <= 8; ring++) {
            double y = ring / 4.0;
            text.append("v 0.3 " + y + " 0\nv 0 " + y + " -0.3\nv -0.3 " + y + " 0\nv 0 " + y + " 0.3\n");
        }
        for (int ring = 0; ring < 8; ring++)
            for (int k = 0; k < 4; k++) {
                int a = first + 4 * ring + k, b = first + 4 * ring + (k + 1) % 4;
                text.append(face(insideOut, a, b, b + 4, a + 4));
            }
        int top = first + 32;
        return text.append(face(insideOut, first + 3, first + 2, first + 1, first))
                .append(face(insideOut, top, top + 1, top + 2, top + 3)).toString();
    }

    private static String face(boolean turned, int a, int b, int c, int d) {
        return turned ? "f " + d + " " + c + " " + b + " " + a + "\n" : "f " + a + " " + b + " " + c + " " + d + "\n";
    }

    private String mesh(String name, String text) throws IOException {
        return "file:" + Files.writeString(folder.resolve(name), text);
    }

    private static String parameter(String model) {
        return model.equals("soft") ? "shape=" : "mesh=";
    }

    @ParameterizedTest
    @ValueSource(strings = {"ball", "jelly", "rod", "puppet", "soft"})
    void aRemarkIsPrintedOnceOnStandardError(String model) throws IOException {
        String whole = mesh("whole.obj", column(1, false)), turned = mesh("turned.obj", column(1, true)),
                stray = mesh("stray.obj", STRAY + column(2, false));
        Outcome quiet = Outcome.of("hash", model, "--frames", "1", "--set", parameter(model) + whole);
        assertEquals(0, quiet.code());
        assertEquals("", quiet.err());
        for (String[] said : new String[][]{{turned, "is inside out"}, {stray, "Vertices that no triangle uses: 1."}}) {
            Outcome o = Outcome.of("hash", model, "--frames", "1", "--set", parameter(model) + said[0]);
            assertEquals(0, o.code(), o.err());
            assertEquals(1, o.err().lines().count(), o.err());
            assertTrue(o.err().startsWith(model + ": ") && o.err().contains(said[1]), o.err());
            assertFalse(o.out().contains(said[1]));
        }
    }

    /// Every remark has its sentence in every model that takes a mesh, in both languages.
    @Test
    void everyRemarkHasItsSentence() {
        for (String model : List.of("ball", "jelly", "rod", "puppet", "soft"))
            for (Locale locale : List.of(Locale.ROOT, Locale.CHINESE))
                for (String name : List.of("bones", "open", "parts", "inside-out", "stray", "unwelded"))
                    assertFalse(Words.captions(Catalog.model(model), locale).get("remark." + name).isBlank());
    }

    /// Two columns at one place, of which each vertex stands twice: 36 too many.
    @Test
    void verticesAtOnePlaceAreSaidToBeUnwelded() throws IOException {
        String text = column(1, false), twice = text + column(37, false);
        Outcome o = Outcome.of("hash", "puppet", "--frames", "1", "--set", "mesh=" + mesh("twice.obj", twice));
        assertTrue(o.err().contains("Vertices at the place of another one: 36."), o.err());
    }

    /// The height, the box, the top that a handle carries, the mask and the fit are those of the column alone, so each
    /// figure is that of the column without the vertex, to the last digit.
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "puppet|arapEnergy,maxStretch,max(displacement)|method=arap pull=0.5,-0.3,0 tilt=-60",
        "puppet|volumeRatio,maxStretch,max(displacement)|method=lattice pull=0.5,0.5,0",
        "puppet|volumeRatio,minSection,max(displacement)|method=skinning twist=180",
        "ball|dent,volume|pressEvery=5 pressPoint=0.3,1,0", "jelly|volume,offset|sway=0.3",
        "rod|tipDeflection,tipAngle|mode=points", "soft|volumeRatio,energy|cellsX=4"})
    void aStrayVertexDoesNotCount(String model, String measures, String sets) throws IOException {
        String figures = figures(model, measures, sets, mesh("whole.obj", column(1, false)));
        assertEquals(figures, figures(model, measures, sets, mesh("stray.obj", STRAY + column(2, false))));
        assertTrue(figures.lines().count() == 2, figures);
    }

    private String figures(String model, String measures, String sets, String mesh) throws IOException {
        Path out = folder.resolve("out.csv");
        var args = new java.util.ArrayList<>(List.of("export", model, "--frames", "20..20", "--plot", measures, "--out",
                out.toString(), "--set", parameter(model) + mesh));
        for (String set : sets.split(" ")) args.addAll(List.of("--set", set));
        Outcome o = Outcome.of(args.toArray(String[]::new));
        assertEquals(0, o.code(), o.err());
        return Files.readString(out);
    }
}
