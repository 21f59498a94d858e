package limber.models.soft;

import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.Softs.at;
import static limber.models.soft.Softs.fresh;
import static limber.models.soft.Softs.measure;
import static limber.models.soft.Softs.particles;
import static limber.models.soft.Softs.rest;
import static limber.models.soft.Softs.settings;
import static limber.models.soft.Softs.velocity;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.TreeSet;
import limber.engine.State;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The layout of a soft body at frame 0: cells, tets, edges, masses, where it is placed and how it moves.
class SoftSceneTest {
    private static double volume(State s) {
        return Arrays.stream(s.of(REST_VOLUME)).sum();
    }

    /// Nodes with x fastest, then y, then z, around `at`.
    @Test
    void particlesAreTheNodesOfTheGrid() {
        State s = fresh("cellsX=3", "cellsY=2", "cellsZ=1", "cell=0.2", "at=1,2,3");
        assertEquals(4 * 3 * 2, particles(s));
        assertEquals(0, rest(s, 0).distance(new Vec(0.7, 1.8, 2.9)), 1e-15);
        assertEquals(0, rest(s, 1).distance(new Vec(0.9, 1.8, 2.9)), 1e-15);
        assertEquals(0, rest(s, 4).distance(new Vec(0.7, 2, 2.9)), 1e-15);
        assertEquals(0, rest(s, 23).distance(new Vec(1.3, 2.2, 3.1)), 1e-15);
    }

    /// Of five tets the four at corners have a sixth of the cell and the one between them a third; six have a sixth
    /// each. All are the right way round.
    @ParameterizedTest
    @ValueSource(strings = {"five", "six"})
    void tetsFillTheirCells(String split) {
        State s = fresh("split=" + split, "cell=1", "cellsX=2", "cellsY=2", "cellsZ=2");
        int each = split.equals("five") ? 5 : 6;
        double[] volumes = s.of(REST_VOLUME);
        assertEquals(8 * each, volumes.length);
        for (int t = 0; t < volumes.length; t++)
            assertEquals(each == 5 && t % 5 == 4 ? 1.0 / 3 : 1.0 / 6, volumes[t], 1e-15);
        for (double j : measure("jacobian", settings("split=" + split), s)) assertEquals(1, j, 1e-15);
    }

    /// The first cell is even, the second odd: 0135 becomes 1042, with a node at 1 for each bit of x, 3 of y, 6 of z.
    @Test
    void cornersAreThoseOfTheTable() {
        int[] corners = fresh("cellsX=2", "cellsY=1", "cellsZ=1").ints(TET_CORNERS);
        assertArrayEquals(new int[]{0, 1, 4, 7}, Arrays.copyOf(corners, 4));
        assertArrayEquals(new int[]{2, 1, 7, 4}, Arrays.copyOfRange(corners, 20, 24));
        assertArrayEquals(new int[]{2, 4, 7, 11}, Arrays.copyOfRange(corners, 36, 40), "1247");
        int[] six = fresh("cellsX=1", "cellsY=1", "cellsZ=1", "split=six").ints(TET_CORNERS);
        assertArrayEquals(new int[]{0, 1, 3, 7, 0, 5, 1, 7}, Arrays.copyOf(six, 8));
    }

    /// Two neighbours share their diagonals: no face lies in more than two tets, and those of one tet make the box.
    @ParameterizedTest
    @CsvSource({"five,3,2,4", "six,3,2,4"})
    void facesOfOneTetAreTheSurface(String split, int x, int y, int z) {
        State s = fresh("split=" + split, "cellsX=" + x, "cellsY=" + y, "cellsZ=" + z, "cell=1");
        assertEquals(2 * 2 * (x * y + y * z + z * x), s.triangles().length / 3);
    }

