package limber.models.ball;

import static limber.models.Setup.number;
import static limber.models.Setup.read;
import static limber.models.Setup.seek;
import static limber.models.ball.Balls.BALL;
import static limber.models.ball.Balls.POLE;
import static limber.models.ball.Balls.press;
import static limber.models.ball.Balls.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import limber.engine.State;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import limber.mesh.Pick;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import limber.models.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The faults of the published ball, with the number that shows each, and the effect of the corrected setting. Meshes
/// here are cube-spheres, which have a vertex at (0, 0, 1), where they are pressed.
class BallHazardTest {
    private static final String MESH = "mesh=cube-sphere:4";
    private static final double FORCE = 10, SPRING = 20, DAMPING = 5, OFFSET = 0.1;

    private static int pole(Run run) {
        return Balls.nearest(run("mesh=" + run.settings().get(BallParameters.MESH)), POLE);
    }

    private static double dentAtPole(Run run) {
        return 1 - Balls.at(run, pole(run)).z();
    }

    /// c·h = 1: whatever a press or a spring adds to a velocity is multiplied by 0.
    @Test
    void atAFifthOfASecondTheDampingFreezesTheBall() {
        Run frozen = run(List.of(press(1, 5)), MESH, "substep=0.2", "force=1000");
        for (int frame = 0; frame < 20; frame++) {
            frozen.next();
            assertEquals(0, number(frozen, "dent"), 0);
        }
        assertTrue(number(seek(run(List.of(press(1, 5)), MESH, "substep=0.2", "integrator=exact"), 5), "dent") > 0.1);
        assertTrue(number(seek(run(List.of(press(1, 50)), MESH, "substep=0.02"), 50), "dent") > 0.1, "a shorter step");
    }

    /// c·h = 1.5, q = −0.5, q·k·h² = −0.9: λ² − 1.4·λ − 0.5 = 0, λ = 0.7 + √0.99 = 1.69498743710662 a substep.
    @Test
    void aboveItDiverges() {
        Run run = seek(run(List.of(press(1, 1)), MESH, "substep=0.3"), 30);
        double before = number(run, "dent");
        run.next();
        assertEquals(1.69498743710662, number(run, "dent") / before, 1e-10);
        assertEquals(1.69498743710662, number(run, "growth"), 1e-14);
        assertEquals(0, number(run, "stable"), 0);
        // Re λ = −5/2 of the closed form: less than 1/1000 of it is left after 30 steps
        assertTrue(number(seek(run(List.of(press(1, 1)), MESH, "substep=0.3", "integrator=exact"), 30), "dent") < 1e-3);
    }

    /// The first thing that a push does at c·h = 1.5 is the opposite: v = (−F/(1 + o²)·h)·(1 − 1.5).
    @Test
    void aboveItAPressPullsFirst() {
        Run run = seek(run(List.of(press(1, 1)), MESH, "substep=0.3"), 1);
        assertEquals(-0.5 * FORCE / (1 + OFFSET * OFFSET) * 0.3 * 0.3, dentAtPole(run), 1e-12);
    }

    /// A press of 0.2 s under a push that does not weaken, so that the pole is a forced oscillator. In two frames of
    /// 0.1 s: v = 1·½, x = 0.05; v = (0.5 + 1 − 20·0.05·0.1)·½ = 0.7, x = 0.12. In twenty of 0.01 s the recurrence
    /// gives 0.1364, and the truth is F/k·(1 − e^(−ct/2)·(cos ωt + c/(2ω)·sin ωt)) = 0.138271.
    @Test
    void theDepthOfADentDependsOnTheFrameRate() {
        assertEquals(0.12, held("substep=0.1", 2), 1e-15);
        double v = 0, x = 0, h = 0.01;
        for (int n = 0; n < 20; n++) {
            v = (v + (FORCE - SPRING * x) * h) * (1 - DAMPING * h);
            x += v * h;
        }
        assertEquals(x, held("substep=0.01", 20), 1e-13);
        double w = Math.sqrt(SPRING - 0.25 * DAMPING * DAMPING),
                truth = FORCE / SPRING * (1 - Math.exp(-0.5) * (Math.cos(0.2 * w) + 2.5 / w * Math.sin(0.2 * w)));
        assertTrue(truth - x < 0.002 && truth - 0.12 > 0.018, "13 % too shallow at 10 frames a second: " + truth);
    }

    private static double held(String substep, int frames) {
        return dentAtPole(seek(run(List.of(press(1, frames)), MESH, "falloffLaw=uniform", substep), frames));
    }

