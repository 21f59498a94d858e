package limber.models.cloth;

import static limber.models.Setup.number;
import static limber.models.Setup.seek;
import static limber.models.Setup.with;
import static limber.models.cloth.Cloths.CLOTH;
import static limber.models.cloth.Cloths.at;
import static limber.models.cloth.Cloths.run;
import static limber.models.cloth.Cloths.settings;
import static limber.models.cloth.Cloths.velocity;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import limber.engine.State;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What touches a cloth: obstacles, worked by hand, the pointer, and settings that change while it runs.
class ClothTouchTest {
    private static final String[] OBSTACLE = {"collide=true", "columns=1", "rows=0", "pins=corner", "friction=0.5",
        "thickness=0.25", "floorAt=0,0,0", "sphereAt=0,0,0", "sphereRadius=1", "boxAt=0,0,0", "boxSize=2,2,2"};

    private static Vec vec(String text) {
        String[] xyz = text.split(" ");
        return new Vec(Double.parseDouble(xyz[0]), Double.parseDouble(xyz[1]), Double.parseDouble(xyz[2]));
    }

    /// Grown by 0.25: floor at 0.25, sphere of 1.25, box of half size 1.25. Of the velocity half of what slides is
    /// left; what goes inwards is gone, what goes outwards stays. On a tie of faces x comes before y before z, and a
    /// coordinate of 0 counts as positive.
    @ParameterizedTest
    @CsvSource({"floor,0 -1 0,2 -3 4,0 0.25 0,1 0 2", "floor,0 -1 0,2 3 4,0 0.25 0,1 3 2",
        "floor,0 0.5 0,2 -3 4,0 0.5 0,2 -3 4", "floor,0 0.25 0,2 -3 4,0 0.25 0,2 -3 4",
        "sphere,1 0 0,-2 4 0,1.25 0 0,0 2 0", "sphere,0 0 -0.5,2 0 6,0 0 -1.25,1 0 0",
        "sphere,0 0 0,2 -1 0,0 1.25 0,1 0 0", "sphere,0 1.5 0,2 -1 0,0 1.5 0,2 -1 0",
        "box,0 -1 0.5,2 3 4,0 -1.25 0.5,1 0 2", "box,1 -1 1,2 4 6,1.25 -1 1,2 2 3", "box,0 1 -1,2 4 6,0 1.25 -1,1 4 3",
        "box,0 0 0,-2 4 6,1.25 0 0,0 2 3", "box,0.5 0 -1,2 4 6,0.5 0 -1.25,1 2 0",
        "box,0 1.5 0,2 4 6,0 1.5 0,2 4 6"})
    void aParticleIsPutOnTheGrownSurface(String obstacle, String x, String v,
            String to, String left) {
        Settings p = settings(with(OBSTACLE, "obstacle=" + obstacle));
        State s = CLOTH.initial(p);
        for (int i = 0; i < 2; i++) {
            vec(x).into(s.of(ClothChannels.POSITION), i);
            vec(v).into(s.of(ClothChannels.VELOCITY), i);
        }
        Cloths.phase("collide", p, s);
        assertEquals(0, vec(to).distance(at(s, 1)), 1e-15);
        assertEquals(0, vec(left).distance(velocity(s, 1)), 1e-15);
        assertEquals(0, vec(x).distance(at(s, 0)), 0, "the pinned one is left alone");
    }

    /// Moved in frame 3 it is there in frame 3, at rest; held it stays, and let go in frame 6 it falls from rest.
    @Test
    void aGrabbedParticleJumpsStaysAndFalls() {
        Vec target = new Vec(0.1, -0.5, 0.3);
        Run run = run(List.of(new Input.Move(3, "particle:100", target),
                new Input.Act(6, Input.RELEASE, Map.of("particle", 100))));
        assertNotEquals(0, at(seek(run, 2).state(), 100).distance(target), 1e-3);
        for (int n = 3; n < 6; n++) {
            assertEquals(0, at(seek(run, n).state(), 100).distance(target), 0, "frame " + n);
            assertEquals(Vec.ZERO, velocity(run.state(), 100));
            assertEquals(0, run.state().of(ClothChannels.INVERSE_MASS)[100], 0);
            assertEquals(1.0 / 216, run.state().of(ClothChannels.MASSES)[100], 1e-17, "the mass stays");
        }
        assertTrue(at(seek(run, 6).state(), 100).distance(target) > 0, "frame 6");
    }

    @Test
    void theHandlesAreTheTopCornersAndTheObstacle() {
        Vec target = new Vec(2, 1, 3), opposite = new Vec(-2, -1, -3);
        Run run = seek(run(List.of(new Input.Move(2, "start", opposite), new Input.Move(2, "end", target),
                new Input.Move(2, "obstacle", Vec.ZERO)), "collide=true"), 2);
        assertEquals(opposite, at(run.state(), 0));
        assertEquals(target, at(run.state(), 18));
        assertEquals(Vec.ZERO, Vec.of(run.state().of(ClothChannels.OBSTACLE_AT), 0));
        assertEquals(List.of("start", "end"), CLOTH.handles(settings()).stream().map(h -> h.name()).toList());
    }

    @ParameterizedTest
    @CsvSource({"mass,4", "pins,none", "wind,'0,0,-3'", "method,vbd", "gravity,'0,9,0'", "massing,published",
        "collide,true", "iterations,9"})
    void aLiveSettingTakesEffectInItsFrame(String name, String value) {
        String[] near = {"sphereAt=0,-0.6,0.2", "sphereRadius=0.7"};
        Run plain = run(near), changed = run(List.of(new Input.Set(5, name, value)), near);
        assertTrue(seek(plain, 4).state().sameBits(seek(changed, 4).state()), "before");
        double apart = 0;
        plain.next();
        changed.next();
        for (int i = 0; i < 247; i++) apart = Math.max(apart, at(plain.state(), i).distance(at(changed.state(), i)));
        assertTrue(apart > 1e-7, "in its frame by " + apart);
    }

    @Test
    void aFrameOfNoTimeHasNoSubstep() {
        Run run = run("clock=per-frame", "frameTime=0");
        State before = run.state().copy();
        run.next();
        assertEquals(0, number(run, "substepsRun"), 0);
        for (int i = 0; i < 247; i++) assertEquals(at(before, i), at(run.state(), i));
    }

    @Test
    void aShapeOfAnotherNumberOfPointsIsRefused() {
        var e = assertThrows(BadInput.class, () -> run("columns=2", "rows=1", "shape=0,0,0;1,0,0"));
        assertEquals("cloth.shape: 2 points, but 2 columns and 1 rows need 6", e.getMessage());
    }
}
