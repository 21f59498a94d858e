package limber.models.cloth;

import static limber.models.cloth.Cloths.position;
import static limber.models.cloth.Cloths.preset;
import static limber.models.cloth.Cloths.run;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.engine.BadInput;
import limber.engine.Input;
import limber.engine.Navigation;
import limber.engine.Round;
import limber.engine.Run;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.Vec;
import limber.engine.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The grid of a cloth, its start, its loops, and what inputs do to it.
class ClothGridTest {
    /// Three columns and two rows: particles 0 to 11, four in a row.
    private static ClothGrid grid(String... changes) {
        return ClothGrid.of(preset("curtain",
                IntStream.range(0, changes.length + 2).mapToObj(i -> i == 0 ? "columns=3"
                        : i == 1 ? "rows=2"
                                : changes[i - 2])
                        .toArray(String[]::new)));
    }

    private static String springs(ClothGrid g, int from, int to) {
        return IntStream.range(from, to).mapToObj(i -> g.a[i] + "-" + g.b[i]).collect(Collectors.joining(" "));
    }

    @Test void springsAreNumberedKindByKindAndRowByRow() {
        ClothGrid g = grid();
        assertEquals("0-1 1-2 2-3 4-5 5-6 6-7 8-9 9-10 10-11", springs(g, 0, 9));
        assertEquals("0-4 1-5 2-6 3-7 4-8 5-9 6-10 7-11", springs(g, 9, 17));
        assertEquals("0-5 1-4 1-6 2-5 2-7 3-6 4-9 5-8 5-10 6-9 6-11 7-10", springs(g, 17, 29));
        assertEquals("0-2 1-3 4-6 5-7 8-10 9-11 0-8 1-9 2-10 3-11", springs(g, 29, 39));
        assertEquals(39, g.springs);
        assertEquals(0.8, g.rest[0], 1e-15);
        assertEquals(0.8, g.rest[9], 1e-15);
        assertEquals(0.8 * Math.sqrt(2), g.rest[17], 1e-15);
        assertEquals(1.6, g.rest[29], 1e-15);
    }

    @Test void cellsAreCutAllTheSameWayOrAlternating() {
        assertEquals(List.of(0, 4, 5, 0, 5, 1, 1, 5, 6, 1, 6, 2), corners(grid(), 12));
        assertEquals(List.of(0, 4, 5, 0, 5, 1, 1, 5, 2, 2, 5, 6), corners(grid("diagonal=alternating"), 12));
    }

    private static List<Integer> corners(ClothGrid g, int most) {
        return Arrays.stream(g.corner).limit(most).boxed().toList();
    }

    @ParameterizedTest
    @CsvSource({"18,12,true", "18,12,false", "7,0,true", "1,1,true", "5,9,true"}) void noTwoElementsOfABatchTouch(
            int columns, int rows, boolean bend) {
        ClothGrid g = ClothGrid.of(preset("curtain", "columns=" + columns, "rows=" + rows, "bend=" + bend));
        var all = new HashSet<Integer>();
        for (int batch = 0; batch < ClothGrid.SPRING_BATCHES; batch++) {
            var touched = new HashSet<Integer>();
            for (int k = g.springBatch[batch]; k < g.springBatch[batch + 1]; k++) {
                assertTrue(touched.add(g.a[g.springOrder[k]]) && touched.add(g.b[g.springOrder[k]]));
                assertTrue(all.add(g.springOrder[k]));
            }
        }
        assertEquals(g.springs, all.size());
        assertEquals(bend ? 9 : 4, g.particleBatches());
        for (int batch = 0; batch < g.particleBatches(); batch++) {
            var inside = new HashSet<Integer>();
            for (int k = g.particleBatch[batch]; k < g.particleBatch[batch + 1]; k++) inside.add(g.particleOrder[k]);
            for (int i : inside)
                for (int c = g.first[i]; c < g.first[i + 1]; c++) assertFalse(inside.contains(g.other[c]));
        }
    }

    /// e = 0.8: X = (c·dx − 1.2)·0.8, Z = 0, then twice forth and twice back by dx·0.6, dx = 0.8.
    @Test void aClothIsGatheredInFolds() {
        State s = run("curtain", "columns=3", "rows=2").state();
        assertPlace(-0.96, 0, 0, s, 0);
        assertPlace(-0.32, -0.8, 0.48, s, 5);
        assertPlace(0.32, -1.6, 0.96, s, 10);
        assertPlace(0.96, 0, 0.48, s, 3);
        s = run("curtain", "columns=3", "rows=2", "orientation=lying").state();
        assertPlace(-0.32, 0.48, 0, s, 5);
        s = run("curtain", "columns=3", "rows=0").state();
        assertPlace(0, -1.28, 0.96, s, 2);
        s = run("curtain", "columns=3", "rows=0", "orientation=lying").state();
        assertPlace(0.32, 0.96, 0, s, 2);
    }

    private static void assertPlace(double x, double y, double z, State s, int particle) {
        assertEquals(0, position(s, particle).distance(new Vec(x, y, z)), 1e-15, "" + position(s, particle));
    }

