package limber.engine.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import limber.engine.Cursor;
import limber.engine.Phase;
import limber.engine.Round;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.Toy;
import limber.engine.Toys;
import limber.engine.model.Input;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The steps of a [Toy], compared with a table of its phases.
class StepsByHandTest {
    /// The cursors of a frame at which a step of a size begins, written `step.element`: empty phases are passed over,
    /// and step 9 has as many elements as the frame's number modulo 3.
    private static String starts(StepSize size, int frame) {
        int grown = frame % 3;
        return switch (size.word()) {
            case "element" -> "0.0 2.0 2.1 2.2 3.0 3.1 3.2 4.0 6.0 6.1 6.2 7.0 7.1 7.2 8.0" + (grown > 0 ? " 9.0" : "")
                    + (grown > 1 ? " 9.1" : "");
            case "sweep" -> "0.0 2.0 3.0 4.0 6.0 7.0 8.0" + (grown > 0 ? " 9.0" : "");
            case "phase" -> "0.0 2.0 4.0 6.0 8.0" + (grown > 0 ? " 9.0" : "");
            case "substep" -> "0.0 6.0"; // tick goes with the first substep, grow with the second
            default -> "0.0";
        };
    }

    private static List<Cursor> path(StepSize size, int frames) {
        var path = new ArrayList<Cursor>();
        for (int frame = 1; frame <= frames; frame++)
            for (String at : starts(size, frame).split(" ")) {
                String[] parts = at.split("\\.");
                path.add(new Cursor(frame - 1, Integer.parseInt(parts[0]), Integer.parseInt(parts[1])));
            }
        path.add(Cursor.complete(frames));
        return path;
    }

    @ParameterizedTest
    @FieldSource("limber.engine.StepSize#EVERYWHERE")
    void stepsLeadWhereTheTableSays(StepSize size) {
        Run run = Toys.run(Toys.ladder());
        List<Cursor> path = path(size, 4);
        for (int i = 1; i < path.size(); i++) {
            assertEquals(path.get(i), new Navigation(run).ahead(size), () -> "from " + run.cursor());
            run.step(size);
            assertEquals(path.get(i), run.cursor());
        }
    }

    @ParameterizedTest
    @FieldSource("limber.engine.StepSize#EVERYWHERE")
    void stepsBackLeadTheSameWayBack(StepSize size) {
        Run run = Toys.run(Toys.ladder());
        List<Cursor> path = path(size, 4);
        var states = new ArrayList<State>();
        for (Cursor at : path) {
            run.seek(run.branch(), at);
            states.add(run.state().copy());
        }
        for (int i = path.size() - 2; i >= 0; i--) {
            assertEquals(path.get(i), new Navigation(run).behind(size), () -> "from " + run.cursor());
            run.back(size);
            assertEquals(path.get(i), run.cursor());
            assertTrue(states.get(i).sameBits(run.state()), "state at " + path.get(i));
        }
        run.back(size);
        assertEquals(Cursor.START, run.cursor(), "nothing is before the start");
    }

    /// From (0, 7, 1), in the middle of the second sweep of the second substep.
    @Test
    void stepsFromTheMiddleOfAPhaseEndItOrBeginIt() {
        Run run = Toys.run(Toys.ladder());
        var middle = new Cursor(0, 7, 1);
        run.seek(run.branch(), middle);
        var navigation = new Navigation(run);
        assertEquals(new Cursor(0, 8, 0), navigation.ahead(StepSize.SWEEP));
        assertEquals(new Cursor(0, 7, 0), navigation.behind(StepSize.SWEEP));
        assertEquals(new Cursor(0, 8, 0), navigation.ahead(StepSize.PHASE));
        assertEquals(new Cursor(0, 6, 0), navigation.behind(StepSize.PHASE), "both sweeps of the substep");
        assertEquals(Cursor.complete(1), navigation.ahead(StepSize.SUBSTEP));
        assertEquals(new Cursor(0, 6, 0), navigation.behind(StepSize.SUBSTEP),
                "the empty phase before it is passed over");
        assertEquals(Cursor.START, navigation.behind(StepSize.FRAME));
        assertEquals(middle, run.cursor(), "the run itself stays");
    }

