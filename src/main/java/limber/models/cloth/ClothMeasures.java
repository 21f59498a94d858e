package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;
import static limber.models.cloth.ClothParameters.*;

import java.util.List;
import java.util.stream.Stream;
import limber.engine.Clock;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.Segments;

/// The measures of a cloth.
final class ClothMeasures {
    /// What is read where there is nothing to read.
    private static final double NONE = Double.NaN;
    private static final double TOUCHING = 1e-9;

    private static final Measure CG_USED = Measure.of("cgUsed", "", (p, s) -> solved(p, s, USED)),
            CG_RESIDUAL = Measure.of("cgResidual", "", ClothMeasures::cgResidual).as("residual"),
            CG_BROKE = Measure.of("cgBroke", "", (p, s) -> solved(p, s, BROKE)),
            VIOLATION = Measure.of("violation", "m", ClothMeasures::violation).as("residual"),
            IMBALANCE = Measure.of("imbalance", "N", ClothMeasures::imbalance).as("residual");

    static final List<Measure> ALL = Stream.concat(Measure.common().stream(), Stream.of(
            Measure.of("substepsRun", "", (_, s) -> s.of(Clock.CHANNEL)[Clock.COUNT]),
            Measure.of("droppedTime", "s", (_, s) -> s.of(Clock.CHANNEL)[Clock.DROPPED]),
            Measure.of("stretchMax", "", (_, s) -> stretchMax(s)),
            Measure.of("energy", "J", ClothMeasures::energy),
            Measure.of("kinetic", "J", (_, s) -> kinetic(s)).as("velocity"),
            Measure.of("potential", "J", ClothMeasures::potential).as("force"),
            Measure.of("gravityEnergy", "J", ClothMeasures::gravityEnergy).as("force"),
            Measure.of("stretchEnergy", "J", (p, s) -> springEnergy(p, s, ClothGrid.STRETCH)),
            Measure.of("shearEnergy", "J", (p, s) -> springEnergy(p, s, ClothGrid.SHEAR_KIND)),
            Measure.of("bendEnergy", "J", (p, s) -> springEnergy(p, s, ClothGrid.BEND_KIND)),
            Measure.of("lost", "J", (p, s) -> s.of(TALLY)[FIRST_ENERGY] - energy(p, s)),
            new Measure("momentum", "kg·m/s", 3, "", (_, s) -> momentum(s)).as("velocity"),
            new Measure("angularMomentum", "kg·m²/s", 3, "", (_, s) -> angularMomentum(s)).as("velocity"),
            CG_USED, CG_RESIDUAL, CG_BROKE, VIOLATION, IMBALANCE,
            Measure.of("contacts", "", ClothMeasures::contacts),
            Measure.of("between", "", ClothMeasures::between),
            Measure.of("skipped", "", (_, s) -> s.of(TALLY)[SKIPPED]),
            Measure.each("length", "m", "spring", (_, s) -> lengths(s)),
            Measure.each("residual", "m", "spring", (_, s) -> residual(s)).as("correction"),
            Measure.each("stretch", "", "spring", (_, s) -> stretch(s)),
            new Measure("velocity", "m/s", 3, "particle", (_, s) -> s.of(VELOCITY).clone()),
            Measure.each("speed", "m/s", "particle", (_, s) -> magnitudes(s.of(VELOCITY))))).toList();

    /// What describes a round of conjugate gradients: ρ, κ, α and β as the round left them, and the share of the first
    /// residual that is left.
    static final List<Measure> ROUND = List.of(scalar("rho", "N²·s²", RHO), scalar("kappa", "", KAPPA),
            scalar("alpha", "", ALPHA), scalar("beta", "", BETA), CG_USED, CG_RESIDUAL, CG_BROKE);

    /// What describes a sweep.
    static final List<Measure> SWEEP = List.of(VIOLATION, IMBALANCE);

    private ClothMeasures() {}

