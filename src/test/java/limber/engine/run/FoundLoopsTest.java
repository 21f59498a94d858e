package limber.engine.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.Loop;
import limber.engine.Phase;
import limber.engine.Round;
import limber.engine.Rounds;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.Toy;
import limber.engine.Toys;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Loops whose length is found by running, inside other loops, compared with plain nested loops.
///
/// A frame n is `tick`; then 2 substeps of: `load` (cell 0 = n mod 5), loop `newton` while cell 0 > 0, at most 3
/// rounds; in it `aim` (cell 1 = cell 0, cell 0 −= 1), loop `cg` while cell 1 > 0, at most 2 rounds, of `take` (2
/// elements, cell 1 −= 1 by the first) and `odd` (1 element in every second round, cell 2 += 1), and behind it `end`;
/// then `mark`. So frames 5 and 10 have no Newton step, and in frames 4 and 9 the limits end all loops.
class FoundLoopsTest {
    private static final List<String> SIZES = List.of("element", "phase", "cg", "newton", "substep", "frame");

    private record Load(int modulus) implements Phase {
        @Override
        public void run(State s, int sweep, int from, int to) {
            s.of(Toy.CELLS)[0] = s.of(Toy.FRAME)[0] % modulus;
        }
    }

    private record Aim() implements Phase {
        @Override
        public void run(State s, int sweep, int from, int to) {
            double[] cells = s.of(Toy.CELLS);
            cells[1] = cells[0];
            cells[0] -= 1;
        }
    }

    private record Take() implements Phase {
        @Override
        public String of() { return "cell"; }
        @Override
        public int size(State s) { return 2; }

        @Override
        public void run(State s, int sweep, int from, int to) {
            double[] cells = s.of(Toy.CELLS);
            for (int i = from; i < to; i++) if (i == 0) cells[1] -= 1;
        }
    }

    private record Odd() implements Phase {
        @Override
        public int size(State s, int sweep) { return sweep % 2; }

        @Override
        public void run(State s, int sweep, int from, int to) {
            s.of(Toy.CELLS)[2] += 1;
        }
    }

    private record End() implements Phase {
        @Override
        public void run(State s, int sweep, int from, int to) {
            s.of(Toy.CELLS)[2] += 0.25;
        }
    }

    private static Toy toy() {
        var cg = new Loop("cg", Rounds.whilst(s -> s.of(Toy.CELLS)[1] > 0, 2), new Take(), new Odd());
        var newton = new Loop("newton", Rounds.whilst(s -> s.of(Toy.CELLS)[0] > 0, 3), new Aim(), cg, new End());
        return Toys.of(new Toy.Tick(),
                new Loop(Loop.SUBSTEP, Rounds.times(2), new Load(5), newton, new Toy.Mark()));
    }

    /// An operation, and what the steps of each size that it belongs to are called.
    private record Place(Cursor cursor, Map<String, String> steps, double[] before) {}

    /// The operations of a frame by plain nested loops.
    private static final class Reference {
        final List<Place> places = new ArrayList<>();
        final double[] cells = new double[3];
        private int step;

        void frame(int frame) {
            step = 0;
            phase(frame, 1, "", "", 1);
            for (int substep = 1; substep <= 2; substep++) {
                phase(frame, substep, "", "", 1);
                cells[0] = frame % 5;
                for (int newton = 1; newton <= 3 && cells[0] > 0; newton++) {
                    String outer = substep + "." + newton;
                    phase(frame, substep, outer, "", 1);
                    cells[1] = cells[0];
                    cells[0] -= 1;
                    for (int cg = 1; cg <= 2 && cells[1] > 0; cg++) {
                        phase(frame, substep, outer, outer + "." + cg, 2);
                        phase(frame, substep, outer, outer + "." + cg, (cg - 1) % 2);
                    }
                    phase(frame, substep, outer, "", 1);
                    cells[2] += 0.25;
                }
                phase(frame, substep, "", "", 1);
            }
        }

        /// The state changes of `take` and `odd` are made here, those of the others by the caller, after it.
        private void phase(int frame, int substep, String newton, String cg, int size) {
            boolean taking = !cg.isEmpty();
            for (int element = 0; element < size; element++) {
                String own = frame + "/" + step, at = own + "/" + element;
                places.add(new Place(new Cursor(frame - 1, step, element),
                        Map.of("element", at, "phase", own, "cg", taking ? frame + cg : own,
                                "newton", newton.isEmpty() ? own : frame + newton, "substep", frame + "s" + substep,
                                "frame", "" + frame),
                        cells.clone()));
                if (taking && size == 2 && element == 0) cells[1] -= 1;
                if (taking && size == 1) cells[2] += 1;
            }
            step++;
        }
    }

