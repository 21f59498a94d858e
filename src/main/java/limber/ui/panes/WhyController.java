package limber.ui.panes;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.collections.SetChangeListener;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeView;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.ask.Stillness;
import limber.engine.run.Picture;
import limber.presentation.panes.InfluenceCurves;
import limber.presentation.panes.InfluenceState;
import limber.presentation.panes.Questions;
import limber.presentation.panes.Reason;
import limber.presentation.panes.WhyState;
import limber.presentation.play.Asking;
import limber.presentation.play.Playback;
import limber.presentation.surface.Spread;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.controls.ScenePane;
import limber.ui.viewport.Viewport;

/// The controller of the why pane: for a number that was asked for, or for the selected element each of its numbers,
/// the operation that wrote it, and below that what that operation read, opened one at a time.
public final class WhyController implements ScenePane {
    /// Corrections that are written out.
    private static final int MOST_CORRECTIONS = 3;
    /// Up to this height, in letters, the plot of an influence takes the tree's place.
    private static final double LOW = 26;

    private final Playback playback;
    private final Questions questions;
    private final WhyState state;
    private final InfluenceState influences;
    /// For what is shown at once.
    private final Asking glancing;
    private final Viewport viewport;
    private final Wording words;
    private ReasonTree reasons;
    private Evidence evidence;
    @FXML private VBox pane, equations;
    @FXML private ScrollPane formula;
    @FXML private TreeView<Reason> tree;
    @FXML private Label about, still;
    @FXML private ToggleButton influence;

    WhyController(Playback playback, Questions questions, Viewport viewport, Wording words, InfluenceCurves curves) {
        this.playback = playback;
        this.questions = questions;
        influences = new InfluenceState(playback, curves, viewport.scene().spread(),
                on -> viewport.choose(Spread.LAYER, on));
        glancing = playback.asking();
        this.viewport = viewport;
        this.words = words;
        state = new WhyState(playback, questions, words);
    }

    @FXML private void initialize() {
        evidence = new Evidence(playback, viewport, pane, formula, equations);
        reasons = new ReasonTree(tree, state);
        reasons.onShown(evidence::show);
        still.managedProperty().bind(still.visibleProperty());
        // a low pane has no room for the plot of an influence and the tree
        tree.visibleProperty().bind(influence.selectedProperty().not()
                .or(Bindings.createBooleanBinding(() -> pane.getHeight() > LOW * about.getFont().getSize(),
                        pane.heightProperty(), about.fontProperty())));
        tree.managedProperty().bind(tree.visibleProperty());
        influence.setOnAction(_ -> influence.setSelected(influences.show(influence.isSelected())));
    }

    @Override public Subscription follow() {
        SetChangeListener<String> layers = change -> {
            if (Spread.LAYER.equals(change.getElementRemoved())) influences.end(); // as for other colours
        };
        viewport.showing().names().addListener(layers);
        return Subscription.combine(
                influences.on().subscribe(influence::setSelected),
                influences.follow(questions),
                () -> viewport.showing().names().removeListener(layers),
                playback.panes().follow(now -> show(now, playback.selected().get())),
                questions.asked().subscribe(_ -> again()),
                playback.selected().subscribe((_, _) -> again()),
                () -> evidence.show(Optional.empty()));
    }

    private void again() {
        Optional.ofNullable(playback.picture().get()).ifPresent(now -> show(now, playback.selected().get()));
    }

    private void show(Picture now, Optional<Element> selected) {
        about.setText(state.about("why.nothing"));
        still(now, questions.asked().get().isPresent() ? Optional.empty() : selected);
        state.show(now);
    }

    /// Says whether the element has moved in this round, and if not, why.
    private void still(Picture now, Optional<Element> selected) {
        still.setVisible(false);
        if (playback.playing().get() || selected.isEmpty() || now.cursor().betweenFrames()) return;
        Cursor at = now.cursor();
        var found = new AtomicReference<Stillness>();
        glancing.ask((run, given) -> {
            if (run.seek(run.branch(), at, given)) found.set(Stillness.of(run, selected.get()));
        }, () -> {
            still.setText(said(found.get()));
            still.setVisible(true);
        });
    }

    private String said(Stillness s) {
        String why = words.get("why.still." + s.reason().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        return switch (s.reason()) {
            case HELD -> why.formatted(words.quantity(s.because()));
            case CANCELLED, MOVED -> why.formatted(s.corrections().stream().limit(MOST_CORRECTIONS)
                    .map(c -> Quantity.text(c, "m")).collect(Collectors.joining(", ")));
            default -> why;
        };
    }
}
