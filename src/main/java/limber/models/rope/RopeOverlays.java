package limber.models.rope;

import static limber.models.rope.RopeChannels.*;
import static limber.models.rope.RopeParameters.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.mesh.shape.Solids;

/// The overlays of the rope.
final class RopeOverlays {
    private RopeOverlays() {}

    static List<OverlayKind> of(Settings p) {
        var offers = new ArrayList<>(List.of(
                OverlayKind.one("residual", (_, s) -> sticks(s)),
                OverlayKind.one("particles", (_, s) -> new Overlay.Points("particles", "position", s.of(POSITION))),
                OverlayKind.one("pins", (_, s) -> pins(s)),
                OverlayKind.one("velocity",
                        (q, s) -> new Overlay.Arrows("velocity", "velocity", s.of(POSITION),
                                RopeMeasures.velocity(q, s), "m/s")),
                OverlayKind.one("numbers", (_, s) -> numbered("numbers", "position", s.of(POSITION)))));
        if (p.get(SKIN) == SkinShape.LINE)
            offers.add(OverlayKind.one("line", (_, s) -> new Overlay.Path("line", "position", s.of(POSITION), false)));
        if (p.get(UNROLL) > 0)
            offers.add(OverlayKind.one("indices", (_, s) -> numbered("indices", "truth", s.of(Skin.VERTICES))));
        offers.addAll(Hanging.overlays());
        offers.add(Fall.overlay());
        if (p.get(COLLIDE))
            offers.add(OverlayKind.one("obstacle", (q, s) -> obstacle(q, Vec.of(s.of(OBSTACLE_AT), 0))));
        if (p.get(PIPELINE)) {
            offers.add(OverlayKind.one("bounds",
                    (_, s) -> box("bounds", "bounds", Vec.of(s.of(BOUNDS), 0), Vec.of(s.of(BOUNDS), 1))));
            offers.add(
                    OverlayKind.one("view",
                            (q, _) -> box("view", "truth", q.get(VIEW_AT).minus(q.get(VIEW_SIZE).times(0.5)),
                                    q.get(VIEW_AT).plus(q.get(VIEW_SIZE).times(0.5)))));
        }
        return offers;
    }

    private static Overlay pins(State s) {
        double[] w = s.of(INVERSE_MASS);
        return new Overlay.Points("pins", "pin",
                chosen(s.of(POSITION), IntStream.range(0, w.length).filter(i -> w[i] == 0).toArray()));
    }

    private static Overlay numbered(String name, String role, double[] xyz) {
        return new Overlay.Labels(name, role, xyz,
                IntStream.range(0, xyz.length / 3).mapToObj(Integer::toString).toList());
    }

    private static Overlay sticks(State s) {
        double[] position = s.of(POSITION), rest = s.of(REST);
        int drawn = (int) s.of(DRAWING)[DRAWN];
        var ends = new double[6 * drawn];
        var residual = new double[drawn];
        for (int i = 0; i < drawn; i++) {
            System.arraycopy(position, 3 * i, ends, 6 * i, 6);
            residual[i] = RopeMeasures.length(s, i) - rest[i];
        }
        return new Overlay.Segments("residual", "residual", ends, residual, "m");
    }

    private static double[] chosen(double[] xyz, int[] elements) {
        var chosen = new double[3 * elements.length];
        for (int k = 0; k < elements.length; k++) System.arraycopy(xyz, 3 * elements[k], chosen, 3 * k, 3);
        return chosen;
    }

    private static Overlay obstacle(Settings p, Vec at) {
        return switch (p.get(OBSTACLE)) {
            case FLOOR -> Solids.floor(at);
            case SPHERE -> Solids.sphere(at, p.get(SPHERE_RADIUS));
            case BOX -> Solids.box(at, p.get(BOX_SIZE));
        };
    }

    /// One stroke that passes along all twelve edges.
    private static Overlay box(String name, String role, Vec low, Vec high) {
        int[] corners = {0, 1, 3, 2, 0, 4, 5, 1, 5, 7, 3, 7, 6, 2, 6, 4};
        var xyz = new double[3 * corners.length];
        for (int k = 0; k < corners.length; k++) {
            int c = corners[k];
            new Vec((c & 1) == 0 ? low.x() : high.x(), (c & 2) == 0 ? low.y() : high.y(),
                    (c & 4) == 0 ? low.z() : high.z()).into(xyz, k);
        }
        return new Overlay.Path(name, role, xyz, true);
    }
}
