package limber.models.soft;

import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.SoftParameters.*;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import limber.engine.Parameter;
import limber.engine.Settings;
import limber.engine.State;
import limber.engine.Verdict;
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

    private final Function<Settings, State> start;
    private final LinkedHashMap<List<String>, Double> known = new LinkedHashMap<>();

    /// @param start the state of frame 0
    SoftStability(Function<Settings, State> start) {
        this.start = start;
    }

    Verdict verdict(Settings p) {
        double h = CLOCK.step(p), damping = p.get(DAMPING);
        return switch (p.get(METHOD)) {
            case FEM -> explicit(p, h, damping);
            case SHAPE_MATCHING -> matching(p.get(RIGIDITY), h, damping);
            default -> damping == 0 ? always(h)
                    : Verdict.of(2 / damping, "damping·h < 2", "damping·h", damping * h, h, damping * h < 2);
        };
    }

    private static Verdict always(double h) {
        return Verdict.always("constraints and goals are only ever approached: no substep is unstable", h);
    }

    private static Verdict matching(double rigidity, double h, double damping) {
        if (damping == 0) return always(h);
        double limit = (4 - rigidity) / (2 * damping);
        return Verdict.of(limit, "rigidity < 2·(2 − damping·h)", "rigidity/(2 − damping·h)",
                rigidity / (2 - damping * h), h, h < limit);
    }

    private Verdict explicit(Settings p, double h, double damping) {
        double squared = frequency(p),
                limit = squared > 0 ? (Math.sqrt(damping * damping + 4 * squared) - damping) / squared
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
        double[] corners = s.of(TET_CORNERS), r = s.of(REST_INVERSE), volumes = s.of(REST_VOLUME);
        Arrays.fill(ku, 0);
        var h = new double[9];
        for (int t = 0; t < volumes.length; t++) {
            Deformation.into(h, u, corners, r, t);
            double pull = lambda * (h[0] + h[4] + h[8]);
            double xy = mu * (h[1] + h[3]), yz = mu * (h[5] + h[7]),
                    zx = mu * (h[2] + h[6]), xx = 2 * mu * h[0] + pull,
                    yy = 2 * mu * h[4] + pull, zz = 2 * mu * h[8] + pull;
            int first = 3 * (int) corners[4 * t];
            for (int k = 1; k < 4; k++) {
                int at = 3 * (int) corners[4 * t + k], q = 9 * t + 3 * (k - 1);
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
