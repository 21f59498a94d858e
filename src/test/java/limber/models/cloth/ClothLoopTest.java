package limber.models.cloth;

import static limber.models.Setup.number;
import static limber.models.Setup.with;
import static limber.models.cloth.Cloths.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.Cursor;
import limber.engine.Round;
import limber.engine.StepSize;
import limber.engine.run.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The loops of a cloth's frame: rounds of conjugate gradients, which are found by running, sweeps and batches.
class ClothLoopTest {
    private static final String[] IMPLICIT = {"method=springs", "substeps=1"};

    private static Run implicit(String... more) {
        return run(with(IMPLICIT, more));
    }

    private static void until(Run run, String phase) {
        while (!run.slot().phase().name().equals(phase)) run.step(StepSize.PHASE);
    }

    /// A tolerance of 1 stops before the first round only where ρ > ρ₀ is false, so at once.
    @ParameterizedTest
    @CsvSource({"1e-6,100", "1e-2,100", "1e-6,5", "1,100"})
    void stepsByCgAreTheRoundsUsed(String tolerance, int most) {
        Run run = implicit("tolerance=" + tolerance, "cgIterations=" + most);
        until(run, "right-side");
        run.step(StepSize.PHASE);
        int rounds = 0;
        for (; run.slot().round("cg") > 0; run.step(new StepSize("cg"))) {
            assertEquals(rounds, number(run, "cgUsed"), 0);
            rounds++;
            assertEquals(rounds, run.slot().round("cg"));
        }
        assertEquals("move", run.slot().phase().name());
        assertEquals(rounds, number(run, "cgUsed"), 0);
        assertTrue(rounds <= most && (tolerance.equals("1") ? rounds == 0 : rounds > 0), rounds + " rounds");
        if (most == 100) assertTrue(number(run, "cgResidual") <= Double.parseDouble(tolerance));
    }

    /// The limit of 5 rounds ends the solve while its residual is still too large; 100 are enough.
    @ParameterizedTest
    @CsvSource({"5,true", "100,false"})
    void aLimitThatIsReachedIsSaid(int most, boolean capped) {
        Run run = implicit("cgIterations=" + most);
        run.next();
        assertEquals(capped, number(run, "cgResidual") > 1e-6);
        int used = (int) number(run, "cgUsed");
        run.seek(run.branch(), Cursor.START);
        until(run, "product");
        Round round = run.slot().path().filter(r -> r.loop().equals("cg")).findFirst().orElseThrow();
        assertEquals(new Round("cg", 1, used, capped), round);
    }

    @Test
    void aBrokenRoundIsNotCounted() {
        Run run = implicit("bendStiffness=20", "clampCompressed=false", "substep=" + 1.0 / 60);
        for (int n = 0; n < 60 && number(run, "cgBroke") == 0; n++) run.next();
        assertEquals(1, number(run, "cgBroke"), 0);
        double used = number(run, "cgUsed");
        run.seek(run.branch(), Cursor.complete(run.cursor().frame() - 1));
        until(run, "right-side");
        run.step(StepSize.PHASE);
        int products = 0;
        for (; run.slot().round("cg") > 0; run.step(StepSize.PHASE))
            if (run.slot().phase().name().equals("product")) products++;
        assertEquals(used + 1, products, 0);
    }

    /// 5 sweeps of 12 batches of springs, or 9 of particles, 4 without bend springs; a sweep of its own as listed.
    @ParameterizedTest
    @CsvSource({"xpbd,true,coloured,12", "vbd,true,coloured,9", "vbd,false,coloured,4",
        "xpbd,true,listed,0", "vbd,true,listed,0"})
    void sweepsHaveBatches(String method, boolean bend, String order,
            int batches) {
        Run run = run("method=" + method, "bend=" + bend, "order=" + order, "substeps=1");
        until(run, method.equals("xpbd") ? "distance" : "descend");
        Round sweep = run.slot().path().filter(r -> r.loop().equals("sweep")).findFirst().orElseThrow();
        assertEquals(new Round("sweep", 1, 5, false), sweep);
        assertEquals(batches, run.slot().path().filter(r -> r.loop().equals("batch")).mapToInt(Round::count).sum());
    }
}
