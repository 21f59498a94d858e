package limber.models.cloth;

import static limber.models.cloth.ClothChannels.POSITION;
import static limber.models.cloth.ClothChannels.VELOCITY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.shape.Solids;
import limber.models.Drawn;
import org.junit.jupiter.api.Test;

/// What is drawn over a cell of four particles P, Q, R, S of 2 m by 1 m. Its springs are P–Q, R–S, P–R, Q–S and the
/// diagonals P–S, Q–R; S stands 1 m in front.
class ClothOverlaysTest {
    private static final double[] AT = {0, 0, 0, 2, 0, 0, 0, -1, 0, 2, -1, 1};
    private static final double ROOT2 = Math.sqrt(2), ROOT5 = Math.sqrt(5), ROOT6 = Math.sqrt(6);

    private final Settings p = settings();
    private final State s = Cloths.CLOTH.initial(p);

    ClothOverlaysTest() {
        System.arraycopy(AT, 0, s.of(POSITION), 0, AT.length);
    }

    private static Settings settings(String... more) {
        var all = new ArrayList<>(List.of("columns=1", "rows=1", "width=2", "height=1", "gather=0"));
        all.addAll(List.of(more));
        return Cloths.settings(all.toArray(String[]::new));
    }

    private void drawn(Settings p, String name, Overlay expected) {
        Drawn.same(List.of(expected), Drawn.of(Cloths.CLOTH, p, s, name), 1e-14);
    }

    /// The ends of springs, by the numbers of their particles.
    private static double[] ends(int... particles) {
        var ends = new double[3 * particles.length];
        for (int k = 0; k < particles.length; k++) System.arraycopy(AT, 3 * particles[k], ends, 3 * k, 3);
        return ends;
    }

    @Test
    void springsAreColouredByWhatTheyAreTooLong() {
        double[] stretch = {0, ROOT5 - 2, 0, ROOT2 - 1}, shear = {ROOT6 - ROOT5, 0};
        drawn(p, "stretch-springs", new Overlay.Segments("stretch-springs", "residual", ends(0, 1, 2, 3, 0, 2, 1, 3),
                stretch, "m"));
        drawn(p, "shear-springs", new Overlay.Segments("shear-springs", "residual", ends(0, 3, 1, 2), shear, "m"));
        drawn(p, "bend-springs", new Overlay.Segments("bend-springs", "residual", new double[0], new double[0], "m"));
        drawn(p, "residual", new Overlay.Segments("residual", "residual", ends(0, 1, 2, 3, 0, 2, 1, 3, 0, 3, 1, 2),
                new double[]{stretch[0], stretch[1], stretch[2], stretch[3], shear[0], shear[1]}, "m"));
    }

    /// Three in a row without diagonals: the last spring joins the ends, 2 m at rest and 3 m long.
    @Test
    void springsAgainstBendingJoinParticlesTwoApart() {
        Settings three = Cloths.settings("columns=2", "rows=0", "width=2", "gather=0", "drag=0");
        State row = Cloths.CLOTH.initial(three);
        System.arraycopy(new double[]{0, 0, 0, 1, 0, 0, 3, 0, 0}, 0, row.of(POSITION), 0, 9);
        Drawn.same(List.of(new Overlay.Segments("bend-springs", "residual", new double[]{0, 0, 0, 3, 0, 0},
                new double[]{1}, "m")), Drawn.of(Cloths.CLOTH, three, row, "bend-springs"), 1e-14);
        Drawn.same(List.of(new Overlay.Path("sticks", "position", row.of(POSITION), false)),
                Drawn.of(Cloths.CLOTH, three, row, "sticks"), 0);
        Drawn.same(List.of(new Overlay.Points("particles", "position", row.of(POSITION))),
                Drawn.of(Cloths.CLOTH, three, row, "particles"), 0);
    }

    @Test
    void pinsVelocitiesAndForces() {
        drawn(p, "pins", new Overlay.Points("pins", "pin", ends(0, 1)));
        double[] v = {0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6}, f = {0, 0, 0, 9, 8, 7, 0, 0, 0, 6, 5, 4};
        System.arraycopy(v, 0, s.of(VELOCITY), 0, v.length);
        System.arraycopy(f, 0, s.of(ClothChannels.FORCE), 0, f.length);
        drawn(p, "velocity", new Overlay.Arrows("velocity", "velocity", AT, v, "m/s"));
        drawn(p, "force", new Overlay.Arrows("force", "force", AT, f, "N"));
    }

