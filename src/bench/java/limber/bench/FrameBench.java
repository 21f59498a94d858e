package limber.bench;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.PerspectiveCamera;
import javafx.scene.Scene;
import javafx.scene.SceneAntialiasing;
import javafx.scene.transform.Translate;
import javafx.stage.Stage;
import limber.engine.State;
import limber.ui.viewport.MeshBody;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// A benchmark of the time from pulse to pulse of a real window, 320 × 240, that shows nothing but the rope's tube,
/// with pulses as fast as they come. Each waits until the one before has been drawn, so this is the whole frame:
/// [MeshBody#show], the sync and the normals and buffers that JavaFX makes, and drawing. The camera moves in every
/// pulse; the difference between `moves` true and false is the cost of a changed mesh, apart from drawing.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 700, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = {"-Djavafx.animation.fullspeed=true", "-Dprism.vsync=false"})
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class FrameBench {
    /// See [MeshBench].
    @Param({"80x12", "320x12", "800x12", "1600x24"}) public String tube;

    @Param({"true", "false"}) public boolean moves;

    private final Semaphore pulses = new Semaphore(0);
    private Stage stage;
    private AnimationTimer timer;

    @Setup(Level.Trial) public void window() {
        Platform.startup(() -> {});
        Platform.setImplicitExit(false);
        List<State> frames = MeshBench.states(tube, 2);
        onFx(() -> open(frames));
    }

    private void open(List<State> frames) {
        var body = new MeshBody();
        body.show(frames.getFirst());
        body.settle();
        var camera = new PerspectiveCamera(true);
        camera.getTransforms().setAll(new Translate(2, 0, -8));
        camera.setFarClip(100);
        var scene = new Scene(new Group(body.view()), 320, 240, true, SceneAntialiasing.DISABLED);
        scene.setCamera(camera);
        stage = new Stage();
        stage.setScene(scene);
        stage.show();
        timer = new AnimationTimer() {
            private int n;

            @Override public void handle(long now) {
                n++;
                camera.setTranslateX(1e-3 * (n % 2));
                if (moves) body.show(frames.get(n % 2));
                pulses.release();
            }
        };
        timer.start();
    }

    /// Discards pulses left over from the iteration before.
    @Setup(Level.Iteration) public void forget() {
        pulses.drainPermits();
    }

    @TearDown public void shut() {
        onFx(() -> {
            timer.stop();
            stage.hide();
        });
    }

    private static void onFx(Runnable action) {
        CompletableFuture.runAsync(action, Platform::runLater).join();
    }

    @Benchmark public void pulse() throws InterruptedException {
        pulses.acquire();
    }
}
