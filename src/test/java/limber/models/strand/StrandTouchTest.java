package limber.models.strand;

import static limber.models.Setup.number;
import static limber.models.Setup.seek;
import static limber.models.strand.Strands.STRAND;
import static limber.models.strand.Strands.after;
import static limber.models.strand.Strands.at;
import static limber.models.strand.Strands.frame;
import static limber.models.strand.Strands.fresh;
import static limber.models.strand.Strands.run;
import static limber.models.strand.Strands.settings;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import limber.engine.State;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Preset;
import limber.engine.model.Remark;
import limber.engine.model.Verdict.Claim;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What touches a strand: hands on particles and clamps, settings that change while it runs, and what is refused.
class StrandTouchTest {
    private static Input.Act twist(int frame, String at, double turns, int frames) {
        return new Input.Act(frame, "twist", Map.of("at", StrandHands.End.valueOf(at), "turns", turns, "frames",
                frames));
    }

    private static double[] swept(Run run) {
        return run.state().of(StrandChannels.SWEPT);
    }

    @Test
    void anEndThatIsMovedJumpsAndItsClampDoesNotTurn() {
        Vec to = new Vec(0.1, 0.2, 0.3);
        Run run = run(List.of(new Input.Move(2, "start", to)), "");
        seek(run, 1);
        double[] clamp = run.state().of(StrandChannels.CLAMPS).clone();
        run.next();
        assertEquals(to, at(run.state(), 0));
        assertEquals(Vec.ZERO, Vec.of(run.state().of(StrandChannels.VELOCITY), 0));
        assertArrayEquals(clamp, run.state().of(StrandChannels.CLAMPS));
    }

    /// Two turns are 720°, to which a hand adds 12° a frame; what is moved has no angle.
    @Test
    void aKnobTellsTheAngleOfItsClamp() {
        Settings p = settings("endPin=clamped turns=2 endTurn=-30");
        Run run = run(List.of(twist(1, "END", 2, 60)), "endPin=clamped turns=2 endTurn=-30");
        seek(run, 5);
        for (Handle h : STRAND.handles(p)) {
            OptionalDouble turned = STRAND.turned(p, run.state(), h);
            assertEquals(h.name().endsWith("Knob"), turned.isPresent(), h.name());
            if (h.name().equals("endKnob")) assertEquals(720 - 30 + 5 * 12, turned.getAsDouble(), 1e-9);
            if (h.name().equals("startKnob")) assertEquals(0, turned.getAsDouble(), 1e-9);
        }
    }

    /// 4 turns over 40 segments are 36° each, and 6 are 54°.
    @Test
    void muchTwistFromOneSegmentToTheNextIsRemarkedOn() {
        assertEquals(List.of(), STRAND.remarks(settings("preset ring", "turns=4")));
        assertEquals(List.of(new Remark("twisted", "54")), STRAND.remarks(settings("preset ring", "turns=-6")));
        assertEquals(List.of(), STRAND.remarks(settings("preset ring", "turns=6 segments=60")));
        for (Preset preset : STRAND.presets()) assertEquals(List.of(), STRAND.remarks(preset.settings()));
    }

    @Test
    void aGrabbedParticleIsHeldAndStartsFromRest() {
        Vec to = new Vec(0.5, 0.1, 0);
        Run run = run(List.of(new Input.Move(2, "particle:6", to), new Input.Act(4, "release", Map.of("particle", 6))),
                "");
        seek(run, 3);
        assertEquals(to, at(run.state(), 6));
        assertEquals(0, run.state().of(StrandChannels.INVERSE_MASS)[6], 0.0);
        run.next();
        assertTrue(at(run.state(), 6).distance(to) > 0);
        assertEquals(1 / run.state().of(StrandChannels.MASSES)[6], run.state().of(StrandChannels.INVERSE_MASS)[6]);
    }

