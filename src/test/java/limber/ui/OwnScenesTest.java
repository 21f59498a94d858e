package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.settled;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import limber.OpensWindow;
import limber.code.Starter;
import limber.code.TrustedFolders;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

/// Solvers of the user's own that are opened while others are still being compiled. What is to be done on the other
/// thread is done here, in the order that a test wants.
@OpensWindow
class OwnScenesTest {
    private static final String BEGUN = "limber.test.begun", GO = "limber.test.go";

    @TempDir private Path folder;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final List<String> shown = new ArrayList<>();
    private final List<OwnScenes.Own> replaced = new ArrayList<>();
    private final List<Throwable> failures = new ArrayList<>();
    private OwnScenes own;
    private Path solver;
    private final OwnScenes.Openers openers = new OwnScenes.Openers((_, run) -> run.run(),
            one -> shown.add(one.model().name()), (_, now) -> replaced.add(now), e -> {
                failures.add(e);
                return () -> failures.remove(e);
            });

    @BeforeEach
    void open() throws Exception {
        FxToolkit.registerPrimaryStage();
        own = new OwnScenes(TrustedFolders.beside(folder.resolve("settings.properties")), waiting::add);
        solver = folder.resolve("mine");
        Starter.SPRING.write(solver);
        own.trust(solver);
    }

    @AfterEach
    void close() throws Exception {
        System.clearProperty(BEGUN);
        System.clearProperty(GO);
        fx(() -> own.close());
        assertEquals(List.of(), failures);
    }

    private void edit(String from, String to) throws Exception {
        Path file = solver.resolve("Spring.java");
        Files.writeString(file, Files.readString(file).replace(from, to));
    }

    /// Does what waits, and what follows from it on the FX thread.
    private void work() throws Exception {
        for (int n = waiting.size(); n > 0; n--) waiting.remove().run();
        settled(() -> {});
    }

    @Test
    void openedTwiceBeforeItIsThereItIsOne() throws Exception {
        fx(() -> {
            own.open(solver, openers);
            own.open(solver, openers);
        });
        work();
        work();
        assertEquals(List.of("my-spring"), shown);
        assertEquals(1, own.all().size());
        fx(() -> own.open(solver, openers));
        assertEquals(List.of("my-spring", "my-spring"), shown, "the one that is open");
        assertEquals(1, own.all().size());
        assertEquals(List.of(), replaced);
    }

    /// The first text waits while its class is loaded, and ends after the second one.
    @Test
    void anOlderCompileNeverReplacesANewerOne() throws Exception {
        String plain = "public final class Spring implements Solver {";
        edit(plain, plain + " static { System.setProperty(\"" + BEGUN + "\", \"\"); while (System.getProperty(\"" + GO
                + "\") == null) Thread.onSpinWait(); }");
        fx(() -> {
            own.open(solver, openers);
            own.open(solver, openers);
        });
        work();
        Thread slow = Thread.ofPlatform().daemon().start(waiting.remove());
        until(() -> System.getProperty(BEGUN) != null);
        edit("while (", "if (false) while (");
        edit("\"my-spring\"", "\"newer\"");
        waiting.remove().run();
        System.setProperty(GO, "");
        slow.join();
        settled(() -> {});
        assertEquals(List.of("newer"), shown);
        assertEquals(List.of("newer"), own.all().stream().map(o -> o.model().name()).toList());
        assertEquals(List.of(), replaced);
    }

    @Test
    void whatIsSaidOfAFolderGoesWhenItIsMended() throws Exception {
        edit("implements Solver", "implements Solvr");
        fx(() -> own.open(solver, openers));
        work();
        work();
        assertEquals(1, failures.size());
        edit("implements Solvr", "implements Solverr");
        fx(() -> own.open(solver, openers));
        work();
        work();
        assertEquals(1, failures.size(), "the newest");
        edit("implements Solverr", "implements Solver");
        fx(() -> own.open(solver, openers));
        work();
        work();
        assertEquals(List.of(), failures);
        assertEquals(List.of("my-spring"), shown);
    }

    @Test
    void oneThatIsClosedWhileItIsCompiledStaysClosed() throws Exception {
        fx(() -> own.open(solver, openers));
        work();
        fx(() -> own.close(solver));
        work();
        assertEquals(List.of(), shown);
        assertEquals(List.of(), own.all());
    }
}
