package limber.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import limber.SoakTime;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.opentest4j.AssertionFailedError;

/// A search for inputs that a reader stumbles over, led by which branches of the program they take.
///
/// `-Dfuzz.door=formula` searches behind one door alone.
@Tag("soak")
class FuzzSoakTest {
    private static final Duration LIMIT = Duration.ofSeconds(1);
    /// For the start of a JVM that Jazzer instruments, twenty seconds on two cores, and some inputs.
    private static final Duration LEAST = Duration.ofSeconds(24);
    private static final int TRIES = 3, MOST_SHOWN = 300;
    /// The seconds until a child reads its first input, as the last one took.
    private static long start = 15;

    @TempDir Path folder;

    static List<Door> doors() {
        String only = System.getProperty("fuzz.door");
        return only == null ? doors(SoakTime.SEED, SoakTime.FUZZING.nanos(1))
                : List.of(Door.valueOf(only.toUpperCase(Locale.ROOT)));
    }

    /// As many as there is time for, since each has a JVM that starts; the seed decides which.
    static List<Door> doors(long seed, long nanos) {
        var doors = new ArrayList<>(List.of(Door.values()));
        Collections.rotate(doors, -(int) Math.floorMod(seed, (long) doors.size()));
        return doors.subList(0, (int) Math.clamp(nanos / LEAST.toNanos(), 1, doors.size()));
    }

    @ParameterizedTest
    @MethodSource("doors")
    void noInputIsAFinding(Door door) throws Exception {
        Optional<String> missing = Fuzzer.missingSystem();
        missing.ifPresent(system -> System.out.println("soak: not fuzzed: Jazzer has no library for " + system));
        assumeTrue(missing.isEmpty(), () -> "Jazzer has no library for " + missing.orElseThrow());
        long end = System.nanoTime() + SoakTime.FUZZING.nanos(doors().size());
        var fuzzer = new Fuzzer(door, Path.of("target", "fuzz", door.word()), folder);
        for (int turn = 0; turn == 0 || left(end) > 0; turn++) {
            long begun = System.nanoTime(), seconds = Math.max(1, left(end));
            Fuzzer.End run = fuzzer.run(seconds, turn);
            System.out.printf("seed %d: fuzzed %s for %d s: %s%n", SoakTime.SEED, door.word(), seconds, run.figures());
            if (run.finding().isPresent()) judge(door, run, run.finding().get());
            else {
                assertEquals(0, run.code(), run::reason);
                start = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun) - seconds;
            }
        }
    }

    private static long left(long end) {
        return TimeUnit.NANOSECONDS.toSeconds(end - System.nanoTime()) - start;
    }

    /// A slow input is tried again without Jazzer, since the machine may have been busy.
    private void judge(Door door, Fuzzer.End run, Path finding) throws IOException {
        byte[] input = Files.readAllBytes(finding);
        if (finding.getFileName().toString().startsWith("timeout-") && !slow(door, input)) {
            System.out.printf("%s took more than a second once, and not again%n", finding);
            Files.delete(finding);
            return;
        }
        fail(told(door, run.reason(), finding, input));
    }

    private boolean slow(Door door, byte[] input) throws IOException {
        for (Path seed : door.seeds()) door.said(Files.readAllBytes(seed), folder);
        return Stream.generate(() -> inTime(door, input)).limit(TRIES).noneMatch(soon -> soon);
    }

    private boolean inTime(Door door, byte[] input) {
        try {
            assertTimeoutPreemptively(LIMIT, () -> door.said(input, folder));
            return true;
        } catch (AssertionFailedError e) {
            return false;
        }
    }

    /// A finding, and the command that reads it again.
    static String told(Door door, String reason, Path finding, byte[] input) {
        String text = BadInput.escaped(new String(input, StandardCharsets.ISO_8859_1));
        return reason + "\nfor " + input.length + " bytes: "
                + (text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "…") + "\nOnce more: cp "
                + finding
                + " " + door.corpus() + " && ./limber test CorpusTest";
    }
}
