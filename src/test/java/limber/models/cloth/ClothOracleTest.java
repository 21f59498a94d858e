package limber.models.cloth;

import static limber.models.Setup.number;
import static limber.models.Setup.read;
import static limber.models.Setup.with;
import static limber.models.cloth.Cloths.after;
import static limber.models.cloth.Cloths.at;
import static limber.models.cloth.Cloths.run;
import static limber.models.cloth.Cloths.velocity;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.State;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The closed-form facts about the cloth.
class ClothOracleTest {
    private static final double H = 1.0 / 60, K = 1000;
    private static final String[] ALL = {"method=xpbd", "method=vbd", "method=springs integrator=implicit",
        "method=springs integrator=symplectic", "method=springs integrator=velocity-verlet",
        "method=springs integrator=explicit"};
    private static final String[] LOOSE = {"columns=4", "rows=3", "width=1", "height=0.75", "pins=none", "drag=0"};

    /// 1 kg on a spring of 1 m and 1000 N/m, from 1.5 m.
    private static Run spring(String more) {
        return run(with(new String[]{"preset one-spring"}, more.split(" ")));
    }

    private static double x(Run run) {
        return at(run.state(), 1).x();
    }

    private static double v(Run run) {
        return velocity(run.state(), 1).x();
    }

    /// x₁ = 1 + 0.5/(1 + 1000/3600) = 1.391304347826087; each further step v' = (v − h·k·(x − 1))/(1 + h·β + h²·k).
    @ParameterizedTest
    @ValueSource(strings = {"method=xpbd", "method=vbd guess=inertial", "method=vbd guess=previous",
        "method=vbd guess=adaptive", "method=springs"})
    void oneSpringIsBackwardEuler(String method) {
        for (int sweeps : new int[]{1, 2, 7}) for (double beta : new double[]{0, 3}) {
            Run run = spring(method + " iterations=" + sweeps + " springDamping=" + beta);
            double x = 1.5, v = 0;
            for (int n = 1; n <= 60; n++) {
                run.next();
                v = (v - H * K * (x - 1)) / (1 + H * beta + H * H * K);
                x += H * v;
                if (n == 1 && beta == 0) assertEquals(1.391304347826087, x(run), 1e-15);
                assertEquals(x, x(run), 1e-12);
                assertEquals(v, v(run), 1e-10);
            }
        }
    }

    private static double energy(Run run) {
        double u = x(run) - 1;
        return 0.5 * v(run) * v(run) + 0.5 * K * u * u;
    }

    /// Five steps, since explicit Euler then swings through the pin, where the spring is not linear.
    @ParameterizedTest
    @CsvSource({"method=xpbd,-1", "method=vbd,-1", "method=springs,-1",
        "method=springs integrator=explicit,1"})
    void eachStepChangesTheEnergyByTheSameFactor(String method,
            int power) {
        Run run = spring(method);
        for (int n = 0; n < 5; n++) {
            double before = energy(run);
            run.next();
            assertEquals(Math.pow(1 + H * H * K, power), energy(run) / before, 1e-9);
        }
    }

    /// Verlet keeps v² + ω²(1 − h²ω²/4)u², symplectic Euler v² + ω²u² − h·ω²·u·v.
    @ParameterizedTest
    @ValueSource(strings = {"symplectic", "velocity-verlet"})
    void aQuadraticFormIsKeptAndSetsThePeriod(String name) {
        Run run = spring("method=springs integrator=" + name);
        double first = 0, begin = -1, end = 0, before = 0.5;
        int crossings = 0;
        for (int n = 0; n < 6000; n++) {
            double u = x(run) - 1, v = v(run);
            double kept = name.equals("symplectic") ? v * v + K * u * u - H * K * u * v
                    : v * v + K * (1 - H * H * K / 4) * u * u;
            if (n == 0) first = kept;
            assertEquals(1, kept / first, 1e-11);
            if (u <= 0 && before > 0) {
                end = n - 1 + before / (before - u);
                if (begin < 0) begin = end;
                else crossings++;
            }
            before = u;
            run.next();
        }
        double period = 2 * Math.PI * H / Math.acos(1 - H * H * K / 2);
        assertEquals(1, (end - begin) * H / crossings / period, 2e-5);
    }

    /// q = α̃/(w + α̃), α̃ = 0.001·3600. At rest a step adds h²g and n sweeps leave qⁿ of it all.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 20})
    void omittedLambdaMakesSweepsTheStiffness(int n) {
        double q = 3.6 / 4.6, left = Math.pow(q, n);
        Run run = spring("lambda=omitted iterations=" + n);
        run.next();
        assertEquals(1 + 0.5 * left, x(run), 1e-12);
        Run rest = spring("lambda=omitted damping=5 gravity=9.81,0,0 iterations=" + n);
        for (int frame = 0; frame < 1500; frame++) rest.next();
        assertEquals(1 + H * H * 9.81 * left / (1 - left), x(rest), 1e-12);
    }

