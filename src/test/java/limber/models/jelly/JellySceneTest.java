package limber.models.jelly;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Clock;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Verdict;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.mesh.Skin;
import limber.models.Setup;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How a scene of jellies is laid out, and what inputs do to its state. The mesh is one triangle, (0, 0, 0), (1, 0, 0),
/// (0, 2, 0): 1 m wide and 2 m high.
class JellySceneTest {
    @TempDir Path folder;
    private String mesh;

    @BeforeEach
    void triangle() throws IOException {
        mesh = mesh("v 0 0 0\nv 1 0 0\nv 0 2 0\nf 1 2 3\n");
    }

    private String mesh(String obj) throws IOException {
        return "mesh=file:" + Files.writeString(folder.resolve("mesh.obj"), obj);
    }

    private Settings settings(String... changes) {
        return Jellies.settings(Setup.with(new String[]{mesh}, changes));
    }

    private static State fresh(Settings p) {
        return Jellies.JELLY.initial(p);
    }

    private static void apply(Input input, Settings p, State s) {
        Jellies.JELLY.apply(input, p, s);
    }

    /// 1.4 times the larger of width and height: 1.4·2·s for the triangle; 1.4·5 where it is 5 m wide, from −2 to 3.
    @ParameterizedTest
    @CsvSource({"v 0 0 0|v 1 0 0|v 0 2 0,1,2.8", "v 0 0 0|v 1 0 0|v 0 2 0,3,8.4", "v -2 0 0|v 3 0 0|v 0 2 0,1,7",
        "v 0 -1 0|v 1 0 0|v 0 2 0,1,4.2"})
    void theSecondStandsBesideTheFirst(String obj, String scale, double apart) throws IOException {
        mesh = mesh(obj.replace('|', '\n') + "\nf 1 2 3\n");
        State s = fresh(settings("count=2", "scale=" + scale));
        double[] places = {0, 0, 0, apart, 0, 0};
        assertArrayEquals(places, s.of(JellyChannels.ANCHOR), 1e-14);
        assertArrayEquals(places, s.of(JellyChannels.HELD), 1e-14);
        assertArrayEquals(places, s.of(JellyChannels.FOLLOW), 1e-14);
        assertArrayEquals(new double[6], s.of(JellyChannels.VELOCITY));
    }

    /// The largest coordinate of the triangle is 2 m.
    @ParameterizedTest
    @CsvSource({"1,2", "3,6", "0.25,1"})
    void theExtentIsThatOfTheMeshAndAtLeast1(String scale, double extent) {
        Settings p = settings("scale=" + scale);
        assertEquals(extent, Jellies.JELLY.extent(p, fresh(p)), 0);
    }

    /// Five seconds between two jerks, in frames: 5·60, 5/0.04 = 125; at least 1, at most a million.
    @ParameterizedTest
    @CsvSource({"1/60,300", "0.04,125", "10,1", "0.000001,1000000"})
    void theOpeningJerksTheAnchorToAndFro(String step,
            int frames) {
        Settings p = step.contains("/") ? settings() : settings("substep=" + step);
        List<Input> opening = Jellies.JELLY.opening(p);
        assertEquals(60, opening.size());
        for (int k = 0; k < 60; k++)
            assertEquals(new Input.Move(1 + k * frames, "anchor", new Vec(k % 2 == 0 ? 0.3 : -0.3, 0, 0)),
                    opening.get(k));
        assertEquals(List.of(), Jellies.JELLY.opening(p.with("sway", "0.1")));
    }

    @Test
    void eachJellyHasAHandleAtItsAnchor() {
        assertEquals(List.of(new Handle("anchor", JellyChannels.ANCHOR, 0, Optional.empty(), false)),
                Jellies.JELLY.handles(settings()));
        assertEquals(List.of(new Handle("anchor", JellyChannels.ANCHOR, 0, Optional.empty(), false),
                new Handle("anchor:2", JellyChannels.ANCHOR, 1, Optional.empty(), false)),
                Jellies.JELLY.handles(settings("count=2")));
    }

    @Test
    void whatIsNotThereIsRefusedByName() {
        for (String count : new String[]{"1", "2"}) {
            Settings p = settings("count=" + count);
            var e = assertThrows(BadInput.class, () -> apply(new Input.Move(1, "tip", Vec.ZERO), p, fresh(p)));
            assertEquals("'tip' is not a handle of the jelly (anchor" + (count.equals("2") ? ", anchor:2)" : ")"),
                    e.getMessage());
        }
        Settings p = settings();
        var e = assertThrows(BadInput.class, () -> apply(new Input.Act(1, "press", Map.of()), p, fresh(p)));
        assertEquals("'press' is not an action of the jelly", e.getMessage());
        Settings gone = p.with("mesh", "file:" + folder.resolve("gone.obj"));
        assertTrue(assertThrows(BadInput.class, () -> Jellies.JELLY.check(gone)).getMessage().startsWith("jelly.mesh"));
        assertTrue(assertThrows(BadInput.class, () -> Jellies.JELLY.load(gone)).getMessage().startsWith("jelly.mesh"));
    }

