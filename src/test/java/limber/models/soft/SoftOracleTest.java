package limber.models.soft;

import static limber.models.Setup.number;
import static limber.models.Setup.read;
import static limber.models.Setup.seek;
import static limber.models.Setup.with;
import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.Softs.after;
import static limber.models.soft.Softs.at;
import static limber.models.soft.Softs.fresh;
import static limber.models.soft.Softs.measure;
import static limber.models.soft.Softs.particles;
import static limber.models.soft.Softs.rest;
import static limber.models.soft.Softs.run;
import static limber.models.soft.Softs.settings;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import limber.engine.State;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The closed-form facts about a soft body.
class SoftOracleTest {
    private static final String NEO = "material=neo-hookean", STVK = "material=st-venant-kirchhoff";
    /// youngs 1e5 and poisson 0.3: μ = 1e5/2.6, λ = 3e4/(1.3·0.4).
    private static final double MU = 1e5 / 2.6, LAMBDA = 3e4 / 0.52, M = LAMBDA + 2 * MU;

    /// n = 8·frames substeps of 2 ms.
    @ParameterizedTest
    @ValueSource(strings = {"springs-volume", "neo-hookean-xpbd", "fem",
        "shape-matching"})
    void theCentreFallsFreely(String method) {
        Run run = after(5, "method=" + method, "cellsX=3", "cellsY=2", "cellsZ=2");
        double fall = -9.81 * 0.002 * 0.002 * 40 * 41 / 2;
        assertEquals(1, number(run, "centreHeight") / fall, 1e-12);
        if (method.equals("neo-hookean-xpbd")) return;
        State s = run.state();
        for (int i = 0; i < particles(s); i++)
            assertEquals(0, at(s, i).minus(rest(s, i)).distance(new Vec(0, fall, 0)), 1e-12);
    }

    @ParameterizedTest
    @CsvSource({"springs-volume,false", "neo-hookean-xpbd,false", "fem,true",
        "shape-matching,true"})
    void momentumIsKept(String method, boolean angular) {
        Run run = run("method=" + method, "cellsX=3", "cellsY=2", "cellsZ=2", "gravity=0,0,0", "launch=1,-2,3",
                "spin=1,2,-3", "stretch=1.2,1,0.9", "iterations=3");
        double[] p = read(run, "momentum"), l = read(run, "angularMomentum");
        seek(run, 20);
        double mass = number(run, "totalMass");
        for (int k = 0; k < 3; k++) {
            assertEquals(p[k], read(run, "momentum")[k], 1e-11 * mass);
            if (angular) assertEquals(l[k], read(run, "angularMomentum")[k], 1e-11 * mass);
        }
        if (!angular) assertTrue(Math.abs(l[2] - read(run, "angularMomentum")[2]) > 1e-6, "xpbd loses it");
    }

    /// P of a diagonal F = diag(s): the material is isotropic, so turning the body turns P with it.
    private static double[] stress(String material, double[] s) {
        double det = s[0] * s[1] * s[2], trace = Arrays.stream(s).map(x -> (x * x - 1) / 2).sum();
        return Arrays.stream(s).map(x -> material.equals(STVK)
                ? x * (MU * (x * x - 1) + LAMBDA * trace)
                : MU * x + ((LAMBDA + MU) * (det - 1) - MU) * det / x).toArray();
    }

