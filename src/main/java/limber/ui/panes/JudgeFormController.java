package limber.ui.panes;

import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.util.Subscription;
import limber.engine.Channel;
import limber.engine.text.BadInput;
import limber.judge.JudgedFile;
import limber.judge.TrajectoryForm;
import limber.presentation.play.Playback;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.controls.NamedConverter;
import limber.ui.controls.ScenePane;
import limber.ui.scene.OtherNumbers;

/// The controller of the fields that say how another program's numbers are read. A field is taken on Enter, and when
/// the keyboard leaves it.
public final class JudgeFormController implements ScenePane {
    private final Playback playback;
    private final OtherNumbers numbers;
    private final Wording words;
    private boolean filling;
    @FXML private TextField tolerance, scale, axes, shift, origin, first, elements;
    @FXML private ComboBox<String> channel;
    @FXML private Label fault;

    JudgeFormController(Playback playback, OtherNumbers numbers, Wording words) {
        this.playback = playback;
        this.numbers = numbers;
        this.words = words;
    }

    @FXML private void initialize() {
        for (TextField field : List.of(tolerance, scale, axes, shift, origin, first, elements))
            field.focusedProperty().subscribe((_, on) -> {
                if (!on) typed();
            });
        channel.setConverter(new NamedConverter<>(words::quantity));
        fault.managedProperty().bind(fault.visibleProperty());
        fault.visibleProperty().bind(fault.textProperty().isNotEmpty());
    }

    @Override public Subscription follow() {
        return numbers.now().subscribe(this::fill);
    }

    private void fill(Optional<JudgedFile> now) {
        now.ifPresent(judged -> {
            filling = true;
            TrajectoryForm form = judged.form();
            tolerance.setText(form.tolerance());
            tolerance.setPromptText(Quantity.digits(judged.judgement().tolerance()));
            scale.setText(form.scale());
            axes.setText(form.axes());
            shift.setText(form.shift());
            origin.setText(form.origin());
            first.setText(form.first());
            elements.setText(form.elements());
            channel.getItems().setAll(channels());
            channel.setValue(judged.channel().name());
            fault.setText("");
            filling = false;
        });
    }

    private List<String> channels() {
        return playback.picture().get().state().channels().stream()
                .filter(c -> c.width() == 3 && !c.whole() && c.life() != Channel.Life.SCRATCH).map(Channel::name)
                .toList();
    }

    @FXML private void typed() {
        if (filling || numbers.now().get().isEmpty()) return;
        JudgedFile before = numbers.now().get().get();
        String chosen = channel.getValue();
        try {
            fault.setText("");
            numbers.read(new TrajectoryForm(tolerance.getText().strip(), scale.getText().strip(),
                    axes.getText().strip(), shift.getText().strip(),
                    chosen == null || chosen.equals(before.channel().name()) ? before.form().channel() : chosen,
                    origin.getText().strip(), first.getText().strip(), elements.getText().strip()));
        } catch (BadInput e) {
            fault.setText(words.refusal(e.getMessage()));
        }
    }
}
