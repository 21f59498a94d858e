package limber.models.rod;

import static limber.models.rod.RodChannels.*;
import static limber.models.rod.RodParameters.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import limber.engine.Clock;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Kind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.Bezier;
import limber.math.exact.Exact;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import limber.mesh.file.Surfaces;
import limber.models.rod.Sections.Section;

/// The overlays of the rod. Normals, tangents and binormals have the colours of the axes that they equal at rest.
final class RodOverlays {
    private static final int FRAMES = 33, SAMPLES = 97, ROUND = 24, MOST_VERTICES = 2000;
    /// Shares of the rod's length: of a tick across it, of the arrows of a frame, of the sharpest tooth of the comb.
    private static final double TICK = 0.06, FRAME = 1, TOOTH = 0.2;
    private static final String NORMALS = "axis-x", TANGENTS = "velocity", BINORMALS = "axis-z";

    private final Settings p;
    private final State s;
    private final double top, size;
    private final double[] points;
    private final List<Overlay> overlays = new ArrayList<>();

    private RodOverlays(Settings p, State s, double top) {
        this.p = p;
        this.s = s;
        this.top = top;
        points = s.of(POINTS);
        size = Math.max(1e-9, Bezier.polygonLength(points));
    }

    static List<OverlayKind> of(Settings p, Surfaces surfaces) {
        var offers = new ArrayList<>(List.of(
                OverlayKind.maps("weight", drawing(surfaces, RodOverlays::weight)),
                offer("weights", surfaces, RodOverlays::weights).with("t", AT),
                offer("polygon", surfaces, all -> all.path("polygon", "position", all.points, false)),
                offer("points", surfaces,
                        all -> all.overlays.add(new Overlay.Points("points", "position", all.points))),
                offer("curve", surfaces, RodOverlays::curve),
                offer("tangents", surfaces, all -> all.along("tangents", TANGENTS, Section::tangent)),
                offer("normals", surfaces, all -> all.along("normals", NORMALS, Section::x)),
                offer("binormals", surfaces, all -> all.along("binormals", BINORMALS, Section::z)),
                offer("hodograph", surfaces, RodOverlays::hodograph).with("t", AT),
                offer("comb", surfaces, RodOverlays::comb),
                offer("frame", surfaces, RodOverlays::frame).with("t", AT),
                offer("section", surfaces, RodOverlays::crossSection).with("t", AT),
                offer("casteljau", surfaces, RodOverlays::casteljau).with("t", AT),
                offer("offsets", surfaces, RodOverlays::offsets),
                offer("vertices", surfaces, RodOverlays::vertices),
                offer("elastica", surfaces, all -> Bend.of(all.s).elastica(all.s, FRAMES - 1)
                        .ifPresent(xyz -> all.path("elastica", "truth", xyz, true)))));
        if (p.get(MODE) == Mode.FORCE) offers.add(offer("pull", surfaces, RodOverlays::pull));
        return offers;
    }

    private static OverlayKind offer(String name, Surfaces surfaces, Consumer<RodOverlays> part) {
        return OverlayKind.some(name, drawing(surfaces, part));
    }

    private static OverlayKind.Drawing drawing(Surfaces surfaces, Consumer<RodOverlays> part) {
        return (p, s) -> {
            var drawn = new RodOverlays(p, s, RodSkin.top(p, surfaces));
            part.accept(drawn);
            return List.copyOf(drawn.overlays);
        };
    }

    private void path(String name, String role, double[] xyz, boolean dashed) {
        overlays.add(new Overlay.Path(name, role, xyz, dashed));
    }

    private void line(String name, String role, Vec a, Vec b, boolean dashed) {
        path(name, role, xyz(a, b), dashed);
    }

    private static double[] xyz(Vec... vectors) {
        var xyz = new double[3 * vectors.length];
        for (int k = 0; k < vectors.length; k++) vectors[k].into(xyz, k);
        return xyz;
    }

    /// The share that one control point has in each vertex, on the mesh.
    private void weight() {
        int n = points.length / 3 - 1, of = weightOf(p);
        double[] t = s.of(T), values = new double[t.length];
        for (int i = 0; i < t.length; i++) values[i] = Bezier.weight(n, of, CentreLine.inside(t[i], true));
        overlays.add(new Overlay.Surface("weight", "weight", values, "", false, 1));
    }

