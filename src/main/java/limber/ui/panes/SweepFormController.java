package limber.ui.panes;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.util.Subscription;
import limber.ask.SweepFault;
import limber.ask.SweepForm;
import limber.ask.SweepSuggestion;
import limber.engine.settings.Parameter;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;
import limber.ui.controls.NamedConverter;
import limber.ui.controls.ScenePane;
import limber.ui.scene.Sweeps;

/// The controller of the fields of a sweep, and of the line that says what is wrong with one of them.
public final class SweepFormController implements ScenePane {
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

    private final Playback playback;
    private final Sweeps sweeps;
    private final Wording words;
    private boolean filling;
    @FXML private GridPane grid;
    @FXML private ComboBox<String> first, second, measure;
    @FXML private TextField firstValues, secondValues, frames;
    @FXML private Label fault;

    SweepFormController(Playback playback, Sweeps sweeps, Wording words) {
        this.playback = playback;
        this.sweeps = sweeps;
        this.words = words;
    }

    @FXML private void initialize() {
        List<String> names = SweepSuggestion.parameters(playback.model()).stream().map(Parameter::name).toList();
        first.getItems().setAll(names);
        second.getItems().setAll(Stream.concat(Stream.of(""), names.stream()).toList());
        var titles = new NamedConverter<>(this::title);
        first.setConverter(titles);
        second.setConverter(titles);
        measure.getItems().setAll(SweepSuggestion.measures(playback.model()));
        fault.managedProperty().bind(fault.visibleProperty());
        fault.setVisible(false);
        first.valueProperty().subscribe((_, name) -> chosen(name, firstValues));
        second.valueProperty().subscribe((_, name) -> chosen(name, secondValues));
        for (TextField field : List.of(firstValues, secondValues, measure.getEditor(), frames))
            field.textProperty().subscribe((_, _) -> typed());
        secondValues.disableProperty().bind(second.valueProperty().isEqualTo(""));
    }

    private String title(String name) {
        return name.isEmpty() ? words.get("sweep.none") : words.title("parameter", name);
    }

    /// Another parameter gets values that fit it.
    private void chosen(String name, TextField values) {
        if (filling || name == null) return;
        values.setText(name.isEmpty() ? ""
                : SweepSuggestion.values(playback.settings().parameter(name), playback.settings()));
        typed();
    }

    private void typed() {
        if (filling) return;
        sweeps.form().set(new SweepForm(first.getValue(), firstValues.getText(), second.getValue(),
                secondValues.getText(), measure.getEditor().getText(), frames.getText()));
        mend();
    }

    @Override public Subscription follow() {
        sweeps.suggestAtFirst();
        return sweeps.form().subscribe(this::fill);
    }

    private void fill(SweepForm form) {
        if (filling) return;
        filling = true;
        first.setValue(form.first());
        second.setValue(form.second());
        put(firstValues, form.firstValues());
        put(secondValues, form.secondValues());
        put(measure.getEditor(), form.measure());
        put(frames, form.frames());
        filling = false;
    }

    /// A field that is being typed in keeps its caret.
    private static void put(TextField field, String text) {
        if (!field.getText().equals(text)) field.setText(text);
    }

    /// Fills in a sweep that fits the scene as it is now.
    void suggest() {
        mend();
        sweeps.suggest();
    }

    /// Says below a field what is wrong with it.
    void show(SweepFault wrong) {
        mend();
        Control field = field(wrong.field());
        field.pseudoClassStateChanged(REFUSED, true);
        GridPane.setRowIndex(fault, GridPane.getRowIndex(field) + 1);
        fault.setText(words.refusal(wrong.getMessage()));
        fault.setVisible(true);
        field.requestFocus();
    }

    private Control field(SweepForm.Field field) {
        return Map.of(SweepForm.Field.FIRST, firstValues, SweepForm.Field.SECOND, secondValues,
                SweepForm.Field.MEASURE, measure, SweepForm.Field.FRAMES, frames).get(field);
    }

    private void mend() {
        for (SweepForm.Field field : SweepForm.Field.values()) field(field).pseudoClassStateChanged(REFUSED, false);
        fault.setVisible(false);
    }
}