    @ParameterizedTest
    @CsvSource({"none,''", "corner,0", "top-corners,0 3", "corners,0 3 8 11", "top-edge,0 1 2 3",
        "left-edge,0 4 8"}) void pinsHaveNoInverseMass(String pins, String pinned) {
        double[] w = run("curtain", "columns=3", "rows=2", "pins=" + pins).state().of(ClothChannels.INVERSE_MASS);
        assertEquals(pinned, IntStream.range(0, w.length).filter(i -> w[i] == 0).mapToObj(Integer::toString)
                .collect(Collectors.joining(" ")));
    }

    @Test void anotherNumberOfPointsIsRefused() {
        var e = assertThrows(BadInput.class,
                () -> Cloths.CLOTH.check(preset("curtain", "shape=0,0,0;1,0,0;2,0,0")));
        assertEquals("cloth.shape: 3 points, but 18 columns and 12 rows need 247", e.getMessage());
    }

    /// Moved before frame 2, held while the rest falls, and let go from rest before frame 4.
    @Test void aGrabbedParticleJumpsAndStartsFromRestWhenItIsReleased() {
        var to = new Vec(0.5, 0.5, 0.5);
        Run run = run(preset("curtain"), new Input.Move(2, "particle:100", to),
                new Input.Act(4, "release", Map.of("particle", 100)));
        run.next();
        Vec before = position(run.state(), 100);
        run.next();
        assertEquals(to, position(run.state(), 100));
        run.next();
        assertEquals(to, position(run.state(), 100));
        assertArrayEquals(new double[3],
                Arrays.copyOfRange(run.state().of(ClothChannels.VELOCITY), 300, 303));
        run.next();
        assertTrue(position(run.state(), 100).distance(to) > 1e-6 && before.distance(to) > 0.1);
    }

    @Test void aFrameOfNoTimeHasNoSubstep() {
        Run run = run("curtain", "clock=per-frame", "frameTime=0");
        State start = run.state().copy();
        Cloths.after(run, 3);
        assertArrayEquals(start.of(ClothChannels.POSITION), run.state().of(ClothChannels.POSITION));
        assertEquals(0, Cloths.number(run, "substepsRun"));
    }

    /// The rounds of each solve are those that are counted, and the limit that ends one is said.
    @Test void roundsOfConjugateGradientsAreStepsThatCanBeGoneBack() {
        Run run = run("curtain-implicit", "cgIterations=7", "substeps=1");
        run.next();
        assertEquals(7, Cloths.number(run, "cgUsed"));
        run.seek(run.branch(), new Navigation(run).find(1, Map.of("cg", 7), "advance", -1));
        assertEquals(new Round("cg", 7, 7, true), run.slot().around().getLast());
        State there = run.state().copy();
        run.step(new StepSize("cg"));
        assertEquals("move", run.slot().phase().name());
        run.back(new StepSize("cg"));
        assertEquals(new Round("cg", 7, 7, true), run.slot().around().getLast());
        assertEquals("product", run.slot().phase().name());
        run.step(StepSize.PHASE);
        assertTrue(there.sameBits(run.state()));
    }

    /// Ω² is the corner of one triangle: w·(stretch, stretch and shear, each doubled or beside a pin).
    @ParameterizedTest
    @CsvSource({"symplectic,8.56832914549494E-4,false", "explicit,0,false",
        "implicit,Infinity,true"}) void theLargestStableSubstepIsKnown(String integrator, double limit,
                boolean stable) {
        Verdict verdict = Cloths.CLOTH.stability(preset("curtain-implicit", "integrator=" + integrator)).orElseThrow();
        assertEquals(limit, verdict.limit(), 1e-15);
        assertEquals(stable, verdict.stable());
    }

    /// 4·(k/m_s)·sin²φ with φ = 19π/40 for a chain of 20 between two pins: 2/Ω is the limit without damping.
    @Test void aChainsLimitIsExact() {
        double omega = 2 * Math.sqrt(10_000 / 1.0) * Math.sin(19 * Math.PI / 40);
        Verdict verdict = Cloths.CLOTH.stability(preset("chain-20", "method=springs", "integrator=symplectic"))
                .orElseThrow();
        assertEquals(2 / omega, verdict.limit(), 1e-15);
    }

    @Test void explicitEulerIsNeverCalmed() {
        assertTrue(Cloths.CLOTH.calmed(preset("explodes")).isEmpty());
        assertTrue(Cloths.CLOTH.calmed(preset("explodes", "integrator=symplectic", "stiffness=100000")).isPresent());
    }

    /// Depths and faces worked by hand: thickness 0.1, friction 0.5, a particle at rest inside comes out along the
    /// nearest face; on a tie x comes before y.
    @Test void aParticleInsideIsPutOnTheGrownSurface() {
        Run run = run(preset("curtain", "columns=1", "rows=1", "pins=none", "gravity=0,0,0", "drag=0", "collide=true",
                "obstacle=box", "boxAt=0,0,0", "boxSize=2,2,2", "thickness=0.1", "friction=0.5", "gather=0",
                "method=springs", "integrator=symplectic", "stiffness=0", "shearStiffness=0", "bendStiffness=0",
                "shape=0.9,0.9,0;-0.95,0,0.2;0,-0.5,0.6;3,3,3"));
        run.next();
        assertPlace(1.1, 0.9, 0, run.state(), 0);
        assertPlace(-1.1, 0, 0.2, run.state(), 1);
        assertPlace(0, -0.5, 1.1, run.state(), 2);
        assertPlace(3, 3, 3, run.state(), 3);
        assertEquals(3, Cloths.number(run, "contacts"));
    }
}
