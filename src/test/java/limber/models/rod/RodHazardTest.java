package limber.models.rod;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import limber.math.Bezier;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The faults of the published rod: the measure that shows each, and the setting that corrects it.
class RodHazardTest {

    /// The bend vector of the arch is along x. Where the normal has become 0 only the part of (x, 0, z) across it is
    /// left: each end ring is a line along z, at the base (0, 0, 0) and at the tip (6.5, 6.4, 0).
    @Test
    void publishedTangentsCollapseBothEnds() {
        Run run = Rods.bent("preset arch", "tangent=published", "normal=published"),
                right = Rods.bent("preset arch", "normal=published");
        assertEquals(12, Rods.number(run, "nanTangents"));
        double[] rest = run.state().of(SurfaceSkin.REST), placed = Rods.placed(run), good = Rods.placed(right);
        int n = rest.length / 3;
        for (int i = 0; i < n; i++) {
            Vec across = new Vec(0, 0, rest[3 * i + 2]);
            Vec expected = i < 6 ? across : i >= n - 6 ? new Vec(6.5, 6.4, 0).plus(across) : Vec.of(good, i);
            Rods.near(expected, Vec.of(placed, i), 1e-9);
        }
    }

    /// A rule that turns both parts of the offset leaves nothing of it: both rings collapse to points.
    @Test
    void otherNormalsCollapseToPoints() {
        double[] placed = Rods.placed(Rods.bent("preset arch", "tangent=published"));
        for (int i = 0; i < 6; i++) Rods.near(Vec.ZERO, Vec.of(placed, i), 1e-9);
    }

    /// Set once at rest, radial, and never again: a normal of the arch's tip still points as on the upright rod.
    @Test
    void staleNormalsStayAsTheyWereAtRest() {
        for (String mesh : new String[]{"mesh=tapered", "mesh=icosphere:1"}) {
            double[] stale =
                    Rods.bent("preset arch", mesh, "top=10", "normals=stale", "taperNormals=published").picture()
                            .of(Skin.NORMALS);
            double[] upright = Rods.bent("preset straight", mesh, "top=10", "taperNormals=published").picture()
                    .of(Skin.NORMALS);
            for (int j = 0; j < upright.length; j++) assertEquals(upright[j], stale[j], 1e-12, mesh);
        }
    }

    /// Both end rings, 2·6 vertices, have no tangent; without any guard they are left at rest.
    @Test
    void publishedTangentsTearOffBothEnds() {
        Run run = Rods.bent("preset arch", "tangent=published", "nanGuard=none"), right = Rods.bent("preset arch");
        assertEquals(12, Rods.number(run, "nanTangents"));
        double[] rest = run.state().of(SurfaceSkin.REST), placed = Rods.placed(run), good = Rods.placed(right);
        for (int i = 0; i < rest.length / 3; i++) {
            boolean end = i < 6 || i >= rest.length / 3 - 6;
            Rods.near(end ? Vec.of(rest, i) : Vec.of(good, i), Vec.of(placed, i), 1e-9);
        }
        assertTrue(Vec.of(placed, 119).distance(Vec.of(good, 119)) > 5, "for all to see");
        assertEquals(0, Rods.number(right, "nanTangents"));
    }

    @Test
    void theGuardLooksRightAndTheMeasureStillTells() {
        Run guarded = Rods.bent("preset arch", "tangent=published", "nanGuard=cover");
        assertArrayEquals(Rods.placed(Rods.bent("preset arch")), Rods.placed(guarded), 1e-9);
        assertEquals(12, Rods.number(guarded, "nanTangents"));
    }

    /// The tangent's x changes sign twice: both times the published section turns over. The curvature changes sides
    /// twice too, at the preset's two inflections inside; carried along, nothing happens.
    @Test
    void anSCurveTurnsThePublishedRodInsideOut() {
        Run published = Rods.bent("preset s-curve", "normal=published");
        assertEquals(2, Rods.number(published, "flips"));
        assertTrue(Rods.sections(published, 65).stream().anyMatch(c -> c.area() < -0.999), "inside out");
        assertTrue(Rods.number(published, "volume") < 0.8 * Rods.number(Rods.bent("preset s-curve"), "volume"));
        assertEquals(0, Rods.number(Rods.bent("preset s-curve"), "flips"));
    }

    /// Then x, which is across the bend, stays, and z turns over.
    @Test
    void soDoesAnSCurveThatLeansAlongZ() {
        Run run = Rods.bent("points=0,0,0;0,2,0;0,3.6,4.2;0,5.4,-4.2;0,7.2,0;0,9.2,0", "normal=published");
        assertEquals(2, Rods.number(run, "flips"));
        assertEquals(0, Rods.number(run, "twist"), 1e-9);
    }

    @Test
    void aFrameByCurvatureJumpsToTheOtherSideAtAnInflection() {
        assertEquals(1, Rods.number(Rods.bent("points=0,0,0;3,3,0;-3,6,0;0,9,0", "normal=frenet"), "flips"));
        assertEquals(0, Rods.number(Rods.bent("points=0,0,0;3,3,0;-3,6,0;0,9,0"), "flips"));
    }

