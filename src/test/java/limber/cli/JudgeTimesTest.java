package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Files with times in the place of frames. A stick that nothing holds falls by h²·g·n·(n + 1)/2 in n frames of
/// h = 0.02 s.
class JudgeTimesTest {
    private static final String STICK = " rope --set segments=1 --set end=1,0,0 --set pinStart=false";
    private static final double H = 0.02, G = 9.81;

    @TempDir Path folder;

    /// A row for each end of the stick.
    ///
    /// @param time of a frame
    private Path falling(String header, int every, int frames, DoubleUnaryOperator time) throws IOException {
        var rows = new ArrayList<>(List.of(header));
        for (int n = 0; n <= frames; n += every) {
            double y = -H * H * G * n * (n + 1) / 2;
            for (int end = 0; end < 2; end++)
                rows.add(time.applyAsDouble(n) + "," + end + "," + end + ".0," + y + ",0.0");
        }
        return Files.write(folder.resolve("theirs.csv"), rows);
    }

    private static String judged(Path file, String options) {
        return Outcome.line("judge " + file + STICK + options).out();
    }

    @Test
    void timesAreThoseOfOurFrames() throws IOException {
        Path file = falling("time,element,x,y,z", 1, 10, n -> n * H);
        assertTrue(judged(file, " --times").startsWith("All agree: 11 frames of 2 elements"));
        assertTrue(judged(file, " --times --seconds-a-frame 0.02").startsWith("All agree: 11 frames"));
        assertTrue(judged(file, " --match")
                .startsWith("Matched by --times --seconds-a-frame 0.02\nAll agree: 11 frames of 2 elements"));
    }

    /// A program that counts in milliseconds, and calls them otherwise; frames 5 to 15 of ours.
    @Test
    void anotherUnitOfTimeIsTold() throws IOException {
        Path file = falling("ms,element,x,y,z", 1, 10, n -> 1000 * n * H);
        assertTrue(judged(file, " --times --columns time=ms --seconds-a-frame 20").startsWith("All agree: 11 frames"));
        Outcome shifted = Outcome.line("judge " + file + STICK
                + " --times --columns time=ms --seconds-a-frame 20 --shift 5");
        assertTrue(shifted.out().startsWith("They differ from the first frame on"), shifted.out());
        assertTrue(shifted.out().contains("First: frame 5, element 0"), shifted.out());
    }

    /// Every fifth of its times is one of every fourth of our frames: 0, 4 and 8.
    @Test
    void timesBetweenFramesArePassedOver() throws IOException {
        var rows = new ArrayList<>(List.of("time,element,x,y,z"));
        for (int i = 0; i <= 10; i++) {
            double t = i * 0.016, n = t / H, y = -H * H * G * n * (n + 1) / 2;
            for (int end = 0; end < 2; end++) rows.add(t + "," + end + "," + end + ".0," + y + ",0.0");
        }
        Path file = Files.write(folder.resolve("theirs.csv"), rows);
        String said = judged(file, " --times");
        assertTrue(said.startsWith("8 of the file's 11 times lie between frames and are passed over"), said);
        assertTrue(said.contains("All agree: 3 frames of 2 elements"), said);
    }

    /// Between two of its frames a fall lies above the line that joins them, by h²·g/2 = 1.962 mm.
    @Test
    void placesBetweenAreOnlyTakenIfThatIsTold() throws IOException {
        Path file = falling("time,element,x,y,z", 2, 10, n -> n * H);
        assertTrue(judged(file, " --times").startsWith("All agree: 6 frames"));
        JsonNode said = JsonMapper.shared().readTree(judged(file, " --times --interpolate --json"));
        assertEquals(11, said.get("frames").asInt());
        assertEquals(1, said.get("first").get("frame").asInt());
        assertEquals(H * H * G / 2, said.get("first").get("distance").asDouble(), 1e-12);
        assertTrue(judged(file, " --times --interpolate --tolerance 0.002").startsWith("All agree: 11 frames"));
    }

    /// A row a frame.
    @Test
    void wideTablesHaveTimesToo() throws IOException {
        var rows = new ArrayList<>(List.of("time,a.x,a.y,a.z,b.x,b.y,b.z"));
        for (int n = 0; n <= 5; n++) {
            double y = -H * H * G * n * (n + 1) / 2;
            rows.add(n * H + ",0," + y + ",0,1," + y + ",0");
        }
        Path file = Files.write(folder.resolve("theirs.csv"), rows);
        assertTrue(judged(file, " --times").startsWith("All agree: 6 frames of 2 elements"));
    }

    @Test
    void timesThatCannotBeFramesAreRefused() throws IOException {
        Path file = falling("time,element,x,y,z", 1, 10, n -> n * H);
        String judge = "judge " + file + STICK;
        Outcome.line(judge).complained(2, "no column 'frame', but 'time'; --times would be right");
        Outcome.line(judge + " --times --seconds-a-frame 0").complained(2, "--seconds-a-frame: a number above 0");
        Outcome.line(judge + " --seconds-a-frame 1").complained(2, "--seconds-a-frame: belongs to --times");
        Outcome.line(judge + " --interpolate").complained(2, "--interpolate: belongs to --times");
        Outcome.line(judge + " --times --seconds-a-frame 20").complained(2, "of its 11 times, from 0 to 0.2, only one");
        Outcome.line(judge + " --times --seconds-a-frame 1e-9").complained(2, "its times reach to 0.2");
        Outcome.line(judge + " --times --interpolate --seconds-a-frame 1e-5").complained(2, "make 20001 frames");
        Outcome.line("judge " + falling("time,element,x,y,z", 1, 3, n -> 9 - n) + STICK + " --times").complained(2,
                "time 8.0 comes after time 9.0");
        Outcome.line("judge " + falling("time,element,x,y,z", 1, 3, n -> n - 9) + STICK + " --times").complained(2,
                "its first time is -9, before frame 0");
    }
}
