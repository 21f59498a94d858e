package limber.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;
import limber.engine.BadInput;
import limber.engine.Parameter;
import limber.engine.Picture;
import limber.models.Words;

/// The parameter panel, made from what the model declares: the first few on top, all others under *More*.
public final class ParametersController {
    private final Playback playback;
    private final Words model;
    private final ResourceBundle words;
    private final Consumer<Throwable> failed;
    private final List<ParameterRow<?>> rows = new ArrayList<>();
    @FXML private VBox main;
    @FXML private VBox more;
    @FXML private TitledPane morePane;

    ParametersController(Playback playback, Words model, ResourceBundle words, Consumer<Throwable> failed) {
        this.playback = playback;
        this.model = model;
        this.words = words;
        this.failed = failed;
    }

    @FXML
    private void initialize() {
        List<Parameter<?>> first = playback.model().mainParameters();
        first.forEach(p -> main.getChildren().add(row(p)));
        morePane.expandedProperty().addListener((_, _, open) -> {
            if (open && more.getChildren().isEmpty()) fill(playback.model().parameters().stream().filter(p -> !first.contains(p)).toList());
        });
        playback.picture().addListener((_, _, now) -> show(now));
        if (playback.picture().get() != null) show(playback.picture().get());
    }

    /// Rows that most never look at are made when they are first asked for: a tab opens in half the time.
    private void fill(List<Parameter<?>> others) {
        others.forEach(p -> more.getChildren().add(row(p)));
        show(playback.picture().get());
    }

    private <T> ParameterRow<T> row(Parameter<T> p) {
        var row = new ParameterRow<>(p, model.get("parameter." + p.name()), words, new ParameterRow.Editing() {
            @Override
            public void press() {
                playback.press();
            }

            @Override
            public boolean set(String text) {
                try {
                    playback.set(p, text);
                    return true;
                } catch (BadInput e) {
                    failed.accept(e);
                    return false;
                }
            }

            @Override
            public void release() {
                playback.release();
            }
        });
        rows.add(row);
        return row;
    }

    private void show(Picture now) {
        for (ParameterRow<?> row : rows) row.show(now.settings());
    }
}
