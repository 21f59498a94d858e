package limber.models.strand;

import static limber.models.strand.Strands.at;
import static limber.models.strand.Strands.frame;
import static limber.models.strand.Strands.fresh;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.State;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Where a strand is placed at frame 0, and how its frames stand.
class StrandPlacementTest {
    private static void assertNear(Vec expected, Vec is) {
        assertEquals(0, expected.distance(is), 1e-14, () -> expected + " but " + is);
    }

    /// Two segments of an arc of 90° look 22.5° to either side of t: t·cos + n·sin.
    @ParameterizedTest
    @CsvSource({"x,1,0,0,1", "down,0,-1,1,0", "up,0,1,-1,0"})
    void anArcIsSymmetricAboutItsDirection(String along, double tx, double ty, double nx, double ny) {
        State s = fresh("segments=2 arcAngle=90 length=3 start=1,2,3 along=" + along);
        double cos = 1.5 * Math.cos(Math.PI / 8), sin = 1.5 * Math.sin(Math.PI / 8);
        Vec first = new Vec(1, 2, 3), t = new Vec(tx, ty, 0), n = new Vec(nx, ny, 0);
        assertNear(first, at(s, 0));
        assertNear(first.plus(t.times(cos)).minus(n.times(sin)), at(s, 1));
        assertNear(first.plus(t.times(2 * cos)), at(s, 2));
    }

    /// A quarter turn a segment of a helix about +x: from +y through +z, as a right-handed screw goes along +x.
    @Test
    void aHelixIsRightHanded() {
        State s = fresh("placement=helix segments=4 coils=1 helixRadius=0.5 pitch=2 start=0,1,0");
        assertNear(new Vec(0, 1, 0), at(s, 0));
        assertNear(new Vec(0.5, 0.5, 0.5), at(s, 1));
        assertNear(new Vec(1, 0, 0), at(s, 2));
        assertNear(new Vec(1.5, 0.5, -0.5), at(s, 3));
        assertNear(new Vec(2, 1, 0), at(s, 4));
        State down = fresh("placement=helix segments=4 coils=1 helixRadius=0.5 pitch=2 along=down");
        assertNear(new Vec(-0.5, -0.5, 0.5), at(down, 1));
    }

    /// ripple·cos(4πi/N): of 8 segments 1, 0, −1, 0, 1, ….
    @Test
    void aRippleIsAWaveAcross() {
        State s = fresh("segments=8 ripple=0.1");
        for (int i = 0; i <= 8; i++)
            assertEquals(i % 2 == 1 ? 0 : i % 4 == 0 ? 0.1 : -0.1, at(s, i).z(), 1e-15);
    }

    /// A regular polygon whose first segment looks back from −180° by half a step.
    @Test
    void aRingIsARegularPolygon() {
        State s = fresh("closed=true segments=6 length=3 placement=helix");
        assertEquals(6, s.of(StrandChannels.MASSES).length);
        double angle = Math.PI * (1.0 / 6 - 1);
        assertNear(new Vec(0.5 * Math.cos(angle), 0.5 * Math.sin(angle), 0), at(s, 1));
        for (int i = 0; i < 6; i++) assertEquals(0.5, at(s, i).distance(at(s, (i + 1) % 6)), 1e-14);
    }

    /// d3 looks along the segment, and in the plane z = 0 d1 is +z everywhere, however the arc turns.
    @Test
    void framesAreCarriedWithoutTwist() {
        State s = fresh("segments=9 arcAngle=-700 length=2");
        for (int i = 0; i < 9; i++) {
            assertNear(at(s, i + 1).minus(at(s, i)).times(4.5), frame(s, i).d3());
            assertNear(new Vec(0, 0, 1), frame(s, i).d1());
            assertNear(frame(s, i).d3().cross(frame(s, i).d1()), frame(s, i).d2());
        }
    }

    /// Straight back: q∘(1, 0, 0, 0) is half a turn about d1.
    @Test
    void aSegmentThatTurnsBackIsTurnedAboutD1() {
        State s = fresh("segments=2 shape=0,0,0;1,0,0;0.5,0,0");
        assertNear(new Vec(-1, 0, 0), frame(s, 1).d3());
        assertNear(frame(s, 0).d1(), frame(s, 1).d1());
        assertEquals(0.5, s.of(StrandChannels.REST_LENGTH)[1], 1e-15);
    }

    /// Two segments with one turn: Z(2π·¼) and Z(2π·¾) about d3.
    @Test
    void twistIsSpreadEvenly() {
        State s = fresh("segments=2 turns=1");
        assertNear(new Vec(0, -1, 0), frame(s, 0).d1());
        assertNear(new Vec(0, 1, 0), frame(s, 1).d1());
        Orientation clamp = Orientation.of(s.of(StrandChannels.CLAMPS), 1);
        assertNear(new Vec(0, 0, 1), clamp.d1());
        assertEquals(-1, clamp.dot(Orientation.of(s.of(StrandChannels.CLAMP_BASE), 1)), 1e-15, "after a whole turn");
    }

    /// Masses by the halves of segments: of 0.2 and 0.6 m.
    @Test
    void aParticleHasHalfOfEachOfItsSegments() {
        State s = fresh("startPin=free shape=0,0,0;0.2,0,0;0.2,0.6,0 segments=2 radius=0.1 density=100");
        double perLength = 100 * Math.PI * 0.01;
        assertEquals(0.1 * perLength, s.of(StrandChannels.MASSES)[0], 1e-14);
        assertEquals(0.4 * perLength, s.of(StrandChannels.MASSES)[1], 1e-14);
        assertEquals(1 / (0.3 * perLength), s.of(StrandChannels.INVERSE_MASS)[2], 1e-14);
        assertEquals(0.4, s.of(StrandChannels.JOINT_LENGTH)[1], 1e-15);
        assertEquals(0.1, s.of(StrandChannels.JOINT_LENGTH)[0], 1e-15);
        assertEquals(0.3, s.of(StrandChannels.JOINT_LENGTH)[2], 1e-15);
    }

    /// As placed: the turn of 10° about −z at each joint of an arc, none at a clamp, and never with w < 0.
    @Test
    void theShapeAsPlacedIsAtRest() {
        State s = fresh("arcAngle=90 segments=9 rest=placed turns=2");
        for (int k = 1; k < 9; k++) {
            Orientation rest = Orientation.of(s.of(StrandChannels.REST_TURN), k);
            assertEquals(Math.cos(Math.toRadians(5)), rest.w(), 1e-14);
            assertEquals(0, rest.z(), 1e-14);
        }
        assertEquals(1, Orientation.of(s.of(StrandChannels.REST_TURN), 0).w(), 0.0);
        State ring = fresh("closed=true segments=7 rest=placed");
        for (int k = 0; k < 7; k++)
            assertEquals(Math.cos(Math.PI / 7), Orientation.of(ring.of(StrandChannels.REST_TURN), k).w(), 1e-14);
        assertTrue(frame(ring, 6).dot(frame(ring, 0)) < 0, "going round turns the sign");
    }
}
