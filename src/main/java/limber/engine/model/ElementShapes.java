package limber.engine.model;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import limber.engine.State;
import limber.engine.settings.Settings;

/// The shapes of a solver's elements as overlays, for a solver that says nothing else of what is drawn: points, and the
/// edges of all that has more corners.
final class ElementShapes {
    private static final String ROLE = "position";

    private ElementShapes() {}

    /// An overlay for each kind of elements, by its name.
    static List<OverlayKind> of(Solver solver, Settings p) {
        return solver.kinds(p).stream().map(kind -> OverlayKind.one(kind.of(), (_, s) -> drawn(kind, s))).toList();
    }

    /// The names of those overlays.
    static Set<String> names(Solver solver) {
        return solver.kinds(solver.defaults()).stream().map(ElementKind::of).collect(Collectors.toSet());
    }

    private static Overlay drawn(ElementKind kind, State s) {
        double[] points = s.of(kind.points());
        return kind.shape() == ElementKind.Shape.POINT ? new Overlay.Points(kind.of(), ROLE, points)
                : new Overlay.Lines(kind.of(), ROLE, edges(kind, s, points));
    }

    private static double[] edges(ElementKind kind, State s, double[] points) {
        int corners = kind.shape().corners(), each = corners * (corners - 1) / 2, count = kind.count(s), at = 0;
        var ends = new double[6 * each * count];
        for (int i = 0; i < count; i++)
            for (int a = 0; a < corners; a++)
                for (int b = a + 1; b < corners; b++, at += 6) {
                    System.arraycopy(points, 3 * kind.corner(s, i, a), ends, at, 3);
                    System.arraycopy(points, 3 * kind.corner(s, i, b), ends, at + 3, 3);
                }
        return ends;
    }
}
