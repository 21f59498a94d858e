package limber.models.rope;

import static limber.models.rope.RopeChannels.*;
import static limber.models.rope.RopeParameters.*;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.Clock;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;

/// The measures of a rope. Energies are those of unit masses, m²/s².
final class RopeMeasures {
    /// What is read where there is nothing to read.
    private static final double NONE = Double.NaN;

    static final List<Measure> ALL = Stream.concat(Measure.common().stream(), Stream.of(
            Measure.of("substepsRun", "", (_, s) -> s.of(Clock.CHANNEL)[Clock.COUNT]),
            Measure.of("droppedTime", "s", (_, s) -> s.of(Clock.CHANNEL)[Clock.DROPPED]),
            Measure.of("energy", "m²/s²", RopeMeasures::energy),
            Measure.of("kinetic", "m²/s²", RopeMeasures::kinetic).as("velocity"),
            Measure.of("potential", "m²/s²", RopeMeasures::potential).as("force"),
            Measure.of("lost", "m²/s²", (p, s) -> s.of(TALLY)[FIRST_ENERGY] - energy(p, s)),
            new Measure("momentum", "m/s", 3, "", RopeMeasures::momentum).as("velocity"),
            new Measure("angularMomentum", "m²/s", 3, "", RopeMeasures::angularMomentum).as("velocity"),
            Measure.of("totalLength", "m", (_, s) -> sticks(s, i -> length(s, i)).sum()),
            Measure.of("sag", "m", (_, s) -> sag(s)),
            Measure.of("catenaryError", "m", Hanging::catenaryError).as("truth"),
            Measure.of("chainError", "m", Hanging::chainError).as("truth"),
            Measure.of("fallError", "m", Fall::error).as("truth"),
            Measure.of("gap", "m", (p, s) -> gap(p, s)),
            Measure.of("twist", "rad", RopeMeasures::twist),
            Measure.of("drawn", "", (_, s) -> s.of(DRAWING)[DRAWN]),
            Measure.of("contacts", "", RopeMeasures::contacts),
            Measure.of("skipped", "", (_, s) -> s.of(TALLY)[SKIPPED]),
            Measure.of("missed", "", (_, s) -> s.of(TALLY)[MISSED]),
            Measure.of("between", "", MissedContacts::between),
            Measure.of("vertical", "", RopeMeasures::vertical),
            Measure.of("cacheHits", "", (_, s) -> s.of(CACHE_HITS)[0]),
            Measure.of("cacheEntries", "", (_, s) -> CachedMeshes.entries(s)),
            Measure.of("cacheError", "m",
                    (p, s) -> p.get(MESH_CACHE) == MeshCache.NONE ? NONE
                            : drawn(s, i -> Math.abs(CachedMeshes.drawn(s.of(CACHE), length(s, i)) - length(s, i)))
                                    .max().orElse(NONE)),
            Measure.of("bytesCopied", "B", (p, s) -> p.get(PIPELINE) ? s.of(LANE)[BYTES_COPIED] : 0),
            Measure.of("bytes", "B", (p, s) -> p.get(PIPELINE) ? s.of(RENDERED)[BYTES_WRITTEN] : 0).fromSkin(),
            Measure.of("drawCalls", "", (p, s) -> p.get(PIPELINE) ? s.of(RENDERED)[DRAW_CALLS] : 0).fromSkin(),
            Measure.of("buffersRebuilt", "", (p, s) -> p.get(PIPELINE) ? s.of(RENDERED)[BUFFERS_REBUILT] : 0)
                    .fromSkin(),
            Measure.of("culled", "", (p, s) -> p.get(PIPELINE) && Pipeline.culled(s) ? 1 : 0).fromSkin(),
            Measure.of("boundsError", "m", (p, s) -> p.get(PIPELINE) ? Pipeline.boundsError(s) : NONE),
            perStick("length", "m", (_, s, i) -> length(s, i)),
            new Measure("residual", "m", 1, "constraint", RopeMeasures::residual).as("correction"),
            perStick("stretch", "",
                    (_, s, i) -> s.of(REST)[i] > 0 ? (length(s, i) - s.of(REST)[i]) / s.of(REST)[i] : NONE),
            perStick("correction", "m", RopeMeasures::correction).as("correction"),
            new Measure("velocity", "m/s", 3, "particle", RopeMeasures::velocity),
            new Measure("speed", "m/s", 1, "particle", (p, s) -> lengths(velocity(p, s))),
            new Measure("moved", "m", 1, "particle", (_, s) -> lengths(displacement(s))))).toList();

