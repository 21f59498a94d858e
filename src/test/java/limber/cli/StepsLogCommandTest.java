package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Logs on the command line: our own steps as a log, and those of programs in other languages.
@Tag("wide")
class StepsLogCommandTest {
    private static final String ROPE = " rope --set segments=8 --set iterations=4";

    @TempDir Path folder;

    // ---- our own ----

    private Path logged(String scene, int frames) {
        Path log = folder.resolve("own.jsonl");
        Outcome.line("steps " + scene + " --header --frame 1 --to " + frames + " --out " + log).succeeded();
        return log;
    }

    @Tag("wide")
    @ParameterizedTest
    @ValueSource(strings = {
        "rope --set segments=8",
        "rope --set segments=5 --set substeps=2 --set sweep=red-black --set bendConstraints=true",
        "cloth --set columns=3 --set rows=2",
        "cloth --set columns=3 --set rows=2 --set method=springs --set integrator=implicit",
        "cloth --set columns=3 --set rows=2 --set method=vbd",
        "soft --set cellsX=2 --set cellsY=1 --set cellsZ=1",
        "ball --set mesh=icosphere:0",
        "rod --set rings=5 --set sides=5"
    })
    void ourOwnStepsAreALogThatPlaysTheSame(String scene) throws IOException {
        Path log = logged(scene, 3);
        List<String> lines = Files.readAllLines(log), told = lines.subList(1, lines.size());
        assertEquals(told, Outcome.line("steps " + log + " --frame 1 --to 3").succeeded().lines());
        assertEquals(Outcome.line("trace " + scene + " --frames 3 --hex").succeeded().out(),
                Outcome.line("trace " + log + " --frames 3 --hex").succeeded().out());
        assertEquals(Outcome.line("hash " + scene + " --frames 3").succeeded().out(),
                Outcome.line("hash " + log + " --frames 3").succeeded().out());
        assertEquals("", Outcome.line("diff " + log + " " + scene).succeeded().out());
    }

    /// A log is what steps prints of the solver, without the skin.
    @Test
    void theHeaderChangesNoLine() throws IOException {
        String scene = "rope --set segments=3";
        Iterator<String> all = Outcome.line("steps " + scene + " --frame 1 --to 2").succeeded().lines().iterator();
        for (String line : Files.readAllLines(logged(scene, 2)).stream().skip(1).toList()) {
            String next = all.next();
            while (!next.equals(line)) next = all.next();
        }
    }

    /// Positions below 8 m, rounded to 24 bits, are at most 2⁻²² m off.
    @Test
    void singlePrecisionAgreesWithinATolerance() throws IOException {
        Path log = logged("rope --set segments=8", 5);
        Path rounded = folder.resolve("rounded.jsonl");
        Files.write(rounded, Files.readAllLines(log).stream().map(StepsLogCommandTest::rounded).toList());
        assertEquals(1, Outcome.line("diff " + rounded + " rope --set segments=8").code());
        Outcome.line("diff " + rounded + " rope --set segments=8 --tolerance 2.4e-7").succeeded();
        assertEquals(1, Outcome.line("diff " + rounded + " rope --set segments=8 --tolerance 1e-12").code());
    }

    /// The line with all its fractions in single precision.
    private static String rounded(String line) {
        return Pattern.compile("-?\\d+\\.\\d+(E-?\\d+)?").matcher(line)
                .replaceAll(m -> Double.toString((float) Double.parseDouble(m.group())));
    }

    @Test
    void inputsAreLoggedToo() throws IOException {
        Path inputs = Files.writeString(folder.resolve("inputs.json"), """
                [{"frame":2,"move":"particle:1","to":[0.5,-0.0,1]},{"frame":3,"set":{"gravity":[1,2,3]}}]""");
        String scene = "rope --set segments=4 --inputs " + inputs;
        Path log = logged(scene, 4);
        assertEquals(Outcome.line("trace " + scene + " --frames 4").out(),
                Outcome.line("trace " + log + " --frames 4").succeeded().out());
    }

