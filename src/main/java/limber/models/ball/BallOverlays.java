package limber.models.ball;

import static limber.models.ball.BallChannels.*;
import static limber.models.ball.BallParameters.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.Kind;
import limber.engine.Overlay;
import limber.engine.Settings;
import limber.engine.State;
import limber.engine.Vec;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import limber.oracle.Oscillator;

/// What is drawn over the ball.
final class BallOverlays {
    private static final int MOST_ARROWS = 160, MOST_PUSHES = 5000, SAMPLES = 81;
    /// A push below this share of the strongest one gets no arrow.
    private static final double FELT = 0.6;

    private BallOverlays() {}

    static List<Overlay> of(Settings p, State s) {
        var overlays = new ArrayList<Overlay>();
        overlays.add(surface("displacement", "m", s, i -> BallMeasures.displacement(p, s, i)));
        overlays.add(surface("speed", "m/s", s, i -> p.get(SCALE) * Vec.of(s.of(VELOCITY), i).length()));
        overlays.add(arrows("velocity", "velocity", "m/s", s, evenly(s), i -> Vec.of(s.of(VELOCITY), i).times(p.get(SCALE))));
        overlays.add(arrows("normals", "position", "", s, evenly(s), i -> Vec.of(s.of(Skin.NORMALS), i)));
        overlays.addAll(press(p, s));
        overlays.add(falloff(p, s));
        overlays.addAll(truth(p, s));
        overlays.add(new Overlay.Points("vertices", "correction", Skin.emitted(s)));
        return overlays;
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

    /// The point that is pressed, its normal, the acting point off the surface, and what it does to the vertices near it;
    /// all of it empty while nothing presses, so that it can be chosen before.
    private static List<Overlay> press(Settings p, State s) {
        double[] none = {};
        if (s.of(PRESS)[PRESSED] == 0) return List.of(
                new Overlay.Arrows("push", "force", none, none, "m/s²"), new Overlay.Arrows("pushes", "force", none, none, "m/s²"), new Overlay.Points("press", "selection", none),
                new Overlay.Arrows("outward", "position", none, none, ""), new Overlay.Points("acting", "force", none));
        double[] at = s.of(PRESS_AT);
        Vec point = Vec.of(at, POINT), normal = Vec.of(at, NORMAL), acting = Vec.of(at, ACTING).times(p.get(SCALE));
        double strongest = IntStream.range(0, s.of(VERTICES).length / 3).mapToDouble(i -> Math.abs(BallMeasures.push(p, s, i))).max().orElse(0);
        int[] felt = IntStream.range(0, s.of(VERTICES).length / 3).filter(i -> Math.abs(BallMeasures.push(p, s, i)) > FELT * strongest).toArray();
        int every = Math.max(1, (felt.length + MOST_ARROWS - 1) / MOST_ARROWS);
        int[] shown = IntStream.range(0, felt.length / every).map(k -> felt[k * every]).toArray();
        Arrow pushing = i -> {
            Vec d = Vec.of(s.of(VERTICES), i).minus(Vec.of(at, ACTING));
            return d.length() == 0 ? Vec.ZERO : d.times(BallMeasures.push(p, s, i) / d.length());
        };
        int all = s.of(VERTICES).length / 3, some = Math.max(1, all / MOST_PUSHES);
        return List.of(
                arrows("push", "force", "m/s²", s, shown, pushing),
                arrows("pushes", "force", "m/s²", s, IntStream.range(0, all / some).map(k -> k * some).toArray(), pushing),
                new Overlay.Points("press", "selection", new double[] {point.x(), point.y(), point.z()}),
                new Overlay.Arrows("outward", "position", new double[] {point.x(), point.y(), point.z()}, new double[] {normal.x(), normal.y(), normal.z()}, ""),
                new Overlay.Points("acting", "force", new double[] {acting.x(), acting.y(), acting.z()}));
    }

    /// How the push weakens with distance: this force, and half and twice of it as ghosts.
    private static Overlay falloff(Settings p, State s) {
        double reach = 1.5 * s.largest(SurfaceSkin.REST);
        var curves = new ArrayList<Overlay.Chart.Curve>();
        for (double share : new double[] {2, 1, 0.5}) {
            double force = share * p.get(FORCE);
            double[] x = sampled(reach), y = new double[SAMPLES];
            for (int k = 0; k < SAMPLES; k++) y[k] = BallMeasures.falloff(p, force, x[k]);
            curves.add(new Overlay.Chart.Curve("F = " + Kind.plain(force), share == 1 ? "force" : "ghost", x, y, share != 1, false));
        }
        return new Overlay.Chart("falloff", "force", "axis.distance", "axis.push", curves);
    }

    private static double[] sampled(double to) {
        var x = new double[SAMPLES];
        for (int k = 0; k < SAMPLES; k++) x[k] = to * k / (SAMPLES - 1);
        return x;
    }

    /// The vertex that was most displaced when it was let go, as it is and as its closed form has it.
    private static List<Overlay> truth(Settings p, State s) {
        double[] truth = BallMeasures.truth(p, s);
        if (truth.length == 0) return List.of();
        double[] watched = s.of(WATCHED);
        double scale = p.get(SCALE), now = watched[SINCE], far = Math.max(2, Math.ceil(now));
        int i = (int) watched[NUMBER];
        Vec rest = Vec.of(s.of(SurfaceSkin.REST), i).times(scale), there = Vec.of(truth, 0).times(scale);
        Vec from = new Vec(watched[0], watched[1], watched[2]), u = Vec.of(s.of(VERTICES), i).minus(Vec.of(s.of(SurfaceSkin.REST), i));
        Vec along = from.length() == 0 ? new Vec(0, 0, 1) : from.times(1 / from.length());
        var oscillator = new Oscillator(p.get(SPRING_FORCE), p.get(DAMPING));
        double[] t = sampled(far), y = new double[SAMPLES];
        double speed = new Vec(watched[3], watched[4], watched[5]).dot(along);
        for (int k = 0; k < SAMPLES; k++) y[k] = scale * oscillator.position(t[k], from.length(), speed);
        return List.of(
                new Overlay.Path("truth", "truth", new double[] {rest.x(), rest.y(), rest.z(), there.x(), there.y(), there.z()}, true),
                new Overlay.Points("truth", "truth", new double[] {there.x(), there.y(), there.z()}),
                new Overlay.Chart("oscillation", "truth", "axis.time", "axis.displacement", List.of(
                        new Overlay.Chart.Curve("", "truth", t, y, true, false),
                        new Overlay.Chart.Curve("", "position", new double[] {now}, new double[] {scale * u.dot(along)}, false, false))));
    }
}
