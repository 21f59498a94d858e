package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Editors on Windows begin a text with a mark of byte order, and PowerShell writes UTF-16. Every text that is read may
/// be so, and may come from standard input, which is named `-`.
class ByteOrderMarkTest {
    private static final String MARK = "\uFEFF";

    @TempDir Path folder;

    /// What a command prints of a file with the text, with the mark before it, in UTF-16, and on standard input.
    private void assertTheSame(String name, String text, String... command) throws IOException {
        Path file = folder.resolve(name);
        List<String> words = List.of(command).stream().map(w -> w.equals("FILE") ? file.toString() : w).toList();
        Files.writeString(file, text);
        String plain = Outcome.of(words.toArray(String[]::new)).succeeded().out();
        for (Charset c : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
            Files.write(file, (MARK + text).getBytes(c));
            assertEquals(plain, Outcome.of(words.toArray(String[]::new)).succeeded().out());
        }
        String[] dashed = Stream.of(command).map(w -> w.equals("FILE") ? "-" : w).toArray(String[]::new);
        for (Charset c : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE))
            assertEquals(plain.replace(file.toString(), "standard input").replace(folder.toString(), "standard input"),
                    Outcome.given((MARK + text).getBytes(c), dashed).succeeded().out());
    }

    @Test
    void inputsMayBeginWithIt() throws IOException {
        assertTheSame("inputs.json", "[{\"frame\":1,\"set\":{\"gravity\":[0,-1,0]}}]", "trace", "rope", "--frames", "2",
                "--inputs", "FILE");
    }

    @Test
    void aMomentMayBeginWithIt() throws IOException {
        assertTheSame("here.limber", "{\"limber\":1,\"model\":\"rope\",\"at\":\"frame=3\"}", "check", "FILE");
    }

    @Test
    void answersMayBeginWithIt() throws IOException {
        assertTheSame("answers.jsonl",
                "{\"lesson\":\"one-stick\",\"hash\":\"0\",\"student\":\"Li\",\"step\":\"a\","
                        + "\"question\":\"b\",\"answer\":1,\"truth\":1,\"score\":1,\"revised\":1,\"tries\":1,"
                        + "\"time\":\"2026-11-25T08:00:00Z\"}\n",
                "answers", "FILE");
    }

    @Test
    void lessonsMayBeginWithIt() throws IOException {
        assertTheSame("lesson.md", """
                ---
                format: 1
                id: it
                title: It
                model: rope
                minutes: 5
                level: first
                ---
                ## Fall
                See it fall.
                ```limber
                id: fall
                ```
                """, "check", "FILE");
    }

    @Test
    void numbersMayBeSo() throws IOException {
        assertTheSame("numbers.csv", Outcome.line("trace rope --set segments=2 --frames 3").succeeded().out(), "judge",
                "FILE", "rope", "--set", "segments=2");
    }

    @Test
    void logsMayBeSo() throws IOException {
        String log = Outcome.line("steps rope --set segments=2 --frame 1 --to 3 --header").succeeded().out();
        assertTheSame("log.jsonl", log, "steps", "FILE", "--frame", "2");
        assertTheSame("log.jsonl", log, "diff", "FILE", "rope", "--set", "segments=2", "--frames", "3");
        assertTheSame("log.jsonl", log, "find", "FILE", "--frames", "1..3", "--where", "element == 1");
        assertTheSame("log.jsonl", log, "why", "FILE", "--at", "frame=2", "--of", "position", "--element", "1");
    }

    @Test
    void recordingsMayBeSo() throws IOException {
        assertTheSame("run.limber", Outcome.line("record rope --set segments=2 --frames 3").succeeded().out(), "replay",
                "FILE", "--verify");
    }

    @Test
    void standardInputIsReadOnce() {
        Outcome.given("[]".getBytes(StandardCharsets.UTF_8), "judge", "-", "rope", "--inputs", "-").complained(2,
                "can be read once");
    }

    /// The first letter of the second line is none in any encoding.
    @Test
    void aFaultOfStandardInputHasItsPlace() {
        Outcome.given(new byte[]{'[', '\n', (byte) 0xFF}, "trace", "rope", "--frames", "1", "--inputs", "-")
                .complained(2, "standard input:2:1: is not UTF-8 text from here on");
    }
}
