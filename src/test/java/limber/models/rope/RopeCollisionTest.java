package limber.models.rope;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.models.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// One contact of one particle with each obstacle, worked by hand. The obstacle is at the origin: a level floor, a
/// sphere of radius 1, a box of edge 2.
class RopeCollisionTest {
    private static final String[] OBSTACLE = {"collide=true", "segments=1", "floorAt=0,0,0", "sphereAt=0,0,0",
        "sphereRadius=1", "boxAt=0,0,0", "boxSize=2,2,2", "pinStart=false"};

    private State s;

    private void collide(String obstacle, String test, String friction, Vec old, Vec p) {
        Settings settings = Ropes.settings(Setup.with(OBSTACLE, "obstacle=" + obstacle, "collision=" + test,
                "friction=" + friction));
        s = Ropes.ROPE.initial(settings);
        new Vec(9, 9, 9).into(s.of(RopeChannels.POSITION), 0);
        new Vec(9, 9, 9).into(s.of(RopeChannels.PREVIOUS), 0);
        p.into(s.of(RopeChannels.POSITION), 1);
        old.into(s.of(RopeChannels.PREVIOUS), 1);
        Phase phase = Ropes.ROPE.schedule(settings).phases().filter(f -> f.name().equals("collide")).findFirst()
                .orElseThrow();
        phase.run(s, 0, 0, phase.size(s));
    }

    private void isAt(Vec p, Vec old, int missed) {
        assertEquals(0, Vec.of(s.of(RopeChannels.POSITION), 1).distance(p), 1e-15);
        assertEquals(0, Vec.of(s.of(RopeChannels.PREVIOUS), 1).distance(old), 1e-15);
        assertEquals(missed, s.of(RopeChannels.TALLY)[RopeChannels.MISSED], 0);
        assertArrayEquals(new double[]{9, 9, 9, 9, 9, 9}, new double[]{s.of(RopeChannels.POSITION)[0],
            s.of(RopeChannels.POSITION)[1], s.of(RopeChannels.POSITION)[2], s.of(RopeChannels.PREVIOUS)[0],
            s.of(RopeChannels.PREVIOUS)[1], s.of(RopeChannels.PREVIOUS)[2]}, "the other particle is left alone");
    }

    private static Vec v(double x, double y, double z) {
        return new Vec(x, y, z);
    }

    /// From 1 m above to 1 m below: half of the way, (1, 0, 0). The displacement (1, −1, 0) loses its −1 along the
    /// normal, and friction 0.5 takes half of the 1 that is left.
    @Test
    void theFloorStopsAParticleOnItsWay() {
        collide("floor", "swept", "0.5", v(0, 1, 0), v(2, -1, 0));
        isAt(v(1, 0, 0), v(0.5, 0, 0), 0);
        collide("floor", "discrete", "0.5", v(0, 1, 0), v(2, -1, 0));
        isAt(v(2, 0, 0), v(1, 1, 0), 0);
    }

    /// From −3 to 3 through a sphere from −1 to 1: a third of the way. Its end is outside, so that a test of the end
    /// alone misses it.
    @Test
    void aSphereIsMetThoughTheEndIsBeyondIt() {
        collide("sphere", "swept", "0", v(-3, 0, 0), v(3, 0, 0));
        isAt(v(-1, 0, 0), v(-1, 0, 0), 1);
        collide("sphere", "discrete", "0", v(-3, 0, 0), v(3, 0, 0));
        isAt(v(3, 0, 0), v(-3, 0, 0), 0);
    }

    /// The faces across x are met after (3 − 1)/6 = 1/3 of the way, those across y after (2.5 − 1)/6 = 1/4: x last, so
    /// that the face looks along −x. Along the diagonal both are met at once, and x is the first axis.
    @ParameterizedTest
    @CsvSource({"-2.5,-0.5", "-3,-1"})
    void theFaceOfABoxIsTheOneThatIsEnteredLast(double from, double to) {
        collide("box", "swept", "0", v(-3, from, 0), v(3, from + 6, 0));
        isAt(v(-1, to, 0), v(-1, from, 0), 1);
    }

    /// Along z beside the box, above the sphere, up from the floor, and away from the sphere.
    @Test
    void whatMeetsNothingStaysAsItWas() {
        for (Object[] way : new Object[][]{{"box", v(1.5, 0, -3), v(1.5, 0, 3)}, {"box", v(-3, 0, 0), v(-1.5, 0, 0)},
            {"sphere", v(-3, 1.5, 0), v(3, 1.5, 0)}, {"sphere", v(1.5, 0, 0), v(3, 0, 0)},
            {"sphere", v(-3, 0, 0), v(-1.5, 0, 0)}, {"floor", v(0, 1, 0), v(1, 0.5, 0)}}) {
            collide((String) way[0], "swept", "0.5", (Vec) way[1], (Vec) way[2]);
            isAt((Vec) way[2], (Vec) way[1], 0);
        }
    }

    /// A particle that began inside, or on the surface, has no way to be tested: it is pushed out, and keeps what it
    /// has along the normal.
    @ParameterizedTest
    @CsvSource({"-0.5", "0", "0.000000001"})
    void whatBeganInsideIsPushedOut(double height) {
        collide("floor", "swept", "0", v(0, height, 0), v(1, -1, 0));
        isAt(v(1, 0, 0), v(0, height, 0), 0);
    }

    /// Below the box its nearest face looks down, at −1.
    @Test
    void theNearestFaceOfABoxMayLookDown() {
        collide("box", "discrete", "0", v(0.2, -0.9, 0), v(0.2, -0.9, 0));
        isAt(v(0.2, -1, 0), v(0.2, -0.9, 0), 0);
    }
}
