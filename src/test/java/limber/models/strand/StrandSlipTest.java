package limber.models.strand;

import static limber.models.Setup.number;
import static limber.models.Setup.read;
import static limber.models.Setup.seek;
import static limber.models.strand.Strands.STRAND;
import static limber.models.strand.Strands.after;
import static limber.models.strand.Strands.run;
import static limber.models.strand.Strands.settings;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import limber.engine.model.Input;
import limber.engine.model.Preset;
import limber.engine.model.Remark;
import limber.engine.run.Run;
import limber.models.strand.StrandParameters.Order;
import limber.models.strand.StrandParameters.Pin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Twist between clamps at rest, and the turns that joints cannot take: what is said of them.
class StrandSlipTest {
    private static final String CLAMPED = "gravity=0,0,0 spinDamping=20 endPin=clamped segments=40 ";

    private static List<Remark> remarks(Run run) {
        return STRAND.remarks(run.settings(), run.state());
    }

    private static Input.Act twist(int frame, String at, double turns, int frames) {
        return new Input.Act(frame, "twist", Map.of("at", StrandHands.End.valueOf(at), "turns", turns, "frames",
                frames));
    }

    /// A uniform rod is twisted uniformly: one turn over 40 segments is 1/40 in each joint. Those beside the clamps are
    /// off, as a sweep ends with one of them. The energy is ½·GJ·(2π)²/L with GJ = 1.6e7·π·0.02⁴/2, so 79.4 J; five
    /// sweeps are a little soft.
    @Test
    void twistBetweenClampsIsUniform() {
        Run run = after(100, CLAMPED + "turns=1");
        double[] twist = read(run, "twist");
        for (int k = 2; k < 39; k++) assertEquals(1 / 40.0, twist[k], 1e-3, "joint " + k);
        double gj = 1.6e7 * Math.PI * Math.pow(0.02, 4) / 2, energy = gj / 2 * Math.pow(2 * Math.PI, 2);
        assertEquals(79.4, energy, 0.05);
        assertEquals(1, number(run, "twistEnergy") / energy, 0.05);
    }

    /// A cord between clamps is alike all along, so that neighbours are bent and twisted alike.
    @Test
    void neighboursInACordAreTwistedAlike() {
        double[] curvature = read(after(300, "preset phone-cord", "damping=8 spinDamping=8"), "curvature");
        for (int k = 6; k < 15; k++) {
            double ratio = Math.abs(curvature[3 * k + 2] / curvature[3 * k + 5]);
            assertTrue(ratio > 0.8 && ratio < 1.25, "joints " + k + " and " + (k + 1) + ": " + ratio);
        }
    }

    @Test
    void theArticlesOrderIsThatOfThePublishedPresetAlone() {
        for (Preset preset : STRAND.presets())
            assertEquals(preset.name().equals("published") ? Order.BILATERAL : Order.SYMMETRIC,
                    preset.settings().get(StrandParameters.ORDER), preset.name());
        assertEquals(Pin.HELD, settings("preset bug-sign").get(StrandParameters.START_PIN));
    }

    /// A clamp of half a segment from its neighbour is turned by 270°, which is 90° the other way and a turn less; by
    /// −600° it is 120° and two turns less. With a whole turn spread over 4 segments there are 45° to either clamp.
    @ParameterizedTest
    @CsvSource({"endTurn=150,0,0,0.4166666666666667", "endTurn=270,0,1,-0.25", "endTurn=-600,0,-2,0.3333333333333333",
        "startTurn=270,1,0,0.25", "segments=4 turns=1 endTurn=130,0,0,1.3611111111111112",
        "segments=4 turns=1 endTurn=140,0,1,0.3888888888888889"})
    void ofAClampMoreThanHalfATurnAwayTheShortWayIsTakenAndSaid(String turn, double start, double end, double twist) {
        Run run = run(CLAMPED, turn);
        assertArrayEquals(new double[]{start, end}, run.state().of(StrandChannels.LOST_TURNS));
        assertEquals(twist, number(run, "totalTwist"), 1e-9);
        assertEquals(Math.abs(start) + Math.abs(end) > 0, !remarks(run).isEmpty());
        assertEquals(0, number(run, "slips"), 0.0);
    }

    /// Two turns in one frame are lost whole; three quarters become a quarter the other way; in steps of 12° all are
    /// kept. What is set jumps as well.
    @Test
    void aClampThatJumpsLosesTurnsAndOneThatIsTurnedInStepsDoesNot() {
        Run jumped = seek(run(List.of(twist(2, "END", 2, 1)), CLAMPED), 10);
        assertEquals(List.of(new Remark("short-way-end", "2")), remarks(jumped));
        assertEquals(0, number(jumped, "totalTwist"), 1e-9);
        Run most = seek(run(List.of(new Input.Set(2, "startTurn", "270")), CLAMPED), 10);
        assertEquals(List.of(new Remark("short-way-start", "1")), remarks(most));
        assertEquals(0.25, number(most, "totalTwist"), 1e-9);
        Run turned = seek(run(List.of(twist(2, "END", 2, 60)), CLAMPED), 80);
        assertEquals(List.of(), remarks(turned));
        assertEquals(2, number(turned, "totalTwist"), 1e-9);
        assertEquals(0, number(turned, "slips") + number(jumped, "slips") + number(most, "slips"), 0.0);
    }

    /// A pin that becomes a clamp takes the frame as it is, whatever its angle is set to.
    @Test
    void aNewClampHasNotJumped() {
        for (String first : new String[]{"endPin", "endTurn"}) {
            var inputs = List.<Input>of(new Input.Set(5, first, first.equals("endPin") ? "clamped" : "700"),
                    new Input.Set(5, first.equals("endPin") ? "endTurn" : "endPin",
                            first.equals("endPin") ? "700" : "clamped"));
            assertEquals(List.of(), remarks(seek(run(inputs, "gravity=0,0,0"), 8)), first);
        }
    }

    /// Linking follows the hand, a turn a second, less one turn a slip.
    @Test
    void eachSlipLosesATurn() {
        Run run = after(600, "preset plectoneme");
        double slips = number(run, "slips");
        assertTrue(slips > 0);
        assertEquals(10 - slips, number(run, "linking"), 1e-9);
        assertEquals(List.of(new Remark("slipped", "" + (int) slips)), remarks(run));
        assertEquals(0, number(seek(run, 360), "slips"), 0.0);
        assertEquals(List.of(), remarks(run));
    }

    /// Half a turn in each sixtieth of a second is 10 800° in one; a held end does not turn.
    @Test
    void clampsThatTurnTooFastToCountAreRemarkedOn() {
        assertEquals(List.of(), STRAND.remarks(settings("endPin=clamped endRate=10000")));
        assertEquals(List.of(new Remark("fast-end", "200")), STRAND.remarks(settings("endPin=clamped endRate=12000")));
        assertEquals(List.of(new Remark("fast-start", "200")), STRAND.remarks(settings("startRate=-12000")));
        assertEquals(List.of(), STRAND.remarks(settings("endPin=held endRate=12000")));
    }
}
