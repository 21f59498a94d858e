package limber.models.rope;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Channel;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What inputs do to the state of a rope of two sticks, from (1, 0, 0) to (1, 0, 4), in the frame after the sixth.
class RopeSceneTest {
    private static final double[] PLACED = {1, 0, 0, 1, 0, 2, 1, 0, 4};

    private final Settings p = Ropes.settings("segments=2", "start=1,0,0", "end=1,0,4", "substep=0.01", "skin=line");
    private final State s = Ropes.ROPE.initial(p);

    RopeSceneTest() {
        s.of(Clock.CHANNEL)[Clock.FRAMES] = 6;
    }

    private void apply(Settings p, Input input) {
        Ropes.ROPE.apply(input, p, s);
    }

    private void act(Settings p, String action, Map<String, Object> arguments) {
        apply(p, new Input.Act(7, action, arguments));
    }

    private double[] of(Channel c) {
        return s.of(c);
    }

    /// From where the start is now, (0, 2, 0), to the aim, in equal sticks of 5/2 m, or of a share of the length that
    /// is set. Nothing is drawn or held, and what a hand or the hook did is over.
    @ParameterizedTest
    @CsvSource({"0,2.5", "8,4"})
    void firingLaysANewRopeToTheAim(String length, double stick) {
        Settings set = p.with("length", length).with("pinEnd", "true");
        System.arraycopy(new double[]{0, 2, 0, 9, 9, 9, 9, 9, 9}, 0, of(RopeChannels.POSITION), 0, 9);
        Arrays.fill(of(RopeChannels.GRABBED), 1);
        System.arraycopy(new double[]{-1, 1, 0.5, 1, 1, 3, 4, 2, 0, 1}, 0, of(RopeChannels.DRAWING), 0, 10);
        act(set, "fire", Map.of("to", new Vec(0, 5, 4)));
        double[] straight = {0, 2, 0, 0, 3.5, 2, 0, 5, 4};
        assertArrayEquals(straight, of(RopeChannels.POSITION), 1e-15);
        assertArrayEquals(straight, of(RopeChannels.PREVIOUS), 1e-15);
        assertArrayEquals(new double[]{stick, stick}, of(RopeChannels.REST), 1e-15);
        assertArrayEquals(new double[]{0, 5, 4}, of(RopeChannels.AIM));
        assertArrayEquals(new double[3], of(RopeChannels.GRABBED));
        assertArrayEquals(new double[]{0, 1, 0}, of(RopeChannels.INVERSE_MASS), "pinned at both ends again");
        assertArrayEquals(new double[]{1, 0, 0, 0, 0, 7, 5, 1, 1, 0}, of(RopeChannels.DRAWING));
    }

    /// A rope that is drawn whole starts anew; one that is drawn in part goes on from there.
    @ParameterizedTest
    @CsvSource({"2,0", "1,1"})
    void extendingGoesOnOrStartsAnew(double drawn, double from) {
        System.arraycopy(new double[]{-1, drawn, 0.5, 0, 0, 3}, 0, of(RopeChannels.DRAWING), 0, 6);
        act(p, "extend", Map.of());
        assertArrayEquals(new double[]{1, from, 0, 0, 0, 7, 0, 1, 1, 0}, of(RopeChannels.DRAWING));
    }

    /// As published the end stays pinned while it retracts.
    @ParameterizedTest
    @CsvSource({"corrected,1", "published,0"})
    void retractingLetsTheEndGo(String lock, double free) {
        Settings pinned = p.with("pinEnd", "true").with("endLock", lock);
        of(RopeChannels.DRAWING)[RopeChannels.WAITED] = 0.5;
        act(pinned, "retract", Map.of());
        assertArrayEquals(new double[]{-1, 2, 0, 0, free, 1, 0, 1, 0, 0}, of(RopeChannels.DRAWING));
        assertArrayEquals(new double[]{0, 1, free}, of(RopeChannels.INVERSE_MASS));
        apply(pinned, new Input.Set(7, "pinEnd", "true"));
        assertArrayEquals(new double[]{0, 1, 0}, of(RopeChannels.INVERSE_MASS), "the setting pins it again");
    }

    @Test
    void theHookPullsAndTheEndFollowsWhatItIsAttachedTo() {
        act(p, "pull", Map.of());
        assertArrayEquals(new double[]{0, 2, 0, 1, 0, 1, 0, 0, 0, 0}, of(RopeChannels.DRAWING));
        act(p, "attach", Map.of("point", new Vec(7, 8, 9)));
        assertArrayEquals(new double[]{7, 8, 9}, of(RopeChannels.FOLLOWED));
        act(p.with("endTarget", "4,5,6"), "detach", Map.of());
        assertArrayEquals(new double[]{4, 5, 6}, of(RopeChannels.FOLLOWED));
    }

