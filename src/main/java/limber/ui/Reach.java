package limber.ui;

import java.util.List;
import limber.engine.Cursor;
import limber.engine.Divergence;
import limber.engine.Model;
import limber.engine.Run;
import limber.engine.Settings;
import limber.engine.Timeline;
import limber.engine.Vec;

/// The box that a scene moves in: that of its first seconds, so that what swings does not swing out of view.
///
/// @param low,high its corners, m
public record Reach(Vec low, Vec high) {
    private static final double SECONDS = 2.5;
    private static final int MOST_FRAMES = 400;
    private static final long MOST_NANOS = 300_000_000L;

    /// Runs ahead, for the scene's seconds or three tenths of ours; not for the FX thread.
    static Reach of(Model model, Settings settings) {
        var timeline = new Timeline(model, 1 << 20);
        var run = new Run(timeline, timeline.root(settings, List.of()));
        Reach reach = around(run.state().of(model.subject()));
        int frames = (int) Math.min(MOST_FRAMES, Math.ceil(SECONDS / Math.max(1e-4, model.frameSeconds(settings))));
        long start = System.nanoTime();
        for (int f = 1; f <= frames && System.nanoTime() - start < MOST_NANOS; f++) {
            run.seek(run.branch(), Cursor.complete(f));
            if (!Divergence.clean(run)) break;
            reach = reach.with(around(run.state().of(model.subject())));
        }
        return reach;
    }

    /// The box around xyz triples.
    public static Reach around(double[] xyz) {
        Vec low = Vec.of(xyz, 0), high = low;
        for (int i = 1; i < xyz.length / 3; i++) {
            Vec p = Vec.of(xyz, i);
            low = new Vec(Math.min(low.x(), p.x()), Math.min(low.y(), p.y()), Math.min(low.z(), p.z()));
            high = new Vec(Math.max(high.x(), p.x()), Math.max(high.y(), p.y()), Math.max(high.z(), p.z()));
        }
        return new Reach(low, high);
    }

    public Reach with(Reach o) {
        return new Reach(
                new Vec(Math.min(low.x(), o.low.x()), Math.min(low.y(), o.low.y()), Math.min(low.z(), o.low.z())),
                new Vec(Math.max(high.x(), o.high.x()), Math.max(high.y(), o.high.y()), Math.max(high.z(), o.high.z())));
    }

    public double extent() {
        return Math.max(0.1, low.distance(high));
    }
}
