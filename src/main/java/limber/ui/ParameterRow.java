package limber.ui;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import limber.engine.BadInput;
import limber.engine.Kind;
import limber.engine.Parameter;
import limber.engine.Settings;
import org.controlsfx.control.PopOver;
import org.controlsfx.control.ToggleSwitch;

/// One parameter: its name and unit, and an editor for its kind, with what it means in a tooltip.
final class ParameterRow<T> extends VBox {
    private static final int DIGITS = 8;

    /// What an edit does. A drag is pressed and released; anything else is one edit.
    interface Editing {
        void press();

        /// @return why the value was refused; empty if it holds, or is being looked at
        Optional<BadInput> set(String text);

        void release();

        /// Says why a value was refused.
        void refused(BadInput why);
    }

    private final Parameter<T> parameter;
    private final Editing editing;
    private final Label name = new Label();
    private Runnable refresh = () -> {};
    private String shown = "";
    private boolean showing;

    ParameterRow(Parameter<T> parameter, String meaning, ResourceBundle words, Editing editing) {
        this.parameter = parameter;
        this.editing = editing;
        getStyleClass().add("parameter");
        setId("parameter-" + parameter.name());
        name.setText(parameter.name());
        name.getStyleClass().add("parameter-name");
        name.setMinWidth(USE_PREF_SIZE);
        var unit = new Label(parameter.unit());
        unit.getStyleClass().add("unit");
        var gap = new HBox();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var head = new HBox(name, gap);
        head.getStyleClass().add("parameter-head");
        getChildren().add(head);
        String tip = meaning + (parameter.range().bounded() ? "\n" + words.getString("range").formatted(parameter.range().toString()) : "")
                + (parameter.restarts() ? "\n" + words.getString("restarts") : "");
        Tooltip.install(this, new Tooltip(tip));
        switch (parameter.kind()) {
            case Kind.Real _, Kind.Count _ -> number(head, unit);
            case Kind.Flag _ -> flag(head);
            case Kind.Choice<?> c -> choice(head, c.names());
            case Kind.WordOrFile w -> words(head, w.words());
            case Kind.Vector _ -> text(head, unit);
            case Kind.Vectors _, Kind.Numbers _ -> rows(head, unit, words);
        }
    }

    void show(Settings p) {
        String text = p.text(parameter);
        name.pseudoClassStateChanged(javafx.css.PseudoClass.getPseudoClass("changed"), !text.equals(parameter.write(parameter.initial())));
        if (text.equals(shown)) return;
        shown = text;
        revert();
    }

    private void edit(String text) {
        if (showing || text.equals(shown)) return;
        Optional<BadInput> refused = editing.set(text);
        refused.ifPresent(editing::refused);
        // a file is read first: until then the value is what it was
        if (refused.isPresent() || parameter.kind() instanceof Kind.WordOrFile) revert();
    }

    private void revert() {
        showing = true;
        refresh.run();
        showing = false;
    }

    private void number(HBox head, Label unit) {
        var field = field(6);
        head.getChildren().addAll(field, unit);
        if (!parameter.range().bounded()) return;
        var scale = SliderScale.of(parameter);
        var slider = new Slider(0, 1, 0);
        slider.setAccessibleText(parameter.name());
        slider.setMaxWidth(Double.MAX_VALUE);
        getChildren().add(slider);
        boolean whole = parameter.kind() instanceof Kind.Count;
        slider.setOnMousePressed(_ -> editing.press());
        slider.setOnMouseReleased(_ -> editing.release());
        slider.valueProperty().addListener((_, _, t) -> {
            if (!showing) edit(scale.text(t.doubleValue(), whole));
        });
        Runnable fields = refresh;
        refresh = () -> {
            fields.run();
            if (!slider.isPressed()) slider.setValue(scale.share(Double.parseDouble(shown)));
        };
    }

    private TextField field(int columns) {
        var field = new TextField();
        field.setPrefColumnCount(columns);
        field.setAccessibleText(parameter.name());
        field.setOnAction(_ -> {
            typed(field);
            requestFocus(); // Space plays again
        });
        field.focusedProperty().addListener((_, _, on) -> {
            if (!on) typed(field);
        });
        refresh = () -> field.setText(brief(shown));
        return field;
    }

    /// A text that only passed through the field is no edit, however shortened it stands there.
    private void typed(TextField field) {
        String text = field.getText().strip();
        if (!text.equals(brief(shown))) edit(text);
    }

    /// One number with as many digits as a field has room for.
    private String brief(String text) {
        return parameter.kind() instanceof Kind.Real && text.length() > DIGITS ? Kind.plain(new BigDecimal(text).round(new MathContext(DIGITS - 2)).doubleValue()) : text;
    }

    private void text(HBox head, Label unit) {
        head.getChildren().add(unit);
        var field = field(14);
        field.setPromptText(parameter.kind().word());
        getChildren().add(field);
    }

    private void rows(HBox head, Label unit, ResourceBundle words) {
        text(head, unit);
        var open = new Button(words.getString("rows"));
        open.setId("rows-" + parameter.name());
        open.setOnAction(_ -> {
            var sheet = new PopOver(new RowsEditor(parameter, shown, words, text -> text.equals(shown) ? Optional.empty() : editing.set(text).map(BadInput::getMessage)));
            sheet.setTitle(parameter.name() + (parameter.unit().isEmpty() ? "" : " · " + parameter.unit()));
            sheet.setHeaderAlwaysVisible(true);
            sheet.setArrowLocation(PopOver.ArrowLocation.RIGHT_CENTER);
            sheet.show(open);
        });
        head.getChildren().add(head.getChildren().indexOf(unit), open);
    }

    private void flag(HBox head) {
        var toggle = new ToggleSwitch();
        toggle.setAccessibleText(parameter.name());
        toggle.selectedProperty().addListener((_, _, on) -> edit(on.toString()));
        head.getChildren().add(toggle);
        refresh = () -> toggle.setSelected(shown.equals("true"));
    }

    private void choice(HBox head, List<String> names) {
        var box = new ComboBox<String>();
        box.getItems().setAll(names);
        box.setAccessibleText(parameter.name());
        box.setOnAction(_ -> {
            if (box.getValue() != null) edit(box.getValue().strip());
        });
        head.getChildren().add(box);
        refresh = () -> box.setValue(shown);
    }

    private void words(HBox head, List<String> names) {
        choice(head, names);
        Node box = head.getChildren().getLast();
        ((ComboBox<?>) box).setEditable(true);
    }
}
