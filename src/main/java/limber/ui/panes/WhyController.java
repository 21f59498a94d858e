package limber.ui.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeView;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.ask.Influence;
import limber.engine.ask.Stillness;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.presentation.panes.ChangingNumbers;
import limber.presentation.panes.InfluenceCurves;
import limber.presentation.panes.Questions;
import limber.presentation.panes.Questions.Question;
import limber.presentation.panes.Reason;
import limber.presentation.panes.ReasonText;
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
    /// For the influence, and for what is shown at once.
    private final Asking asking, glancing;
    private final ChangingNumbers changing;
    private final Viewport viewport;
    private final InfluenceCurves curves;
    private final Wording words;
    private final ReasonText text;
    private ReasonTree reasons;
    private Evidence evidence;
    private Cursor shown = Cursor.START;
    private Optional<Element> element = Optional.empty();
    private Optional<Question> question = Optional.empty();
    @FXML private VBox pane, equations;
    @FXML private ScrollPane formula;
    @FXML private TreeView<Reason> tree;
    @FXML private Label about, still;
    @FXML private ToggleButton influence;

    WhyController(Playback playback, Questions questions, Viewport viewport, Wording words, InfluenceCurves curves) {
        this.curves = curves;
        this.playback = playback;
        this.questions = questions;
        asking = playback.asking();
        glancing = playback.asking();
        changing = new ChangingNumbers(playback.asking());
        this.viewport = viewport;
        this.words = words;
        text = new ReasonText(words);
    }

    @FXML private void initialize() {
        evidence = new Evidence(playback, viewport, pane, formula, equations);
        reasons = new ReasonTree(tree, playback.asking(), this::constant,
                r -> text.of(r, playback.picture().get().state()),
                reason -> reason.operation().ifPresent(playback::go));
        reasons.onShown(evidence::show);
        still.managedProperty().bind(still.visibleProperty());
        // a low pane has no room for the plot of an influence and the tree
        tree.visibleProperty().bind(influence.selectedProperty().not()
                .or(Bindings.createBooleanBinding(() -> pane.getHeight() > LOW * about.getFont().getSize(),
                        pane.heightProperty(), about.fontProperty())));
        tree.managedProperty().bind(tree.visibleProperty());
        influence.setOnAction(_ -> influence(influence.isSelected()));
    }

    @Override public Subscription follow() {
        influence.setSelected(viewport.scene().spread().get().isPresent());
        return Subscription.combine(
                playback.panes().follow(now -> show(now, playback.selected().get())),
                questions.asked().subscribe(_ -> again()),
                playback.selected().subscribe((_, _) -> {
                    questions.forget();
                    again();
                }),
                () -> evidence.show(Optional.empty()));
    }

    private void again() {
        Optional.ofNullable(playback.picture().get()).ifPresent(now -> show(now, playback.selected().get()));
    }

    /// Shows where the numbers of the selected element go from here to the end of the frame, or no longer.
    private void influence(boolean on) {
        Optional<Element> from = playback.selected().get();
        boolean shows = on && from.isPresent() && playback.picture().get() != null;
        influence.setSelected(shows);
        viewport.choose(Spread.LAYER, shows);
        if (!shows) {
            viewport.scene().spread().set(Optional.empty());
            return;
        }
        playback.playing().set(false);
        Element element = from.get();
        Cursor at = playback.picture().get().cursor();
        Settings settings = playback.picture().get().settings();
        var found = new AtomicReference<Influence>();
        asking.ask((run, given) -> {
            if (run.seek(run.branch(), at, given)) found.set(Influence.of(run, element));
        }, () -> {
            Influence spread = found.get();
            curves.add(element, settings, spread);
            viewport.scene().spread().set(Optional.of(new Spread(element.of(), spread.rounds(element.of()))));
        });
    }

    /// Asks anew where something else is asked for or selected, or the scene has stopped elsewhere; a tree that is open
    /// stays while its places are visited.
    private void show(Picture now, Optional<Element> selected) {
        Optional<Question> asked = questions.asked().get();
        about.setText(asked.map(q -> words.get("why.about.number").formatted(text.name(q.asked())))
                .or(() -> selected.map(e -> words.get("why.about").formatted(words.kind(e.of()), e.index())))
                .orElseGet(() -> words.get("why.nothing")));
        still(now, asked.isPresent() ? Optional.empty() : selected);
        boolean same = selected.equals(element) && asked.equals(question);
        if (playback.playing().get()
                || same && (asked.isPresent() || visited(now) || now.cursor().equals(shown)))
            return;
        element = selected;
        question = asked;
        shown = now.cursor();
        List<Reason> numbers = asked.map(q -> List.of(new Reason(q))).orElseGet(() -> numbers(now, selected));
        reasons.show(numbers, asked.isPresent());
        if (asked.isEmpty()) changing.order(now.cursor(), numbers, ordered -> {
            if (reasons.untouched() && playback.picture().get().cursor().equals(now.cursor()))
                reasons.show(ordered, false);
        });
    }

    private boolean constant(String channel) {
        return playback.picture().get().state().channel(channel).filter(c -> c.life() == Channel.Life.FIXED)
                .isPresent();
    }

    /// Each number of an element that may change.
    private static List<Reason> numbers(Picture now, Optional<Element> selected) {
        var all = new ArrayList<Reason>();
        selected.ifPresent(e -> now.state().channels().stream()
                .filter(c -> c.of().equals(e.of()) && c.life() != Channel.Life.FIXED)
                .filter(c -> e.index() < now.state().count(c.of()))
                .forEach(c -> all.add(Reason.stored(c.name(), e.index(), now.state().value(c.name(), e.index()),
                        now.cursor()))));
        return all;
    }

    private boolean visited(Picture now) {
        return reasons.selected().flatMap(Reason::operation).filter(now.cursor()::equals).isPresent();
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
