package limber.models.ball;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.settings.Settings;
import limber.mesh.Skin;
import limber.models.Drawn;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is drawn over a ball of scale 2 whose mesh is one triangle, (0, 0, 0), (1, 0, 0), (0, 2, 0), and whose state is
/// written by hand: its vertices have gone to (0, 0, 3), (1, 0, 0), (0, 2, 4), and so are drawn at twice of that.
class BallOverlaysTest {
    private static final double[] LOCAL = {0, 0, 3, 1, 0, 0, 0, 2, 4}, WORLD = {0, 0, 6, 2, 0, 0, 0, 4, 8};

    @TempDir Path folder;
    private Settings p;
    private State s;

    @BeforeEach
    void triangle() throws IOException {
        Path mesh = Files.writeString(folder.resolve("mesh.obj"), "v 0 0 0\nv 1 0 0\nv 0 2 0\nf 1 2 3\n");
        p = Balls.settings("mesh=file:" + mesh, "scale=2", "force=17", "springForce=4", "damping=0");
        s = Balls.BALL.initial(p);
        write(s.of(BallChannels.VERTICES), LOCAL);
        write(s.of(Skin.PLACED), WORLD);
        write(s.of(BallChannels.VELOCITY), 1, 0, 0, 0, 3, 4, 0, 0, -1);
    }

    private static void write(double[] to, double... values) {
        System.arraycopy(values, 0, to, 0, values.length);
    }

    /// Pressed at (1, 2, 3) with the normal (0, 0, 1), from the acting point (0, 0, −1), which is local.
    private void press() {
        s.of(BallChannels.PRESS)[BallChannels.PRESSED] = 1;
        write(s.of(BallChannels.PRESS_AT), 1, 2, 3, 0, 0, 1, 0, 0, -1);
    }

    private void drawn(String name, Overlay... expected) {
        drawn(p, name, expected);
    }

    private void drawn(Settings p, String name, Overlay... expected) {
        Drawn.same(List.of(expected), Drawn.of(Balls.BALL, p, s, name), 1e-14);
    }

    /// Lengths and speeds are twice the local ones: 3, 0, 4 m and 1, 5, 1 m/s.
    @Test
    void mapsColourTheSurfaceInTheWorldsMetres() {
        drawn("displacement",
                new Overlay.Surface("displacement", "displacement", new double[]{6, 0, 8}, "m", false, 0));
        drawn("speed", new Overlay.Surface("speed", "speed", new double[]{2, 10, 2}, "m/s", false, 0));
    }

    @Test
    void velocitiesAndNormalsStartAtTheDrawnVertices() {
        write(s.of(Skin.NORMALS), 0, 0, 1, 1, 0, 0, 0, 1, 0);
        drawn("velocity", new Overlay.Arrows("velocity", "velocity", WORLD, new double[]{2, 0, 0, 0, 6, 8, 0, 0, -2},
                "m/s"));
        drawn("normals", new Overlay.Arrows("normals", "position", WORLD, new double[]{0, 0, 1, 1, 0, 0, 0, 1, 0}, ""));
    }

    /// d = (0, 0, 4), (1, 0, 1), (0, 2, 5), so that 17/(1 + d²) = 1, 17/3, 17/30; only the second is above 0.6 of the
    /// strongest.
    @Test
    void aPressIsDrawnWithWhatItPushes() {
        for (String name : List.of("push", "pushes", "press", "outward", "acting")) drawn(name);
        press();
        double strong = 17 / 3.0 / Math.sqrt(2), weak = 17 / 30.0 / Math.sqrt(29);
        drawn("push", new Overlay.Arrows("push", "force", new double[]{2, 0, 0}, new double[]{strong, 0, strong},
                "m/s²"));
        drawn("pushes", new Overlay.Arrows("pushes", "force", WORLD,
                new double[]{0, 0, 1, strong, 0, strong, 0, 2 * weak, 5 * weak}, "m/s²"));
        drawn("press", new Overlay.Points("press", "selection", new double[]{1, 2, 3}));
        drawn("outward", new Overlay.Arrows("outward", "position", new double[]{1, 2, 3}, new double[]{0, 0, 1}, ""));
        drawn("acting", new Overlay.Points("acting", "force", new double[]{0, 0, -2}));
    }

    /// With the world's metres d is 8, so that the first push is 17/65; at the acting point there is no direction.
    @Test
    void aPushFromTheVertexItselfHasNoDirection() {
        press();
        write(s.of(BallChannels.PRESS_AT), 1, 2, 3, 0, 0, 1, 1, 0, 0);
        var pushes = (Overlay.Arrows) Drawn.of(Balls.BALL, p, s, "pushes").getFirst();
        assertEquals(0, pushes.vectors()[3] + pushes.vectors()[4] + pushes.vectors()[5], 0);
        write(s.of(BallChannels.PRESS_AT), 1, 2, 3, 0, 0, 1, 0, 0, -1);
        pushes = (Overlay.Arrows) Drawn.of(Balls.BALL, p.with("falloff", "world"), s, "pushes").getFirst();
        assertEquals(17 / 65.0, pushes.vectors()[2], 1e-15);
    }

