package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.event.EventHandler;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import limber.OpensWindow;
import limber.SoakTime;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.models.Catalog;
import limber.presentation.play.Playback;
import limber.ui.controls.FileDialog;
import limber.ui.controls.Page;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationTest;

/// Random events on the whole window, in real 3D, over all models: nothing throws, nothing is logged, the FX thread
/// answers within a second, and in the end the window still does what it is told.
///
/// [SoakTime] says for how long, and which events they are.
@OpensWindow
@Tag("wide")
class MonkeyTest extends ApplicationTest {
    private static final long SEED = SoakTime.SEED;
    private static final int REMEMBERED = 30;
    /// Milliseconds that the window may leave a user waiting. It should be below one second, and the line that is
    /// printed says whether it is. A busy machine adds some of its own, so that the test fails at two.
    private static final int PATIENCE = 2000;
    /// Of the short run.
    private static final int FEW = 120;
    /// The most events in a burst, and one out of how many bursts is a single event.
    private static final int MOST = 21, SLOWLY = 8;
    private static final KeyCode MARK = KeyCode.F12;
    private static final Monkey.Deed NOTHING = new Monkey.Deed("", List.of());

    @TempDir private static Path folder;
    private final Deque<String> done = new ConcurrentLinkedDeque<>();
    private final Preferences preferences = Opened.preferences();
    private List<Path> files = List.of();
    private App app;
    private Stage stage;
    private int events;
    private long bursts;

    @Override
    public void start(Stage shown) throws Exception {
        stage = shown;
        files = List.of(
                Files.writeString(folder.resolve("tetrahedron.obj"),
                        "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"),
                Files.writeString(folder.resolve("bad.obj"), "nonsense\n"),
                Files.writeString(folder.resolve("notes.txt"), "notes\n"),
                folder.resolve("missing.png"));
        preferences.level().set(Level.INSPECT);
        preferences.panes(Level.INSPECT).addAll(Opened.PANES);
        app = new App();
        app.open(stage, Catalog.MODELS, preferences, new Asked(), Optional.empty());
        stage.setX(0);
        stage.setY(0);
    }

    /// A file that is good or bad, and often none.
    private final class Asked implements FileDialog {
        @Override
        public Optional<Path> open(String title, Window over, String... endings) {
            var choosing = Monkey.of(SEED, events);
            return choosing.nextBoolean() ? Optional.empty() : Optional.of(files.get(choosing.nextInt(files.size())));
        }

        @Override
        public Optional<Path> save(String title, Window over, String name, String ending) {
            return Monkey.of(SEED, events).nextBoolean() ? Optional.empty() : Optional.of(folder.resolve(name));
        }
    }

    @AfterEach
    void shut() throws Exception {
        fx(() -> {
            app.stop();
            return null;
        });
    }

    @Test
    @Tag("soak")
    void randomEventsBreakNothing() throws Exception {
        long start = System.nanoTime(), end = start + SoakTime.MONKEY.nanos(1);
        var heap = new HeapCurve(start, end);
        play(() -> System.nanoTime() < end, _ -> heap.look(events));
        heap.end();
        System.out.printf("monkey %d: %d events in %.0f s%n", SEED, events, 1e-9 * (System.nanoTime() - start));
    }

    /// The second time the window is as the first left it.
    @Test
    void theSameSeedDoesTheSameAgainWhateverTheWindowShows() throws Exception {
        var first = new ArrayList<String>();
        play(() -> events < FEW, first::addAll);
        events = 0;
        bursts = 0;
        var second = new ArrayList<String>();
        play(() -> events < FEW, second::addAll);
        assertEquals(first, second);
    }

    /// @param told receives the names of what has been done, burst by burst
    private void play(BooleanSupplier on, Consumer<List<String>> told) throws Exception {
        Thread fx = fx(Thread::currentThread);
        var monkey = fx(() -> new Monkey(SEED, app, stage, preferences, files));
        try (var complaints = Complaints.hear(); var stalls = new StallWatch(fx)) {
            while (on.getAsBoolean()) {
                try {
                    List<String> names = burst(monkey);
                    Fx.forgetEvents(stage);
                    told.accept(names);
                } catch (TimeoutException e) {
                    fail("the FX thread does not answer, busy with" + stalls.now() + told(stalls), e);
                }
                assertEquals(List.of(), complaints.heard(), () -> told(stalls));
                assertTrue(stalls.worst() <= PATIENCE * stalls.load(), () -> "the FX thread did not answer for "
                        + stalls.worst() + " ms, busy with" + stalls.busy() + told(stalls));
            }
            fx(monkey::letGo);
            received();
            answers();
            assertEquals(List.of(), complaints.heard(), () -> told(stalls));
            System.out.printf(
                    "the FX thread was silent for at most %d ms (%d ms by the clock, load %.1f), busy with%s%n",
                    stalls.worst(), stalls.worstWall(), stalls.load(), stalls.busy());
        } finally {
            fx(monkey::letGo); // a key that stays down after a failure would repeat into the tests that follow
        }
    }

