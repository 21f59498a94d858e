package limber.models.soft;

import static limber.models.Setup.seek;
import static limber.models.Setup.with;
import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.Softs.SOFT;
import static limber.models.soft.Softs.at;
import static limber.models.soft.Softs.particles;
import static limber.models.soft.Softs.rest;
import static limber.models.soft.Softs.run;
import static limber.models.soft.Softs.settings;
import static limber.models.soft.Softs.velocity;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import limber.engine.State;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What touches a soft body: faces and particles moved by hand, obstacles worked by hand, settings that change.
class SoftTouchTest {
    private static final String[] SMALL = {"cellsX=2", "cellsY=2", "cellsZ=2", "gravity=0,0,0"};

    private static Vec vec(String text) {
        String[] xyz = text.split(" ");
        return new Vec(Double.parseDouble(xyz[0]), Double.parseDouble(xyz[1]), Double.parseDouble(xyz[2]));
    }

    /// The left face stands at (−0.1, 0, 0). A move shifts it as a whole, but for a particle of it that is held.
    @Test
    void aFaceIsShiftedAsAWhole() {
        Vec held = new Vec(-0.3, 0.5, 0), shift = new Vec(-0.05, 0.02, 0.01);
        Run run = run(List.of(new Input.Move(2, "particle:0", held),
                new Input.Move(3, "face", new Vec(-0.1, 0, 0).plus(shift)),
                new Input.Move(3, "opposite", new Vec(0.3, 0, 0)),
                new Input.Move(5, "face", new Vec(-0.1, 0, 0))), with(SMALL, "pins=left-and-right"));
        State s = seek(run, 3).state();
        for (int i = 3; i < particles(s); i += 3)
            assertEquals(0, rest(s, i).plus(shift).distance(at(s, i)), 1e-15, "left " + i);
        for (int i = 2; i < particles(s); i += 3)
            assertEquals(0, rest(s, i).plus(new Vec(0.2, 0, 0)).distance(at(s, i)), 1e-15, "right " + i);
        assertEquals(held, at(s, 0));
        seek(run, 6);
        for (int i = 3; i < particles(s); i += 3) {
            assertEquals(0, rest(s, i).distance(at(run.state(), i)), 1e-15, "and back " + i);
            assertEquals(Vec.ZERO, velocity(run.state(), i));
        }
        assertEquals(held, at(run.state(), 0));
    }

    /// Two moves in one frame count as one, from where the handle stood.
    @Test
    void theLastMoveOfAFrameCounts() {
        Run run = run(List.of(new Input.Move(2, "face", new Vec(5, 5, 5)),
                new Input.Move(2, "face", new Vec(0, -0.1, 1))), with(SMALL, "pins=bottom"));
        State s = seek(run, 2).state();
        assertEquals(0, rest(s, 0).plus(new Vec(0, 0, 1)).distance(at(s, 0)), 1e-15);
    }

    /// When pins are set, the handle stands at the mean of the face as it is then: it has fallen with the body.
    @Test
    void aHandleStandsWhereItsFaceIsWhenItIsPinned() {
        Run run = run(List.of(new Input.Set(4, "pins", "bottom")), "cellsX=2", "cellsY=2", "cellsZ=2");
        double fallen = -0.1 - 9.81 * 4e-6 * 24 * 25 / 2; // three frames of eight substeps
        Vec stands = Vec.of(seek(run, 4).state().of(FACE_AT), 0);
        assertEquals(0, stands.distance(new Vec(0, fallen, 0)), 1e-12);
        assertEquals(stands.y(), at(run.state(), 0).y(), 1e-12, "and it stays there");
        assertEquals(Vec.ZERO, velocity(run.state(), 0));
    }

    /// Whatever stands first in the file: the face is pinned, its handle stands at the mean, and is moved from there.
    @Test
    void aFaceIsPinnedAndMovedInOneFrame() {
        Input pin = new Input.Set(3, "pins", "left"), move = new Input.Move(3, "face", new Vec(1, 0, 0));
        for (List<Input> order : List.of(List.of(pin, move), List.of(move, pin))) {
            State s = seek(run(order, SMALL), 3).state();
            for (int i = 0; i < particles(s); i += 3)
                assertEquals(0, rest(s, i).plus(new Vec(1.1, 0, 0)).distance(at(s, i)), 1e-14);
        }
    }

