package limber.ui;

import java.util.Objects;
import javafx.scene.Scene;

/// The look: one base sheet, and one palette on top of it.
final class Theme {
    private Theme() {}

    static void dress(Scene scene) {
        scene.getStylesheets().setAll(sheet("base"), sheet("dark"));
    }

    private static String sheet(String name) {
        return Objects.requireNonNull(Theme.class.getResource("/limber/css/" + name + ".css"), name).toExternalForm();
    }
}