    /// What is grabbed is held until it is released, and goes there in the frame that begins, the seventh.
    @Test
    void aGrabbedParticleIsHeldUntilItIsReleased() {
        apply(p, new Input.Move(7, "particle:1", new Vec(5, 6, 7)));
        assertArrayEquals(new double[]{0, 1, 0}, of(RopeChannels.GRABBED));
        assertArrayEquals(new double[]{0, 0, 1}, of(RopeChannels.INVERSE_MASS));
        assertEquals(new Vec(5, 6, 7), Vec.of(of(RopeChannels.TARGET), 1));
        assertArrayEquals(new double[]{0, 7, 0}, of(RopeChannels.MOVED));
        act(p, Input.RELEASE, Map.of("particle", 1));
        assertArrayEquals(new double[3], of(RopeChannels.GRABBED));
        assertArrayEquals(new double[]{0, 1, 1}, of(RopeChannels.INVERSE_MASS));
    }

    @Test
    void aHandleIsMovedWithoutBeingHeld() {
        apply(p, new Input.Move(7, "end", new Vec(5, 6, 7)));
        assertEquals(new Vec(5, 6, 7), Vec.of(of(RopeChannels.TARGET), 2));
        assertArrayEquals(new double[]{0, 0, 7}, of(RopeChannels.MOVED));
        assertArrayEquals(new double[3], of(RopeChannels.GRABBED));
        Settings collide = p.with("collide", "true");
        apply(collide, new Input.Move(7, "obstacle", new Vec(1, 2, 3)));
        assertEquals(new Vec(1, 2, 3), Vec.of(of(RopeChannels.OBSTACLE_AT), 0));
        assertArrayEquals(new double[]{0, 0, 7}, of(RopeChannels.MOVED));
    }

    @Test
    void handlesAreFreeUnlessPinned() {
        List<Handle> handles = Ropes.ROPE.handles(p);
        assertEquals(List.of("start", "end"), handles.stream().map(Handle::name).toList());
        assertEquals(List.of(0, 2), handles.stream().map(Handle::element).toList());
        assertEquals(List.of(false, true), handles.stream().map(Handle::free).toList());
        handles = Ropes.ROPE.handles(p.with("pinStart", "false").with("pinEnd", "true").with("collide", "true"));
        assertEquals(List.of("start", "end", "obstacle"), handles.stream().map(Handle::name).toList());
        assertEquals(List.of(true, false, false), handles.stream().map(Handle::free).toList());
    }

    @Test
    void whatIsNotThereIsRefusedByName() {
        for (String name : List.of("tip", "particle:-1", "particle:x", "particle:"))
            assertEquals("'" + name + "' is not a handle of the rope (start, end, obstacle while collide is on, "
                    + "particle:0..2)",
                    assertThrows(BadInput.class,
                            () -> apply(p, new Input.Move(7, name, Vec.ZERO))).getMessage());
        for (String number : List.of("3", "1234567"))
            assertEquals("particle:" + number + " is not a particle of the rope (0..2)", assertThrows(BadInput.class,
                    () -> apply(p, new Input.Move(7, "particle:" + number, Vec.ZERO))).getMessage());
        assertEquals("'press' is not an action of the rope",
                assertThrows(BadInput.class, () -> act(p, "press", Map.of())).getMessage());
        assertEquals("rope.shape: 2 points, but 2 segments need 3", assertThrows(BadInput.class,
                () -> Ropes.ROPE.check(p.with("shape", "0,0,0;1,0,0"))).getMessage());
        Ropes.ROPE.check(p.with("shape", "0,0,0;1,0,0;2,0,0"));
        for (String skin : List.of("tube", "cylinders"))
            assertEquals("rope.sides: 2 is below 3, which a " + skin + " skin needs (3..256)",
                    assertThrows(BadInput.class, () -> Ropes.ROPE.check(p.with("skin", skin).with("sides", "2")))
                            .getMessage());
        Ropes.ROPE.check(p.with("skin", "ribbon").with("sides", "2"));
        Ropes.ROPE.check(p.with("skin", "tube").with("sides", "3"));
    }

    /// Verlet's velocity is what a substep moved: under a step twice as long it moves twice as far.
    @ParameterizedTest
    @CsvSource({"0.02,true,2", "0.005,true,0.5", "0.02,false,1", "0.01,true,1"})
    void anotherStepRescalesWhatMoves(String step, String rescale, double times) {
        for (int j = 0; j < 9; j++) of(RopeChannels.PREVIOUS)[j] = PLACED[j] - 0.25 * j;
        apply(p.with("substep", step).with("rescale", rescale), new Input.Set(7, "substep", step));
        for (int j = 0; j < 9; j++)
            assertEquals(0.25 * j * times, PLACED[j] - of(RopeChannels.PREVIOUS)[j], 1e-15, "coordinate " + j);
        assertEquals(Double.parseDouble(step), of(Clock.CHANNEL)[Clock.STEP], 0);
    }

