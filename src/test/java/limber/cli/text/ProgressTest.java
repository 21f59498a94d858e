package limber.cli.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private final ByteArrayOutputStream seen = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(seen, false, StandardCharsets.UTF_8);

    @Test
    void aLineIsWrittenOverAndGoneAtTheEnd() {
        try (var progress = new Progress(out, true)) {
            progress.say("tried 1 of 9");
            assertEquals("\r\033[Ktried 1 of 9 …", seen.toString(StandardCharsets.UTF_8));
        }
        assertEquals("\r\033[Ktried 1 of 9 …\r\033[K", seen.toString(StandardCharsets.UTF_8));
    }

    @Test
    void nothingIsWrittenWhereNobodySeesIt() {
        try (var progress = new Progress(out, false)) {
            progress.say("tried 1 of 9");
        }
        assertEquals(0, seen.size());
    }
}
