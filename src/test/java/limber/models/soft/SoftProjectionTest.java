package limber.models.soft;

import static limber.models.Setup.number;
import static limber.models.Setup.with;
import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.Softs.after;
import static limber.models.soft.Softs.at;
import static limber.models.soft.Softs.fresh;
import static limber.models.soft.Softs.particles;
import static limber.models.soft.Softs.phase;
import static limber.models.soft.Softs.settings;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.Matrix3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Single projections of constraints, against the rule worked with vectors, and what many of them come to.
class SoftProjectionTest {
    private static final String[] CELL = {"cellsX=1", "cellsY=1", "cellsZ=1", "pins=bottom"};

    private static State stirred(String... settings) {
        State s = fresh(with(CELL, settings));
        double[] x = s.of(POSITION);
        var random = new SplittableRandom(9);
        for (int c = 0; c < x.length; c++) x[c] += 0.02 * (random.nextDouble() - 0.5);
        return s;
    }

    private static Phase named(String name, Settings p) {
        return Softs.SOFT.schedule(p).phases().filter(f -> f.name().equals(name)).findFirst().orElseThrow();
    }

    /// A value of the positions, and what of its gradient there is at each corner.
    private interface Constraint {
        double of(State s);
    }

    private static double[] gradient(Constraint c, State s) {
        double[] x = s.of(POSITION), g = new double[x.length];
        for (int k = 0; k < x.length; k++) {
            double before = x[k], e = 1e-6;
            x[k] = before + e;
            double high = c.of(s);
            x[k] = before - e;
            g[k] = (high - c.of(s)) / (2 * e);
            x[k] = before;
        }
        return g;
    }

    /// Moves a copy of a state as Δλ = −C/(Σ w|g|² + a/h²) says, and gives Δλ.
    private static double project(Constraint c, double soft, State s) {
        double[] g = gradient(c, s), w = s.of(INVERSE_MASS);
        double weights = 0;
        for (int k = 0; k < g.length; k++) weights += w[k / 3] * g[k] * g[k];
        double change = -c.of(s) / (weights + soft);
        for (int k = 0; k < g.length; k++) s.of(POSITION)[k] += w[k / 3] * change * g[k];
        return change;
    }

    private static Vec corner(State s, int tet, int corner) {
        return at(s, s.ints(TET_CORNERS)[4 * tet + corner]);
    }

    private static double volume(State s, int tet) {
        Vec a = corner(s, tet, 0);
        return corner(s, tet, 1).minus(a).dot(corner(s, tet, 2).minus(a).cross(corner(s, tet, 3).minus(a))) / 6;
    }

    private static void near(State expected, State found, double tolerance) {
        for (int i = 0; i < particles(found); i++)
            assertEquals(0, at(expected, i).distance(at(found, i)), tolerance);
    }

    /// Δλ·a/h² = −C after it, also with a = 0: an edge moves along itself.
    @ParameterizedTest
    @ValueSource(doubles = {0, 3e-4, 1})
    void anEdgeIsAsLongAsItsMultiplierLets(double a) {
        Settings p = settings(with(CELL, "edgeCompliance=" + a));
        for (int e = 0; e < 18; e++) {
            State s = stirred("edgeCompliance=" + a);
            named("edges", p).run(s, 0, e, e + 1);
            boolean free = s.of(INVERSE_MASS)[s.ints(ENDS)[2 * e]]
                    + s.of(INVERSE_MASS)[s.ints(ENDS)[2 * e + 1]] > 0;
            if (free) assertEquals(0, SoftMeasures.residual(s)[e] + s.of(EDGE_LAMBDA)[e] * (a / 4e-6), 1e-14);
            else assertEquals(0, s.of(EDGE_LAMBDA)[e], 0);
        }
    }

    /// C + Σ g·Δx = 0, a Newton step.
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void aVolumeTakesANewtonStep(int tet) {
        Settings p = settings(with(CELL, "volumeCompliance=0"));
        State s = stirred("volumeCompliance=0"), old = s.copy();
        named("volumes", p).run(s, 0, tet, tet + 1);
        Vec a = corner(old, tet, 0), d1 = corner(old, tet, 1).minus(a), d2 = corner(old, tet, 2).minus(a),
                d3 = corner(old, tet, 3).minus(a), g1 = d2.cross(d3).times(1.0 / 6), g2 = d3.cross(d1).times(1.0 / 6),
                g3 = d1.cross(d2).times(1.0 / 6), g0 = g1.plus(g2).plus(g3).times(-1);
        double left = volume(old, tet) - s.of(REST_VOLUME)[tet];
        Vec[] g = {g0, g1, g2, g3};
        for (int k = 0; k < 4; k++) left += g[k].dot(corner(s, tet, k).minus(corner(old, tet, k)));
        assertEquals(0, left, 1e-14 * s.of(REST_VOLUME)[tet]);
        State expected = old.copy();
        project(o -> volume(o, tet) - o.of(REST_VOLUME)[tet], 0, expected);
        near(expected, s, 1e-10);
    }