    /// A setting changes only what it is about: rest lengths, pins, what is followed, where the obstacle is.
    @ParameterizedTest
    @CsvSource({"length,true,false,false,false", "pinStart,false,true,false,false", "pinEnd,false,true,false,false",
        "endTarget,false,false,true,false", "obstacle,false,false,false,true", "sphereAt,false,false,false,true",
        "floorAt,false,false,false,false", "gravity,false,false,false,false"})
    void aSettingChangesWhatItIsAbout(String name, boolean rest, boolean pins, boolean target, boolean obstacle) {
        Settings set = p.with("length", "8").with("pinStart", "false").with("pinEnd", "true")
                .with("endTarget", "7,8,9").with("obstacle", "sphere").with("sphereAt", "4,5,6");
        apply(set, new Input.Set(7, name, "x"));
        assertArrayEquals(rest ? new double[]{4, 4} : new double[]{2, 2}, of(RopeChannels.REST));
        assertArrayEquals(pins ? new double[]{1, 1, 0} : new double[]{0, 1, 1}, of(RopeChannels.INVERSE_MASS));
        assertArrayEquals(target ? new double[]{7, 8, 9} : new double[]{0, 0, 3}, of(RopeChannels.FOLLOWED));
        assertArrayEquals(obstacle ? new double[]{4, 5, 6} : new double[]{2, -2, 0}, of(RopeChannels.OBSTACLE_AT));
    }

    @Test
    void elementsHaveTheirPlaces() {
        assertArrayEquals(new double[]{1, 0, 2}, place("particle", 1));
        assertArrayEquals(new double[]{1, 0, 4}, place("ring", 2));
        assertArrayEquals(new double[0], place("particle", 3));
        assertArrayEquals(new double[]{1, 0, 2, 1, 0, 4}, place("stick", 1));
        assertArrayEquals(new double[0], place("stick", 2), "there are two");
        of(Skin.VERTICES)[5] = 8;
        assertArrayEquals(new double[]{0, 0, 8}, place("vertex", 1));
        assertArrayEquals(new double[]{1, 0, 2, 1, 0, 4}, place("constraint", 1));
        assertEquals(Optional.of(new Vec(1, 2, 3)),
                Ropes.ROPE.placed(p, RopeChannels.POSITION, new Vec(1, 2, 3)));
    }

    private double[] place(String of, int element) {
        return Ropes.ROPE.place(p, s, new Element(of, element));
    }

    /// damping·h = 2 at the limit, which is no longer stable.
    @ParameterizedTest
    @CsvSource({"50,0.5,true", "200,2,false", "199,1.99,true"})
    void dampingHasALimit(double damping, String measured,
            boolean stable) {
        var rule = new Verdict.Sentence("rule", "damping·h < 2");
        var claim = stable ? Verdict.Claim.STABLE : Verdict.Claim.UNSTABLE;
        assertEquals(Optional.of(new Verdict(claim, 2 / damping, rule, "damping·h = " + measured, 0.01, List.of())),
                Ropes.ROPE.stability(p.with("damping", Double.toString(damping))));
        assertTrue(Ropes.ROPE.stability(p).orElseThrow().stable());
    }

    /// The largest coordinate as it is placed, 4 m; of a short rope 1 m.
    @ParameterizedTest
    @CsvSource({"'1,0,4',4", "'1,0,0.5',1", "'-7,0,0',7"})
    void theExtentIsThatOfTheRopeAsItIsPlaced(String end,
            double extent) {
        Settings placed = p.with("end", end).with("warmUp", "3");
        assertEquals(extent, Ropes.ROPE.extent(placed, Ropes.ROPE.initial(placed)), 0);
    }

    /// Every particle but the pinned start falls g·h² = 0.000981 m in its first step of 0.01 s, with sticks that are
    /// not drawn tight.
    @Test
    void aWarmUpHasTakenItsSteps() {
        Settings warm = p.with("warmUp", "1").with("length", "100").with("iterations", "1");
        State after = Ropes.ROPE.initial(warm);
        double fallen = Vec.of(after.of(RopeChannels.POSITION), 1).y();
        State cold = Ropes.ROPE.initial(warm.with("warmUp", "0"));
        assertEquals(0, Vec.of(cold.of(RopeChannels.POSITION), 1).y(), 0);
        assertFalse(fallen == 0);
        assertEquals(Vec.of(after.of(RopeChannels.POSITION), 0), new Vec(1, 0, 0));
    }

