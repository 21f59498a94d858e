package limber;

import static limber.ui.Fx.fx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.file.Exclusive;
import limber.file.WholeFile;
import limber.models.Catalog;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

/// The guard of the FX thread sees what is forbidden there, and nothing else.
@OpensWindow
class FxGuardTest {
    @TempDir private Path folder;

    @BeforeAll
    static void begin() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    /// What has been seen is meant to be, and is no fault of this test.
    @AfterEach
    void forget() {
        FxGuard.taken();
    }

    private static void solve() {
        var model = Catalog.MODELS.getFirst();
        var timeline = new Timeline(model);
        new Run(timeline, timeline.root(model.defaults(), List.of())).next();
    }

    @Test
    void aSolverIsSeenOnTheFxThreadAlone() throws Exception {
        solve();
        assertEquals(List.of(), FxGuard.taken());
        fx(FxGuardTest::solve);
        List<String> seen = FxGuard.taken();
        assertTrue(seen.getFirst().startsWith("a solver\n    at limber.models.rope.Rope.initial("), seen.toString());
        assertTrue(seen.stream().anyMatch(s -> s.contains("limber.models.rope.Integrate.run(")), seen.toString());
    }

    @Test
    void aFileThatIsWrittenOrWaitedForIsSeenOnTheFxThreadAlone() throws Exception {
        WholeFile.save(folder.resolve("one.txt"), new byte[1]);
        assertEquals(List.of(), FxGuard.taken());
        fx(() -> WholeFile.save(folder.resolve("two.txt"), new byte[1]));
        List<String> written = FxGuard.taken();
        for (String call : List.of("java.nio.file.Files.createDirectories", "java.nio.channels.FileChannel.open",
                "java.nio.channels.FileChannel.force", "java.nio.file.Files.move"))
            assertTrue(written.stream().anyMatch(s -> s.startsWith(call + "\n")), call + ": " + written);
        fx(() -> {
            Exclusive.run(folder.resolve("three.txt"), () -> {});
            return null;
        });
        assertTrue(FxGuard.taken().toString().contains("java.nio.channels.FileChannel.tryLock"));
    }
}
