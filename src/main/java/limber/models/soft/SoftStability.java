package limber.models.soft;

import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.SoftParameters.*;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import limber.engine.State;
import limber.engine.model.Verdict;
import limber.engine.model.Verdict.Sentence;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.LargestEigenvalue;

/// The largest stable substep of a soft body. Under fem it comes from the fastest of all small vibrations at rest:
/// ω² is the largest eigenvalue of M⁻¹K of the free particles, K that of linear elasticity.
///
/// An eigenvalue takes about a second for the largest bodies. Eigenvalues are kept, so that a verdict is computed again
/// only after a setting has changed that it depends on. Thread-safe.
final class SoftStability {
    /// As many as the points of a sweep.
    private static final int KEPT = 1000;
    /// The settings that a frequency depends on.
    private static final List<Parameter<?>> DEPENDS_ON = List.of(SHAPE, CELLS_X, CELLS_Y, CELLS_Z, SPLIT, PINS, MASSING,
            POISSON, MATERIAL, LAME);

    /// A strain up to which the rule of small ones is scaled.
    private static final double SMALL_STRAIN = 0.5;
    private static final Sentence PUSHED_OUT = new Sentence("pushed-out",
            "what is pushed out of the obstacle gains the way as velocity, so energy may be added"),
            UNMET = new Sentence("unmet", "the start is out of shape, and coming back to it may add energy"),
            CRUSHED = new Sentence("crushed",
                    "neo-hookean-xpbd shrinks with the square of the substep, and is crushed by a large one"),
            SWELLS = new Sentence("swells",
                    "with published Lamé constants and Poisson's ratio up to 1/8 the body swells by itself"),
            SMALL = new Sentence("small-strain",
                    "a body that is pulled far out of shape is stiffer than at rest, and its limit smaller"),
            LARGE = new Sentence("large-strain",
                    "these settings may pull the body far out of shape, where the limit is smaller than at rest");

    private final Function<Settings, State> start;
    private final LinkedHashMap<List<String>, Double> known = new LinkedHashMap<>();

    /// @param start the state of frame 0
    SoftStability(Function<Settings, State> start) {
        this.start = start;
    }

    Verdict verdict(Settings p) {
        double h = CLOCK.step(p), damping = p.get(DAMPING);
        return switch (p.get(METHOD)) {
            case FEM -> elastic(p, h, damping);
            case SHAPE_MATCHING -> adding(p, matching(p.get(RIGIDITY), h, damping));
            case SPRINGS_VOLUME -> adding(p, damped(h, damping));
            case NEO_HOOKEAN_XPBD -> adding(p, damped(h, damping)).given(CRUSHED);
        };
    }

    private static Verdict damped(double h, double damping) {
        return damping == 0 ? always(h)
                : Verdict.of(2 / damping, "damping·h < 2", "damping·h", damping * h, h, damping * h < 2);
    }

    /// With what may add energy to a body whose velocity is the way of its last substep.
    private static Verdict adding(Settings p, Verdict verdict) {
        Verdict told = p.get(COLLIDE) ? verdict.given(PUSHED_OUT) : verdict;
        return p.get(STRETCH).equals(new Vec(1, 1, 1)) ? told : told.given(UNMET);
    }

    /// The rule holds for small strains: both materials get stiffer in proportion to about the square of a stretch.
    private Verdict elastic(Settings p, double h, double damping) {
        double squared = frequency(p), strain = StrainEstimate.of(p, start.apply(p)), grown = 1 + 2 * strain;
        Verdict atRest = explicit(squared, h, damping);
        if (squared == 0 || !atRest.stable()) return atRest;
        Material material = Material.of(p);
        if (material.lambdaAtRest() + 2.0 / 3 * material.mu() <= 0) return atRest.unclaimed(SWELLS);
        return strain < SMALL_STRAIN && explicit(squared * grown * grown, h, damping).stable() ? atRest.given(SMALL)
                : atRest.unclaimed(LARGE);
    }