    /// by = 1/16: after step 2 each cell has 1/16, after step 3 3/16, after both substeps 6/16, and grow adds 1/4 to
    /// cell 0.
    @Test
    void statesInsideAFrameAreThoseWorkedOut() {
        Run run = Toys.run(Toys.ladder());
        run.seek(run.branch(), new Cursor(0, 2, 1));
        assertArrayEquals(new double[]{0.0625, 0, 0}, Toys.cells(run), 0);
        run.seek(run.branch(), new Cursor(0, 4, 0));
        assertArrayEquals(new double[]{0.1875, 0.1875, 0.1875}, Toys.cells(run), 0);
        assertArrayEquals(new double[]{0}, run.state().of(Toy.MARKS), 0);
        run.seek(run.branch(), new Cursor(0, 9, 0));
        assertArrayEquals(new double[]{0.375, 0.375, 0.375}, Toys.cells(run), 0);
        assertArrayEquals(new double[]{2}, run.state().of(Toy.MARKS), 0);
        run.step(StepSize.ELEMENT);
        assertArrayEquals(new double[]{0.625, 0.375, 0.375}, Toys.cells(run), 0);
        run.seek(run.branch(), Cursor.complete(3)); // grow: 1/4, then 1/4 to two cells, then none
        assertArrayEquals(new double[]{3 * 0.375 + 0.5, 3 * 0.375 + 0.25, 3 * 0.375}, Toys.cells(run), 0);
        assertArrayEquals(new double[]{6}, run.state().of(Toy.MARKS), 0);
    }

    @Test
    void wholeFramesAreTheirOperationsOneByOne() {
        Run whole = Toys.run(Toys.skinned()), single = Toys.run(Toys.skinned());
        for (int frame = 1; frame <= 5; frame++) {
            whole.next();
            while (single.cursor().frame() < frame) single.stepWatched();
            assertTrue(whole.state().sameBits(single.state()), "frame " + frame);
        }
    }

    @Test
    void nextFinishesAFrameThatHasBegun() {
        Run run = Toys.run(Toys.ladder());
        run.seek(run.branch(), new Cursor(0, 3, 2));
        run.next();
        assertEquals(Cursor.complete(1), run.cursor());
        assertArrayEquals(new double[]{0.625, 0.375, 0.375}, Toys.cells(run), 0);
    }

    @Test
    void theLadderSaysWhereItStands() {
        Run run = Toys.run(Toys.ladder());
        run.seek(run.branch(), new Cursor(1, 7, 2));
        CursorPath at = run.path();
        assertEquals(List.of(2, 2, 3), List.of(at.frame(), at.element(), at.elements()));
        assertEquals(List.of(new Round("substep", 2, 2, false)), at.slot().around());
        assertEquals(List.of(new Round("sweep", 2, 2, false)), at.slot().within());
        assertEquals(List.of("frame", "substep", "phase", "sweep", "element"),
                at.sizes().stream().map(StepSize::word).toList());
        assertEquals("spread", at.phase().name());
        run.seek(run.branch(), new Cursor(1, 9, 1));
        at = run.path();
        assertEquals(List.of(2, 1, 2), List.of(at.frame(), at.element(), at.elements()));
        assertEquals(0, at.slot().path().count());
        assertEquals("grow", at.phase().name());
    }

    @Test
    void eachPhaseHasItsPath() {
        Run run = Toys.run(Toys.skinned());
        run.begin();
        var path = new ArrayList<String>();
        do {
            Slot s = run.slot();
            path.add(run.cursor().step() + (s.skin() ? " skin " : " ") + s.phase().name() + " " + s.round("substep")
                    + "." + s.round("sweep"));
        } while (run.frame().nextPhase());
        assertEquals(List.of("0 tick 0.0", "2 spread 1.1", "3 spread 1.2", "4 mark 1.0", "6 spread 2.1", "7 spread 2.2",
                "8 mark 2.0", "9 grow 0.0", "10 skin paint 0.0"), path);
        // tick 1, then 2 × (2 sweeps of 3, and mark), then grow 1 in frame 1
        assertEquals(1 + 2 * (2 * 3 + 1) + 1, run.schedule().operations(run.state()));
        assertEquals(List.of("tick", "none", "spread", "mark", "grow", "paint"),
                run.schedule().phases().map(Phase::name).toList());
    }

    @Test
    void withoutASkinThePictureIsTheState() {
        Run run = Toys.run(Toys.ladder());
        run.seek(run.branch(), new Cursor(0, 9, 0));
        assertEquals(Optional.empty(), run.ahead());
        assertTrue(run.state().sameBitsWithScratch(run.picture()));
    }