    @Test
    void aHeaderIsForAllOfARun() {
        Outcome.line("steps rope --header --frame 2").complained(2, "--header: a log begins with frame 1");
        Outcome.line("steps rope --header --frame 1 --by sweep").complained(2, "--header: a log begins with frame 1");
    }

    // ---- asking it ----

    private static JsonNode json(Outcome told) {
        return JsonMapper.shared().readTree(told.out());
    }

    @Test
    void aLogIsAskedLikeARun() {
        Path log = logged("rope --set segments=8", 5);
        JsonNode last = json(Outcome.line("last " + log + " --at frame=3 --of position --element 8").succeeded());
        assertEquals("distance 3 16 7", last.get("phase").asString() + " " + last.get("frame") + " " + last.get("sweep")
                + " " + last.get("element"));
        String where = "phase==integrate&&nexty<-0.1";
        assertEquals(Outcome.line("find rope --set segments=8 --frames 1..5 --where " + where).out(),
                Outcome.line("find " + log + " --frames 1..5 --where " + where).out());
        assertEquals(1, Outcome.line("next " + log + " --at frame=5 --of position --element 7").code());
        assertEquals(5, Outcome.line("find " + log + " --frames 1..5 --where max(position.y)<=0").succeeded().lines()
                .size());
    }

    @Test
    void whatALogDoesNotKnowIsSaid() {
        Path log = logged("rope --set segments=8", 2);
        JsonNode why = json(Outcome.line("why " + log + " --at frame=2 --of position --element 3").succeeded());
        assertEquals("a log does not tell the formula of an operation, nor what it reads",
                why.get("unknown").asString());
        assertTrue(why.get("reads").isNull());
        Outcome.line("trace " + log + " --frames 3").complained(2, "--frames 3: the log ends with frame 2 (0..2)");
        Outcome.line("steps " + log + " --frame 3").complained(2, "--frame 3: the log ends with frame 2");
        Outcome.line("find " + log + " --frames 1..3 --where 1<2").complained(2, "--frames 3: the log ends");
        Outcome.line("why " + log + " --at frame=3 --of position --element 3").complained(2, "3 is above 2");
        Outcome.line("mesh " + log + " --frame 1").complained(2, "own.jsonl: has no skin, and so no mesh");
        Outcome.line("trace none.jsonl --frames 1").complained(2, "none.jsonl: does not exist; a log would be right");
        for (String option : List.of("--set a=1", "--preset hook", "--inputs x", "--code x"))
            Outcome.line("trace " + log + " --frames 1 " + option).complained(2,
                    option.split(" ")[0] + ": a log is played as it is, and cannot be done again");
    }

    // ---- other languages ----

    private static boolean has(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }

