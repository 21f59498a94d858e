package limber.bench;

import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.scene.Group;
import javafx.scene.PerspectiveCamera;
import javafx.scene.Scene;
import javafx.scene.SceneAntialiasing;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.stage.Screen;
import javafx.stage.Stage;

/// The smallest JavaFX program in 3D: a ball in a window, without Limber. It prints a line once the ball is on the
/// screen, and closes.
public final class Hello3D {
    private static final int RINGS = 24, SIDES = 32;

    private Hello3D() {}

    public static void main(String[] args) {
        Application.launch(Window.class, args);
    }

    /// Apart from `main`, so that nothing of JavaFX is on the way to it.
    public static final class Window extends Application {
        @Override public void start(Stage stage) {
            var ball = new MeshView(ball());
            ball.setMaterial(new PhongMaterial(Color.ORANGE));
            var camera = new PerspectiveCamera(true);
            camera.setTranslateZ(-4);
            // as large as Limber's window: software GL pays by the pixel
            var screen = Screen.getPrimary().getVisualBounds();
            var scene = new Scene(new Group(ball), Math.clamp(0.85 * screen.getWidth(), 1280, 1920),
                    Math.clamp(0.85 * screen.getHeight(), 720, 1080), true, SceneAntialiasing.BALANCED);
            scene.setCamera(camera);
            stage.setScene(scene);
            stage.setTitle("Hello");
            stage.show();
            new AnimationTimer() {
                private int pulses;

                @Override public void handle(long now) {
                    if (++pulses < 3) return;
                    stop();
                    System.out.println("shown");
                    stage.hide();
                }
            }.start();
        }

        private static TriangleMesh ball() {
            var mesh = new TriangleMesh();
            for (int i = 0; i <= RINGS; i++)
                for (int j = 0; j <= SIDES; j++) {
                    double a = Math.PI * i / RINGS, b = 2 * Math.PI * j / SIDES;
                    mesh.getPoints().addAll((float) (Math.sin(a) * Math.cos(b)), (float) -Math.cos(a),
                            (float) (Math.sin(a) * Math.sin(b)));
                    mesh.getTexCoords().addAll((float) j / SIDES, (float) i / RINGS);
                }
            for (int i = 0; i < RINGS; i++)
                for (int j = 0; j < SIDES; j++) {
                    int a = i * (SIDES + 1) + j, b = a + 1, c = a + SIDES + 1, d = c + 1;
                    mesh.getFaces().addAll(a, a, b, b, c, c, b, b, d, d, c, c);
                }
            return mesh;
        }
    }
}