    /// The closed form begins at x − a with the velocity of the moment, and its time at 0.
    @Test
    void aMoveHoldsTheAnchorAndBeginsTheClosedForm() {
        Settings p = settings("count=2");
        State s = fresh(p);
        new Vec(7, 8, 9).into(s.of(JellyChannels.FOLLOW), 1);
        new Vec(0, -1, 2).into(s.of(JellyChannels.VELOCITY), 1);
        Arrays.fill(s.of(JellyChannels.SINCE), 5);
        apply(new Input.Move(1, "anchor:2", new Vec(1, 2, 4)), p, s);
        assertArrayEquals(new double[]{0, 0, 0, 1, 2, 4}, s.of(JellyChannels.HELD));
        assertArrayEquals(new double[]{0, 0, 0, 1, 2, 4}, s.of(JellyChannels.ANCHOR));
        assertArrayEquals(new double[]{0, 0, 0, 0, 0, 0, 6, 6, 5, 0, -1, 2}, s.of(JellyChannels.BEGUN));
        assertArrayEquals(new double[4], s.of(JellyChannels.SINCE));
    }

    /// Without sway an anchor is where it is held; the step of the clock is the new one.
    @Test
    void aSettingTakesASwayingAnchorBackAndSetsTheStep() {
        Settings p = settings("substep=0.25");
        for (String sway : new String[]{"0", "1"}) {
            State s = fresh(p);
            new Vec(1, 1, 1).into(s.of(JellyChannels.ANCHOR), 0);
            s.of(JellyChannels.SINCE)[0] = 5;
            apply(new Input.Set(1, "sway", sway), p.with("sway", sway), s);
            assertEquals(sway.equals("0") ? Vec.ZERO : new Vec(1, 1, 1), Vec.of(s.of(JellyChannels.ANCHOR), 0));
            assertEquals(0.25, s.of(Clock.CHANNEL)[Clock.STEP], 0);
            assertEquals(0, s.of(JellyChannels.SINCE)[0], 0);
        }
    }

    /// Turned by 90° and scaled by 2, (x, y) stands at (−2y, 2x): the first jelly's vertices at (0, 0), (0, 2), (−4,
    /// 0), the second's 5.6 m beside it. The second's offset is (1, 0, 0).
    ///
    /// Vertex 5, at 5.6 − 4, leans by half of that to (2.1, 0, 0). A stroke 0.6 m above it, with a brush of 1 m, adds
    /// 0.5·(1 − 0.36)² = 0.2048.
    ///
    /// Vertex 1, at (0, 2), leans by half as well where the material is shared: (0.5, 2, 0). Otherwise it stays, and
    /// a stroke at (0.5, 2, 0.6) is √0.61 away: 0.5·0.39² = 0.07605.
    @ParameterizedTest
    @CsvSource({"false,0.57605", "true,0.7048"})
    void theBrushFindsVerticesWhereTheyAreDrawn(String shared,
            double first) {
        Settings p = settings("count=2", "shared=" + shared, "scale=2", "rotation=90", "mask=painted", "brushRadius=1");
        State s = fresh(p);
        Vec.of(s.of(JellyChannels.ANCHOR), 1).plus(new Vec(1, 0, 0)).into(s.of(JellyChannels.FOLLOW), 1);
        Arrays.fill(s.of(JellyChannels.WEIGHTS), 0.5);
        apply(new Input.Act(1, "paint", Map.of("point", new Vec(2.1, 0.6, 0))), p, s);
        assertArrayEquals(new double[]{0.5, 0.5, 0.5, 0.5, 0.5, 0.7048}, s.of(JellyChannels.WEIGHTS), 1e-14);
        apply(new Input.Act(1, "paint", Map.of("point", new Vec(0.5, 2, 0.6))), p, s);
        assertArrayEquals(new double[]{0.5, first, 0.5, 0.5, 0.5, 0.7048}, s.of(JellyChannels.WEIGHTS), 1e-14);
        apply(new Input.Act(1, "fill", Map.of("weight", 0.125)), p, s);
        assertArrayEquals(new double[]{0.125, 0.125, 0.125, 0.125, 0.125, 0.125}, s.of(JellyChannels.WEIGHTS));
    }

