package limber.models.cloth;

import static limber.models.cloth.Cloths.at;
import static limber.models.cloth.Cloths.fresh;
import static limber.models.cloth.Cloths.settings;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import limber.engine.State;
import limber.engine.settings.Vec;
import limber.models.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// How a cloth is laid out at frame 0: positions, springs, triangles, batches, masses and pins.
class ClothSceneTest {
    /// Cells of 0.5 m × 0.4 m, 4 by 2. With e = 0.6 a fold is 0.5·√(1 − 0.36) = 0.4 m.
    private static final String[] FOLDED = {"columns=4", "rows=2", "width=2", "height=0.8", "gather=0.4"};
    /// X_c = (0.5·c − 1)·0.6, and Z two forth and two back.
    private static final double[] X = {-0.6, -0.3, 0, 0.3, 0.6}, Z = {0, 0.4, 0.8, 0.4, 0};

    private static String[] folded(String... more) {
        return Setup.with(FOLDED, more);
    }

    private static void near(Vec expected, Vec actual) {
        assertEquals(0, expected.distance(actual), 1e-15, expected + " but is " + actual);
    }

    @Test
    void itHangsInFolds() {
        State s = fresh(folded());
        for (int i = 0; i < 15; i++) near(new Vec(X[i % 5], -0.4 * (i / 5), Z[i % 5]), at(s, i));
        assertArrayEquals(new double[45], s.of(ClothChannels.VELOCITY), "at rest");
        assertArrayEquals(s.of(ClothChannels.POSITION), s.of(ClothChannels.PREVIOUS));
    }

    @Test
    void itLiesInFolds() {
        State s = fresh(folded("orientation=lying"));
        for (int i = 0; i < 15; i++) near(new Vec(X[i % 5], Z[i % 5], 0.4 * (i / 5) - 0.4), at(s, i));
    }

    /// Hanging: straight down by 0.5·0.6 a segment. Lying: along x.
    @Test
    void aChainHangsStraightDownOrLiesAlongX() {
        State hanging = fresh(folded("rows=0")), lying = fresh(folded("rows=0", "orientation=lying"));
        for (int c = 0; c < 5; c++) {
            near(new Vec(0, -0.3 * c, Z[c]), at(hanging, c));
            near(new Vec(X[c], Z[c], 0), at(lying, c));
        }
    }

    /// The fifth and the sixth segment go forth again: (c − 1) mod 4 = 0 and 1.
    @Test
    void foldsRepeatAfterFourColumns() {
        State s = fresh("columns=6", "rows=0", "width=3", "gather=0.4");
        double[] z = {0, 0.4, 0.8, 0.4, 0, 0.4, 0.8};
        for (int c = 0; c < 7; c++) assertEquals(z[c], at(s, c).z(), 1e-15);
    }

    @Test
    void theShapeIsTakenAndRestLengthsStayThoseOfTheGrid() {
        State s = fresh("columns=1", "rows=0", "width=1", "shape=0,1,2;3,4,5");
        near(new Vec(0, 1, 2), at(s, 0));
        near(new Vec(3, 4, 5), at(s, 1));
        assertArrayEquals(new double[]{1}, s.of(ClothChannels.REST));
    }

    /// Particles 0 1 2 / 3 4 5 / 6 7 8, dx = 3, dy = 4, so that a diagonal is 5.
    @Test
    void springsAreNumberedByKindThenRowThenColumn() {
        State s = fresh("columns=2", "rows=2", "width=6", "height=8");
        int[] ends = {0, 1, 1, 2, 3, 4, 4, 5, 6, 7, 7, 8, // along rows
            0, 3, 1, 4, 2, 5, 3, 6, 4, 7, 5, 8, // along columns
            0, 4, 1, 3, 1, 5, 2, 4, 3, 7, 4, 6, 4, 8, 5, 7, // both diagonals of each cell
            0, 2, 3, 5, 6, 8, 0, 6, 1, 7, 2, 8}; // bend
        assertArrayEquals(ends, s.ints(ClothChannels.ENDS));
        double[] rest = new double[26];
        Arrays.fill(rest, 0, 6, 3);
        Arrays.fill(rest, 6, 12, 4);
        Arrays.fill(rest, 12, 20, 5);
        Arrays.fill(rest, 20, 23, 6);
        Arrays.fill(rest, 23, 26, 8);
        assertArrayEquals(rest, s.of(ClothChannels.REST));
        assertEquals(12, new ClothGrid(settings("columns=2", "rows=2", "shear=false", "bend=false")).springs);
        assertEquals(18, new ClothGrid(settings("columns=2", "rows=2", "shear=false")).springs);
    }

