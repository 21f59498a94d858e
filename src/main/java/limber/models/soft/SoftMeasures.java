package limber.models.soft;

import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.SoftParameters.*;

import java.util.List;
import java.util.stream.Stream;
import limber.engine.Clock;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.Segments;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;

/// The measures of a soft body; those of single tets are in [TetMeasures].
final class SoftMeasures {
    /// What is read where there is nothing to read.
    private static final double NONE = Double.NaN;
    private static final double TOUCHING = 1e-9;

    private static final Measure POLAR_CHANGE = Measure.of("polarChange", "",
            (p, s) -> p.get(METHOD) == Method.SHAPE_MATCHING ? s.of(FIT)[CHANGE] : NONE).as("residual");

    /// What describes a round of the polar decomposition.
    static final List<Measure> POLAR_ROUND = List.of(POLAR_CHANGE);

    static final List<Measure> ALL = Stream.concat(Measure.common().stream(), Stream.of(
            Measure.of("substepsRun", "", (_, s) -> s.of(Clock.CHANNEL)[Clock.COUNT]),
            Measure.of("droppedTime", "s", (_, s) -> s.of(Clock.CHANNEL)[Clock.DROPPED]),
            Measure.of("volume", "m³", (_, s) -> volume(s)),
            Measure.of("volumeRatio", "", (_, s) -> volume(s) / sum(s.of(REST_VOLUME))),
            Measure.of("skinVolume", "m³", (_, s) -> SurfaceSkin.volume(s, Skin.vertices(s), 1)).fromSkin(),
            Measure.of("totalMass", "kg", (_, s) -> sum(s.of(MASSES))),
            Measure.of("energy", "J", SoftMeasures::energy),
            Measure.of("kinetic", "J", (_, s) -> kinetic(s)).as("velocity"),
            Measure.of("potential", "J", SoftMeasures::potential).as("force"),
            Measure.of("gravityEnergy", "J", SoftMeasures::gravityEnergy).as("force"),
            Measure.of("elasticEnergy", "J",
                    (p, s) -> p.get(METHOD) == Method.SHAPE_MATCHING ? NONE : elasticEnergy(p, s)),
            Measure.of("lost", "J", (p, s) -> s.of(TALLY)[FIRST_ENERGY] - energy(p, s)),
            new Measure("momentum", "kg·m/s", 3, "", (_, s) -> triple(momentum(s))).as("velocity"),
            new Measure("angularMomentum", "kg·m²/s", 3, "", (_, s) -> triple(angularMomentum(s))).as("velocity"),
            Measure.of("centreHeight", "m", (_, s) -> centreHeight(s)),
            Measure.of("inverted", "", (_, s) -> inverted(s)),
            Measure.of("distortion", "", (_, s) -> TetMeasures.distortion(s)),
            Measure.of("tipDeflection", "m", (_, s) -> tipDeflection(s)),
            Measure.of("beamDeflection", "m", (p, _) -> beamDeflection(p)).as("truth"),
            Measure.of("contacts", "", SoftMeasures::contacts),
            Measure.of("between", "", SoftMeasures::between),
            Measure.of("skipped", "", (_, s) -> s.of(TALLY)[SKIPPED]), POLAR_CHANGE,
            Measure.each("jacobian", "", TET, (_, s) -> TetMeasures.jacobian(s)),
            Measure.each("strain", "", TET, (_, s) -> TetMeasures.strain(s)),
            Measure.each("stress", "Pa", TET, TetMeasures::stress).as("force"),
            Measure.each("residual", "m", EDGE, (_, s) -> residual(s)).as("correction"),
            new Measure("force", "N", 3, "particle", TetMeasures::force).as("force"),
            new Measure("velocity", "m/s", 3, "particle", (_, s) -> s.of(VELOCITY).clone()),
            Measure.each("speed", "m/s", "particle", (_, s) -> speeds(s)))).toList();

    private SoftMeasures() {}

    private static double sum(double[] values) {
        double sum = 0;
        for (double v : values) sum += v;
        return sum;
    }

    private static double[] triple(Vec v) {
        return new double[]{v.x(), v.y(), v.z()};
    }

    private static double volume(State s) {
        double[] jacobian = TetMeasures.jacobian(s);
        double sum = 0;
        for (int t = 0; t < jacobian.length; t++) sum += jacobian[t] * s.of(REST_VOLUME)[t];
        return sum;
    }

    private static double inverted(State s) {
        int count = 0;
        for (double j : TetMeasures.jacobian(s)) if (j <= 0) count++;
        return count;
    }

    static double[] residual(State s) {
        double[] residual = s.of(REST_LENGTH).clone();
        int[] ends = s.ints(ENDS);
        for (int e = 0; e < residual.length; e++)
            residual[e] = Vec.of(s.of(POSITION), ends[2 * e]).distance(Vec.of(s.of(POSITION),
                    ends[2 * e + 1])) - residual[e];
        return residual;
    }

