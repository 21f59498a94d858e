package limber.log;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.ask.Influence;
import limber.engine.ask.Stillness;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;
import limber.engine.watch.SelfReporting;
import limber.engine.watch.Twins;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Logs of a few lines, written by hand.
class StepsLogTest {
    private static final String HEADER = """
            {"limber":"steps","version":1,"model":"two points","channels":{"x":{"width":1,"unit":"m","of":"point",\
            "initial":[0,10]}}}
            """;

    @TempDir Path folder;

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("two.jsonl"), text);
    }

    private static Run run(Path file) {
        var timeline = new Timeline(StepsLog.read(file).solver());
        return new Run(timeline, timeline.root(timeline.model().defaults(), List.of()));
    }

    /// An operation that writes `x` of a point.
    private static String line(String place, int element, double to) {
        return "{" + place + ",\"element\":" + element + ",\"changes\":[{\"channel\":\"x\",\"element\":" + element
                + ",\"to\":" + to + "}]}\n";
    }

    private static String line(int frame, int substep, int sweep, String phase, int element, double to) {
        return line("\"frame\":" + frame + ",\"substep\":" + (substep > 0 ? substep : "null") + ",\"sweep\":"
                + (sweep > 0 ? sweep : "null") + ",\"phase\":\"" + phase + "\"", element, to);
    }

    private static double[] x(Run run) {
        return run.state().named("x");
    }

    /// The places of all operations of a frame, such as `substep 1/2 sweep 3/3 join 1`.
    private static List<String> places(Run run) {
        int frame = run.cursor().frame();
        var places = new ArrayList<String>();
        while (run.cursor().frame() == frame) {
            Explanation done = run.stepWatched();
            Slot slot = done.slot();
            places.add(slot.path().map(r -> r.loop() + " " + r.number() + "/" + r.count() + " ")
                    .collect(Collectors.joining()) + slot.phase().name() + " " + done.element());
        }
        return places;
    }

    // ---- playing ----

    @Test
    void changesAreThoseOfTheLog() throws IOException {
        Run run = run(file(HEADER + line(1, 0, 0, "move", 0, 1) + line(1, 0, 0, "move", 1, 11)
                + line(2, 0, 0, "move", 0, 2.5)));
        assertEquals(2, run.model().lastFrame().getAsInt());
        assertArrayEquals(new double[]{0, 10}, x(run));
        run.next();
        assertArrayEquals(new double[]{1, 11}, x(run));
        run.next();
        assertArrayEquals(new double[]{2.5, 11}, x(run));
    }

    @Test
    void loopsHaveTheRoundsOfTheLog() throws IOException {
        var text = new StringBuilder(HEADER);
        for (int substep = 1; substep <= 2; substep++) {
            text.append(line(1, substep, 0, "move", 0, substep));
            for (int sweep = 1; sweep <= 2; sweep++)
                for (int i = 0; i < 2; i++) text.append(line(1, substep, sweep, "join", i, sweep));
        }
        Run run = run(file(text.toString()));
        assertEquals(List.of("frame", "substep", "phase", "sweep", "element"),
                run.schedule().sizes().stream().map(StepSize::word).toList());
        assertEquals(List.of("substep 1/2 move 0",
                "substep 1/2 sweep 1/2 join 0", "substep 1/2 sweep 1/2 join 1",
                "substep 1/2 sweep 2/2 join 0", "substep 1/2 sweep 2/2 join 1",
                "substep 2/2 move 0",
                "substep 2/2 sweep 1/2 join 0", "substep 2/2 sweep 1/2 join 1",
                "substep 2/2 sweep 2/2 join 0", "substep 2/2 sweep 2/2 join 1"), places(run));
    }

    /// The first substep has no sweep, the second one no `move`, and sweep 2 has no operation.
    @Test
    void whatHasNoOperationsIsPassedOver() throws IOException {
        Run run = run(file(HEADER + line(1, 1, 0, "move", 0, 1) + line(1, 2, 1, "join", 0, 2)
                + line(1, 2, 3, "join", 1, 3)));
        assertEquals(List.of("substep 1/2 move 0", "substep 2/2 sweep 1/3 join 0", "substep 2/2 sweep 3/3 join 1"),
                places(run));
    }

    /// A phase that is missing from the first frame takes its place in the order of the second one.
    @Test
    void anOrderIsFoundFromAllFrames() throws IOException {
        Run run = run(file(HEADER + line(1, 0, 0, "a", 0, 1) + line(1, 0, 0, "c", 0, 2) + line(2, 0, 0, "a", 0, 3)
                + line(2, 0, 0, "b", 0, 4) + line(2, 0, 0, "c", 0, 5)));
        assertEquals(List.of("a", "b", "c", "end-of-log"),
                run.schedule().phases().map(p -> p.name()).toList());
        assertEquals(List.of("a 0", "c 0"), places(run));
        assertEquals(List.of("a 0", "b 0", "c 0"), places(run));
    }

    @Test
    void phasesWithoutAnOrderTakeTurns() throws IOException {
        Run run = run(file(HEADER + line(1, 0, 0, "a", 0, 1) + line(1, 0, 0, "b", 0, 2) + line(1, 0, 0, "a", 1, 3)
                + line(1, 0, 0, "b", 1, 4) + line(2, 0, 0, "b", 0, 5) + line(2, 0, 0, "a", 0, 6)
                + line(3, 0, 0, "a", 0, 7)));
        assertEquals(List.of("turn 1/2 a 0", "turn 1/2 b 0", "turn 2/2 a 1", "turn 2/2 b 1"), places(run));
        assertEquals(List.of("turn 1/2 b 0", "turn 2/2 a 0"), places(run));
        assertEquals(List.of("turn 1/1 a 0"), places(run));
        assertArrayEquals(new double[]{7, 4}, x(run));
    }

    /// Two series of sweeps in one substep: their numbers begin again.
    @Test
    void sweepsThatBeginAgainAreAnotherTurn() throws IOException {
        var text = new StringBuilder(HEADER);
        for (int turn = 0; turn < 2; turn++)
            for (int sweep = 1; sweep <= 2; sweep++) text.append(line(1, 1, sweep, "join", 0, turn + sweep));
        assertEquals(List.of("substep 1/1 turn 1/2 sweep 1/2 join 0", "substep 1/1 turn 1/2 sweep 2/2 join 0",
                "substep 1/1 turn 2/2 sweep 1/2 join 0", "substep 1/1 turn 2/2 sweep 2/2 join 0"),
                places(run(file(text.toString()))));
    }

    @Test
    void otherLoopsAreNamedByTheHeader() throws IOException {
        Run run = run(file(HEADER.replace("\"model\"", "\"loops\":[\"newton\",\"cg\"],\"model\"")
                + line("\"frame\":1,\"newton\":1,\"cg\":1,\"phase\":\"p\"", 0, 1)
                + line("\"frame\":1,\"newton\":1,\"cg\":2,\"phase\":\"p\"", 0, 2)));
        assertEquals(List.of("newton 1/1 cg 1/2 p 0", "newton 1/1 cg 2/2 p 0"), places(run));
    }

    @Test
    void steppingBackRestoresEveryBit() throws IOException {
        var text = new StringBuilder(HEADER);
        for (int frame = 1; frame <= 3; frame++)
            for (int sweep = 1; sweep <= 2; sweep++)
                for (int i = 0; i < 2; i++) text.append(line(frame, 1, sweep, "join", i, frame / 3.0 + sweep + i));
        Run run = run(file(text.toString()));
        Deque<State> states = new ArrayDeque<>();
        Deque<Cursor> cursors = new ArrayDeque<>();
        while (run.cursor().frame() < 3) {
            states.push(run.state().copy());
            cursors.push(run.cursor());
            run.step(StepSize.ELEMENT);
        }
        assertEquals(12, states.size());
        while (!states.isEmpty()) {
            run.back(StepSize.ELEMENT);
            assertEquals(cursors.pop(), run.cursor());
            assertTrue(states.pop().sameBits(run.state()), run.cursor().toString());
        }
    }

    @Test
    void scratchIsZeroWhenAFrameBegins() throws IOException {
        String header = HEADER.replace("]}}}", "]},\"force\":{\"width\":1,\"life\":\"scratch\",\"elements\":1}}}");
        String push = "{\"frame\":%d,\"phase\":\"push\",\"changes\":[{\"channel\":\"force\",\"element\":0,\"from\":0,"
                + "\"to\":3}]}\n";
        Run run = run(file(header + push.formatted(1) + push.formatted(2)));
        run.next();
        assertEquals(3, run.explain().changes().getFirst().to()[0]);
        assertEquals(0, run.explain().changes().getFirst().from()[0]);
    }

    // ---- what an operation tells ----

    @Test
    void valuesAndLinesAreTold() throws IOException {
        Files.writeString(folder.resolve("two.py"), "x = 1\ny = 2\n");
        Path file = file(HEADER.replace("\"model\"", "\"source\":\"two.py\",\"model\"") + """
                {"frame":1,"phase":"move","element":0,"line":2,"values":{"d":[1,2,3],"n":4,"bad":null},\
                "changes":[{"channel":"x","element":0,"from":0,"to":-0.0}]}
                """);
        Run run = run(file);
        Explanation move = run.explain();
        assertEquals(Set.of("d", "n", "bad"), move.named().keySet());
        assertArrayEquals(new double[]{1, 2, 3}, move.named().get("d"));
        assertTrue(Double.isNaN(move.named().get("bad")[0]));
        assertEquals(List.of(2, 2, 2, 2, 2), move.values().stream().map(Explanation.Value::line).toList());
        assertEquals(2, move.changes().getFirst().line());
        assertEquals(1 / -0.0, 1 / move.changes().getFirst().to()[0]);
        var told = (SelfReporting) move.slot().phase();
        assertEquals("two.py", told.sourceFile().orElseThrow());
        assertEquals("x = 1\ny = 2\n", told.sourceText().orElseThrow());
        assertEquals(Set.of("dx", "dy", "dz", "n", "bad"), Twins.locals(run.schedule(), "move"));
    }

    @Test
    void whatItReadsIsNotGuessed() throws IOException {
        Run run = run(file(HEADER + line(1, 0, 0, "move", 0, 1)));
        assertTrue(assertThrows(BadInput.class, () -> Influence.of(run, new Element("point", 0))).getMessage()
                .startsWith("two points: a log does not tell what its operations read"));
        assertThrows(BadInput.class, () -> Stillness.of(run, new Element("point", 0)));
    }

    @Test
    void theEndIsSeenAndNotPassed() throws IOException {
        Run run = run(file(HEADER + line(1, 0, 0, "move", 0, 1)));
        run.next();
        assertEquals("end-of-log", run.path().phase().name());
        assertEquals(List.of(), run.explain().changes());
        String said = assertThrows(BadInput.class, run::next).getMessage();
        assertTrue(said.endsWith("two.jsonl: the log ends with frame 1; what comes after it is not known"), said);
    }

    @Test
    void withSecondsItHasATime() throws IOException {
        String timed = HEADER.replace("\"model\"", "\"seconds\":0.25,\"model\"");
        Run run = run(file(timed + line(1, 0, 0, "move", 0, 1) + line(2, 0, 0, "move", 0, 1)));
        run.next();
        run.next();
        assertEquals(0.5, run.model().time(run.state()));
        assertTrue(Double.isNaN(run(file(HEADER)).model().time(run.state())));
    }

    // ---- files ----

    @Test
    void aFileThatChangesIsNoticed() throws IOException {
        Path file = file(HEADER + line(1, 0, 0, "move", 0, 1));
        Run run = run(file);
        Files.setLastModifiedTime(file, FileTime.fromMillis(0));
        String said = assertThrows(BadInput.class, run::next).getMessage();
        assertEquals(file + ": has changed since it was opened; open it again", said);
    }

    @Test
    void aLogIsKnownByItsBeginning() throws IOException {
        Path named = Files.writeString(folder.resolve("log.txt"), "\uFEFF{ \"limber\" : \"steps\"");
        assertTrue(StepsLog.is(named));
        assertFalse(StepsLog.is(Files.writeString(named, "{\"limber\":\"moment\"}")));
        assertFalse(StepsLog.is(folder));
        assertFalse(StepsLog.is("rope"));
        assertFalse(StepsLog.is("\0"));
    }

    @Test
    void windowsLinesAndALineLongerThanABufferAreRead() throws IOException {
        String text = HEADER.replace("\n", "\r\n") + " ".repeat(3 << 20) + line(1, 0, 0, "move", 0, 1).strip() + "\r\n"
                + line(1, 0, 0, "move", 1, 2).strip();
        Run run = run(Files.write(folder.resolve("two.jsonl"), ("\uFEFF" + text).getBytes(StandardCharsets.UTF_8)));
        run.next();
        assertArrayEquals(new double[]{1, 2}, x(run));
    }
}
