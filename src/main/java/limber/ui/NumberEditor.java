package limber.ui;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import limber.engine.Kind;
import limber.engine.Parameter;
import limber.engine.Range;

/// A number: a slider where its range is bounded, and a field with its unit.
final class NumberEditor implements ParameterEditor {
    private static final int DIGITS = 7, COLUMNS = 5;
    /// How much of its way a slider goes at a key.
    private static final double KEY = 0.02;

    private final HBox entry = new HBox();
    private final TypedField field;
    private final Slider slider = new Slider(0, 1, 0);
    private final SliderScale scale;
    private boolean showing;

    /// @param range the part of its range that may be chosen
    NumberEditor(Parameter<?> p, Range range, String title, Edits edits) {
        entry.getStyleClass().add("parameter-editor");
        field = new TypedField(COLUMNS, title, text -> brief(text, p.kind() instanceof Kind.Real), edits::edit);
        scale = SliderScale.of(p, range);
        boolean whole = p.kind() instanceof Kind.Count;
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
        var unit = new Label(p.unit());
        unit.getStyleClass().add("unit");
        field.setMinWidth(HBox.USE_PREF_SIZE);
        entry.getChildren().addAll(field, unit);
    }

    /// As many digits as the field has room for.
    static String brief(String text, boolean real) {
        return real && text.length() > DIGITS ? Kind.plain(new BigDecimal(text).round(new MathContext(DIGITS - 2)).doubleValue()) : text;
    }

    @Override
    public Optional<Node> beside() {
        return Optional.of(entry);
    }

    @Override
    public Optional<Node> under() {
        return slider.isVisible() ? Optional.of(slider) : Optional.empty();
    }

    @Override
    public void show(String text) {
        showing = true;
        field.show(text);
        if (!slider.isPressed()) slider.setValue(scale.share(Double.parseDouble(text)));
        showing = false;
    }
}
