package limber.models.rope;

import static limber.models.rope.Ropes.after;
import static limber.models.rope.Ropes.at;
import static limber.models.rope.Ropes.number;
import static limber.models.rope.Ropes.run;
import static limber.models.rope.Ropes.seek;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import limber.engine.model.Input;
import limber.engine.model.Overlay;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import limber.models.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The oracles in the rope's scene: when they are shown, and the rope's errors against them.
class RopeTruthTest {
    private static final String[] HUNG = {"segments=20", "end=1,0,0", "pinEnd=true", "length=1.5", "damping=6",
        "substep=" + 1.0 / 1200, "substeps=20", "iterations=20", sagging(20)};

    private static String sagging(int sticks) {
        return Ropes.shape(IntStream.rangeClosed(0, sticks)
                .mapToObj(i -> new Vec((double) i / sticks, -2.0 * i * (sticks - i) / (sticks * sticks), 0))
                .toArray(Vec[]::new));
    }

    private static boolean shows(Run run, String overlay) {
        return !Ropes.ROPE.overlays(run.settings(), run.state(), Set.of(overlay)).isEmpty();
    }

    private static Overlay.Path path(Run run, String overlay) {
        return (Overlay.Path) Ropes.ROPE.overlays(run.settings(), run.state(), Set.of(overlay)).getFirst();
    }

    private static double sag(Overlay.Path path) {
        return -IntStream.range(0, path.xyz().length / 3).mapToDouble(i -> path.xyz()[3 * i + 1]).min().orElseThrow();
    }

    /// L = 1.5 over a span of 1: the catenary sags by 0.502633, twenty rigid sticks by 0.503447.
    @Test
    void aHungRopeShowsItsCatenaryAndItsRigidChain() {
        Run run = run(HUNG);
        for (String name : List.of("catenary", "chain")) {
            assertEquals("truth", path(run, name).role());
            assertTrue(path(run, name).dashed());
        }
        assertEquals(0.502633, sag(path(run, "catenary")), 5e-7); // 96 parts: one of them ends at the lowest point
        assertEquals(0.503447, sag(path(run, "chain")), 5e-7);
        assertEquals(21, path(run, "chain").xyz().length / 3);
    }

    /// At rest the rope is the rigid chain but for what gravity stretches between sweeps, and misses the catenary by
    /// what twenty sticks do.
    @Test
    void atRestTheErrorsAreAsSmallAsTheyShould() {
        Run run = after(600, HUNG);
        assertEquals(0, number(run, "chainError"), 1e-4);
        assertEquals(0.503447 - 0.502633, number(run, "catenaryError"), 5e-4);
        assertTrue(number(run(HUNG), "chainError") > 0.01, "before");
    }

    /// At frame 0 a rope can be laid on the truth itself: the error is rounding, and what a particle is moved by is the
    /// error.
    @Test
    void theErrorIsTheFarthestParticles() {
        double[] truth = path(run(HUNG), "chain").xyz();
        Vec[] points = IntStream.rangeClosed(0, 20).mapToObj(i -> Vec.of(truth, i)).toArray(Vec[]::new);
        assertEquals(0, number(run(laid(points)), "chainError"), 1e-14);
        points[7] = points[7].plus(new Vec(0, 0.03, 0.04));
        assertEquals(0.05, number(run(laid(points)), "chainError"), 1e-14);
    }

    private static String[] laid(Vec[] points) {
        String[] settings = HUNG.clone();
        settings[settings.length - 1] = Ropes.shape(points);
        return settings;
    }

    @ParameterizedTest
    @ValueSource(strings = {"pinEnd=false", "pinStart=false", "length=0.9", "gravity=0,9.81,0", "gravity=1,-9.81,0",
        "force=0,0,1", "gravityScale=0", "collide=true", "bendConstraints=true",
        "length=0"})
    void whereTheyDoNotHoldTheyAreAbsent(String otherwise) {
        String[] settings = IntStream.rangeClosed(0, HUNG.length).mapToObj(i -> i < HUNG.length ? HUNG[i] : otherwise)
                .toArray(String[]::new);
        Run run = run(settings);
        assertFalse(shows(run, "catenary") || shows(run, "chain"));
        assertEquals(Double.NaN, number(run, "catenaryError"));
        assertEquals(Double.NaN, number(run, "chainError"));
    }

    @Test
    void aParticleHeldInTheMiddleHidesThemUntilItIsLetGo() {
        List<Input> inputs = List.of(new Input.Move(2, "particle:10", new Vec(0.5, 0, 0)),
                new Input.Act(4, Input.RELEASE, Map.of("particle", 10)));
        Run run = seek(run(inputs, HUNG), 1);
        assertTrue(shows(run, "chain"));
        assertFalse(shows(seek(run, 3), "chain"));
        assertTrue(shows(seek(run, 4), "chain"));
    }

    /// Three sticks of 0.5 over 0.4: the level one in the middle would have to be pushed together, but a catenary there
    /// is.
    @Test
    void aChainThatWouldHaveToPushIsAbsent() {
        Run run = run("segments=3", "end=0.4,0,0", "pinEnd=true", "length=1.5");
        assertTrue(shows(run, "catenary"));
        assertFalse(shows(run, "chain"));
    }

