package limber.ui.panes;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import limber.engine.Measure;
import limber.engine.model.Remark;
import limber.engine.model.Verdict;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.presentation.play.Playback;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.controls.Background;
import limber.ui.controls.ScenePane;

/// The controller of the readings pane: measures of the whole scene, the stability rule for the current settings, and
/// what else is to be said about them. The rule and the rest are hidden while a question is open, which may ask for
/// them.
public final class ReadingsController implements ScenePane {
    private static final PseudoClass UNSTABLE = PseudoClass.getPseudoClass("unstable");

    private final Playback playback;
    private final Wording words;
    private final Map<String, Label> values = new LinkedHashMap<>(), others = new HashMap<>();
    private final Map<String, String> units = new HashMap<>();
    private Subscription wanted = Subscription.EMPTY;
    /// The settings that verdict and remarks are about, or will be: they are found on another thread.
    private Optional<Settings> judged = Optional.empty();
    @FXML private Label verdict, remarks;
    @FXML private TitledPane pane;
    @FXML private GridPane table;

    public ReadingsController(Playback playback, Wording words) {
        this.playback = playback;
        this.words = words;
    }

    @FXML private void initialize() {
        for (Measure m : playback.model().measures()) if (m.of().isEmpty()) row(m);
        pane.expandedProperty().addListener((_, _, open) -> want(open));
        for (Label line : List.of(verdict, remarks)) {
            line.visibleProperty().bind(line.textProperty().isNotEmpty().and(playback.rules().held().not()));
            line.managedProperty().bind(line.visibleProperty());
        }
    }

    @Override public Subscription follow() {
        want(pane.isExpanded());
        // the rule is there before the scene plays, so that nothing moves when it pauses
        return Subscription.combine(playback.follow(now -> judge(now.settings())),
                playback.panes().follow(this::show), () -> want(false));
    }

    private void row(Measure m) {
        var name = new Label(words.quantity(m.name()));
        var value = new Label();
        value.setAccessibleText(name.getText());
        var other = new Label();
        other.setAccessibleText(name.getText());
        var meaning = new Tooltip(m.name() + "\n" + words.sentences().get("measure." + m.name()));
        for (Label label : List.of(name, value, other)) Tooltip.install(label, meaning);
        for (Label number : List.of(value, other)) number.setMinWidth(Region.USE_PREF_SIZE);
        table.addRow(values.size(), name, value, other);
        values.put(m.name(), value);
        others.put(m.name(), other);
        units.put(m.name(), m.unit());
    }

    /// Requests measures only while the pane is open.
    private void want(boolean open) {
        wanted.unsubscribe();
        wanted = open ? playback.requests().measures(values.keySet()) : Subscription.EMPTY;
    }

    private void show(Picture now) {
        read(now, values);
        now.comparison().ifPresentOrElse(other -> read(other, others),
                () -> others.values().forEach(label -> label.setText("")));
    }

    private void judge(Settings settings) {
        if (judged.equals(Optional.of(settings))) return;
        judged = Optional.of(settings);
        Background.outcome(() -> new Judgement(playback.model().stability(settings),
                playback.model().remarks(settings)), said -> {
                    if (judged.equals(Optional.of(settings))) show(said);
                }, Background::unexpected);
    }

    private record Judgement(Optional<Verdict> verdict, List<Remark> remarks) {}

    private void show(Judgement said) {
        said.verdict().ifPresentOrElse(this::show, () -> verdict.setText(""));
        remarks.setText(words.remarks(said.remarks()));
    }

    private void read(Picture now, Map<String, Label> into) {
        now.measures().forEach((name, value) -> {
            if (into.containsKey(name)) into.get(name).setText(Quantity.reading(value[0], units.get(name)));
        });
    }

    private void show(Verdict said) {
        String limit = Double.isFinite(said.limit())
                ? words.get("verdict.limit").formatted(Quantity.digits(said.limit()))
                : "";
        String claim = switch (said.claim()) {
            case STABLE -> "verdict.stable";
            case UNSTABLE -> "verdict.unstable";
            case NONE -> "verdict.none";
        };
        verdict.setText(words.get(claim).formatted(words.rule(said)) + limit + words.conditions(said));
        verdict.pseudoClassStateChanged(UNSTABLE, said.unstable());
    }
}
