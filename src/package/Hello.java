import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.stage.Stage;

/// A bare JavaFX window that ends at its third pulse: what the start of any program like this costs at least.
public final class Hello extends Application {
    private int pulses;

    @Override public void start(Stage stage) {
        var scene = new Scene(new Label("hello"), 1280, 720);
        scene.addPostLayoutPulseListener(() -> {
            if (++pulses == 3) System.exit(0);
            javafx.application.Platform.requestNextPulse();
        });
        stage.setScene(scene);
        stage.show();
    }

    public static void main(String[] args) {
        launch(args);
    }
}
