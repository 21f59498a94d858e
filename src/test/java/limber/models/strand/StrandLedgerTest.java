package limber.models.strand;

import static limber.models.Setup.number;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.ask.Ledger;
import limber.engine.model.Balance;
import limber.engine.run.Run;
import org.junit.jupiter.api.Test;

/// Where a strand's energy comes from and goes to.
class StrandLedgerTest {
    /// What an account adds in some frames.
    private static double account(Run run, String name, int frames) {
        Ledger ledger = Ledger.of(run, Balance.Kind.ENERGY).getFirst();
        double sum = 0;
        for (int n = 0; n < frames; n++) sum += ledger.next(run).account(ledger.accounts().indexOf(name));
        return sum;
    }

    /// A torque of 6 N·m works on the angle by which the end has turned.
    @Test
    void aTorqueWorksOnTheAngle() {
        Run run = Strands.run("preset torsion");
        double work = account(run, "load", 30);
        assertEquals(6 * 2 * Math.PI * number(run, "totalTwist"), work, 1e-9);
    }

    /// 900 N on a segment of 1 m work on the way of its end; nothing is damped.
    @Test
    void aLoadWorksOnTheWay() {
        Run run = Strands.run("segments=1 gravity=0,0,0 damping=0 spinDamping=0 load=900,0,0");
        double work = account(run, "load", 5);
        assertEquals(900 * (Strands.at(run.state(), 1).x() - 1), work, 1e-9);
        assertEquals(0, account(run, "damping", 5), 0.0);
    }

    /// A free rod that flies and spins: of both energies (1 − d·h)² are left in each of 16 substeps.
    @Test
    void dampingTakesItsShareOfBothVelocities() {
        Run run = Strands.run("segments=1 startPin=free gravity=0,0,0 damping=3 spinDamping=3 launch=1,2,3 spin=4,0,0");
        double before = number(run, "kinetic"), kept = Math.pow(1 - 3 * Strands.H, 32);
        assertEquals(before * (kept - 1), account(run, "damping", 1), 1e-9 * before);
    }

    /// The hand that winds up a clamp puts energy in.
    @Test
    void aTurningClampPutsEnergyIn() {
        Run run = Strands.run("endPin=clamped endRate=90 gravity=0,0,0");
        assertTrue(account(run, "hands", 60) > 0.9 * number(run, "twistEnergy"));
        assertTrue(number(run, "twistEnergy") > 0);
    }
}
