package limber.models.rope;

import static limber.models.rope.Ropes.number;
import static limber.models.rope.Ropes.read;
import static limber.models.rope.Ropes.run;
import static limber.models.rope.Ropes.shape;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import limber.engine.State;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.mesh.Skin;
import limber.mesh.Topology;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The faults of the published skins, with the number that shows each.
class RopeSkinHazardTest {

    private static Vec vertex(State skin, int i) {
        return Vec.of(skin.of(Skin.VERTICES), i);
    }

    /// Width = W·sin of the angle to z: nothing is left of a ribbon along z, and 0.6 of one at asin 0.6.
    @ParameterizedTest
    @CsvSource({"'0,0,4',0", "'2.4,0,3.2',0.6", "'4,0,0',1"})
    void publishedRibbonIsAsWideAsItsAngleToZ(String end,
            double share) {
        for (String rule : new String[]{"published", "corrected"}) {
            State skin = run("segments=8", "skin=ribbon", "width=0.5", "end=" + end, "ribbonRule=" + rule).picture();
            for (int row = 0; row < 8; row++)
                assertEquals(0.5 * (rule.equals("published") ? share : 1),
                        vertex(skin, 2 * row).distance(vertex(skin, 2 * row + 1)), 1e-12, rule + " row " + row);
        }
    }

    @Test
    void publishedRibbonCollapsesItsLastRowAndEndsItsTextureEarly() {
        State published = run("segments=8", "skin=ribbon", "width=0.5", "ribbonRule=published").picture();
        assertEquals(0, vertex(published, 16).distance(vertex(published, 17)), 0);
        assertEquals(8.0 / 9, published.of(Skin.UV)[2 * 16], 1e-15, "u ends at N/(N + 1)");
        State corrected = run("segments=8", "skin=ribbon", "width=0.5").picture();
        assertEquals(0.5, vertex(corrected, 16).distance(vertex(corrected, 17)), 1e-15);
        assertEquals(1, corrected.of(Skin.UV)[2 * 16], 0);
    }

    @Test
    void publishedDoubleSidedRibbonSharesTheBacksVertices() {
        State published = run("segments=8", "skin=ribbon", "ribbonRule=published", "doubleSided=true").picture(),
                corrected = run("segments=8", "skin=ribbon", "doubleSided=true").picture();
        assertEquals(18, published.of(Skin.VERTICES).length / 3);
        assertEquals(36, corrected.of(Skin.VERTICES).length / 3);
        assertEquals(32, published.triangles().length / 3);
        for (int v = 0; v < 18; v++) {
            assertEquals(0, vertex(corrected, v).distance(vertex(corrected, v + 18)), 0);
            assertEquals(0,
                    Vec.of(corrected.of(Skin.NORMALS), v).plus(Vec.of(corrected.of(Skin.NORMALS), v + 18)).length(), 0,
                    "the back looks the other way");
        }
    }

    /// Shortest-arc frames come back to themselves after each turn of a helix about z, while rings that do not turn
    /// about the rope fall behind by the area that its direction runs round on the unit sphere, as seen from the
    /// direction (0,0,−1) that shortest-arc starts from: 360°·(1 + cos ψ), where ψ is the angle between the direction
    /// and z. Two turns twist by 1029° at cos ψ = 0.42917: a helix that rises by 0.4752 of its radius per radian, just
    /// under three radii a turn. (With chords at both ends instead of tangents, N sticks show (N − 1)/N of it.)
    @Test
    void shortestArcFramesTwist1029DegreesOverTwoHelixTurns() {
        int n = 1600;
        double cos = 1029.0 / 720 - 1, rise = cos / Math.sqrt(1 - cos * cos);
        String helix = helix(n, rise);
        Run run = run("segments=" + n, "ringFrame=shortest-arc", "sides=3", helix);
        assertEquals(1029.0 * (n - 1) / n, Math.abs(Math.toDegrees(number(run, "twist"))), 0.05);
        Run corrected = run("segments=" + n, "sides=3", helix);
        assertEquals(0, number(corrected, "twist"), 1e-12);
    }

    private static String helix(int sticks, double rise) {
        var points = new Vec[sticks + 1];
        for (int i = 0; i <= sticks; i++) {
            double t = 4 * Math.PI * i / sticks;
            points[i] = new Vec(Math.cos(t), Math.sin(t), rise * t);
        }
        return shape(points);
    }