    private interface StickReading {
        double of(Settings p, State s, int stick);
    }

    private RopeMeasures() {}

    private static Measure perStick(String name, String unit, StickReading reading) {
        return new Measure(name, unit, 1, "stick",
                (p, s) -> IntStream.range(0, s.of(REST).length).mapToDouble(i -> reading.of(p, s, i)).toArray());
    }

    private static DoubleStream sticks(State s, IntToDoubleFunction reading) {
        return IntStream.range(0, s.of(REST).length).mapToDouble(reading);
    }

    /// A reading of each stick that is drawn as a cylinder.
    private static DoubleStream drawn(State s, IntToDoubleFunction reading) {
        return IntStream.range(0, (int) s.of(DRAWING)[DRAWN]).filter(i -> length(s, i) > Cylinders.SHORTEST)
                .mapToDouble(reading);
    }

    /// Vertical sticks under `look`, which has no level direction for them.
    private static double vertical(Settings p, State s) {
        if (p.get(RING_FRAME) != RingFrame.LOOK) return 0;
        double[] xyz = s.of(POSITION);
        return IntStream.range(0, s.of(REST).length)
                .filter(i -> xyz[3 * i] == xyz[3 * i + 3] && xyz[3 * i + 2] == xyz[3 * i + 5]).count();
    }

    static double length(State s, int stick) {
        return Vec.of(s.of(POSITION), stick).distance(Vec.of(s.of(POSITION), stick + 1));
    }

    /// The residual of each constraint: the sticks, then, where they are on, the bend constraints.
    private static double[] residual(Settings p, State s) {
        double[] position = s.of(POSITION), rest = s.of(REST);
        int sticks = rest.length, bends = p.get(BEND_CONSTRAINTS) ? sticks - 1 : 0;
        var residual = new double[sticks + bends];
        for (int i = 0; i < sticks; i++) residual[i] = length(s, i) - rest[i];
        for (int i = 0; i < bends; i++)
            residual[sticks + i] = Vec.of(position, i).distance(Vec.of(position, i + 2)) - 2 * rest[i];
        return residual;
    }

    /// The distance by which the stick's next correction would move its ends together.
    private static double correction(Settings p, State s, int i) {
        boolean a = s.of(INVERSE_MASS)[i] > 0, b = s.of(INVERSE_MASS)[i + 1] > 0;
        double share = !a && !b ? 0 : p.get(CORRECTION) == Correction.HALF && a != b ? 0.5 : 1;
        return share * Math.abs(length(s, i) - s.of(REST)[i]);
    }

    private static double[] displacement(State s) {
        double[] position = s.of(POSITION), previous = s.of(PREVIOUS), moved = new double[position.length];
        for (int i = 0; i < s.of(INVERSE_MASS).length; i++)
            for (int j = 3 * i; j < 3 * i + 3; j++)
                moved[j] = s.of(INVERSE_MASS)[i] > 0 ? position[j] - previous[j] : 0;
        return moved;
    }

    /// Displacement of the last substep over its time; a pinned particle has none.
    static double[] velocity(Settings p, State s) {
        double[] velocity = displacement(s);
        double h = CLOCK.step(p);
        for (int j = 0; j < velocity.length; j++) velocity[j] = h > 0 ? velocity[j] / h : 0;
        return velocity;
    }

    private static double[] lengths(double[] xyz) {
        return IntStream.range(0, xyz.length / 3).mapToDouble(i -> Vec.of(xyz, i).length()).toArray();
    }

    static double energy(Settings p, State s) {
        return kinetic(p, s) + potential(p, s);
    }

    private static double kinetic(Settings p, State s) {
        double[] v = velocity(p, s);
        double sum = 0;
        for (double c : v) sum += 0.5 * c * c;
        return sum;
    }

