package limber.ui.preferences;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Scene;
import limber.presentation.words.NamedChoice;

/// A theme: two sheets for all themes, and one palette on top of them.
public enum Theme implements NamedChoice {
    DARK, LIGHT, PROJECTOR;

    /// Applies the theme to a scene; what is drawn in it changes at once.
    public void apply(Scene scene) {
        List<String> worn = scene.getStylesheets(), sheets = sheets();
        // a sheet that is taken off is parsed anew when it comes back
        if (worn.size() == sheets.size() && worn.getFirst().equals(sheets.getFirst()))
            worn.set(worn.size() - 1, sheets.getLast());
        else scene.getStylesheets().setAll(sheets);
    }

    /// The style sheets, for dialogs and popovers, which are scenes of their own.
    public List<String> sheets() {
        return Stream.of("durations", "base", word()).map(Theme::sheet).toList();
    }

    private static String sheet(String name) {
        return Objects.requireNonNull(Theme.class.getResource("/limber/css/" + name + ".css"), name).toExternalForm();
    }
}