    /// Batches of springs: rows, columns and each diagonal, in even places; of particles, with springs against bending
    /// that reach over two: 3 · row + column.
    @Test
    void batchesHaveNumbers() {
        drawn(settings("method=xpbd"), "batches", new Overlay.Labels("batches", "position",
                new double[]{1, 0, 0, 1, -1, 0.5, 0, -0.5, 0, 2, -0.5, 0.5, 1, -0.5, 0.5, 1, -0.5, 0},
                List.of("1", "1", "3", "3", "5", "7")));
        drawn(settings("method=vbd"), "batches",
                new Overlay.Labels("batches", "position", AT, List.of("1", "2", "4", "5")));
    }

    /// c is (−1, 0, 2) and (0, 2, 2). A normal is a twentieth of the width long. Against the air the first triangle
    /// moves with (1, 0, 1) and the second with (1, 0, 0), so that s = (wind − v)·c is 5 and 6; the push is
    /// (drag·s/(2·|c|))·c, three times that of a corner.
    @Test
    void trianglesHaveNormalsAndAPushOfTheWind() {
        double[] middles = {2.0 / 3, -2.0 / 3, 1.0 / 3, 4.0 / 3, -1.0 / 3, 1.0 / 3};
        drawn(p, "triangle-normals", new Overlay.Arrows("triangle-normals", "position", middles,
                new double[]{-0.1 / ROOT5, 0, 0.2 / ROOT5, 0, 0.1 / ROOT2, 0.1 / ROOT2}, ""));
        System.arraycopy(new double[]{0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0}, 0, s.of(VELOCITY), 0, 12);
        drawn(settings("wind=0,0,3", "drag=1.2"), "wind", new Overlay.Arrows("wind", "force", middles,
                new double[]{-3 / ROOT5, 0, 6 / ROOT5, 0, 3.6 / ROOT2, 3.6 / ROOT2}, "N"));
        System.arraycopy(new double[12], 0, s.of(POSITION), 0, 12);
        drawn(p, "triangle-normals",
                new Overlay.Arrows("triangle-normals", "position", new double[6], new double[6], ""));
    }

    /// A row of the matrix has the particle itself, and those at the other ends of its springs.
    @Test
    void theMatrixJoinsWhatSpringsJoin() {
        int[][] rows = {{0, 1, 2, 3}, {1, 0, 3, 2}, {2, 3, 0, 1}, {3, 2, 1, 0}};
        var dots = new ArrayList<Overlay.Chart.Curve>();
        for (int i = 0; i < 4; i++)
            for (int j : rows[i])
                dots.add(
                        new Overlay.Chart.Curve("", "force", new double[]{j}, new double[]{-i}, false, false));
        drawn(settings("method=springs"), "matrix",
                new Overlay.Chart("matrix", "force", "axis.column", "axis.row", dots));
    }

    @Test
    void theObstacleIsDrawnWhereItIs() {
        Vec at = new Vec(1, 2, 3);
        at.into(s.of(ClothChannels.OBSTACLE_AT), 0);
        for (String shape : List.of("floor", "sphere", "box")) {
            Overlay solid = switch (shape) {
                case "floor" -> Solids.floor(at);
                case "sphere" -> Solids.sphere(at, 0.25);
                default -> Solids.box(at, new Vec(1, 2, 4));
            };
            drawn(settings("collide=true", "obstacle=" + shape, "sphereRadius=0.25", "boxSize=1,2,4"), "obstacle",
                    solid);
        }
    }

    /// What there is to draw: a matrix of at most 600 rows where one is solved, wind and normals on triangles, the
    /// sticks of a chain, an obstacle where it is met.
    @Test
    void overlaysFollowTheSettings() {
        List<String> always = List.of("residual", "stretch-springs", "shear-springs", "bend-springs", "pins",
                "velocity", "force", "batches");
        assertEquals(with(always, "triangle-normals", "wind"), names("method=xpbd"));
        assertEquals(with(always, "triangle-normals", "wind", "matrix", "obstacle"),
                names("method=springs", "collide=true"));
        assertEquals(with(always, "triangle-normals", "wind"), names("method=springs", "integrator=explicit"));
        assertTrue(names("method=springs", "columns=24", "rows=23").contains("matrix"), "600 particles");
        assertFalse(names("method=springs", "columns=42", "rows=13").contains("matrix"), "602 particles");
        assertEquals(with(always, "truth", "sticks", "particles"), names("columns=3", "rows=0", "drag=0"));
    }

    private static List<String> with(List<String> names, String... more) {
        var all = new ArrayList<>(names);
        all.addAll(List.of(more));
        return all;
    }

    private static List<String> names(String... settings) {
        return ClothOverlays.of(Cloths.settings(settings)).stream().map(OverlayKind::name).toList();
    }
}
