package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The golden hashes under other compilers, collectors and locales: each run is a JVM of its own, whose rows are those
/// of `golden-hashes.csv`.
class GoldenHashSoakTest {
    private static final int MOST_MINUTES = 8;

    @TempDir Path folder;

    @Test
    @Tag("wide")
    void theOptimizingCompiler() throws Exception {
        assertSame(GoldenHashes.FEW);
    }

    @Test
    @Tag("long")
    void theOptimizingCompilerOverManyFrames() throws Exception {
        assertSame(GoldenHashes.MANY);
    }

    @Test
    @Tag("long")
    void theOptimizingCompilerOverALongRun() throws Exception {
        assertSame(GoldenHashes.LONG);
    }

    @Test
    @Tag("long")
    void theFirstCompilerAlone() throws Exception {
        assertSame(GoldenHashes.MANY, "-XX:TieredStopAtLevel=1");
    }

    /// The rows of 200 frames: those of 2,000 take one to four minutes, as busy as the machine is.
    @Test
    @Tag("long")
    void theInterpreter() throws Exception {
        assertSame(GoldenHashes.FEW, "-Xint");
    }

    @Test
    @Tag("long")
    void theSerialCollector() throws Exception {
        assertSame(GoldenHashes.MANY, "-XX:+UseSerialGC");
    }

    /// Where i and I are not the same letter, and a decimal point is a comma.
    @Test
    @Tag("long")
    void aTurkishLocale() throws Exception {
        assertSame(GoldenHashes.MANY, "-Duser.language=tr", "-Duser.country=TR");
    }

    private void assertSame(int frames, String... flags) throws IOException, InterruptedException {
        Path out = folder.resolve("out"), err = folder.resolve("err");
        var command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(List.of(flags));
        command.addAll(List.of("-Xmx512m", "-cp", System.getProperty("java.class.path"), GoldenHashes.class.getName(),
                Integer.toString(frames)));
        Process child = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        try {
            assertTrue(child.waitFor(MOST_MINUTES, TimeUnit.MINUTES),
                    () -> "it takes longer than " + MOST_MINUTES + " minutes: " + command);
        } finally {
            child.destroyForcibly();
        }
        assertEquals(0, child.exitValue(), Files.readString(err));
        GoldenHashTest.assertSameRows(GoldenHashes.golden(frames), Files.readAllLines(out));
    }
}
