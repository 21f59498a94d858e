package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The command `open` as it refuses, before a window is there.
class OpenCommandTest {
    private static final String ONE =
            "open takes one of a text or file, --follow and --listen; one of them would be right";

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "open | " + ONE,
        "open x.limber --listen 0 | " + ONE,
        "open --follow x --listen 0 | " + ONE,
        "open --listen 65536 | --listen: '65536' is no port; a number from 0 to 65535 would be right",
        "open --listen many | --listen: 'many' is no port; a number from 0 to 65535 would be right",
        "open --follow gone.jsonl | 'gone.jsonl' is no file that can be followed; a log that a program writes, a named "
                + "pipe or - would be right"
    })
    void whatCannotBeFollowedIsRefused(String words, String why) {
        Outcome outcome = Outcome.line(words);
        assertEquals(2, outcome.code());
        assertTrue(outcome.err().contains(why), outcome.err());
        assertEquals(1, outcome.err().lines().count(), outcome.err());
    }

    @Test
    void aPortInUseIsRefused() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Outcome outcome = Outcome.line("open --listen " + taken.getLocalPort());
            assertEquals(2, outcome.code());
            assertTrue(outcome.err().startsWith("port " + taken.getLocalPort() + " is in use"), outcome.err());
        }
    }
}