    /// The shares that all control points have at t, as bars.
    private void weights() {
        int n = points.length / 3 - 1;
        double[] x = new double[n + 1], y = new double[n + 1];
        for (int i = 0; i <= n; i++) {
            x[i] = i;
            y[i] = Bezier.weight(n, i, p.get(AT));
        }
        overlays.add(new Overlay.Chart("weights", "position", "axis.controlPoint", "axis.weight",
                List.of(new Overlay.Chart.Curve("", "position", x, y, false, true))));
    }

    /// The centre line that the skin follows.
    private void curve() {
        var line = new CentreLine(true, p.get(BINOMIALS) == Binomials.INT);
        var xyz = new double[3 * SAMPLES];
        for (int j = 0; j < xyz.length; j++) xyz[j] = line.value(points, j % 3, (double) (j / 3) / (SAMPLES - 1), 0);
        path("curve", "position", xyz, false);
    }

    /// As much of the construction as this frame has made.
    private void casteljau() {
        int n = points.length / 3 - 1;
        double[] made = s.of(CONSTRUCTION), built = s.of(BUILT);
        double frame = s.of(Clock.CHANNEL)[Clock.FRAMES];
        for (int level = 1; level <= n; level++) {
            int count = 0;
            while (count <= n - level && built[Casteljau.index(n, level, count)] == frame) count++;
            if (count == 0) return;
            double[] xyz = Arrays.copyOfRange(made, 3 * Casteljau.index(n, level, 0),
                    3 * Casteljau.index(n, level, count));
            if (count > 1) path("casteljau", "correction", xyz, false);
            overlays.add(new Overlay.Points("casteljau", level == n ? "selection" : "correction", xyz));
            if (level == n) overlays.add(
                    new Overlay.Labels("casteljau", "selection", xyz, List.of("B(" + Kind.plain(p.get(AT)) + ")")));
        }
    }

    private void along(String name, String role, Function<Section, Vec> direction) {
        for (Section c : Sections.of(p, s, top, FRAMES).all())
            if (!c.torn()) line(name, role, c.centre(), c.centre().plus(direction.apply(c).times(TICK * size)), false);
    }

    /// B′(t)/n, drawn from the base: a curve whose control points are the legs of the polygon.
    private void hodograph() {
        int n = points.length / 3 - 1;
        Vec origin = Vec.of(points, 0);
        var xyz = new double[3 * SAMPLES];
        for (int k = 0; k < SAMPLES; k++) origin.plus(velocity((double) k / (SAMPLES - 1)).times(1.0 / n)).into(xyz, k);
        path("hodograph", "velocity", xyz, false);
        line("hodograph", "velocity", origin, origin.plus(velocity(p.get(AT)).times(1.0 / n)), false);
    }

    private Vec velocity(double t) {
        return new Vec(Bezier.derivative(points, 0, t), Bezier.derivative(points, 1, t),
                Bezier.derivative(points, 2, t));
    }

    private Vec at(double t) {
        return new Vec(Bezier.at(points, 0, t), Bezier.at(points, 1, t), Bezier.at(points, 2, t));
    }

    /// Curvature as teeth on the outer side, the sharpest one a fifth of the rod long.
    private void comb() {
        var teeth = new Vec[SAMPLES];
        double sharpest = 0;
        for (int k = 0; k < SAMPLES; k++) {
            double t = (double) k / (SAMPLES - 1);
            Vec v = velocity(t), bend = new Vec(Bezier.second(points, 0, t), Bezier.second(points, 1, t),
                    Bezier.second(points, 2, t));
            double square = v.dot(v);
            Vec curvature = square > 0 ? bend.minus(v.times(bend.dot(v) / square)).times(1 / square) : Vec.ZERO;
            teeth[k] = curvature.times(-1);
            sharpest = Math.max(sharpest, curvature.length());
        }
        if (!(sharpest > 0 && sharpest < Double.MAX_VALUE)) return;
        var tips = new Vec[SAMPLES];
        for (int k = 0; k < SAMPLES; k++) {
            Vec foot = at((double) k / (SAMPLES - 1));
            tips[k] = foot.plus(teeth[k].times(TOOTH * size / sharpest));
            if (k % 3 == 0) line("comb", "force", foot, tips[k], false);
        }
        path("comb", "force", xyz(tips), false);
    }

