package limber.models.strand;

import static limber.models.Setup.with;
import static limber.models.strand.Strands.STRAND;
import static limber.models.strand.Strands.after;
import static limber.models.strand.Strands.at;
import static limber.models.strand.Strands.frame;
import static limber.models.strand.Strands.settings;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The tube of a strand, and what is drawn over it.
class StrandSkinTest {
    private static final String BENT = "segments=6 sides=5 arcAngle=120 turns=0.8 ";

    private static State shown(String... changes) {
        return after(3, changes).picture();
    }

    private static Vec vertex(State s, int ring, int side) {
        return Vec.of(s.of(Skin.VERTICES), 6 * ring + side);
    }

    /// Vertex k of a ring is at radius·(cos φ·d1 + sin φ·d2), of the end segment's frame at the ends.
    @Test
    void ringsStandAtTheParticlesInTheFramesOfTheirSegments() {
        State s = shown(BENT);
        assertEquals(7 * 6, s.of(Skin.VERTICES).length / 3);
        assertEquals(6 * 5 * 2, s.triangles().length / 3);
        for (int ring = 0; ring <= 6; ring += 6) for (int k = 0; k <= 5; k++) {
            double angle = 2 * Math.PI * k / 5;
            Orientation q = frame(s, ring == 0 ? 0 : 5);
            Vec normal = q.d1().times(Math.cos(angle)).plus(q.d2().times(Math.sin(angle)));
            assertEquals(0, at(s, ring).plus(normal.times(0.02)).distance(vertex(s, ring, k)), 1e-14);
            assertEquals(0, normal.distance(Vec.of(s.of(Skin.NORMALS), 6 * ring + k)), 1e-14);
        }
        for (int ring = 0; ring <= 6; ring++) {
            assertEquals(0, vertex(s, ring, 0).distance(vertex(s, ring, 5)), 0.0, "the seam");
            assertEquals(ring / 6.0, s.of(StrandChannels.TEXTURE_AT)[2 * (6 * ring + 2)], 1e-15);
            assertEquals(0.4, s.of(StrandChannels.TEXTURE_AT)[2 * (6 * ring + 2) + 1], 1e-15);
        }
    }

    /// Half way between two frames: as near to the one as to the other.
    @Test
    void aRingBetweenTwoSegmentsStandsHalfWay() {
        State s = shown(BENT);
        for (int i = 1; i < 6; i++) {
            Orientation ring = Orientation.of(s.of(StrandChannels.RING), i);
            assertEquals(Math.abs(ring.dot(frame(s, i - 1))), Math.abs(ring.dot(frame(s, i))), 1e-14);
            assertEquals(1, ring.dot(ring), 1e-14);
        }
    }

    @Test
    void theLastCircleOfARingIsItsFirst() {
        State s = shown("closed=true segments=6 sides=5 turns=1");
        for (int k = 0; k <= 5; k++) assertEquals(0, vertex(s, 0, k).distance(vertex(s, 6, k)), 0.0);
        State flat = Strands.run("closed=true segments=6 sides=5").picture();
        assertEquals(Math.cos(Math.PI / 12),
                Math.abs(Orientation.of(flat.of(StrandChannels.RING), 0).dot(frame(flat, 0))),
                1e-14, "half way, although the signs of the two frames differ");
    }

    /// A straight tube of n sides holds n/2·r²·sin(2π/n)·L between its open ends, seen from outside.
    @ParameterizedTest
    @ValueSource(strings = {"x", "down", "up"})
    void trianglesLookOutwards(String along) {
        State s = Strands.run("along=" + along + " sides=5 segments=6").picture();
        double volume = 0;
        int[] t = s.triangles();
        Vec middle = at(s, 3);
        for (int i = 0; i < t.length; i += 3) {
            Vec a = Vec.of(s.of(Skin.VERTICES), t[i]).minus(middle), b = Vec.of(s.of(Skin.VERTICES), t[i + 1])
                    .minus(middle), c = Vec.of(s.of(Skin.VERTICES), t[i + 2]).minus(middle);
            double six = a.dot(b.cross(c));
            assertTrue(six > 0, "triangle " + i / 3);
            volume += six / 6;
        }
        // the two pyramids over the open ends are a third of the whole
        assertEquals(2.0 / 3 * 2.5 * 4e-4 * Math.sin(2 * Math.PI / 5), volume, 1e-12);
    }