    /// From rest, without correction to be made: rounding alone.
    @Test
    void theCentreOfMassFallsAsVerletSteps() {
        Run run = run("pinStart=false", "substep=0.01");
        for (int n : new int[]{1, 10, 300, 1000})
            assertEquals(0, number(seek(run, n), "fallError"), 1e-12 * 9.81 * 1e-4 * n * (n + 1) / 2);
    }

    /// Straight or tumbling, under either clock. What a step is rounded by, all later ones repeat: n²/2 times at most.
    @Test
    void whatSticksDoToEachOtherMovesNoCentreOfMass() {
        for (String[] settings : new String[][]{
            {"pinStart=false", "length=3.9"},
            {"pinStart=false", "shape=0,0,0;0.2,0.4,0;0.9,0.1,0.3;1.2,-0.3,0", "segments=3", "length=4",
                "correction=half", "bendConstraints=true"},
            {"pinStart=false", "clock=accumulated", "frameTime=0.013", "substep=0.007", "sweep=symmetric", "length=3"},
            {"pinStart=false", "substeps=7", "substep=0.003", "force=1,2,3", "gravityScale=0.5"}}) {
            Run run = run(settings);
            for (int frame : new int[]{1, 10, 60, 300}) {
                double n = 7.0 * frame, scale = Math.max(1, Math.abs(mean(seek(run, frame))));
                assertEquals(0, number(run, "fallError"), (1e-12 + 1e-16 * n * n) * scale,
                        String.join(" ", settings) + ", frame " + frame);
                assertTrue(shows(run, "fall"));
            }
        }
    }

    private static double mean(Run run) {
        int n = run.settings().get(RopeParameters.SEGMENTS) + 1;
        return IntStream.range(0, n).mapToDouble(i -> at(run, i).y()).sum() / n;
    }

    /// From rest n steps fall g·h²·n(n+1)/2: 50 have been, 100 will have been at the end of the path.
    @Test
    void thePathIsTheParabolaThroughThePlacesOfTheCentre() {
        Run run = after(50, "pinStart=false");
        Overlay.Path fall = path(run, "fall"); // 1 s flown, 1 s ahead: now is the middle of 64 parts
        assertEquals("truth", fall.role());
        assertEquals(mean(run), fall.xyz()[3 * 32 + 1], 1e-13);
        assertEquals(0, fall.xyz()[1], 0);
        assertEquals(-9.81 * 0.02 * 0.02 * 100 * 101 / 2, fall.xyz()[3 * 64 + 1], 1e-12);
    }

    /// A swinging rope that is unpinned in frame 30 flies on from there.
    @Test
    void aFallBeginsWhereTheRopeIsLetGo() {
        Run run = run(List.of(new Input.Set(30, "pinStart", "false"), new Input.Set(60, "gravity", "0,-3,1"),
                new Input.Set(90, "substep", "0.01")), "segments=12");
        assertFalse(shows(seek(run, 29), "fall"));
        assertEquals(Double.NaN, number(run, "fallError"));
        for (int frame : new int[]{30, 45, 60, 75, 90, 140}) {
            assertTrue(shows(seek(run, frame), "fall"));
            assertEquals(0, number(run, "fallError"), 1e-11, "frame " + frame);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"pinStart=true", "pinEnd=true", "collide=true", "damping=1",
        "endFollows=lift"})
    void whatIsHinderedDoesNotFallFreely(String hindrance) {
        Run run = after(3, "pinStart=false", hindrance);
        assertFalse(shows(run, "fall"));
        assertEquals(Double.NaN, number(run, "fallError"));
    }

    /// A jump by hand is no fall; a held particle neither, until it has been let go.
    @Test
    void aHandEndsTheFall() {
        Run run = run(List.of(new Input.Move(5, "particle:3", new Vec(1, 1, 0)),
                new Input.Act(9, Input.RELEASE, Map.of("particle", 3))), "pinStart=false");
        assertTrue(shows(seek(run, 4), "fall"));
        assertFalse(shows(seek(run, 5), "fall"));
        assertTrue(shows(seek(run, 9), "fall"));
        assertEquals(0, number(seek(run, 40), "fallError"), 1e-11);
        assertFalse(shows(seek(run(List.of(new Input.Move(5, "end", new Vec(1, 1, 0))), "pinStart=false"), 5), "fall"));
    }

    /// Averaged corrections are not opposite: what a stick gives its free end is not what it takes from the other.
    @Test
    void averagedCorrectionsMoveTheCentreOfMass() {
        assertTrue(number(after(20, "pinStart=false", "sweep=jacobi", "length=3", "shape=0,0,0;1,0,0;2,0.5,0;2.5,2,0",
                "segments=3"), "fallError") > 1e-3);
    }

    @Test
    void everyTruthHasATitleInBothLanguages() {
        for (Locale locale : List.of(Locale.ROOT, Locale.CHINESE))
            for (String name : List.of("catenary", "chain", "fall"))
                assertFalse(Words.captions(Ropes.ROPE, locale).get("overlay." + name).isBlank());
    }
}
