package limber.models.rope;

import static limber.models.rope.RopeParameters.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.model.Input;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;

/// The operations of a rope that touch one of its elements, worked out by hand: four sticks, pinned at the start, two
/// sweeps.
///
/// The slots of a frame are 0 clock, 1 reveal, 2 drive, 3 integrate, 4 and 5 the sweeps, 6 rings, 7 the line's
/// vertices.
class RopeTouchTest {
    private final Rope rope = new Rope();
    private final Settings four = rope.defaults().with(SEGMENTS, 4).with(ITERATIONS, 2).with(SKIN, SkinShape.LINE);

    private Run run(Settings p, Input... inputs) {
        var timeline = new Timeline(rope);
        return new Run(timeline, timeline.root(p, List.of(inputs)));
    }

    /// The first `count` operations from where the run stands, one found from the other.
    private static List<Cursor> touching(Run run, String of, int element, int count) {
        var found = new ArrayList<Cursor>();
        for (int i = 0; i < count; i++) {
            Optional<Cursor> next = new Navigation(run).nextTouching(new Element(of, element));
            if (next.isEmpty()) break;
            found.add(next.get());
            run.seek(run.branch(), next.get());
        }
        return found;
    }

    /// Gauss–Seidel in order: stick 2 joins particles 2 and 3, stick 3 joins 3 and 4.
    @Test
    void aParticleIsTouchedByItsOwnStepAndByBothItsSticksInEverySweep() {
        assertEquals(List.of(
                new Cursor(0, 3, 3), new Cursor(0, 4, 2), new Cursor(0, 4, 3), new Cursor(0, 5, 2), new Cursor(0, 5, 3),
                new Cursor(1, 3, 3), new Cursor(1, 4, 2)), touching(run(four), "particle", 3, 7));
    }

    /// Backward, stick 3 is the first of a sweep and stick 2 the second.
    @Test
    void theOrderOfASweepIsItsOwn() {
        assertEquals(List.of(new Cursor(0, 3, 3), new Cursor(0, 4, 0), new Cursor(0, 4, 1)),
                touching(run(four.with(SWEEP, Sweep.BACKWARD)), "particle", 3, 3));
    }

    /// Nothing is written to a pinned particle, but its step is looked at in every frame.
    @Test
    void aPinnedParticleIsTouchedByItsStepAlone() {
        assertEquals(List.of(new Cursor(0, 3, 0), new Cursor(1, 3, 0)), touching(run(four), "particle", 0, 2));
    }

    @Test
    void aStickIsTouchedOnceASweep() {
        assertEquals(List.of(new Cursor(0, 4, 1), new Cursor(0, 5, 1), new Cursor(1, 4, 1)),
                touching(run(four), "stick", 1, 3));
    }

    /// In Jacobi's sweep the corrections of a stick are its own, and the particle takes their mean in the phase after.
    @Test
    void jacobiTouchesAParticleOnceASweep() {
        assertEquals(List.of(new Cursor(0, 3, 3), new Cursor(0, 5, 3), new Cursor(0, 7, 3), new Cursor(1, 3, 3)),
                touching(run(four.with(SWEEP, Sweep.JACOBI)), "particle", 3, 4));
    }

    @Test
    void theOperationThatComesNowIsPassedOver() {
        Run run = run(four);
        run.seek(run.branch(), new Cursor(0, 4, 2));
        assertEquals(Optional.of(new Cursor(0, 4, 3)), new Navigation(run).nextTouching(Element.particle(3)));
        assertEquals(new Cursor(0, 4, 2), run.cursor(), "looking ahead moves nothing");
    }

    /// A moved particle has a drive slot in its frame, whose operation 3 puts it there.
    @Test
    void inputsOfTheFramesToComeAreSeen() {
        assertEquals(List.of(new Cursor(1, 2, 3), new Cursor(1, 3, 3)),
                touching(from(run(four, new Input.Move(2, "particle:3", new Vec(1, 1, 0))), new Cursor(0, 5, 3)),
                        "particle", 3, 2));
    }

    private static Run from(Run run, Cursor at) {
        run.seek(run.branch(), at);
        return run;
    }

    @Test
    void whatNothingTouchesIsGivenUpAfterTwoMoreFrames() {
        assertEquals(Optional.empty(), new Navigation(run(four)).nextTouching(Element.particle(5)),
                "there are five, from 0");
        assertEquals(Optional.empty(), new Navigation(run(four)).nextTouching(new Element("triangle", 0)));
    }

    /// The accumulated clock runs no substep in frame 1, whose frame time is shorter than h, and in every frame after
    /// it does as soon as there is time for one: 2/60 s > 0.02 s in frame 2.
    @Test
    void aFrameWithoutSubstepsIsPassed() {
        assertEquals(Optional.of(new Cursor(1, 3, 3)),
                new Navigation(run(four.with(CLOCK.rule, limber.engine.Clock.Rule.ACCUMULATED)))
                        .nextTouching(Element.particle(3)));
    }
}
