package limber.ui.tab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import limber.engine.StepSize;
import limber.engine.run.Picture;
import limber.presentation.panes.Rung;
import limber.presentation.words.Wording;
import limber.ui.controls.OneOf;
import org.controlsfx.control.SegmentedButton;

/// The ladder of a picture's cursor, from the frame down to the element, with a rung for each loop of the schedule. A
/// press on a rung sets the step size, and so does the key that stands on it.
final class Ladder extends SegmentedButton {
    private final Wording words;
    private final ObjectProperty<StepSize> chosen;
    private final SequencedMap<StepSize, ToggleButton> rungs = new LinkedHashMap<>();
    private Subscription choosing = Subscription.EMPTY;

    /// @param chosen the step size
    Ladder(Wording words, ObjectProperty<StepSize> chosen) {
        this.words = words;
        this.chosen = chosen;
        build(StepSize.EVERYWHERE.reversed());
    }

    /// Makes a rung for each step size of a schedule.
    private void build(List<StepSize> sizes) {
        rungs.clear();
        for (StepSize size : sizes) rungs.put(size, rung(size));
        Rung.of(sizes, words).forEach(this::say);
        getButtons().setAll(rungs.values());
        choose();
    }

    private void choose() {
        choosing.unsubscribe();
        var sizes = new LinkedHashMap<ToggleButton, StepSize>();
        rungs.forEach((size, rung) -> sizes.put(rung, size));
        choosing = OneOf.buttons(sizes, chosen);
    }

    private ToggleButton rung(StepSize size) {
        var rung = new ToggleButton();
        rung.setId("rung-" + size.word());
        rung.setAccessibleText(words.loop(size.word()));
        rung.setTooltip(new Tooltip());
        var key = new Label();
        key.getStyleClass().add("rung-key");
        key.setMinWidth(Region.USE_PREF_SIZE);
        rung.setGraphic(key);
        return rung;
    }

    /// Follows the step size until the subscription ends.
    Subscription follow() {
        choose();
        return () -> choosing.unsubscribe();
    }

    void show(Picture now) {
        if (!List.copyOf(rungs.keySet()).equals(now.path().sizes())) build(now.path().sizes());
        Rung.of(now, words).forEach(this::say);
    }

    private void say(Rung one) {
        ToggleButton rung = rungs.get(one.size());
        rung.setText(one.text());
        ((Label) rung.getGraphic()).setText(Integer.toString(one.key()));
        rung.getTooltip().setText(one.whole());
    }
}
