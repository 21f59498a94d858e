package limber.ui.panes;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.util.Subscription;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.Explanation;
import limber.engine.Influence;
import limber.engine.Picture;
import limber.engine.Read;
import limber.engine.Settings;
import limber.engine.Stillness;
import limber.engine.Why;
import limber.ui.controls.Pane;
import limber.ui.playback.Asking;
import limber.ui.playback.Playback;
import limber.ui.scene.InfluenceCurves;
import limber.ui.viewport.Spread;
import limber.ui.viewport.Viewport;
import limber.ui.words.Quantity;
import limber.ui.words.Wording;

/// The controller of the why pane: for the selected element, each of its numbers with the operation that wrote it, and
/// below that what that operation read, opened one at a time. Enter or a double click goes to the operation.
public final class WhyController implements Pane {
    /// Corrections that are written out.
    private static final int MOST_CORRECTIONS = 3;

    private final Playback playback;
    /// For what is opened, and for what is shown at once.
    private final Asking asking, glancing;
    private final Viewport viewport;
    private final InfluenceCurves curves;
    private final Wording words;
    private Cursor shown = Cursor.START;
    private Optional<Element> element = Optional.empty();
    @FXML private TreeView<Reason> tree;
    @FXML private Label about, still;
    @FXML private ToggleButton influence;

    /// A number of the tree.
    ///
    /// @param at where it is asked for
    /// @param why empty until it has been asked for
    private record Reason(String channel, int element, double[] value, Cursor at, Optional<Why> why) {
        Reason known(Why answer) {
            return new Reason(channel, element, value, at, Optional.of(answer));
        }
    }

    WhyController(Playback playback, Viewport viewport, Wording words, InfluenceCurves curves) {
        this.curves = curves;
        this.playback = playback;
        asking = playback.asking();
        glancing = playback.asking();
        this.viewport = viewport;
        this.words = words;
    }

    @FXML private void initialize() {
        tree.setShowRoot(false);
        tree.setRoot(new TreeItem<>());
        tree.setCellFactory(_ -> new TreeCell<>() {
            @Override protected void updateItem(Reason reason, boolean empty) {
                super.updateItem(reason, empty);
                setText(empty || reason == null ? "" : text(reason));
            }
        });
        still.managedProperty().bind(still.visibleProperty());
        influence.setOnAction(_ -> influence(influence.isSelected()));
        tree.setOnMouseClicked(e -> {
            if (e.getClickCount() == 2) go();
        });
        tree.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ENTER) go();
        });
    }

    @Override public Subscription follow() {
        influence.setSelected(viewport.spread().get().isPresent());
        return Subscription.combine(playback.panes().follow(now -> show(now, playback.selected().get())),
                playback.selected().subscribe(now -> Optional.ofNullable(playback.picture().get())
                        .ifPresent(picture -> show(picture, now))));
    }

    /// Shows where the numbers of the selected element go from here to the end of the frame, or no longer.
    private void influence(boolean on) {
        Optional<Element> from = playback.selected().get();
        boolean shows = on && from.isPresent() && playback.picture().get() != null;
        influence.setSelected(shows);
        viewport.choose(Spread.LAYER, shows);
        if (!shows) {
            viewport.spread().set(Optional.empty());
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
            viewport.spread().set(Optional.of(new Spread(element.of(), spread.rounds(element.of()))));
        });
    }

    /// Asks anew where another element is selected, or the scene has stopped elsewhere; a tree that is open stays while
    /// its places are visited.
    private void show(Picture now, Optional<Element> selected) {
        about.setText(selected.map(e -> words.get("why.about").formatted(words.kind(e.of()), e.index()))
                .orElseGet(() -> words.get("why.nothing")));
        still(now, selected);
        if (playback.playing().get() || selected.equals(element) && (visited(now) || now.cursor().equals(shown)))
            return;
        element = selected;
        shown = now.cursor();
        var roots = new ArrayList<TreeItem<Reason>>();
        selected.ifPresent(e -> now.state().channels().stream()
                .filter(c -> c.of().equals(e.of()) && c.life() != Channel.Life.FIXED)
                .filter(c -> e.index() < now.state().count(c.of()))
                .forEach(c -> roots.add(item(new Reason(c.name(), e.index(),
                        now.state().value(c.name(), e.index()), now.cursor(), Optional.empty())))));
        tree.getRoot().getChildren().setAll(roots);
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

    private boolean visited(Picture now) {
        return tree.getSelectionModel().getSelectedItem() != null
                && at(tree.getSelectionModel().getSelectedItem().getValue()).filter(now.cursor()::equals).isPresent();
    }

    private TreeItem<Reason> item(Reason reason) {
        var item = new TreeItem<>(reason);
        item.getChildren().add(new TreeItem<>()); // so that it can be opened
        item.expandedProperty().addListener((_, _, open) -> {
            if (open && item.getValue().why().isEmpty()) ask(item);
        });
        return item;
    }

    private void ask(TreeItem<Reason> item) {
        Reason reason = item.getValue();
        var answer = new ArrayList<Why>();
        asking.ask((run, given) -> {
            if (run.seek(run.branch(), reason.at(), given))
                Why.of(run, reason.channel(), reason.element(), given).ifPresent(answer::add);
        }, () -> {
            if (!answer.isEmpty()) known(item, answer.getFirst());
        });
    }

    private void known(TreeItem<Reason> item, Why why) {
        item.setValue(item.getValue().known(why));
        List<TreeItem<Reason>> reads = why.origin() instanceof Why.Origin.Operation(Cursor at)
                ? why.reads().stream().map(r -> item(reason(r, at))).toList()
                : List.of();
        item.getChildren().setAll(reads);
    }

    private static Reason reason(Read read, Cursor at) {
        return new Reason(read.channel(), read.element(), read.value(), at, Optional.empty());
    }

    private static Optional<Cursor> at(Reason reason) {
        return reason.why().flatMap(w -> w.origin() instanceof Why.Origin.Operation(Cursor at) ? Optional.of(at)
                : Optional.empty());
    }

    private void go() {
        Optional.ofNullable(tree.getSelectionModel().getSelectedItem()).map(TreeItem::getValue)
                .flatMap(WhyController::at).ifPresent(playback::go);
    }

    private String text(Reason reason) {
        String unit = playback.picture().get().state().channel(reason.channel()).map(Channel::unit).orElse("");
        String number = words.get("why.number").formatted(words.quantity(reason.channel()), reason.element(),
                Quantity.text(reason.value(), unit));
        return number + reason.why().map(this::origin).orElse("");
    }

    private String origin(Why why) {
        return switch (why.origin()) {
            case Why.Origin.Initial _ -> words.get("why.initial");
            case Why.Origin.Inputs(int frame) -> words.get("why.inputs").formatted(frame);
            case Why.Origin.Operation _ -> {
                Explanation o = why.operation().orElseThrow();
                String rounds = words.rounds(o.slot(), "caption.comma"), of = o.slot().phase().of();
                yield words.get("why.operation").formatted(o.frame(), rounds.isEmpty() ? "" : rounds + " · ",
                        words.title("phase", o.slot().phase().name())
                                + (of.isEmpty() ? "" : " · " + words.kind(of) + " " + o.element()));
            }
        };
    }
}
