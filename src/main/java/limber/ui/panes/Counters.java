package limber.ui.panes;

import java.util.HashMap;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import limber.engine.Measure;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// A row of measures as short labels that light up when they change between pictures and show the difference.
final class Counters {
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");

    private final Model model;
    private final Wording words;
    private final Map<String, Double> counted = new HashMap<>();

    /// @param words their captions, `counter.NAME`, and descriptions, `measure.NAME`
    Counters(Model model, Wording words) {
        this.model = model;
        this.words = words;
    }

    /// @param name of a measure of the whole
    Label label(String name, Picture now) {
        Measure measure = model.measure(name).orElseThrow();
        double value = measure.read(now.settings(), now.state())[0];
        Double before = counted.put(name, value);
        boolean changed = before != null && (before < value || before > value); // neither with none
        String by = changed
                ? " (" + (value > before ? "+" : "−") + Quantity.text(Math.abs(value - before), measure.unit()) + ")"
                : "";
        var label = new Label(words.get("counter." + name, name) + "  " + Quantity.reading(value, measure.unit()) + by);
        label.getStyleClass().add("counter");
        label.setId("counter-" + name);
        label.pseudoClassStateChanged(CHANGED, changed);
        label.setTooltip(new Tooltip(words.sentences().get("measure." + name)));
        return label;
    }
}
