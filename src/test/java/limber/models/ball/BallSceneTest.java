package limber.models.ball;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import limber.engine.model.Input;
import limber.engine.model.Touch;
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

/// How a scene of a ball is laid out, and what inputs do to its state. The mesh is one triangle that faces +z at z = 1:
/// (−2, −1), (2, −1), (0, 3), with the middle (0, 1).
class BallSceneTest {
    private static final double[] REST = {-2, -1, 1, 2, -1, 1, 0, 3, 1};

    @TempDir Path folder;
    private String mesh;

    @BeforeEach
    void triangle() throws IOException {
        mesh = "mesh=file:" + Files.writeString(folder.resolve("mesh.obj"), "v -2 -1 1\nv 2 -1 1\nv 0 3 1\nf 1 2 3\n");
    }

    private Settings settings(String... changes) {
        return Balls.settings(Setup.with(new String[]{mesh}, changes));
    }

    private static State fresh(Settings p) {
        return Balls.BALL.initial(p);
    }

    /// Seen along −z the middle of the mesh is on the triangle, at z = 1. A press of 8 frames is followed by 1.5 s: 90
    /// frames of 1/60 s, 6 of 0.25 s; at least one, at most a million.
    @ParameterizedTest
    @CsvSource({"0.016666666666666666,8,1,98", "0.25,8,2,14", "10,3,0.5,4",
        "0.000001,8,1,1000008"})
    void theOpeningPressesTheSideThatIsSeen(String step, int frames, double scale,
            int apart) {
        Settings p = settings("substep=" + step, "pressFrames=" + frames, "scale=" + scale);
        List<Input> opening = Balls.BALL.opening(p);
        assertEquals(100, opening.size());
        for (int k = 0; k < 100; k++) {
            var press = (Input.Act) opening.get(k);
            assertEquals(1 + k * apart, press.frame());
            assertEquals("press", press.action());
            assertEquals(0, ((Vec) press.arguments().get("point")).distance(new Vec(0, scale, scale)), 1e-12);
            assertEquals(0, ((Vec) press.arguments().get("normal")).distance(new Vec(0, 0, 1)), 1e-12);
            assertEquals(frames, press.arguments().get("frames"));
        }
        assertEquals(List.of(), Balls.BALL.opening(p.with("pressEvery", "9")));
    }

    /// A direction is made a unit: (0, 0.3, 0.4)/0.5.
    @Test
    void aSceneStartsAtRestAndAimed() {
        State s = fresh(settings("pressPoint=1,2,3", "pressNormal=0,0.3,0.4", "scale=2"));
        assertArrayEquals(REST, s.of(BallChannels.VERTICES));
        assertArrayEquals(new double[9], s.of(BallChannels.VELOCITY));
        assertArrayEquals(new double[]{1, 2, 3, 0, 0.6, 0.8, 0, 0, 0}, s.of(BallChannels.PRESS_AT), 1e-15);
        assertArrayEquals(new double[4], s.of(BallChannels.PRESS));
    }

    @Test
    void aPressAimsAndLastsUntilItIsLifted() {
        Settings p = settings();
        State s = fresh(p);
        Balls.BALL.apply(Balls.press(1, new Vec(4, 5, 6), new Vec(0, 0, -2), 7), p, s);
        assertArrayEquals(new double[]{4, 5, 6, 0, 0, -1, 0, 0, 0}, s.of(BallChannels.PRESS_AT));
        assertArrayEquals(new double[]{7, 0, 0, 0}, s.of(BallChannels.PRESS));
        Balls.BALL.apply(new Input.Act(1, "lift", Map.of()), p, s);
        assertArrayEquals(new double[4], s.of(BallChannels.PRESS));
    }

