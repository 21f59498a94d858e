package limber.models.soft;

import static limber.models.Setup.number;
import static limber.models.Setup.seek;
import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.Softs.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import limber.engine.State;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.mesh.Skin;
import limber.mesh.Surface;
import limber.mesh.shape.Icosphere;
import limber.mesh.shape.Torus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The skin of a soft body: faces of a block, and surfaces in a cage of cells.
class SoftSkinTest {
    @TempDir Path folder;

    /// A surface as an OBJ file, shifted, so that its box is not around the origin.
    private String file(Surface surface) throws IOException {
        var text = new StringBuilder();
        for (int i = 0; i < surface.size(); i++) {
            Vec v = Vec.of(surface.vertices(), i);
            text.append("v %s %s %s%n".formatted(v.x() + 3, v.y() - 2, v.z()));
        }
        int[] t = surface.triangles();
        for (int k = 0; k < t.length; k += 3)
            text.append("f %d %d %d%n".formatted(t[k] + 1, t[k + 1] + 1, t[k + 2] + 1));
        Path file = folder.resolve("x.obj");
        Files.writeString(file, text);
        return "shape=file:" + file;
    }

    /// The mesh of radius 1 is scaled to 8 cells of 0.1 m, so by 0.4, around `at`.
    @Test
    void aFilesVerticesAreInTheirPlaces() throws IOException {
        Surface ball = new Icosphere(2).surface();
        State s = run(file(ball), "cellsX=8", "at=5,0,0").picture();
        double[] drawn = s.of(Skin.VERTICES);
        Vec low = ball.low(), high = ball.high(), middle = low.plus(high).times(0.5), size = high.minus(low);
        double scale = 0.8 / Math.max(size.x(), Math.max(size.y(), size.z()));
        for (int i = 0; i < ball.size(); i++) {
            Vec expected = new Vec(5, 0, 0).plus(Vec.of(ball.vertices(), i).minus(middle).times(scale));
            assertEquals(0, expected.distance(Vec.of(drawn, i)), 1e-12);
        }
    }

    @Test
    void theBallsVerticesAreInTheirPlaces() {
        State s = run("shape=ball", "cellsX=7", "cell=0.2", "at=1,2,3").picture();
        Surface ball = new Icosphere(3).surface();
        for (int i = 0; i < ball.size(); i++)
            assertEquals(0, new Vec(1, 2, 3).plus(Vec.of(ball.vertices(), i).times(0.7))
                    .distance(Vec.of(s.of(Skin.VERTICES), i)), 1e-12);
    }

    @ParameterizedTest
    @CsvSource({"block", "ball"})
    void volumeScalesWithTheStretch(String shape) {
        double rest = number(run("shape=" + shape), "skinVolume"),
                stretched = number(run("shape=" + shape, "stretch=1.5,0.5,-2", "rotation=33"), "skinVolume");
        assertEquals(-1.5, stretched / rest, 1e-12);
        if (shape.equals("block")) assertEquals(0.125, rest, 1e-15);
    }

    /// Every vertex keeps its coordinates in its tet, those of which the smallest is as large as any tet offers.
    @Test
    void aVertexIsBoundToTheTetThatHoldsItBest() throws IOException {
        State s = run(file(new Torus(16, 8).surface()), "cellsX=7", "split=six").picture();
        double[] rest = s.of(limber.mesh.SurfaceSkin.REST);
        for (int v = 0; v < rest.length / 3; v++) {
            int best = 0;
            double most = Double.NEGATIVE_INFINITY;
            for (int t = 0; t < s.of(REST_VOLUME).length; t++) {
                double smallest = smallest(s, t, Vec.of(rest, v));
                if (smallest > most) best = t;
                most = Math.max(most, smallest);
            }
            assertEquals(most, smallest(s, s.ints(BOUND_TO)[v], Vec.of(rest, v)), 1e-12);
            assertEquals(best, s.ints(BOUND_TO)[v], 0);
        }
    }

    private static double smallest(State s, int tet, Vec p) {
        Vec d = p.minus(Vec.of(s.of(AT_REST), s.ints(TET_CORNERS)[4 * tet]));
        double[] r = s.of(REST_INVERSE);
        double b1 = Vec.of(r, 3 * tet).dot(d), b2 = Vec.of(r, 3 * tet + 1).dot(d),
                b3 = Vec.of(r, 3 * tet + 2).dot(d);
        return Math.min(Math.min(1 - b1 - b2 - b3, b1), Math.min(b2, b3));
    }

    /// The cells of a torus around y of radii 1 and 0.4, 15 cells wide: one is kept if its middle is inside or the
    /// surface passes through it, and none is if it is a diagonal away.
    @Test
    void cellsInsideASurfaceAreKept() {
        var fitted = new FittedSurface(new Torus(64, 32).surface(), 15);
        CellGrid grid = fitted.cells();
        assertEquals(15, grid.nx());
        assertEquals(5, grid.ny(), "4.3 cells high");
        double cell = 2.8 / 15;
        int kept = 0;
        for (int k = 0; k < 15; k++)
            for (int j = 0; j < 5; j++)
                for (int i = 0; i < 15; i++) {
                    double x = (i - 7) * cell, y = (j - 2) * cell, z = (k - 7) * cell,
                            around = Math.sqrt(x * x + z * z) - 1,
                            depth = 0.4 - Math.sqrt(around * around + y * y);
                    boolean is = grid.kept()[grid.cell(i, j, k)];
                    if (depth > 0.02) assertTrue(is, "inside: " + i + " " + j + " " + k);
                    if (depth < -Math.sqrt(3) / 2 * cell) assertTrue(!is, "outside: " + i + " " + j + " " + k);
                    if (is) kept++;
                }
        assertTrue(kept > 0 && kept < grid.kept().length);
    }

    @Test
    void anEmbeddedSurfaceFollowsItsCage() {
        Run run = run("preset ball");
        seek(run, 30);
        assertEquals(number(run, "volumeRatio"), number(run, "skinVolume") / number(run("preset ball"), "skinVolume"),
                0.02);
    }

    @Test
    void aSurfaceWithoutExtentIsRefused() throws IOException {
        Path file = folder.resolve("point.obj");
        Files.writeString(file, "v 1 1 1\nv 1 1 1\nv 1 1 1\nf 1 2 3\n");
        var e = assertThrows(BadInput.class, () -> run("shape=file:" + file));
        assertTrue(e.getMessage().startsWith("soft.shape: "), e.getMessage());
    }
}