    /// Paint is 10 + cell; in frame 1 cells end at 5/8, 3/8, 3/8.
    @Test
    void theSkinIsEmittedElementByElementAndNeverLeftOver() {
        Run run = Toys.run(Toys.skinned());
        run.next();
        assertArrayEquals(new double[3], run.state().of(Toy.PAINT), 0, "a frame that is run through makes no skin");
        assertArrayEquals(new double[]{10.625, 10.375, 10.375}, run.picture().of(Toy.PAINT), 0);
        run.seek(run.branch(), new Cursor(1, 10, 0));
        assertArrayEquals(new double[3], run.picture().of(Toy.PAINT), 0, "nothing is emitted yet");
        run.step(StepSize.ELEMENT);
        assertEquals(new Cursor(1, 10, 1), run.cursor());
        double second = 10.625 + 0.375 + 0.25; // cell 0 grows in frame 2 as well
        assertArrayEquals(new double[]{second, 0, 0}, run.picture().of(Toy.PAINT), 0);
        assertArrayEquals(new double[]{second, second - 0.25, second - 0.5}, run.ahead().orElseThrow().of(Toy.PAINT),
                0);
        run.back(StepSize.ELEMENT);
        assertArrayEquals(new double[3], run.picture().of(Toy.PAINT), 0);
        run.seek(run.branch(), new Cursor(1, 10, 2));
        assertArrayEquals(new double[]{second, second - 0.25, 0}, run.state().of(Toy.PAINT), 0);
        run.step(StepSize.ELEMENT);
        assertEquals(Cursor.complete(2), run.cursor());
        assertEquals(Optional.empty(), run.ahead());
    }

    @Test
    void aFrameOfOneOperationIsOneStepOfEverySize() {
        for (StepSize size : StepSize.EVERYWHERE) {
            Run run = Toys.run(Toys.single());
            for (int frame = 1; frame <= 3; frame++) {
                run.step(size);
                assertEquals(Cursor.complete(frame), run.cursor());
                assertEquals(frame, run.state().of(Toy.FRAME)[0]);
            }
            run.back(size);
            assertEquals(Cursor.complete(2), run.cursor());
            assertEquals(2, run.state().of(Toy.FRAME)[0]);
        }
    }

    @Test
    void aFrameOfEmptyPhasesIsPassedByEverySize() {
        for (StepSize size : StepSize.EVERYWHERE) {
            Run run = Toys.run(Toys.idle());
            run.step(size);
            run.step(size);
            assertEquals(Cursor.complete(2), run.cursor());
            run.back(size);
            assertEquals(Cursor.complete(1), run.cursor());
            assertTrue(run.picture().sameBits(Toys.run(Toys.idle()).state()), "nothing has happened");
            assertEquals(Optional.empty(), new Navigation(run).ahead(Set.of("none")),
                    "what has no elements never comes");
            assertEquals(List.of(), run.explain().changes(), "and is not run to be explained");
        }
    }

    @Test
    void findLeadsToTheFirstOperationThatIsAllThatIsAskedFor() {
        Run run = Toys.run(Toys.ladder());
        var navigation = new Navigation(run);
        assertEquals(new Cursor(0, 0, 0), navigation.find(1, Map.of(), "", -1));
        assertEquals(new Cursor(0, 2, 0), navigation.find(1, Map.of(), "spread", -1));
        assertEquals(new Cursor(0, 3, 2), navigation.find(1, Map.of("sweep", 2), "spread", 2));
        assertEquals(new Cursor(2, 6, 0), navigation.find(3, Map.of("substep", 2), "", -1),
                "the empty phase of the second substep has no operation");
        assertEquals(new Cursor(1, 9, 1), navigation.find(2, Map.of(), "grow", 1));
        var e = assertThrows(BadInput.class,
                () -> navigation.find(3, new TreeMap<>(Map.of("substep", 2, "sweep", 1)), "grow", 0));
        assertEquals("frame 3 has no operation grow in substep 2 in sweep 1 on element 0", e.getMessage());
        e = assertThrows(BadInput.class, () -> navigation.find(3, Map.of(), "grow", -1));
        assertEquals("frame 3 has no operation grow", e.getMessage());
    }

    @Test
    void theNextRunOfAPhaseIsInThisFrameOrTheOneAfterIt() {
        Run run = Toys.run(Toys.ladder());
        run.seek(run.branch(), new Cursor(0, 2, 0));
        var navigation = new Navigation(run);
        assertEquals(Optional.of(new Cursor(0, 3, 0)), navigation.ahead(Set.of("spread")));
        assertEquals(Optional.of(new Cursor(0, 4, 0)), navigation.ahead(Set.of("mark", "grow")));
        assertEquals(Optional.of(new Cursor(1, 0, 0)), navigation.ahead(Set.of("tick")));
        run.seek(run.branch(), new Cursor(1, 9, 1));
        assertEquals(Optional.empty(), new Navigation(run).ahead(Set.of("grow")), "frame 3 grows nothing");
    }