    private static List<Place> starts(String size, int frames) {
        var reference = new Reference();
        for (int frame = 1; frame <= frames; frame++) reference.frame(frame);
        var starts = new ArrayList<Place>();
        String step = "";
        for (Place place : reference.places) {
            if (!place.steps().get(size).equals(step)) starts.add(place);
            step = place.steps().get(size);
        }
        starts.add(new Place(Cursor.complete(frames), Map.of(), reference.cells.clone()));
        return starts;
    }

    @ParameterizedTest
    @FieldSource("SIZES")
    void stepsGoForwardAndBackAsInNestedLoops(String size) {
        Run run = Toys.run(toy());
        List<Place> path = starts(size, 10);
        for (Place place : path) {
            assertEquals(place.cursor(), run.cursor());
            assertArrayEquals(place.before(), Toys.cells(run), 0, () -> "before " + place.cursor());
            run.step(new StepSize(size));
        }
        run.seek(run.branch(), path.getLast().cursor());
        for (Place place : path.reversed()) {
            assertEquals(place.cursor(), run.cursor());
            assertArrayEquals(place.before(), Toys.cells(run), 0, () -> "back at " + place.cursor());
            run.back(new StepSize(size));
        }
        assertEquals(Cursor.START, run.cursor());
    }

    @Test
    void anyPlaceIsSoughtFromAnyOther() {
        List<Place> places = starts("element", 5);
        Run run = Toys.run(toy());
        for (int n = 0; n < places.size(); n++) {
            Place place = places.get(n * 37 % places.size());
            run.seek(run.branch(), place.cursor());
            assertEquals(place.cursor(), run.cursor());
            assertArrayEquals(place.before(), Toys.cells(run), 0);
            Run single = run.copy();
            single.stepWatched();
            run.step(StepSize.ELEMENT);
            assertEquals(run.cursor(), single.cursor());
            assertTrue(run.state().sameBits(single.state()));
        }
    }

    @Test
    void theLadderHasARungForEachLoopAroundThePhase() {
        assertEquals(List.of("frame", "substep", "newton", "cg", "phase", "element"),
                Toys.run(toy()).path().sizes().stream().map(StepSize::word).toList());
    }

    private static Run at(Run run, int frame, Map<String, Integer> rounds, String phase) {
        run.seek(run.branch(), new Navigation(run).find(frame, rounds, phase, -1));
        return run;
    }

    /// Frame 2 has two Newton steps: the first has two rounds of cg (cell 1 = 2), the second one.
    @Test
    void howManyRoundsThereAreIsKnownOnceTheFrameHasRun() {
        Run run = Toys.run(toy());
        run.next();
        run.step(StepSize.ELEMENT); // into frame 2, so that nothing has run it yet
        while (!run.slot().phase().name().equals("take")) run.step(StepSize.ELEMENT);
        assertEquals(List.of(new Round("substep", 1, 2, false), new Round("newton", 1, 0, false),
                new Round("cg", 1, 0, false)), run.slot().around());
        run.next();
        at(run, 2, Map.of("newton", 1, "cg", 1), "take");
        assertEquals(List.of(new Round("substep", 1, 2, false), new Round("newton", 1, 2, false),
                new Round("cg", 1, 2, false)), run.slot().around());
        at(run, 2, Map.of("substep", 2, "newton", 2, "cg", 1), "take");
        assertEquals(List.of(new Round("substep", 2, 2, false), new Round("newton", 2, 2, false),
                new Round("cg", 1, 1, false)), run.slot().around());
    }

    /// Frame 4: cell 0 = 4 needs four Newton steps of at most three; cell 1 = 4 and 3 need more than two rounds.
    @Test
    void aLimitThatEndsALoopIsSaid() {
        Run run = Toys.run(toy());
        run.seek(run.branch(), Cursor.complete(4));
        at(run, 4, Map.of("newton", 1, "cg", 2), "take");
        assertEquals(List.of(new Round("newton", 1, 3, true), new Round("cg", 2, 2, true)),
                run.slot().around().subList(1, 3));
        at(run, 4, Map.of("newton", 3, "cg", 1), "take");
        assertEquals(List.of(new Round("newton", 3, 3, true), new Round("cg", 1, 2, false)),
                run.slot().around().subList(1, 3));
    }

