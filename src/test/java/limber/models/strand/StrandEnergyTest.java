package limber.models.strand;

import static limber.models.Setup.number;
import static limber.models.Setup.read;
import static limber.models.strand.Strands.STRAND;
import static limber.models.strand.Strands.after;
import static limber.models.strand.Strands.at;
import static limber.models.strand.Strands.run;
import static limber.models.strand.Strands.settings;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import limber.engine.State;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Energies, momenta and counts of a strand, worked out by hand.
class StrandEnergyTest {
    private static final double R = 0.02, A = Math.PI * R * R, I = A * R * R / 4, EA = 4e7 * A, GA = 1.6e7 * A,
            EI = 4e7 * I, GJ = 1.6e7 * 2 * I;

    private static double measured(String measure, Settings p, State s) {
        return measuredAll(measure, p, s)[0];
    }

    private static double[] measuredAll(String measure, Settings p, State s) {
        return STRAND.measures().stream().filter(m -> m.name().equals(measure)).findFirst().orElseThrow().read(p, s);
    }

    /// A straight rod of two segments of 0.5 m, stretched by a tenth: ½·EA·0.1²·L. Its last particle aside by 0.05 m: Γ
    /// across is a tenth in the second segment, and its strain along is as before.
    @Test
    void stretchAndShearHaveTheirEnergies() {
        Settings p = settings("segments=2");
        State s = STRAND.initial(p);
        for (int i = 0; i <= 2; i++) new Vec(0.55 * i, 0, 0).into(s.of(StrandChannels.POSITION), i);
        assertEquals(0.5 * EA * 0.01, measured("stretchEnergy", p, s), 1e-9);
        assertEquals(0, measured("shearEnergy", p, s), 1e-20);
        assertEquals(0.1, measuredAll("stretch", p, s)[1], 1e-14);
        assertEquals(0.05, measuredAll("residual", p, s)[1], 1e-14);
        assertEquals(1.1, measured("totalLength", p, s), 1e-14);
        new Vec(1.1, 0.05, 0).into(s.of(StrandChannels.POSITION), 2);
        assertEquals(0.5 * GA * 0.01 * 0.5, measured("shearEnergy", p, s), 1e-9);
        assertEquals(0.5 * EA * 0.01, measured("stretchEnergy", p, s), 1e-9);
        Settings rigid = p.with("extensible", "false");
        assertEquals(0, measured("shearEnergy", rigid, s) + measured("stretchEnergy", rigid, s), 0.0);
    }

    /// Four segments of 0.25 m with a natural curvature of 2 and 1 1/m, and a natural twist of 3 1/m, placed straight:
    /// C is its negative at three joints and at the clamp, whose L is half as long.
    @Test
    void bendingAndTwistHaveTheirEnergies() {
        Run run = run("segments=4 darboux=2,1,3");
        double length = 3 * 0.25 + 0.125;
        assertEquals(0.5 * EI * 5 * length, number(run, "bendEnergy"), 1e-10);
        assertEquals(0.5 * GJ * 9 * length, number(run, "twistEnergy"), 1e-10);
        double[] moment = read(run, "moment");
        for (int k = 0; k < 4; k++) {
            assertEquals(-2 * EI, moment[3 * k], 1e-10);
            assertEquals(-EI, moment[3 * k + 1], 1e-10);
            assertEquals(-3 * GJ, moment[3 * k + 2], 1e-10);
        }
        assertArrayEquals(new double[]{0, 0, 0}, Arrays.copyOfRange(moment, 12, 15), "no joint");
    }

    /// A free rod of mass M = 1000·A kg that spins about its middle: particles at ±½ and 0, and J of two segments.
    @Test
    void aSpinningRodHasItsMomenta() {
        Run run = run("segments=2 startPin=free launch=0,3,0 spin=0,0,2 start=-0.5,0,0");
        double mass = 1000 * A, inertia = 2 * (mass / 2) * (R * R / 2 + 0.25 / 12), ends = mass / 2 * 0.25;
        assertEquals(0.5 * mass * 9 + 0.5 * (ends + inertia) * 4, number(run, "kinetic"), 1e-12);
        assertArrayEquals(new double[]{0, 3 * mass, 0}, read(run, "momentum"), 1e-14);
        assertArrayEquals(new double[]{0, 0, 2 * (ends + inertia)}, read(run, "angularMomentum"), 1e-14);
        Run away = after(3, "segments=2 startPin=free launch=4,3,0 gravity=0,0,0 damping=0 start=1.5,0,0");
        assertArrayEquals(new double[]{0, 0, 2 * 3 * mass}, read(away, "angularMomentum"), 1e-12);
    }

    /// The potential is the sum of its parts; all of it is lost or there.
    @Test
    void energiesAddUp() {
        Run run = run("arcAngle=90 turns=0.5");
        double first = number(run, "energy");
        double height = 0;
        for (int i = 0; i <= 12; i++)
            height += run.state().of(StrandChannels.MASSES)[i] * at(run.state(), i).y();
        assertEquals(9.81 * height, number(run, "gravityEnergy"), 1e-12);
        for (int n = 0; n < 20; n++) run.next();
        double potential = 0;
        for (String part : new String[]{"gravityEnergy", "stretchEnergy", "shearEnergy", "bendEnergy", "twistEnergy"})
            potential += number(run, part);
        assertEquals(potential, number(run, "potential"), 1e-12);
        assertEquals(potential + number(run, "kinetic"), number(run, "energy"), 1e-12);
        assertEquals(first, number(run, "energy") + number(run, "lost"), 1e-12);
        assertTrue(number(run, "lost") > 0, "damping takes energy");
    }

    /// Of the pairs 0–2, 0–3 and 1–3 the first two are no more than 20 mm apart.
    @Test
    void pairsThatTouchAreCounted() {
        Settings p = settings("segments=3 selfContact=true apart=2 shape=0,0,0;0.1,0,0;0.02,0,0;0,0.015,0");
        assertEquals(2, measured("contacts", p, STRAND.initial(p)), 0.0);
        assertEquals(1, measured("contacts", p.with("apart", "3"), STRAND.initial(p)), 0.0);
        assertEquals(0, measured("contacts", p.with("selfContact", "false"), STRAND.initial(p)), 0.0);
    }

    /// Between two pinned ends nothing can give way: the divisor is 0 where the rod cannot stretch, and λ stays.
    @ParameterizedTest
    @ValueSource(strings = {"tangent", "article", "world"})
    void whatCannotGiveWayIsPassedOver(String projection) {
        Run run = after(3, "segments=1 startPin=held endPin=held extensible=false spin=1,2,3 projection=" + projection);
        for (double v : run.state().of(StrandChannels.ORIENTATION)) assertTrue(Double.isFinite(v));
        for (double v : run.state().of(StrandChannels.LAMBDAS)) assertTrue(Double.isFinite(v));
    }
}
