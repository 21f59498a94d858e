package limber.models.jelly;

import static limber.models.Setup.number;
import static limber.models.Setup.read;
import static limber.models.Setup.seek;
import static limber.models.Setup.with;
import static limber.models.jelly.Jellies.JELLY;
import static limber.models.jelly.Jellies.move;
import static limber.models.jelly.Jellies.run;
import static limber.models.jelly.Jellies.settings;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import limber.engine.Measure;
import limber.engine.model.Input;
import limber.engine.model.Overlay;
import limber.engine.model.Preset;
import limber.engine.model.Verdict;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import limber.mesh.SurfaceSkin;
import limber.models.StepMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The closed-form facts about the jelly, with the tolerances of docs/models/jelly.md.
class JellyOracleTest {
    private static final Vec AWAY = new Vec(0.6, 0.3, -0.2);
    private static final String SMALL = "mesh=icosphere:0";
    /// A follower that nothing pulls: the offset stays what the move made it.
    private static final String[] HELD = {"stiffness=0", "damping=0"};

    private static Vec follow(Run run) {
        return Vec.of(run.state().of(JellyChannels.FOLLOW), 0);
    }

    /// From u = 1 at rest, underdamped.
    private static double released(double k, double c, double t) {
        double w = Math.sqrt(k - c * c / 4);
        return Math.exp(-c * t / 2) * (Math.cos(w * t) + c / (2 * w) * Math.sin(w * t));
    }

    @ParameterizedTest
    @CsvSource({"60,2", "20,5", "100,0.5", "60,0"})
    void theStepIsOfFirstOrder(double k, double c) {
        double before = 0;
        for (double h = 1.0 / 128; h >= 1.0 / 2048; h /= 2) {
            Run run = run(List.of(move(1, AWAY)), SMALL, "stiffness=" + k, "damping=" + c, "substep=" + h);
            double error = 0;
            for (int n = 1; n * h < 2 + 1e-9; n++) {
                run.next();
                Vec truth = AWAY.times(1 - released(k, c, n * h));
                error = Math.max(error, follow(run).distance(truth));
                if (n % 200 == 0)
                    assertEquals(follow(run).distance(truth), number(run, "oscillatorError"), 1e-12, "what is shown");
            }
            if (before > 0) {
                double order = Math.log(before / error) / Math.log(2);
                assertTrue(order > 0.95 && order < 1.1, "order " + order + " at h = " + h);
            }
            before = error;
        }
    }

    /// The closed form starts again, with the velocity that the follower has, when the anchor or a setting changes.
    @Test
    void theTruthThatIsShownFollowsTheAnchor() {
        Run run = run(List.of(move(2, AWAY), move(30, Vec.ZERO), new Input.Set(60, "damping", "8"), move(90, AWAY)),
                SMALL, "substep=0.00001");
        for (int n = 1; n <= 120; n++) {
            run.next();
            if (n > 1) assertTrue(number(run, "oscillatorError") < 1e-5, "frame " + n);
            else assertEquals(Double.NaN, number(run, "oscillatorError"), "before the first move");
            List<Overlay> shown = JELLY.overlays(run.settings(), run.picture(), Set.of("truth"));
            assertEquals(n > 1 ? 1 : 0, shown.size(), "frame " + n);
        }
        assertTrue(follow(run).length() > 0);
    }

    @ParameterizedTest
    @CsvSource({"60,2", "20,5", "60,0", "10000,1", "400,10", "1,1000", "0.5,3", "10000,1000", "60,130",
        "0,4"})
    void stabilityLimitIsWhereTheStepBeginsToGrow(double k, double c) {
        StepMap.Step step = (u, v, h) -> {
            double faster = v + (-u * k - v * c) * h;
            return new double[]{u + faster * h, faster};
        };
        double limit = StepMap.limit(step);
        assertEquals(limit, verdict(k, c, 0.01).limit(), 1e-3 * limit);
        assertTrue(verdict(k, c, 0.999 * limit).stable(), "just below");
        assertFalse(verdict(k, c, 1.001 * limit).stable(), "just above");
        for (double h : new double[]{0.3 * limit, 0.9 * limit, 1.1 * limit, 2 * limit}) {
            Run run = run("stiffness=" + k, "damping=" + c, "substep=" + h, SMALL);
            assertEquals(StepMap.spectralRadius(step, h), number(run, "growth"),
                    1e-9 * StepMap.spectralRadius(step, h));
            assertEquals(h < limit ? 1 : 0, number(run, "stable"), 0);
        }
    }

