package limber.models.jelly;

import static limber.models.jelly.JellyChannels.*;
import static limber.models.jelly.JellyParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Overlay;
import limber.engine.Settings;
import limber.engine.State;
import limber.engine.Vec;
import limber.mesh.Skin;
import limber.oracle.Oscillator;

/// What is drawn over the jelly.
final class JellyOverlays {
    private static final int SAMPLES = 121;

    private JellyOverlays() {}

    static List<Overlay> of(Settings p, State s) {
        double[] follow = s.of(FOLLOW), anchor = s.of(ANCHOR), velocity = s.of(VELOCITY);
        int n = follow.length;
        double[] spring = new double[n], damping = new double[n];
        for (int j = 0; j < n; j++) {
            spring[j] = (anchor[j] - follow[j]) * p.get(STIFFNESS);
            damping[j] = -velocity[j] * p.get(DAMPING);
        }
        var overlays = new ArrayList<>(List.<Overlay>of(
                new Overlay.Surface("mask", "mask", s.of(MASKS).clone(), "", false, 1),
                new Overlay.Points("follower", "position", follow.clone()),
                new Overlay.Arrows("spring", "force", follow.clone(), spring, "m/s²"),
                new Overlay.Arrows("damping", "velocity", follow.clone(), damping, "m/s²"),
                new Overlay.Arrows("velocity", "velocity", follow.clone(), velocity.clone(), "m/s")));
        for (int i = 0; i < n / 3; i++) {
            overlays.add(new Overlay.Path("link", "position", line(Vec.of(follow, i), Vec.of(anchor, i)), true));
            double[] truth = JellyMeasures.truth(p, s, i);
            if (truth.length > 0) overlays.add(new Overlay.Points("truth", "truth", truth));
        }
        if (JellyMeasures.truth(p, s, 0).length > 0) overlays.add(oscillation(p, s));
        overlays.add(new Overlay.Points("vertices", "correction", Skin.emitted(s)));
        return overlays;
    }

    private static double[] line(Vec a, Vec b) {
        return new double[] {a.x(), a.y(), a.z(), b.x(), b.y(), b.z()};
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
                new Overlay.Chart.Curve("", "position", new double[] {t}, new double[] {now.dot(along)}, false, false)));
    }
}