    /// Where two cylinders of radius r meet at a bend of θ, each is r·tan(θ/2) short on the outer side.
    @ParameterizedTest
    @CsvSource({"10", "45", "90", "150"})
    void cylindersGapAtBends(double degrees) {
        double theta = Math.toRadians(degrees), r = 0.05;
        Run run = run("segments=2", "skin=cylinders", "width=0.1", "sides=4",
                shape(Vec.ZERO, new Vec(1, 0, 0), new Vec(1 + Math.cos(theta), Math.sin(theta), 0)));
        assertEquals(2 * r * Math.tan(theta / 2), number(run, "gap"), 1e-12);
        // on the mesh: the outer edges at the bend, (1, −r) along x and (1, 0) + r·(sin θ, −cos θ) along (cos θ, sin
        // θ), meet where both have come r·tan(θ/2) further
        Vec along = new Vec(Math.cos(theta), Math.sin(theta), 0),
                across = new Vec(Math.sin(theta), -Math.cos(theta), 0);
        Vec first = outermost(run.picture(), 0, 1, new Vec(0, -1, 0)), second = outermost(run.picture(), 1, 0, across);
        assertEquals(0, first.distance(new Vec(1, -r, 0)), 1e-12);
        assertEquals(0, second.distance(new Vec(1, 0, 0).plus(across.times(r))), 1e-12);
        double reach = r * Math.tan(theta / 2);
        assertEquals(0, first.plus(new Vec(reach, 0, 0)).distance(second.minus(along.times(reach))), 1e-12);
    }

    /// Of the four vertices at an end of a stick, the one farthest out on the outer side of the bend.
    private static Vec outermost(State skin, int stick, int end, Vec outward) {
        Vec best = vertex(skin, 8 * stick + end);
        for (int side = 1; side < 4; side++) {
            Vec v = vertex(skin, 8 * stick + 2 * side + end);
            if (v.dot(outward) > best.dot(outward)) best = v;
        }
        return best;
    }

    /// Vertex 2i at the stick's start, 2i + 1 at its end; a stick of a millimetre is not drawn.
    @Test
    void cylindersFollowTheirPublishedLayout() {
        State skin = run("segments=3", "skin=cylinders", "sides=5",
                shape(Vec.ZERO, new Vec(1, 0, 0), new Vec(1.001, 0, 0), new Vec(2, 0, 0))).picture();
        for (int side = 0; side < 5; side++) {
            assertEquals(0, vertex(skin, 2 * side).x(), 1e-15);
            assertEquals(1, vertex(skin, 2 * side + 1).x(), 1e-15);
        }
        var surface = new Topology(skin);
        assertEquals(2 * 2 * 5, surface.triangles.size(), "the short stick has none, and there are no caps");
        assertEquals(2 * 2 * 5, surface.boundary(), "four open rims of five edges");
        assertEquals(0, surface.misoriented());
    }

    /// Lengths of 0.3328, 0.3334 and 0.4 m: 1000 times that rounds to 333, 333 and 400. The first makes the mesh, and
    /// the second, 0.6 mm longer, is drawn with it. Half a millimetre of rounding goes to the even side: 0.0625 m is
    /// 62.5 and finds no mesh of 0.063 m.
    @Test
    void theFirstStickOfALengthMakesTheMesh() {
        Run run = run("segments=5", "skin=cylinders", "meshCache=published", "sides=4", "gravity=0,0,0",
                shape(Vec.ZERO, new Vec(0.3328, 0, 0), new Vec(0.6662, 0, 0), new Vec(1.0662, 0, 0),
                        new Vec(1.1292, 0, 0), new Vec(1.1917, 0, 0)));
        assertEquals(1, number(run, "cacheHits"), 0);
        assertEquals(4, number(run, "cacheEntries"), 0);
        assertEquals(0.3328, vertex(run.picture(), 1).x(), 1e-12);
        assertEquals(0.3328 + 0.3328, vertex(run.picture(), 8 + 1).x(), 1e-12);
        assertEquals(0.0006, number(run, "cacheError"), 1e-12);
        run.next();
        assertEquals(1 + 5, number(run, "cacheHits"), 0, "every stick finds its mesh again");
        assertEquals(4, number(run, "cacheEntries"), 0);
    }

    /// 0.3328 m and 0.3332 m are both 333 mm: the mesh of the first rope must not serve the rope of the shot.
    @Test
    void aShotBeginsWithAnEmptyCache() {
        Run run = run(List.of(new Input.Act(3, "fire", Map.of("to", new Vec(0.3332, 0, 0)))), "segments=1",
                "skin=cylinders", "meshCache=published", "sides=4", "gravity=0,0,0", "end=0.3328,0,0");
        for (int frame = 1; frame <= 2; frame++) run.next();
        assertEquals(2, number(run, "cacheHits"), 0);
        run.next();
        assertEquals(0.3332, vertex(run.picture(), 1).x(), 1e-12);
        assertEquals(1, number(run, "cacheEntries"), 0);
        assertEquals(0, number(run, "cacheHits"), 0);
    }

