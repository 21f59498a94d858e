package limber.models.puppet;

import static limber.models.puppet.Puppets.after;
import static limber.models.puppet.Puppets.at;
import static limber.models.puppet.Puppets.fresh;
import static limber.models.puppet.Puppets.furthest;
import static limber.models.puppet.Puppets.placed;
import static limber.models.puppet.Puppets.rest;
import static limber.models.puppet.Puppets.settings;
import static limber.models.puppet.Puppets.size;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import limber.engine.State;
import limber.engine.settings.Vec;
import limber.models.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A skinned chain of bones: weights, rigid motions, and the closed form of a twist.
class PuppetSkinningTest {
    private static final String[] TUBE = {"method=skinning", "mesh=cylinder"};

    private static String[] tube(String... more) {
        return Setup.with(TUBE, more);
    }

    private static double[] weights(State s, int vertex) {
        return Arrays.copyOfRange(s.of(PuppetChannels.WEIGHTS), 8 * vertex, 8 * vertex + 8);
    }

    private static State bound(String... settings) {
        State s = fresh(settings);
        Puppets.phase("bind", settings(settings), s);
        return s;
    }

    @ParameterizedTest
    @CsvSource({"2,smooth,0.5", "5,smooth,0.001", "8,smooth,1000", "3,rigid,0.5", "8,smooth,0.7"})
    void weightsAddUpTo1(int bones, String binding, double overlap) {
        State s = bound(tube("bones=" + bones, "binding=" + binding, "overlap=" + overlap));
        for (int i = 0; i < size(s); i++) {
            double[] w = weights(s, i);
            assertEquals(1, Arrays.stream(w).sum(), 1e-15);
            for (double x : w) assertTrue(x >= -1e-15, "vertex " + i + ": " + x);
        }
    }

    /// Two bones of a tube of 2 m: the joint is at 1 m, ring 12 of 25. An eighth below it with an overlap of half a
    /// metre, g = ¼ and c = g²(3 − 2g) = 5/32.
    @Test
    void theOverlapIsSharedSmoothly() {
        State s = bound(tube("rings=17"));
        assertArrayEquals(new double[]{0.5, 0.5}, Arrays.copyOf(weights(s, 16 * 8), 2), 1e-15);
        assertArrayEquals(new double[]{27.0 / 32, 5.0 / 32}, Arrays.copyOf(weights(s, 16 * 7), 2), 1e-15);
        assertArrayEquals(new double[]{1, 0}, Arrays.copyOf(weights(s, 16 * 6), 2), 1e-15);
    }

    @Test
    void aRigidVertexHasTheBoneAboveItsJoint() {
        State s = bound(tube("rings=17", "binding=rigid"));
        assertArrayEquals(new double[]{0, 1}, Arrays.copyOf(weights(s, 16 * 8), 2));
        assertArrayEquals(new double[]{1, 0}, Arrays.copyOf(weights(s, 16 * 7), 2));
    }

    /// The shortest arc from (0, 1, 0) to (0.6, 0.8, 0): x' = 0.8x + 0.6y, y' = 0.8y − 0.6x.
    @ParameterizedTest
    @CsvSource({"linear,smooth", "linear,rigid", "dual-quaternion,smooth",
        "dual-quaternion,rigid"})
    void oneRigidMotionOfAllHandlesIsThatOfTheMesh(String blend, String binding) {
        UnaryOperator<Vec> motion = v -> new Vec(0.8 * v.x() + 0.6 * v.y() + 3, 0.8 * v.y() - 0.6 * v.x() - 1,
                v.z() + 2);
        String[] with = tube("bones=3", "blend=" + blend, "binding=" + binding);
        State s = after(1, Setup.with(with, placed(motion, with))).state();
        assertTrue(furthest(s, motion) < 1e-12);
        assertTrue(furthest(after(1, with).state(), p -> p) < 1e-12, "at rest");
    }

