package limber.models.cloth;

import static limber.models.cloth.ClothParameters.*;

import java.util.stream.IntStream;
import limber.engine.State;
import limber.engine.model.Verdict;
import limber.engine.model.Verdict.Sentence;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;
import org.jspecify.annotations.Nullable;

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

    private final Settings p;
    /// The state of frame 0, once it is asked for: many verdicts need none.
    private @Nullable State start;

    private ClothStability(Settings p) {
        this.p = p;
    }

    private State start() {
        if (start == null) start = ClothStart.state(p);
        return start;
    }

    private boolean has(int kind) {
        return IntStream.of(start().ints(ClothChannels.KIND)).anyMatch(k -> k == kind);
    }

    static Verdict verdict(Settings p) {
        return new ClothStability(p).verdict();
    }

    private Verdict verdict() {
        double air = air();
        Verdict atRest = verdict(air);
        if (air == 0 || !atRest.stable()) return atRest;
        double grown = 1 + 2 * strain(air);
        if (!(grown < MOST)) return atRest.unclaimed(STRETCHED);
        Verdict stretched = verdict(air * grown * grown);
        return stretched.stable() ? atRest.given(HELD) : atRest.unclaimed(STRETCHED);
    }

    private Verdict verdict(double air) {
        double h = CLOCK.step(p);
        if (p.get(METHOD) != Method.SPRINGS || p.get(INTEGRATOR) == Integrator.IMPLICIT) return damped(air, h);
        double springs = bound(false), drag = p.get(DAMPING) + bound(true) + air;
        if (p.get(INTEGRATOR) == Integrator.EXPLICIT) return explicit(springs, drag, h);
        double limit = springs == 0 ? quotient(2, drag)
                : (Math.sqrt(drag * drag + 4 * springs) - drag) / springs;
        return Verdict.of(limit, "Ω²·h² + 2·(damping + Γ)·h < 4", "Ω²·h² + 2·(damping + Γ)·h",
                springs * h * h + 2 * drag * h, h, h < limit);
    }

    /// What is explicit in every method: damping and the air.
    private Verdict damped(double air, double h) {
        double damping = p.get(DAMPING);
        if (damping == 0 && air == 0) return Verdict.always(ALWAYS, h);
        boolean byAir = air > damping;
        double faster = Math.max(damping, air);
        return Verdict.of(2 / faster, byAir ? "drag·area/mass·h < 2" : "damping·h < 2",
                byAir ? "drag·area/mass·h" : "damping·h", faster * h, h, faster * h < 2);
    }

    /// Λ, 1/s.
    private double air() {
        if (p.get(DRAG) == 0 || p.get(ROWS) == 0) return 0;
        State s = start();
        int[] corners = s.ints(ClothChannels.CORNERS);
        int triangles = corners.length / 3;
        double[] w = s.of(ClothChannels.INVERSE_MASS), rows = new double[w.length];
        double rest = p.get(WIDTH) * p.get(HEIGHT) / triangles;
        for (int t = 0; t < triangles; t++) {
            int a = corners[3 * t], b = corners[3 * t + 1], c = corners[3 * t + 2];
            int free = (w[a] > 0 ? 1 : 0) + (w[b] > 0 ? 1 : 0) + (w[c] > 0 ? 1 : 0);
            double row = p.get(DRAG) * Math.max(rest, area(s, a, b, c)) / 9 * free;
            for (int k = 3 * t; k < 3 * t + 3; k++) rows[corners[k]] += row;
        }
        double most = 0;
        for (int i = 0; i < rows.length; i++) most = Math.max(most, w[i] * rows[i]);
        return most;
    }

    /// A bound on the strain of a spring under wind and weight, roughly: all of the load hangs on one spring, and what
    /// one sweep leaves of it, N·h²·a, as in a rope of N sticks that falls by h²·a in a substep.
    private double strain(double air) {
        double shortest = Double.POSITIVE_INFINITY, h = CLOCK.step(p);
        int[] kinds = start().ints(ClothChannels.KIND);
        double[] rest = start().of(ClothChannels.REST);
        for (int l = 0; l < kinds.length; l++)
            if (kinds[l] == ClothGrid.STRETCH) shortest = Math.min(shortest, rest[l]);
        double a = p.get(GRAVITY).length() + air * p.get(WIND).length();
        double compliance = p.get(METHOD) == Method.XPBD ? p.get(COMPLIANCE) : 1 / p.get(STIFFNESS);
        return (p.get(MASS) * a * compliance + Math.max(p.get(COLUMNS), p.get(ROWS)) * h * h * a) / shortest;
    }

    private static double area(State s, int a, int b, int c) {
        double[] x = s.of(ClothChannels.POSITION);
        Vec from = Vec.of(x, a);
        return Vec.of(x, b).minus(from).cross(Vec.of(x, c).minus(from)).length() / 2;
    }

    /// Without damping explicit Euler is never stable.
    private Verdict explicit(double springs, double drag, double h) {
        double damping = p.get(DAMPING),
                growth = springs == 0 ? Double.POSITIVE_INFINITY
                        : damping / springs + quotient(p.get(SPRING_DAMPING), stiffest()),
                limit = Math.min(growth, Math.min(quotient(2, drag), quotient(1, damping)));
        return Verdict.of(limit, "h < damping/Ω² + β/k, 2/(damping + Γ), 1/damping", "h", h, h, h < limit);
    }

    private static double quotient(double a, double b) {
        return b == 0 ? Double.POSITIVE_INFINITY : a / b;
    }

    private double value(int kind, boolean damping) {
        return damping ? p.get(SPRING_DAMPING)
                : new Forces.Stiffness(p.get(STIFFNESS), p.get(SHEAR_STIFFNESS), p.get(BEND_STIFFNESS)).of(kind);
    }

    private double stiffest() {
        double most = 0;
        for (int kind = 0; kind < ClothGrid.KINDS; kind++)
            if (has(kind)) most = Math.max(most, value(kind, false));
        return most;
    }

    /// @param damping whether springs count with their damping instead of their stiffness
    private double bound(boolean damping) {
        boolean chain = p.get(ROWS) == 0 && p.get(MASSING) == Massing.AREA && !has(ClothGrid.BEND_KIND);
        return chain ? chain(p.get(COLUMNS), damping) : rows(damping);
    }

    private double chain(int n, boolean damping) {
        double angle = switch (p.get(PINS)) {
            case NONE -> Math.PI / 2;
            case CORNER, LEFT_EDGE -> (2 * n - 1) * Math.PI / (4 * n);
            case TOP_CORNERS, CORNERS -> (n - 1) * Math.PI / (2 * n);
            case TOP_EDGE -> 0;
        };
        double sin = Exact.sin(angle), part = p.get(MASS) / n;
        return 4 * (value(ClothGrid.STRETCH, damping) / part) * (sin * sin);
    }

    private double rows(boolean damping) {
        State s = start();
        int[] first = s.ints(ClothChannels.SPRINGS_FROM), springs = s.ints(ClothChannels.SPRINGS_OF),
                others = s.ints(ClothChannels.OTHER_ENDS), kinds = s.ints(ClothChannels.KIND);
        double[] w = s.of(ClothChannels.INVERSE_MASS);
        double most = 0;
        for (int i = 0; i < w.length; i++) {
            double sum = 0;
            for (int c = first[i]; w[i] > 0 && c < first[i + 1]; c++)
                sum += value(kinds[springs[c]], damping) * (w[others[c]] > 0 ? 2 : 1);
            most = Math.max(most, w[i] * sum);
        }
        return most;
    }
}
