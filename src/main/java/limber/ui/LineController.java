package limber.ui;

import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import javafx.animation.PauseTransition;
import javafx.collections.SetChangeListener;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.util.Duration;
import javafx.util.Subscription;
import limber.presentation.words.Refusals;
import limber.presentation.words.Wording;
import limber.ui.controls.ScenePane;
import limber.ui.preferences.Preferences;
import limber.ui.scene.Session;
import org.controlsfx.control.StatusBar;

/// The controller of the line at the window's lower edge: while a run is computed, that; for a while what was said
/// last; otherwise a hint about the selected tab. Three tips come first, one after another; a dismissed tip does not
/// come back.
final class LineController implements ScenePane {
    /// Each is a word of the settings file, and `hint.NAME` in the bundles; the first is the model's own.
    private static final List<String> TIPS = List.of("drag", "step", "level");

    private final Preferences preferences;
    private final ResourceBundle words;
    private final PauseTransition silence = new PauseTransition(Duration.seconds(12));
    private Optional<Wording> scene = Optional.empty();
    private ContentsPage page = ContentsPage.MODELS;
    private boolean tipped;
    private String said = "";
    @FXML private StatusBar status;
    @FXML private Label count;
    @FXML private Button done;

    LineController(Preferences preferences, ResourceBundle words) {
        this.preferences = preferences;
        this.words = words;
        silence.setOnFinished(_ -> say(""));
    }

    @FXML private void initialize() {
        count.managedProperty().bind(count.visibleProperty());
        done.managedProperty().bind(done.visibleProperty());
        status.progressProperty().subscribe((_, _) -> show());
        show();
    }

    @Override public Subscription follow() {
        SetChangeListener<String> changed = _ -> show();
        preferences.hints().addListener(changed);
        return Subscription.combine(preferences.presenting().subscribe(_ -> show()),
                () -> preferences.hints().removeListener(changed), silence::stop);
    }

    /// Shows a line for a while; a refusal in the language of the window.
    ///
    /// @return takes it back, unless another one has come since
    Subscription say(String line) {
        String told = Refusals.told(line, words.getLocale());
        said = told;
        if (line.isEmpty()) silence.stop();
        else silence.playFromStart();
        show();
        return () -> {
            if (said.equals(told)) say("");
        };
    }

    /// Speaks of a page of the contents from now on.
    void contents(ContentsPage shown) {
        page = shown;
        scene = Optional.empty();
        status.progressProperty().unbind();
        status.setProgress(0);
        say("");
    }

    /// Speaks of a scene from now on.
    ///
    /// @param free whether tips are shown: a lesson gives its own
    void scene(Session session, boolean free) {
        scene = Optional.of(session.wording());
        tipped = free;
        status.progressProperty().bind(session.playback().busy());
        say("");
    }

    private Optional<String> tip() {
        return scene.isEmpty() || !tipped || preferences.presenting().get() || !said.isEmpty() ? Optional.empty()
                : TIPS.stream().filter(tip -> !preferences.hints().contains(tip)).findFirst();
    }

    private void show() {
        Optional<String> tip = tip();
        count.setVisible(tip.isPresent());
        done.setVisible(tip.isPresent());
        count.setText(tip.map(t -> TIPS.indexOf(t) + 1 + "/" + TIPS.size()).orElse(""));
        status.setText(status.getProgress() > 0 ? words.getString("busy")
                : !said.isEmpty() ? said
                        : scene.map(words -> tip.map(t -> words.get("hint." + t, words.get("hint")))
                                .orElseGet(() -> words.get("hint")))
                                .orElseGet(() -> words.getString("contents.hint." + page.word())));
    }

    @FXML private void done() {
        tip().ifPresent(preferences.hints()::add);
    }
}