    private static Verdict always(double h) {
        return Verdict.always("constraints and goals are solved anew in each substep: no substep is unstable", h);
    }

    private static Verdict matching(double rigidity, double h, double damping) {
        if (damping == 0) return always(h);
        double limit = (4 - rigidity) / (2 * damping);
        return Verdict.of(limit, "rigidity < 2·(2 − damping·h)", "rigidity/(2 − damping·h)",
                rigidity / (2 - damping * h), h, h < limit);
    }

    private static Verdict explicit(double squared, double h, double damping) {
        double limit = squared > 0 ? (Math.sqrt(damping * damping + 4 * squared) - damping) / squared
                : damping > 0 ? 2 / damping : Double.POSITIVE_INFINITY;
        return Verdict.of(limit, "ω²·h² < 2·(2 − damping·h)", "ω²·h² + 2·damping·h",
                squared * h * h + 2 * damping * h, h, h < limit);
    }

    /// ω² of the fastest vibration, 1/s²; 0 if nothing is free. It grows with `youngs`/(`density`·`cell`²).
    private double frequency(Settings p) {
        Settings unit = p.with(YOUNGS, 1.0).with(DENSITY, 1.0).with(CELL, 1.0);
        List<String> key = DEPENDS_ON.stream().map(unit::text).toList();
        synchronized (known) {
            if (!known.containsKey(key)) known.put(key, computed(unit));
            if (known.size() > KEPT) known.pollFirstEntry();
            return known.get(key) * p.get(YOUNGS) / (p.get(DENSITY) * p.get(CELL) * p.get(CELL));
        }
    }

    /// Forgets all frequencies, since a file may have changed.
    void forget() {
        synchronized (known) {
            known.clear();
        }
    }

    private double computed(Settings p) {
        Material material = Material.of(p);
        State s = start.apply(p);
        var root = new double[s.of(POSITION).length];
        for (int c = 0; c < root.length; c++) root[c] = Math.sqrt(s.of(INVERSE_MASS)[c / 3]);
        var moved = new double[root.length];
        return LargestEigenvalue.of((x, y) -> {
            for (int c = 0; c < x.length; c++) moved[c] = root[c] * x[c];
            stiffness(material.mu(), material.lambdaAtRest(), s, moved, y);
            for (int c = 0; c < y.length; c++) y[c] *= root[c];
        }, root.length);
    }

    /// K·u: with H = Σ (u_k − u_0) r_kᵀ the stress is σ = μ(H + Hᵀ) + λ·tr(H)·I, and corner k gets V·σ r_k.
    private static void stiffness(double mu, double lambda, State s, double[] u, double[] ku) {
        double[] r = s.of(REST_INVERSE), volumes = s.of(REST_VOLUME);
        int[] corners = s.ints(TET_CORNERS);
        Arrays.fill(ku, 0);
        var h = new double[9];
        for (int t = 0; t < volumes.length; t++) {
            Deformation.into(h, u, corners, r, t);
            double pull = lambda * (h[0] + h[4] + h[8]);
            double xy = mu * (h[1] + h[3]), yz = mu * (h[5] + h[7]),
                    zx = mu * (h[2] + h[6]), xx = 2 * mu * h[0] + pull,
                    yy = 2 * mu * h[4] + pull, zz = 2 * mu * h[8] + pull;
            int first = 3 * corners[4 * t];
            for (int k = 1; k < 4; k++) {
                int at = 3 * corners[4 * t + k], q = 9 * t + 3 * (k - 1);
                double v = volumes[t], fx = v * (xx * r[q] + xy * r[q + 1] + zx * r[q + 2]),
                        fy = v * (xy * r[q] + yy * r[q + 1] + yz * r[q + 2]),
                        fz = v * (zx * r[q] + yz * r[q + 1] + zz * r[q + 2]);
                ku[at] += fx;
                ku[at + 1] += fy;
                ku[at + 2] += fz;
                ku[first] -= fx;
                ku[first + 1] -= fy;
                ku[first + 2] -= fz;
            }
        }
    }
}