    /// The local frame at t.
    private void frame() {
        Section c = section(p.get(AT) * top);
        if (c.torn()) return;
        double arrow = FRAME * size;
        overlays.add(new Overlay.Arrows("frame", TANGENTS, xyz(c.centre()), xyz(c.tangent().times(arrow)), ""));
        overlays.add(new Overlay.Arrows("frame", NORMALS, xyz(c.centre()), xyz(c.x().times(arrow)), ""));
        overlays.add(new Overlay.Arrows("frame", BINORMALS, xyz(c.centre()), xyz(c.z().times(arrow)), ""));
    }

    /// The cross-section at t.
    private void crossSection() {
        Section c = section(p.get(AT) * top);
        if (c.torn()) return;
        double radius = RodSkin.tapered(p) ? RodSkin.taper(p).radius(p.get(AT) * p.get(HEIGHT)) : TICK * size;
        int corners = RodSkin.tapered(p) ? p.get(SIDES) : ROUND;
        var ring = new Vec[corners + 1];
        for (int k = 0; k <= corners; k++) {
            double angle = 2 * Math.PI * k / corners;
            ring[k] = c.centre().plus(c.x().times(-radius * Exact.cos(angle)))
                    .plus(c.z().times(-radius * Exact.sin(angle)));
        }
        path("section", "selection", xyz(ring), false);
    }

    private Section section(double height) {
        return Sections.at(p.with(PARAMETER, ParameterRule.HEIGHT), s, top, height);
    }

    /// How the vertex nearest to t gets its place: from the curve by its x along N, then by its z along B; and the
    /// plane of the bend there.
    private void offsets() {
        int i = nearest();
        Section c = section(s.of(T)[i] * top);
        if (c.torn()) return;
        double[] rest = s.of(SurfaceSkin.REST);
        Vec corner = c.centre().plus(c.x().times(rest[3 * i])), vertex = corner.plus(c.z().times(rest[3 * i + 2]));
        line("offsets", NORMALS, c.centre(), corner, false);
        line("offsets", BINORMALS, corner, vertex, false);
        overlays.add(new Overlay.Points("offsets", "selection", xyz(c.centre(), vertex)));
        Vec up = c.tangent().times(TICK * size), side = c.x().times(TICK * size);
        path("offsets", "bounds", xyz(c.centre().plus(up).plus(side), c.centre().plus(up).minus(side),
                c.centre().minus(up).minus(side), c.centre().minus(up).plus(side), c.centre().plus(up).plus(side)),
                true);
    }

    /// Of the vertices nearest to t the one that is off both axes the most.
    private int nearest() {
        double[] t = s.of(T), rest = s.of(SurfaceSkin.REST);
        int best = 0;
        for (int i = 1; i < t.length; i++) {
            double closer = Math.abs(t[best] - p.get(AT)) - Math.abs(t[i] - p.get(AT));
            boolean same = Math.abs(closer) < 1e-9,
                    wider = Math.abs(rest[3 * i] * rest[3 * i + 2]) > Math.abs(rest[3 * best] * rest[3 * best + 2]);
            if (same ? wider : closer > 0) best = i;
        }
        return best;
    }

    /// While the mesh has no triangles yet: each vertex that has its place, from its point of the curve.
    private void vertices() {
        double[] centre = s.of(CENTRE), placed = s.of(Skin.PLACED);
        int[] triangles = s.triangles();
        boolean whole = triangles.length == 0 || triangles[triangles.length - 1] != 0;
        for (int i = 0; i < placed.length / 3 && i < MOST_VERTICES && !whole; i++) {
            Vec at = Vec.of(placed, i);
            if (!at.equals(Vec.ZERO)) line("vertices", "correction", Vec.of(centre, i), at, false);
        }
    }

    /// The force point, and the line along which it pulls at the tip.
    private void pull() {
        Vec from = Vec.of(s.of(FORCE_AT), 0);
        overlays.add(new Overlay.Points("pull", "force", xyz(from)));
        line("pull", "force", Vec.of(points, points.length / 3 - 1), from, true);
    }
}