    /// A stick that grows from 0.5 m keeps the mesh it had, as long as it is of the same millimetre; the meshes of all
    /// millimetres that it has been through stay.
    @Test
    void nothingLeavesTheCache() {
        Run run = run("segments=1", "skin=cylinders", "meshCache=published", "gravity=0.5,0,0", "pinStart=true",
                "iterations=1", "length=0.5", "end=0.5,0,0", "correction=half");
        for (int frame = 1; frame <= 20; frame++) run.next();
        double[] cache = run.state().named("meshCache");
        int entries = 0;
        for (int at = 0; at < cache.length; at += 2)
            if (cache[at] > 0) {
                entries++;
                assertEquals(cache[at], Math.rint(1000 * cache[at + 1]), 0);
            }
        assertEquals(entries, number(run, "cacheEntries"), 0);
        assertEquals(21 - entries, number(run, "cacheHits"), 0, "frame 0 counts too");
    }

    /// Along (3, 1, 0)/√10 right is y × f = (0, 0, −1), and up f × right = (−1, 3, 0)/√10. Along ±y there is no right:
    /// it is (1, 0, 0), up is (0, 0, ∓1), and all sticks are counted.
    @Test
    void lookIsDegenerateWhenVertical() {
        double[] ring = run("ringFrame=look", "end=3,1,0").picture().of(RopeChannels.RING);
        assertEquals(0, Vec.of(ring, 1).distance(new Vec(0, 0, -1)), 1e-12);
        assertEquals(0, Vec.of(ring, 2).distance(new Vec(-1, 3, 0).times(1 / Math.sqrt(10))), 1e-12);
        for (int way = -1; way <= 1; way += 2) {
            Run vertical = run("ringFrame=look", "segments=3", "end=0," + 4 * way + ",0");
            double[] upright = vertical.picture().of(RopeChannels.RING);
            assertEquals(0, Vec.of(upright, 1).distance(new Vec(1, 0, 0)), 1e-12);
            assertEquals(0, Vec.of(upright, 2).distance(new Vec(0, 0, -way)), 1e-12);
            assertEquals(3, number(vertical, "vertical"), 0);
        }
        assertEquals(0, number(run("ringFrame=look", "end=3,1,0"), "vertical"), 0);
    }

    /// (0,0,−1) turned onto T takes (1,0,0) along: for T = (0,0,−1) it stays, and (0,1,0) is on its right.
    @Test
    void shortestArcStartsFromItsPublishedFrame() {
        double[] ring = run("ringFrame=shortest-arc", "end=0,0,-4").picture().of(RopeChannels.RING);
        assertEquals(0, new Vec(ring[3], ring[4], ring[5]).distance(new Vec(1, 0, 0)), 1e-12);
        assertEquals(0, new Vec(ring[6], ring[7], ring[8]).distance(new Vec(0, 1, 0)), 1e-12);
    }

    /// A quarter turn about y takes (0,0,−1) to (−1,0,0)… and (1,0,0) to (0,0,−1): Rodrigues by hand.
    @Test
    void shortestArcTurnsByTheShortestWay() {
        double[] ring = run("ringFrame=shortest-arc", "end=-4,0,0").picture().of(RopeChannels.RING);
        assertEquals(0, new Vec(ring[3], ring[4], ring[5]).distance(new Vec(0, 0, -1)), 1e-12);
        assertEquals(0, new Vec(ring[6], ring[7], ring[8]).distance(new Vec(0, 1, 0)), 1e-12);
    }

    /// Wholly unrolled, the tube is a sheet as long as the rope and π·width wide; its area is what the paper would be.
    @Test
    void unrolledTubeIsAFlatSheet() {
        Run run = run("segments=6", "sides=8", "unroll=1", "width=0.2", "end=1,2,2");
        State skin = run.picture();
        double z = vertex(skin, 0).z(), low = Double.MAX_VALUE, high = -Double.MAX_VALUE;
        for (int v = 0; v < 7 * 9; v++) {
            assertEquals(z, vertex(skin, v).z(), 1e-12);
            low = Math.min(low, vertex(skin, v).y());
            high = Math.max(high, vertex(skin, v).y());
        }
        assertEquals(Math.PI * 0.2, high - low, 1e-12);
        assertEquals(3, vertex(skin, 6 * 9).x() - vertex(skin, 0).x(), 1e-12, "|(1,2,2)| = 3");
    }

    @Test
    void aTubeOfTwoSidesIsRefused() {
        var e = Assertions.assertThrows(BadInput.class, () -> run("sides=2"));
        assertEquals("rope.sides: 2 is below 3, which a tube skin needs (3..256)", e.getMessage());
        assertTrue(read(run("sides=2", "skin=ribbon"), "residual").length > 0);
    }
}
