package limber.models.puppet;

import static limber.models.Setup.number;
import static limber.models.Setup.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.Cursor;
import limber.engine.Round;
import limber.engine.StepSize;
import limber.engine.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The loops of an as-rigid-as-possible frame: iterations, sweeps, and rounds of conjugate gradients, which are found
/// by running.
class PuppetLoopTest {
    private static final String[] BEND = {"preset arap-bend", "rings=7", "sides=5", "sweeps=200",
        "globalSolve=conjugate-gradients"};

    private static Run bend(String... more) {
        return Puppets.run(with(BEND, more));
    }

    private static void until(Run run, String phase) {
        while (run.cursor().frame() < 3 && !run.slot().phase().name().equals(phase)) run.step(StepSize.PHASE);
        assertEquals(phase, run.slot().phase().name());
    }

    private static Round round(Run run, String loop) {
        return run.slot().path().filter(r -> r.loop().equals(loop)).findFirst().orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"1e-8,200", "1e-2,200", "1e-14,3"})
    void stepsByCgAreTheStepsTaken(String tolerance, int most) {
        Run run = bend("tolerance=" + tolerance, "sweeps=" + most);
        until(run, "residual");
        run.step(StepSize.PHASE);
        int rounds = 0;
        for (; run.slot().round("cg") > 0; run.step(new StepSize("cg"))) {
            assertEquals(rounds, run.state().of(PuppetChannels.SOLVE)[PuppetChannels.STEPS], 0);
            rounds++;
            assertEquals(rounds, run.slot().round("cg"));
        }
        assertEquals("energy-global", run.slot().phase().name());
        assertEquals(rounds, run.state().of(PuppetChannels.SOLVE)[PuppetChannels.STEPS], 0);
        double rho = run.state().of(PuppetChannels.SOLVE)[PuppetChannels.RHO];
        if (most == 200) assertTrue(Math.sqrt(rho) <= Double.parseDouble(tolerance) && rounds > 1);
        else assertEquals(3, rounds);
    }

    /// 3 steps end the solve while its residual is still too large; 200 are enough.
    @ParameterizedTest
    @CsvSource({"3,true", "200,false"})
    void aLimitThatIsReachedIsSaid(int most, boolean capped) {
        Run run = bend("sweeps=" + most, "iterations=1");
        run.next();
        int steps = (int) number(run, "solverSteps");
        run.seek(run.branch(), Cursor.START);
        until(run, "product");
        assertEquals(new Round("cg", 1, steps, capped), round(run, "cg"));
        assertEquals(new Round("iteration", 1, 1, false), round(run, "iteration"));
    }

    /// All sweeps are one step by phase, but the parts of an iteration are steps of their own.
    @Test
    void iterationsHaveSweeps() {
        Run run = bend("globalSolve=gauss-seidel", "sweeps=6", "iterations=3");
        assertEquals(0, number(run, "solverSteps"), 0);
        until(run, "relax");
        assertEquals(new Round("iteration", 1, 3, false), round(run, "iteration"));
        assertEquals(new Round("sweep", 1, 6, false), round(run, "sweep"));
        run.step(StepSize.PHASE);
        assertEquals("energy-global", run.slot().phase().name());
        run.next();
        assertEquals(6, number(run, "solverSteps"), 0);
    }

    /// The catalogue's scenes have no conjugate gradients: element by element, through twins and whole frames alike.
    @Test
    void conjugateGradientsStepElementByElementToTheSameBits() {
        Run whole = bend("iterations=2"), single = bend("iterations=2"), watched = bend("iterations=2");
        for (int n = 1; n <= 2; n++) {
            whole.next();
            while (single.cursor().frame() < n) single.step(StepSize.ELEMENT);
            while (watched.cursor().frame() < n) watched.stepWatched();
            assertTrue(single.state().sameBits(whole.state()), "frame " + n);
            assertTrue(watched.state().sameBits(whole.state()), "twins, frame " + n);
        }
    }

    @ParameterizedTest
    @CsvSource({"element", "phase", "cg"})
    void stepsBackRestoreEveryBit(String size) {
        Run run = bend("iterations=1");
        run.next();
        until(run, "product");
        run.step(new StepSize("cg"));
        var at = run.cursor();
        var before = run.state().copy();
        for (int n = 0; n < 5; n++) run.step(new StepSize(size));
        for (int n = 0; n < 5; n++) run.back(new StepSize(size));
        assertEquals(at, run.cursor());
        assertTrue(before.sameBits(run.state()));
    }
}
