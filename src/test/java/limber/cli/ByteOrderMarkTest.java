package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Editors on Windows begin a text with a mark of byte order. Every text that is read may have one.
class ByteOrderMarkTest {
    private static final String MARK = "\uFEFF";

    @TempDir Path folder;

    /// What a command prints of a file with the text, and with the mark before it.
    private void assertTheSame(String name, String text, String... command) throws IOException {
        Path file = folder.resolve(name);
        List<String> words = List.of(command).stream().map(w -> w.equals("FILE") ? file.toString() : w).toList();
        Files.writeString(file, text);
        String plain = Outcome.of(words.toArray(String[]::new)).succeeded().out();
        Files.writeString(file, MARK + text);
        assertEquals(plain, Outcome.of(words.toArray(String[]::new)).succeeded().out());
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
        assertTheSame("answers.jsonl", "{\"lesson\":\"one-stick\",\"hash\":\"0\",\"student\":\"Li\",\"step\":\"a\","
                + "\"question\":\"b\",\"answer\":1,\"truth\":1,\"score\":1,\"revised\":1,\"tries\":1,"
                + "\"time\":\"2026-11-25T08:00:00Z\"}\n", "answers", "FILE");
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
}