    /// Four cells instead of three, and a sum that a Set changes from frame 2 on: by = 1/8 adds 6/8 a frame.
    @Test
    void settingsTakeEffectInTheirFrameAndGoWithItWhenOneGoesBack() {
        Run run = Toys.run(Toys.ladder(), new Input.Set(1, "count", "4"), new Input.Set(2, "by", "0.125"),
                new Input.Act(3, "double", Map.of()));
        run.seek(run.branch(), Cursor.complete(1));
        assertArrayEquals(new double[]{0.625, 0.375, 0.375, 0.375}, Toys.cells(run), 0);
        run.next();
        assertArrayEquals(new double[]{0.625 + 1, 0.375 + 1, 1.125, 1.125}, Toys.cells(run), 0);
        assertEquals(4, run.inputChanges().stream().filter(c -> c.channel().equals("cells")).count(),
                "all four cells are doubled before frame 3");
        run.next();
        assertArrayEquals(new double[]{2 * 1.625 + 0.75, 2 * 1.375 + 0.75, 3, 3}, Toys.cells(run), 0);
        run.back(StepSize.FRAME);
        run.back(StepSize.FRAME);
        assertEquals(0.0625, run.settings().get(Toy.BY));
        assertArrayEquals(new double[]{0.625, 0.375, 0.375, 0.375}, Toys.cells(run), 0);
        assertTrue(run.inputChanges().isEmpty(), "a Set alone changes no element");
    }

    @Test
    void anExplanationNamesWhatWasWritten() {
        Run run = Toys.run(Toys.ladder());
        run.seek(run.branch(), new Cursor(0, 3, 1));
        Explanation next = run.explain();
        assertEquals(new Cursor(0, 3, 1), run.cursor(), "it is not done");
        assertEquals(1, next.frame());
        assertEquals(1, next.element());
        assertEquals(1, next.changes().size());
        Explanation.Change change = next.changes().getFirst();
        assertEquals("cells", change.channel());
        assertEquals(1, change.element());
        assertArrayEquals(new double[]{0.0625}, change.from(), 0);
        assertArrayEquals(new double[]{0.1875}, change.to(), 0);
        assertArrayEquals(new double[]{0.125}, next.named().get("more"), 0);
    }

    /// What a solver keeps for itself within a frame is shown while it runs: what is written so far, and nothing of the
    /// frame before, wherever the run comes from.
    @Test
    void scratchIsShownInsideAFrame() {
        Run run = Toys.run(Toys.of(new Toy.Tick(), new Toys.Paint(), new Toy.Mark()));
        run.seek(run.branch(), new Cursor(0, 1, 2));
        assertArrayEquals(new double[]{10, 10, 0}, run.picture().of(Toy.PAINT), 0);
        run.next();
        run.next();
        assertArrayEquals(new double[3], run.picture().of(Toy.PAINT), 0, "a frame is complete");
        run.seek(run.branch(), new Cursor(2, 1, 1));
        assertArrayEquals(new double[]{10, 0, 0}, run.picture().of(Toy.PAINT), 0, "onward");
        run.seek(run.branch(), new Cursor(1, 1, 1));
        assertArrayEquals(new double[]{10, 0, 0}, run.picture().of(Toy.PAINT), 0, "back");
        run.seek(run.branch(), new Cursor(1, 2, 0));
        assertArrayEquals(new double[]{10, 10, 10}, run.picture().of(Toy.PAINT), 0, "the phase behind it");
    }

    /// That a frame begins without the scratch of the one before is no change by its inputs, nor by its first step.
    @Test
    void clearedScratchIsNoChange() {
        Run run = Toys.run(Toys.skinned(), new Input.Act(2, "double", Map.of()));
        while (run.cursor().frame() == 0) run.nextPhase();
        assertEquals(List.of("cells", "cells", "cells"),
                run.inputChanges().stream().map(Explanation.Change::channel).toList());
        State before = run.found();
        run.nextPhase();
        assertEquals(List.of("cells", "cells", "cells", "frameCount"),
                run.changesSince(before).stream().map(Explanation.Change::channel).toList());
    }
}
