package limber.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import limber.Within;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The inputs that the fuzzer begins with, and every one that was a finding: each is taken or refused, and soon.
class CorpusTest {
    /// The fuzzer allows one second on a machine that does nothing else.
    private static final Duration SOON = Duration.ofSeconds(20);

    @TempDir Path folder;

    /// A corpus of nothing but refused inputs would lead nowhere.
    @ParameterizedTest
    @EnumSource
    void everyInputIsTakenOrRefusedWithAClearLine(Door door) throws IOException {
        int taken = 0;
        for (Path input : Door.files(door.corpus())) {
            byte[] bytes = Files.readAllBytes(input);
            if (Within.processor(SOON, () -> door.said(bytes, folder), input::toString).isEmpty()) taken++;
        }
        assertTrue(taken > 0, door.word());
    }

    /// JSON, YAML, OBJ and TeX have words that nobody guesses.
    @ParameterizedTest
    @EnumSource
    void everyDoorHasWords(Door door) throws IOException {
        assertTrue(Dictionary.of(door).size() > 5, () -> door.word());
    }

    @Test
    void aFindingIsToldWithItsBytesAndItsCommand() {
        byte[] input = "\\frac\n\u00e9".getBytes(StandardCharsets.ISO_8859_1);
        assertEquals("""
                a reason
                for 7 bytes: \\frac\\né
                Once more: cp target/fuzz/formula/crash-1 src/test/resources/limber/fuzz/formula \
                && ./limber test CorpusTest""",
                FuzzSoakTest.told(Door.FORMULA, "a reason", Path.of("target/fuzz/formula/crash-1"), input));
    }

    /// All formats have a limit: what is no text is refused, and what is thrown else is a finding.
    @Test
    void whatIsNoAnswerIsAFinding() {
        assertThrows(IOException.class, () -> Door.MESH.said(new byte[0], folder.resolve("missing")));
    }
}
