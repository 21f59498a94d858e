package limber.models.rope;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import limber.engine.Cursor;
import limber.engine.Measure;
import limber.engine.ask.Why;
import limber.engine.ask.WhyTarget;
import limber.engine.run.Navigation;
import limber.engine.run.Probe;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;

/// Why numbers of the rope's operations are what they are.
class RopeWhyTest {
    /// Before an operation of frame 2 on an element.
    private static Run before(String phase, Map<String, Integer> rounds, int element) {
        var timeline = new Timeline(Ropes.ROPE);
        var run = new Run(timeline, timeline.root(
                Ropes.settings("segments=4", "iterations=2", "sweep=forward", "damping=0.5"), List.of()));
        run.seek(run.branch(), new Navigation(run).find(2, rounds, phase, element));
        return run;
    }

    private static Run stick(int stick) {
        return before("distance", Map.of("sweep", 1), stick);
    }

    private static Run particle(int particle) {
        return before("integrate", Map.of(), particle);
    }

    private static Why local(Run run, String name, int numbers) {
        return why(run, WhyTarget.of(run.explain(), name, numbers).orElseThrow());
    }

    private static Why why(Run run, WhyTarget asked) {
        Cursor here = run.cursor();
        Why why = Why.of(run, asked, () -> false).orElseThrow();
        assertEquals(here, run.cursor(), "the run stays");
        return why;
    }

    private static Set<String> reads(Why why) {
        return why.reads().stream().map(r -> r.channel() + " " + r.element()).collect(Collectors.toSet());
    }

    private static Map<String, List<String>> given(Why why) {
        return why.given().stream().collect(Collectors.toMap(Why.Given::name, Why.Given::parameters));
    }

    /// `d` is the difference of the two ends.
    @Test
    void aLocalVectorComesFromTheTwoParticlesThatItsLineReads() {
        Run run = stick(2);
        Why d = local(run, "d", 3);
        assertEquals(Set.of("position 2", "position 3"), reads(d));
        double[] a = run.state().value("position", 2), b = run.state().value("position", 3);
        assertArrayEquals(new double[]{b[0] - a[0], b[1] - a[1], b[2] - a[2]}, d.value(), 0);
        assertEquals(new Why.Origin.Operation(run.cursor()), d.origin());
    }

    @Test
    void theRestLengthComesFromTheChannelOfRestLengthsAlone() {
        assertEquals(Set.of("rest 2"), reads(local(stick(2), "rest", 1)));
    }

    /// A share is 1 beside a pin and one half elsewhere: it depends on both inverse masses, by comparison only.
    @Test
    void aNumberThatComesFromAComparisonDependsOnWhatIsCompared() {
        assertEquals(Set.of("inverseMass 2", "inverseMass 3"), reads(local(stick(2), "shareA", 1)));
        assertEquals(0.5, local(stick(2), "shareA", 1).value()[0]);
        assertEquals(1, local(stick(0), "shareB", 1).value()[0]);
    }

    /// `kept = 1 − damping · h`: no number of the state is read. The clock may divide a frame otherwise.
    @Test
    void aFactorOfSettingsEndsAtTheParameters() {
        Why kept = local(particle(2), "kept", 1);
        assertEquals(Set.of(), reads(kept));
        assertEquals(Map.of("damping", List.of("damping"), "h", List.of("substep", "clock")), given(kept));
    }

    /// The acceleration is gravity times its scale, plus the force on the mass.
    @Test
    void gravityIsAVectorOfThePhaseAndComesFromTheParameters() {
        Run run = particle(2);
        Why a = why(run, WhyTarget.of(run.explain(), "a", 3).orElseThrow());
        assertEquals(new WhyTarget.Given("a"), a.asked());
        assertEquals(new Why.Origin.Parameters(List.of("gravity", "gravityScale", "force")), a.origin());
        assertArrayEquals(new double[]{0, -9.81, 0}, a.value(), 0);
    }

    @Test
    void theNextPositionComesFromPlaceMemoryGravityDampingAndSubstep() {
        Why next = local(particle(2), "next", 3);
        assertEquals(Set.of("position 2", "previous 2", "inverseMass 2"), reads(next));
        assertEquals(Set.of("a", "damping", "h"), given(next).keySet());
    }

    /// The residual of a stick is the distance of its ends less its rest length.
    @Test
    void aMeasureOfAnElementComesFromTheElementsThatItReads() {
        Run run = stick(2);
        Why residual = why(run, new WhyTarget.Measured(measure("residual"), 2));
        assertEquals(Set.of("position 2", "position 3", "rest 2"), reads(residual));
        assertEquals(new Why.Origin.Measured(true), residual.origin());
        double[] a = run.state().value("position", 2), b = run.state().value("position", 3);
        double length = Math.sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1])
                + (b[2] - a[2]) * (b[2] - a[2]));
        assertEquals(length - run.state().value("rest", 2)[0], residual.value()[0], 1e-15);
    }

    /// From a position down to gravity and damping: the stick, the integration, its settings.
    @Test
    void aPositionLeadsDownToGravityAndDamping() {
        Run run = stick(2);
        Why corrected = why(run, new WhyTarget.Stored("position", 2));
        assertEquals("distance", corrected.operation().orElseThrow().slot().phase().name());
        assertEquals(1, corrected.operation().orElseThrow().element());
        run.seek(run.branch(), ((Why.Origin.Operation) corrected.origin()).at());
        Why moved = why(run, new WhyTarget.Stored("position", 2));
        assertEquals("integrate", moved.operation().orElseThrow().slot().phase().name());
        assertEquals(List.of("gravity", "gravityScale", "force"), given(moved).get("a"));
        assertEquals(List.of("damping"), given(moved).get("damping"));
    }

    @Test
    void whatIsNotThereIsRefusedInALine() {
        Run run = stick(2);
        assertEquals("residual has no element 4 (0..3)", refusal(run, new WhyTarget.Measured(measure("residual"), 4)));
        assertEquals("the phase distance has no number gravity", refusal(run, new WhyTarget.Given("gravity")));
        assertEquals(Optional.empty(), WhyTarget.of(run.explain(), "nothing", 1));
        assertTrue(refusal(run, new WhyTarget.Stored("positio", 0)).contains("position"));
    }

    /// The stick that is furthest from its length is the answer, and not all of them.
    @Test
    void theLargestOfAMeasureIsThatOfOneElement() {
        Run run = stick(2);
        double[] all = measure("residual").read(run.settings(), run.state());
        int most = 0;
        for (int i = 1; i < all.length; i++) if (Math.abs(all[i]) > Math.abs(all[most])) most = i;
        Why largest = why(run, new WhyTarget.Measured(measure("residual"), Probe.LARGEST));
        assertEquals(new WhyTarget.Measured(measure("residual"), most), largest.asked());
        assertEquals(all[most], largest.value()[0]);
    }

    /// The energy of a rope is read off all of its particles: of five, some are left out.
    @Test
    void aMeasureOfManyElementsNamesSomeOfThem() {
        Why energy = why(stick(2), new WhyTarget.Measured(measure("energy"), 0));
        assertEquals(12, energy.reads().size());
        assertEquals(new Why.Origin.Measured(false), energy.origin());
    }

    private static Measure measure(String name) {
        return Ropes.ROPE.measures().stream().filter(m -> m.name().equals(name)).findFirst().orElseThrow();
    }

    private static String refusal(Run run, WhyTarget asked) {
        return assertThrows(BadInput.class, () -> Why.of(run, asked, () -> false)).getMessage();
    }
}
