package limber.models.cloth;

import static limber.models.cloth.Cloths.after;
import static limber.models.cloth.Cloths.number;
import static limber.models.cloth.Cloths.position;
import static limber.models.cloth.Cloths.preset;
import static limber.models.cloth.Cloths.read;
import static limber.models.cloth.Cloths.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import limber.engine.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What must be true of a cloth by closed forms.
class ClothTruthTest {
    /// Half of the mass of 2 kg hangs on the spring: w = 1. Backward Euler: x − 1 shrinks by 1/(1 + h²k) while at rest,
    /// h = 1/60, k = 1000.
    private static final double H = 1.0 / 60, FIRST = 1 + 0.5 / (1 + H * H * 1000);

    @ParameterizedTest
    @ValueSource(strings = {"method=xpbd", "method=xpbd;iterations=7", "method=vbd", "method=vbd;guess=previous",
        "method=vbd;guess=adaptive;iterations=3", "method=springs"}) void oneSpringIsBackwardEuler(String changes) {
        Run run = run("one-spring", changes.split(";"));
        assertEquals(FIRST, 1.391304347826087, 1e-15);
        assertEquals(FIRST, position(after(run, 1).state(), 1).x(), 1e-15);
    }

    /// v' = (v − h·k·(x − 1))/(1 + h·β + h²·k), from rest at x = 1.5.
    @ParameterizedTest
    @ValueSource(strings = {"method=xpbd", "method=vbd", "method=springs"}) void dampedItIsBackwardEulerToo(
            String method) {
        Run run = run("one-spring", method, "springDamping=3");
        double x = 1.5, v = 0;
        for (int n = 0; n < 20; n++) {
            v = (v - H * 1000 * (x - 1)) / (1 + H * 3 + H * H * 1000);
            x += H * v;
            assertEquals(x, position(after(run, 1).state(), 1).x(), 1e-12);
        }
    }

    /// ½v² + ½ω²u² with ω² = 1000: divided by 1 + h²ω² in a backward step, multiplied by it in an explicit one.
    @ParameterizedTest
    @CsvSource({"implicit,-1", "explicit,1"}) void energyShrinksOrGrowsByTheSameFactor(String integrator, int power) {
        Run run = run("one-spring", "method=springs", "integrator=" + integrator);
        double before = energy(run), factor = Math.pow(1 + H * H * 1000, power);
        for (int n = 0; n < 5; n++) { // explicit Euler soon throws the mass through the pin
            double after = energy(after(run, 1));
            assertEquals(factor, after / before, 1e-9);
            before = after;
        }
    }

    private static double energy(Run run) {
        double u = position(run.state(), 1).x() - 1, v = run.state().of(ClothChannels.VELOCITY)[3];
        return 0.5 * v * v + 500 * u * u;
    }

    /// Symplectic Euler keeps v² + ω²u² − h·ω²·u·v, velocity Verlet v² + ω²(1 − h²ω²/4)u².
    @ParameterizedTest
    @ValueSource(strings = {"symplectic", "velocity-verlet"}) void aSecondQuadraticFormIsKept(String integrator) {
        Run run = run("one-spring", "method=springs", "integrator=" + integrator);
        double kept = form(run, integrator);
        for (int n = 0; n < 200; n++) assertEquals(kept, form(after(run, 1), integrator), 1e-11 * kept);
    }

    private static double form(Run run, String integrator) {
        double u = position(run.state(), 1).x() - 1, v = run.state().of(ClothChannels.VELOCITY)[3], k = 1000;
        return integrator.equals("symplectic") ? v * v + k * u * u - H * k * u * v
                : v * v + k * (1 - H * H * k / 4) * u * u;
    }

