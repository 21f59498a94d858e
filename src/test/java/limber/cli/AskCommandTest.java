package limber.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The commands that ask a run, with answers that are known beforehand.
class AskCommandTest {
    private static final JsonMapper JSON = new JsonMapper();

    @TempDir private Path folder;

    private static JsonNode json(Outcome done) {
        assertEquals(1, done.lines().size(), done.out() + done.err());
        return JSON.readTree(done.out());
    }

    private static double[] numbers(JsonNode node) {
        return IntStream.range(0, node.size()).mapToDouble(i -> node.get(i).asDouble()).toArray();
    }

    // ---- find ----

    /// Standard output stays JSON lines.
    @Test
    void nothingFoundIsSaid() {
        Outcome none = Outcome.line("find rope --frames 2..3 --where changed>9").complained(1,
                "nothing was found in frames 2..3");
        assertEquals("", none.out());
    }

    @Test
    void whatIsOfOneOperationIsRefusedAfterLargerSteps() {
        Outcome.line("find rope --frames 1..2 --by frame --where element==3").complained(2,
                "--where: 1: element is of one operation, and these steps have several");
        Outcome.line("find rope --frames 1..2 --by sweep --where true&&phase==distance").complained(2,
                "--where: 7: phase is of one operation");
    }

    @Test
    void aFrameIsFoundByItsNumber() {
        Outcome found = Outcome.line("find ball --frames 1..5 --where frame==3").succeeded();
        assertEquals(3, json(found).get("frame").asInt());
    }

    @Test
    void anOperationIsFoundByItsPhaseAndElement() {
        Outcome all = Outcome.line("find rope --frames 2..2 --where phase==distance&&element==7").succeeded();
        assertEquals(16, all.lines().size(), "one in each sweep");
        Outcome first = Outcome.line("find rope --frames 2..2 --where phase==distance&&element==7 --first"),
                last = Outcome.line("find rope --frames 2..2 --where phase==distance&&element==7 --last"),
                two = Outcome.line("find rope --frames 2..2 --where phase==distance&&element==7 --limit 2");
        assertEquals(all.lines().getFirst(), first.succeeded().out().strip());
        assertEquals(all.lines().getLast(), last.succeeded().out().strip());
        assertEquals(all.lines().subList(0, 2), two.succeeded().lines());
        assertEquals(1, json(first).get("sweep").asInt());
        assertEquals(16, json(last).get("sweep").asInt());
    }

    /// Of an operation and a measure of elements with one name the operation's number is meant, and `max` of all is the
    /// measure; after a sweep there is no operation whose number it could be.
    @Test
    void anOperationsNumberMayHaveTheNameOfAMeasure() {
        long large = Outcome.line("steps rope --frame 3 --by element").succeeded().lines().stream()
                .map(JsonMapper.shared()::readTree)
                .filter(o -> o.get("phase").asString().equals("distance")
                        && Math.abs(o.get("values").get("residual").asDouble()) > 0.0004)
                .count();
        assertTrue(large > 0 && large < 640, "some of them: " + large);
        assertEquals(large, Outcome.of("find", "rope", "--frames", "3..3", "--by", "element", "--where",
                "phase == distance && abs(residual) > 0.0004").succeeded().lines().size());
        Outcome.of("find", "rope", "--frames", "3..3", "--by", "sweep", "--where", "abs(residual) > 0.0004")
                .complained(2, "--where: 1: this is a number for each constraint; max, min, mean or rms of it");
    }

    /// A particle that falls freely in the second frame moves by twice g·h² more than at rest: 2·10·0.1² = 0.2 m.
    @ParameterizedTest
    @CsvSource({"0.19,0", "0.21,1"})
    void howFarSomethingMovedCanBeAskedFor(String least, int code) {
        Outcome found = Outcome.line("find rope --set segments=1 --set pinStart=false --set gravity=0,-10,0 --set "
                + "substep=0.1 --frames 2..2 --where phase==integrate&&changed>" + least);
        assertEquals(code, found.code(), found.err());
    }

    @Test
    void anAbsentNumberOfAnOperationIsLikeNoNumber() {
        assertEquals(1, Outcome.line("find rope --frames 1..1 --where phase==integrate&&error<2").code());
        Outcome.line("find rope --frames 1..1 --where phase==distance&&error<2 --first").succeeded();
    }