    private Path written(List<String> command) throws Exception {
        assumeTrue(has(command.getFirst()) || Files.isExecutable(Path.of(command.getFirst())),
                "this machine lacks " + command.getFirst());
        Path log = folder.resolve("theirs.jsonl");
        Process process = new ProcessBuilder(command).redirectOutput(log.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        assertEquals(0, process.waitFor());
        return log;
    }

    private Path written(String language, String script, String fault) throws Exception {
        var command = new ArrayList<>(List.of(language, "docs/loggers/" + script));
        if (!fault.isEmpty()) command.addAll(List.of("--fault", fault));
        return written(command);
    }

    private static void equalsTheRope(Path log) {
        assertEquals("", Outcome.line("diff " + log + ROPE).succeeded().out());
        assertEquals("", Outcome.line("diff " + log + ROPE + " --frames 20 --tolerance 1e-9").succeeded().out());
    }

    /// Products, sums and square roots are the same in every language, to the last bit.
    @ParameterizedTest
    @CsvSource({"python3, steps.py", "node, steps.js"})
    void aRopeInAnotherLanguageIsOurRope(String language, String script) throws Exception {
        equalsTheRope(written(language, script, ""));
    }

    @Test
    void aRopeInCPlusPlusIsOurRope() throws Exception {
        assumeTrue(has("g++"), "this machine lacks g++");
        String program = folder.resolve("rope").toString();
        written(List.of("g++", "-std=c++17", "-O2", "-ffp-contract=off", "docs/loggers/rope.cpp", "-o", program));
        equalsTheRope(written(List.of(program)));
    }

    @Test
    void aRopeInCSharpIsOurRope() throws Exception {
        assumeTrue(has("mcs") && has("mono"), "this machine lacks mcs and mono");
        String program = folder.resolve("Steps.exe").toString();
        written(List.of("mcs", "-out:" + program, "docs/loggers/Steps.cs"));
        equalsTheRope(written(List.of("mono", program)));
    }

    /// Beside the pin half of a correction is missing at once. With half the step, the first particle falls a quarter
    /// as far: 0.01²·9.81 m. From the end on, theirs begins the first sweep with the last stick, of eight.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            half     | distance  | 1 | 0 | 1    | 0
            step     | integrate |   | 1 |      | 1
            backward | distance  | 1 | 7 | 1    | 0
            """)
    void theFirstOperationOfAMistakeIsFound(String fault, String phase, Integer sweep, int element, Integer ours,
            int ourElement) throws Exception {
        Outcome told = Outcome.line("diff " + written("python3", "steps.py", fault) + ROPE);
        assertEquals(1, told.code(), told.err());
        JsonNode found = json(told), left = found.get("left"), right = found.get("right");
        assertEquals(1, found.get("frame").asInt());
        assertEquals(phase + " " + sweep + " " + element,
                left.get("phase").asString() + " " + left.get("sweep") + " " + left.get("element"));
        assertEquals(phase + " " + ours + " " + ourElement,
                right.get("phase").asString() + " " + right.get("sweep") + " " + right.get("element"));
        if (fault.equals("step")) assertEquals(-0.01 * 0.01 * 9.81, found.get("leftValue").get(1).asDouble(), 1e-18);
    }

    /// A sweep fewer: theirs has no operation left where ours has a fifth sweep.
    @Test
    void anOperationThatOneSideLacksIsTheFirstDifference() throws Exception {
        Path log = written("python3", "steps.py", "");
        Outcome told = Outcome.line("diff " + log + " rope --set segments=8 --set iterations=5");
        assertEquals(1, told.code());
        assertTrue(json(told).get("left").isNull());
        assertEquals(5, json(told).get("right").get("sweep").asInt());
        assertNotEquals(0, json(told).get("ulps").asLong());
    }

    /// The rope has two sticks. What another program's log of it lacks, has too much, or has in another order is told
    /// before any number: what stands in its place is the operation behind it.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            lacks  | distance 1 1 | distance 2 0 | left out on the left
            twice  | distance 1 0 | distance 2 0 | left out on the right
            order  | distance 1 0 | distance 1 1 | another order
            name   | distance 1 0 | join 1 0     | another name
            """)
    void theOperationsOfAFrameAreComparedFirst(String fault, String ours, String theirs, String what)
            throws IOException {
        String scene = "rope --set segments=2 --set iterations=2";
        List<String> lines = new ArrayList<>(Files.readAllLines(logged(scene, 2)));
        lines.replaceAll(l -> l.replaceAll("\"from\":(\\[[^]]*]|[-\\d.E]+),", ""));
        int first = IntStream.range(1, lines.size()).filter(i -> lines.get(i).contains("\"phase\":\"distance\""))
                .findFirst().orElseThrow();
        switch (fault) {
            case "lacks" -> lines.remove(first + 1);
            case "twice" -> lines.add(first + 2, lines.get(first));
            case "order" -> Collections.swap(lines, first, first + 1);
            default -> lines.replaceAll(l -> l.replace("\"phase\":\"distance\"", "\"phase\":\"join\""));
        }
        Path log = Files.write(folder.resolve("theirs.jsonl"), lines);
        JsonNode found = json(Outcome.line("diff " + log + " " + scene + " --frames 2"));
        boolean tooMany = fault.equals("twice");
        assertEquals(what, found.get("what").asString());
        assertEquals(1, found.get("frame").asInt());
        assertEquals(ours, place(found.get(tooMany ? "left" : "right")));
        assertEquals(theirs, place(found.get(tooMany ? "right" : "left")));
    }

