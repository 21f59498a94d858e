package limber.models.cloth;

import static limber.models.Setup.number;
import static limber.models.Setup.read;
import static limber.models.Setup.seek;
import static limber.models.Setup.with;
import static limber.models.cloth.Cloths.CLOTH;
import static limber.models.cloth.Cloths.after;
import static limber.models.cloth.Cloths.at;
import static limber.models.cloth.Cloths.fresh;
import static limber.models.cloth.Cloths.run;
import static limber.models.cloth.Cloths.settings;
import static limber.models.cloth.Cloths.velocity;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.Collectors;
import limber.engine.State;
import limber.engine.model.Remark;
import limber.engine.model.Verdict;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What goes wrong with a cloth, by the figures that its page names.
class ClothHazardTest {
    /// The corner of one triangle weighs 1/(3·432) kg and has two stretch springs, a shear and two bend springs:
    /// Ω² = 1296·2·(2·1000 + 100 + 2·1) = 5448384, and 2/Ω = 0.857 ms.
    @Test
    void theLightestParticleSetsTheLimit() {
        Verdict v = CLOTH.stability(settings("method=springs", "integrator=symplectic", "drag=0")).orElseThrow();
        assertEquals(2 / Math.sqrt(5448384), v.limit(), 1e-15);
        assertEquals(0.857, Math.round(v.limit() * 1e6) / 1e3);
    }

    /// The right length is 1 + Σ (10 − j − ½)·0.1·9.81·0.01 = 1 + 50·0.00981 = 1.4905 m.
    @ParameterizedTest
    @CsvSource({"omitted,5,1.121", "omitted,20,1.029", "omitted,100,1.005", "accumulated,100,1.490",
        "accumulated,1,1.612"})
    void sweepsSetTheLengthAtRest(String lambda, int sweeps, double length) {
        double[] lengths = read(after(1500, "preset bug-lambda", "lambda=" + lambda, "iterations=" + sweeps),
                "length");
        assertEquals(length, Arrays.stream(lengths).sum(), 0.00051);
    }

    /// Flat, unpinned and without air, after half a second, by the path of the centre of mass. The slow ones reach a
    /// constant speed, so their share goes down with time.
    @ParameterizedTest
    @CsvSource({"previous,1,0.004,0.0005", "previous,5,0.03,0.005", "inertial,1,1,0.01"})
    void aBadGuessFallsSlowly(String guess, int sweeps, double share, double near) {
        Run run = run("method=vbd", "gather=0", "pins=none", "drag=0", "guess=" + guess, "iterations=" + sweeps);
        double before = number(run, "gravityEnergy"), whole = 0.5 * 9.81 * 9.81 * 0.25; // M·g·(g·t²/2), in J
        assertEquals(share, (before - number(seek(run, 30), "gravityEnergy")) / whole, near);
    }

    /// One spring of 1 m around a sphere at its middle: of 0.2 m, it lies between both ends; of 0.6 m, both are inside.
    @ParameterizedTest
    @CsvSource({"0.2,1,thin", "0.6,0,''"})
    void aSpringLeadsThroughAThinObstacle(double radius, double between,
            String remark) {
        String[] chain = {"rows=0", "columns=1", "width=1", "gather=0", "collide=true", "sphereRadius=" + radius};
        State s = fresh(chain);
        Vec middle = at(s, 0).plus(at(s, 1)).times(0.5);
        Settings p = settings(chain).with("sphereAt", middle.x() + "," + middle.y() + "," + middle.z());
        assertEquals(between,
                CLOTH.measures().stream().filter(m -> m.name().equals("between")).findFirst().orElseThrow()
                        .read(p, CLOTH.initial(p))[0]);
        assertEquals(remark, CLOTH.remarks(p).stream().map(Remark::name).collect(Collectors.joining()));
    }

    @Test
    void explicitEulerTearsTheClothApart() {
        Run run = run("preset explodes");
        int torn = 0;
        while (torn < 120 && number(run, "stretchMax") < 3) {
            run.next();
            torn++;
        }
        assertTrue(torn > 65 && torn < 85, "torn in frame " + torn);
        assertTrue(number(after(120, "preset explodes", "integrator=symplectic"), "stretchMax") < 3);
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void anIndefiniteMatrixBreaksConjugateGradients(boolean clamp) {
        Run run = run("method=springs", "bendStiffness=20", "substep=" + 1.0 / 60, "substeps=1",
                "clampCompressed=" + clamp);
        boolean broke = false;
        for (int n = 0; n < 60; n++) {
            run.next();
            broke |= number(run, "cgBroke") == 1;
        }
        assertEquals(!clamp, broke);
        assertEquals(!clamp, number(run, "stretchMax") > 1);
    }

    /// Momentum is M·g·t but for what is not solved.
    @ParameterizedTest
    @CsvSource({"0.5,true", "1e-13,false"})
    void aLooseToleranceLosesMomentum(double tolerance, boolean loses) {
        Run run = after(30, "method=springs", "pins=none", "drag=0", "tolerance=" + tolerance);
        assertEquals(loses, Math.abs(read(run, "momentum")[1] + 9.81 / 2) > 1e-3);
    }

    /// A chain of 20 is the same from both ends, and so are its batches of every second particle.
    @ParameterizedTest
    @CsvSource({"coloured,true", "listed,false"})
    void listedOrderLeans(String order, boolean even) {
        Run run = after(20, "preset chain-20", "orientation=lying", "iterations=2", "order=" + order);
        double lean = 0;
        for (int i = 0; i < 10; i++)
            lean = Math.max(lean, Math.abs(at(run.state(), i).y() - at(run.state(),
                    20 - i).y()));
        assertEquals(even, lean < 1e-9, "leans by " + lean);
    }

    @Test
    void rigidSpringsIgnoreTheirDamping() {
        Vec calm = at(after(10, "compliance=0", "shear=false", "bend=false").state(), 100),
                damped = at(after(10, "compliance=0", "shear=false", "bend=false", "springDamping=5").state(), 100),
                soft = at(after(10, "shear=false", "bend=false", "springDamping=5").state(), 100);
        assertEquals(0, calm.distance(damped), 0);
        assertNotEquals(0, calm.distance(soft), 1e-6);
    }

    /// One substep of 1/60 s with damping 120: v becomes −v, then gravity is added.
    @Test
    void muchDampingTurnsVelocitiesRound() {
        Run run = run("pins=none", "gather=0", "drag=0", "gravity=0,0,0", "damping=120", "substeps=1",
                "substep=" + 1.0 / 60);
        for (int i = 0; i < 247; i++) new Vec(1, 2, 3).into(run.state().of(ClothChannels.VELOCITY), i);
        run.next();
        assertEquals(0, velocity(run.state(), 7).distance(new Vec(-1, -2, -3)), 1e-9);
        assertEquals(2.0 / 120, CLOTH.stability(settings("damping=120")).orElseThrow().limit(), 0);
    }

    /// In m_t = 1/432 kg: ½ inside (17·11), 1 at edges (2·(17 + 11)), two corners of 1½ and two of 3.
    @Test
    void publishedMassesAreNotTheMassOfTheCloth() {
        double[] m = seek(run("preset bug-masses"), 0).state().of(ClothChannels.MASSES);
        double t = 1.0 / 432;
        assertEquals((187 * 0.5 + 56 + 2 * 1.5 + 2 * 3) * t, Arrays.stream(m).sum(), 1e-14);
        assertEquals(6, m[18] / m[20], 1e-14);
    }
}