    @ParameterizedTest
    @CsvSource({"--frames·1..3·--where·phse==distance,did you mean phase",
        "--frames·3..1·--where·frame==1,--frames 3..1",
        "--frames·x·--where·frame==1,A..B", "--frames·1..2·--where·phase==distanze,'distanze'",
        "--frames·1..2·--where·1,true or false",
        "--frames·1..2·--where·frame==1·--by·turn,--by"})
    void aQuestionThatCannotBeIsRefusedInALine(String options,
            String part) {
        Outcome.of(("find rope " + options.replace('·', ' ')).split(" ")).complained(2, part);
    }

    // ---- last, next, why ----

    /// Sticks are swept forwards: the stick below a particle comes last.
    @Test
    void theLastWriteOfAParticleIsByTheStickBelowItInTheLastSweep() {
        JsonNode last = json(Outcome.line("last rope --at frame=12 --of position --element 7").succeeded());
        assertEquals("distance", last.get("phase").asString());
        assertEquals(12, last.get("frame").asInt());
        assertEquals(16, last.get("sweep").asInt());
        assertEquals(7, last.get("element").asInt());
        JsonNode inside = json(Outcome
                .line("last rope --at frame=12&phase=distance&sweep=3&element=7 --of position --element 7")
                .succeeded());
        assertEquals(3, inside.get("sweep").asInt());
        assertEquals(6, inside.get("element").asInt(), "the stick above has just been");
    }

    @Test
    void theNextWriteIsThatOfTheNextFrame() {
        JsonNode next = json(Outcome.line("next rope --at frame=12 --of position --element 7").succeeded());
        assertEquals("integrate", next.get("phase").asString());
        assertEquals(13, next.get("frame").asInt());
        assertEquals(7, next.get("element").asInt());
    }

    @Test
    void whatNothingWroteIsInitial() {
        assertEquals(1, Outcome.line("last rope --at frame=12 --of rest --element 7").code());
        JsonNode why = json(Outcome.line("why rope --at frame=12 --of rest --element 7").succeeded());
        assertEquals("initial", why.get("origin").asString());
        assertEquals(0.1, why.get("value").asDouble(), 1e-12);
    }

    /// Each stick of a sweep reads two particles that two other sticks wrote: without repetition 20 levels would be a
    /// million operations. What two of them read is followed once.
    @Test
    void anOperationIsFollowedOnceHoweverManyReadWhatItWrote() {
        JsonNode why = json(Outcome.line("why rope --at frame=12 --of position --element 20 --depth 20").succeeded());
        var followed = new ArrayList<String>();
        var repeated = new HashSet<String>();
        int depth = reasons(why, followed, repeated);
        assertEquals(20, depth);
        assertEquals(followed.size(), new HashSet<>(followed).size(), "each once");
        assertTrue(followed.size() > 20 && followed.size() < 1000, followed.size() + " are followed");
        assertTrue(!repeated.isEmpty() && followed.containsAll(repeated), "each of those is followed elsewhere");
    }

    /// @return how many levels are followed below
    private static int reasons(JsonNode why, List<String> followed, Set<String> repeated) {
        if (!why.has("operation")) return 0;
        String place = why.get("channel") + " " + why.get("element") + " " + why.get("operation");
        if (why.has("repeated")) {
            repeated.add(place);
            return 0;
        }
        followed.add(place);
        int deepest = 0;
        for (JsonNode read : why.get("reads"))
            if (read.has("origin")) deepest = Math.max(deepest, 1 + reasons(read, followed, repeated));
        return deepest;
    }

    @Test
    void aDepthBeyondTheLimitIsRefused() {
        Outcome.line("why rope --at frame=2 --of position --element 7 --depth 21")
                .complained(2, "'--depth': 21 is above 20 (0..20)");
    }

    @Test
    void aDragIsAReason() throws IOException {
        Path drag = Files.writeString(folder.resolve("drag.json"), "[{\"frame\":3,\"move\":\"end\",\"to\":[3,1,0]}]");
        JsonNode why = json(Outcome.of("why", "rope", "--inputs", drag.toString(), "--at", "frame=5", "--of", "target",
                "--element", "40").succeeded());
        assertEquals("inputs", why.get("origin").asString());
        assertEquals(3, why.get("frame").asInt());
        assertArrayEquals(new double[]{3, 1, 0}, numbers(why.get("value")));
    }

