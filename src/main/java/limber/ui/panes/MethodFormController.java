package limber.ui.panes;

import java.util.ArrayList;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import limber.engine.model.Model;
import limber.engine.text.BadInput;
import limber.models.Catalog;
import limber.presentation.scene.MethodChoice;
import limber.presentation.words.Wording;
import limber.ui.controls.NamedConverter;

/// The controller of the form of a method: its model, its preset, and the values that differ from that.
public final class MethodFormController {
    private final Model scene;
    private final Wording words;
    private final MethodChoice given;
    private final String act;
    private final Consumer<MethodChoice> taken;
    private boolean filling;
    @FXML private ComboBox<Model> model;
    @FXML private ComboBox<String> preset;
    @FXML private TextArea values;
    @FXML private Label fault;
    @FXML private Button done;

    /// @param scene the model of the scene, which can be chosen even if it is not one of those that ship
    /// @param act what the button does
    /// @param taken receives what was chosen; may refuse it
    MethodFormController(Model scene, Wording words, MethodChoice given, String act, Consumer<MethodChoice> taken) {
        this.scene = scene;
        this.words = words;
        this.given = given;
        this.act = act;
        this.taken = taken;
    }

    @FXML private void initialize() {
        done.setText(act);
        var models = new ArrayList<>(Catalog.MODELS);
        if (!models.contains(scene)) models.addFirst(scene);
        model.getItems().setAll(models);
        model.setConverter(new NamedConverter<>(m -> of(m).get("model.title")));
        preset.setConverter(new NamedConverter<>(this::title));
        fault.managedProperty().bind(fault.visibleProperty());
        fault.visibleProperty().bind(fault.textProperty().isNotEmpty());
        fill(given);
        model.valueProperty().subscribe((_, m) -> {
            if (!filling) fill(MethodChoice.of(m));
        });
        preset.valueProperty().subscribe((_, _) -> {
            if (!filling) values.clear();
        });
        values.textProperty().subscribe(_ -> fault.setText(""));
        values.addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() != KeyCode.ENTER || e.isShiftDown()) return;
            e.consume();
            take();
        });
    }

    private Wording of(Model m) {
        return m == scene ? words : new Wording(m, words.ui());
    }

    private String title(String name) {
        return name.isEmpty() ? words.get("methods.form.defaults") : of(model.getValue()).title("preset", name);
    }

    private void fill(MethodChoice choice) {
        filling = true;
        model.setValue(choice.model());
        preset.getItems().setAll(choice.presets());
        preset.setValue(choice.preset());
        values.setText(choice.values());
        filling = false;
    }

    @FXML private void take() {
        try {
            taken.accept(new MethodChoice(model.getValue(), preset.getValue(), values.getText()));
        } catch (BadInput e) {
            fault.setText(words.refusal(e.getMessage()));
            values.requestFocus();
        }
    }
}
