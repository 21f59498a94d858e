package limber.models.soft;

import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.SoftParameters.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.mesh.shape.Solids;

/// The overlays of a soft body.
final class SoftOverlays {
    /// Longer edges are diagonals.
    private static final double LONGEST_OF_A_CELL = 1.1;

    private SoftOverlays() {}

    static List<OverlayKind> of(Settings p) {
        var offers = new ArrayList<>(List.of(
                OverlayKind.one("residual", (_, s) -> edges("residual", "residual", s, SoftMeasures.residual(s), "m",
                        IntStream.range(0, s.of(REST_LENGTH).length).toArray())),
                OverlayKind.some("inverted", (_, s) -> inverted(s)),
                OverlayKind.one("pins", (_, s) -> pins(s)),
                OverlayKind.one("velocity", (_, s) -> new Overlay.Arrows("velocity", "velocity", s.of(POSITION).clone(),
                        s.of(VELOCITY).clone(), "m/s")),
                map("volume-ratio", "residual", "", true, (_, s) -> growth(s)),
                map("strain", "residual", "", false, (_, s) -> TetMeasures.strain(s))));
        if (elastic(p)) offers.add(map("stress", "force", "Pa", false, TetMeasures::stress));
        if (p.get(METHOD) == Method.FEM)
            offers.add(OverlayKind.one("force", (q, s) -> new Overlay.Arrows("force", "force", s.of(POSITION).clone(),
                    TetMeasures.force(q, s), "N")));
        if (!p.get(SHAPE).equals(BLOCK)) offers.add(OverlayKind.some("cage", (q, s) -> cage(q, s)));
        offers.add(OverlayKind.ofSelected("ellipsoid", TET, (_, s, t) -> CutBody.ellipsoid(s, t)));
        if (p.get(METHOD) == Method.SHAPE_MATCHING) offers.add(OverlayKind.one("goals", (_, s) -> goals(s)));
        if (p.get(COLLIDE))
            offers.add(OverlayKind.one("obstacle", (q, s) -> obstacle(q, Vec.of(s.of(OBSTACLE_AT), 0))));
        return offers;
    }

    /// A function that reads one value a tet.
    @FunctionalInterface
    private interface OfTets {
        double[] read(Settings p, State s);
    }

    /// Values of tets, on the tets themselves where the body is cut open, or else on the skin: of the tet that carries
    /// a vertex, or the mean of those around a particle.
    private static OverlayKind map(String name, String role, String unit, boolean signed, OfTets values) {
        return OverlayKind.map(name, (p, s) -> {
            double[] of = values.read(p, s);
            return CutBody.cuts(p, s)
                    ? new Overlay.Surface(name, role, CutBody.onCorners(of), unit, signed, 0,
                            Optional.of(CutBody.of(name, p, s)))
                    : new Overlay.Surface(name, role, onSkin(s, of), unit, signed, 0);
        });
    }

    private static double[] onSkin(State s, double[] values) {
        var shown = new double[Skin.vertices(s).length / 3];
        boolean carried = s.named(BOUND_TO.name()).length > 0;
        for (int v = 0; v < shown.length; v++) {
            if (carried) {
                shown[v] = values[s.ints(BOUND_TO)[v]];
                continue;
            }
            int from = s.ints(TETS_FROM)[v], to = s.ints(TETS_FROM)[v + 1];
            for (int k = from; k < to; k++) shown[v] += values[s.ints(TETS_OF)[k] / 4] / (to - from);
        }
        return shown;
    }

    private static double[] growth(State s) {
        double[] growth = TetMeasures.jacobian(s);
        for (int t = 0; t < growth.length; t++) growth[t] -= 1;
        return growth;
    }

    private static Overlay edges(String name, String role, State s, double[] values, String unit, int[] shown) {
        double[] ends = new double[6 * shown.length], of = new double[shown.length];
        for (int e = 0; e < shown.length; e++) {
            for (int k = 0; k < 2; k++)
                System.arraycopy(s.of(POSITION), 3 * s.ints(ENDS)[2 * shown[e] + k], ends, 6 * e + 3 * k, 3);
            of[e] = values[shown[e]];
        }
        return new Overlay.Segments(name, role, ends, of, unit);
    }

    /// The edges of tets that are inside out, with their change of volume.
    private static List<Overlay> inverted(State s) {
        double[] growth = growth(s);
        int[] corners = s.ints(TET_CORNERS);
        int[] bad = IntStream.range(0, growth.length).filter(t -> growth[t] <= -1).toArray();
        if (bad.length == 0) return List.of();
        double[] ends = new double[36 * bad.length], values = new double[6 * bad.length];
        int n = 0;
        for (int t : bad)
            for (int a = 0; a < 4; a++)
                for (int b = a + 1; b < 4; b++) {
                    System.arraycopy(s.of(POSITION), 3 * corners[4 * t + a], ends, 6 * n, 3);
                    System.arraycopy(s.of(POSITION), 3 * corners[4 * t + b], ends, 6 * n + 3, 3);
                    values[n++] = growth[t];
                }
        return List.of(new Overlay.Segments("inverted", "correction", ends, values, ""));
    }

    /// The edges of the cells that carry a surface, without diagonals.
    private static List<Overlay> cage(Settings p, State s) {
        double[] length = s.of(REST_LENGTH);
        int[] ends = s.ints(ENDS);
        var paths = new ArrayList<Overlay>();
        for (int e = 0; e < length.length; e++) {
            if (length[e] > LONGEST_OF_A_CELL * p.get(CELL)) continue;
            var xyz = new double[6];
            Vec.of(s.of(POSITION), ends[2 * e]).into(xyz, 0);
            Vec.of(s.of(POSITION), ends[2 * e + 1]).into(xyz, 1);
            paths.add(new Overlay.Path("cage", "ghost", xyz, false));
        }
        return paths;
    }

    private static Overlay pins(State s) {
        double[] w = s.of(INVERSE_MASS);
        int[] held = IntStream.range(0, w.length).filter(i -> w[i] == 0).toArray();
        var xyz = new double[3 * held.length];
        for (int i = 0; i < held.length; i++) System.arraycopy(s.of(POSITION), 3 * held[i], xyz, 3 * i, 3);
        return new Overlay.Points("pins", "pin", xyz);
    }

    /// Where shape matching would have the particles: t + T q, with the last t and T.
    private static Overlay goals(State s) {
        double[] goals = s.of(OFFSET).clone(), m = s.of(TRANSFORM);
        for (int i = 0; i < goals.length / 3; i++) {
            Vec q = Vec.of(goals, i);
            Vec.of(s.of(CENTRE), 0).plus(new Vec(Vec.of(m, 0).dot(q), Vec.of(m, 1).dot(q), Vec.of(m, 2).dot(q)))
                    .into(goals, i);
        }
        return new Overlay.Points("goals", "truth", goals);
    }

    private static Overlay obstacle(Settings p, Vec at) {
        return switch (p.get(OBSTACLE)) {
            case FLOOR -> Solids.floor(at);
            case SPHERE -> Solids.sphere(at, p.get(SPHERE_RADIUS));
            case BOX -> Solids.box(at, p.get(BOX_SIZE));
        };
    }
}
