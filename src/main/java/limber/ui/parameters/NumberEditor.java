package limber.ui.parameters;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import limber.presentation.panes.ParameterState;
import limber.presentation.panes.SliderScale;
import limber.ui.controls.TypedField;

/// An editor for a number: a slider where the range is bounded, and a field with the unit.
public final class NumberEditor implements ParameterEditor {
    private static final int COLUMNS = 6;

    private final Label unit = new Label();
    private final ParameterState state;
    private final HBox entry = new HBox();
    private final TypedField field;
    private final Slider slider = new Slider(0, 1, 0);
    private final Optional<SliderScale> scale;
    private boolean showing;

    NumberEditor(ParameterState state, Optional<SliderScale> scale, Edits edits) {
        this.state = state;
        this.scale = scale;
        entry.getStyleClass().add("parameter-editor");
        field = new TypedField(COLUMNS, state.title(), state::brief, text -> edits.edit(state.typed(text)));
        slider.setAccessibleText(state.title());
        slider.setBlockIncrement(SliderScale.KEY);
        slider.setMaxWidth(Double.MAX_VALUE);
        slider.setOnMousePressed(_ -> edits.press());
        slider.setOnMouseReleased(_ -> edits.release());
        slider.valueProperty().addListener((_, _, share) -> {
            if (showing) return;
            String text = state.slid(share.doubleValue());
            field.setText(text);
            edits.edit(text);
        });
        unit.getStyleClass().add("unit");
        field.setMinWidth(HBox.USE_PREF_SIZE);
        unit.setWrapText(true); // what stands for 0 may be longer than a unit
        entry.getChildren().addAll(field, unit);
    }

    @Override public Optional<Node> beside() {
        return Optional.of(entry);
    }

    @Override public Optional<Node> under() {
        return scale.map(_ -> slider);
    }

    @Override public void show(String text) {
        showing = true;
        double value = Double.parseDouble(text);
        field.show(text);
        unit.setText(state.measure(text));
        boolean words = unit.getText().contains(" ") && !unit.getText().equals(state.parameter().unit());
        entry.setMinWidth(words ? HBox.USE_COMPUTED_SIZE : HBox.USE_PREF_SIZE); // the title breaks before a unit is cut
        if (!slider.isPressed()) scale.ifPresent(s -> slider.setValue(s.share(value)));
        showing = false;
    }
}
