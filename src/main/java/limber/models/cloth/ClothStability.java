package limber.models.cloth;

import static limber.models.cloth.ClothParameters.*;

import limber.engine.Settings;
import limber.engine.State;
import limber.engine.Vec;
import limber.engine.Verdict;
import limber.engine.Verdict.Sentence;

/// The stability of a cloth, known before it runs.
///
/// The drag of the air is explicit in every method: with the velocities at the start of a substep a triangle of area A
/// pushes each of its corners by (drag·A/3)·(wind − mean of its three velocities) along its normal. So the velocities
/// along the normals change by −h·C·v with C = M⁻¹·Σ (drag·A/9)·11ᵀ, and Λ bounds its eigenvalues by its rows: the
/// largest w·Σ drag·A/9·(its free corners) of a free particle. Masses by area make w·Σ A/3 = area/mass, so that Λ =
/// drag·area/mass, exact for a free cloth that moves as a whole. A method that is implicit otherwise is stable while
/// h·Λ < 2; explicit ones add Λ to Γ. The triangles are those at rest or in frame 0, whichever are larger. Where wind
/// and weight may stretch them so far that the rule would break, nothing is promised.
///
/// Ω² bounds the square of every frequency: Gershgorin's rows of the stiffness at rest, w·Σ k·(2, or 1 beside a pin).
/// It is exact for a chain without bend springs whose masses are those of its segments. Γ is the same with the damping
/// of the springs in place of their stiffness.
final class ClothStability {
    private static final String ALWAYS = "springs are solved anew in each substep, whatever its length: "
            + "no substep is unstable";

    /// A strain beyond which no area is estimated.
    private static final double MOST = 1e6;
    private static final Sentence HELD = new Sentence("held",
            "a cloth that is pulled out by hand or by an obstacle has more area, and so more drag"),
            STRETCHED = new Sentence("stretched",
                    "wind or weight may stretch the cloth, and drag·area/mass·h < 2 holds only for its area at rest");

    private ClothStability() {}

    static Verdict verdict(Settings p) {
        double air = air(p);
        Verdict atRest = verdict(p, air);
        if (air == 0 || !atRest.stable()) return atRest;
        double grown = 1 + 2 * strain(p, air);
        if (!(grown < MOST)) return atRest.unclaimed(STRETCHED);
        Verdict stretched = verdict(p, air * grown * grown);
        return stretched.stable() ? atRest.given(HELD) : atRest.unclaimed(STRETCHED);
    }

    private static Verdict verdict(Settings p, double air) {
        double h = CLOCK.step(p);
        if (p.get(METHOD) != Method.SPRINGS || p.get(INTEGRATOR) == Integrator.IMPLICIT) return damped(p, air, h);
        double springs = bound(p, false), drag = p.get(DAMPING) + bound(p, true) + air;
        if (p.get(INTEGRATOR) == Integrator.EXPLICIT) return explicit(p, springs, drag, h);
        double limit = springs == 0 ? quotient(2, drag)
                : (Math.sqrt(drag * drag + 4 * springs) - drag) / springs;
        return Verdict.of(limit, "Ω²·h² + 2·(damping + Γ)·h < 4", "Ω²·h² + 2·(damping + Γ)·h",
                springs * h * h + 2 * drag * h, h, h < limit);
    }

    /// What is explicit in every method: damping and the air.
    private static Verdict damped(Settings p, double air, double h) {
        double damping = p.get(DAMPING);
        if (damping == 0 && air == 0) return Verdict.always(ALWAYS, h);
        boolean byAir = air > damping;
        double faster = Math.max(damping, air);
        return Verdict.of(2 / faster, byAir ? "drag·area/mass·h < 2" : "damping·h < 2",
                byAir ? "drag·area/mass·h" : "damping·h", faster * h, h, faster * h < 2);
    }

    /// Λ, 1/s.
    private static double air(Settings p) {
        ClothGrid grid = ClothGrid.of(p);
        if (p.get(DRAG) == 0 || grid.triangles == 0) return 0;
        State s = ClothStart.state(p);
        double[] w = s.of(ClothChannels.INVERSE_MASS), rows = new double[grid.particles];
        double rest = p.get(WIDTH) * p.get(HEIGHT) / grid.triangles;
        for (int t = 0; t < grid.triangles; t++) {
            int a = grid.corner[3 * t], b = grid.corner[3 * t + 1], c = grid.corner[3 * t + 2];
            int free = (w[a] > 0 ? 1 : 0) + (w[b] > 0 ? 1 : 0) + (w[c] > 0 ? 1 : 0);
            double row = p.get(DRAG) * Math.max(rest, area(s, a, b, c)) / 9 * free;
            for (int k = 3 * t; k < 3 * t + 3; k++) rows[grid.corner[k]] += row;
        }
        double most = 0;
        for (int i = 0; i < rows.length; i++) most = Math.max(most, w[i] * rows[i]);
        return most;
    }

    /// A bound on the strain of a spring under wind and weight, roughly: all of the load hangs on one spring, and what
    /// one sweep leaves of it, N·h²·a, as in a rope of N sticks that falls by h²·a in a substep.
    private static double strain(Settings p, double air) {
        ClothGrid grid = ClothGrid.of(p);
        double shortest = Double.POSITIVE_INFINITY, h = CLOCK.step(p);
        for (int l = 0; l < grid.springs; l++)
            if (grid.kind[l] == ClothGrid.STRETCH) shortest = Math.min(shortest, grid.rest[l]);
        double a = p.get(GRAVITY).length() + air * p.get(WIND).length();
        double compliance = p.get(METHOD) == Method.XPBD ? p.get(COMPLIANCE) : 1 / p.get(STIFFNESS);
        return (p.get(MASS) * a * compliance + Math.max(grid.columns, grid.rows) * h * h * a) / shortest;
    }

    private static double area(State s, int a, int b, int c) {
        double[] x = s.of(ClothChannels.POSITION);
        Vec from = Vec.of(x, a);
        return Vec.of(x, b).minus(from).cross(Vec.of(x, c).minus(from)).length() / 2;
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
