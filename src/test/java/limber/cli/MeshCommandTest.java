package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MeshCommandTest {
    @TempDir Path folder;

    @Test
    void withoutAFileItIsCsv() {
        Outcome mesh = Outcome.line("mesh rope --frame 0 --set segments=2 --set sides=3 --set caps=false").succeeded();
        assertEquals("index,x,y,z,u,v,nx,ny,nz,tx,ty,tz", mesh.lines().getFirst());
        assertEquals(1 + 3 * 4, mesh.lines().size());
    }

    /// A straight capped tube of n sides, radius r and length L: V = n/2 · r² · sin(2π/n) · L; positive only if
    /// triangles wind counter-clockwise seen from outside. n = 6, r = 0.5, L = 4: 3 · 0.25 · 0.8660254037844386 · 4.
    @Test
    void anObjOfAStraightTubeHasItsVolume() throws IOException {
        Path file = folder.resolve("tube.obj");
        Outcome.of("mesh", "rope", "--frame", "0", "--set", "sides=6", "--set", "width=1", "--out", file.toString())
                .succeeded();
        var points = new ArrayList<Vec>();
        double volume = 0;
        for (String line : Files.readAllLines(file)) {
            String[] words = line.split(" ");
            if (words[0].equals("v")) points.add(
                    new Vec(Double.parseDouble(words[1]), Double.parseDouble(words[2]), Double.parseDouble(words[3])));
            if (!words[0].equals("f")) continue;
            List<Vec> corners = Stream.of(words).skip(1).map(w -> points.get(Integer.parseInt(w.split("/")[0]) - 1))
                    .toList();
            volume += corners.get(0).dot(corners.get(1).cross(corners.get(2))) / 6;
        }
        assertEquals(3 * 0.25 * 0.8660254037844386 * 4, volume, 1e-12);
    }

    @Test
    void whatIsNotDrawnYetHasNoTriangle() throws IOException {
        Path inputs = Files.writeString(folder.resolve("i.json"), "[{\"frame\":1,\"do\":\"extend\"}]"),
                file = folder.resolve("x.stl");
        Outcome.of("mesh", "rope", "--frame", "3", "--inputs", inputs.toString(), "--set", "caps=false", "--out",
                file.toString()).succeeded();
        // at most one stick a display frame: three of them, 2 · 12 triangles each
        assertEquals(84 + 50 * 3 * 24, Files.size(file));
    }

    @Test
    void plyIsBinaryUnlessTextIsWanted() throws IOException {
        Path file = folder.resolve("x.ply");
        Outcome.of("mesh", "rope", "--frame", "2", "--out", file.toString()).succeeded();
        assertTrue(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)
                .startsWith("ply\nformat binary_little_endian 1.0\n"));
        Outcome.of("mesh", "rope", "--frame", "2", "--ascii", "--out", file.toString()).succeeded();
        assertTrue(Files.readString(file).startsWith("ply\nformat ascii 1.0\n"));
    }

    @Test
    void aRunThatDivergesLeavesNoFile() {
        Path file = folder.resolve("x.obj");
        Outcome.of("mesh", "rope", "--frame", "100", "--set", "damping=200", "--out", file.toString()).complained(1,
                "frames up to");
        assertFalse(Files.exists(file));
    }
}
