package limber.models.rope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import limber.engine.Clock;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.mesh.shape.Solids;
import limber.models.Drawn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is drawn over a rope of two sticks of 2 m, pinned at the start, whose particles have gone to (1, 0, 0), (1, −3,
/// 4), (1, 0, 4).
class RopeOverlaysTest {
    private static final double[] AT = {1, 0, 0, 1, -3, 4, 1, 0, 4};

    private final Settings p = Ropes.settings("segments=2", "start=1,0,0", "end=1,0,4", "substep=0.01", "skin=line",
            "unroll=0.5");
    private final State s = Ropes.ROPE.initial(p);

    RopeOverlaysTest() {
        System.arraycopy(AT, 0, s.of(RopeChannels.POSITION), 0, 9);
    }

    private void drawn(Settings p, String name, Overlay... expected) {
        Drawn.same(List.of(expected), Drawn.of(Ropes.ROPE, p, s, name), 1e-10);
    }

    /// Sticks of 5 and 3 m, 3 and 1 m too long; of a rope that is drawn in part, the first.
    @Test
    void sticksAreColouredByWhatTheyAreTooLong() {
        drawn(p, "residual", new Overlay.Segments("residual", "residual",
                new double[]{1, 0, 0, 1, -3, 4, 1, -3, 4, 1, 0, 4}, new double[]{3, 1}, "m"));
        s.of(RopeChannels.DRAWING)[RopeChannels.DRAWN] = 1;
        drawn(p, "residual", new Overlay.Segments("residual", "residual", new double[]{1, 0, 0, 1, -3, 4},
                new double[]{3}, "m"));
    }

    /// Particle 1 came from (1, −3, 3.97) in 0.01 s: 3 m/s.
    @Test
    void particlesPinsAndVelocities() {
        System.arraycopy(new double[]{1, 9, 0, 1, -3, 3.97, 1, 0, 4}, 0, s.of(RopeChannels.PREVIOUS), 0, 9);
        drawn(p, "particles", new Overlay.Points("particles", "position", AT));
        drawn(p, "line", new Overlay.Path("line", "position", AT, false));
        drawn(p, "numbers", new Overlay.Labels("numbers", "position", AT, List.of("0", "1", "2")));
        drawn(p, "velocity",
                new Overlay.Arrows("velocity", "velocity", AT, new double[]{0, 0, 0, 0, 0, 3, 0, 0, 0}, "m/s"));
        drawn(p, "pins", new Overlay.Points("pins", "pin", new double[]{1, 0, 0}));
        s.of(RopeChannels.INVERSE_MASS)[2] = 0;
        drawn(p, "pins", new Overlay.Points("pins", "pin", new double[]{1, 0, 0, 1, 0, 4}));
    }

    @Test
    void whatIsUnrolledHasItsIndices() {
        s.of(Skin.VERTICES)[4] = 7;
        drawn(p, "indices", new Overlay.Labels("indices", "truth", new double[]{0, 0, 0, 0, 7, 0, 0, 0, 0},
                List.of("0", "1", "2")));
        drawn(p.with("unroll", "0"), "indices");
        drawn(p.with("skin", "ribbon"), "line");
    }

    /// A square of 6 m around the floor's point; three circles of 48 parts about the sphere's axes; a box as one
    /// stroke.
    @Test
    void theObstacleIsDrawnWhereItIs() {
        drawn(p, "obstacle");
        Settings collide = p.with("collide", "true").with("sphereRadius", "2").with("boxSize", "2,4,6");
        new Vec(5, 6, 7).into(s.of(RopeChannels.OBSTACLE_AT), 0);
        Vec at = new Vec(5, 6, 7);
        drawn(collide, "obstacle", Solids.floor(at));
        drawn(collide.with("obstacle", "sphere"), "obstacle", Solids.sphere(at, 2));
        drawn(collide.with("obstacle", "box"), "obstacle", Solids.box(at, new Vec(2, 4, 6)));
    }

    /// One dashed stroke along edges only, which passes along each of the twelve.
    private static void box(List<Overlay> drawn, String role, Vec low, Vec high) {
        assertEquals(1, drawn.size());
        var path = (Overlay.Path) drawn.getFirst();
        assertTrue(path.dashed());
        assertEquals(role, path.role());
        var edges = new HashSet<Integer>();
        int before = -1;
        for (int k = 0; k < path.xyz().length / 3; k++) {
            Vec at = Vec.of(path.xyz(), k);
            int corner = side(at.x(), low.x(), high.x()) + 2 * side(at.y(), low.y(), high.y())
                    + 4 * side(at.z(), low.z(), high.z());
            if (before >= 0) {
                assertEquals(1, Integer.bitCount(corner ^ before), "from corner " + before + " to " + corner);
                edges.add(8 * Math.min(corner, before) + Math.max(corner, before));
            }
            before = corner;
        }
        assertEquals(12, edges.size());
    }

    private static int side(double v, double low, double high) {
        assertTrue(v == low || v == high, v + " is neither " + low + " nor " + high);
        return v == low ? 0 : 1;
    }

    /// The bounds as the game thread left them; the view 12 × 8 × 8 m around (2, −1, 0).
    @Test
    void thePipelineHasItsBoundsAndItsView() {
        Settings pipeline = p.with("pipeline", "true");
        State with = Ropes.ROPE.initial(pipeline);
        System.arraycopy(new double[]{1, 2, 3, 4, 6, 8}, 0, with.of(RopeChannels.BOUNDS), 0, 6);
        box(Drawn.of(Ropes.ROPE, pipeline, with, "bounds"), "bounds", new Vec(1, 2, 3), new Vec(4, 6, 8));
        box(Drawn.of(Ropes.ROPE, pipeline, with, "view"), "truth", new Vec(-4, -5, -4), new Vec(8, 3, 4));
        drawn(p, "view");
        drawn(p, "bounds");
    }

    /// A fall that was let go 0.5 s ago at (0, 10, 0), after a step of 0.01 s that moved the centre by (0.02, 0, 0):
    /// the parabola through Verlet's places has v = 2 m/s along x and half a step's g upwards, and is drawn 1 s
    /// further.
    @Test
    void theFallIsAParabolaWithTheCentreOnIt() {
        drawn(p, "fall");
        double[] fall = s.of(RopeChannels.FALL), clock = s.of(Clock.CHANNEL);
        System.arraycopy(new double[]{1, 2, 0, 10, 0, 0.02, 0, 0}, 0, fall, 0, 8);
        clock[Clock.TIME] = 3;
        clock[Clock.REMAINDER] = 0.25;
        clock[Clock.DROPPED] = 0.25;
        var xyz = new double[3 * 65];
        for (int k = 0; k <= 64; k++) {
            double t = 1.5 * k / 64;
            new Vec(2 * t, 10 - 9.81 * 0.005 * t - 0.5 * 9.81 * t * t, 0).into(xyz, k);
        }
        drawn(p, "fall", new Overlay.Path("fall", "truth", xyz, true),
                new Overlay.Points("fall", "position", new double[]{1, -1, 8 / 3.0}));
    }

    /// Both ends held, 4 m apart, with 5 m of rope: 96 parts of a catenary, and two sticks of 2.5 m whose middle hangs
    /// 1.5 m below the ends.
    @Test
    void aHungRopeHasACatenaryAndAChain() {
        Settings hung = p.with("length", "5").with("pinEnd", "true");
        State rope = Ropes.ROPE.initial(hung);
        Drawn.same(List.of(new Overlay.Path("chain", "truth", new double[]{1, 0, 0, 1, -1.5, 2, 1, 0, 4}, true)),
                Drawn.of(Ropes.ROPE, hung, rope, "chain"), 1e-9);
        var catenary = (Overlay.Path) Drawn.of(Ropes.ROPE, hung, rope, "catenary").getFirst();
        assertEquals(3 * 97, catenary.xyz().length);
        assertTrue(catenary.dashed());
        double length = 0;
        for (int k = 0; k < 96; k++) length += Vec.of(catenary.xyz(), k).distance(Vec.of(catenary.xyz(), k + 1));
        assertEquals(5, length, 1e-3);
    }

    @ParameterizedTest
    @CsvSource({"skin,line,line", "collide,true,obstacle", "pipeline,true,view"})
    void someAreThereOnlyAtTimes(String parameter, String value, String name) {
        Settings plain = Ropes.settings("segments=2");
        assertTrue(names(plain.with(parameter, value)).contains(name));
        assertTrue(!names(plain).contains(name));
        assertEquals(Arrays.asList("residual", "particles", "pins", "velocity", "numbers", "catenary", "chain", "fall"),
                names(plain));
    }

    private static List<String> names(Settings p) {
        return Ropes.ROPE.overlays(p).stream().map(OverlayKind::name).toList();
    }
}