    @Test
    void onlyAPaintedMaskIsPainted() {
        assertEquals(Optional.empty(), Jellies.JELLY.touch(settings()));
        var touch = Jellies.JELLY.touch(settings("mask=painted")).orElseThrow();
        assertEquals("paint", touch.action().name());
        assertTrue(!touch.held());
        State s = fresh(settings());
        s.of(Skin.PLACED)[4] = 3;
        assertArrayEquals(new double[]{0, 0, 0, 0, 3, 0, 0, 0, 0}, touch.surface().apply(s));
    }

    @Test
    void elementsAndChannelsHaveTheirPlaces() {
        Settings p = settings("count=2");
        State s = fresh(p);
        new Vec(1, 2, 3).into(s.of(JellyChannels.FOLLOW), 1);
        new Vec(4, 5, 6).into(s.of(Skin.PLACED), 2);
        assertArrayEquals(new double[]{0, 0, 0}, Jellies.JELLY.place(p, s, new Element("jelly", 0)));
        assertArrayEquals(new double[]{1, 2, 3}, Jellies.JELLY.place(p, s, new Element("jelly", 1)));
        assertArrayEquals(new double[]{4, 5, 6}, Jellies.JELLY.place(p, s, new Element("vertex", 2)));
        assertArrayEquals(new double[0], Jellies.JELLY.place(p, s, new Element("stick", 0)));
        Vec v = new Vec(1, 2, 3);
        for (var c : List.of(JellyChannels.FOLLOW, JellyChannels.ANCHOR, Skin.PLACED))
            assertEquals(Optional.of(v), Jellies.JELLY.placed(p, c, v));
        assertEquals(Optional.empty(), Jellies.JELLY.placed(p, JellyChannels.VELOCITY, v));
    }

    @Test
    void onlyStaleNormalsAreItsOwn() {
        assertTrue(Jellies.JELLY.ownNormals(settings("normals=stale")));
        assertTrue(!Jellies.JELLY.ownNormals(settings()));
    }

    /// k = 60 /s², c = 2 /s, h = 0.1 s: k·h² + 2·c·h = 0.6 + 0.4 = 1; the limit is 4/(2 + √(4 + 240)). With c alone it
    /// is 2/c, and with neither there is none.
    @Test
    void theVerdictNamesItsRuleAndWhatItMeasures() {
        double limit = 4 / (2 + Math.sqrt(244));
        var rule = new Verdict.Sentence("rule", "k·h² + 2·c·h < 4");
        assertEquals(Optional.of(new Verdict(Verdict.Claim.STABLE, limit, rule, "k·h² + 2·c·h = 1", 0.1, List.of())),
                Jellies.JELLY.stability(settings("substep=0.1")));
        assertEquals(0.5, Jellies.JELLY.stability(settings("stiffness=0", "damping=4")).orElseThrow().limit(), 0);
        assertEquals(Double.POSITIVE_INFINITY,
                Jellies.JELLY.stability(settings("stiffness=0", "damping=0")).orElseThrow().limit(), 0);
    }

    /// Offset (3, 0, 4) from rest with k = 4 /s², so that ½·k·u² = 50; v = (0, 2, 0), ½·v² = 2. It began with u = (4,
    /// 0, 4) and v = (0, 0, 2): ½·4·32 + 2 = 66.
    @Test
    void energiesAreThoseOfAUnitMass() {
        Settings p = settings("stiffness=4", "count=2");
        State s = fresh(p);
        new Vec(3, 0, 4).into(s.of(JellyChannels.FOLLOW), 0);
        new Vec(0, 2, 0).into(s.of(JellyChannels.VELOCITY), 0);
        new Vec(4, 0, 4).into(s.of(JellyChannels.BEGUN), 0);
        new Vec(0, 0, 2).into(s.of(JellyChannels.BEGUN), 1);
        Map.of("kinetic", 2.0, "potential", 50.0, "energy", 52.0, "lost", 14.0).forEach(
                (name, value) -> assertEquals(value, measure(name, p, s)[0], 1e-13, name));
        assertArrayEquals(new double[]{2, 0}, measure("speed", p, s));
        assertArrayEquals(new double[]{3, 0, 4, 0, 0, 0}, measure("offset", p, s));
    }

    private static double[] measure(String name, Settings p, State s) {
        return Jellies.JELLY.measures().stream().filter(m -> m.name().equals(name)).findFirst().orElseThrow().read(p,
                s);
    }
}
