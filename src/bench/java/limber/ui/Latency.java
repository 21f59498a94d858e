package limber.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import javafx.event.Event;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import limber.engine.model.Handle;
import limber.engine.run.Picture;
import limber.lesson.Lessons;
import limber.models.Catalog;
import limber.presentation.paint.Point;
import limber.ui.preferences.Level;

/// `./limber bench latency`: how long hands wait for the window of 1280 × 720 while two threads keep two cores busy:
/// for a step after a key, for a handle after the pointer, for each pane, and for the end of a lesson.
public final class Latency {
    private static final Rectangle2D PLACE = new Rectangle2D(0, 0, 1280, 720);
    private static final int BUSY = 2, TIMES = 40, ROUNDS = 8;
    /// The machine rests for so long before it is busy, ms: a window builds its panes ahead while nothing is done.
    private static final int REST = 15_000;
    /// A hand rests between two presses, ms: what the last one began is drawn by then.
    private static final int HAND = 500;
    private static final List<String> PANES = List.of("code", "numbers", "plots", "why", "ledger", "find", "past");

    private final Classroom classroom = new Classroom(PLACE, Level.INSPECT, List.of());
    private volatile boolean busy = true;

    private Latency() {}

    /// Prints a row for each kind of wait, in ms.
    public static void print() throws InterruptedException {
        new Latency().run();
        System.exit(0); // a window stays otherwise
    }

    private void run() throws InterruptedException {
        classroom.open(Catalog.model("cloth"));
        classroom.until(main -> main.current().orElseThrow().playback().playing().set(false), _ -> true);
        Thread.sleep(REST);
        for (int i = 0; i < BUSY; i++) Thread.ofPlatform().daemon().start(() -> {
            while (busy) Thread.onSpinWait();
        });
        System.out.printf(Locale.ROOT, "%-8s %8s %8s %8s   ms%n", "", "median", "p95", "longest");
        row("key", keys());
        row("drag", drags());
        for (String pane : PANES) row(pane, opened(pane));
        row("lesson", lessons());
        busy = false;
    }

    private static void row(String what, List<Long> nanos) {
        double[] all = nanos.stream().mapToDouble(n -> n / 1e6).sorted().toArray();
        System.out.printf(Locale.ROOT, "%-8s %8.0f %8.0f %8.0f   of %d%n", what, all[all.length / 2],
                all[(int) Math.ceil(0.95 * all.length) - 1], all[all.length - 1], all.length);
    }

    private static Picture picture(MainController main) {
        return main.current().orElseThrow().playback().picture().get();
    }

    /// One step of the cloth a key.
    private List<Long> keys() throws InterruptedException {
        var all = new ArrayList<Long>();
        for (int i = 0; i < TIMES; i++) {
            var before = new Picture[1];
            all.add(classroom.until(main -> {
                before[0] = picture(main);
                key(KeyCode.RIGHT);
            }, main -> picture(main) != before[0]));
        }
        return all;
    }

    private void key(KeyCode code) {
        for (var type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED))
            Event.fireEvent(classroom.stage().getScene(),
                    new KeyEvent(type, "", "", code, false, false, false, false));
    }

    /// A corner of the cloth follows the pointer, some pixels each time.
    private List<Long> drags() throws InterruptedException {
        var all = new ArrayList<Long>();
        var at = new Point[1];
        classroom.until(main -> {
            Picture now = picture(main);
            Handle end = Catalog.model("cloth").handles(now.settings()).get(1);
            at[0] = main.current().orElseThrow().session().viewport().scene().projection().point(end.at(now.state()));
            move(main, at[0]);
            robot(Robot::mousePress);
        }, _ -> true);
        for (int i = 0; i < TIMES; i++) {
            var before = new Picture[1];
            at[0] = at[0].add(i % 2 == 0 ? 12 : -9, 5);
            all.add(classroom.until(main -> {
                before[0] = picture(main);
                move(main, at[0]);
            }, main -> picture(main) != before[0]));
        }
        classroom.until(_ -> robot(Robot::mouseRelease), _ -> true);
        return all;
    }

    private static void move(MainController main, Point at) {
        new Robot().mouseMove(main.current().orElseThrow().session().viewport().localToScreen(at.x(), at.y()));
    }

    private static void robot(BiConsumer<Robot, MouseButton> with) {
        with.accept(new Robot(), MouseButton.PRIMARY);
    }

    /// A pane opens for the first time, and again.
    private List<Long> opened(String pane) throws InterruptedException {
        var all = new ArrayList<Long>();
        for (int round = 0; round < ROUNDS / 2; round++) {
            Thread.sleep(HAND);
            all.add(classroom.until(_ -> classroom.preferences().panes(Level.INSPECT).add(pane),
                    main -> main.current().orElseThrow().built()));
            Thread.sleep(HAND);
            classroom.until(_ -> classroom.preferences().panes(Level.INSPECT).remove(pane), _ -> true);
        }
        return all;
    }

    /// A lesson is left by its button.
    private List<Long> lessons() throws InterruptedException {
        var all = new ArrayList<Long>();
        for (int i = 0; i < ROUNDS; i++) {
            classroom.until(main -> main.opening().lesson(Lessons.folders().get(2).path()), Latency::teaches);
            Thread.sleep(HAND);
            all.add(classroom.until(_ -> ((Button) classroom.stage().getScene()
                    .lookup("#lesson-close")).fire(), main -> !teaches(main)));
        }
        return all;
    }

    private static boolean teaches(MainController main) {
        return main.current().filter(scene -> scene.root().lookup("#lesson-close") != null && scene.built())
                .isPresent();
    }
}