    /// Cells (0,0), (0,1), (1,0), (1,1); the second and the third are turned under `alternating`.
    @Test
    void cellsAreCutTheSameWayOrAlternating() {
        int[] same = {0, 3, 4, 0, 4, 1, 1, 4, 5, 1, 5, 2, 3, 6, 7, 3, 7, 4, 4, 7, 8, 4, 8, 5},
                turned = {0, 3, 4, 0, 4, 1, 1, 4, 2, 2, 4, 5, 3, 6, 4, 4, 6, 7, 4, 7, 8, 4, 8, 5};
        assertArrayEquals(same, fresh("columns=2", "rows=2").ints(ClothChannels.CORNERS));
        assertArrayEquals(turned, fresh("columns=2", "rows=2", "diagonal=alternating").ints(ClothChannels.CORNERS));
    }

    /// Normals point to +z hanging, to +y lying.
    @ParameterizedTest
    @CsvSource({"hanging,same", "hanging,alternating", "lying,same", "lying,alternating"})
    void trianglesFaceForward(String orientation, String diagonal) {
        State s = fresh("orientation=" + orientation, "diagonal=" + diagonal, "gather=0");
        int[] corner = s.ints(ClothChannels.CORNERS);
        for (int t = 0; t < corner.length; t += 3) {
            Vec a = at(s, corner[t]);
            Vec c = at(s, corner[t + 1]).minus(a).cross(at(s, corner[t + 2]).minus(a));
            assertTrue((orientation.equals("hanging") ? c.z() : c.y()) > 0, "triangle " + t / 3);
        }
    }

    /// 3 columns of cells and 2 rows, particles 0..3, 4..7, 8..11. In the order of the contract: along a row with c
    /// even, c odd; along a column with r even, odd; first diagonals by row; second ones; bend by ⌊c/2⌋ and ⌊r/2⌋.
    @Test
    void batchesOfSpringsComeInTheOrderOfTheContract() {
        ClothGrid grid = new ClothGrid(settings("columns=3", "rows=2"));
        List<List<Integer>> first = List.of(List.of(0, 2, 4, 6, 8, 10), List.of(1, 5, 9), List.of(0, 1, 2, 3),
                List.of(4, 5, 6, 7), List.of(0, 1, 2), List.of(4, 5, 6), List.of(1, 2, 3), List.of(5, 6, 7),
                List.of(0, 1, 4, 5, 8, 9), List.of(), List.of(0, 1, 2, 3), List.of());
        assertEquals(12, ClothGrid.BATCHES);
        for (int k = 0; k < 12; k++) {
            List<Integer> starts = Arrays.stream(grid.springOrder, grid.springBatch[k], grid.springBatch[k + 1])
                    .mapToObj(s -> grid.a[s]).toList();
            assertEquals(first.get(k), starts, "batch " + k);
        }
    }

    /// 4 columns of particles, 3 rows. With bend the class is (r mod 3)·3 + c mod 3, without (r mod 2)·2 + c mod 2.
    @Test
    void batchesOfParticlesComeByRowThenColumn() {
        ClothGrid bend = new ClothGrid(settings("columns=3", "rows=2")),
                none = new ClothGrid(settings("columns=3", "rows=2", "bend=false"));
        assertArrayEquals(new int[]{0, 3, 1, 2, 4, 7, 5, 6, 8, 11, 9, 10}, bend.particleOrder);
        assertArrayEquals(new int[]{0, 2, 3, 4, 6, 7, 8, 10, 11, 12}, bend.particleBatch);
        assertArrayEquals(new int[]{0, 2, 8, 10, 1, 3, 9, 11, 4, 6, 5, 7}, none.particleOrder);
        assertArrayEquals(new int[]{0, 4, 8, 10, 12}, none.particleBatch);
    }