    /// Deviatoric, then hydrostatic with F taken anew; μ = 1e5/2.6, κ = λ + μ, λ = 3e4/0.52.
    @ParameterizedTest
    @CsvSource({"0,0.002", "3,0.002", "4,0.01"})
    void anElementHasTwoConstraints(int tet, double h) {
        String[] given = with(CELL, "method=neo-hookean-xpbd", "substep=" + h);
        State s = stirred("method=neo-hookean-xpbd"), expected = s.copy();
        named("elements", settings(given)).run(s, 0, tet, tet + 1);
        double mu = 1e5 / 2.6, kappa = 3e4 / 0.52 + mu, rest = s.of(REST_VOLUME)[tet];
        Constraint norm = o -> Matrix3.norm(deformation(o, tet)),
                growth = o -> Matrix3.determinant(deformation(o, tet)) - 1 - mu / kappa;
        double first = project(norm, 1 / (mu * rest) / (h * h), expected),
                second = project(growth, 1 / (kappa * rest) / (h * h), expected);
        assertEquals(1, s.of(TET_LAMBDA)[2 * tet] / first, 1e-6);
        assertEquals(1, s.of(TET_LAMBDA)[2 * tet + 1] / second, 1e-6);
        near(expected, s, 1e-9);
    }

    /// F·(X1 − X0, X2 − X0, X3 − X0) = (x1 − x0, x2 − x0, x3 − x0).
    private static double[] deformation(State s, int tet) {
        double[] rest = new double[9], now = new double[9];
        for (int k = 0; k < 3; k++) {
            Vec x = corner(s, tet, k + 1).minus(corner(s, tet, 0)),
                    r = Softs.rest(s, s.ints(TET_CORNERS)[4 * tet + k + 1])
                            .minus(Softs.rest(s, s.ints(TET_CORNERS)[4 * tet]));
            for (int i = 0; i < 3; i++) {
                now[3 * i + k] = i == 0 ? x.x() : i == 1 ? x.y() : x.z();
                rest[3 * i + k] = i == 0 ? r.x() : i == 1 ? r.y() : r.z();
            }
        }
        return Matrix3.product(now, Matrix3.inverse(rest));
    }

    /// The second sweep goes on from the multiplier of the first; a new substep does not.
    @Test
    void multipliersBeginAtZero() {
        Settings p = settings(CELL);
        State s = stirred(), other = s.copy();
        Arrays.fill(other.of(EDGE_LAMBDA), 5);
        phase("edges", p, s);
        phase("edges", p, other);
        near(s, other, 0);
        named("edges", p).run(s, 1, 0, 18);
        named("edges", settings(with(CELL, "lambda=omitted"))).run(other, 1, 0, 18);
        assertTrue(at(s, 7).distance(at(other, 7)) > 1e-6);
    }

    /// It comes to rest in the shape of fem, but for multipliers that do not vanish there: an error of order h².
    @Test
    void theSameBodyAsFiniteElements() {
        String[] given = {"cellsX=2", "cellsY=1", "cellsZ=1", "pins=left", "youngs=3e4", "damping=5"};
        State truth = after(1500, with(given, "method=fem", "substep=0.001")).state();
        double[] apart = new double[3];
        for (int n = 0; n < 3; n++) {
            double h = 0.004 / (1 << n);
            State s = after(500 << n, with(given, "method=neo-hookean-xpbd", "substep=" + h, "iterations=40")).state();
            for (int i = 0; i < particles(s); i++) apart[n] = Math.max(apart[n], at(s, i).distance(at(truth, i)));
        }
        assertEquals(3.83e-3, apart[0], 6e-6);
        assertEquals(0.95e-3, apart[1], 6e-6);
        assertEquals(0.24e-3, apart[2], 6e-6);
        assertEquals(4, apart[0] / apart[1], 0.1);
        assertEquals(4, apart[1] / apart[2], 0.1);
    }

    /// At 20 ms the same two cells are crushed: to a third of their volume, and they stay there.
    @ParameterizedTest
    @ValueSource(ints = {100, 200, 400})
    void aLongSubstepCrushesIt(int frames) {
        assertEquals(0.33, number(after(frames, "cellsX=2", "cellsY=1", "cellsZ=1", "pins=left", "youngs=3e4",
                "damping=5", "method=neo-hookean-xpbd", "substep=0.02", "substeps=1", "iterations=40"),
                "volumeRatio"), 0.05);
    }
}
