package limber.ui.panes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleSupplier;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import limber.engine.Phase;
import limber.engine.model.Lanes;
import limber.engine.model.Lanes.Packet;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.presentation.play.Playback;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.controls.ScenePane;

/// The controller of the pane for two threads: what each does in a frame, the packets between them, and their cost. It
/// exists only for models and settings that declare lanes.
public final class LanesController implements ScenePane {
    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now"), DONE = PseudoClass.getPseudoClass("done"),
            IDLE = PseudoClass.getPseudoClass("idle");
    private static final PseudoClass NEWEST = PseudoClass.getPseudoClass("newest"),
            WRONG = PseudoClass.getPseudoClass("wrong");

    private final Playback playback;
    private final Wording words;
    private final Map<String, Button> boxes = new LinkedHashMap<>();
    private final Counters counted;
    private final DoubleSupplier handOver;
    private Settings declared;
    private Optional<Lanes> lanes = Optional.empty();
    private Map<String, Phase> phases = Map.of();
    @FXML private ScrollPane pane;
    @FXML private Label makerName, takerName;
    @FXML private Label here;
    @FXML private FlowPane maker, packets, taker, counters;
    @FXML private VBox notes;

    /// @param handOver the time to update the surface in JavaFX here, ms
    LanesController(Playback playback, Wording words, DoubleSupplier handOver) {
        this.handOver = handOver;
        this.playback = playback;
        this.words = words;
        counted = new Counters(playback.model(), words);
    }

    @Override public Subscription follow() {
        return playback.panes().follow(this::show);
    }

    private void show(Picture now) {
        if (now == null) return;
        if (!now.settings().equals(declared)) declare(now.settings());
        pane.setVisible(lanes.isPresent());
        pane.setManaged(lanes.isPresent());
        lanes.ifPresent(l -> draw(l, now));
    }

    private void declare(Settings settings) {
        Model scene = playback.model();
        declared = settings;
        Optional<Lanes> before = lanes;
        lanes = scene.lanes(settings);
        phases = lanes.isEmpty() ? Map.of()
                : scene.running(settings).phases().collect(Collectors.toMap(Phase::name, p -> p, (a, _) -> a));
        boolean same = before.isPresent() && lanes.isPresent()
                && before.get().phases().toList().equals(lanes.get().phases().toList());
        if (lanes.isEmpty() || same) return;
        boxes.clear();
        maker.getChildren().setAll(row(lanes.get().maker()));
        taker.getChildren().setAll(row(lanes.get().taker()));
    }

    private List<Node> row(Lanes.Lane lane) {
        var row = new ArrayList<Node>();
        for (String phase : lane.phases()) {
            var box = new Button(words.title("phase", phase));
            box.setId("lane-" + phase);
            box.getStyleClass().add("lane-box");
            box.setTooltip(new Tooltip(words.sentences().get("phase." + phase) + "\n" + words.get("lanes.run")));
            box.setOnAction(_ -> playback.transport().runTo(Set.of(phase)));
            boxes.put(phase, box);
            row.add(row.isEmpty() ? box : new HBox(styled(new Label("→"), "lane-arrow"), box));
        }
        return row;
    }

    private static Label styled(Label label, String style) {
        label.getStyleClass().add(style);
        return label;
    }

    private void draw(Lanes shown, Picture now) {
        boolean between = now.cursor().betweenFrames();
        List<String> order = shown.phases().toList();
        int at = between ? now.cursor().frame() == 0 ? 0 : order.size() : order.indexOf(now.path().phase().name());
        for (int i = 0; i < order.size(); i++) {
            Button box = boxes.get(order.get(i));
            boolean idle = phases.get(order.get(i)).size(now.state()) == 0, done = i < at && !idle;
            box.pseudoClassStateChanged(NOW, i == at && !between);
            box.pseudoClassStateChanged(DONE, done);
            box.pseudoClassStateChanged(IDLE, idle);
            box.setText((done ? "✓ " : "") + words.title("phase", order.get(i)));
        }
        makerName.setText(name(shown.maker(), now));
        takerName.setText(name(shown.taker(), now));
        Lanes.Between handing = shown.reading().of(now.settings(), now.state());
        var row = new ArrayList<Node>();
        for (Packet p : handing.packets()) row.add(packet(p));
        packets.getChildren().setAll(row);
        notes.getChildren().setAll(handing.notes().stream().map(this::note).toList());
        here.setText(words.get("lanes.here").formatted(Quantity.text(1e-3 * handOver.getAsDouble(), "s")));
        counters.getChildren().setAll(shown.counters().stream().map(name -> counted.label(name, now)).toList());
    }

    /// The lane's name and the progress of its phase.
    private String name(Lanes.Lane lane, Picture now) {
        String name = words.get("lane." + lane.name());
        Phase phase = now.path().phase();
        if (now.cursor().betweenFrames() || !lane.phases().contains(phase.name()) || phase.of().isEmpty()) return name;
        return name + " · " + words.get("lanes.progress").formatted(words.kind(phase.of()), now.cursor().element(),
                now.path().elements());
    }

    private Label packet(Packet p) {
        String stage = words.get("lanes." + p.stage().name().toLowerCase(Locale.ROOT));
        var label = styled(new Label(words.get("rung.frame").formatted(p.frame()) + "\n"
                + (p.newest() ? words.get("lanes.newest") + " · " : "") + stage), "packet");
        label.getStyleClass().add("packet-" + p.stage().name().toLowerCase(Locale.ROOT));
        label.pseudoClassStateChanged(NEWEST, p.newest());
        return label;
    }

    private Label note(Lanes.Note note) {
        var label = styled(new Label(words.get("lanes." + note.name()).formatted(note.number())), "lane-note");
        label.setWrapText(true);
        label.pseudoClassStateChanged(WRONG, note.wrong());
        return label;
    }
}
