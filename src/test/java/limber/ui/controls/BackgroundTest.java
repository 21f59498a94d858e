package limber.ui.controls;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javafx.application.Platform;
import limber.OpensWindow;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// Tasks on other threads: what they come to, or throw, is told on the FX thread.
@OpensWindow
class BackgroundTest {
    @BeforeAll
    static void begin() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    private static void thrown(Throwable e) {
        if (e instanceof Error error) throw error;
        throw (RuntimeException) e;
    }

    @ParameterizedTest
    @ValueSource(classes = {OutOfMemoryError.class, StackOverflowError.class, AssertionError.class,
        IllegalStateException.class})
    void whateverATaskThrowsIsTold(Class<? extends Throwable> kind) throws Exception {
        Throwable wrong = kind.getConstructor().newInstance();
        List<Runnable> ways = new ArrayList<>();
        var told = new AtomicReference<Throwable>();
        Consumer<Throwable> failed = e -> {
            assertTrue(Platform.isFxApplicationThread());
            told.set(e);
        };
        ways.add(() -> Background.work(() -> thrown(wrong), () -> {}, failed));
        ways.add(() -> Background.write(() -> thrown(wrong), () -> {}, failed));
        ways.add(() -> Background.outcome(() -> {
            thrown(wrong);
            return 1;
        }, _ -> {}, failed));
        for (Runnable way : ways) {
            told.set(null);
            fx(way);
            until(() -> told.get() != null);
            assertSame(wrong, told.get());
        }
    }

    @Test
    void filesAreWrittenInOrderAndCanBeWaitedFor() throws Exception {
        var done = new CopyOnWriteArrayList<Integer>();
        fx(() -> {
            for (int i = 0; i < 100; i++) {
                int mine = i;
                Background.write(() -> {
                    assertFalse(Platform.isFxApplicationThread());
                    done.add(mine);
                }, () -> {}, Background::unexpected);
            }
        });
        Background.written();
        assertEquals(100, done.size());
        assertEquals(done.stream().sorted().toList(), List.copyOf(done));
    }
}