    /// The only stick of a rope at rest under gravity: why is its end where it is? Three levels down to the start.
    @Test
    void aReasonLeadsDownToTheInitialState() {
        JsonNode why = json(Outcome.line("why rope --set segments=1 --set iterations=1 --at frame=1 --of position "
                + "--element 1 --depth 3").succeeded());
        assertEquals("distance", why.get("operation").get("phase").asString());
        assertTrue(why.get("formula").asString().contains("d = B - A"));
        JsonNode end = read(why, "position", 1);
        assertEquals("integrate", end.get("operation").get("phase").asString());
        JsonNode start = read(end, "previous", 1);
        assertEquals("initial", start.get("origin").asString());
        assertEquals("initial", read(why, "rest", 0).get("origin").asString());
    }

    private static JsonNode read(JsonNode why, String channel, int element) {
        for (JsonNode read : why.get("reads"))
            if (read.get("channel").asString().equals(channel) && read.get("element").asInt() == element) return read;
        throw new AssertionError(channel + " " + element + " is not in " + why);
    }

    @ParameterizedTest
    @CsvSource({"speed·--element·1,'speed'", "position·--element·41,(0..40)",
        "position·--element·-1,below 0"})
    void aPlaceThatIsNotThereIsRefused(String place, String part) {
        Outcome.of(("last rope --at frame=1 --of " + place.replace('·', ' ')).split(" ")).complained(2, part);
    }

    @Test
    void aMomentThatIsNotThereIsRefused() {
        Outcome.line("why rope --at frame=1&sweep=99 --of position --element 1").complained(2, "sweep 99");
        Outcome.line("why rope --at fram=1 --of position --element 1").complained(2, "--at");
    }

    // ---- diff ----

    @Test
    void aRunDoesNotDifferFromItself() {
        assertEquals("", Outcome.line("diff rope --left iterations=4 --right iterations=4 --frames 20").succeeded()
                .out());
    }

    /// From rest, a particle falls by g·h² in the first substep.
    @Test
    void anotherGravityShowsInTheFirstIntegration() {
        Outcome done = Outcome.line("diff rope --set segments=2 --set substep=0.5 --left gravity=0,-1,0 "
                + "--right gravity=0,-2,0 --frames 3");
        assertEquals(1, done.code(), done.err());
        JsonNode d = json(done);
        assertEquals(1, d.get("frame").asInt());
        for (String side : new String[]{"left", "right"}) {
            assertEquals("integrate", d.get(side).get("phase").asString());
            assertEquals(1, d.get(side).get("element").asInt());
        }
        assertEquals("position", d.get("channel").asString());
        assertEquals(1, d.get("element").asInt());
        assertEquals(-0.25, d.get("leftValue").get(1).asDouble());
        assertEquals(-0.5, d.get("rightValue").get(1).asDouble());
        assertEquals(1L << 52, d.get("ulps").asLong(), "as many numbers as between 1 and 2");
    }

    @Test
    void anotherStartDiffersInFrameZero() {
        JsonNode d = json(Outcome.line("diff rope --left length=4 --right length=5 --frames 3"));
        assertEquals(0, d.get("frame").asInt());
        assertTrue(d.get("left").isNull());
    }

    @Test
    void anotherNumberOfElementsIsSaid() {
        JsonNode d = json(Outcome.line("diff rope --left segments=3 --right segments=4 --frames 3"));
        assertTrue(d.get("element").isNull());
        assertEquals(4, d.get("leftValue").asInt());
        assertEquals(5, d.get("rightValue").asInt());
    }

    @Test
    void oneSideMayHaveNoOperationLeft() {
        JsonNode d = json(Outcome.line("diff rope --left iterations=4 --right iterations=5 --frames 30"));
        assertTrue(d.get("left").isNull());
        assertEquals(5, d.get("right").get("sweep").asInt());
        assertEquals(1, d.get("frame").asInt());
    }

    // ---- sweep ----

    private Outcome sweep(String out, String more) {
        return Outcome.of(("sweep rope --set segments=2 --over substep=0.25,0.5 --over iterations=1..3 "
                + "--measure time,max(iterations,2) --frames 4 --out " + folder.resolve(out) + more).split(" "));
    }

