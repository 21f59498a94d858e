package limber.ui.parameters;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.expression.TypedNumbers;
import limber.presentation.panes.SliderScale;
import limber.presentation.words.Decimals;
import limber.ui.controls.TypedField;

/// An editor for a number: a slider where the range is bounded, and a field with the unit.
public final class NumberEditor implements ParameterEditor {
    private static final int COLUMNS = 6;
    /// The share of its length that a slider moves at a key.
    private static final double KEY = 0.02;

    private final Label unit = new Label();
    private final String measure, zero;
    private final HBox entry = new HBox();
    private final TypedField field;
    private final Slider slider = new Slider(0, 1, 0);
    private final SliderScale scale;
    private boolean showing;

    /// @param range the allowed part of its range
    /// @param zero what stands beside 0 instead of the unit
    NumberEditor(Parameter<?> p, Range range, String title, String zero, Edits edits) {
        measure = p.unit();
        this.zero = zero;
        entry.getStyleClass().add("parameter-editor");
        boolean whole = p.kind() instanceof Kind.Count;
        field = new TypedField(COLUMNS, title, text -> p.kind() instanceof Kind.Real ? Decimals.brief(text) : text,
                text -> edits.edit(number(text, whole)));
        scale = SliderScale.of(p, range);
        slider.setAccessibleText(title);
        slider.setBlockIncrement(KEY);
        slider.setMaxWidth(Double.MAX_VALUE);
        slider.setVisible(range.bounded());
        slider.setOnMousePressed(_ -> edits.press());
        slider.setOnMouseReleased(_ -> edits.release());
        slider.valueProperty().addListener((_, _, t) -> {
            if (showing) return;
            String text = scale.text(t.doubleValue(), whole);
            field.setText(text);
            edits.edit(text);
        });
        unit.getStyleClass().add("unit");
        field.setMinWidth(HBox.USE_PREF_SIZE);
        entry.getChildren().addAll(field, unit);
    }

    /// What is typed as in a lesson's answers, with a comma or as arithmetic such as `1/180`, as plain digits.
    private String number(String text, boolean whole) {
        OptionalDouble typed = TypedNumbers.one(text, measure);
        if (TypedNumbers.plain(text) || typed.isEmpty()) return text;
        double value = typed.getAsDouble();
        return whole && value == Math.rint(value) ? BigDecimal.valueOf(value).toBigInteger().toString()
                : Double.toString(value);
    }

    @Override public Optional<Node> beside() {
        return Optional.of(entry);
    }

    @Override public Optional<Node> under() {
        return slider.isVisible() ? Optional.of(slider) : Optional.empty();
    }

    @Override public void show(String text) {
        showing = true;
        field.show(text);
        unit.setText(Double.parseDouble(text) == 0 ? zero : measure);
        if (!slider.isPressed()) slider.setValue(scale.share(Double.parseDouble(text)));
        showing = false;
    }
}