    /// Without the term α̃·λ each of n sweeps leaves q = α̃/(w + α̃) of C: 1 + 0.5·qⁿ, α̃ = 0.001·3600.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 20}) void leftOutMultipliersMakeSweepsStiffen(int sweeps) {
        Run run = run("one-spring", "lambda=omitted", "iterations=" + sweeps);
        double soft = 0.001 / (H * H), q = soft / (1 + soft);
        assertEquals(1 + 0.5 * Math.pow(q, sweeps), position(after(run, 1).state(), 1).x(), 1e-12);
    }

    /// The chain of ten springs hangs from one end: with the fault it is 1.121, 1.029, 1.005 m long at rest instead of
    /// 1.490 m (10 springs of 0.01 m/N under (N − j − ½)/10 kg: 1 + 9.81·0.01·Σ(9.5 … 0.5)/10 = 1.4905).
    @ParameterizedTest
    @CsvSource({"5,omitted,1.121", "20,omitted,1.029", "100,omitted,1.005",
        "100,accumulated,1.4905"}) void theMoreSweepsTheShorterAtRest(int sweeps, String lambda, double length) {
        Run run = after(run("bug-lambda", "iterations=" + sweeps, "lambda=" + lambda), 1200);
        assertEquals(length, -position(run.state(), 10).y(), 6e-4);
    }

    /// At rest segment j from the top carries (N − j − ½) segments' weight.
    @ParameterizedTest
    @ValueSource(strings = {"method=xpbd;iterations=200", "method=vbd;iterations=200",
        "method=springs;tolerance=1e-12"}) void aHangingChainStretchesByTheWeightBelow(String changes) {
        Run run = after(run(preset("chain-20", (changes + ";columns=8;mass=8;pins=corner;damping=4;compliance=0.0001")
                .split(";"))), 900);
        double[] residual = read(run, "residual");
        for (int j = 0; j < 8; j++) assertEquals((8 - j - 0.5) * 9.81 / 10_000, residual[j], 1e-9, "segment " + j);
    }

    /// A sweep of Gauss–Seidel leaves ρ_J² of the error, ρ_J = 2k·cos(π/20)/(m/h² + 2k): its square is 0.700609…
    @Test void aSweepOfTheChainLeavesTheSquareOfJacobisRadius() {
        double jacobi = 2 * 10_000 * Math.cos(Math.PI / 20) / (3600 + 2 * 10_000);
        assertEquals(0.700609205794008, jacobi * jacobi, 1e-14);
        double before = imbalance(39), after = imbalance(40);
        assertEquals(jacobi * jacobi, after / before, 2e-6);
    }

    private static double imbalance(int sweeps) {
        return number(after(run("chain-20", "iterations=" + sweeps), 1), "imbalance");
    }

    /// g·h²·n(n + 1)/2; explicit n(n − 1)/2, velocity Verlet n²/2.
    @ParameterizedTest
    @CsvSource({"method=xpbd,1", "method=vbd,1", "method=springs;tolerance=1e-13,1",
        "method=springs;integrator=symplectic;stiffness=9,1", "method=springs;integrator=explicit;stiffness=9,-1",
        "method=springs;integrator=velocity-verlet;stiffness=9,0"}) void aFreeClothFallsLikeAStone(String changes,
                int more) {
        Run run =
                run(preset("curtain", (changes + ";pins=none;drag=0;substeps=1;gather=0;shearStiffness=3").split(";")));
        double start = position(run.state(), 20).y(), h = 1.0 / 240;
        for (int n = 1; n <= 10; n++)
            assertEquals(start - 9.81 * h * h * n * (n + more) / 2, position(after(run, 1).state(), 20).y(), 1e-11);
    }

    /// Without pins and air momentum grows by M·g·t.
    @ParameterizedTest
    @ValueSource(strings = {"method=xpbd", "method=springs;integrator=symplectic;stiffness=20;shearStiffness=5",
        "method=springs;integrator=velocity-verlet;stiffness=20;shearStiffness=5"}) void momentumGrowsWithTheWeight(
                String changes) {
        Run run = after(run(preset("curtain", (changes + ";pins=none;drag=0").split(";"))), 30);
        double[] momentum = read(run, "momentum");
        assertEquals(-9.81 * 30 / 60, momentum[1], 1e-11);
        assertEquals(0, momentum[0], 1e-12);
        assertEquals(0, momentum[2], 1e-12);
    }

    /// v' = v + h·(g + (drag·area/mass)·(wind − v)), flat and lying, with the area 2.4·1.6 m².
    @Test void aLyingClothFallsThroughTheAirLikeOneMass() {
        Run run = run("curtain", "pins=none", "orientation=lying", "gather=0", "wind=0,1,0", "substeps=1");
        double v = 0, h = 1.0 / 240;
        for (int n = 0; n < 200; n++) {
            v += h * (-9.81 + 0.3 * 2.4 * 1.6 / 1 * (1 - v));
            after(run, 1);
        }
        // all particles together, since their masses differ by their triangles
        assertEquals(v, read(run, "momentum")[1], 1e-9);
    }

    /// Area: two, one, ⅔ and ⅓ triangles' mass; published: ½, 1, 1½ and 3.
    @ParameterizedTest
    @CsvSource({"area,2,1,0.6666666666666666,0.3333333333333333",
        "published,0.5,1,3,1.5"}) void massesAreThoseOfTheTrianglesAround(String rule, double inside, double edge,
                double first, double second) {
        double[] mass = run("curtain", "massing=" + rule).state().of(ClothChannels.MASSES);
        double triangle = 1.0 / (2 * 18 * 12);
        assertEquals(inside, mass[20] / triangle, 1e-13);
        assertEquals(edge, mass[1] / triangle, 1e-13);
        // the first cell is cut from its corner, so that it has two triangles there, and the corner beside has one
        assertEquals(rule.equals("area") ? first : second, mass[0] / triangle, 1e-13);
        assertEquals(rule.equals("area") ? second : first, mass[18] / triangle, 1e-13);
        if (rule.equals("area")) assertEquals(1, Arrays.stream(mass).sum(), 1e-13);
    }

    @Test void explodesTearsApartAfterSeventyFiveFramesOrSo() {
        Run run = run("explodes");
        assertTrue(number(after(run, 60), "stretchMax") < 3);
        assertTrue(number(after(run, 30), "stretchMax") > 3, () -> "" + number(run, "stretchMax"));
    }

    /// Each sweep brings a long part of gravity's way: flat, unpinned and without air it falls at 0.4 % of g.
    @ParameterizedTest
    @CsvSource({"1,0.004,0.002", "5,0.03,0.01"}) void aGuessWithoutInertiaHardlyFalls(int sweeps, double share,
            double within) {
        Run run = after(run("curtain-vbd", "guess=previous", "iterations=" + sweeps, "pins=none", "drag=0", "gather=0"),
                20);
        double fallen = -read(run, "momentum")[1] / (9.81 * 20 / 60);
        assertEquals(share, fallen, within);
    }

    @Test void anIndefiniteMatrixBreaksTheSolve() {
        Run run = run("curtain-implicit", "clampCompressed=false", "bendStiffness=20", "substeps=1",
                "substep=0.016666666666666666");
        boolean broke = false;
        for (int n = 0; n < 60 && !broke; n++) broke = number(after(run, 1), "cgBroke") > 0;
        assertTrue(broke);
    }
}