    private static Measure scalar(String name, String unit, int element) {
        return Measure.of(name, unit, (_, s) -> s.of(SOLVE)[element]);
    }

    private static double[] lengths(State s) {
        int[] ends = s.ints(ENDS);
        double[] x = s.of(POSITION), lengths = new double[ends.length / 2];
        for (int i = 0; i < lengths.length; i++) {
            int a = 3 * ends[2 * i], b = 3 * ends[2 * i + 1];
            double dx = x[b] - x[a], dy = x[b + 1] - x[a + 1], dz = x[b + 2] - x[a + 2];
            lengths[i] = Math.sqrt(dx * dx + dy * dy + dz * dz);
        }
        return lengths;
    }

    static double[] residual(State s) {
        double[] residual = lengths(s), rest = s.of(REST);
        for (int i = 0; i < residual.length; i++) residual[i] -= rest[i];
        return residual;
    }

    private static double[] stretch(State s) {
        double[] stretch = residual(s), rest = s.of(REST);
        for (int i = 0; i < stretch.length; i++) stretch[i] /= rest[i];
        return stretch;
    }

    private static double stretchMax(State s) {
        double[] stretch = stretch(s);
        int[] kind = s.ints(KIND);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < stretch.length; i++) if (kind[i] == ClothGrid.STRETCH) most = Math.max(most, stretch[i]);
        return most;
    }

    private static double[] magnitudes(double[] xyz) {
        var sizes = new double[xyz.length / 3];
        for (int i = 0; i < sizes.length; i++) sizes[i] = Vec.of(xyz, i).length();
        return sizes;
    }

    private static double kinetic(State s) {
        double[] v = s.of(VELOCITY), m = s.of(MASSES);
        double sum = 0;
        for (int i = 0; i < m.length; i++) {
            int j = 3 * i;
            sum += 0.5 * m[i] * (v[j] * v[j] + v[j + 1] * v[j + 1] + v[j + 2] * v[j + 2]);
        }
        return sum;
    }

    private static double gravityEnergy(Settings p, State s) {
        Vec g = p.get(GRAVITY);
        double[] x = s.of(POSITION), m = s.of(MASSES);
        double sum = 0;
        for (int i = 0; i < m.length; i++)
            sum -= m[i] * (g.x() * x[3 * i] + g.y() * x[3 * i + 1] + g.z() * x[3 * i + 2]);
        return sum;
    }

    private static double springEnergy(Settings p, State s, int wanted) {
        double k = stiffness(p, wanted), sum = 0;
        double[] residual = residual(s);
        int[] kind = s.ints(KIND);
        for (int i = 0; i < residual.length; i++)
            if (kind[i] == wanted) sum += 0.5 * k * residual[i] * residual[i];
        return sum;
    }

    /// The stiffness of a kind; under position based dynamics that of its compliance, 0 where it is rigid.
    private static double stiffness(Settings p, int kind) {
        var stiffness = new Forces.Stiffness(p.get(STIFFNESS), p.get(SHEAR_STIFFNESS), p.get(BEND_STIFFNESS));
        if (p.get(METHOD) != Method.XPBD) return stiffness.of(kind);
        double compliance = compliance(p).of(kind);
        return compliance == 0 ? 0 : 1 / compliance;
    }

    private static Forces.Stiffness compliance(Settings p) {
        return new Forces.Stiffness(p.get(COMPLIANCE), p.get(SHEAR_COMPLIANCE), p.get(BEND_COMPLIANCE));
    }

    private static double potential(Settings p, State s) {
        double sum = gravityEnergy(p, s);
        for (int kind = 0; kind < ClothGrid.KINDS; kind++) sum += springEnergy(p, s, kind);
        return sum;
    }

    static double energy(Settings p, State s) {
        return kinetic(s) + potential(p, s);
    }

    private static double[] momentum(State s) {
        double[] v = s.of(VELOCITY), m = s.of(MASSES), sum = new double[3];
        for (int j = 0; j < v.length; j++) sum[j % 3] += m[j / 3] * v[j];
        return sum;
    }

    private static double[] angularMomentum(State s) {
        double[] x = s.of(POSITION), v = s.of(VELOCITY), m = s.of(MASSES), sum = new double[3];
        for (int i = 0; i < m.length; i++) for (int k = 0; k < 3; k++) {
            int next = 3 * i + (k + 1) % 3, last = 3 * i + (k + 2) % 3;
            sum[k] += m[i] * (x[next] * v[last] - x[last] * v[next]);
        }
        return sum;
    }

    /// A number of the solve; none under other methods, 0 before the first substep.
    private static double solved(Settings p, State s, int element) {
        return implicit(p) ? s.of(SOLVE)[element] : NONE;
    }

    private static double cgResidual(Settings p, State s) {
        double first = solved(p, s, RHO_0);
        return first == 0 ? NONE : Math.sqrt(solved(p, s, RHO) / first);
    }

    private static boolean ran(State s, Method method) {
        return s.of(SOLVE)[RAN] == 1 + method.ordinal();
    }

    /// The largest |C + α̃·λ| of all springs, m; 0 once each of them is as long as its multiplier allows.
    private static double violation(Settings p, State s) {
        if (p.get(METHOD) != Method.XPBD || !ran(s, Method.XPBD)) return NONE;
        double h = s.of(SOLVE)[H], most = 0;
        double[] residual = residual(s), lambda = s.of(LAMBDAS);
        int[] kind = s.ints(KIND);
        for (int i = 0; i < residual.length; i++)
            most = Math.max(most, Math.abs(residual[i] + compliance(p).of(kind[i]) / (h * h) * lambda[i]));
        return most;
    }

    /// √Σ f·f over the free particles, f as in block descent, N.
    private static double imbalance(Settings p, State s) {
        if (p.get(METHOD) != Method.VBD || !ran(s, Method.VBD)) return NONE;
        int[] first = s.ints(SPRINGS_FROM), springs = s.ints(SPRINGS_OF), others = s.ints(OTHER_ENDS),
                kinds = s.ints(KIND);
        double h = s.of(SOLVE)[H], drag = p.get(SPRING_DAMPING) / h, sum = 0;
        double[] x = s.of(POSITION), old = s.of(PREVIOUS), y = s.of(INERTIAL), m = s.of(MASSES),
                w = s.of(INVERSE_MASS), rest = s.of(REST);
        for (int i = 0; i < w.length; i++) {
            if (w[i] == 0) continue;
            Vec here = Vec.of(x, i), f = Vec.of(y, i).minus(here).times(m[i] / (h * h));
            for (int c = first[i]; c < first[i + 1]; c++) {
                int l = springs[c], o = others[c];
                Vec d = Vec.of(x, o).minus(here);
                double length = d.length();
                if (length < Forces.SHORTEST) continue;
                Vec n = d.times(1 / length);
                double moved = n.dot(Vec.of(x, o).minus(Vec.of(old, o)).minus(here.minus(Vec.of(old, i))));
                f = f.plus(n.times(stiffness(p, kinds[l]) * (length - rest[l]) + drag * moved));
            }
            sum += f.dot(f);
        }
        return Math.sqrt(sum);
    }

    /// Particles that touch the obstacle.
    private static double contacts(Settings p, State s) {
        if (!p.get(COLLIDE)) return 0;
        Collision obstacle = ClothSchedule.collision(p);
        double[] x = s.of(POSITION), at = s.of(OBSTACLE_AT);
        int count = 0;
        for (int j = 0; j < x.length; j += 3)
            if (obstacle.depth(x[j] - at[0], x[j + 1] - at[1], x[j + 2] - at[2]) >= -TOUCHING) count++;
        return count;
    }

    /// Springs that lead through the obstacle while both of their ends are outside.
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
