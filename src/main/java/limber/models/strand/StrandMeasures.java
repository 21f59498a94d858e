package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Stream;
import limber.engine.Clock;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The measures of a strand.
final class StrandMeasures {
    private static final double TOUCHING = 1e-9;

    private static final Measure VIOLATION =
            Measure.of("violation", "", (p, s) -> new Strains(p, s).violation()).as("residual"),
            BEND_VIOLATION =
                    Measure.of("bendViolation", "1/m", (p, s) -> new Strains(p, s).bendViolation()).as("residual");

    static final List<Measure> ALL = Stream.concat(Measure.common().stream(), Stream.of(
            Measure.of("substepsRun", "", (_, s) -> s.of(Clock.CHANNEL)[Clock.COUNT]),
            Measure.of("droppedTime", "s", (_, s) -> s.of(Clock.CHANNEL)[Clock.DROPPED]),
            Measure.of("totalLength", "m", StrandMeasures::totalLength),
            Measure.of("tipDeflection", "m", (_, s) -> s.of(TALLY)[FIRST_TIP] - tip(s)),
            Measure.of("totalTwist", "", Linking::totalTwist),
            Measure.of("writhe", "", Linking::writhe),
            Measure.of("linking", "", (p, s) -> Linking.totalTwist(p, s) + Linking.writhe(p, s)),
            Measure.of("energy", "J", EnergyMeasures::all),
            Measure.of("kinetic", "J", (_, s) -> EnergyMeasures.kinetic(s)).as("velocity"),
            Measure.of("potential", "J", EnergyMeasures::potential).as("force"),
            Measure.of("gravityEnergy", "J", EnergyMeasures::gravity).as("force"),
            Measure.of("stretchEnergy", "J", EnergyMeasures::stretch),
            Measure.of("shearEnergy", "J", EnergyMeasures::shear),
            Measure.of("bendEnergy", "J", EnergyMeasures::bend),
            Measure.of("twistEnergy", "J", EnergyMeasures::twist),
            Measure.of("lost", "J", (p, s) -> s.of(TALLY)[FIRST_ENERGY] - EnergyMeasures.all(p, s)),
            new Measure("momentum", "kg·m/s", 3, "", (_, s) -> EnergyMeasures.momentum(s)).as("velocity"),
            new Measure("angularMomentum", "kg·m²/s", 3, "", (_, s) -> EnergyMeasures.angularMomentum(s))
                    .as("velocity"),
            VIOLATION, BEND_VIOLATION,
            Measure.of("slips", "", (_, s) -> slips(s)),
            Measure.of("contacts", "", StrandMeasures::contacts),
            Measure.of("skipped", "", (_, s) -> s.of(TALLY)[SKIPPED]),
            segments("residual", "m", strains -> strains::residual).as("correction"),
            Measure.each("stretch", "", SEGMENT, StrandMeasures::stretch),
            vectors("strain", "", SEGMENT, strains -> strains::strain),
            vectors("curvature", "1/m", JOINT, strains -> strains::curvature),
            vectors("moment", "N·m", JOINT, strains -> strains::moment).as("force"),
            Measure.each("twist", "", JOINT,
                    (p, s) -> values(s.of(JOINT_LENGTH).length, new Strains(p, s)::twist)),
            new Measure("velocity", "m/s", 3, "particle", (_, s) -> s.of(VELOCITY).clone()),
            Measure.each("speed", "m/s", "particle",
                    (_, s) -> values(s.of(MASSES).length, i -> Vec.of(s.of(VELOCITY), i).length()))))
            .toList();

    /// What describes a sweep.
    static final List<Measure> SWEEP = List.of(VIOLATION, BEND_VIOLATION);

    private StrandMeasures() {}

    private interface Of<T> {
        T strains(Strains of);
    }

    private static Measure segments(String name, String unit, Of<IntToDoubleFunction> reading) {
        return Measure.each(name, unit, SEGMENT,
                (p, s) -> values(s.of(INERTIA).length, reading.strains(new Strains(p, s))));
    }

    private static Measure vectors(String name, String unit, String of, Of<IntFunction<Vec>> reading) {
        return new Measure(name, unit, 3, of, (p, s) -> {
            int n = s.count(of);
            IntFunction<Vec> each = reading.strains(new Strains(p, s));
            var values = new double[3 * n];
            for (int i = 0; i < n; i++) each.apply(i).into(values, i);
            return values;
        });
    }

    private static double[] values(int n, IntToDoubleFunction each) {
        var values = new double[n];
        for (int i = 0; i < n; i++) values[i] = each.applyAsDouble(i);
        return values;
    }

    private static double[] stretch(Settings p, State s) {
        var strains = new Strains(p, s);
        return values(strains.segments(), i -> strains.residual(i) / s.of(REST_LENGTH)[i]);
    }

    private static double totalLength(Settings p, State s) {
        var strains = new Strains(p, s);
        double sum = 0;
        for (int i = 0; i < strains.segments(); i++) sum += strains.length(i);
        return sum;
    }

    /// The height of the last particle, m.
    static double tip(State s) {
        double[] x = s.of(POSITION);
        return x[x.length - 2];
    }

    /// How often a joint has slipped.
    static double slips(State s) {
        return Arrays.stream(s.of(SLIPPED)).sum();
    }

    /// Pairs of particles that touch.
    private static double contacts(Settings p, State s) {
        if (!p.get(StrandParameters.SELF_CONTACT)) return 0;
        int n = s.of(MASSES).length, apart = p.get(StrandParameters.APART), count = 0;
        double reach = p.get(StrandParameters.THICKNESS) + TOUCHING;
        double[] x = s.of(POSITION);
        for (int i = 0; i < n; i++)
            for (int j = i + apart; j < SelfContact.end(i, n, apart, p.get(StrandParameters.CLOSED)); j++)
                if (Vec.of(x, i).distance(Vec.of(x, j)) <= reach) count++;
        return count;
    }
}
