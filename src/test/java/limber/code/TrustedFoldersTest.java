package limber.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The list of the solvers that a user has agreed to.
class TrustedFoldersTest {
    private static final int TOGETHER = 12;

    @TempDir private Path folder;

    private SolverFolder solver(int number) throws IOException {
        Path made = Files.createDirectories(folder.resolve("own-" + number));
        Files.writeString(made.resolve("Own.java"), "// " + number + "\n");
        return SolverFolder.read(made);
    }

    /// Two windows may be asked at the same time.
    @Test
    void whatIsAgreedToAtTheSameTimeIsAllKept() throws Exception {
        TrustedFolders trusted = TrustedFolders.beside(folder.resolve("settings.properties"));
        var solvers = new ArrayList<SolverFolder>();
        for (int i = 0; i <= TOGETHER; i++) solvers.add(solver(i));
        List<SolverFolder> agreed = solvers.subList(0, TOGETHER);
        try (var threads = Executors.newFixedThreadPool(TOGETHER)) {
            var done = new ArrayList<Future<?>>();
            for (SolverFolder s : agreed) done.add(threads.submit(() -> trusted.trust(s)));
            for (Future<?> one : done) one.get(20, TimeUnit.SECONDS);
        }
        for (SolverFolder s : agreed) assertTrue(trusted.known(s), s.folder().toString());
        assertFalse(trusted.known(solvers.getLast()), "nobody has agreed to it");
        assertEquals(2 * TOGETHER, Files.readAllLines(folder.resolve("solvers.txt")).size(), "a text and a place each");
    }
}