    /// 360·2/60 = 12 degrees a frame, in frames 9 to 68; a second hand on the same clamp adds its own.
    @Test
    void handsTurnAClampFrameByFrame() {
        Run run = run(List.of(twist(9, "END", 2, 60), twist(11, "END", -0.5, 2), twist(11, "START", 1, 4)),
                "endPin=clamped segments=4");
        assertEquals(0, swept(seek(run, 8))[1], 0.0);
        assertEquals(12, swept(seek(run, 9))[1], 1e-12);
        assertEquals(36 - 90, swept(seek(run, 11))[1], 1e-12);
        assertEquals(48 - 180, swept(seek(run, 12))[1], 1e-12);
        assertEquals(720 - 180, swept(seek(run, 68))[1], 1e-9);
        assertEquals(720 - 180, swept(seek(run, 80))[1], 1e-9);
        assertEquals(360, swept(run)[0], 1e-12);
    }

    @Test
    void aNinthHandAtOnceIsRefused() {
        var hands = new ArrayList<Input>();
        for (int n = 0; n <= StrandChannels.MOST_HANDS; n++) hands.add(twist(2, "END", 1, 100));
        Run run = run(hands, "endPin=clamped");
        assertEquals("strand.twist: 8 turns are under way; the next can begin after one",
                assertThrows(BadInput.class, () -> seek(run, 2)).getMessage());
    }

    /// 90 degrees a second, for half a second, on top of 30 degrees and a whole turn of twist.
    @Test
    void aClampGoesOnTurning() {
        Run run = after(30, "endPin=clamped endTurn=30 endRate=90 turns=1");
        assertEquals(45, swept(run)[1], 1e-9);
        Orientation base = Orientation.of(run.state().of(StrandChannels.CLAMP_BASE), 1),
                clamp = Orientation.of(run.state().of(StrandChannels.CLAMPS), 1);
        assertEquals(1, Math.abs(base.after(Orientation.aboutThird(435)).dot(clamp)), 1e-12);
    }

    /// A knob at d1 is pulled to d2, a quarter turn; from there to −d1 by the shorter way; then beyond a whole turn.
    @Test
    void aKnobTurnsItsClamp() {
        State s = fresh("endPin=clamped");
        Vec end = at(s, 12), d1 = frame(s, 11).d1(), d2 = frame(s, 11).d2();
        assertEquals(0, end.plus(d1.times(6 * 0.02)).distance(Vec.of(s.of(StrandChannels.KNOBS), 1)), 1e-15);
        Run run = run(List.of(new Input.Move(1, "endKnob", end.plus(d2.times(3))),
                new Input.Move(2, "endKnob", end.minus(d1)), new Input.Move(3, "endKnob", end.minus(d2)),
                new Input.Move(4, "endKnob", end.plus(d1)), new Input.Move(5, "endKnob", end.plus(d2))),
                "endPin=clamped");
        for (int n = 1; n <= 5; n++) assertEquals(90 * n, swept(seek(run, n))[1], 1e-9);
        Vec knob = Vec.of(run.state().of(StrandChannels.KNOBS), 1);
        assertEquals(0, end.plus(d2.times(6 * 0.02)).distance(knob), 1e-12);
        assertThrows(BadInput.class, () -> seek(run(List.of(new Input.Move(1, "endKnob", end)), ""), 1));
    }

    @Test
    void handlesAreThoseOfTheEndsAndOfTheirClamps() {
        assertEquals(List.of("start", "end", "startKnob"), names(""));
        assertEquals(List.of("start", "end", "endKnob"), names("startPin=held endPin=clamped"));
        assertEquals(List.of("start"), names("closed=true"));
    }

    private static List<String> names(String settings) {
        return STRAND.handles(settings(settings)).stream().map(Handle::name).toList();
    }

