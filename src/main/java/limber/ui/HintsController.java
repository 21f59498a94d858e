package limber.ui;

import java.util.List;
import java.util.Optional;
import javafx.collections.SetChangeListener;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;

/// Three hints instead of a tour, one after another; whoever has read one puts it away for good.
public final class HintsController implements Pane {
    /// Each is a word of the settings file, and `hint.NAME` in the bundles; the first is the model's own.
    static final String FIRST = "drag";
    private static final List<String> HINTS = List.of(FIRST, "step", "level");

    private final Desk desk;
    private final Wording words;
    @FXML private HBox bar;
    @FXML private Label text;
    @FXML private Label count;

    HintsController(Desk desk, Wording words) {
        this.desk = desk;
        this.words = words;
    }

    @FXML
    private void initialize() {
        bar.managedProperty().bind(bar.visibleProperty());
    }

    @Override
    public Subscription follow() {
        SetChangeListener<String> changed = _ -> show();
        desk.hints().addListener(changed);
        return Subscription.combine(desk.presenting().subscribe(_ -> show()), () -> desk.hints().removeListener(changed));
    }

    private Optional<String> first() {
        return HINTS.stream().filter(h -> !desk.hints().contains(h)).findFirst();
    }

    private void show() {
        bar.setVisible(first().isPresent() && !desk.presenting().get());
        first().ifPresent(h -> {
            text.setText(words.get("hint." + h, words.get("hint")));
            count.setText((HINTS.indexOf(h) + 1) + "/" + HINTS.size());
        });
    }

    @FXML
    private void done() {
        first().ifPresent(desk.hints()::add);
    }
}