    /// The cure: half a second of steps of 1/64 s, in 8 frames of 1/16 s or 2 of 1/4 s. Sums of such are exact, and the
    /// strict > leaves the last step of either to the next frame: 31 of them.
    @Test
    void underTheAccumulatedClockADentIsAsDeepAtAnyFrameRate() {
        double[] depths = new double[2];
        for (int n = 0; n < 2; n++) {
            int frames = n == 0 ? 8 : 2;
            depths[n] = dentAtPole(seek(run(List.of(press(1, frames)), MESH, "clock=accumulated", "substep=0.015625",
                    "frameTime=" + 0.5 / frames), frames));
        }
        assertTrue(depths[0] > 0.1);
        assertEquals(depths[0], depths[1], 0);
        assertTrue(Math.abs(dentAtFrameTime(0.0625, 8) - dentAtFrameTime(0.25, 2)) > 0.05,
                "published: one step of the frame's time");
    }

    private static double dentAtFrameTime(double time, int frames) {
        return dentAtPole(seek(run(List.of(press(1, frames)), MESH, "substep=" + time, "damping=3"), frames));
    }

    /// A ball scaled to 2 m is pressed 0.2 m above its surface, so that in its own frame nothing differs from a ball of
    /// 1 m: the far pole, 4.2 m away, is pushed by 10/(1 + 2.1²) = 1.8484 as if it were 2.1 m; in metres by 10/(1 +
    /// 4.2²) = 0.5365.
    @Test
    void falloffInLocalUnitsForgetsTheScale() {
        Vec top = new Vec(0, 0, 2);
        String[] large = {MESH, "scale=2", "forceOffset=0.2"};
        int far = Balls.nearest(run(MESH), new Vec(0, 0, -1));
        Run local = seek(run(List.of(press(1, top, POLE, 9)), large), 1),
                world = seek(run(List.of(press(1, top, POLE, 9)), Setup.with(large, "falloff=world")), 1);
        // v·h of the frame that has been: its push, less what damping takes
        double h = 1 / 60.0, once = h * (1 - DAMPING * h) * h, byLocal = FORCE / (1 + 2.1 * 2.1) * once,
                byWorld = FORCE / (1 + 4.2 * 4.2) * once;
        assertEquals(FORCE / (1 + (2.1 + byLocal) * (2.1 + byLocal)), read(local, "push")[far], 1e-12);
        assertEquals(FORCE / (1 + 4 * (2.1 + byWorld) * (2.1 + byWorld)), read(world, "push")[far], 1e-12);
        Run small = seek(run(List.of(press(1, POLE, POLE, 9)), MESH), 9);
        seek(local, 9);
        for (int i = 0; i < read(small, "push").length; i++)
            assertEquals(0, Balls.at(local, i).distance(Balls.at(small, i)), 1e-13);
        assertEquals(2 * number(small, "dent"), number(local, "dent"), 1e-13, "but twice as deep in the world");
    }

    /// After one pressed substep every vertex has the speed F·h·(1 − c·h), wherever it is; with 1/(1 + d²) the far pole
    /// has (1 + 0.1²)/(1 + 2.1²) = 0.186691 of the near one's.
    @Test
    void aUniformPushThrowsTheBallInsteadOfDentingIt() {
        double[] uniform = speeds("falloffLaw=uniform"), weakening = speeds("falloffLaw=inverse-square");
        double all = FORCE / 60 * (1 - DAMPING / 60);
        for (double speed : uniform) assertEquals(all, speed, 1e-14);
        assertEquals(1.01 / 5.41,
                Arrays.stream(weakening).min().orElseThrow() / Arrays.stream(weakening).max().orElseThrow(), 1e-14);
    }

    private static double[] speeds(String law) {
        return read(seek(run(List.of(press(1, 1)), MESH, law), 1), "speed");
    }

    /// Held for long, each vertex ends F/k = 0.5 m from its rest, away from the acting point: a hole where it was
    /// pressed, and the far pole at −1.5.
    @Test
    void aUniformPushMovesTheFarSideAsMuchAsTheNearOne() {
        Run run = seek(run(List.of(press(1, 1000)), MESH, "falloffLaw=uniform"), 800);
        assertEquals(0.5, dentAtPole(run), 1e-9);
        for (double displacement : read(run, "displacement")) assertEquals(0.5, displacement, 1e-9);
        assertTrue(Balls.at(run, Balls.nearest(run(MESH), new Vec(0, 0, -1))).z() < -1.499);
    }

