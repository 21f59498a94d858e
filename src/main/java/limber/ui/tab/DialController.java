package limber.ui.tab;

import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import limber.engine.run.Picture;
import limber.engine.settings.Parameter;
import limber.engine.text.BadInput;
import limber.presentation.panes.SliderScale;
import limber.presentation.play.Playback;
import limber.presentation.words.Quantity;
import limber.ui.controls.ScenePane;

/// The controller of a large dial for the one parameter of a model that is changed most, while it does anything.
public final class DialController implements ScenePane {
    private final Playback playback;
    private final Parameter<Double> parameter;
    private final String title, meaning;
    private final Consumer<Throwable> failed;
    private final SliderScale scale;
    private boolean showing;
    @FXML private HBox panel;
    @FXML private Label name;
    @FXML private Label value;
    @FXML private Slider slider;

    DialController(Playback playback, Parameter<Double> parameter, String title, String meaning,
            Consumer<Throwable> failed) {
        this.playback = playback;
        this.parameter = parameter;
        this.title = title;
        this.meaning = meaning;
        this.failed = failed;
        scale = SliderScale.even(parameter.range());
    }

    @FXML private void initialize() {
        panel.managedProperty().bind(panel.visibleProperty());
        name.setText(title);
        name.setTooltip(new Tooltip(meaning));
        slider.setAccessibleText(title);
        slider.setOnMousePressed(_ -> playback.gestures().press());
        slider.setOnMouseReleased(_ -> playback.gestures().release());
        slider.valueProperty().addListener((_, _, share) -> {
            if (!showing) set(scale.text(share.doubleValue()));
        });
    }

    @Override public Subscription follow() {
        return playback.panes().follow(this::show);
    }

    private void set(String text) {
        try {
            playback.gestures().set(parameter, text);
        } catch (BadInput e) {
            failed.accept(e);
            show(playback.picture().get());
        }
    }

    private void show(Picture now) {
        double v = now.settings().get(parameter);
        panel.setVisible(playback.model().dials(now.settings()));
        showing = true;
        value.setText(Quantity.text(v, parameter.unit()));
        if (!slider.isPressed()) slider.setValue(scale.share(v));
        showing = false;
    }
}
