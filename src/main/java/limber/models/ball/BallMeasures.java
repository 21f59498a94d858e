package limber.models.ball;

import static limber.models.ball.BallChannels.*;
import static limber.models.ball.BallParameters.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import limber.oracle.Oscillator;

/// The measures of a ball. Energies are those of unit masses in the local frame, m²/s².
final class BallMeasures {
    /// What is read where there is nothing to read.
    private static final double NONE = Double.NaN;

    static final List<Measure> ALL = all();

    private BallMeasures() {}

    private static List<Measure> all() {
        var all = new ArrayList<>(Measure.common());
        all.addAll(List.of(
                Measure.of("energy", "m²/s²", (p, s) -> kinetic(s) + potential(p, s)),
                Measure.of("kinetic", "m²/s²", (_, s) -> kinetic(s)).as("velocity"),
                Measure.of("potential", "m²/s²", BallMeasures::potential).as("force"),
                Measure.of("lost", "m²/s²",
                        (p, s) -> s.of(PRESS)[PRESSED] != 0 ? NONE
                                : s.of(WATCHED)[ENERGY] - kinetic(s) - potential(p, s)),
                Measure.of("dent", "m",
                        (p, s) -> IntStream.range(0, size(s)).mapToDouble(i -> displacement(p, s, i)).max().orElse(0)),
                Measure.of("pressed", "", (_, s) -> s.of(PRESS)[PRESSED]),
                Measure.of("growth", "", (p, _) -> BallStability.growth(p)),
                Measure.of("stable", "", (p, _) -> BallStability.verdict(p).stable() ? 1 : 0),
                Measure.of("volume", "m³",
                        (p, s) -> SurfaceSkin.volume(s, s.of(VERTICES), 1) * p.get(SCALE) * p.get(SCALE)
                                * p.get(SCALE)),
                Measure.of("normalError", "°", (_, s) -> SurfaceSkin.normalError(s, s.of(VERTICES))).fromSkin(),
                Measure.of("uploadError", "m", BallMeasures::uploadError).fromSkin(),
                Measure.of("oscillatorError", "m", BallMeasures::oscillatorError).as("truth"),
                perVertex("displacement", "m", BallMeasures::displacement),
                new Measure("velocity", "m/s", 3, "vertex", (_, s) -> s.of(VELOCITY).clone()),
                perVertex("speed", "m/s", (p, s, i) -> p.get(SCALE) * Vec.of(s.of(VELOCITY), i).length()),
                perVertex("push", "m/s²", BallMeasures::push)));
        return List.copyOf(all);
    }

    private interface AtVertex {
        double of(Settings p, State s, int i);
    }

    private static Measure perVertex(String name, String unit, AtVertex reading) {
        return Measure.each(name, unit, "vertex", (p, s) -> values(p, s, reading));
    }

    private static double[] values(Settings p, State s, AtVertex reading) {
        var values = new double[size(s)];
        for (int i = 0; i < values.length; i++) values[i] = reading.of(p, s, i);
        return values;
    }

    private static int size(State s) {
        return s.of(VERTICES).length / 3;
    }

    private static double kinetic(State s) {
        double sum = 0;
        for (double v : s.of(VELOCITY)) sum += 0.5 * v * v;
        return sum;
    }

    private static double potential(Settings p, State s) {
        double[] x = s.of(VERTICES), rest = s.of(SurfaceSkin.REST);
        double sum = 0;
        for (int j = 0; j < x.length; j++) sum += (x[j] - rest[j]) * (x[j] - rest[j]);
        return 0.5 * p.get(SPRING_FORCE) * sum;
    }

    /// How far a vertex is from its rest, in the world, m; 0 for one that no triangle uses.
    static double displacement(Settings p, State s, int i) {
        if (!SurfaceSkin.isUsed(s, i)) return 0;
        return p.get(SCALE) * Vec.of(s.of(VERTICES), i).distance(Vec.of(s.of(SurfaceSkin.REST), i));
    }

    /// What a press accelerates a vertex by; 0 while nothing presses, m/s².
    static double push(Settings p, State s, int i) {
        if (s.of(PRESS)[PRESSED] == 0) return 0;
        return falloff(p, p.get(FORCE), Vec.of(s.of(VERTICES), i).distance(Vec.of(s.of(PRESS_AT), ACTING)));
    }

    /// @param distance from the acting point, local frame, m
    static double falloff(Settings p, double force, double distance) {
        double d = p.get(FALLOFF) == Falloff.WORLD ? p.get(SCALE) * distance : distance;
        return p.get(FALLOFF_LAW) == FalloffLaw.UNIFORM ? force : force / (1 + d * d);
    }

    /// How far a vertex is drawn from where it is in the world, at most, m.
    private static double uploadError(Settings p, State s) {
        double[] x = s.of(VERTICES), placed = s.of(Skin.PLACED);
        double largest = 0;
        for (int j = 0; j < x.length; j++) largest = Math.max(largest, Math.abs(placed[j] - p.get(SCALE) * x[j]));
        return largest;
    }

    /// Where the vertex that is watched would be by the closed form of its oscillator, local frame; empty while pressed
    /// and before anything has been let go.
    static double[] truth(Settings p, State s) {
        double[] watched = s.of(WATCHED), rest = s.of(SurfaceSkin.REST);
        if (s.of(PRESS)[PRESSED] != 0 || watched[ENERGY] == 0) return new double[0];
        var oscillator = new Oscillator(p.get(SPRING_FORCE), p.get(DAMPING));
        int i = (int) watched[NUMBER];
        var xyz = new double[3];
        for (int k = 0; k < 3; k++)
            xyz[k] = rest[3 * i + k] + oscillator.position(watched[SINCE], watched[k], watched[3 + k]);
        return xyz;
    }

    private static double oscillatorError(Settings p, State s) {
        double[] truth = truth(p, s);
        return truth.length == 0 ? NONE
                : p.get(SCALE) * Vec.of(truth, 0).distance(Vec.of(s.of(VERTICES), (int) s.of(WATCHED)[NUMBER]));
    }
}