    /// Sticks of 5 and 2 m where 2 m are due, pinned at the start; particle 1 moved by (0, 0.04, 0.03) in 0.01 s. The
    /// middle of the ends is at y = 0 and the lowest particle at −3.
    @Test
    void measuresWorkedByHand() {
        System.arraycopy(new double[]{1, 0, 0, 1, -3, 4, 1, 0, 4}, 0, of(RopeChannels.POSITION), 0, 9);
        System.arraycopy(new double[]{1, 9, 0, 1, -3.04, 3.97, 1, 0, 4}, 0, of(RopeChannels.PREVIOUS), 0, 9);
        assertArrayEquals(new double[]{5, 3}, measure("length"), 1e-14);
        assertArrayEquals(new double[]{3, 1}, measure("residual"), 1e-14);
        assertArrayEquals(new double[]{1.5, 0.5}, measure("stretch"), 1e-14);
        assertArrayEquals(new double[]{3, 1}, measure("correction"), 1e-14);
        assertArrayEquals(new double[]{0, 0, 0, 0, 4, 3, 0, 0, 0}, measure("velocity"), 1e-10);
        assertArrayEquals(new double[]{0, 5, 0}, measure("speed"), 1e-10);
        assertArrayEquals(new double[]{0, 0.05, 0}, measure("moved"), 1e-12);
        assertEquals(8, measure("totalLength")[0], 1e-14);
        assertEquals(3, measure("sag")[0], 0);
        assertEquals(12.5, measure("kinetic")[0], 1e-10);
        assertEquals(-3 * 9.81, measure("potential")[0], 1e-12);
        // Against half of the correction beside a pin: stick 0 has one, stick 1 none.
        assertArrayEquals(new double[]{1.5, 1}, Ropes.read(p.with("correction", "half"), s, "correction"), 1e-14);
        // From (0, −3, 4) to (0, 3, 0): the cosine is −9/15, so that tan(θ/2) = √((1 + 0.6)/(1 − 0.6)) = 2, and the
        // rope is 0.04 m wide.
        assertEquals(0.08, measure("gap")[0], 1e-14);
        // With bend constraints, from particle 0 to 2: 4 m, as long as two sticks are at rest.
        assertArrayEquals(new double[]{3, 1, 0}, Ropes.read(p.with("bendConstraints", "true"), s, "residual"), 1e-14);
        assertEquals(0, measure("contacts")[0], 0);
    }

    private double[] measure(String name) {
        return Ropes.read(p, s, name);
    }

    /// Particles at (1, 0, 0), (1, 0, 2), (1, 0, 4). A floor at y = 0 is touched by all; a sphere of 2 m around (1, 0,
    /// 0) by the first two; a box of 1 × 2 × 4 m around (0.5, 1, 0) by the same two, which lie on its faces.
    @ParameterizedTest
    @CsvSource({"floor,'0,0,0',3", "floor,'0,-0.01,0',0", "sphere,'1,0,0',2", "box,'0.5,1,0',2", "box,'0.4,1,0',0",
        "box,'0.5,1.1,0',0", "box,'0.5,1,-0.1',1"})
    void whatTouchesTheObstacleIsCounted(String obstacle, String at,
            double contacts) {
        Settings with = p.with("collide", "true").with("obstacle", obstacle).with("sphereRadius", "2")
                .with("boxSize", "1,2,4");
        RopeParameters.at(with.get(RopeParameters.OBSTACLE)).read(at).into(of(RopeChannels.OBSTACLE_AT), 0);
        assertEquals(contacts, Ropes.read(with, s, "contacts")[0], 0);
    }

    @Test
    void whatCanBeDoneToARopeAndWhatIsShownFirst() {
        assertEquals(List.of("fire", "extend", "retract", "pull", "attach", "detach", "release"),
                Ropes.ROPE.actions().stream().map(a -> a.name()).toList());
        assertEquals(Optional.of(RopeChannels.POSITION), Ropes.ROPE.grabbable());
        assertEquals("residual", Ropes.ROPE.plottedAtFirst(Ropes.ROPE.defaults()));
        assertTrue(Ropes.ROPE.overlaysAtFirst().containsAll(List.of("residual", "particles", "pins", "line")));
        assertTrue(Ropes.ROPE.clock().isPresent());
        assertEquals(Optional.empty(), Ropes.ROPE.lanes(p));
        assertTrue(Ropes.ROPE.lanes(p.with("pipeline", "true")).isPresent());
    }
}
