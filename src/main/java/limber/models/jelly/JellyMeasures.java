package limber.models.jelly;

import static limber.models.jelly.JellyChannels.*;
import static limber.models.jelly.JellyParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import limber.oracle.Oscillator;

/// The measures of a jelly; where there are two, numbers for the whole are those of the first. Energies are those of a
/// unit mass at the follower, m²/s². A measure counted from the last move of the anchor is none while that sways.
final class JellyMeasures {
    /// What is read where there is nothing to read.
    private static final double NONE = Double.NaN;
    /// A follower has settled once it stays within this share of its first displacement.
    private static final double SETTLED = 0.02;

    static final List<Measure> ALL = all();

    private JellyMeasures() {}

    private static List<Measure> all() {
        var all = new ArrayList<>(Measure.common());
        all.addAll(List.of(
                Measure.of("energy", "m²/s²", (p, s) -> kinetic(s) + potential(p, s)),
                Measure.of("kinetic", "m²/s²", (_, s) -> kinetic(s)).as("velocity"),
                Measure.of("potential", "m²/s²", JellyMeasures::potential).as("force"),
                Measure.of("lost", "m²/s²",
                        (p, s) -> p.get(SWAY) > 0 ? NONE : begun(p, s) - kinetic(s) - potential(p, s)),
                new Measure("offset", "m", 3, "jelly", (_, s) -> offsets(s)),
                Measure.each("speed", "m/s", "jelly", (_, s) -> lengths(s.of(VELOCITY))),
                Measure.of("overshoot", "m", (p, s) -> p.get(SWAY) > 0 ? NONE : s.of(SINCE)[1]),
                Measure.of("zeta", "",
                        (p, _) -> p.get(STIFFNESS) > 0 ? p.get(DAMPING) / (2 * Math.sqrt(p.get(STIFFNESS))) : NONE),
                Measure.of("omega", "1/s",
                        (p, _) -> Math.sqrt(p.get(STIFFNESS) - 0.25 * p.get(DAMPING) * p.get(DAMPING))),
                Measure.of("settle", "s", (p, _) -> p.get(STIFFNESS) == 0 || p.get(DAMPING) == 0 ? NONE
                        : new Oscillator(p.get(STIFFNESS), p.get(DAMPING)).settling(SETTLED)),
                Measure.of("volume", "m³", (p, s) -> SurfaceSkin.volume(s, Skin.vertices(s), p.get(COUNT))).fromSkin(),
                Measure.of("growth", "", (p, _) -> JellyStability.growth(p)),
                Measure.of("stable", "", (p, _) -> JellyStability.verdict(p).stable() ? 1 : 0),
                Measure.of("oscillatorError", "m", JellyMeasures::oscillatorError).as("truth"),
                Measure.of("normalError", "°", (_, s) -> SurfaceSkin.normalError(s, Skin.vertices(s))).fromSkin(),
                Measure.of("wrongLean", "m", JellyMeasures::wrongLean).fromSkin(),
                Measure.of("uniformFloatsOnce", "", (p, _) -> materials(p)),
                Measure.of("uniformFloats", "", (p, _) -> 7 * materials(p)),
                Measure.of("vertexFloats", "", (_, s) -> s.of(VERTICES).length),
                Measure.each("mask", "", "vertex", (_, s) -> s.of(MASKS).clone()).fromSkin()));
        return List.copyOf(all);
    }

    /// Each has two points, a bottom and a height; of these only the height never changes.
    private static double materials(Settings p) {
        return p.get(SHARED) ? 1 : p.get(COUNT);
    }

    /// How far a jelly leans from what its own follower says, at most, m: with one material for two, both lean as the
    /// last one wrote.
    private static double wrongLean(Settings p, State s) {
        double[] uniforms = s.of(UNIFORMS), offsets = offsets(s);
        double largest = 0;
        for (int i = 0; i < offsets.length / 3; i++) {
            int material = p.get(SHARED) ? 0 : 2 * i;
            Vec leans = Vec.of(uniforms, material + 1).minus(Vec.of(uniforms, material));
            largest = Math.max(largest, leans.distance(Vec.of(offsets, i)));
        }
        return largest;
    }

    private static double[] offsets(State s) {
        double[] follow = s.of(FOLLOW), anchor = s.of(ANCHOR), offsets = new double[follow.length];
        for (int j = 0; j < offsets.length; j++) offsets[j] = follow[j] - anchor[j];
        return offsets;
    }

    private static double[] lengths(double[] xyz) {
        var lengths = new double[xyz.length / 3];
        for (int i = 0; i < lengths.length; i++) lengths[i] = Vec.of(xyz, i).length();
        return lengths;
    }

    private static double kinetic(State s) {
        Vec v = Vec.of(s.of(VELOCITY), 0);
        return 0.5 * v.dot(v);
    }

    private static double potential(Settings p, State s) {
        Vec u = Vec.of(offsets(s), 0);
        return 0.5 * p.get(STIFFNESS) * u.dot(u);
    }

    /// The energy when the follower was last left alone.
    private static double begun(Settings p, State s) {
        Vec u = Vec.of(s.of(BEGUN), 0), v = Vec.of(s.of(BEGUN), 1);
        return 0.5 * v.dot(v) + 0.5 * p.get(STIFFNESS) * u.dot(u);
    }

    /// Where a follower would be by its closed form, world; empty while its anchor sways and before it was ever moved.
    static double[] truth(Settings p, State s, int i) {
        Vec u = Vec.of(s.of(BEGUN), 2 * i), v = Vec.of(s.of(BEGUN), 2 * i + 1), anchor = Vec.of(s.of(ANCHOR), i);
        if (p.get(SWAY) > 0 || u.length() == 0 && v.length() == 0) return new double[0];
        var oscillator = new Oscillator(p.get(STIFFNESS), p.get(DAMPING));
        double t = s.of(SINCE)[2 * i];
        var xyz = new double[3];
        anchor.plus(u.times(oscillator.position(t, 1, 0))).plus(v.times(oscillator.position(t, 0, 1))).into(xyz, 0);
        return xyz;
    }

    private static double oscillatorError(Settings p, State s) {
        double[] truth = truth(p, s, 0);
        return truth.length == 0 ? NONE : Vec.of(truth, 0).distance(Vec.of(s.of(FOLLOW), 0));
    }
}