    /// It takes the frame of its segment, so that its joint is not strained at once.
    @Test
    void aPinThatBecomesAClampTakesTheFrameAsItIs() {
        Run run = run(List.of(new Input.Set(20, "endPin", "clamped"), new Input.Set(20, "endTurn", "75")), "turns=0.3");
        seek(run, 19);
        Orientation last = frame(run.state(), 11);
        State s = run.state().copy();
        Settings p = settings("turns=0.3 endPin=clamped endTurn=75");
        STRAND.apply(new Input.Set(20, "endPin", "clamped"), p, s);
        assertEquals(1, Math.abs(last.dot(Orientation.of(s.of(StrandChannels.CLAMPS), 1))), 1e-15);
        Orientation base = Orientation.of(s.of(StrandChannels.CLAMP_BASE), 1);
        assertEquals(1, Math.abs(base.after(Orientation.aboutThird(75 + 108)).dot(last)), 1e-14);
        assertEquals(0, s.of(StrandChannels.INVERSE_MASS)[12], 0.0);
        Vec tip = at(run.state(), 12);
        seek(run, 40);
        assertEquals(tip, at(run.state(), 12), "it is held");
    }

    /// Mass grows with the area; w of a quaternion with the radius too. The rest is straight until it is not.
    @Test
    void liveSettingsChangeMatterAndRest() {
        Run run = run(List.of(new Input.Set(2, "radius", "0.04"), new Input.Set(3, "darboux", "0,0,3")), "");
        seek(run, 1);
        double mass = run.state().of(StrandChannels.MASSES)[3], inertia = run.state().of(StrandChannels.INERTIA)[3];
        run.next();
        assertEquals(4 * mass, run.state().of(StrandChannels.MASSES)[3], 1e-12);
        double l = 1.0 / 12, m = 1000 * Math.PI * 4e-4 * l;
        assertEquals(m * (2e-4 + l * l / 12), inertia, 1e-15);
        assertEquals(4 * m * (8e-4 + l * l / 12), run.state().of(StrandChannels.INERTIA)[3], 1e-15);
        assertEquals(0, Orientation.of(run.state().of(StrandChannels.REST_TURN), 4).z(), 0.0);
        run.next();
        assertEquals(l / 2 * 3, Orientation.of(run.state().of(StrandChannels.REST_TURN), 4).z(), 1e-15);
        assertEquals(l / 4 * 3, Orientation.of(run.state().of(StrandChannels.REST_TURN), 0).z(), 1e-15);
    }

    /// v = launch + spin × (x − centre); the centre of a straight rod is its middle.
    @Test
    void whatIsLaunchedSpinsAboutItsCentre() {
        State s = fresh("startPin=free launch=1,0,0 spin=0,0,2 segments=2");
        assertEquals(new Vec(1, -1, 0), Vec.of(s.of(StrandChannels.VELOCITY), 0));
        assertEquals(new Vec(1, 0, 0), Vec.of(s.of(StrandChannels.VELOCITY), 1));
        assertEquals(new Vec(1, 1, 0), Vec.of(s.of(StrandChannels.VELOCITY), 2));
        assertEquals(new Vec(0, 0, 2), Vec.of(s.of(StrandChannels.ANGULAR_VELOCITY), 1));
        assertEquals(Vec.ZERO, Vec.of(fresh("launch=1,0,0").of(StrandChannels.VELOCITY), 0), "a pinned one");
    }

    /// 2 N on the last particle alone, 3 N·m on the last segment alone.
    @Test
    void loadAndTorqueActAtTheEnd() {
        Settings p = settings("segments=2 startPin=free gravity=0,0,0 damping=0 load=0,2,0 torque=0,0,3");
        State s = STRAND.initial(p);
        Strands.phase("predict", p, s);
        Strands.phase("rotate", p, s);
        assertEquals(Vec.ZERO, Vec.of(s.of(StrandChannels.VELOCITY), 1));
        assertEquals(Strands.H * 2 / s.of(StrandChannels.MASSES)[2], s.of(StrandChannels.VELOCITY)[7], 1e-15);
        assertEquals(0, s.of(StrandChannels.ANGULAR_VELOCITY)[2], 0.0);
        assertEquals(Strands.H * 3 / s.of(StrandChannels.INERTIA)[1], s.of(StrandChannels.ANGULAR_VELOCITY)[5], 1e-12);
    }