    @Test
    void aGrabbedParticleJumpsStaysAndIsLetGoFromRest() {
        Vec target = new Vec(0.5, 0.4, 0.3);
        Run run = run(List.of(new Input.Move(2, "particle:26", target),
                new Input.Act(4, Input.RELEASE, Map.of("particle", 26))), "cellsX=2", "cellsY=2", "cellsZ=2");
        for (int n = 2; n < 4; n++) assertEquals(target, at(seek(run, n).state(), 26));
        assertEquals(0, run.state().of(INVERSE_MASS)[26]);
        assertEquals(Vec.ZERO, velocity(run.state(), 26));
        assertTrue(at(seek(run, 4).state(), 26).distance(target) > 1e-3);
    }

    @ParameterizedTest
    @CsvSource({"none,''", "bottom,face", "bottom-and-top,face opposite", "left-and-right,face opposite"})
    void handles(String pins, String names) {
        assertEquals(names, String.join(" ", SOFT.handles(settings("pins=" + pins)).stream().map(Handle::name)
                .toList()));
    }

    /// Half of what slides is taken from the previous position's way; n on a tie of faces: x before y before z, and a
    /// coordinate of 0 on the + side.
    @ParameterizedTest
    @CsvSource({"floor,0 -1 0,2 -3 4,0 0 0,1 -3 2", "floor,0 0.5 0,2 -3 4,0 0.5 0,2 -3 4",
        "sphere,0.5 0 0,1 4 0,1 0 0,1 2 0", "sphere,0 0 0,2 -1 0,0 1 0,1 -1 0", "sphere,0 1.5 0,0 0 0,0 1.5 0,0 0 0",
        "box,0 -0.9 0.5,2 0 4,0 -1 0.5,1 0 2.25", "box,0.9 -0.9 0.9,0 0 0,1 -0.9 0.9,0 -0.45 0.45",
        "box,0 0 0,0 2 4,1 0 0,0 1 2"})
    void aParticleInsideIsPutOnTheSurface(String obstacle, String x, String old,
            String to, String moved) {
        String[] given = {"collide=true", "friction=0.5", "obstacle=" + obstacle, "floorAt=0,0,0", "sphereAt=0,0,0",
            "sphereRadius=1", "boxAt=0,0,0", "boxSize=2,2,2", "cellsX=1", "cellsY=1", "cellsZ=1", "pins=left"};
        for (String method : Softs.METHODS) {
            Settings p = settings(with(given, "method=" + method));
            State s = SOFT.initial(p);
            for (int i = 0; i < 2; i++) {
                vec(x).into(s.of(POSITION), i);
                vec(old).into(s.of(PREVIOUS), i);
            }
            Softs.phase("collide", p, s);
            assertEquals(0, vec(to).distance(at(s, 1)), 1e-15);
            assertEquals(0, vec(moved).distance(Vec.of(s.of(PREVIOUS), 1)), 1e-15);
            assertEquals(vec(x), at(s, 0), "the pinned one is left alone");
            boolean touched = !x.equals(to), speed = method.equals("fem") || method.equals("shape-matching");
            Vec v = touched && speed ? vec(to).minus(vec(moved)).times(1 / 0.002) : Vec.ZERO;
            assertEquals(0, v.distance(velocity(s, 1)), 1e-9);
        }
    }

    @Test
    void aFrameOfNoTimeHasNoSubstep() {
        Run run = run("clock=per-frame", "frameTime=0");
        State before = run.state().copy();
        run.next();
        for (int i = 0; i < particles(before); i++) assertEquals(at(before, i), at(run.state(), i));
    }

    @ParameterizedTest
    @CsvSource({"gravity,'0,9,0'", "damping,3", "method,fem", "collide,true", "pins,top"})
    void aLiveSettingHolds(String name, String value) {
        String set = value.equals("top") ? "bottom-and-top" : value;
        Run plain = run("floorAt=0,-0.3,0"), changed = run(List.of(new Input.Set(5, name, set)), "floorAt=0,-0.3,0");
        assertTrue(seek(plain, 4).state().sameBits(seek(changed, 4).state()), "before");
        boolean same = name.equals("collide"); // nothing touches yet
        assertEquals(same, seek(plain, 5).state().sameBits(seek(changed, 5).state()), "in its frame");
    }

    @Test
    void kappaZeroIsRefused() {
        String[] given = {"lame=published", "poisson=0"};
        var e = assertThrows(BadInput.class, () -> run(with(given, "method=neo-hookean-xpbd")));
        assertTrue(e.getMessage().startsWith("soft.poisson: "), e.getMessage());
        assertFalse(run(with(given, "method=fem")).state().channels().isEmpty());
    }

    @Test
    void aHandleThatIsNotThereIsRefused() {
        var e = assertThrows(BadInput.class, () -> run(List.of(new Input.Move(1, "face", Vec.ZERO))).next());
        assertTrue(e.getMessage().contains("'face' is not a handle"), e.getMessage());
    }
}
