package limber.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OracleTest {
    private static final Vec LEFT = Vec.ZERO, RIGHT = new Vec(1, 0, 0);

    @Test
    void publishedSagOfACatenary() {
        assertEquals(0.502633, Catenary.between(LEFT, RIGHT, 1.5).sag(), 5e-7);
    }

    /// From a book: a = 1, ends at x = ±1, so L = 2·sinh 1 and the sag is cosh 1 − 1.
    @Test
    void unitCatenaryIsTheHyperbolicCosine() {
        var c = Catenary.between(new Vec(-1, Math.cosh(1), 0), new Vec(1, Math.cosh(1), 0), 2 * Math.sinh(1));
        assertEquals(1, c.a(), 1e-14);
        for (double x = -1; x <= 1; x += 0.125) assertEquals(Math.cosh(x), c.height(x + 1), 1e-14);
    }

    @ParameterizedTest
    @CsvSource({"1,0,0,1.0001", "1,0,0,1.5", "1,0.7,0,1.3", "0.3,-2,0.4,2.2", "1,0.2,-1,60",
        "5,3,2,6.2"})
    void catenaryEndsWhereItShouldAndHasItsLength(double x, double y, double z, double length) {
        Vec from = new Vec(-2, 1, 3), to = from.plus(new Vec(x, y, z));
        var c = Catenary.between(from, to, length);
        double across = Math.sqrt(x * x + z * z);
        assertEquals(to.y(), c.height(across), 1e-10 * length);
        double[] points = c.points(20_000);
        double sum = 0, longest = 0;
        for (int i = 0; i < 20_000; i++) {
            double part = Vec.of(points, i).distance(Vec.of(points, i + 1));
            sum += part;
            longest = Math.max(longest, part);
        }
        assertEquals(length, sum, 1e-5 * length);
        assertEquals(length / 20_000, longest, 1e-4 * length / 20_000, "equal parts");
    }

    @Test
    void publishedSagOfTwentyRigidSticks() {
        assertEquals(0.503447, RigidChain.sag(LEFT, RIGHT, 1.5, 20), 5e-7);
    }

    /// Two sticks make a triangle: 0.75 long over half of the span, so the joint hangs √(0.75² − 0.5²) below.
    @Test
    void twoSticksMakeATriangle() {
        assertEquals(Math.sqrt(0.3125), RigidChain.sag(LEFT, RIGHT, 1.5, 2), 1e-14);
    }

    @Test
    void rigidChainOfUnequalEndsIsInBalance() {
        Vec from = new Vec(0, 1, 0), to = new Vec(2, 0.2, -1);
        double[] p = RigidChain.points(from, to, 3, 17);
        double before = 0, step = 0;
        for (int j = 0; j < 17; j++) {
            Vec d = Vec.of(p, j + 1).minus(Vec.of(p, j));
            assertEquals(3.0 / 17, d.length(), 1e-12, "stick " + j);
            double slope = d.y() / Math.sqrt(d.x() * d.x() + d.z() * d.z());
            if (j == 1) step = slope - before;
            if (j > 1) assertEquals(step, slope - before, 1e-10, "each joint takes the same weight off");
            before = slope;
        }
        assertTrue(step > 0);
    }

    /// Nearly taut, very slack, steep, with few sticks and with many: all sticks are as long as they should be, the
    /// last one too.
    @ParameterizedTest
    @CsvSource({"1,0,1.000001", "1,0,1.01", "1,0,1.5", "1,0,1000", "0.001,0,1.5", "0.001,5,5.1", "1,-3,3.2", "1,3,1000",
        "900,0,1000", "1e-6,0,1"})
    void rigidChainsEndWhereTheyShould(double across, double up, double length) {
        Vec from = new Vec(1, 2, 3), to = from.plus(new Vec(0.6 * across, up, -0.8 * across));
        for (int sticks : new int[]{2, 3, 4, 7, 20, 101, 2000}) {
            if (!RigidChain.hangs(from, to, length, sticks)) {
                assertThrows(BadInput.class, () -> RigidChain.points(from, to, length, sticks));
                continue;
            }
            double[] p = RigidChain.points(from, to, length, sticks);
            double stick = length / sticks;
            for (int j = 0; j < sticks; j++) {
                double made = Vec.of(p, j + 1).distance(Vec.of(p, j));
                assertEquals(stick, made, 1e-9 * length, sticks + " sticks, stick " + j);
            }
        }
    }

    /// Three sticks of 0.5 hang between ends that are more than a stick apart; the middle one, level, takes up 0.5
    /// itself.
    @Test
    void endsNearerThanAStickWouldHaveToPush() {
        assertTrue(RigidChain.hangs(LEFT, new Vec(0.501, 0, 0), 1.5, 3));
        double[] p = RigidChain.points(LEFT, new Vec(0.501, 0, 0), 1.5, 3);
        assertEquals(0.0005, p[3], 1e-12);
        assertEquals(-Math.sqrt(0.25 - 0.0005 * 0.0005), p[4], 1e-12);
        assertTrue(!RigidChain.hangs(LEFT, new Vec(0.499, 0, 0), 1.5, 3));
        assertTrue(RigidChain.hangs(LEFT, new Vec(0.001, 0, 0), 1.5, 4), "an even number has a joint in the middle");
        assertThrows(BadInput.class, () -> RigidChain.points(LEFT, new Vec(0.499, 0, 0), 1.5, 3));
    }

    @Test
    void rigidChainBecomesTheCatenaryAsTheSquareOfItsSticks() {
        double truth = Catenary.between(LEFT, RIGHT, 1.5).sag();
        for (int sticks : new int[]{20, 40, 80}) {
            double ratio = (RigidChain.sag(LEFT, RIGHT, 1.5, sticks) - truth)
                    / (RigidChain.sag(LEFT, RIGHT, 1.5, 2 * sticks) - truth);
            assertEquals(4, ratio, 0.02, sticks + " sticks");
        }
    }

    @Test
    void hookNeeds6122SweepsForADecade() {
        assertEquals(6122, Convergence.sweepsPerDecade(Convergence.halfPin(80)), 0.5);
    }

    /// Three steps of h = 0.1 under g = 10: 0.1, then 0.1 + 0.2, then 0.1 + 0.2 + 0.3 below.
    @Test
    void verletFallsInStepsThatGrow() {
        double[] fallen = {0, 0.1, 0.3, 0.6, 1.0};
        for (int n = 0; n < fallen.length; n++) assertEquals(5 - fallen[n], FreeFall.verlet(5, 10, 0.1, n), 1e-15);
    }

    @Test
    void verletsFallLiesOnAParabolaOfItsOwn() {
        double g = 9.81, h = 0.02, v = FreeFall.verletVelocity(0, g, h);
        for (int n = 0; n <= 1000; n += 50) {
            assertEquals(FreeFall.verlet(5, g, h, n), FreeFall.parabola(5, v, g, n * h),
                    1e-15 * (5 + g * n * n * h * h));
            assertEquals(0.5 * g * h * n * h, FreeFall.parabola(5, 0, g, n * h) - FreeFall.verlet(5, g, h, n), 1e-12,
                    "ahead of Newton's");
        }
    }

    @Test
    void whatDoesNotReachIsRefused() {
        assertThrows(BadInput.class, () -> Catenary.between(LEFT, RIGHT, 1));
        assertThrows(BadInput.class, () -> Catenary.between(LEFT, new Vec(0, 1, 0), 3));
        assertThrows(BadInput.class, () -> RigidChain.points(LEFT, RIGHT, 0.9, 10));
        assertThrows(BadInput.class, () -> RigidChain.points(LEFT, new Vec(0, 1, 0), 3, 10));
        assertThrows(BadInput.class, () -> RigidChain.points(LEFT, RIGHT, 1.5, 1));
    }
}
