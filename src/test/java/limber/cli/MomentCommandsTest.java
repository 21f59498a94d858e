package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import limber.moment.Moment;
import limber.moment.MomentReader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The commands that write moments and recordings, and those that take them.
class MomentCommandsTest {
    private static final String ROPE = "rope --set segments=3 --set iterations=2";

    @TempDir Path folder;
    private Path file;

    @BeforeEach
    void recorded() {
        file = folder.resolve("rope.limber");
        Outcome.line("record " + ROPE + " --frames 25 --out " + file).succeeded();
    }

    private String moment(String options) {
        return Outcome.line("moment " + ROPE + options).succeeded().out().strip();
    }

    @Test
    void aMomentIsOneLine() {
        assertEquals("{\"limber\":1,\"model\":\"rope\",\"set\":{\"segments\":3,\"iterations\":2},"
                + "\"at\":\"frame=2&sweep=2&phase=distance&element=1\"}",
                moment(" --at frame=2&phase=distance&sweep=2&element=1").replace("substep=1&", ""));
        assertEquals("{\"limber\":1,\"model\":\"rope\",\"preset\":\"cable\"}",
                Outcome.line("moment rope --preset cable").succeeded().out().strip());
    }

    /// A moment in the place of a model gives what its options give.
    @ParameterizedTest
    @CsvSource({"trace,--frames 4", "steps,--frame 2", "hash,--frames 5", "find,--frames 1..3 --where frame==2",
        "last,--at frame=2 --of position --element 1", "stability,", "mesh,--frame 1"})
    void everyCommandTakesAMoment(String command, String options) {
        String rest = options == null ? "" : " " + options;
        String expected = Outcome.line(command + " " + ROPE + rest).succeeded().out();
        assertEquals(expected, Outcome.line(command + " " + moment("") + rest).succeeded().out());
        assertEquals(expected, Outcome.line(command + " " + file + rest).succeeded().out());
    }

    @Test
    void settingsMayFollowAMoment() {
        assertEquals(Outcome.line("hash " + ROPE + " --set damping=2 --frames 5").succeeded().out(),
                Outcome.line("hash " + moment("") + " --set damping=2 --frames 5").succeeded().out());
        Outcome.line("hash " + moment("") + " --preset cable --frames 5").complained(2,
                "--preset: a moment has its settings already; --set changes some of them");
    }

    @Test
    void inputsBelongToAMoment() throws IOException {
        Path inputs = Files.writeString(folder.resolve("inputs.json"),
                "[{\"frame\":2,\"move\":\"end\",\"to\":[1,1,1]}]");
        String with = Outcome.line("trace " + ROPE + " --frames 3 --inputs " + inputs).succeeded().out();
        assertEquals(with, Outcome.line("trace " + moment(" --inputs " + inputs) + " --frames 3").succeeded().out());
    }

    @Test
    void aRecordingHasTenFramesBetweenHashes() {
        Moment moment = MomentReader.file(file);
        assertEquals(25, moment.frames());
        assertEquals(4, moment.recording().orElseThrow().hashes().size());
        String line = Outcome.line("record " + ROPE + " --frames 25").succeeded().out();
        assertEquals(1, line.lines().count());
        assertEquals(line, Outcome.line("record " + ROPE + " --frames 25 --out -").succeeded().out());
        assertEquals(moment, MomentReader.text(line));
    }

    @Test
    void aReplayIsVerified() throws IOException {
        assertEquals("25 frames, 4 hashes equal\n", Outcome.line("replay " + file + " --verify").succeeded().out());
        assertEquals("25 frames, 4 hashes equal\n",
                Outcome.of("replay", Files.readString(file), "--verify").succeeded().out());
    }

    /// Hash 2 is of frame 20.
    @Test
    void aByteOfAHashThatIsChangedIsNamedByItsFrame() throws IOException {
        String hash = MomentReader.file(file).recording().orElseThrow().hashes().get(2);
        String other = (hash.charAt(0) == '0' ? "1" : "0") + hash.substring(1);
        Files.writeString(file, Files.readString(file).replace(hash, other));
        Outcome outcome = Outcome.line("replay " + file + " --verify").complained(1, file
                + ": frame 20 differs (frame 10 is equal, those between have no hash): expected " + other + ", found "
                + hash);
        assertEquals("", outcome.out());
    }

