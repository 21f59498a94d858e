package limber.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.BadInput;
import limber.engine.Kind;
import limber.engine.Model;
import limber.engine.Parameter;
import limber.engine.Picture;
import limber.engine.Settings;

/// The parameter panel, made from what the model declares: the first few on top, those that choose between the published
/// and the right under *As published*, all others under *More*.
public final class ParametersController implements Pane {
    private static final int BRIEF = 24;

    private final Playback playback;
    private final Reading reading;
    private final Wording words;
    private final Consumer<Throwable> failed;
    private final List<ParameterRow<?>> rows = new ArrayList<>();
    /// Those that are not on top.
    private final List<Parameter<?>> folded;
    private Settings shown, base;
    @FXML private Label changed;
    @FXML private TextField find;
    @FXML private VBox main;
    @FXML private VBox more;
    @FXML private VBox published;
    @FXML private TitledPane morePane;
    @FXML private TitledPane publishedPane;

    ParametersController(Playback playback, Reading reading, Wording words, Consumer<Throwable> failed) {
        this.playback = playback;
        this.reading = reading;
        this.words = words;
        this.failed = failed;
        folded = playback.model().parameters().stream().filter(p -> !playback.model().mainParameters().contains(p)).toList();
    }

    @FXML
    private void initialize() {
        Model m = playback.model();
        m.mainParameters().forEach(p -> main.getChildren().add(row(p)));
        changed.managedProperty().bind(changed.visibleProperty());
        unfold(morePane, more, p -> !m.publishedParameters().contains(p));
        unfold(publishedPane, published, m.publishedParameters()::contains);
        find.textProperty().addListener((_, _, query) -> search(query));
    }

    @Override
    public Subscription follow() {
        return playback.follow(this::show);
    }

    /// Rows that most never look at are made when they are first asked for: a tab opens in half the time.
    private void unfold(TitledPane pane, VBox list, Predicate<Parameter<?>> which) {
        List<Parameter<?>> here = folded.stream().filter(which).toList();
        pane.managedProperty().bind(pane.visibleProperty());
        pane.setVisible(!here.isEmpty());
        pane.expandedProperty().addListener((_, _, open) -> {
            if (!open || !list.getChildren().isEmpty()) return;
            here.forEach(p -> list.getChildren().add(row(p)));
            rows.forEach(row -> row.show(shown, base));
        });
    }

    /// Leaves the rows that a search means, wherever they are.
    private void search(String query) {
        if (!query.isBlank()) {
            morePane.setExpanded(true);
            publishedPane.setExpanded(true);
        }
        for (ParameterRow<?> row : rows) {
            row.setVisible(row.means(query));
            row.setManaged(row.isVisible());
        }
    }

    private <T> ParameterRow<T> row(Parameter<T> p) {
        var row = new ParameterRow<>(p, words.sentences().get("parameter." + p.name()), words, new ParameterRow.Editing() {
            @Override
            public void press() {
                playback.gestures().press();
            }

            @Override
            public boolean losesHistory() {
                return playback.hasHistory();
            }

            @Override
            public void set(String text) {
                if (p.kind() instanceof Kind.WordOrFile) reading.set(p, text);
                else playback.gestures().set(p, text);
            }

            @Override
            public void release() {
                playback.gestures().release();
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
        if (now.settings().equals(shown) && playback.base().equals(base)) return;
        shown = now.settings();
        base = playback.base();
        rows.forEach(row -> row.show(shown, base));
        String said = folded.stream().filter(p -> !shown.text(p).equals(base.text(p))).map(this::brief).collect(Collectors.joining(" · "));
        changed.setText(words.get("changed.more").formatted(said));
        changed.setVisible(!said.isEmpty());
    }

    /// A setting in a few letters: a switch that breaks something must not stay folded away unseen.
    private String brief(Parameter<?> p) {
        String text = ChoiceEditor.name(p, shown.text(p), words);
        return words.title("parameter", p.name()) + (text.length() > BRIEF ? "" : " " + text);
    }
}