    /// Frame 5 has neither: from `load` a step of any size but the element's leads to `mark`.
    @ParameterizedTest
    @ValueSource(strings = {"element", "phase", "cg", "newton"})
    void aLoopOfNoRoundIsPassedOver(String size) {
        Run run = Toys.run(toy());
        at(run, 5, Map.of("substep", 1), "load");
        run.step(new StepSize(size));
        assertEquals("mark", run.slot().phase().name());
        run.back(new StepSize(size));
        assertEquals("load", run.slot().phase().name());
    }

    @Test
    void roundsAreFoundByNameAndByWhatTheyTouch() {
        Run run = Toys.run(toy());
        run.seek(run.branch(), Cursor.complete(2));
        var navigation = new Navigation(run);
        assertEquals("end", there(run, navigation.ahead(Set.of("end")).orElseThrow()));
        assertEquals(Optional.empty(), navigation.nextTouching(new Element("cell", 5)));
        // a phase of the whole stores to cell 0 first
        assertEquals("load", there(run, navigation.nextTouching(new Element("cell", 0)).orElseThrow()));
    }

    private static String there(Run run, Cursor cursor) {
        Run copy = run.copy();
        copy.seek(copy.branch(), cursor);
        return copy.slot().phase().name();
    }

    /// Newton step 2 of frame 2 has one round of cg; of another course, three Newton steps of one round each.
    @Test
    void anotherFrameHasAPlaceThatIsMostLikeIt() {
        Run run = Toys.run(toy());
        at(run, 4, Map.of("substep", 2, "newton", 3, "cg", 2), "take");
        CursorPath path = run.path();
        Cursor like = new Navigation(run).like(run.branch(), new Cursor(1, run.cursor().step(), 1), path);
        Run there = run.copy();
        there.seek(there.branch(), like);
        assertEquals(List.of(2, 2, 1), there.slot().around().stream().map(Round::number).toList(),
                "the last Newton step that frame 2 has, and its last round");
        assertEquals(1, there.cursor().element());
    }

    @Test
    void aTimelineForgetsTheOldestFramesFirst() {
        var found = new FoundRounds();
        var timeline = new Timeline(toy());
        Branch branch = timeline.root(toy().defaults(), List.of());
        found.remember(branch, 0, new int[]{3});
        for (int frame = 1; frame <= 10; frame++) found.remember(branch, frame, new int[1 << 17]);
        assertEquals(0, found.of(branch, 0).length);
        assertEquals(0, found.of(branch, 2).length);
        assertEquals(1 << 17, found.of(branch, 3).length);
        assertEquals(1 << 17, found.of(branch, 10).length);
    }

    @Test
    void valuesInsideTheFrameAreReadRoundByRound() throws InterruptedException {
        var timeline = new Timeline(toy());
        Branch branch = timeline.root(toy().defaults(), List.of());
        var sampler = new Sampler(timeline, branch);
        assertTrue(sampler.go(branch, 1, () -> false));
        FrameSamples samples = sampler.inside(2, Set.of(new Probe(Toy.SUM, Probe.LARGEST)), "");
        Reference reference = new Reference();
        reference.frame(1);
        int from = reference.places.size();
        reference.frame(2);
        long phases = reference.places.subList(from, reference.places.size()).stream()
                .map(p -> p.cursor().step()).distinct().count();
        assertEquals(phases + 1, samples.steps().size(), "one for each phase that has elements, and the beginning");
    }

    /// Frame 4: three Newton steps of two rounds in each substep, all at their limits. Frame 5 has none.
    @ParameterizedTest
    @CsvSource({"4,cg,12", "4,newton,6", "4,substep,2", "5,cg,0", "5,substep,2",
        "1,cg,2"})
    void plotsCountTheRoundsThatWereRun(int frame, String loop, int rounds) {
        var timeline = new Timeline(toy());
        Branch branch = timeline.root(toy().defaults(), List.of());
        var sampler = new Sampler(timeline, branch);
        assertTrue(sampler.go(branch, frame - 1, () -> false));
        List<FrameSamples.Step> steps = sampler.inside(frame, Set.of(), loop).steps();
        assertEquals(rounds, steps.getLast().step());
        assertEquals(rounds + 1, steps.size());
    }
}
