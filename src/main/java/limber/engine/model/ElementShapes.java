package limber.engine.model;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.settings.Settings;

/// The shapes of a solver's elements as overlays, for a solver that says nothing else of what is drawn: points, edges
/// of all that has more corners, and bodies where points and edges have a radius, or there are faces.
final class ElementShapes {
    private static final String ROLE = "position", MATERIAL = Material.PLAIN.word();

    private final Solver solver;
    private final ElementKind kind;

    private ElementShapes(Solver solver, ElementKind kind) {
        this.solver = solver;
        this.kind = kind;
    }

    /// An overlay for each kind of elements, by its name or that of the measure that colours it.
    static List<OverlayKind> of(Solver solver, Settings p) {
        return solver.kinds(p).stream().map(kind -> new ElementShapes(solver, kind).overlay()).toList();
    }

    /// The names of those that are shown at first: dots and lines only where there are no bodies.
    static Set<String> names(Solver solver) {
        List<ElementKind> kinds = solver.kinds(solver.defaults());
        boolean bodies = kinds.stream().anyMatch(ElementKind::solid);
        return kinds.stream().filter(kind -> kind.solid() || !bodies).map(ElementKind::drawnAs)
                .collect(Collectors.toSet());
    }

    private OverlayKind overlay() {
        return kind.look().measure().isPresent() ? OverlayKind.map(kind.drawnAs(), this::coloured)
                : OverlayKind.one(kind.of(), (_, s) -> drawn(s));
    }

    private Overlay drawn(State s) {
        if (kind.solid()) return body(s, false).drawn(kind.of(), role(MATERIAL));
        return kind.shape() == ElementKind.Shape.POINT ? new Overlay.Points(kind.of(), role(ROLE), points(s))
                : new Overlay.Lines(kind.of(), role(ROLE), edges(s));
    }

    private String role(String otherwise) {
        return kind.look().role().isEmpty() ? otherwise : kind.look().role();
    }

    /// The body with the value of the measure at each of its corners.
    private Overlay coloured(Settings p, State s) {
        Measure measure = solver.measure(kind.look().measure().orElseThrow()).orElseThrow();
        double[] values = measure.read(p, s);
        boolean apart = values.length == kind.count(s);
        Body body = body(s, apart);
        // the back of a face has its values again
        int corners = body.xyz().length / 3, side = kind.shape() == ElementKind.Shape.FACE ? corners / 2 : corners,
                each = side / Math.max(1, values.length);
        var all = new double[corners];
        for (int i = 0; i < corners; i++) all[i] = values[i % side / each];
        return new Overlay.Surface(kind.drawnAs(), role(ROLE), all, measure.unit(),
                Arrays.stream(values).anyMatch(v -> v < 0),
                0, Optional.of(body.drawn(kind.drawnAs(), role(ROLE))));
    }

    /// @param apart whether each face has corners of its own
    private Body body(State s, boolean apart) {
        return switch (kind.shape()) {
            case POINT -> Body.balls(points(s), radii(s));
            case EDGE -> Body.rods(edges(s), radii(s));
            case FACE, CELL ->
                    apart ? Body.sheet(corners(s), upTo(3 * kind.count(s))) : Body.sheet(points(s), faces(s));
        };
    }

    private double[] points(State s) {
        return s.of(kind.points());
    }

    private double[] radii(State s) {
        return kind.look().radii().map(s::of).orElseGet(() -> {
            var same = new double[kind.count(s)];
            Arrays.fill(same, kind.look().radius());
            return same;
        });
    }

    private static int[] upTo(int n) {
        var all = new int[n];
        Arrays.setAll(all, i -> i);
        return all;
    }

    private int[] faces(State s) {
        var corners = new int[3 * kind.count(s)];
        Arrays.setAll(corners, i -> kind.corner(s, i / 3, i % 3));
        return corners;
    }

    private double[] corners(State s) {
        int[] faces = faces(s);
        var xyz = new double[3 * faces.length];
        for (int i = 0; i < faces.length; i++) System.arraycopy(points(s), 3 * faces[i], xyz, 3 * i, 3);
        return xyz;
    }

    private double[] edges(State s) {
        int corners = kind.shape().corners(), each = corners * (corners - 1) / 2, count = kind.count(s), at = 0;
        var ends = new double[6 * each * count];
        for (int i = 0; i < count; i++)
            for (int a = 0; a < corners; a++)
                for (int b = a + 1; b < corners; b++, at += 6) {
                    System.arraycopy(points(s), 3 * kind.corner(s, i, a), ends, at, 3);
                    System.arraycopy(points(s), 3 * kind.corner(s, i, b), ends, at + 3, 3);
                }
        return ends;
    }
}