    /// A straight chain whose last bone turns by θ: the mean of two places at an angle θ is nearer to the axis, the
    /// mean of two motions is a turn by an angle in between.
    @ParameterizedTest
    @ValueSource(doubles = {30, 90, -120, 179, 180, -180})
    void aTwistHasAClosedForm(double twist) {
        double theta = StrictMath.toRadians(twist);
        State s = bound(tube()), linear = after(1, tube("twist=" + twist)).state(),
                dual = after(1, tube("twist=" + twist, "blend=dual-quaternion")).state();
        for (int i = 0; i < size(s); i++) {
            double w = weights(s, i)[1], r = StrictMath.hypot(rest(s, i).x(), rest(s, i).z());
            double factor = Math.sqrt((1 - w) * (1 - w) + w * w + 2 * w * (1 - w) * StrictMath.cos(theta));
            assertEquals(r * factor, StrictMath.hypot(at(linear, i).x(), at(linear, i).z()), 1e-12);
            double angle = 2 * StrictMath.atan2(w * StrictMath.sin(theta / 2), 1 - w + w * StrictMath.cos(theta / 2));
            Vec p = rest(s, i);
            Vec turned = new Vec(StrictMath.cos(angle) * p.x() + StrictMath.sin(angle) * p.z(), p.y(),
                    StrictMath.cos(angle) * p.z() - StrictMath.sin(angle) * p.x());
            assertEquals(0, turned.distance(at(dual, i)), 1e-12, "vertex " + i);
        }
    }

    /// With w = ½ the distance is r·|cos(θ/2)|: at half a turn nothing is left.
    @Test
    void halfATurnPinchesTheMiddle() {
        State s = after(1, tube("twist=180")).state();
        for (int i = 12 * 16; i < 13 * 16; i++) assertEquals(0, StrictMath.hypot(at(s, i).x(), at(s, i).z()), 1e-12);
    }

    /// 270° is as far as 90° the other way round, and that is shorter.
    @Test
    void beyondHalfATurnATwistComesBackOnTheOtherSide() {
        State there = after(1, tube("twist=270", "blend=dual-quaternion")).state(),
                back = after(1, tube("twist=-90", "blend=dual-quaternion")).state();
        for (int i = 0; i < size(there); i++) assertEquals(0, at(there, i).distance(at(back, i)), 1e-12);
    }

    /// Bones of 1 m from (0, 0, 0): the first points along x, the second back up, and neither reaches its handle.
    @Test
    void bonesPointAtHandlesThatTheyNeedNotReach() {
        State s = after(1, tube("points=0,0,0;5,0,0;1,9,0")).state();
        assertArrayEquals(new double[]{0, 0, 0, 1, 0, 0, 1, 1, 0}, s.of(PuppetChannels.CHAIN), 1e-15);
    }

    /// A handle where its bone begins has no direction: the bone goes straight on.
    @Test
    void aHandleAtTheBeginningOfItsBoneTurnsNothing() {
        State s = after(1, tube("points=0,0,0;0,3,0;0,1,0")).state();
        assertArrayEquals(new double[]{0, 0, 0, 0, 1, 0, 0, 2, 0}, s.of(PuppetChannels.CHAIN), 1e-15);
    }

    /// Four bones that curl up by 60° each: seen from bone 0 the last one has turned by 180°, but its neighbour by 60°
    /// less. Signs by the vertex's own first bone keep the skin together.
    @Test
    void aHookOfHalfATurnAndMoreDoesNotTear() {
        double h = Math.sqrt(3) / 4;
        String points = "0,0,0;0,0.5,0;" + h + ",0.75,0;" + 2 * h + ",0.5,0;" + 2 * h + ",0,0;" + h + ",-0.25,0";
        State s = after(1, tube("height=2.5", "radius=0.1", "rings=51", "bones=5", "overlap=0.4", "points=" + points,
                "blend=dual-quaternion")).state();
        for (int ring = 0; ring < 50; ring++)
            for (int corner = 0; corner < 16; corner++) {
                double length = at(s, 16 * ring + corner).distance(at(s, 16 * ring + 16 + corner));
                assertTrue(length < 0.1, "ring " + ring + ": " + length + " instead of 0.05");
            }
    }
}