    private static double[] speeds(State s) {
        var speeds = new double[s.of(MASSES).length];
        for (int i = 0; i < speeds.length; i++) speeds[i] = Vec.of(s.of(VELOCITY), i).length();
        return speeds;
    }

    private static double kinetic(State s) {
        double sum = 0;
        for (int i = 0; i < s.of(MASSES).length; i++) {
            Vec v = Vec.of(s.of(VELOCITY), i);
            sum += 0.5 * s.of(MASSES)[i] * v.dot(v);
        }
        return sum;
    }

    private static double gravityEnergy(Settings p, State s) {
        double sum = 0;
        for (int i = 0; i < s.of(MASSES).length; i++)
            sum -= s.of(MASSES)[i] * p.get(GRAVITY).dot(Vec.of(s.of(POSITION), i));
        return sum;
    }

    private static double elasticEnergy(Settings p, State s) {
        return switch (p.get(METHOD)) {
            case SPRINGS_VOLUME -> springEnergy(p, s);
            case NEO_HOOKEAN_XPBD, FEM -> TetMeasures.energy(p, s);
            case SHAPE_MATCHING -> 0;
        };
    }

    /// Σ C²/2a; a rigid constraint has none.
    private static double springEnergy(Settings p, State s) {
        double a = p.get(EDGE_COMPLIANCE), sum = 0;
        if (a > 0) for (double c : residual(s)) sum += c * c / (2 * a);
        a = p.get(VOLUME_COMPLIANCE);
        double[] jacobian = a > 0 ? TetMeasures.jacobian(s) : new double[0];
        for (int t = 0; t < jacobian.length; t++) {
            double c = (jacobian[t] - 1) * s.of(REST_VOLUME)[t];
            sum += c * c / (2 * a);
        }
        return sum;
    }

    private static double potential(Settings p, State s) {
        return gravityEnergy(p, s) + elasticEnergy(p, s);
    }

    static double energy(Settings p, State s) {
        return kinetic(s) + potential(p, s);
    }

    private static Vec momentum(State s) {
        Vec sum = Vec.ZERO;
        for (int i = 0; i < s.of(MASSES).length; i++)
            sum = sum.plus(Vec.of(s.of(VELOCITY), i).times(s.of(MASSES)[i]));
        return sum;
    }

    private static Vec angularMomentum(State s) {
        Vec sum = Vec.ZERO;
        for (int i = 0; i < s.of(MASSES).length; i++)
            sum = sum.plus(Vec.of(s.of(POSITION), i).cross(Vec.of(s.of(VELOCITY), i)).times(s.of(MASSES)[i]));
        return sum;
    }

    private static double centreHeight(State s) {
        double sum = 0;
        for (int i = 0; i < s.of(MASSES).length; i++) sum += s.of(MASSES)[i] * s.of(POSITION)[3 * i + 1];
        return sum / sum(s.of(MASSES));
    }

    /// The mean sinking of the right face.
    private static double tipDeflection(State s) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < s.ints(SIDE).length; i++) {
            if ((s.ints(SIDE)[i] & Pins.LEFT_AND_RIGHT.second) == 0) continue;
            sum += s.of(AT_REST)[3 * i + 1] - s.of(POSITION)[3 * i + 1];
            count++;
        }
        return count == 0 ? NONE : sum / count;
    }

    /// What beam theory says of a block that is pinned on its left: 1.5·ρ·g·L⁴/(E·H²).
    private static double beamDeflection(Settings p) {
        if (!p.get(SHAPE).equals(BLOCK) || p.get(PINS) != Pins.LEFT || !elastic(p)) return NONE;
        double length = p.get(CELLS_X) * p.get(CELL), height = p.get(CELLS_Y) * p.get(CELL);
        return 1.5 * p.get(DENSITY) * -p.get(GRAVITY).y() * (length * length * length * length)
                / (p.get(YOUNGS) * (height * height));
    }

    /// Particles that touch the obstacle.
    private static double contacts(Settings p, State s) {
        if (!p.get(COLLIDE)) return 0;
        Collision obstacle = SoftSchedule.collision(p);
        double[] x = s.of(POSITION), at = s.of(OBSTACLE_AT);
        int count = 0;
        for (int j = 0; j < x.length; j += 3)
            if (obstacle.depth(x[j] - at[0], x[j + 1] - at[1], x[j + 2] - at[2]) >= -TOUCHING) count++;
        return count;
    }

    /// Edges that lead through the obstacle while both of their ends are outside.
    private static double between(Settings p, State s) {
        if (!p.get(COLLIDE)) return 0;
        return Segments.count(s.of(POSITION), s.ints(ENDS), Vec.of(s.of(OBSTACLE_AT), 0),
                (a, b) -> switch (p.get(OBSTACLE)) {
                    case FLOOR -> false;
                    case SPHERE -> Segments.throughBall(a, b, p.get(SPHERE_RADIUS));
                    case BOX -> Segments.throughBox(a, b, p.get(BOX_SIZE));
                });
    }
}