    /// Twist shows: after a quarter turn in six segments the seam has wound by a quarter at the last ring but half a
    /// segment's share.
    @Test
    void theSeamWindsWithTheTwist() {
        State s = Strands.run("turns=0.25 sides=5 segments=6").picture();
        Vec first = vertex(s, 0, 0).minus(at(s, 0)).times(50), last = vertex(s, 6, 0).minus(at(s, 6)).times(50);
        assertEquals(Math.cos(Math.PI / 2 * 5 / 6), first.dot(last), 1e-12);
    }

    @Test
    void aJointGoesFromMiddleToMiddle() {
        Settings p = settings("segments=2");
        State s = STRAND.initial(p);
        double[] all = STRAND.places(p, s, STRAND.kind(p, "joint").orElseThrow());
        assertEquals(3 * 6, all.length);
        for (int k = 0; k < 3; k++) {
            double[] place = STRAND.place(p, s, new Element("joint", k));
            assertEquals(Math.max(0, k - 0.5) / 2, place[0], 1e-15);
            assertEquals(Math.min(2, k + 0.5) / 2, place[3], 1e-15);
            assertEquals(place[0], all[6 * k], 0.0);
        }
        double[] clamp = STRAND.place(p, s, new Element("clamp", 1));
        assertEquals(1, clamp[0], 1e-15);
        Settings ring = settings("closed=true segments=4");
        State closed = STRAND.initial(ring);
        double[] place = STRAND.place(ring, closed, new Element("joint", 0));
        assertEquals(0, new Vec(place[0], place[1], place[2])
                .distance(at(closed, 3).plus(at(closed, 0)).times(0.5)), 1e-15);
    }

    /// Under a weight of 0.01 N the moments stand across the rod, along −z at its root: F·L = 0.01 N·m.
    @Test
    void momentsAreArrowsInTheWorld() {
        Settings p = settings("gravity=0,0,0 load=0,-0.01,0 damping=12 spinDamping=12 iterations=60 segments=4");
        State s = after(350, "gravity=0,0,0 load=0,-0.01,0 damping=12 spinDamping=12 iterations=60 segments=4").state();
        var arrows = (Overlay.Arrows) STRAND.overlays(p, s, Set.of("moments"), Optional.empty()).getFirst();
        assertEquals(0, Vec.of(arrows.vectors(), 0).distance(new Vec(0, 0, -0.01)), 1e-6);
        assertEquals(0, Vec.of(arrows.vectors(), 4).length(), 0.0, "a free end has none");
    }

    @Test
    void clampsAndStripesAreDrawn() {
        Settings p = settings("endPin=held");
        State s = STRAND.initial(p);
        var clamps = STRAND.overlays(p, s, Set.of("clamps"), Optional.empty());
        assertEquals(6, ((Overlay.Points) clamps.get(0)).xyz().length, "two ends are held");
        assertEquals(6, ((Overlay.Arrows) clamps.get(1)).vectors().length, "one of them by a frame");
        double[] circle = ((Overlay.Path) clamps.get(2)).xyz();
        for (int i = 0; i < circle.length / 3; i++)
            assertEquals(6 * 0.02, Vec.of(circle, i).length(), 1e-14, "the circle of its knob");
        assertEquals(0, Vec.of(circle, 0).distance(Vec.of(s.of(StrandChannels.KNOBS), 0)), 1e-14);
        assertEquals(3, clamps.size());
        var stripe = (Overlay.Path) STRAND.overlays(p, s, Set.of("stripe"), Optional.empty()).getFirst();
        assertEquals(0.02, Vec.of(stripe.xyz(), 0).distance(new Vec(0.5 / 12, 0, 0)), 1e-15);
        assertEquals(3 * 13, ((Overlay.Path) STRAND.overlays(settings("closed=true"), STRAND.initial(settings(
                "closed=true")), Set.of("stripe"), Optional.empty()).getFirst()).xyz().length, "a ring's is closed");
    }

    /// At frame 0 the shape at rest is the shape that is drawn.
    @Test
    void theRestShapeIsThatOfFrame0() {
        Settings p = settings(with(new String[]{BENT}));
        State s = Strands.run(BENT).picture();
        double[] rest = STRAND.atRest(p, s), drawn = s.of(Skin.VERTICES);
        for (int i = 0; i < rest.length; i++) assertEquals(drawn[i], rest[i], 0.0);
    }
}
