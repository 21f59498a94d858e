package limber.models.jelly;

import static limber.models.jelly.JellyChannels.*;
import static limber.models.jelly.JellyParameters.*;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.oracle.Oscillator;

/// The overlays of the jelly.
final class JellyOverlays {
    private static final int SAMPLES = 121;

    static final List<OverlayKind> ALL = List.of(
            OverlayKind.map("mask", (_, s) -> new Overlay.Surface("mask", "mask", s.of(MASKS).clone(), "", false, 1)),
            OverlayKind.one("follower", (_, s) -> new Overlay.Points("follower", "position", s.of(FOLLOW).clone())),
            OverlayKind.one("spring",
                    (p, s) -> arrows("spring", "force", "m/s²", s,
                            j -> (s.of(ANCHOR)[j] - s.of(FOLLOW)[j]) * p.get(STIFFNESS))),
            OverlayKind.one("damping",
                    (p, s) -> arrows("damping", "velocity", "m/s²", s, j -> -s.of(VELOCITY)[j] * p.get(DAMPING))),
            OverlayKind.one("velocity", (_, s) -> arrows("velocity", "velocity", "m/s", s, j -> s.of(VELOCITY)[j])),
            OverlayKind.some("link",
                    (_, s) -> eachJelly(s,
                            i -> Optional.of(new Overlay.Path("link", "position",
                                    line(Vec.of(s.of(FOLLOW), i), Vec.of(s.of(ANCHOR), i)), true)))),
            OverlayKind.some("truth",
                    (p, s) -> eachJelly(s,
                            i -> Optional.of(JellyMeasures.truth(p, s, i)).filter(xyz -> xyz.length > 0)
                                    .map(xyz -> new Overlay.Points("truth", "truth", xyz)))),
            OverlayKind.some("oscillation",
                    (p, s) -> JellyMeasures.truth(p, s, 0).length > 0 ? List.of(oscillation(p, s)) : List.of()),
            OverlayKind.one("vertices", (_, s) -> new Overlay.Points("vertices", "correction", Skin.emitted(s))));

    private JellyOverlays() {}

    /// @param along the j-th number of all vectors
    private static Overlay arrows(String name, String role, String unit, State s, IntToDoubleFunction along) {
        return new Overlay.Arrows(name, role, s.of(FOLLOW).clone(),
                IntStream.range(0, s.of(FOLLOW).length).mapToDouble(along).toArray(), unit);
    }

    private static List<Overlay> eachJelly(State s, IntFunction<Optional<Overlay>> drawn) {
        return IntStream.range(0, s.of(FOLLOW).length / 3).mapToObj(drawn).flatMap(Optional::stream).toList();
    }

    private static double[] line(Vec a, Vec b) {
        return new double[]{a.x(), a.y(), a.z(), b.x(), b.y(), b.z()};
    }

    /// The offset along its first direction over time: the closed form, and the follower now.
    private static Overlay oscillation(Settings p, State s) {
        Vec u = Vec.of(s.of(BEGUN), 0), v = Vec.of(s.of(BEGUN), 1);
        Vec along = u.length() > 0 ? u.times(1 / u.length()) : v.times(1 / v.length());
        Vec now = Vec.of(s.of(FOLLOW), 0).minus(Vec.of(s.of(ANCHOR), 0));
        var oscillator = new Oscillator(p.get(STIFFNESS), p.get(DAMPING));
        double t = s.of(SINCE)[0], far = Math.max(3, Math.ceil(t));
        double[] x = new double[SAMPLES], y = new double[SAMPLES];
        for (int k = 0; k < SAMPLES; k++) {
            x[k] = far * k / (SAMPLES - 1);
            y[k] = oscillator.position(x[k], u.dot(along), v.dot(along));
        }
        return new Overlay.Chart("oscillation", "truth", "axis.time", "axis.offset", List.of(
                new Overlay.Chart.Curve("", "truth", x, y, true, false),
                new Overlay.Chart.Curve("", "position", new double[]{t}, new double[]{now.dot(along)}, false, false)));
    }
}