    /// ρ_J = 2k·cos(π/20)/(m/h² + 2k) with m = 1, k = 10000: ρ_J² = 0.700609205794008. Gravity is large and the
    /// sweeps start from where it was, so that the error after 60 of them is far above rounding.
    @Test
    void chainOf20IsGaussSeidel() {
        double jacobi = 20000 * Math.cos(Math.PI / 20) / (3600 + 20000);
        assertEquals(0.700609205794008, jacobi * jacobi, 1e-15);
        String[] chain = {"preset chain-20", "gravity=0,-1000,0", "guess=previous"};
        State solved = after(1, with(chain, "iterations=1000")).state(),
                one = after(1, with(chain, "iterations=60")).state(),
                two = after(1, with(chain, "iterations=61")).state();
        double before = 0, later = 0;
        for (int i = 0; i <= 20; i++) {
            before += at(one, i).y() - at(solved, i).y();
            later += at(two, i).y() - at(solved, i).y();
        }
        assertEquals(jacobi * jacobi, later / before, 2e-6);
    }

    /// 4 segments of ¼ kg: 3.5, 2.5, 1.5, 0.5 times m_s·g/k.
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void aChainAtRestCarriesWhatIsBelow(int method) {
        String[] chain = {"columns=4", "rows=0", "width=1", "gather=0", "bend=false", "pins=corner", "drag=0",
            "damping=20", "iterations=60", "tolerance=1e-12", "substep=0.0005", "substeps=32"};
        double[] stretch = read(after(250, with(chain, ALL[method].split(" "))), "residual");
        for (int j = 0; j < 4; j++) assertEquals((3.5 - j) * 0.25 * 9.81 / 1000, stretch[j], 1e-9, "segment " + j);
    }

    /// Steps of h = 1/1024 s, one a frame, flat, with nothing that pulls.
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void freeFallIsThatOfTheMethod(int method) {
        Run run = run(with(with(LOOSE, "gather=0", "substep=0.0009765625", "substeps=1", "tolerance=1e-12"),
                ALL[method].split(" ")));
        double[] fall = {0.5, 0.5, 0.5, 0.5, 0, -0.5};
        for (int n = 0; n <= 60; n++) {
            double y = -9.81 / (1 << 20) * (0.5 * n * n + fall[method] * n);
            for (int i = 0; i < 20; i++) assertEquals(y - 0.25 * (i / 5), at(run.state(), i).y(), 1e-11);
            run.next();
        }
    }

    /// Folded, so that springs pull. 1 kg; 30 frames of 4 substeps. Implicit and block descent only as far as solved.
    @ParameterizedTest
    @CsvSource({"0,iterations=1,1e-12", "0,iterations=7,1e-12", "3,substep=0.0005,1e-12",
        "4,substep=0.0005,1e-12", "5,substep=0.0005,1e-12", "2,tolerance=1e-13,1e-9",
        "1,iterations=1000,1e-9"})
    void momentumGrowsByTheWeight(int method, String more, double near) {
        Run run = run(with(with(LOOSE, more, "springDamping=0.01", "gather=0.5",
                "bendStiffness=100", "bendCompliance=0.01"), ALL[method].split(" ")));
        double step = run.settings().get(ClothParameters.CLOCK.substep);
        for (int n = 1; n <= 30; n++) {
            run.next();
            assertArrayEquals(new double[]{0, -9.81 * n * 4 * step, 0}, read(run, "momentum"), near);
        }
        assertTrue(number(run, "kinetic") > 1.0001 * 0.5 * Math.pow(9.81 * 120 * step, 2), "springs move it too");
    }

    private static Vec angular(State s) {
        Vec sum = Vec.ZERO;
        for (int i = 0; i < 20; i++)
            sum = sum.plus(at(s, i).cross(velocity(s, i)).times(s.of(ClothChannels.MASSES)[i]));
        return sum;
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void angularMomentumIsKept(int method) {
        Run run = run(with(with(LOOSE, "gravity=0,0,0", "substep=0.001"), ALL[method].split(" ")));
        for (int i = 0; i < 20; i++) new Vec(0.1 * i, i % 3, 1 - i % 4).into(run.state().of(ClothChannels.VELOCITY), i);
        Vec first = angular(run.state());
        assertTrue(first.length() > 0.1);
        for (int n = 0; n < 100; n++) run.next();
        assertEquals(0, angular(run.state()).distance(first), 1e-12);
    }

    /// v' = v + h·(g + (drag·area/mass)·(wind − v)): area and mass are shared alike, so it stays flat.
    @ParameterizedTest
    @CsvSource({"0,0", "0,4", "2,4", "3,-4"})
    void aLyingClothFallsFlatThroughTheAir(int method, double wind) {
        Run run = run(with(with(LOOSE, "gather=0", "orientation=lying", "drag=0.8", "mass=2", "wind=0," + wind + ",0",
                "substep=0.0009765625", "substeps=1", "tolerance=1e-12"), ALL[method].split(" ")));
        double v = 0, h = 1.0 / 1024;
        for (int n = 0; n < 100; n++) {
            run.next();
            v += h * (-9.81 + 0.8 * 0.75 / 2 * (wind - v));
            for (int i = 0; i < 20; i++) assertEquals(v, velocity(run.state(), i).y(), 1e-11);
        }
    }
}