    @ParameterizedTest
    @CsvSource({"pressPoint,true", "pressNormal,true", "damping,false"})
    void aSettingAimsOnlyIfItIsAboutTheAim(String parameter, boolean aims) {
        Settings p = settings("pressPoint=1,2,3", "pressNormal=0,1,0", "substep=0.25");
        State s = fresh(settings());
        Balls.BALL.apply(new Input.Set(1, parameter, "x"), p, s);
        assertArrayEquals(aims ? new double[]{1, 2, 3, 0, 1, 0, 0, 0, 0} : new double[]{0, 0, 1, 0, 0, 1, 0, 0, 0},
                s.of(BallChannels.PRESS_AT));
        assertArrayEquals(new double[]{0, 0, 0, 1}, s.of(BallChannels.PRESS));
        assertEquals(0.25, s.of(Clock.CHANNEL)[Clock.STEP], 0);
    }

    @Test
    void whatIsNotThereIsRefusedByName() {
        Settings p = settings();
        assertEquals("'end' is not a handle: the ball has none; press it instead", assertThrows(BadInput.class,
                () -> Balls.BALL.apply(new Input.Move(1, "end", Vec.ZERO), p, fresh(p))).getMessage());
        assertEquals("'paint' is not an action of the ball", assertThrows(BadInput.class,
                () -> Balls.BALL.apply(new Input.Act(1, "paint", Map.of()), p, fresh(p))).getMessage());
        Settings gone = p.with("mesh", "file:" + folder.resolve("gone.obj"));
        assertTrue(assertThrows(BadInput.class, () -> Balls.BALL.check(gone)).getMessage().startsWith("ball.mesh"));
        assertTrue(assertThrows(BadInput.class, () -> Balls.BALL.load(gone)).getMessage().startsWith("ball.mesh"));
    }

    @Test
    void thePointerTouchesTheSurfaceThatIsDrawnOrTheOneAtRest() {
        Settings p = settings("scale=2");
        State s = fresh(p);
        s.of(BallChannels.VERTICES)[0] = 9;
        s.of(Skin.PLACED)[4] = 3;
        Touch touch = Balls.BALL.touch(p).orElseThrow();
        assertTrue(touch.held());
        assertArrayEquals(new double[]{0, 0, 0, 0, 3, 0, 0, 0, 0}, touch.surface().apply(s));
        assertArrayEquals(Arrays.stream(REST).map(x -> 2 * x).toArray(),
                Balls.BALL.touch(p.with("pick", "rest")).orElseThrow().surface().apply(s));
    }

    @Test
    void placesAreScaledIntoTheWorld() {
        Settings p = settings("scale=2");
        assertArrayEquals(new double[]{0, 6, 2}, Balls.BALL.place(p, fresh(p), new Element("vertex", 2)));
        assertArrayEquals(new double[0], Balls.BALL.place(p, fresh(p), new Element("stick", 0)));
        assertEquals(Optional.of(new Vec(2, 4, 6)),
                Balls.BALL.placed(p, BallChannels.VERTICES, new Vec(1, 2, 3)));
        assertEquals(Optional.empty(), Balls.BALL.placed(p, BallChannels.VELOCITY, new Vec(1, 2, 3)));
        assertFalse(Balls.BALL.ownNormals(p));
        assertTrue(Balls.BALL.ownNormals(p.with("normals", "stale")));
    }

    /// Displaced by (3, 0, 0) and (0, 0, 4), with k = 4 /s²: ½·4·25 = 50. Speeds 1, 2, 1: ½·6 = 3. Let go with 60. The
    /// deepest is 4 m, 8 m in the world; drawn twice too large, what is farthest off is 2·4 + 2 − 5 = 5 m off.
    @Test
    void energiesAreThoseOfUnitMassesInTheLocalFrame() {
        Settings p = settings("scale=2", "springForce=4");
        State s = fresh(p);
        double[] x = s.of(BallChannels.VERTICES), v = s.of(BallChannels.VELOCITY);
        x[0] += 3;
        x[5] += 4;
        v[0] = 1;
        v[4] = 2;
        v[8] = -1;
        s.of(BallChannels.WATCHED)[BallChannels.ENERGY] = 60;
        Map.of("kinetic", 3.0, "potential", 50.0, "energy", 53.0, "lost", 7.0, "dent", 8.0, "pressed", 0.0)
                .forEach((name, value) -> assertEquals(value, measure(name, p, s)[0], 1e-13, name));
        assertArrayEquals(new double[]{6, 8, 0}, measure("displacement", p, s));
        assertArrayEquals(new double[]{2, 4, 2}, measure("speed", p, s));
        for (int j = 0; j < 9; j++) s.of(Skin.PLACED)[j] = 2 * x[j];
        assertEquals(0, measure("uploadError", p, s)[0], 0);
        s.of(Skin.PLACED)[7] -= 5;
        assertEquals(5, measure("uploadError", p, s)[0], 0);
        s.of(BallChannels.PRESS)[BallChannels.PRESSED] = 1;
        assertEquals(Double.NaN, measure("lost", p, s)[0]);
        assertEquals(1, measure("pressed", p, s)[0], 0);
    }

