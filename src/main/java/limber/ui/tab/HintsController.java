package limber.ui.tab;

import java.util.List;
import java.util.Optional;
import javafx.collections.SetChangeListener;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import limber.ui.controls.Pane;
import limber.ui.preferences.Preferences;
import limber.ui.words.Wording;

/// The controller of three hints that appear one after another. A dismissed hint does not come back.
public final class HintsController implements Pane {
    /// Each is a word of the settings file, and `hint.NAME` in the bundles; the first is the model's own.
    public static final String FIRST = "drag";
    private static final List<String> HINTS = List.of(FIRST, "step", "level");

    private final Preferences preferences;
    private final Wording words;
    @FXML private HBox bar;
    @FXML private Label text;
    @FXML private Label count;

    HintsController(Preferences preferences, Wording words) {
        this.preferences = preferences;
        this.words = words;
    }

    @FXML private void initialize() {
        bar.managedProperty().bind(bar.visibleProperty());
    }

    @Override public Subscription follow() {
        SetChangeListener<String> changed = _ -> show();
        preferences.hints().addListener(changed);
        return Subscription.combine(preferences.presenting().subscribe(_ -> show()),
                () -> preferences.hints().removeListener(changed));
    }

    private Optional<String> first() {
        return HINTS.stream().filter(h -> !preferences.hints().contains(h)).findFirst();
    }

    private void show() {
        bar.setVisible(first().isPresent() && !preferences.presenting().get());
        first().ifPresent(h -> {
            text.setText(words.get("hint." + h, words.get("hint")));
            count.setText((HINTS.indexOf(h) + 1) + "/" + HINTS.size());
        });
    }

    @FXML private void done() {
        first().ifPresent(preferences.hints()::add);
    }
}