    /// A few events before the window has been drawn again, since a software renderer takes longer for that than for
    /// all else, or a single one part by part.
    private List<String> burst(Monkey monkey) throws Exception {
        var choosing = Monkey.of(~SEED, (int) bursts++);
        boolean slowly = choosing.nextInt(SLOWLY) == 0;
        int most = 1 + choosing.nextInt(MOST);
        var names = new ArrayList<String>();
        Monkey.Deed last = fx(() -> {
            Monkey.Deed deed = next(monkey, names);
            for (int n = 1; !slowly && deed.byRobot(); n++) {
                deed.parts().forEach(Runnable::run);
                if (n >= most) return NOTHING;
                deed = next(monkey, names);
            }
            return deed;
        });
        for (Runnable part : last.parts()) fx(part);
        return names;
    }

    private Monkey.Deed next(Monkey monkey, List<String> names) {
        Monkey.Deed deed = monkey.next();
        names.add(deed.name());
        done.addLast(++events + " " + deed.name());
        if (done.size() > REMEMBERED) done.removeFirst();
        return deed;
    }

    private String told(StallWatch stalls) {
        return "seed " + SEED + ", worst silence " + stalls.worst() + " ms, the last events:\n"
                + String.join("\n", done);
    }

    /// Waits until the window has received what the robot did: events of a busy machine come late, and one of them
    /// could play what a test has just reset. The mark is a key that does nothing.
    private void received() throws Exception {
        var marked = new AtomicBoolean();
        EventHandler<KeyEvent> mark = e -> marked.compareAndSet(false, e.getCode() == MARK);
        List<Window> windows = fx(() -> List.copyOf(Window.getWindows()));
        fx(() -> windows.forEach(w -> w.addEventFilter(KeyEvent.KEY_RELEASED, mark)));
        type(MARK);
        until(marked::get);
        fx(() -> windows.forEach(w -> w.removeEventFilter(KeyEvent.KEY_RELEASED, mark)));
    }

    /// A key steps the scene.
    private void answers() throws Exception {
        fx(() -> {
            List.copyOf(Window.getWindows()).stream().filter(PopupWindow.class::isInstance).forEach(Window::hide);
            Page.of(stage.getScene()).ifPresent(Page::clear);
            app.main().board().raised();
            app.main().board().pen().set(false);
            preferences.presenting().set(false);
            app.main().open(Catalog.MODELS.getFirst());
            return null;
        });
        until(() -> app.main().current().orElseThrow().built());
        fx(() -> { // a lesson would wait for a prediction; its button is there once its tab is built
            if (app.main().current().orElseThrow().root().lookup("#lesson-close") instanceof Button leave) leave.fire();
        });
        until(() -> fx(() -> app.main().current().orElseThrow().built()
                && app.main().current().orElseThrow().root().lookup("#lesson-close") == null));
        Playback playback = app.main().current().orElseThrow().playback();
        fx(() -> {
            app.main().current().orElseThrow().session().again();
            playback.transport().stepSize().set(StepSize.FRAME);
            playback.reset();
            app.main().current().orElseThrow().viewport().requestFocus();
            return null;
        });
        stands(playback, Cursor.START);
        type(KeyCode.RIGHT);
        stands(playback, Cursor.complete(1));
    }

    private void stands(Playback playback, Cursor wanted) throws Exception {
        try {
            until(() -> playback.picture().get().cursor().equals(wanted)
                    && playback.picture().get().next().isPresent());
        } catch (TimeoutException e) {
            fail(fx(() -> "it does not come to " + wanted + " but stands at " + playback.picture().get().cursor()
                    + (playback.playing().get() ? ", playing" : "") + (playback.rules().held().get() ? ", held" : "")
                    + ", " + playback.busy().get() + " on its way, with " + playback.settings()
                    + "; the last events:\n" + String.join("\n", done)), e);
        }
    }
}