    private static Verdict verdict(double k, double c, double h) {
        return JELLY.stability(settings("stiffness=" + k, "damping=" + c, "substep=" + h)).orElseThrow();
    }

    /// k = 60, c = 130, h = 1/60: k·h² + 2·c·h = 4.35; λ² − (2 − c·h − k·h²)·λ + 1 − c·h = 0 has −1.3432….
    @Test
    void theVerdictIsSpokenBeforeItExplodes() {
        double ch = 130 / 60.0, kh = 60 / 3600.0, trace = 2 - ch - kh,
                growth = -trace / 2 + Math.sqrt(trace * trace / 4 - 1 + ch);
        Run run = run(List.of(move(1, AWAY)), "preset unstable", SMALL);
        assertFalse(JELLY.stability(run.settings()).orElseThrow().stable());
        assertEquals(0, number(run, "stable"), 0);
        assertEquals(growth, number(run, "growth"), 1e-12);
        run.next();
        assertTrue(follow(run).length() < 1);
        int frames = 1;
        while (Divergence.clean(run)) {
            run.next();
            frames++;
        }
        assertTrue(frames > 20, "it takes its time: " + frames);
        assertFalse(Divergence.find(run).cause().orElseThrow().stable());
    }

    /// A shear by the mask (y − bottom)/height multiplies volume by 1 + offset_y/height, whatever the offset's x and z.
    @ParameterizedTest
    @CsvSource({"icosphere:3,1,0", "torus:24x12,1,0", "icosphere:3,2.5,0", "torus:24x12,0.5,30", "cube-sphere:4,1,-75",
        "torus:24x12,3,200"})
    void volumeGrowsWithTheOffsetOverTheHeight(String mesh, double scale, double rotation) {
        String[] jelly = with(HELD, "mesh=" + mesh, "scale=" + scale, "rotation=" + rotation);
        double rest = number(run(jelly), "volume"), height = height(mesh, scale, Math.toRadians(rotation));
        for (Vec offset : List.of(new Vec(0, 0.5, 0), new Vec(0.7, 0, -0.4), new Vec(-1, -0.3, 0.2), new Vec(2, 3, 1),
                new Vec(0, -height, 0))) {
            Run run = seek(run(List.of(move(1, offset.times(-1))), jelly), 3);
            assertEquals(0, Vec.of(read(run, "offset"), 0).distance(offset), 0);
            assertEquals(1 + offset.y() / height, number(run, "volume") / rest, 1e-12, () -> "offset " + offset);
        }
    }

    private static double height(String mesh, double scale, double angle) {
        double[] v = Jellies.SURFACES.read(mesh).vertices();
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        for (int j = 0; j < v.length; j += 3) {
            double y = scale * (Math.sin(angle) * v[j] + Math.cos(angle) * v[j + 1]);
            low = Math.min(low, y);
            high = Math.max(high, y);
        }
        return high - low;
    }

    @Test
    void theVolumeOfTwoIsThatOfTheFirst() {
        double one = number(run("mesh=icosphere:2"), "volume");
        assertEquals(one, number(run("mesh=icosphere:2", "count=2"), "volume"), 1e-12);
        Run leaning = seek(run(List.of(new Input.Move(1, "anchor:2", new Vec(0, 5, 0))),
                with(HELD, "mesh=icosphere:2", "count=2")), 1);
        assertEquals(one, number(leaning, "volume"), 1e-12, "the second leans");
    }

