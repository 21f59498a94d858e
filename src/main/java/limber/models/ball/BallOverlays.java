package limber.models.ball;

import static limber.models.ball.BallChannels.*;
import static limber.models.ball.BallParameters.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Kind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import limber.oracle.Oscillator;

/// The overlays of the ball.
final class BallOverlays {
    private static final int MOST_ARROWS = 160, SAMPLES = 81;
    /// A push below this share of the strongest one gets no arrow.
    private static final double FELT = 0.6;

    static final List<OverlayKind> ALL = List.of(
            OverlayKind.map("displacement",
                    (p, s) -> surface("displacement", "m", s, i -> BallMeasures.displacement(p, s, i))),
            OverlayKind.map("speed",
                    (p, s) -> surface("speed", "m/s", s, i -> p.get(SCALE) * Vec.of(s.of(VELOCITY), i).length())),
            OverlayKind.one("velocity",
                    (p, s) -> arrows("velocity", "velocity", "m/s", s, evenly(s),
                            i -> Vec.of(s.of(VELOCITY), i).times(p.get(SCALE)))),
            OverlayKind.one("normals",
                    (_, s) -> arrows("normals", "position", "", s, evenly(s), i -> Vec.of(s.of(Skin.NORMALS), i))),
            pressing("push", (p, s) -> arrows("push", "force", "m/s²", s, felt(p, s), pushing(p, s))),
            pressing("pushes", (p, s) -> arrows("pushes", "force", "m/s²", s, evenly(s), pushing(p, s))),
            pressing("press", (_, s) -> new Overlay.Points("press", "selection", xyz(pressed(s, POINT)))),
            pressing("outward",
                    (_, s) -> new Overlay.Arrows("outward", "position", xyz(pressed(s, POINT)), xyz(pressed(s, NORMAL)),
                            "")),
            pressing("acting",
                    (p, s) -> new Overlay.Points("acting", "force", xyz(pressed(s, ACTING).times(p.get(SCALE))))),
            OverlayKind.one("falloff", BallOverlays::falloff),
            OverlayKind.some("truth", BallOverlays::truth),
            OverlayKind.some("oscillation", BallOverlays::oscillation),
            OverlayKind.one("vertices", (_, s) -> new Overlay.Points("vertices", "correction", Skin.emitted(s))));

    private BallOverlays() {}

    /// Drawn only while something presses.
    private static OverlayKind pressing(String name, OverlayKind.Stroke stroke) {
        return OverlayKind.some(name, (p, s) -> s.of(PRESS)[PRESSED] == 0 ? List.of() : List.of(stroke.of(p, s)));
    }

    private interface Value {
        double at(int i);
    }

    private interface Arrow {
        Vec at(int i);
    }

    private static Overlay surface(String name, String unit, State s, Value value) {
        var values = new double[s.of(VERTICES).length / 3];
        for (int i = 0; i < values.length; i++) values[i] = value.at(i);
        return new Overlay.Surface(name, name, values, unit, false, 0);
    }

    private static Overlay arrows(String name, String role, String unit, State s, int[] chosen, Arrow arrow) {
        var from = new double[3 * chosen.length];
        var vectors = new double[3 * chosen.length];
        for (int k = 0; k < chosen.length; k++) {
            Vec.of(Skin.vertices(s), chosen[k]).into(from, k);
            arrow.at(chosen[k]).into(vectors, k);
        }
        return new Overlay.Arrows(name, role, from, vectors, unit);
    }

    private static int[] evenly(State s) {
        int n = s.of(VERTICES).length / 3, every = Math.max(1, n / MOST_ARROWS);
        return IntStream.range(0, n / every).map(k -> k * every).toArray();
    }

    private static Vec pressed(State s, int which) {
        return Vec.of(s.of(PRESS_AT), which);
    }

    private static double[] xyz(Vec v) {
        return new double[]{v.x(), v.y(), v.z()};
    }

