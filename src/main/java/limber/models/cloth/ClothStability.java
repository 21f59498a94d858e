package limber.models.cloth;

import static limber.models.cloth.ClothParameters.*;

import limber.engine.Settings;
import limber.engine.State;
import limber.engine.Verdict;

/// The stability of a cloth, known before it runs.
///
/// Ω² bounds the square of every frequency: Gershgorin's rows of the stiffness at rest, w·Σ k·(2, or 1 beside a pin).
/// It is exact for a chain without bend springs whose masses are those of its segments. Γ is the same with the damping
/// of the springs in place of their stiffness.
final class ClothStability {
    private ClothStability() {}

    static Verdict verdict(Settings p) {
        double h = CLOCK.step(p);
        if (p.get(METHOD) != Method.SPRINGS || p.get(INTEGRATOR) == Integrator.IMPLICIT) return damped(p, h);
        double springs = bound(p, false), drag = p.get(DAMPING) + bound(p, true);
        if (p.get(INTEGRATOR) == Integrator.EXPLICIT) return explicit(p, springs, drag, h);
        double limit = springs == 0 ? quotient(2, drag)
                : (Math.sqrt(drag * drag + 4 * springs) - drag) / springs;
        return Verdict.of(limit, "Ω²·h² + 2·(damping + Γ)·h < 4", "Ω²·h² + 2·(damping + Γ)·h",
                springs * h * h + 2 * drag * h, h, h < limit);
    }

    private static Verdict damped(Settings p, double h) {
        double damping = p.get(DAMPING);
        if (damping == 0) return Verdict.always("an implicit step only removes energy: no substep is unstable", h);
        return Verdict.of(2 / damping, "damping·h < 2", "damping·h", damping * h, h, h < 2 / damping);
    }

    /// Without damping explicit Euler is never stable.
    private static Verdict explicit(Settings p, double springs, double drag, double h) {
        double damping = p.get(DAMPING),
                growth = springs == 0 ? Double.POSITIVE_INFINITY
                        : damping / springs + quotient(p.get(SPRING_DAMPING), stiffest(p)),
                limit = Math.min(growth, Math.min(quotient(2, drag), quotient(1, damping)));
        return Verdict.of(limit, "h < damping/Ω² + β/k, 2/(damping + Γ), 1/damping", "h", h, h, h < limit);
    }

    private static double quotient(double a, double b) {
        return b == 0 ? Double.POSITIVE_INFINITY : a / b;
    }

    private static double value(Settings p, int kind, boolean damping) {
        return damping ? p.get(SPRING_DAMPING)
                : new Forces.Stiffness(p.get(STIFFNESS), p.get(SHEAR_STIFFNESS), p.get(BEND_STIFFNESS)).of(kind);
    }

    private static double stiffest(Settings p) {
        ClothGrid grid = ClothGrid.of(p);
        double most = 0;
        for (int kind = 0; kind < ClothGrid.KINDS; kind++)
            if (grid.has(kind)) most = Math.max(most, value(p, kind, false));
        return most;
    }

    /// @param damping whether springs count with their damping instead of their stiffness
    private static double bound(Settings p, boolean damping) {
        ClothGrid grid = ClothGrid.of(p);
        boolean chain = grid.rows == 0 && p.get(MASSING) == Massing.AREA && !grid.has(ClothGrid.BEND_KIND);
        return chain ? chain(p, grid.columns, damping) : rows(p, grid, damping);
    }

    private static double chain(Settings p, int n, boolean damping) {
        double angle = switch (p.get(PINS)) {
            case NONE -> Math.PI / 2;
            case CORNER, LEFT_EDGE -> (2 * n - 1) * Math.PI / (4 * n);
            case TOP_CORNERS, CORNERS -> (n - 1) * Math.PI / (2 * n);
            case TOP_EDGE -> 0;
        };
        double sin = StrictMath.sin(angle), part = p.get(MASS) / n;
        return 4 * (value(p, ClothGrid.STRETCH, damping) / part) * (sin * sin);
    }

    private static double rows(Settings p, ClothGrid grid, boolean damping) {
        State s = ClothStart.state(p);
        double[] w = s.of(ClothChannels.INVERSE_MASS);
        double most = 0;
        for (int i = 0; i < grid.particles; i++) {
            double sum = 0;
            for (int c = grid.first[i]; w[i] > 0 && c < grid.first[i + 1]; c++)
                sum += value(p, grid.kind[grid.spring[c]], damping) * (w[grid.other[c]] > 0 ? 2 : 1);
            most = Math.max(most, w[i] * sum);
        }
        return most;
    }
}