    /// k = 60: c = 2 has ζ = 1/√60, ω = √59, and last crosses 2 % between its ninth and its tenth turn; c = 40 has the
    /// rates 20 ∓ √340, the faster of which is gone by then; at critical damping (1 + x)·e^(−x) = 0.02 has x =
    /// 5.833921702.
    @Test
    void dampingRatioFrequencyAndTimeToSettle() {
        Run light = run("preset light", SMALL), heavy = run("preset heavy", SMALL),
                none = run("preset undamped", SMALL), critical = run("preset critical", SMALL);
        assertEquals(1 / Math.sqrt(60), number(light, "zeta"), 1e-15);
        assertEquals(Math.sqrt(59), number(light, "omega"), 1e-14);
        assertEquals(3.767942125400571, number(light, "settle"), 1e-13);
        assertEquals(20 / Math.sqrt(60), number(heavy, "zeta"), 1e-15);
        assertEquals(Double.NaN, number(heavy, "omega"));
        assertEquals(Math.log(50 * (20 + Math.sqrt(340)) / (2 * Math.sqrt(340))) / (20 - Math.sqrt(340)),
                number(heavy, "settle"), 1e-13);
        assertEquals(0, number(none, "zeta"), 0);
        assertEquals(Double.NaN, number(none, "settle"));
        assertEquals(5.83392170191739 / Math.sqrt(60), number(critical, "settle"), 1e-12);
        assertEquals(1, number(critical, "zeta"), 1e-15);
        assertFalse(number(critical, "omega") > 1e-6, "0, or none: the rounding of k − c²/4 decides");
    }

    /// The first swing beyond the anchor is e^(−πζ/√(1 − ζ²)) of what it was let go from; none at critical damping.
    @ParameterizedTest
    @CsvSource({"60,2", "20,5", "60,15.491933384829668"})
    void overshootOfTheFirstSwing(double k, double c) {
        double zeta = c / (2 * Math.sqrt(k)),
                first = zeta < 1 ? Math.exp(-Math.PI * zeta / Math.sqrt(1 - zeta * zeta)) : 0;
        Run run = seek(run(List.of(move(1, AWAY)), SMALL, "stiffness=" + k, "damping=" + c, "substep=0.0005"), 4000);
        assertEquals(first * AWAY.length(), number(run, "overshoot"), 1e-3);
    }

    /// v' = v − k·h·u, u' = u + h·v': v² + k·u² − k·h·u·v stays what it is.
    @Test
    void withoutDampingTheStepKeepsItsOwnEnergy() {
        double k = 60, h = 1 / 60.0;
        Run run = run(List.of(move(1, AWAY)), "preset undamped", SMALL);
        seek(run, 1);
        double before = shadowEnergy(run, k, h);
        assertEquals(k * AWAY.dot(AWAY), before, 1e-12 * before, "as it was let go");
        seek(run, 5000);
        assertEquals(before, shadowEnergy(run, k, h), 1e-11 * before);
    }

    private static double shadowEnergy(Run run, double k, double h) {
        Vec u = Vec.of(read(run, "offset"), 0), v = Vec.of(run.state().of(JellyChannels.VELOCITY), 0);
        return v.dot(v) + k * u.dot(u) - k * h * u.dot(v);
    }

    /// The follower's axes do not know each other, and twice the pull gives twice the way.
    @Test
    void theFollowerIsLinearInItsAnchor() {
        Run once = seek(run(List.of(move(1, AWAY)), SMALL), 37),
                twice = seek(run(List.of(move(1, AWAY.times(2))), SMALL), 37);
        assertEquals(0, follow(once).times(2).distance(follow(twice)), 1e-15);
        assertEquals(0, follow(once).cross(AWAY).length(), 1e-15, "on the line to its anchor");
    }

    /// a = A·sin(2πt/T) along x about where it is held; with sway off it is back there.
    @Test
    void aSwayingAnchorIsASine() {
        Run run = run(List.of(move(5, new Vec(0, 1, 0)), new Input.Set(50, "sway", "0")), SMALL, "sway=0.35",
                "swayPeriod=1.5");
        for (int n = 1; n < 50; n++) {
            run.next();
            Vec anchor = Vec.of(run.state().of(JellyChannels.ANCHOR), 0);
            assertEquals(0, anchor.distance(new Vec(0.35 * Math.sin(2 * Math.PI * n / 90), n < 5 ? 0 : 1, 0)), 1e-14);
            for (String none : List.of("lost", "oscillatorError", "overshoot"))
                assertEquals(Double.NaN, number(run, none), "nothing of what counts from a last move");
        }
        run.next();
        assertEquals(new Vec(0, 1, 0), Vec.of(run.state().of(JellyChannels.ANCHOR), 0));
    }

    @Test
    void dampingOnlyTakesEnergy() {
        Run run = run(List.of(move(1, AWAY)), SMALL, "substep=0.0001", "substeps=100");
        double before = 30 * AWAY.dot(AWAY);
        for (int n = 0; n < 200; n++) {
            run.next();
            assertEquals(30 * AWAY.dot(AWAY), number(run, "energy") + number(run, "lost"), 1e-12);
            assertTrue(number(run, "energy") < before * (1 + 1e-3));
            before = number(run, "energy");
        }
    }

