package limber.ui;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.animation.AnimationTimer;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import limber.ui.controls.Regions;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// Calls to the FX thread from tests, with long timeouts for busy machines with two cores.
public final class Fx {
    private static final int PATIENCE = 30;
    /// Pictures between two looks at a node that has not moved.
    private static final int LOOKS = 2;

    private Fx() {}

    /// Does something on the FX thread, and comes back when it is done.
    ///
    /// @throws TimeoutException if it takes longer than half a minute
    public static void fx(Runnable action) throws Exception {
        fx(() -> {
            action.run();
            return null;
        });
    }

    /// Does something there, and comes back when what follows from it there is done too.
    ///
    /// @throws TimeoutException if it takes longer than half a minute
    public static void settled(Runnable action) throws Exception {
        fx(action);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// Lays a window out again and again: what has no room is found in one pass and changed in the next.
    ///
    /// @throws TimeoutException if a pass takes longer than half a minute
    static void layOut(Stage stage, int passes) throws Exception {
        for (int i = 0; i < passes; i++) {
            WaitForAsyncUtils.waitForFxEvents(1);
            fx(() -> pass(stage));
        }
    }

    /// One pass, on the FX thread.
    static void pass(Stage stage) {
        stage.getScene().getRoot().applyCss();
        stage.getScene().getRoot().layout();
    }

    /// A double click. Both clicks are made before the window hears of the first one: however busy the machine is, they
    /// are one.
    ///
    /// @param at on the screen
    /// @throws TimeoutException if it takes longer than half a minute
    public static void doubleClick(Point2D at) throws Exception {
        settled(() -> {
            var robot = new Robot();
            robot.mouseMove(at);
            robot.mouseClick(MouseButton.PRIMARY);
            robot.mouseClick(MouseButton.PRIMARY);
        });
    }

    /// The same in the middle of a node.
    ///
    /// @throws TimeoutException if it takes longer than half a minute
    static void doubleClick(Node node) throws Exception {
        Bounds b = fx(() -> node.localToScreen(node.getLayoutBounds()));
        doubleClick(new Point2D(b.getCenterX(), b.getCenterY()));
    }

    /// What something says there.
    ///
    /// @throws TimeoutException if it takes longer than half a minute
    public static <T> T fx(Callable<T> asked) throws Exception {
        return WaitForAsyncUtils.asyncFx(asked).get(PATIENCE, TimeUnit.SECONDS);
    }

    /// Whether a node is there and none that it is in is hidden.
    static boolean inSight(Node node) {
        return node != null && Regions.shown(node);
    }

    /// Lets go of the events that TestFX has recorded of a stage, for its reports: it keeps every one of them, and with
    /// them all nodes that they went to, for as long as the stage is registered.
    static void forgetEvents(Stage stage) throws Exception {
        fx(() -> FxToolkit.toolkitContext().setRegisteredStage(stage));
    }

    /// A node that has found its place: it moves for some pulses after a theme, a size or a pane has changed, and a
    /// click on one that moves goes to its neighbour.
    ///
    /// @throws TimeoutException if it still moves after half a minute
    public static Node resting(Callable<Node> sought) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        Optional<Bounds> before = Optional.empty();
        while (System.nanoTime() < end) {
            Optional<Bounds> now = fx(() -> Optional.ofNullable(sought.call())
                    .map(node -> node.localToScreen(node.getLayoutBounds())));
            if (now.isPresent() && now.equals(before)) return fx(sought);
            before = now;
            pictures(LOOKS);
        }
        throw new TimeoutException("it still moves, or is not there");
    }

    /// Waits until so many pictures have been drawn, after which what was going to happen has happened.
    ///
    /// @throws TimeoutException if it takes longer than half a minute
    public static void pictures(int count) throws Exception {
        var drawn = new CountDownLatch(count);
        AnimationTimer timer = fx(() -> {
            var each = new AnimationTimer() {
                @Override public void handle(long now) {
                    drawn.countDown();
                }
            };
            each.start();
            return each;
        });
        boolean all = drawn.await(PATIENCE, TimeUnit.SECONDS);
        settled(timer::stop);
        if (!all) throw new TimeoutException(drawn.getCount() + " of " + count + " pictures are missing");
    }

    /// Waits until something is so, asked on the FX thread since no other may read what is shown, and what follows from
    /// it there is done.
    ///
    /// @throws TimeoutException if it is not so within half a minute
    public static void until(Callable<Boolean> condition) throws Exception {
        WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, () -> fx(condition));
        WaitForAsyncUtils.waitForFxEvents();
    }
}
