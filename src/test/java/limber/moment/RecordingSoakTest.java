package limber.moment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import limber.models.Catalog;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A recording of each model, replayed in a JVM that only interprets: the compilers must not change a bit.
@Tag("long")
class RecordingSoakTest {
    private static final int MOST_MINUTES = 4;

    @TempDir Path folder;

    /// The first recording of each model.
    static List<String> firsts() {
        return Catalog.MODELS.stream().map(m -> RecordingCorpusTest.names().stream()
                .filter(name -> name.startsWith(m.name() + "-")).findFirst().orElseThrow()).toList();
    }

    @ParameterizedTest
    @MethodSource("firsts")
    void theInterpreterReplaysTheSameBits(String name) throws IOException, InterruptedException {
        Path out = folder.resolve("out"), err = folder.resolve("err");
        Process child = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xint",
                "-Xmx512m", "-cp", System.getProperty("java.class.path"), "limber.cli.Main", "replay",
                RecordingCorpus.FOLDER.resolve(name + Moment.ENDING).toString(), "--verify")
                .redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        try {
            assertTrue(child.waitFor(MOST_MINUTES, TimeUnit.MINUTES), "it takes longer than " + MOST_MINUTES
                    + " minutes");
        } finally {
            child.destroyForcibly();
        }
        assertEquals(0, child.exitValue(), Files.readString(err));
        Recording r = RecordingCorpus.read(name).recording().orElseThrow();
        assertEquals(List.of(r.frames() + " frames, " + r.hashes().size() + " hashes and " + r.phases()
                + " phases equal"), Files.readAllLines(out));
    }
}
