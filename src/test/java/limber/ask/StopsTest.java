package limber.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.run.Halts;
import limber.engine.run.Navigation;
import limber.engine.run.Operations;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.watch.Explanation;
import limber.expression.Expression;
import limber.expression.Vocabulary;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The places where stops halt a rope, forwards, backwards, and as stepping finds them.
class StopsTest {
    private static final int FRAMES = 8;
    private static final Model ROPE = Catalog.model("rope");
    private static final Settings P = ROPE.defaults().with("segments", "4").with("iterations", "3");

    private static Run run() {
        var timeline = new Timeline(ROPE);
        return new Run(timeline, timeline.root(P, List.of()));
    }

    private static Stop when(String condition) {
        return new Stop(new Stop.What.Condition(
                Expression.condition(condition, new Vocabulary(ROPE, ROPE.schedule(P)))));
    }

    /// All places up to the last frame, one after another.
    private static List<Halts.Halt> forwards(Stop... stops) {
        var halts = new ArrayList<Halts.Halt>();
        Run run = run();
        Cursor goal = Cursor.complete(FRAMES);
        for (var halt = new Stops(List.of(stops)).forwards(run, goal, () -> false); halt.isPresent(); halt =
                new Stops(List.of(stops)).forwards(run, goal, () -> false)) {
            assertEquals(halt.get().at(), run.cursor(), "it stands there");
            halts.add(halt.get());
        }
        assertEquals(goal, run.cursor());
        return halts;
    }

    private static List<Halts.Halt> backwards(Stop... stops) {
        var halts = new ArrayList<Halts.Halt>();
        Run run = run();
        run.seek(run.branch(), Cursor.complete(FRAMES));
        for (var halt = new Stops(List.of(stops)).backwards(run, () -> false); halt.isPresent(); halt =
                new Stops(List.of(stops)).backwards(run, () -> false)) {
            halts.addFirst(halt.get());
            run.seek(run.branch(), halt.get().at());
        }
        return halts;
    }

    @Test
    void aConditionOnMeasuresHaltsBehindTheFrameInWhichItComesTrue() {
        List<Halts.Halt> halts = forwards(when("frame >= 3"));
        assertEquals(List.of(new Halts.Halt(Cursor.complete(3), 0, 3)), halts);
        assertEquals(halts, backwards(when("frame >= 3")));
    }

    @Test
    void oneThatComesTrueAgainHaltsAgain() {
        List<Halts.Halt> halts = forwards(when("frame == 2 || frame == 5 || frame == 6"));
        assertEquals(List.of(Cursor.complete(2), Cursor.complete(5)), halts.stream().map(Halts.Halt::at).toList());
    }

    @Test
    void aConditionOnAnOperationHaltsBeforeIt() {
        List<Halts.Halt> halts = forwards(when("phase == distance && element == 2"));
        assertEquals(3 * FRAMES, halts.size(), "one in each sweep");
        Run run = run();
        for (Halts.Halt halt : halts) {
            run.seek(run.branch(), halt.at());
            Explanation next = run.explain();
            assertEquals("distance", next.slot().phase().name());
            assertEquals(2, next.element());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"phase == distance && element == 2", "changed > 0.002", "frame == 3 || frame == 6",
        "phase == integrate && changed > 0.02"})
    void backwardsFindsWhatForwardsFound(String condition) {
        List<Halts.Halt> halts = forwards(when(condition));
        assertTrue(!halts.isEmpty(), condition);
        assertEquals(halts, backwards(when(condition)));
    }

    @Test
    void anElementThatIsWrittenHaltsBeforeEachWriteThatSteppingSees() {
        var stop = new Stop(new Stop.What.Written("position", 2));
        assertEquals(
                stepped(e -> e.changes().stream().anyMatch(c -> c.channel().equals("position") && c.element() == 2)),
                forwards(stop).stream().map(Halts.Halt::at).toList());
        assertEquals(forwards(stop), backwards(stop));
    }

    /// The same operations as N runs to, from the start on.
    @Test
    void anElementThatIsTouchedHaltsWhereNGoes() {
        var stop = new Stop(new Stop.What.Touched(new Element("particle", 2)));
        Run run = run();
        var expected = new ArrayList<Cursor>();
        for (var next = new Navigation(run).nextTouching(new Element("particle", 2)); next.isPresent()
                && next.get().frame() < FRAMES; next = new Navigation(run).nextTouching(new Element("particle", 2))) {
            run.seek(run.branch(), next.get());
            if (!run.slot().skin()) expected.add(next.get());
        }
        assertEquals(expected, forwards(stop).stream().map(Halts.Halt::at).toList());
        assertEquals(forwards(stop), backwards(stop));
    }

    @Test
    void aLineHaltsBeforeEachOperationThatRunsIt() {
        Run run = run();
        while (!run.explain().slot().phase().name().equals("distance")) run.step(StepSize.ELEMENT);
        int line = run.explain().changes().getFirst().line();
        var stop = new Stop(new Stop.What.Line("distance", line));
        assertEquals(stepped(e -> e.slot().phase().name().equals("distance")
                && e.changes().stream().anyMatch(c -> c.line() == line)),
                forwards(stop).stream().map(Halts.Halt::at).toList());
    }

    /// A comparison or a flag stores nothing: three sweeps of four sticks in each frame run it.
    @Test
    void aLineThatAssignsNothingHaltsToo() {
        Run run = run();
        while (!run.explain().slot().phase().name().equals("distance")) run.step(StepSize.ELEMENT);
        Explanation e = run.explain();
        int line = Operations.lines(run).stream().filter(l -> e.values().stream().noneMatch(v -> v.line() == l)
                && e.changes().stream().noneMatch(c -> c.line() == l)).reduce((_, last) -> last).orElseThrow();
        List<Halts.Halt> halts = forwards(new Stop(new Stop.What.Line("distance", line)));
        assertEquals(3 * 4 * FRAMES, halts.size());
        assertEquals(halts, backwards(new Stop(new Stop.What.Line("distance", line))));
    }

    /// `rest` is a length in the code, and a word that the parameter `shadow` may have.
    @Test
    void aLocalThatIsAWordElsewhereIsANumberBesideANumber() {
        assertEquals(3 * 4 * FRAMES, forwards(when("phase == distance && rest > 0")).size());
        assertEquals(0, forwards(when("phase == distance && rest < 0")).size());
    }

    private static List<Cursor> stepped(Predicate<Explanation> reason) {
        Run run = run();
        var found = new ArrayList<Cursor>();
        while (run.cursor().frame() < FRAMES) {
            Cursor before = run.cursor();
            Explanation done = run.stepWatched();
            if (!done.slot().skin() && reason.test(done)) found.add(before);
        }
        return found;
    }

    @Test
    void theFirstOfSeveralThatIsOnCounts() {
        List<Halts.Halt> halts = forwards(when("frame >= 2").on(false), when("frame >= 4"), when("frame >= 3"));
        assertEquals(List.of(2, 1), halts.stream().map(Halts.Halt::reason).toList());
        assertEquals(List.of(), forwards(when("frame >= 2").on(false)));
    }

    @Test
    void givenUpItIsNowhere() {
        assertEquals(Optional.empty(),
                new Stops(List.of(when("frame >= 3"))).forwards(run(), Cursor.complete(FRAMES), () -> true));
    }
}
