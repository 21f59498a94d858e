package limber.ui;

import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import limber.engine.Picture;
import limber.engine.Rungs;
import limber.engine.StepSize;
import org.controlsfx.control.RangeSlider;
import org.controlsfx.control.SegmentedButton;
import org.controlsfx.control.ToggleSwitch;
import org.kordamp.ikonli.javafx.FontIcon;

/// The transport: caption, ladder, buttons and scrubber.
public final class PlaybackController implements Pane {
    private static final List<Double> SPEEDS = List.of(0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0);
    private static final int FIRST_STRETCH = 300;

    private final Playback playback;
    private final Captions captions;
    private final Wording words;
    private final Desk desk;
    private final SegmentedButton ladder = new SegmentedButton();
    private boolean showing;
    @FXML private HBox captionNext;
    @FXML private HBox captionLast;
    @FXML private Label next;
    @FXML private Label last;
    @FXML private HBox rungs;
    @FXML private Button play;
    @FXML private FontIcon playIcon;
    @FXML private ComboBox<Double> speed;
    @FXML private Slider scrubber;
    @FXML private Label time;
    @FXML private ToggleSwitch loop;
    @FXML private RangeSlider stretch;

    PlaybackController(Playback playback, Captions captions, Wording words, Desk desk) {
        this.desk = desk;
        this.playback = playback;
        this.captions = captions;
        this.words = words;
    }

    @FXML
    private void initialize() {
        StepSize[] sizes = StepSize.values();
        for (int i = sizes.length - 1; i >= 0; i--) ladder.getButtons().add(rung(sizes[i]));
        rungs.getChildren().add(ladder);
        speed.getItems().setAll(SPEEDS);
        speed.setConverter(new NamedConverter<>(s -> Quantity.digits(s) + "×"));
        speed.setOnAction(_ -> playback.speed().set(speed.getValue()));
        scrubber.setMax(FIRST_STRETCH);
        scrubber.valueProperty().addListener((_, _, v) -> {
            if (!showing) playback.goFrame((int) Math.rint(v.doubleValue()));
        });
        stretch.managedProperty().bind(stretch.visibleProperty());
        stretch.visibleProperty().bind(loop.selectedProperty());
        stretch.maxProperty().bind(scrubber.maxProperty());
        stretch.setHighValue(60);
        loop.selectedProperty().addListener((_, _, _) -> stretch());
        stretch.lowValueProperty().addListener((_, _, _) -> stretch());
        stretch.highValueProperty().addListener((_, _, _) -> stretch());
    }

    @Override
    public Subscription follow() {
        return Subscription.combine(
                playback.playing().subscribe(this::playing),
                playback.stepSize().subscribe(this::light),
                playback.speed().subscribe(s -> speed.setValue(s.doubleValue())),
                playback.follow(this::show),
                desk.level().subscribe(this::level));
    }

    /// Who only watches needs no ladder and no caption.
    private void level(Level level) {
        boolean steps = level.atLeast(Level.STEP);
        for (Node part : List.of(captionNext, captionLast, rungs)) {
            part.setVisible(steps);
            part.setManaged(steps);
        }
    }

    private void stretch() {
        playback.repeat(loop.isSelected() ? Optional.of(new Playback.Stretch((int) stretch.getLowValue(), (int) stretch.getHighValue())) : Optional.empty());
    }

    private ToggleButton rung(StepSize size) {
        var rung = new ToggleButton(words.get("step." + size.word()));
        rung.setId("rung-" + size.word());
        rung.setAccessibleText(words.get("step." + size.word()));
        rung.setOnAction(_ -> rung.setSelected(true)); // one always is
        rung.selectedProperty().subscribe(on -> { // also by the arrow keys
            if (on) playback.stepSize().set(size);
        });
        return rung;
    }

    private void light(StepSize size) {
        for (int i = 0; i < ladder.getButtons().size(); i++) ladder.getButtons().get(i).setSelected(i == StepSize.values().length - 1 - size.ordinal());
    }

    private void playing(boolean on) {
        playIcon.setIconLiteral(on ? "fth-pause" : "fth-play");
        play.setText(words.get(on ? "pause" : "play"));
    }

    private void show(Picture now) {
        showing = true;
        while (now.cursor().frame() > scrubber.getMax() - 10) scrubber.setMax(scrubber.getMax() + FIRST_STRETCH);
        if (!scrubber.isValueChanging()) scrubber.setValue(now.cursor().frame()); // not while a hand holds it
        showing = false;
        boolean between = now.cursor().betweenFrames();
        time.setText(words.get(between ? "time" : "time.inside").formatted(between ? now.cursor().frame() : now.rungs().frame(), now.time()));
        next.setText(playback.playing().get() ? words.get("caption.playing") : captions.next(now));
        last.setText(now.divergence().map(d -> d.message(playback.model().name())).orElseGet(() -> captions.last(now)));
        ladder(now);
    }

    private void ladder(Picture now) {
        Rungs at = now.rungs();
        boolean between = now.cursor().betweenFrames();
        List<ToggleButton> buttons = ladder.getButtons();
        buttons.get(0).setText(words.get(between ? "rung.complete" : "rung.frame").formatted(between ? now.cursor().frame() : at.frame()));
        buttons.get(1).setText(between || at.substep() == 0 ? words.get("step.substep") : words.get("rung.substep").formatted(at.substep(), at.substeps()));
        buttons.get(2).setText(between ? words.get("step.phase") : at.phase().name());
        buttons.get(2).setTooltip(between ? null : new Tooltip(words.get(at.phase().independent() ? "independent" : "sequential")));
        buttons.get(3).setVisible(at.sweeps() > 0); // a rung that a model lacks is not there
        buttons.get(3).setManaged(at.sweeps() > 0);
        buttons.get(3).setText(between || at.sweep() == 0 ? words.get("step.sweep") : words.get("rung.sweep").formatted(at.sweep(), at.sweeps()));
        buttons.get(4).setText(between || at.phase().of().isEmpty() ? words.get("step.element") : words.get("rung.element").formatted(words.get("of." + at.phase().of(), at.phase().of()), at.element()));
    }

    @FXML
    private void play() {
        playback.playing().set(!playback.playing().get());
    }

    @FXML
    private void start() {
        playback.reset();
    }

    @FXML
    private void back() {
        playback.step(false);
    }

    @FXML
    private void forward() {
        playback.step(true);
    }

    @FXML
    private void approach() {
        playback.approach();
    }
}
