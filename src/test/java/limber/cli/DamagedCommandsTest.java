package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import limber.Damage;
import limber.SoakTime;
import limber.Within;
import limber.cli.option.CommandFailure;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Commands that read damaged files: an internal error is never their answer.
///
/// The soak tries others for a while, as `DamagedFilesTest` does; the same few are tried in each build.
@Tag("wide")
class DamagedCommandsTest {
    private static final int FEW = 40;
    private static final Duration SOON = Duration.ofSeconds(20);
    private static final String ANSWERS = """
            {"lesson":"a","hash":"0f","student":"Ada","step":"s","question":"q","answer":0.5,"truth":{"choice":2},\
            "score":1.0,"tries":1,"time":"2026-11-21T08:00:00Z"}
            {"lesson":"one-stick","hash":"0f","student":"","step":"s","question":"note","answer":"a text","truth":null,\
            "score":null,"revised":{"choice":2},"tries":0,"time":""}
            """, INPUTS = """
            [{"frame":1,"set":{"gravity":[0,-1,0.5], "iterations":4}},
             {"frame":2,"move":"end","to":[3,1,0]},
             {"frame":2,"move":"particle:4","to":[0,-0.0,1e-3]},
             {"frame":3,"do":"release","particle":4},
             {"frame":3,"do":"retract"}]
            """, SOLUTION = """
            {"long": [{"frame": 1, "set": {"damping": 1.5}}]}
            """, LESSON = """
            ---
            format: 1
            id: damaged
            title: A lesson
            model: rope
            set: {segments: 4, iterations: 2, warmUp: 3}
            ---
            A formula, $`\\binom{n}{\\dddot{x}} + \\left( \\frac{1}{2} \\right)`$, and [a link](goto:frame=1).
            ## It is long
            ```limber
            id: long
            goto: {frame: 2}
            panel: {damping: [0, 2]}
            predict:
            - {id: q, ask: How far?, at: {frame: 3}, number: {truth: max(residual) + sag, tolerance: 5 %}}
            goal: {when: "damping > 1 && max(abs(residual)) < 9", for: 2}
            ```
            """, MOMENT = """
            {"limber":1,"model":"rope","set":{"segments":4,"iterations":2},"inputs":[{"frame":1,"do":"retract"}],
             "at":"frame=2&phase=distance&sweep=2&element=1","stops":["sag > 1"],"view":{"camera":"front"}}
            """, RECORDING = """
            {"limber":1,
            "model":"rope",
            "set":{"segments":1,"pinStart":false,"gravity":[0,0,0]},
            "every":2,
            "frames":2,
            "hashes":["d4ceb20ae245a1a2","147516607e4f86bb"]}
            """, MESH = """
            v 0 0 0
            v 1 0 1.5e-1
            v 0 1 0
            v 0 0 1
            vt 0 0
            vn 0 0 1
            f 1/1 3/1 2/1
            f 1 2 4
            f 1//1 4 3
            f -3 -2 -1
            """;

    @TempDir Path folder;

    /// A file to damage, and a command that reads it.
    private enum Kind {
        A_LESSON("lesson.md", LESSON, "check", "%"),
        A_SOLUTION("solution.json", SOLUTION, "check", "%/.."),
        INPUTS_OF_A_RUN("inputs.json", INPUTS, "trace", "rope", "--frames", "3", "--inputs", "%"),
        ANSWERS_AS_A_TABLE("answers.json", ANSWERS, "answers", "%"),
        ANSWERS_AS_CSV("answers.json", ANSWERS, "answers", "%", "--csv"),
        A_RECORDING("rope.limber", RECORDING, "replay", "%", "--verify"),
        A_RECORDING_CHECKED("rope.limber", RECORDING, "check", "%"),
        A_MOMENT("rope.limber", MOMENT, "trace", "%", "--frames", "2"),
        A_MESH("mesh.obj", MESH, "stability", "ball", "--set", "mesh=file:%");

        final String name, content;
        final List<String> command;

        Kind(String name, String content, String... command) {
            this.name = name;
            this.content = content;
            this.command = List.of(command);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aDamagedFileIsNeverAnInternalError(Kind kind) throws IOException {
        var random = new SplittableRandom(2026);
        for (int n = 0; n < FEW; n++) damaged(kind, new Damage(random.nextLong()));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("soak")
    void manyDamagedFilesAreNever(Kind kind) throws IOException {
        var random = new SplittableRandom(SoakTime.SEED);
        long end = System.nanoTime() + SoakTime.DAMAGED_COMMANDS.nanos(Kind.values().length);
        while (System.nanoTime() < end)
            damaged(kind, new Damage(random.nextLong()));
    }

    /// What damage by chance never does: no end, no bytes, and numbers and words without end.
    @ParameterizedTest
    @EnumSource
    void aFileOfAnyContentIsNeverAnInternalError(Kind kind) throws IOException {
        for (String content : List.of("", "\0", "\n", "1".repeat(2000), "[" + "1".repeat(2000) + "]",
                "{\"" + "k".repeat(60_000) + "\":1}", "[[[[[[[[[[[[[", "\"" + "x".repeat(100_000), "null", "{}", "[]",
                "---\n---\n", "f 1 2 3\n", "v 1e999 0 0\n", "\uFEFF", "\uD83D\uDE42"))
            answers(kind, content.getBytes(StandardCharsets.UTF_8), content);
        answers(kind, new byte[]{(byte) 0xff, (byte) 0xfe}, "bytes that are no text");
    }

    @ParameterizedTest
    @EnumSource
    void aFileAsItShouldBeIsTaken(Kind kind) throws IOException {
        assertEquals(0, outcome(kind, kind.content.getBytes(StandardCharsets.UTF_8)).code());
    }

    private void damaged(Kind kind, Damage damage) throws IOException {
        answers(kind, damage.of(kind.content.getBytes(StandardCharsets.UTF_8)), damage.toString());
    }

    private void answers(Kind kind, byte[] file, String what) throws IOException {
        Outcome outcome = Within.processor(SOON, () -> outcome(kind, file), () -> kind + ", " + what);
        assertTrue(outcome.code() <= CommandFailure.USAGE, () -> kind + ", " + what + ": " + outcome);
        assertTrue(outcome.err().lines().count() <= 1, () -> kind + ", " + what + ": " + outcome);
    }

    private Outcome outcome(Kind kind, byte[] file) throws IOException {
        Files.writeString(folder.resolve("lesson.md"), LESSON);
        Files.writeString(folder.resolve("solution.json"), SOLUTION);
        Path damaged = Files.write(folder.resolve(kind.name), file);
        Stream<String> words = kind.command.stream()
                .map(w -> w.equals("%/..") ? folder.toString() : w.replace("%", damaged.toString()));
        return Outcome.of(words.toArray(String[]::new));
    }
}