    private static double[] momentum(Settings p, State s) {
        double[] v = velocity(p, s), sum = new double[3];
        for (int j = 0; j < v.length; j++) sum[j % 3] += v[j];
        return sum;
    }

    private static double[] angularMomentum(Settings p, State s) {
        double[] v = velocity(p, s), sum = new double[3];
        for (int i = 0; i < v.length / 3; i++) {
            Vec spin = Vec.of(s.of(POSITION), i).cross(Vec.of(v, i));
            sum[0] += spin.x();
            sum[1] += spin.y();
            sum[2] += spin.z();
        }
        return sum;
    }

    private static double potential(Settings p, State s) {
        Vec a = acceleration(p);
        double sum = 0;
        for (int i = 0; i < s.of(INVERSE_MASS).length; i++) sum -= a.dot(Vec.of(s.of(POSITION), i));
        return sum;
    }

    /// How far the lowest particle hangs below the middle of the two ends.
    private static double sag(State s) {
        double[] position = s.of(POSITION);
        double low = Double.MAX_VALUE;
        for (int j = 1; j < position.length; j += 3) low = Math.min(low, position[j]);
        return 0.5 * (position[1] + position[position.length - 2]) - low;
    }

    /// The widest opening between neighbouring cylinders, 2r·tan(θ/2) at a bend of θ. It is infinite where a
    /// stick folds back, so that such a place is left out; none where there is no other.
    private static double gap(Settings p, State s) {
        double widest = NONE;
        for (int i = 0; i + 1 < s.of(REST).length; i++) {
            Vec d = Vec.of(s.of(POSITION), i + 1).minus(Vec.of(s.of(POSITION), i)),
                    e = Vec.of(s.of(POSITION), i + 2).minus(Vec.of(s.of(POSITION), i + 1));
            double angle = Exact.atan2(d.cross(e).length(), d.dot(e));
            double opening = p.get(WIDTH) * Exact.tan(0.5 * angle);
            if (angle < Math.PI - 1e-6 && !(opening <= widest)) widest = opening;
        }
        return widest;
    }

    /// How far the skin's rings turn about the centre line from end to end, against rings carried along without
    /// turning.
    private static double twist(Settings p, State s) {
        State free = s.copy(), set = s.copy();
        boolean perStick = p.get(SKIN) == SkinShape.CYLINDERS;
        var minimizing = new Rings(RingFrame.ROTATION_MINIMIZING, POSITION, perStick);
        minimizing.run(free, 0, 0, minimizing.size(free));
        var chosen = new Rings(p.get(RING_FRAME), POSITION, perStick);
        chosen.run(set, 0, 0, chosen.size(set));
        double total = 0, last = 0;
        for (int i = 0; i < chosen.size(set); i++) {
            double angle = angle(free.of(RING), set.of(RING), 9 * i);
            if (i > 0) total += Exact.remainder(angle - last, 2 * Math.PI);
            last = angle;
        }
        return total;
    }

    private static double angle(double[] free, double[] set, int o) {
        Vec up = new Vec(free[o + 3], free[o + 4], free[o + 5]), right = new Vec(free[o + 6], free[o + 7], free[o + 8]),
                u = new Vec(set[o + 3], set[o + 4], set[o + 5]);
        return Exact.atan2(u.dot(right), u.dot(up));
    }

    /// Particles that touch the obstacle.
    private static double contacts(Settings p, State s) {
        if (!p.get(COLLIDE)) return 0;
        Vec at = Vec.of(s.of(OBSTACLE_AT), 0), half = p.get(BOX_SIZE).times(0.5);
        double touch = 1e-9;
        return IntStream.range(0, s.of(INVERSE_MASS).length).filter(i -> {
            Vec d = Vec.of(s.of(POSITION), i).minus(at);
            return switch (p.get(OBSTACLE)) {
                case FLOOR -> d.y() <= touch;
                case SPHERE -> d.length() <= p.get(SPHERE_RADIUS) + touch;
                case BOX -> Math.abs(d.x()) <= half.x() + touch && Math.abs(d.y()) <= half.y() + touch
                        && Math.abs(d.z()) <= half.z() + touch;
            };
        }).count();
    }
}
