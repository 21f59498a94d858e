package limber.models.jelly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.settings.Settings;
import limber.mesh.Skin;
import limber.models.Drawn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is drawn over two jellies whose state is written by hand, with k = 4 /s² and c = 2 /s unless told otherwise.
class JellyOverlaysTest {
    private static final double[] FOLLOW = {1, 2, 3, 4, 5, 6}, ANCHOR = {1.5, 2, 2, 4, 4, 4};

    private final Settings p = Jellies.settings("mesh=icosphere:0", "count=2", "stiffness=4", "damping=2");
    private final State s = Jellies.JELLY.initial(p);

    JellyOverlaysTest() {
        write(s.of(JellyChannels.FOLLOW), FOLLOW);
        write(s.of(JellyChannels.ANCHOR), ANCHOR);
        write(s.of(JellyChannels.VELOCITY), 0.5, 0, -1, 0, 2, 0);
    }

    private static void write(double[] to, double... values) {
        System.arraycopy(values, 0, to, 0, values.length);
    }

    private void drawn(Settings p, String name, Overlay... expected) {
        Drawn.same(List.of(expected), Drawn.of(Jellies.JELLY, p, s, name), 1e-14);
    }

    /// k·(a − x) = 4·(0.5, 0, −1) and 4·(0, −1, −2); −c·v = −2·v.
    @Test
    void forcesAndVelocityStartAtEachFollower() {
        drawn(p, "follower", new Overlay.Points("follower", "position", FOLLOW));
        drawn(p, "spring", new Overlay.Arrows("spring", "force", FOLLOW, new double[]{2, 0, -4, 0, -4, -8}, "m/s²"));
        drawn(p, "damping",
                new Overlay.Arrows("damping", "velocity", FOLLOW, new double[]{-1, 0, 2, 0, -4, 0}, "m/s²"));
        drawn(p, "velocity",
                new Overlay.Arrows("velocity", "velocity", FOLLOW, new double[]{0.5, 0, -1, 0, 2, 0}, "m/s"));
    }

    @Test
    void aDashedLineLinksEachFollowerToItsAnchor() {
        drawn(p, "link", new Overlay.Path("link", "position", new double[]{1, 2, 3, 1.5, 2, 2}, true),
                new Overlay.Path("link", "position", new double[]{4, 5, 6, 4, 4, 4}, true));
    }

    @Test
    void theMaskColoursTheSurfaceFrom0To1() {
        double[] masks = s.of(JellyChannels.MASKS);
        for (int i = 0; i < masks.length; i++) masks[i] = i / 24.0;
        drawn(p, "mask", new Overlay.Surface("mask", "mask", masks.clone(), "", false, 1));
    }

    @Test
    void verticesAreShownUntilThereAreTriangles() {
        write(s.of(Skin.PLACED), 0, 0, 0, 1, 2, 3);
        drawn(p, "vertices", new Overlay.Points("vertices", "correction", new double[]{0, 0, 0, 1, 2, 3}));
        s.triangles()[s.triangles().length - 1] = 1;
        drawn(p, "vertices", new Overlay.Points("vertices", "correction", new double[0]));
    }

    /// Without damping u = u₀·cos 2t + v₀·sin(2t)/2. At t = π/6 that is u₀/2 + v₀·√3/4; at t = π/4 it is v₀/2.
    @Test
    void theTruthIsTheClosedFormOfEachFollower() {
        Settings free = p.with("damping", "0");
        drawn(free, "truth");
        write(s.of(JellyChannels.BEGUN), 2, 0, 0, 0, 4, 0);
        s.of(JellyChannels.SINCE)[0] = Math.PI / 6;
        Overlay first = new Overlay.Points("truth", "truth", new double[]{1.5 + 1, 2 + Math.sqrt(3), 2});
        drawn(free, "truth", first);
        write(s.of(JellyChannels.BEGUN), 2, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 6);
        s.of(JellyChannels.SINCE)[2] = Math.PI / 4;
        drawn(free, "truth", first, new Overlay.Points("truth", "truth", new double[]{4, 4, 7}));
        drawn(free.with("sway", "0.1"), "truth");
    }

    /// From u₀ = (0, 3, 4), 5 m long, with v₀ = (0, 0, 2), of which 2·4/5 = 1.6 m/s point along u₀: 5·cos 2t + 0.8·sin
    /// 2t. Now x − a = (−0.5, 0, 1), of which 4/5 points along u₀. The axis of time ends at 3 s, or at the next whole
    /// second.
    @ParameterizedTest
    @CsvSource({"0.5,3", "3,3", "3.25,4", "7,7"})
    void theOscillationIsDrawnAlongTheFirstOffset(double t, double far) {
        Settings free = p.with("damping", "0");
        write(s.of(JellyChannels.BEGUN), 0, 3, 4, 0, 0, 2);
        s.of(JellyChannels.SINCE)[0] = t;
        oscillation(free, t, far, 5, 0.8, 0.8);
    }

    /// A follower that is pushed away from its anchor starts at 0: with v₀ = (0, 0, −2), −x along z, u = sin 2t along
    /// v₀, and now −1 m.
    @Test
    void orAlongTheFirstVelocityWhereThereIsNoOffset() {
        write(s.of(JellyChannels.BEGUN), 0, 0, 0, 0, 0, -2);
        s.of(JellyChannels.SINCE)[0] = 1;
        oscillation(p.with("damping", "0"), 1, 3, 0, 1, -1);
    }

    private void oscillation(Settings p, double t, double far, double cosine, double sine, double now) {
        double[] x = new double[121], y = new double[121];
        for (int k = 0; k <= 120; k++) {
            x[k] = far * k / 120;
            y[k] = cosine * Math.cos(2 * x[k]) + sine * Math.sin(2 * x[k]);
        }
        drawn(p, "oscillation", new Overlay.Chart("oscillation", "truth", "axis.time", "axis.offset", List.of(
                new Overlay.Chart.Curve("", "truth", x, y, true, false),
                new Overlay.Chart.Curve("", "position", new double[]{t}, new double[]{now}, false, false))));
    }

    @Test
    void thereIsNoOscillationBeforeTheFirstMoveOrUnderSway() {
        drawn(p, "oscillation");
        s.of(JellyChannels.BEGUN)[0] = 1;
        assertEquals(1, Drawn.of(Jellies.JELLY, p, s, "oscillation").size());
        drawn(p.with("sway", "0.1"), "oscillation");
    }

    @Test
    void whatIsShownAtFirstIsThere() {
        assertEquals(List.of("mask", "follower", "spring", "damping", "velocity", "link", "truth", "oscillation",
                "vertices"), JellyOverlays.ALL.stream().map(o -> o.name()).toList());
        assertTrue(JellyOverlays.ALL.getFirst().map());
        assertEquals(8, Jellies.JELLY.overlaysAtFirst().size());
        assertEquals("offset", Jellies.JELLY.plottedAtFirst(Jellies.JELLY.defaults()));
    }
}