    @ParameterizedTest
    @CsvSource({NEO + ",'1.2,0.8,1.1',30,five", STVK + ",'1.2,0.8,1.1',-70,five", NEO + ",'-0.5,1.3,1',200,six",
        STVK + ",'0.4,0.5,2',45,six"})
    void patchTest(String material, String stretch, double rotation, String split) {
        String[] given = {"method=fem", material, "stretch=" + stretch, "rotation=" + rotation, "cellsX=3", "cellsY=2",
            "cellsZ=4", "split=" + split};
        Settings p = settings(given);
        Run run = run(given);
        State s = run.picture();
        double[] diagonal = Arrays.stream(stretch.split(",")).mapToDouble(Double::parseDouble).toArray();
        for (double j : measure("jacobian", p, s))
            assertEquals(diagonal[0] * diagonal[1] * diagonal[2], j, 1e-12);
        double[] pushed = measure("force", p, s), stress = stress(material, diagonal),
                expected = new double[pushed.length];
        double sin = Math.sin(Math.toRadians(rotation)), cos = Math.cos(Math.toRadians(rotation));
        int[] t = s.triangles();
        for (int k = 0; k < t.length; k += 3) {
            Vec a = rest(s, t[k]), n = rest(s, t[k + 1]).minus(a).cross(rest(s, t[k + 2]).minus(a)).times(0.5);
            Vec f = new Vec(stress[0] * n.x(), stress[1] * n.y(), stress[2] * n.z()).times(-1.0 / 3);
            Vec turned = new Vec(cos * f.x() - sin * f.y(), sin * f.x() + cos * f.y(), f.z());
            for (int c = k; c < k + 3; c++) Vec.of(expected, t[c]).plus(turned).into(expected, t[c]);
        }
        double most = Arrays.stream(expected).map(Math::abs).max().orElseThrow();
        for (int c = 0; c < expected.length; c++) assertEquals(expected[c], pushed[c], 1e-12 * most);
    }

    @ParameterizedTest
    @ValueSource(strings = {NEO, STVK})
    void rigidMotionCostsNothing(String material) {
        String[] given = {"method=fem", material, "rotation=73", "gravity=0,0,0"};
        State s = fresh(given);
        assertEquals(0, measure("elasticEnergy", settings(given), s)[0] / M, 1e-12);
        double most = Arrays.stream(measure("force", settings(given), s)).map(Math::abs).max().orElseThrow();
        assertEquals(0, most / (M * 0.01), 1e-12, "of the force on a face of a cell");
        assertEquals(0, measure("distortion", settings(given), s)[0], 1e-12);
    }

    @Test
    void shapeMatchingFindsTheTurnAndPullsNothing() {
        Run run = after(3, "method=shape-matching", "rotation=73", "gravity=0,0,0", "linear=0.5", "rigidity=0.7");
        double[] turn = run.state().of(TURN);
        double sin = Math.sin(Math.toRadians(73)), cos = Math.cos(Math.toRadians(73));
        double[] expected = {cos, -sin, 0, sin, cos, 0, 0, 0, 1};
        for (int k = 0; k < 9; k++) assertEquals(expected[k], turn[k], 1e-12);
        assertEquals(0, Math.sqrt(number(run, "kinetic")), 1e-10);
        assertEquals(0, number(run, "distortion"), 1e-12);
    }

    /// The positions are stirred so much that some tets are inside out.
    @ParameterizedTest
    @CsvSource({NEO + ",0.02", STVK + ",0.02", NEO + ",0.2", STVK + ",0.2"})
    void forceIsTheGradientOfTheEnergy(String material, double stir) {
        String[] given = {"method=fem", material, "cellsX=2", "cellsY=1", "cellsZ=1"};
        Settings p = settings(given);
        State s = fresh(given);
        double[] x = s.of(POSITION);
        var random = new SplittableRandom(4);
        for (int c = 0; c < x.length; c++) x[c] += stir * (random.nextDouble() - 0.5);
        assertEquals(stir > 0.1, measure("inverted", p, s)[0] > 0);
        double[] pushed = measure("force", p, s);
        double e = 1e-6, most = Arrays.stream(pushed).map(Math::abs).max().orElseThrow();
        for (int c = 0; c < x.length; c++) {
            double before = x[c];
            x[c] = before - e;
            double low = measure("elasticEnergy", p, s)[0];
            x[c] = before + e;
            double high = measure("elasticEnergy", p, s)[0];
            x[c] = before;
            assertEquals((low - high) / (2 * e), pushed[c], 1e-6 * most);
        }
    }

