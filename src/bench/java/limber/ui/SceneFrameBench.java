package limber.ui;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.PerspectiveCamera;
import javafx.scene.Scene;
import javafx.scene.SceneAntialiasing;
import javafx.scene.shape.Sphere;
import javafx.scene.transform.Rotate;
import javafx.stage.Stage;
import limber.models.Catalog;
import limber.ui.preferences.Level;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// A benchmark of the time from pulse to pulse while the default rope plays in a window of 1280 × 720, with pulses as
/// fast as they come, and of a bare scene of that size: a turning sphere of about as many triangles as the rope's tube.
/// The bare scene is presented as JavaFX does by itself, the window as Limber asks for. The rope plays at twice its
/// pace, so that there is something new at each pulse.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 1, time = 15) // by then it is known whether the machine draws slowly
@Measurement(iterations = 3, time = 4)
@Fork(value = 1, jvmArgsAppend = {"-Djavafx.animation.fullspeed=true", "-Dprism.vsync=false"})
@State(Scope.Thread)
public class SceneFrameBench {
    private static final Rectangle2D PLACE = new Rectangle2D(0, 0, 1280, 720);

    /// The bare scene without and with multisampling; the window at level Watch, at level Step without and with the
    /// parameters, and with the code and a plot.
    @Param({"bare", "bare-multisampled", "watch", "step", "step-parameters", "panes"}) public String shown;

    private Semaphore pulses;
    private Runnable shut;

    @Setup public void window() throws InterruptedException {
        switch (shown) {
            case "bare" -> bare(SceneAntialiasing.DISABLED);
            case "bare-multisampled" -> bare(SceneAntialiasing.BALANCED);
            case "watch" -> window(Level.WATCH, List.of());
            case "step" -> window(Level.STEP, List.of());
            case "step-parameters" -> window(Level.STEP, List.of("parameters"));
            default -> window(Level.INSPECT, List.of("code", "plots"));
        }
    }

    private void window(Level level, List<String> panes) throws InterruptedException {
        var classroom = new Classroom(PLACE, level, panes);
        pulses = classroom.pulses;
        shut = classroom::shut;
        classroom.open(Catalog.MODELS.getFirst());
        classroom.speed(2);
    }

    private void bare(SceneAntialiasing smoothing) {
        pulses = new Semaphore(0);
        Platform.startup(() -> {});
        Platform.setImplicitExit(false);
        CompletableFuture.runAsync(() -> turn(smoothing), Platform::runLater).join();
    }

    private void turn(SceneAntialiasing smoothing) {
        var sphere = new Sphere(1, 16);
        sphere.setRotationAxis(Rotate.Y_AXIS);
        var camera = new PerspectiveCamera(true);
        camera.setTranslateZ(-5);
        var scene = new Scene(new Group(sphere), PLACE.getWidth(), PLACE.getHeight(), true, smoothing);
        scene.setCamera(camera);
        var stage = new Stage();
        stage.setScene(scene);
        stage.show();
        var timer = new AnimationTimer() {
            @Override public void handle(long now) {
                sphere.setRotate(sphere.getRotate() + 1);
                pulses.release();
            }
        };
        timer.start();
        shut = () -> CompletableFuture.runAsync(() -> {
            timer.stop();
            stage.hide();
        }, Platform::runLater).join();
    }

    @TearDown public void shut() {
        shut.run();
    }

    @Benchmark public void pulse() throws InterruptedException {
        pulses.acquire();
    }
}