    private static double[] measure(String name, Settings p, State s) {
        return Balls.BALL.measures().stream().filter(m -> m.name().equals(name)).findFirst().orElseThrow().read(p, s);
    }

    /// One frame of the phase `touch` with an offset of 0.5 m and scale 2, in a frame of 3 substeps of 0.1 s: the
    /// acting point is (p + 0.5·n)/2. A press that ends takes down the vertex most displaced, the first of equals,
    /// where it is, how fast it is, and ½·v² + ½·k·u² of all: with k = 4, 2·(9 + 9) + ½·4.
    @Test
    void aPressThatEndsIsTakenDown() {
        Settings p = settings("pressPoint=1,2,3", "pressNormal=0,0,1");
        State s = fresh(p);
        double[] press = s.of(BallChannels.PRESS), watched = s.of(BallChannels.WATCHED);
        s.of(Clock.CHANNEL)[Clock.COUNT] = 3;
        s.of(Clock.CHANNEL)[Clock.STEP] = 0.1;
        s.of(BallChannels.VERTICES)[4] += 3;
        s.of(BallChannels.VERTICES)[8] -= 3;
        s.of(BallChannels.VELOCITY)[5] = 2;
        var touching = new Touching(0.5, 2, 0, 8, 4);
        press[BallChannels.LEFT] = 1;
        touching.run(s, 0, 0, 1);
        assertArrayEquals(new double[]{0, 1, 0, 0}, press);
        assertArrayEquals(new double[]{0.5, 1, 1.75}, Arrays.copyOfRange(s.of(BallChannels.PRESS_AT), 6, 9));
        assertArrayEquals(new double[]{0, 0, 0, 0, 0, 0, 0, 0.3, 0}, watched, 1e-15);
        touching.run(s, 0, 0, 1);
        assertArrayEquals(new double[4], press);
        double[] taken = {0, 3, 0, 0, 0, 2, 1, 0.3, 38};
        assertArrayEquals(taken, watched, 1e-15);
        s.of(BallChannels.VERTICES)[4] += 1;
        taken[BallChannels.SINCE] = 0.6;
        touching.run(s, 0, 0, 1);
        assertArrayEquals(taken, watched, 1e-15, "what goes on is not taken down again");
        press[BallChannels.RETAKE] = 1;
        touching.run(s, 0, 0, 1);
        assertArrayEquals(new double[]{0, 4, 0, 0, 0, 2, 1, 0.3, 2 * (16 + 9) + 2}, watched, 1e-15);
        assertEquals(0, press[BallChannels.RETAKE], 0);
    }

    /// Every 5 frames, for 2: frames 1, 2, 6, 7, 11, 12. A hand that still presses for longer is not cut short.
    @Test
    void pressesOfItsOwnComeAtTheirPeriod() {
        State s = fresh(settings());
        double[] press = s.of(BallChannels.PRESS);
        var touching = new Touching(0, 1, 5, 2, 1);
        var pressed = new StringBuilder();
        for (int frame = 1; frame <= 15; frame++) {
            if (frame == 9) press[BallChannels.LEFT] = 4;
            touching.run(s, 0, 0, 1);
            pressed.append((int) press[BallChannels.PRESSED]);
        }
        // frames 9 to 12 by hand; the press of frame 11 finds two left and leaves them
        assertEquals("110001101111000", pressed.toString());
    }
}