    /// Squashed to half its height, a sphere's normals (nx, ny, nz) become those along (nx, 2·ny, nz): by the cofactors
    /// of diag(1, ½, 1) exactly, triangle by triangle. Where tan of the latitude is 1/√2, the angle between is the
    /// largest, atan(2·tan) − atan(tan) = asin(1/3) = 19.47°.
    @Test
    void staleNormalsShowNoDent() {
        for (var rule : List.of("stale", "recomputed")) {
            Run run = run("mesh=icosphere:3", "normals=" + rule);
            double[] before = run.picture().of(Skin.NORMALS);
            double largest = 0;
            for (int i = 0; i < before.length / 3; i++) {
                Vec n = Vec.of(before, i), squashed = new Vec(n.x(), 2 * n.y(), n.z());
                largest = Math.max(largest,
                        Math.toDegrees(Math.acos(Math.min(1, n.dot(squashed) / squashed.length()))));
            }
            assertEquals(19.47, largest, 0.1);
            double[] x = run.state().of(BallChannels.VERTICES);
            for (int j = 1; j < x.length; j += 3) x[j] *= 0.5;
            assertEquals(rule.equals("stale") ? largest : 0, number(run, "normalError"), 1e-6);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 2, 0.5, 3.7})
    void recomputedNormalsHaveNoError(double scale) {
        Vec top = POLE.times(scale);
        assertEquals(0, number(
                seek(run(List.of(press(1, top, POLE, 20)), "mesh=icosphere:3", "scale=" + scale, "force=40"), 20),
                "normalError"), 1e-11);
        assertTrue(number(seek(run(List.of(press(1, top, POLE, 20)), "mesh=icosphere:3", "scale=" + scale, "force=40",
                "normals=stale"), 20), "normalError") > 5);
    }

    /// The ray down the z axis meets the dented pole where that is, or 1 m from the centre, where it was: the pointer
    /// then touches nothing but air, as deep as the dent above the surface.
    @ParameterizedTest
    @ValueSource(doubles = {1, 2})
    void aColliderThatIsNotUpdatedIsHitWhereTheSurfaceWas(double scale) {
        Vec top = POLE.times(scale);
        String[] dented = {MESH, "force=40", "scale=" + scale};
        Run run = seek(run(List.of(press(1, top, POLE, 12)), dented), 12);
        double dent = scale * dentAtPole(run);
        assertTrue(dent > 0.3);
        assertEquals(scale, hit(run, "rest"), 1e-12);
        assertEquals(scale - dent, hit(run, "deformed"), 1e-12);
    }

    private static double hit(Run run, String pick) {
        State shown = run.picture();
        double[] surface = BALL.touch(run.settings().with("pick", pick)).orElseThrow().surface().apply(shown);
        return Pick.first(surface, shown.triangles(), new Vec(0, 0, 10), new Vec(0, 0, -1)).orElseThrow().point().z();
    }

    /// Vertices are in the ball's local frame, what is handed over in the world.
    @Test
    void whatIsUploadedIsInTheWorld() {
        Run run = run(MESH, "scale=3");
        double[] local = run.state().of(SurfaceSkin.REST), world = Skin.vertices(run.picture());
        for (int j = 0; j < local.length; j++) assertEquals(3 * local[j], world[j], 0);
    }

    /// unit(0) = 0: a vertex at the acting point itself is not pushed, and nothing is NaN.
    @Test
    void aVertexAtTheActingPointStays() {
        Run run = seek(run(List.of(press(1, 5)), MESH, "forceOffset=0"), 5);
        assertEquals(0, dentAtPole(run), 0);
        for (double v : run.state().of(BallChannels.VERTICES)) assertTrue(Double.isFinite(v));
    }

    /// Vertices of the world taken for local ones are scaled again: those of a unit sphere under scale 2 are drawn at 4
    /// instead of 2. Under scale 1 it is invisible.
    @Test
    void worldCoordinatesUploadedAsLocalOnesAreScaledTwice() {
        assertEquals(2, Setup.number(Balls.run("mesh=uv-sphere:4x2", "scale=2", "upload=world"), "uploadError"), 1e-12);
        assertEquals(0, Setup.number(Balls.run("mesh=uv-sphere:4x2", "scale=1", "upload=world"), "uploadError"), 0);
        assertEquals(0, Setup.number(Balls.run("mesh=uv-sphere:4x2", "scale=2", "upload=local"), "uploadError"), 0);
    }
}