    /// What a press does to a vertex.
    private static Arrow pushing(Settings p, State s) {
        Vec acting = pressed(s, ACTING);
        return i -> {
            Vec d = Vec.of(s.of(VERTICES), i).minus(acting);
            return d.length() == 0 ? Vec.ZERO : d.times(BallMeasures.push(p, s, i) / d.length());
        };
    }

    /// A few of the vertices that are pushed the most.
    private static int[] felt(Settings p, State s) {
        int n = s.of(VERTICES).length / 3;
        double strongest = IntStream.range(0, n).mapToDouble(i -> Math.abs(BallMeasures.push(p, s, i))).max().orElse(0);
        int[] felt = IntStream.range(0, n).filter(i -> Math.abs(BallMeasures.push(p, s, i)) > FELT * strongest)
                .toArray();
        int every = Math.max(1, (felt.length + MOST_ARROWS - 1) / MOST_ARROWS);
        return IntStream.range(0, felt.length / every).map(k -> felt[k * every]).toArray();
    }

    /// How the push weakens with distance: this force, and half and twice of it as ghosts.
    private static Overlay falloff(Settings p, State s) {
        double reach = 1.5 * SurfaceSkin.size(s);
        var curves = new ArrayList<Overlay.Chart.Curve>();
        for (double share : new double[]{2, 1, 0.5}) {
            double force = share * p.get(FORCE);
            double[] x = sampled(reach), y = new double[SAMPLES];
            for (int k = 0; k < SAMPLES; k++) y[k] = BallMeasures.falloff(p, force, x[k]);
            curves.add(new Overlay.Chart.Curve("F = " + Kind.plain(force), share == 1 ? "force" : "ghost", x, y,
                    share != 1, false));
        }
        return new Overlay.Chart("falloff", "force", "axis.distance", "axis.push", curves);
    }

    private static double[] sampled(double to) {
        var x = new double[SAMPLES];
        for (int k = 0; k < SAMPLES; k++) x[k] = to * k / (SAMPLES - 1);
        return x;
    }

    /// The vertex that was most displaced when it was let go, as its closed form has it.
    private static List<Overlay> truth(Settings p, State s) {
        double[] truth = BallMeasures.truth(p, s);
        if (truth.length == 0) return List.of();
        Vec rest = Vec.of(s.of(SurfaceSkin.REST), watched(s)).times(p.get(SCALE)),
                there = Vec.of(truth, 0).times(p.get(SCALE));
        return List.of(
                new Overlay.Path("truth", "truth",
                        new double[]{rest.x(), rest.y(), rest.z(), there.x(), there.y(), there.z()}, true),
                new Overlay.Points("truth", "truth", xyz(there)));
    }

    private static int watched(State s) {
        return (int) s.of(WATCHED)[NUMBER];
    }

    /// The same vertex over time: its closed form, and where it is now.
    private static List<Overlay> oscillation(Settings p, State s) {
        if (BallMeasures.truth(p, s).length == 0) return List.of();
        double[] watched = s.of(WATCHED);
        double scale = p.get(SCALE), now = watched[SINCE], far = Math.max(2, Math.ceil(now));
        Vec from = Vec.of(watched, 0),
                u = Vec.of(s.of(VERTICES), watched(s)).minus(Vec.of(s.of(SurfaceSkin.REST), watched(s)));
        Vec along = from.length() == 0 ? new Vec(0, 0, 1) : from.times(1 / from.length());
        var oscillator = new Oscillator(p.get(SPRING_FORCE), p.get(DAMPING));
        double[] t = sampled(far), y = new double[SAMPLES];
        double speed = Vec.of(watched, 1).dot(along);
        for (int k = 0; k < SAMPLES; k++) y[k] = scale * oscillator.position(t[k], from.length(), speed);
        return List.of(new Overlay.Chart("oscillation", "truth", "axis.time", "axis.displacement", List.of(
                new Overlay.Chart.Curve("", "truth", t, y, true, false),
                new Overlay.Chart.Curve("", "position", new double[]{now}, new double[]{scale * u.dot(along)}, false,
                        false))));
    }
}