    @ParameterizedTest
    @ValueSource(strings = {"columns=1", "columns=7", "rows=0", "rows=1", "rows=9", "bend=false",
        "shear=false"})
    void noTwoElementsOfABatchTouch(String change) {
        ClothGrid grid = new ClothGrid(settings(change));
        for (int k = 0; k < 12; k++) {
            Set<Integer> seen = new HashSet<>();
            for (int n = grid.springBatch[k]; n < grid.springBatch[k + 1]; n++) {
                assertTrue(seen.add(grid.a[grid.springOrder[n]]), "batch " + k);
                assertTrue(seen.add(grid.b[grid.springOrder[n]]), "batch " + k);
            }
        }
        var batch = new int[grid.particles];
        for (int k = 0; k + 1 < grid.particleBatch.length; k++)
            for (int n = grid.particleBatch[k]; n < grid.particleBatch[k + 1]; n++) batch[grid.particleOrder[n]] = k;
        for (int s = 0; s < grid.springs; s++) assertTrue(batch[grid.a[s]] != batch[grid.b[s]], "spring " + s);
        assertEquals(grid.springs, Arrays.stream(grid.springOrder).distinct().count(), "each spring once");
        assertEquals(grid.particles, Arrays.stream(grid.particleOrder).distinct().count(), "each particle once");
    }

    /// 12 triangles of 1 kg. A particle has 6 of them inside, 3 at an edge, 2 at the corners that the cut meets and 1
    /// at the two others: 2, 1, ⅔ and ⅓ kg. Published: inverse masses add up, so N triangles weigh 3/N.
    @ParameterizedTest
    @CsvSource({"area,2,1,0.6666666666666666,0.3333333333333333",
        "published,0.5,1,1.5,3"})
    void particlesShareTheMassOfTheirTriangles(String massing, double inside, double edge,
            double two, double one) {
        State s = fresh("columns=3", "rows=2", "mass=12", "pins=none", "massing=" + massing);
        double[] m = {two, edge, edge, one, edge, inside, inside, edge, one, edge, edge, two},
                inverse = Arrays.stream(m).map(x -> 1 / x).toArray();
        assertArrayEquals(m, s.of(ClothChannels.MASSES), 1e-14);
        assertArrayEquals(inverse, s.of(ClothChannels.INVERSE_MASS), 1e-14);
        assertEquals(massing.equals("area") ? 1.0 / 6 : 6, m[3] / m[5], 1e-14);
        if (massing.equals("area")) assertEquals(12, Arrays.stream(s.of(ClothChannels.MASSES)).sum(), 1e-14);
    }

    /// Inside, cells that are cut alternately have 4 and 8 triangles around their corners.
    @Test
    void alternatingNeighboursDifferInMassBy2() {
        double[] m = fresh("diagonal=alternating").of(ClothChannels.MASSES);
        assertEquals(2, Math.max(m[20] / m[21], m[21] / m[20]), 1e-14);
    }

    /// 4 segments of 2 kg: an end has half of one. Published: w = N/(2·2 kg) of N segments, 1 at an end, 2 inside.
    @ParameterizedTest
    @CsvSource({"area,1,2", "published,4,2"})
    void aChainSharesTheMassOfItsSegments(String massing, double end,
            double inside) {
        State s = fresh("columns=4", "rows=0", "mass=8", "massing=" + massing);
        double[] m = {end, inside, inside, inside, end};
        assertArrayEquals(m, s.of(ClothChannels.MASSES), 1e-14);
    }

    /// Particles 0..3, 4..7, 8..11.
    @ParameterizedTest
    @CsvSource({"none,2,''", "corner,2,0", "top-corners,2,0 3", "corners,2,0 3 8 11", "top-edge,2,0 1 2 3",
        "left-edge,2,0 4 8", "corner,0,0", "top-corners,0,0 3", "corners,0,0 3", "top-edge,0,0 1 2 3",
        "left-edge,0,0"})
    void pinsHaveNoInverseMass(String pins, int rows, String expected) {
        State s = fresh("columns=3", "rows=" + rows, "pins=" + pins);
        var pinned = new TreeSet<Integer>();
        double[] w = s.of(ClothChannels.INVERSE_MASS);
        for (int i = 0; i < w.length; i++) if (w[i] == 0) pinned.add(i);
        var wanted = new TreeSet<Integer>();
        for (String i : expected.split(" ")) if (!i.isEmpty()) wanted.add(Integer.parseInt(i));
        assertEquals(wanted, pinned);
        assertTrue(Arrays.stream(s.of(ClothChannels.MASSES)).allMatch(m -> m > 0), "the mass stays");
    }
}