    /// All of the force on the right face is −P·area, area 0.01·4.
    @ParameterizedTest
    @ValueSource(doubles = {1.3, 0.8, 0.57735026918962573, 0.2, -0.4})
    void stretchedAlongXWithItsSidesHeld(double s) {
        for (String material : new String[]{NEO, STVK}) {
            String[] given = {"method=fem", material, "cellsX=3", "cellsY=2", "cellsZ=2", "stretch=" + s + ",1,1"};
            Settings p = settings(given);
            State body = fresh(given);
            boolean neo = material.equals(NEO);
            double w = neo ? M * (s - 1) * (s - 1) / 2 : M * (s * s - 1) * (s * s - 1) / 8,
                    stress = neo ? M * (s - 1) : M * s * (s * s - 1) / 2, sum = 0;
            assertEquals(w, measure("elasticEnergy", p, body)[0] / 0.012, 1e-12 * M);
            double[] pushed = measure("force", p, body);
            for (int i = 0; i < particles(body); i++) if (i % 4 == 3) sum += pushed[3 * i];
            assertEquals(-stress, sum / 0.04, 1e-12 * M, material);
        }
    }

    /// Its slope M·(3s² − 1)/2 is 0 there.
    @Test
    void stVenantKirchhoffPushesMostAtOneOverRootThree() {
        assertEquals(-M / (3 * Math.sqrt(3)), stress(STVK, new double[]{1 / Math.sqrt(3), 1, 1})[0], 1e-10);
    }

    @ParameterizedTest
    @CsvSource({NEO + ",2", STVK + ",0"})
    void aMirroredBody(String material, double energy) {
        String[] given = {"method=fem", material, "stretch=-1,1,1"};
        State s = fresh(given);
        assertEquals(energy, measure("elasticEnergy", settings(given), s)[0] / (M * 0.125), 1e-12);
        double most = Arrays.stream(measure("force", settings(given), s)).map(Math::abs).max().orElseThrow();
        if (energy == 0) assertEquals(0, most / (M * 0.01), 1e-12);
        assertEquals(625, measure("inverted", settings(given), s)[0], 0);
    }

    /// With poisson 0 a squeezed cork does not bulge.
    @Test
    void aCorkStaysAsItIs() {
        Run run = run("preset squeeze", "poisson=0");
        State before = run.state().copy();
        seek(run, 20);
        for (int i = 0; i < particles(before); i++)
            assertEquals(0, at(before, i).distance(at(run.state(), i)), 1e-12);
        Run bulging = after(20, "preset squeeze");
        assertTrue(number(bulging, "kinetic") > 0 || at(before, 62).distance(at(bulging.state(), 62)) > 1e-3);
    }

    /// Each particle swings about its goal, its place at rest, with cos θ = 1 − α/2, whatever the substep is.
    @ParameterizedTest
    @CsvSource({"0.1,0.002", "1,0.002", "0.5,0.02"})
    void aStretchedBodySwingsAboutItsGoals(double alpha, double h) {
        Run run = run("method=shape-matching", "rigidity=" + alpha, "substep=" + h, "gravity=0,0,0",
                "stretch=1.2,0.9,1.1", "substeps=1", "cellsX=3", "cellsY=2", "cellsZ=2");
        State start = run.state().copy();
        double theta = Math.acos(1 - alpha / 2);
        for (int n = 1; n <= 60; n++) {
            run.next();
            double factor = Math.cos((n + 0.5) * theta) / Math.cos(theta / 2);
            for (int i = 0; i < particles(start); i++) {
                Vec u = at(start, i).minus(rest(start, i)).times(factor);
                assertEquals(0, at(run.state(), i).minus(rest(start, i)).distance(u), 1e-12);
            }
        }
    }

    /// Length 4 × height; five and six tets a cell, two cells over the height, and the preset's three.
    @Tag("wide")
    @ParameterizedTest
    @CsvSource({"2,five,0.69", "2,six,0.55", "3,five,0.85"})
    void aCoarseCantileverIsTooStiff(int cells, String split,
            double share) {
        Run run = after(1500, with(new String[]{"preset cantilever"}, "split=" + split, "cellsX=" + 4 * cells,
                "cellsY=" + cells, "cellsZ=" + cells, "cell=" + 0.24 / cells));
        assertEquals(0, number(run, "kinetic"), 1e-9, "at rest");
        assertEquals(share, number(run, "tipDeflection") / number(run, "beamDeflection"), 0.005);
        if (cells == 3) {
            assertEquals(36.8e-3, number(run, "tipDeflection"), 5e-5);
            assertEquals(43.4e-3, number(run, "beamDeflection"), 5e-5);
        }
    }
}
