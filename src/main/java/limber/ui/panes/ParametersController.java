package limber.ui.panes;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.StringProperty;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.run.Picture;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.lesson.Allowed;
import limber.presentation.panes.ParameterGroups;
import limber.presentation.panes.SetLater;
import limber.presentation.play.Playback;
import limber.presentation.play.Rules;
import limber.presentation.words.Wording;
import limber.ui.controls.Announcement;
import limber.ui.controls.ScenePane;
import limber.ui.interaction.FileParameters;
import limber.ui.scene.Comparison;

/// The controller of the parameter panel, built from the model's declaration: the first few parameters on top, choices
/// between the published and the corrected rule under *As published*, all others under *More*. A parameter that does
/// not act under the present settings is found by a search only.
public final class ParametersController implements ScenePane {
    private final Playback playback;
    private final Comparison comparison;
    private final Wording words;
    /// The rows built so far, and those that a step of a lesson leaves open, if it leaves only some.
    private final ParameterRows rows, open;
    private final ParameterGroups groups;
    private final StringProperty sought;
    private Settings shown, base;
    @FXML private VBox list;
    @FXML private VBox allowed;
    @FXML private VBox all;
    @FXML private VBox later;
    @FXML private Label setLater;
    @FXML private Label editing;
    @FXML private Label changed;
    @FXML private TextField find;
    @FXML private VBox main;
    @FXML private VBox more;
    @FXML private VBox published;
    @FXML private TitledPane morePane;
    @FXML private TitledPane publishedPane;
    @FXML private Button resetAll, allPublished, allCorrected;

    /// @param sought what the field holds that searches the rows
    public ParametersController(Playback playback, Comparison comparison, FileParameters reading, Wording words,
            StringProperty sought, Consumer<Throwable> failed) {
        this.sought = sought;
        this.playback = playback;
        this.comparison = comparison;
        this.words = words;
        rows = new ParameterRows(playback, comparison, reading, words, true, failed);
        open = new ParameterRows(playback, comparison, reading, words, false, failed);
        groups = ParameterGroups.of(playback.model());
    }

    @FXML private void initialize() {
        groups.main().forEach(p -> main.getChildren().add(rows.add(p, Allowed.ALL)));
        for (VBox part : List.of(later, allowed, all)) part.managedProperty().bind(part.visibleProperty());
        changed.managedProperty().bind(changed.visibleProperty());
        resetAll.managedProperty().bind(resetAll.visibleProperty());
        editing.managedProperty().bind(editing.visibleProperty());
        editing.visibleProperty().bind(comparison.right());
        unfold(morePane, more, groups.more());
        unfold(publishedPane, published, groups.published());
        // the right side of a comparison differs from the left by single settings
        for (Button all : List.of(allPublished, allCorrected, resetAll)) all.disableProperty().bind(comparison.right());
        find.textProperty().subscribe(this::search);
    }

    @FXML private void startWithLater() {
        list.requestFocus(); // the button disappears, and Space would go to the field after it
        playback.gestures().set(playback.gestures().setLater());
    }

    @FXML private void resetAll() {
        list.requestFocus(); // the button disappears
        playback.gestures().set(ParameterGroups.reset(playback.model().parameters(), playback.settings(),
                playback.base()));
    }

    @FXML private void publishAll() {
        playback.gestures().set(playback.model().asPublished(playback.settings(), playback.base()));
    }

    @FXML private void correctAll() {
        playback.gestures().set(playback.model().asCorrected(playback.settings()));
    }

    @Override public Subscription follow() {
        Rules rules = playback.rules();
        find.textProperty().bindBidirectional(sought);
        return Subscription.combine(() -> find.textProperty().unbindBidirectional(sought),
                rules.panel().subscribe(this::leave),
                rules.held().subscribe(on -> list.setDisable(on)), playback.follow(this::show),
                comparison.now().subscribe(_ -> again()), comparison.right().subscribe(_ -> again()));
    }

    /// Shows the rows that a lesson leaves open, or all.
    private void leave(Optional<Map<Parameter<?>, Allowed>> only) {
        open.clear();
        allowed.getChildren().clear();
        only.ifPresent(panel -> panel.forEach((p, part) -> allowed.getChildren().add(open.add(p, part))));
        allowed.setVisible(only.isPresent());
        all.setVisible(only.isEmpty());
    }

    /// Builds rows on the first request, which halves the time to open a tab.
    private void unfold(TitledPane pane, VBox list, List<Parameter<?>> here) {
        pane.managedProperty().bind(pane.visibleProperty());
        pane.setVisible(!here.isEmpty());
        pane.expandedProperty().addListener((_, _, open) -> {
            if (open && find.getText().isBlank()) Announcement.opened(pane); // a search opens it for its rows alone
            if (!open || !list.getChildren().isEmpty()) return;
            here.forEach(p -> list.getChildren().add(rows.add(p, Allowed.ALL)));
        });
    }

    /// Shows only the rows that match a search, in all groups.
    private void search(String query) {
        if (!query.isBlank()) {
            morePane.setExpanded(true);
            publishedPane.setExpanded(true);
        }
        rows.search(query);
    }

    private void again() {
        if (playback.picture().get() != null) show(playback.picture().get());
    }

    /// Shows the scene's settings relative to its preset's, or the right side's relative to the scene's.
    private void show(Picture now) {
        boolean right = comparison.right().get();
        showLater(right);
        Settings next = right ? comparison.beside(now.settings()) : now.settings(),
                home = right ? now.settings() : playback.base();
        if (next.equals(shown) && home.equals(base)) return;
        shown = next;
        base = home;
        rows.show(shown, base);
        open.show(shown, base);
        String said = groups.changed(shown, base, words);
        changed.setText(said);
        changed.setVisible(!said.isEmpty());
        resetAll.setVisible(!ParameterGroups.reset(playback.model().parameters(), shown, base).equals(shown));
    }

    /// Offers at frame 0 to start with what was set later.
    private void showLater(boolean right) {
        Optional<SetLater> set = right ? Optional.empty() : SetLater.of(playback, words);
        later.setVisible(set.isPresent());
        setLater.setText(set.map(SetLater::line).orElse(""));
    }
}
