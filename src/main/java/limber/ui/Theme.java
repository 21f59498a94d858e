package limber.ui;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Scene;

/// A look: one base sheet, and one palette on top of it.
public enum Theme implements Named {
    DARK, LIGHT, PROJECTOR;

    /// Dresses a scene; what is drawn in it changes at once.
    void dress(Scene scene) {
        scene.getStylesheets().setAll(sheets());
    }

    /// For dialogs and pop-overs, which are scenes of their own.
    List<String> sheets() {
        return Stream.of("base", word()).map(Theme::sheet).toList();
    }

    private static String sheet(String name) {
        return Objects.requireNonNull(Theme.class.getResource("/limber/css/" + name + ".css"), name).toExternalForm();
    }
}
