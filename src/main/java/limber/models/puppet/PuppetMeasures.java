package limber.models.puppet;

import static limber.models.puppet.PuppetChannels.*;
import static limber.models.puppet.PuppetParameters.*;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import limber.engine.Clock;
import limber.engine.Measure;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.Horn;
import limber.math.Quaternion;
import limber.mesh.SurfaceMeasures;
import limber.mesh.SurfaceSkin;

/// The measures of a puppet: how its shape differs from that at rest.
final class PuppetMeasures {
    /// What is read where there is nothing to read.
    private static final double NONE = Double.NaN;
    /// A volume or an area at rest below which there is no ratio.
    private static final double NOTHING = 1e-12;
    /// Heights at which sections are measured, for each bone.
    private static final int SECTIONS = 8;

    private static final Measure SOLVER_STEPS = Measure.of("solverSteps", "", PuppetMeasures::solverSteps);

    static final List<Measure> ALL = Stream.concat(Measure.common().stream(), Stream.of(
            Measure.of("volumeRatio", "", (_, s) -> ratio(s, x -> SurfaceSkin.volume(s, x, 1))),
            Measure.of("areaRatio", "", (_, s) -> ratio(s, x -> SurfaceMeasures.area(s.ints(SurfaceSkin.CORNERS), x))),
            Measure.of("maxStretch", "",
                    (_, s) -> SurfaceMeasures.largestStretch(s.ints(SurfaceSkin.CORNERS), rest(s), s.of(VERTICES))),
            Measure.of("arapEnergy", "m²", (_, s) -> arapEnergy(s)).as("residual"),
            Measure.of("minSection", "", PuppetMeasures::minSection),
            SOLVER_STEPS,
            Measure.of("energy", "J", (_, _) -> NONE), Measure.of("kinetic", "J", (_, _) -> NONE),
            Measure.of("potential", "J", (_, _) -> NONE), Measure.of("lost", "J", (_, _) -> NONE),
            Measure.each("displacement", "m", "vertex", (_, s) -> displacements(s)),
            Measure.each("vertexEnergy", "m²", "vertex", (_, s) -> vertexEnergies(s)).as("residual"))).toList();

    /// What describes an iteration.
    static final List<Measure> ITERATION = List.of(
            Measure.of("energyLocal", "m²", (_, s) -> s.of(ENERGIES)[AFTER_LOCAL]),
            Measure.of("energyGlobal", "m²", (_, s) -> s.of(ENERGIES)[AFTER_GLOBAL]));

    /// What describes a round of conjugate gradients.
    static final List<Measure> ROUND = List.of(scalar("rho", "m²", RHO), scalar("kappa", "m²", KAPPA),
            scalar("alpha", "", ALPHA), scalar("beta", "", BETA), SOLVER_STEPS);

    private PuppetMeasures() {}

    private static Measure scalar(String name, String unit, int element) {
        return Measure.of(name, unit, (_, s) -> s.of(SOLVE)[element]);
    }

    private static double[] rest(State s) {
        return s.of(SurfaceSkin.REST);
    }

    private static double ratio(State s, ToDoubleFunction<double[]> of) {
        double before = of.applyAsDouble(rest(s));
        return Math.abs(before) < NOTHING ? NONE : of.applyAsDouble(s.of(VERTICES)) / before;
    }

    private static double solverSteps(Settings p, State s) {
        if (p.get(METHOD) != Method.ARAP || s.of(Clock.CHANNEL)[Clock.FRAMES] == 0)
            return p.get(METHOD) == Method.ARAP ? 0 : NONE;
        return p.get(GLOBAL_SOLVE) == GlobalSolve.GAUSS_SEIDEL ? p.get(SWEEPS) : s.of(SOLVE)[STEPS];
    }

    private static double minSection(Settings p, State s) {
        Sections sections = Sections.of(s);
        double least = Double.POSITIVE_INFINITY;
        int parts = SECTIONS * (BONES.acts(p) ? p.get(BONES) : BONES.initial());
        for (int k = 1; k < parts; k++) least = Math.min(least, sections.ratio((double) k / parts, s.of(VERTICES)));
        return least == Double.POSITIVE_INFINITY ? NONE : least;
    }

    /// 0 for a vertex that no triangle uses.
    static double[] displacements(State s) {
        var sizes = new double[rest(s).length / 3];
        for (int i = 0; i < sizes.length; i++)
            if (SurfaceSkin.isUsed(s, i)) sizes[i] = Vec.of(s.of(VERTICES), i).distance(Vec.of(rest(s), i));
        return sizes;
    }

    private static double arapEnergy(State s) {
        double sum = 0;
        for (double e : vertexEnergies(s)) sum += e;
        return sum;
    }

    /// What is not rigid around each vertex, with the rotation that is best for it.
    static double[] vertexEnergies(State s) {
        double[] work = new double[Horn.SIZE], energies = new double[rest(s).length / 3];
        for (int i = 0; i < energies.length; i++) energies[i] = vertexEnergy(s, i, work);
        return energies;
    }

    private static double vertexEnergy(State s, int i, double[] work) {
        double[] weight = s.of(EDGE_WEIGHT), p = rest(s), x = s.of(VERTICES);
        int[] ends = s.ints(SPOKE_TO);
        int first = s.ints(SPOKES_FROM)[i], end = s.ints(SPOKES_FROM)[i + 1];
        Vec sx = Vec.ZERO, sy = Vec.ZERO, sz = Vec.ZERO;
        for (int k = first; k < end; k++) {
            Vec before = spoke(p, i, ends[k]).times(weight[k]), now = spoke(x, i, ends[k]);
            sx = sx.plus(now.times(before.x()));
            sy = sy.plus(now.times(before.y()));
            sz = sz.plus(now.times(before.z()));
        }
        Horn.fit(work, sx.x(), sx.y(), sx.z(), sy.x(), sy.y(), sy.z(), sz.x(), sz.y(), sz.z());
        double sum = 0;
        for (int k = first; k < end; k++) {
            Vec d = spoke(x, i, ends[k]).minus(turned(work, spoke(p, i, ends[k])));
            sum += weight[k] * d.dot(d);
        }
        return sum;
    }

    private static Vec spoke(double[] xyz, int i, int j) {
        return Vec.of(xyz, i).minus(Vec.of(xyz, j));
    }

    /// A vector turned by the quaternion in the first four numbers.
    static Vec turned(double[] q, Vec v) {
        return new Vec(Quaternion.x(q[0], q[1], q[2], q[3], v.x(), v.y(), v.z()),
                Quaternion.y(q[0], q[1], q[2], q[3], v.x(), v.y(), v.z()),
                Quaternion.z(q[0], q[1], q[2], q[3], v.x(), v.y(), v.z()));
    }
}