    /// A number of the first operation is wrong too, but the order of the second sweep is told before it.
    @Test
    void anotherOrderIsToldBeforeNumbers() throws IOException {
        String scene = "rope --set segments=2 --set iterations=2";
        List<String> lines = new ArrayList<>(Files.readAllLines(logged(scene, 1)));
        lines.replaceAll(l -> l.replaceAll("\"from\":(\\[[^]]*]|[-\\d.E]+),", ""));
        List<Integer> distances = IntStream.range(1, lines.size())
                .filter(i -> lines.get(i).contains("\"phase\":\"distance\"")).boxed().toList();
        lines.set(distances.get(0), lines.get(distances.get(0)).replaceFirst("\"to\":\\[[-\\d.E]+", "\"to\":[0.75"));
        Path wrong = Files.write(folder.resolve("wrong.jsonl"), lines);
        assertEquals("another value", json(Outcome.line("diff " + wrong + " " + scene)).get("what").asString());
        Collections.swap(lines, distances.get(2), distances.get(3));
        Path both = Files.write(folder.resolve("both.jsonl"), lines);
        JsonNode found = json(Outcome.line("diff " + both + " " + scene));
        assertEquals("another order", found.get("what").asString());
        assertEquals("distance 2 1", place(found.get("left")));
        assertEquals("distance 2 0", place(found.get("right")));
    }