    private String file(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    @Test
    void everyCombinationHasARow() throws IOException {
        assertEquals(0, sweep("x.csv", "").code());
        assertEquals("""
                substep,iterations,frames,time,"max(iterations,2)"
                0.25,1,4,1.0,2.0
                0.25,2,4,1.0,2.0
                0.25,3,4,1.0,3.0
                0.5,1,4,2.0,2.0
                0.5,2,4,2.0,2.0
                0.5,3,4,2.0,3.0
                """, file("x.csv"));
    }

    @Test
    void partsPutTogetherAreTheWhole() throws IOException {
        sweep("x.csv", "");
        var together = new StringBuilder();
        for (int part = 1; part <= 4; part++) {
            assertEquals(0, sweep("x-" + part + ".csv", " --shard " + part + "/4").code());
            together.append(file("x-" + part + ".csv"));
        }
        assertEquals(file("x.csv"), together.toString());
    }

    @ParameterizedTest
    @CsvSource({"0", "20", "51", "60", "90", "100", "1000"})
    void anInterruptedOneGoesOn(int characters) throws IOException {
        sweep("x.csv", "");
        String whole = file("x.csv");
        Files.writeString(folder.resolve("y.csv"), whole.substring(0, Math.min(characters, whole.length())));
        Outcome done = sweep("y.csv", "");
        assertEquals(0, done.code(), done.err());
        assertEquals(whole, file("y.csv"));
    }

    @Test
    void anotherFileIsLeftAlone() throws IOException {
        Files.writeString(folder.resolve("x.csv"), "shopping\nmilk\n");
        sweep("x.csv", "").complained(2, "holds something else");
        assertEquals("shopping\nmilk\n", file("x.csv"));
    }

    /// An undamped spring under explicit steps longer than its limit: the run ends where it is no longer finite.
    @Test
    void aRunThatExplodesEndsEarlier() throws IOException {
        Outcome done = Outcome.of("sweep", "ball", "--preset", "unstable", "--over", "damping=0", "--measure", "time",
                "--frames", "1000", "--out", folder.resolve("x.csv").toString());
        assertEquals(0, done.code(), done.err());
        int frames = Integer.parseInt(file("x.csv").lines().skip(1).findFirst().orElseThrow().split(",")[1]);
        assertTrue(frames > 0 && frames <= 1000, frames + " frames");
    }

    /// A free particle at rest falls by h²·g = 0.0004 · 9.81 m in the first step: 40 of the 41 are free. `next` is the
    /// vector p' there, and a number in other phases.
    @Test
    void aNameOfTwoPhasesIsThatOfThePhaseThatIsNamed() {
        assertEquals(40, Outcome.of("find", "rope", "--frames", "1..1", "--where",
                "phase == integrate && abs(next.y + 0.0004 * 9.81) < 1e-15").succeeded().out().lines().count());
    }

    /// 0.5, 1, 1.5 and 2 are 1, 1, 2 and 2 whole sweeps; 10..12 in steps of a third are three numbers of segments.
    @ParameterizedTest
    @CsvSource(delimiter = ' ', value = {"iterations=0.5..2:4 1,2", "segments=10..12:7 10,11,12",
        "iterations=4,2,4.0 4,2", "sweep=jacobi,forward,jacobi jacobi,forward"})
    void aValueIsSweptOnce(String over, String values) throws IOException {
        Outcome.of("sweep", "rope", "--over", over, "--measure", "sag", "--frames", "1", "--out",
                folder.resolve("x.csv").toString());
        assertEquals(values, file("x.csv").lines().skip(1).map(l -> l.split(",")[0])
                .collect(Collectors.joining(",")));
    }

    @ParameterizedTest
    @CsvSource({"damping,NAME=VALUES", "dampng=1..3,did you mean damping", "damping=1..,is not a number",
        "damping=0.5..2,how many values", "damping=1..2:1,whole number of values", "damping=-1,below",
        "damping=0.1..0.2:3.5,whole number of values"})
    void valuesThatCannotBeAreRefused(String over, String part) {
        Outcome.of("sweep", "ball", "--over", over, "--measure", "time", "--frames", "1", "--out",
                folder.resolve("x.csv").toString()).complained(2, part);
        assertTrue(Files.notExists(folder.resolve("x.csv")));
    }

    @ParameterizedTest
    @CsvSource({"0/4", "5/4", "x", "1/0"})
    void aPartThatCannotBeIsRefused(String shard) {
        sweep("x.csv", " --shard " + shard).complained(2, "K/N");
    }

    @Test
    void anElementThatIsNotThereIsToldInALine() {
        Outcome.of("sweep", "rope", "--over", "segments=2..4", "--measure", "at(residual,99)", "--frames", "1", "--out",
                folder.resolve("x.csv").toString()).complained(2, "at(residual,99)");
    }

    @Test
    void whatIsNoNumberIsNoMeasure() {
        Outcome.of("sweep", "ball", "--over", "damping=1..3", "--measure", "time>1", "--frames", "1", "--out",
                folder.resolve("x.csv").toString()).complained(2, "--measure time>1");
        assertTrue(Files.notExists(folder.resolve("x.csv")));
    }
}
