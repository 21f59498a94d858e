package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/// The output of a command, and its exit code.
public record Outcome(int code, String out, String err) {
    public static Outcome of(String... args) {
        return given(new byte[0], args);
    }

    /// The same with these bytes on standard input.
    public static Outcome given(byte[] in, String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        int code =
                Main.run(args, new ByteArrayInputStream(in), out, new PrintStream(err, true, StandardCharsets.UTF_8));
        return new Outcome(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /// A line as one would type it, cut at blanks; a blank within an argument is written ·.
    public static Outcome line(String line) {
        return of(Stream.of(line.split(" ")).map(a -> a.replace('·', ' ')).toArray(String[]::new));
    }

    public Outcome succeeded() {
        assertEquals(0, code, err);
        assertEquals("", err);
        return this;
    }

    /// It did what it should, and made a remark about the scene.
    public Outcome remarked(String part) {
        assertEquals(0, code, err);
        assertTrue(err.contains(part), err);
        return this;
    }

    /// It ended with `expected` and one line that contains `part`.
    public Outcome complained(int expected, String part) {
        assertEquals(expected, code, err);
        assertEquals(1, err.lines().count(), err);
        assertTrue(err.endsWith("\n"), err);
        assertTrue(err.contains(part), err);
        return this;
    }

    List<String> lines() {
        return out.lines().toList();
    }

    /// The cells of a CSV, without its header.
    List<String[]> cells() {
        return out.lines().skip(1).map(l -> l.split(",")).toList();
    }
}