    /// A log of the rope of two sticks under other names, without its second stick in the second sweep.
    private Path renamed(Path log, boolean lacking) throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(log));
        lines.replaceAll(l -> l.replaceAll("\"from\":(\\[[^]]*]|[-\\d.E]+),", "")
                .replace("\"phase\":\"distance\"", "\"phase\":\"join\"").replace("\"position\"", "\"pos\"")
                .replace("\"distance\":{\"of\"", "\"join\":{\"of\"").replace("\"previous\"", "\"old\""));
        if (lacking) assertTrue(lines.removeIf(l -> l.contains("\"phase\":\"join\",\"sweep\":2,\"element\":1")));
        return Files.write(folder.resolve("renamed.jsonl"), lines);
    }

    @Test
    void namesOfAnotherProgramAreMadeOurs() throws IOException {
        String scene = "rope --set segments=2 --set iterations=2", names = " --names pos=position,old=previous";
        Path log = logged(scene, 2), theirs = renamed(log, false);
        Outcome half = Outcome.line("diff " + theirs + " " + scene + names);
        assertEquals("another name", json(half).get("what").asString());
        assertEquals("join", json(half).get("left").get("phase").asString());
        String all = names + ",join=distance";
        assertEquals("", Outcome.line("diff " + theirs + " " + scene + all).succeeded().out());
        assertEquals("", Outcome.line("diff " + scene.replace("rope", "rope " + theirs) + all).succeeded().out());
        assertEquals("", Outcome.line("diff " + theirs + " " + log + all).succeeded().out());
    }

    /// Both ways round: theirs lacks the second stick, and goes on with what ours does behind it.
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatIsLeftOutIsFoundUnderOtherNames(boolean logFirst) throws IOException {
        Path theirs = renamed(logged("rope --set segments=2 --set iterations=2", 2), true);
        JsonNode found = json(Outcome.line("diff " + (logFirst ? theirs + " rope" : "rope " + theirs)
                + " --set segments=2 --set iterations=2 --names pos=position,old=previous,join=distance"));
        assertEquals("left out on the " + (logFirst ? "left" : "right"), found.get("what").asString());
        assertEquals("1 position", found.get("frame") + " " + found.get("channel").asString());
        assertEquals("distance 2 1", place(found.get(logFirst ? "right" : "left")));
    }

    @Test
    void namesThatNothingHasAreRefused() throws IOException {
        String scene = "rope --set segments=2 --set iterations=2";
        Path log = renamed(logged(scene, 1), false);
        String diff = "diff " + log + " " + scene + " --names ";
        Outcome.line(diff + "pos").complained(2, "--names: 'pos': their name, and ours behind an equals sign");
        Outcome.line(diff + "pos=position,old=position").complained(2, "each once would be right");
        Outcome.line(diff + "poss=position").complained(2, "has no channel and no phase poss; did you mean pos?");
        Outcome.line(diff + "pos=positoin").complained(2, "rope has no channel and no phase positoin; did you mean");
        Outcome.line(diff + "pos=distance").complained(2, "one of pos and distance is a channel, the other a phase");
        Outcome.line(diff + "pos=inverseMass").complained(2, "has inverseMass beside pos; another name for it too");
        Outcome.line("diff rope --frames 1 --names a=b").complained(2, "--names: belongs to a log");
    }

    private static String place(JsonNode operation) {
        return operation.get("phase").asString() + " " + operation.get("sweep") + " " + operation.get("element");
    }

    /// Their channels have other names: nothing could be compared, which is not the same as no difference.
    @Test
    void runsWithoutACommonChannelAreRefused() throws IOException {
        Path log = logged("rope --set segments=2", 2);
        Path other = Files.writeString(folder.resolve("other.jsonl"), Files.readString(log)
                .replaceAll("\"(?!clock)(\\w+)\":\\{\"width\"", "\"their-$1\":{\"width\"")
                .replaceAll("\"(channel|points)\":\"(?!clock)", "\"$1\":\"their-"));
        Outcome told = Outcome.line("diff " + other + " rope --set segments=2 --frames 2").complained(2,
                "rope has the channels their-position, ");
        assertTrue(told.err().contains("and rope has position, "), told.err());
        Outcome.line("diff " + other + " " + log + " --frames 2").complained(2, "has the channels their-position");
    }

    @Test
    void runsOfOtherSizesDifferAtOnce() throws Exception {
        JsonNode found = json(Outcome.line("diff " + written("python3", "steps.py", "") + " rope"));
        assertEquals("0 position 9.0 41.0", found.get("frame") + " " + found.get("channel").asString() + " "
                + found.get("leftValue") + " " + found.get("rightValue"));
    }

    @Test
    void aComparisonThatCannotBeIsRefused() throws Exception {
        Path log = written("python3", "steps.py", "");
        Outcome.line("diff " + log + ROPE + " --frames 21").complained(2, "--frames 21: the log ends with frame 20");
        Outcome.line("diff " + log + ROPE + " --left damping=1").complained(2, "a log is compared with one run");
        Outcome.line("diff " + log + ROPE + " --tolerance -1").complained(2, "--tolerance: a number from 0");
        Outcome.line("diff rope --left damping=1 --right damping=2 --frames 1 --tolerance 1").complained(2,
                "--tolerance: belongs to a log");
    }

    /// The line of the script that made the operation is told, and its text is beside the log.
    @Test
    void theLinesOfTheScriptAreKnown() throws Exception {
        Path log = written("python3", "steps.py", "");
        Files.copy(Path.of("docs/loggers/steps.py"), folder.resolve("steps.py"));
        List<String> script = Files.readAllLines(folder.resolve("steps.py"));
        int line = JsonMapper.shared().readTree(Files.readAllLines(log).get(1)).get("line").asInt();
        assertTrue(script.get(line - 1).strip().startsWith("log.end(frame, \"integrate\""), script.get(line - 1));
    }
}
