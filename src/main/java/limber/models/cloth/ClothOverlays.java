package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;
import static limber.models.cloth.ClothParameters.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.shape.Solids;

/// The overlays of a cloth.
final class ClothOverlays {
    /// Rows of a matrix whose dots can still be told apart.
    private static final int MOST_ROWS = 600;
    /// Length of a normal, as a share of the cloth's width.
    private static final double NORMAL = 0.05;

    private ClothOverlays() {}

    static List<OverlayKind> of(Settings p) {
        var kinds = new ArrayList<>(List.of(
                springs("residual", ClothGrid.STRETCH, ClothGrid.SHEAR_KIND, ClothGrid.BEND_KIND),
                springs("stretch-springs", ClothGrid.STRETCH),
                springs("shear-springs", ClothGrid.SHEAR_KIND),
                springs("bend-springs", ClothGrid.BEND_KIND),
                OverlayKind.one("pins", (_, s) -> pins(s)),
                OverlayKind.one("velocity",
                        (_, s) -> new Overlay.Arrows("velocity", "velocity", s.of(POSITION).clone(),
                                s.of(VELOCITY).clone(), "m/s")),
                OverlayKind.one("force", (_, s) -> new Overlay.Arrows("force", "force", s.of(POSITION).clone(),
                        s.of(FORCE).clone(), "N")),
                OverlayKind.one("batches", ClothOverlays::batches)));
        if (p.get(ROWS) > 0) {
            kinds.add(
                    OverlayKind.one("triangle-normals",
                            (q, s) -> triangles(q, s, "triangle-normals", "position", "", true)));
            kinds.add(OverlayKind.one("wind", (q, s) -> triangles(q, s, "wind", "force", "N", false)));
        }
        if (p.get(ROWS) == 0) {
            kinds.add(ChainAtRest.overlay());
            kinds.add(
                    OverlayKind.one("sticks", (_, s) -> new Overlay.Path("sticks", "position", s.of(POSITION).clone(),
                            false)));
            kinds.add(OverlayKind.one("particles", (_, s) -> new Overlay.Points("particles", "position",
                    s.of(POSITION).clone())));
        }
        if (implicit(p) && ClothGrid.particles(p) <= MOST_ROWS)
            kinds.add(OverlayKind.one("matrix", ClothOverlays::matrix));
        if (p.get(COLLIDE))
            kinds.add(OverlayKind.one("obstacle", (q, s) -> obstacle(q, Vec.of(s.of(OBSTACLE_AT), 0))));
        return kinds;
    }

    private static OverlayKind springs(String name, int... kinds) {
        return OverlayKind.one(name, (p, s) -> {
            int[] kind = s.ints(KIND), shown = IntStream.range(0, kind.length)
                    .filter(i -> IntStream.of(kinds).anyMatch(k -> k == kind[i])).toArray();
            double[] residual = ClothMeasures.residual(s), values = new double[shown.length];
            for (int i = 0; i < shown.length; i++) values[i] = residual[shown[i]];
            return new Overlay.Segments(name, "residual", ends(s, shown), values, "m");
        });
    }

    private static double[] ends(State s, int[] springs) {
        var ends = new double[6 * springs.length];
        for (int k = 0; k < 2 * springs.length; k++)
            System.arraycopy(s.of(POSITION), 3 * s.ints(ENDS)[2 * springs[k / 2] + k % 2], ends, 3 * k, 3);
        return ends;
    }

    private static Overlay pins(State s) {
        double[] w = s.of(INVERSE_MASS);
        int[] held = IntStream.range(0, w.length).filter(i -> w[i] == 0).toArray();
        var xyz = new double[3 * held.length];
        for (int i = 0; i < held.length; i++) System.arraycopy(s.of(POSITION), 3 * held[i], xyz, 3 * i, 3);
        return new Overlay.Points("pins", "pin", xyz);
    }

    /// The number of the batch at each particle, or at the middle of each spring.
    private static Overlay batches(Settings p, State s) {
        boolean particles = p.get(METHOD) == Method.VBD;
        int[] order = s.ints(particles ? PARTICLES_BATCHED : SPRINGS_BATCHED),
                start = s.ints(particles ? PARTICLE_BATCHES : SPRING_BATCHES), ends = s.ints(ENDS);
        var texts = new ArrayList<String>();
        var xyz = new double[3 * order.length];
        for (int batch = 0; batch + 1 < start.length; batch++)
            for (int k = start[batch]; k < start[batch + 1]; k++) {
                int e = order[k], a = particles ? e : ends[2 * e], b = particles ? e : ends[2 * e + 1];
                Vec.of(s.of(POSITION), a).plus(Vec.of(s.of(POSITION), b)).times(0.5).into(xyz, k);
                texts.add("" + (batch + 1));
            }
        return new Overlay.Labels("batches", "position", xyz, List.copyOf(texts));
    }

    /// An arrow from the middle of each triangle: its normal, or the push of the wind on it.
    private static Overlay triangles(Settings p, State s, String name, String role, String unit, boolean normals) {
        int[] corners = s.ints(CORNERS);
        double[] from = new double[corners.length], arrows = new double[corners.length];
        for (int t = 0; t < corners.length / 3; t++) {
            int ia = corners[3 * t], ib = corners[3 * t + 1], ic = corners[3 * t + 2];
            Vec a = Vec.of(s.of(POSITION), ia), b = Vec.of(s.of(POSITION), ib), c = Vec.of(s.of(POSITION), ic),
                    cross = b.minus(a).cross(c.minus(a));
            a.plus(b).plus(c).times(1.0 / 3).into(from, t);
            double size = cross.length();
            if (size == 0) continue;
            Vec mean = Vec.of(s.of(VELOCITY), ia).plus(Vec.of(s.of(VELOCITY), ib)).plus(Vec.of(s.of(VELOCITY), ic))
                    .times(1.0 / 3);
            double length = normals ? NORMAL * p.get(WIDTH) / size
                    : p.get(DRAG) * p.get(WIND).minus(mean).dot(cross) / (2 * size);
            cross.times(length).into(arrows, t);
        }
        return new Overlay.Arrows(name, role, from, arrows, unit);
    }

    /// Which particles a row of the matrix joins: dots at row and column.
    private static Overlay matrix(Settings p, State s) {
        int[] first = s.ints(SPRINGS_FROM), others = s.ints(OTHER_ENDS);
        int n = first.length - 1, entries = n + others.length;
        double[] x = new double[entries], y = new double[entries];
        int at = 0;
        for (int i = 0; i < n; i++) {
            x[at] = i;
            y[at++] = -i;
            for (int c = first[i]; c < first[i + 1]; c++) {
                x[at] = others[c];
                y[at++] = -i;
            }
        }
        var curves = new ArrayList<Overlay.Chart.Curve>();
        for (int k = 0; k < entries; k++)
            curves.add(new Overlay.Chart.Curve("", "force", new double[]{x[k]}, new double[]{y[k]}, false, false));
        return new Overlay.Chart("matrix", "force", "axis.column", "axis.row", curves);
    }

    private static Overlay obstacle(Settings p, Vec at) {
        return switch (p.get(OBSTACLE)) {
            case FLOOR -> Solids.floor(at);
            case SPHERE -> Solids.sphere(at, p.get(SPHERE_RADIUS));
            case BOX -> Solids.box(at, p.get(BOX_SIZE));
        };
    }
}