    /// A cube of five has 12 edges and a diagonal in each of 6 faces; of six one more through its middle.
    @ParameterizedTest
    @CsvSource({"five,18", "six,19"})
    void edgesAreListedOnceAscending(String split, int count) {
        State s = fresh("split=" + split, "cellsX=1", "cellsY=1", "cellsZ=1", "cell=1");
        int[] ends = s.ints(ENDS);
        assertEquals(2 * count, ends.length);
        var order = new TreeSet<Integer>();
        for (int e = 0; e < count; e++) {
            assertTrue(ends[2 * e] < ends[2 * e + 1]);
            assertTrue(order.isEmpty() || 100 * ends[2 * e] + ends[2 * e + 1] > order.last());
            order.add(100 * ends[2 * e] + ends[2 * e + 1]);
            assertEquals(rest(s, ends[2 * e]).distance(rest(s, ends[2 * e + 1])), s.of(REST_LENGTH)[e]);
        }
    }

    /// n = 3: the nearest corner of a corner cell is √3/2 cells from the middle, the ball ends at 3/2. n = 6, in half
    /// cells: rows are 4, 2, 0, 0, 2, 4 away and the ball ends at 6, so 8 corners (48) and 24 cells beside them (36)
    /// are not kept.
    @ParameterizedTest
    @CsvSource({"1,1", "2,8", "3,27", "6,184"})
    void aBallHasTheCellsThatItReaches(int n, int cells) {
        State s = fresh("shape=ball", "cellsX=" + n, "cell=1");
        assertEquals(5 * cells, s.of(REST_VOLUME).length);
        assertEquals(cells, volume(s), 1e-11);
    }

    @ParameterizedTest
    @CsvSource({"five,corrected,125", "six,corrected,125",
        "five,published,1.714286"})
    void massIsDensityTimesVolume(String split, String massing, double mass) {
        State s = fresh("split=" + split, "massing=" + massing);
        double found = measure("totalMass", settings(), s)[0];
        assertEquals(mass, found, massing.equals("corrected") ? 1e-10 : 5e-7);
        for (int i = 0; i < particles(s); i++) assertEquals(1, s.of(MASSES)[i] * s.of(INVERSE_MASS)[i], 1e-15);
    }

    /// A particle of 32 tets is in three of V = 1/6 and one of 1/3 in each of 8 cells: its mass is 8·(5/6)/4 = 5/3.
    /// Published it is 1/(8·(3·24 + 12)) = 1/672, that is 1/1120 of it.
    @Test
    void aParticleInsideLosesAThousandfold() {
        State right = fresh("cellsX=4", "cellsY=4", "cellsZ=4"), wrong = fresh("cellsX=4", "cellsY=4", "cellsZ=4",
                "massing=published");
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < particles(right); i++)
            least = Math.min(least, wrong.of(MASSES)[i] / right.of(MASSES)[i]);
        assertEquals(1.0 / 1120, least, 1e-15);
    }

    /// (1, 0, 0) from the centre, stretched by 2 and turned by 90°, is at (0, 2, 0); (0, 1, 0) stretched by −1 is at
    /// (1, 0, 0).
    @Test
    void theBodyIsStretchedThenTurned() {
        State s = fresh("cellsX=2", "cellsY=2", "cellsZ=2", "cell=1", "at=5,6,7", "stretch=2,-1,3", "rotation=90");
        Vec at = new Vec(5, 6, 7);
        for (int i = 0; i < particles(s); i++) {
            Vec d = rest(s, i).minus(at);
            assertEquals(0, at(s, i).minus(at).distance(new Vec(d.y(), 2 * d.x(), 3 * d.z())), 1e-14);
        }
    }

    /// spin × d with spin (0, 0, 4): (−4·d.y, 4·d.x, 0), of the body as it is placed.
    @Test
    void itIsLaunchedAndSpins() {
        State s = fresh("launch=1,2,3", "spin=0,0,4", "stretch=2,1,1", "pins=left");
        for (int i = 0; i < particles(s); i++) {
            Vec d = at(s, i), v = new Vec(1 - 4 * d.y(), 2 + 4 * d.x(), 3);
            assertEquals(0, velocity(s, i).distance(i % 6 == 0 ? Vec.ZERO : v), 1e-14);
        }
    }

    @ParameterizedTest
    @CsvSource({"none,0", "bottom,36", "left,36", "bottom-and-top,72", "left-and-right,72"})
    void facesArePinned(String pins, int count) {
        double[] w = fresh("pins=" + pins).of(INVERSE_MASS);
        assertEquals(count, Arrays.stream(w).filter(x -> x == 0).count());
    }
}
