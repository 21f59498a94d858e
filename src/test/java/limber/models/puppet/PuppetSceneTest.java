package limber.models.puppet;

import static limber.models.Setup.number;
import static limber.models.puppet.Puppets.PUPPET;
import static limber.models.puppet.Puppets.after;
import static limber.models.puppet.Puppets.fresh;
import static limber.models.puppet.Puppets.settings;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import limber.engine.State;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Variant;
import limber.engine.run.ComparisonRun;
import limber.engine.run.PictureRequest;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.models.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Handles, sway and what is refused.
class PuppetSceneTest {
    private static Vec point(State s, int i) {
        return Vec.of(s.of(PuppetChannels.POINTS), i);
    }

    @ParameterizedTest
    @CsvSource({"lattice,27,16", "skinning,3,2", "arap,1,0"})
    void eachMethodHasItsHandles(String method, int handles,
            int driven) {
        String[] with = {"method=" + method, "mesh=cylinder"};
        assertEquals(handles, PUPPET.handles(settings(with)).size());
        assertEquals("point:0", PUPPET.handles(settings(with)).getFirst().name());
        State still = fresh(with), pulled = fresh(Setup.with(with, "pull=1,2,3"));
        for (int i = 0; i < handles; i++)
            assertEquals(i == driven ? point(still, i).plus(new Vec(1, 2, 3)) : point(still, i), point(pulled, i));
        assertArrayEquals(still.of(PuppetChannels.VERTICES), pulled.of(PuppetChannels.VERTICES), "nothing at frame 0");
    }

    /// w = sway·sin(2π·(t/swayPeriod)): a quarter of a period of 2 s is 30 frames, where the driven handle is furthest.
    @Test
    void theDrivenHandleSwings() {
        String[] with = {"sway=0.5", "swayPeriod=2", "pulled=3"};
        State start = fresh(with), s = after(30, with).state();
        for (int i = 0; i < 27; i++)
            assertEquals(0, point(start, i).plus(new Vec(i == 3 ? 0.5 : 0, 0, 0)).distance(point(s, i)), 1e-15);
    }

    /// It stands where the hand is in that frame, and swings on about the place that follows from it.
    @Test
    void aDraggedHandleStandsWhereTheHandIs() {
        Vec to = new Vec(3, 4, 5);
        Run run = Puppets.run(List.of(new Input.Move(15, "point:3", to), new Input.Move(15, "point:4", to)), "sway=0.5",
                "swayPeriod=2", "pulled=3");
        State s = Setup.seek(run, 15).state();
        assertEquals(0, to.distance(point(s, 3)), 1e-15);
        assertEquals(to, point(s, 4));
        s = Setup.seek(run, 75).state();
        double w = 0.5 * Math.sqrt(0.5); // after an eighth of a period, and −w after five eighths
        assertEquals(0, to.plus(new Vec(-2 * w, 0, 0)).distance(point(s, 3)), 1e-14);
        assertEquals(to, point(s, 4));
    }

    @Test
    void aDragAtFrame0WritesAllPlacesAndNoPull() {
        Settings p = settings("pull=0.5,2.2,0");
        Handle handle = PUPPET.handles(p).get(4);
        Settings put = handle.placing().orElseThrow().put(p, new Vec(7, 8, 9));
        assertEquals(27, put.get(PuppetParameters.POINTS_AT).size());
        assertEquals(Vec.ZERO, put.get(PuppetParameters.PULL));
        State before = PUPPET.initial(p), after = PUPPET.initial(put);
        for (int i = 0; i < 27; i++) assertEquals(i == 4 ? new Vec(7, 8, 9) : point(before, i), point(after, i));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "points=1,2,3|puppet.points: 1 point, but there are 27 handles",
        "method=arap;points=1,2,3;1,2,3|puppet.points: 2 points, but there is 1 handle",
        "method=arap;fixed=0.6;moved=0.4|puppet.fixed: 0.6 and moved: 0.4 leave nothing between them",
        "mesh=icosphere:9|puppet.mesh: 'icosphere:9': 9 is above 7 (0..7)"})
    void nonsenseIsRefused(String changes,
            String message) {
        var e = assertThrows(BadInput.class, () -> {
            Settings p = settings();
            for (String c : changes.replace("points=1,2,3;1,2,3", "points=1,2,3 1,2,3").split(";"))
                p = p.with(c.substring(0, c.indexOf('=')), c.substring(c.indexOf('=') + 1).replace(' ', ';'));
            PUPPET.check(p);
        });
        assertTrue(e.getMessage().startsWith(message), e.getMessage());
    }

    /// Every vertex of a sphere, that of a flat mesh, and a handle that is not there.
    @Test
    void aHandleThatIsNotThereIsRefused() {
        var e = assertThrows(BadInput.class,
                () -> Puppets.run(List.of(new Input.Move(1, "point:27", Vec.ZERO))).next());
        assertEquals("'point:27' is not a handle of the puppet (point:0..point:26)", e.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"lattice", "skinning", "arap"})
    void atRestEveryRatioIs1(String method) {
        Run run = after(1, "method=" + method, "mesh=cylinder");
        for (String ratio : List.of("volumeRatio", "areaRatio", "minSection"))
            assertEquals(1, number(run, ratio), 1e-12, ratio);
        for (String none : List.of("maxStretch", "arapEnergy")) assertEquals(0, number(run, none), 1e-12, none);
        for (String energy : List.of("energy", "kinetic", "potential", "lost"))
            assertEquals(Double.NaN, number(run, energy), energy);
    }

    /// A lattice beside bones: both get the drag of point 2, and the drag of point 16 means nothing to three joints.
    @Test
    void twoMethodsAreComparedUnderTheHandlesThatBothHave() {
        Vec to = new Vec(1, 1, 0);
        Run run = Setup.seek(Puppets.run(List.of(new Input.Move(2, "point:2", to), new Input.Move(3, "point:16", to)),
                "mesh=cylinder"), 4);
        var beside = new ComparisonRun(new Timeline(PUPPET), new Variant(Map.of("method", "skinning")));
        State s = beside.beside(run, new PictureRequest(Set.of(), Set.of()), true, () -> false).state();
        assertEquals(to, point(s, 2));
        assertEquals(3, s.of(PuppetChannels.POINTS).length / 3);
    }
}
