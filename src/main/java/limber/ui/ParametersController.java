package limber.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.BadInput;
import limber.engine.Kind;
import limber.engine.Parameter;
import limber.engine.Picture;
import limber.engine.Settings;
import limber.models.Words;

/// The parameter panel, made from what the model declares: the first few on top, all others under *More*.
public final class ParametersController implements Pane {
    private static final int BRIEF = 24;

    private final Playback playback;
    private final Reading reading;
    private final Words model;
    private final ResourceBundle words;
    private final Consumer<Throwable> failed;
    private final List<ParameterRow<?>> rows = new ArrayList<>();
    /// Those that are not on top.
    private final List<Parameter<?>> others;
    private Settings shown;
    @FXML private Label changed;
    @FXML private VBox main;
    @FXML private VBox more;
    @FXML private TitledPane morePane;

    ParametersController(Playback playback, Reading reading, Words model, ResourceBundle words, Consumer<Throwable> failed) {
        this.playback = playback;
        this.reading = reading;
        this.model = model;
        this.words = words;
        this.failed = failed;
        others = playback.model().parameters().stream().filter(p -> !playback.model().mainParameters().contains(p)).toList();
    }

    @FXML
    private void initialize() {
        playback.model().mainParameters().forEach(p -> main.getChildren().add(row(p)));
        changed.managedProperty().bind(changed.visibleProperty());
        morePane.expandedProperty().addListener((_, _, open) -> {
            if (open && more.getChildren().isEmpty()) fill();
        });
    }

    @Override
    public Subscription follow() {
        return playback.follow(this::show);
    }

    /// Rows that most never look at are made when they are first asked for: a tab opens in half the time.
    private void fill() {
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
            public Optional<BadInput> set(String text) {
                if (p.kind() instanceof Kind.WordOrFile) {
                    reading.set(p, text);
                    return Optional.empty();
                }
                try {
                    playback.set(p, text);
                    return Optional.empty();
                } catch (BadInput e) {
                    return Optional.of(e);
                }
            }

            @Override
            public void release() {
                playback.release();
            }

            @Override
            public void refused(BadInput why) {
                failed.accept(why);
            }
        });
        rows.add(row);
        return row;
    }

    private void show(Picture now) {
        for (ParameterRow<?> row : rows) row.show(now.settings());
        if (now.settings().equals(shown)) return;
        shown = now.settings();
        String said = others.stream().filter(p -> !now.settings().text(p).equals(initial(p))).map(p -> brief(p, now.settings())).collect(Collectors.joining(" · "));
        changed.setText(words.getString("changed.more").formatted(said));
        changed.setVisible(!said.isEmpty());
    }

    private static <T> String initial(Parameter<T> p) {
        return p.write(p.initial());
    }

    /// A setting in a few letters: a switch that breaks something must not hide under *More*.
    private static String brief(Parameter<?> p, Settings now) {
        String text = now.text(p);
        return p.name() + (text.length() > BRIEF ? "" : " " + text);
    }
}