    @Test
    void aClampOnARingIsAHold() {
        Run run = after(5, "closed=true startTurn=90");
        assertEquals(Vec.ZERO, at(run.state(), 0));
        assertEquals(0, run.state().of(StrandChannels.CLAMPED)[0], 0.0);
    }

    @Test
    void aFrameOfNoTimeMovesNothing() {
        Run run = after(3, "clock=per-frame frameTime=0");
        assertArrayEquals(fresh("").of(StrandChannels.POSITION), run.state().of(StrandChannels.POSITION));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "segments=3 shape=0,0,0;1,0,0 | strand.shape: 2 points, but 3 segments need 4",
        "segments=3 closed=true shape=0,0,0;1,0,0 | strand.shape: 2 points, but 3 closed segments need 3",
        "segments=1 shape=1,0,0;1,0,0 | strand.shape: segment 0 is shorter than 1e-9 m; its ends must lie apart",
        "segments=2 closed=true | strand.closed: a ring of 2 segments; at least 3 would be right",
        "closed=true turns=1.5 | strand.turns: 1.5 turns do not close the ring; a whole number would be right",
        "segments=1 darboux=0,0,2 | strand.darboux: 2 1/m on a segment of 1 m is more than it can bend; "
                + "less than 2 1/m would be right",
        "segments=3 darboux=4,4,4 | strand.darboux: 6.928 1/m on a segment of 0.3333 m is more than it can bend; "
                + "less than 6 1/m would be right"})
    void whatDoesNotFitIsRefused(String settings, String message) {
        assertEquals(message,
                assertThrows(BadInput.class, () -> STRAND.check(settings(settings))).getMessage());
    }

    @Test
    void theNaturalCurvatureOfAShapeAsPlacedIsNotAskedFor() {
        STRAND.check(settings("segments=1 darboux=0,0,2 rest=placed"));
    }

    @ParameterizedTest
    @CsvSource({"damping=3 spinDamping=8,0.25,STABLE", "damping=16 spinDamping=8,0.125,STABLE",
        "damping=1000 spinDamping=0 substep=0.005,0.002,UNSTABLE", "damping=0 spinDamping=0,Infinity,STABLE"})
    void onlyDampingLimitsTheSubstep(String settings, double limit, Claim claim) {
        var verdict = STRAND.stability(settings(settings)).orElseThrow();
        assertEquals(limit, verdict.limit(), 1e-15);
        assertEquals(claim, verdict.claim());
    }

    @Test
    void nothingIsPromisedOfWhatIsThrownAbout() {
        for (String wild : List.of("torque=600,0,0", "load=1e6,0,0", "launch=1000,0,0", "spin=0,0,900", "rotary=0.1",
                "youngs=1 shearModulus=1", "startPin=free load=1e5,0,0", "selfContact=true thickness=1"))
            assertEquals(Claim.NONE, STRAND.stability(settings(wild)).orElseThrow().claim(), wild);
        for (var preset : STRAND.presets())
            assertTrue(STRAND.stability(preset.settings()).orElseThrow().stable(), preset.name());
    }

    /// A ring with three turns that may pass through itself loses them two by two.
    @Test
    void withoutContactARingLosesItsLinking() {
        Run run = run("preset ring", "selfContact=false turns=6");
        boolean lost = false;
        for (int n = 0; n < 400 && !lost; n++) {
            run.next();
            lost = number(run, "linking") < 5;
        }
        assertTrue(lost);
        assertEquals(0, Math.rint(number(run, "linking")) % 2, 0.0);
        assertFalse(number(after(60, "preset ring", "turns=3"), "contacts") == 0, "with contact it touches");
    }
}
