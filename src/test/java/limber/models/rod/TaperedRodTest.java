package limber.models.rod;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.run.Run;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.mesh.Surface;
import limber.mesh.Topology;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TaperedRodTest {
    /// The published hexagon lies along x, its ring starts at +y and goes towards −z; (x, y, z) → (−y, x + height/2,
    /// z).
    @Test
    void ringsStandAsThePublishedOnesTurnedUpright() {
        var rod = new TaperedRod(10, 1, 0.1, 3, 6);
        double[] xyz = rod.surface().vertices(), widths = {1, 0.55, 0.1};
        for (int ring = 0; ring < 3; ring++)
            for (int corner = 0; corner < 6; corner++) {
                double r = widths[ring] / 2, angle = Math.toRadians(60 * corner);
                double x = -5 + 5 * ring, y = r * Math.cos(angle), z = -r * Math.sin(angle);
                Rods.near(new Vec(-y, x + 5, z), Vec.of(xyz, 6 * ring + corner), 1e-15);
            }
    }

    @ParameterizedTest
    @CsvSource({"10, 1, 0.1, 20, 6", "2, 0.4, 0.4, 2, 3",
        "7, 0.2, 3, 9, 40"})
    void itIsClosedOutwardAndAsLargeAsItsFrusta(double height, double base, double tip,
            int rings, int sides) {
        Surface surface = new TaperedRod(height, base, tip, rings, sides).surface();
        var topology = new Topology(surface);
        assertEquals(rings * sides, surface.size());
        assertEquals(0, topology.boundary());
        assertEquals(0, topology.misoriented());
        assertEquals(2, topology.euler());
        double round = sides / 2.0 * Math.sin(2 * Math.PI / sides), a1 = round * base * base / 4,
                a2 = round * tip * tip / 4;
        double volume = height / 3 * (a1 + a2 + Math.sqrt(a1 * a2));
        assertEquals(volume, topology.volume(), 1e-12 * volume);
    }

    /// u is a quarter of the share of the height, v the share of the turn from −x towards −z: from its pair of texture
    /// coordinates the place of every corner of the wall follows. Each cap has one pair.
    @ParameterizedTest
    @CsvSource({"10, 1, 0.1, 20, 6", "2, 0.4, 0.4, 2, 3"})
    void textureCoordinatesSayWhereACornerIs(double height,
            double base, double tip, int rings, int sides) {
        var rod = new TaperedRod(height, base, tip, rings, sides);
        Surface surface = rod.surface();
        int walls = 6 * sides * (rings - 1);
        assertEquals(walls + 6 * (sides - 2), surface.triangles().length);
        for (int c = 0; c < surface.triangles().length; c++) {
            double u = surface.uv()[2 * surface.uvCorners()[c]], v = surface.uv()[2 * surface.uvCorners()[c] + 1];
            Vec at = Vec.of(surface.vertices(), surface.triangles()[c]);
            if (c < walls) {
                double y = 4 * u * height, r = 0.5 * (base + (tip - base) * y / height), angle = 2 * Math.PI * v;
                Rods.near(new Vec(-r * Math.cos(angle), y, -r * Math.sin(angle)), at, 1e-14);
                double first = surface.uv()[2 * surface.uvCorners()[c - c % 3] + 1];
                assertTrue(Math.abs(v - first) < 1.5 / sides, "no triangle runs back over the seam");
            } else {
                assertEquals(at.y() == 0 ? 0 : 0.25, u, 0);
                assertEquals(0.5 / sides, v, 0);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"rotation-minimizing, height", "rotation-minimizing, arc-length", "frenet, height",
        "published, height"})
    void aStraightRodIsItsMeshAtRest(String normal, String parameter) {
        Run run = Rods.bent("preset straight", "normal=" + normal, "parameter=" + parameter);
        double[] rest = Rods.run(run.settings()).state().of(limber.mesh.SurfaceSkin.REST);
        assertArrayEquals(rest, Rods.placed(run), 1e-13);
        double a1 = 1.5 * Math.sqrt(3) * 0.25, a2 = a1 / 100;
        assertEquals(10.0 / 3 * (a1 + a2 + Math.sqrt(a1 * a2)), Rods.number(run, "volume"), 1e-12);
    }

    @ParameterizedTest
    @CsvSource({"straight", "arch", "s-curve", "space-curve", "fishing-rod"})
    void normalsAreUnitsThatPointOutward(String preset) {
        Run run = Rods.bent("preset " + preset);
        double[] normals = run.picture().of(Skin.NORMALS), placed = Rods.placed(run),
                centre = run.picture().of(RodChannels.CENTRE);
        for (int i = 0; i < normals.length / 3; i++) {
            Vec n = Vec.of(normals, i), away = Vec.of(placed, i).minus(Vec.of(centre, i));
            assertEquals(1, n.length(), 1e-12);
            assertEquals(away.length() * Math.cos(Math.atan(0.045)), n.dot(away), 1e-12,
                    "leaning by the slope of the taper");
        }
    }

    /// tan α = (0.5 − 0.05)/10.
    @Test
    void publishedNormalsAreOffByTheSlopeOfTheTaper() {
        assertEquals(Math.toDegrees(Math.atan(0.045)),
                Rods.number(Rods.bent("preset arch", "taperNormals=published"), "normalError"), 1e-9);
        assertEquals(2.58, Math.toDegrees(Math.atan(0.045)), 0.01);
        assertEquals(0, Rods.number(Rods.bent("preset arch"), "normalError"), 1e-9);
    }

    /// Hexagons stay congruent, and a centre line on their middle keeps the volume (Pappus) but for the chords between
    /// rings.
    @Test
    void bendingKeepsTheVolumeWhereTheCurveHasTheRodsLength() {
        Run run = Rods.bent("preset fishing-rod", "rings=400");
        double length = Rods.number(run, "arcLength"), straight = Rods.number(Rods.bent("preset straight"), "volume");
        assertTrue(length < 10);
        double evenly = Rods.number(Rods.after(1, run.settings().with("parameter", "arc-length")), "volume");
        assertEquals(straight * length / 10, evenly, 1e-3 * straight);
    }
}