    /// A parabola whose horizontal direction turns away from the bend vector by ψ at its tip: cos ψ = 0.56.
    @Test
    void outOfThePlanePublishedSectionsAreSheared() {
        double away = Math.sqrt(1 - 0.56 * 0.56);
        String points = "points=0,0,0;1,3,0;1.56,6," + away;
        assertEquals(0.56, Rods.number(Rods.bent(points, "normal=published"), "minArea"), 1e-12);
        assertEquals(1, Rods.number(Rods.bent(points), "minArea"), 1e-12);
        assertEquals(1, Rods.number(Rods.bent(points, "normal=frenet"), "minArea"), 1e-12);
    }

    private static String zigzag(int degree) {
        var points = new StringBuilder("points=0,0,0");
        for (int i = 1; i <= degree; i++)
            points.append(";").append(i % 2).append(',').append(10.0 * i / degree).append(",0");
        return points.toString();
    }

    @ParameterizedTest
    @CsvSource({"29, false", "30, true", "40, true", "60, true"})
    void binomialsInIntOverflowFromDegree30(int degree,
            boolean overflows) {
        double error = Rods.number(Rods.bent(zigzag(degree), "binomials=int"), "binomialError");
        assertTrue(overflows ? error > 0.1 : error < 1e-9, degree + ": " + error);
        assertEquals(0, Rods.number(Rods.bent(zigzag(degree)), "binomialError"));
        Run exact = Rods.bent(zigzag(degree));
        Rods.near(new Vec(Bezier.at(Rods.points(exact), 0, 0.5), 5, 0), Rods.sections(exact, 3).get(1).centre(), 1e-12);
        double[] right = Rods.placed(exact), placed = Rods.placed(Rods.bent(zigzag(degree), "binomials=int"));
        double most = 0;
        for (int i = 0; i < right.length; i++) most = Math.max(most, Math.abs(right[i] - placed[i]));
        assertTrue(overflows ? most > 0.1 : most < 1e-9, "and so is the mesh: " + most);
    }

    /// Σ |C(5,i)·1.5ⁱ·(−0.5)⁵⁻ⁱ| = (1.5 + 0.5)⁵; going on straight it is 1 + 2·5·0.5.
    @ParameterizedTest
    @CsvSource({"published, 32", "extend, 6"})
    void beyondTheEndsThePolynomialMagnifies(String beyondEnds,
            double gain) {
        double top = 10 / 1.5;
        Run run = Rods.bent("preset arch", "top=" + top, "beyondEnds=" + beyondEnds);
        assertEquals(gain, Rods.number(run, "gain"), 1e-9);
        // the worst that control points off by 1 can do: signs that alternate
        double[] off = new double[18];
        for (int i = 0; i < 6; i++) off[3 * i] = i % 2 == 1 ? 1 : -1;
        double straight = off[15] + 0.5 * 5 * (off[15] - off[12]);
        assertEquals(gain, beyondEnds.equals("published") ? Bezier.at(off, 0, 1.5) : straight, 1e-12);
        assertEquals(1, Rods.number(Rods.bent("preset arch"), "gain"));
    }

    @Test
    void theTopIsThatOfTheMeshAtRestNotTheDraggedTip() {
        Run run = Rods.bent("preset straight", "points=0,0,0;0,2,0;4,3,0;8,4,0");
        assertEquals(1, Rods.sections(run, 2).getLast().t(), 0);
        Rods.near(new Vec(8, 4, 0), Rods.sections(run, 2).getLast().centre(), 1e-12);
    }

    @Test
    void coincidentControlPointsStillHaveADirection() {
        Run run = Rods.bent("points=0,0,0;0,0,0;0,0,0;4,6,0;4,6,0");
        for (double v : Rods.placed(run)) assertTrue(Double.isFinite(v));
        Vec first = Rods.sections(run, 9).getFirst().tangent(), last = Rods.sections(run, 9).getLast().tangent();
        Vec line = new Vec(4, 6, 0).times(1 / Math.sqrt(52));
        Rods.near(line, first, 1e-15);
        Rods.near(line, last, 1e-15);
        for (double v : Rods.placed(Rods.bent("points=1,1,1;1,1,1;1,1,1"))) assertTrue(Double.isFinite(v));
    }

    /// The tangent at the base is that to P2, straight up; the tip points along (3, 5): atan(3/5), and lies 3 m aside.
    @Test
    void theDirectionOfAnEndIsThatOfTheNextDifferenceThatIsNot0() {
        Run base = Rods.bent("points=0,0,0;0,0,0;0,5,0;3,10,0"), tip = Rods.bent("points=3,10,0;3,10,0;0,5,0;0,0,0"),
                both = Rods.bent("points=0,0,0;0,0,0;0,5,0;3,10,0;3,10,0;3,10,0");
        for (Run run : List.of(base, tip, both))
            assertEquals(Math.toDegrees(Math.atan(3 / 5.0)), Rods.number(run, "tipAngle"), 1e-12);
        assertEquals(3, Rods.number(base, "tipDeflection"), 1e-15);
        Rods.near(new Vec(0, 1, 0), Rods.sections(base, 9).getFirst().tangent(), 1e-15);
    }

    @Test
    void whatWouldLieBeyondTheSceneIsLeftAtRestAndCounted() {
        Run run = Rods.bent(zigzag(60), "top=0.001", "beyondEnds=published");
        assertTrue(Rods.number(run, "beyond") > 100);
        for (double v : Rods.placed(run)) assertTrue(Math.abs(v) <= 1e7);
    }
}