    /// An icosphere of 3 divisions has 642 vertices, of which every fourth has an arrow, 160 in all; one of 5 has
    /// 10,242, of which every 64th has one, 160 as well. A uniform push is felt by all 642, of which every fifth has an
    /// arrow, 128 in all, so that there are at most 160.
    @ParameterizedTest
    @CsvSource({"3,velocity,160,4", "1,velocity,42,1", "5,pushes,160,64", "3,pushes,160,4",
        "3,push,128,5"})
    void ofManyVerticesOnlySomeHaveArrows(int divisions, String name, int count, int every) {
        Settings fine = Balls.settings("mesh=icosphere:" + divisions, "falloffLaw=uniform");
        State fresh = Balls.BALL.initial(fine);
        fresh.of(BallChannels.PRESS)[BallChannels.PRESSED] = 1;
        double[] placed = fresh.of(Skin.PLACED);
        for (int j = 0; j < placed.length; j++) placed[j] = j / 3;
        var arrows = (Overlay.Arrows) Drawn.of(Balls.BALL, fine, fresh, name).getFirst();
        assertEquals(3 * count, arrows.from().length);
        for (int k = 0; k < count; k++) assertEquals(k * every, arrows.from()[3 * k], 0);
    }

    /// F/(1 + d²) up to one and a half times the largest coordinate at rest, 2 m; twice and half of F as ghosts.
    @Test
    void theFalloffHasAGhostOfTwiceAndOfHalfTheForce() {
        double[] x = IntStream.rangeClosed(0, 80).mapToDouble(k -> 3.0 * k / 80).toArray();
        drawn("falloff", new Overlay.Chart("falloff", "force", "axis.distance", "axis.push", List.of(
                falloff("F = 34", "ghost", x, 34, 1), falloff("F = 17", "force", x, 17, 1),
                falloff("F = 8.5", "ghost", x, 8.5, 1))));
        drawn(p.with("falloff", "world"), "falloff",
                new Overlay.Chart("falloff", "force", "axis.distance", "axis.push", List.of(
                        falloff("F = 34", "ghost", x, 34, 4), falloff("F = 17", "force", x, 17, 4),
                        falloff("F = 8.5", "ghost", x, 8.5, 4))));
        drawn(p.with("falloffLaw", "uniform"), "falloff",
                new Overlay.Chart("falloff", "force", "axis.distance", "axis.push", List.of(
                        falloff("F = 34", "ghost", x, 34, 0), falloff("F = 17", "force", x, 17, 0),
                        falloff("F = 8.5", "ghost", x, 8.5, 0))));
    }

    private static Overlay.Chart.Curve falloff(String label, String role, double[] x, double force, double weakening) {
        double[] y = IntStream.range(0, 81).mapToDouble(k -> force / (1 + weakening * x[k] * x[k])).toArray();
        return new Overlay.Chart.Curve(label, role, x, y, role.equals("ghost"), false);
    }

    /// Without damping and with k = 4 /s², u = u₀·cos 2t + v₀·sin(2t)/2, half of u₀ and √3/4 of v₀ at t = π/6. Vertex 2
    /// rests at (0, 2, 0), drawn at (0, 4, 0), and was let go at (0, 0, 1) with (4, 0, 0) m/s.
    @Test
    void theTruthIsALineFromRestToTheClosedForm() {
        drawn("truth");
        write(s.of(BallChannels.WATCHED), 0, 0, 1, 4, 0, 0, 2, Math.PI / 6, 10);
        double[] there = {2 * Math.sqrt(3), 4, 1};
        drawn("truth", new Overlay.Path("truth", "truth", new double[]{0, 4, 0, there[0], there[1], there[2]}, true),
                new Overlay.Points("truth", "truth", there));
        press();
        drawn("truth");
        drawn("oscillation");
    }

    /// Twice 5·cos 2t + 0.8·sin 2t: let go (0, 3, 4) from rest, 5 m, with 2 m/s along z, of which 4/5 is along that.
    /// Now the vertex is (0, 0, 4) from rest, 4·4/5 along it, and twice of that in the world. The axis ends at 2 s, or
    /// at the next whole second.
    @ParameterizedTest
    @CsvSource({"0.5,2", "2,2", "2.25,3", "6,6"})
    void theOscillationIsDrawnAlongTheFirstDisplacement(double t,
            double far) {
        write(s.of(BallChannels.WATCHED), 0, 3, 4, 0, 0, 2, 2, t, 10);
        oscillation(t, far, 10, 1.6, 6.4);
    }

    /// Let go at rest with 2 m/s along z, which is the direction where there is no other: twice sin 2t, and now 8 m.
    @Test
    void orAlongZWhereThereIsNone() {
        write(s.of(BallChannels.WATCHED), 0, 0, 0, 0, 0, 2, 2, 1, 10);
        oscillation(1, 2, 0, 2, 8);
    }

    private void oscillation(double t, double far, double cosine, double sine, double now) {
        double[] x = IntStream.rangeClosed(0, 80).mapToDouble(k -> far * k / 80).toArray(),
                y = IntStream.rangeClosed(0, 80)
                        .mapToDouble(k -> cosine * Math.cos(2 * x[k]) + sine * Math.sin(2 * x[k])).toArray();
        drawn("oscillation", new Overlay.Chart("oscillation", "truth", "axis.time", "axis.displacement", List.of(
                new Overlay.Chart.Curve("", "truth", x, y, true, false),
                new Overlay.Chart.Curve("", "position", new double[]{t}, new double[]{now}, false, false))));
    }

    @Test
    void verticesAreShownUntilThereAreTriangles() {
        drawn("vertices", new Overlay.Points("vertices", "correction", WORLD));
        s.triangles()[2] = 2;
        drawn("vertices", new Overlay.Points("vertices", "correction", new double[0]));
    }

    @Test
    void twoOfThemAreMaps() {
        assertEquals(List.of("displacement", "speed"),
                BallOverlays.ALL.stream().filter(o -> o.map()).map(o -> o.name()).toList());
        assertTrue(BallOverlays.ALL.stream().map(o -> o.name()).toList().containsAll(Balls.BALL.overlaysAtFirst()));
        assertEquals(8, Balls.BALL.overlaysAtFirst().size());
        assertEquals("dent", Balls.BALL.plottedAtFirst(Balls.BALL.defaults()));
    }
}