    /// Four uniforms, the height once and 3 + 3 + 1 numbers in a frame, against three for each vertex.
    @Test
    void whatAShaderSaves() {
        Run run = run("mesh=icosphere:4");
        assertEquals(1, number(run, "uniformFloatsOnce"), 0);
        assertEquals(7, number(run, "uniformFloats"), 0);
        assertEquals(3 * 2562, number(run, "vertexFloats"), 0);
        assertEquals(2, number(run("mesh=icosphere:1", "count=2"), "uniformFloatsOnce"), 0);
        assertEquals(14, number(run("mesh=icosphere:1", "count=2"), "uniformFloats"), 0);
        assertEquals(7, number(run("mesh=icosphere:1", "count=2", "shared=true"), "uniformFloats"), 0);
    }

    /// Weight 0.5 in the middle, ½·(1 − d²/r²)² around it, within 0 and 1. The pole's neighbours on a uv-sphere of 8
    /// rows are 2·sin(π/16) = 0.390181 away.
    @Test
    void aStrokePaintsMostInItsMiddle() {
        Vec top = new Vec(0, 1, 0);
        Input stroke = new Input.Act(2, "paint", Map.of("point", top));
        String[] painted = {"mesh=uv-sphere:16x8", "mask=painted", "brushRadius=0.5"};
        double[] once = read(seek(run(List.of(stroke), painted), 2), "mask"),
                thrice = read(seek(run(List.of(stroke, stroke, stroke), painted), 2), "mask");
        int last = once.length - 1;
        double near = Math.pow(1 - Math.pow(2 * Math.sin(Math.PI / 16) / 0.5, 2), 2);
        assertEquals(0.5, once[last], 1e-15);
        assertEquals(0.5 * near, once[last - 1], 1e-14);
        assertEquals(0, once[last - 17], 0, "two rows away is out of reach");
        assertEquals(1, thrice[last], 0, "no more than 1");
        assertEquals(1.5 * near, thrice[last - 1], 1e-14);
        double[] wiped = read(seek(
                run(List.of(new Input.Act(1, "fill", Map.of("weight", 0.25)), stroke), with(painted, "brushWeight=-1")),
                2), "mask");
        assertEquals(0, wiped[last], 0, "no less than 0");
        assertEquals(0.25, wiped[0], 0);
    }

    /// The brush works under any mask; its strokes show once the mask is painted.
    @Test
    void strokesUnderAnotherMaskAreKept() {
        Run run = seek(run(List.of(new Input.Act(2, "paint", Map.of("point", new Vec(0, 1, 0))),
                new Input.Set(9, "mask", "painted")), "mesh=uv-sphere:16x8"), 8);
        double[] before = read(run, "mask"), rest = run.state().of(SurfaceSkin.REST);
        for (int i = 0; i < before.length; i++) assertEquals((rest[3 * i + 1] + 1) / 2, before[i], 1e-15);
        double[] after = read(seek(run, 9), "mask");
        assertEquals(0.5, after[after.length - 1], 1e-15);
        assertEquals(0, after[0], 0);
    }

    /// The published parameters of docs/models/jelly.md, presets and measures.
    @Test
    void publishedNamesAndDefaults() {
        Map.of("mesh", "icosphere:4", "stiffness", "60", "damping", "2", "substep", Double.toString(1.0 / 60), "scale",
                "1", "rotation", "0", "count", "1", "clock", "fixed", "frameTime", Double.toString(1.0 / 60), "mask",
                "height")
                .forEach((name, value) -> assertEquals(value, JELLY.defaults().text(JELLY.defaults().parameter(name)),
                        name));
        assertTrue(JELLY.presets().stream().map(Preset::name).toList()
                .containsAll(List.of("undamped", "light", "critical", "heavy", "unstable")));
        assertTrue(JELLY.measures().stream().map(Measure::name).toList().containsAll(List.of(
                "frame", "time", "energy", "kinetic", "potential", "lost", "finite", "offset", "speed", "overshoot",
                "zeta", "omega", "settle", "mask", "volume", "growth", "stable")));
    }
}