    @Test
    void aPhaseIsNamedWhereThereAreSteps() throws IOException {
        Outcome.line("record " + ROPE + " --frames 4 --steps --out " + file).succeeded();
        String steps = MomentReader.file(file).recording().orElseThrow().steps().get(1);
        String other = steps.substring(0, 4) + (steps.charAt(4) == '0' ? "1" : "0") + steps.substring(5);
        Files.writeString(file, Files.readString(file).replace(steps, other));
        Outcome.line("replay " + file + " --verify").complained(1, "frame 2 differs after phase integrate");
    }

    @Test
    void aReplayIsTraced() throws IOException {
        String rows = Outcome.line("trace " + ROPE + " --frames 25").succeeded().out();
        assertEquals(rows, Outcome.line("replay " + file + " --trace").succeeded().out());
        Path csv = folder.resolve("x.csv");
        assertEquals("25 frames, 4 hashes equal\n",
                Outcome.line("replay " + file + " --verify --trace=" + csv).succeeded().out());
        assertEquals(rows, Files.readString(csv));
    }

    @Test
    void aReplayOfAMomentGoesToItsFrame() {
        String told = Outcome.line("replay " + moment(" --at frame=7")).succeeded().out();
        assertTrue(told.matches("rope: 7 frames, hash [0-9a-f]{16}\n"), told);
        Outcome.line("replay " + moment("") + " --verify").complained(2, "the moment: holds no hashes");
    }

    @Test
    void theHiddenTraceOptionIsTakenByOtherCommands() {
        Outcome.line("hash rope --frames 1 --trace").succeeded();
        Outcome.line("--trace models").succeeded();
    }

    @Test
    void recordingsAreCompared() throws IOException {
        assertEquals("", Outcome.line("diff " + file + " " + file).succeeded().out());
        Path other = folder.resolve("other.limber");
        Outcome.line("record rope --set segments=3 --frames 30 --out " + other).succeeded();
        Outcome diff = Outcome.line("diff " + file + " " + other);
        assertEquals(1, diff.code(), diff.err());
        assertTrue(diff.out().startsWith("{\"frame\":1,") && diff.out().contains("\"phase\":\"distance\""), diff.out());
        String hash = MomentReader.file(file).recording().orElseThrow().hashes().get(1);
        Files.writeString(other, Files.readString(file).replace(hash, "0".repeat(16)));
        Outcome.line("diff " + file + " " + other).complained(1,
                "both run equally here, but they were recorded differently: their hashes of frame 10 differ");
        Outcome.line("diff rope " + other).complained(2, "rope is a model, and " + other + " a moment");
        Outcome.line("diff {\"limber\":1,\"model\":\"rod\"} " + other).complained(2,
                "one is of the rod, the other of the rope; two of one model would be right");
        Outcome.line("diff rope").complained(2, "--frames is missing");
    }

    @Test
    void everyFaultOfAFileIsPrinted() throws IOException {
        Path wrong = Files.writeString(folder.resolve("wrong.limber"),
                "{\"limber\":1,\n\"model\":\"rope\",\n\"at\":\"frame=x\",\n\"stops\":[1]}");
        Outcome outcome = Outcome.line("check " + file + " " + wrong);
        assertEquals(1, outcome.code(), outcome.err());
        assertEquals(file + ": right, a recording of 25 frames", outcome.lines().getFirst());
        assertTrue(outcome.lines().get(1).startsWith(wrong + ":3:6: at.frame is "), outcome.out());
        assertTrue(outcome.out().contains("\n" + wrong + ":4:10: a stop is the number 1; "), outcome.out());
        Files.writeString(wrong, moment("").replace("}}", "},\"at\":\"frame=2&phase=distance&element=9\"}"));
        assertTrue(Outcome.line("check " + wrong).out().startsWith(wrong + ": at: frame 2 has no operation distance"));
    }
}
