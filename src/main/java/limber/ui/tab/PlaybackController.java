package limber.ui.tab;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import limber.engine.run.Picture;
import limber.presentation.panes.Caption;
import limber.presentation.panes.FollowCaption;
import limber.presentation.play.Following;
import limber.presentation.play.Playback;
import limber.presentation.play.Player;
import limber.presentation.play.ScrubberEnd;
import limber.presentation.words.Captions;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import limber.ui.controls.NamedConverter;
import limber.ui.controls.ScenePane;
import limber.ui.controls.SliderTicks;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import org.controlsfx.control.RangeSlider;
import org.kordamp.ikonli.javafx.FontIcon;

/// The controller of the transport: caption, ladder, buttons and scrubber.
public final class PlaybackController implements ScenePane {
    private static final List<Double> SPEEDS = List.of(0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0);

    private final Playback playback;
    private final Captions captions;
    private final Wording words;
    private final Preferences preferences;
    private final CaptionQuestions questions;
    private final ScrubberEnd end;
    private final Ladder ladder;
    private final ShortLadder shortLadder;
    private final Consumer<String> spoken;
    private boolean showing;
    @FXML private HBox captionNext;
    @FXML private HBox captionLast;
    @FXML private Label next;
    @FXML private Label last;
    @FXML private Label remark;
    @FXML private MenuButton whyNext, whyLast;
    @FXML private HBox followRow;
    @FXML private Label followed;
    @FXML private Button follow;
    @FXML private HBox rungs;
    @FXML private ToggleButton everyStep;
    @FXML private Button play;
    @FXML private FontIcon playIcon;
    @FXML private ComboBox<Double> speed;
    @FXML private Slider scrubber;
    @FXML private SliderTicks ticks;
    @FXML private Label time;
    @FXML private ToggleButton loop;
    @FXML private Tooltip nextWhole;
    @FXML private Tooltip lastWhole;
    @FXML private RangeSlider stretch;

    /// @param spoken receives the caption as a screen reader reads it; empty for none
    PlaybackController(Playback playback, Captions captions, Wording words, Preferences preferences,
            CaptionQuestions questions, Consumer<String> spoken) {
        this.spoken = spoken;
        this.questions = questions;
        this.preferences = preferences;
        this.playback = playback;
        this.captions = captions;
        this.words = words;
        end = new ScrubberEnd(playback.model().lastFrame());
        ladder = new Ladder(words, playback.transport().stepSize());
        shortLadder = new ShortLadder(words, playback.transport().stepSize());
    }

    @FXML private void initialize() {
        remark.managedProperty().bind(remark.visibleProperty());
        followRow.managedProperty().bind(followRow.visibleProperty());
        followRow.setVisible(playback.following().isPresent());
        rungs.getChildren().addAll(ladder, shortLadder);
        ladder.managedProperty().bind(ladder.visibleProperty());
        shortLadder.managedProperty().bind(shortLadder.visibleProperty());
        everyStep.selectedProperty().bindBidirectional(playback.transport().everyStep());
        nextWhole.textProperty().bind(next.textProperty());
        lastWhole.textProperty().bind(last.textProperty());
        speed.getItems().setAll(SPEEDS);
        speed.setConverter(new NamedConverter<>(s -> Quantity.digits(s) + "×"));
        speed.setOnAction(_ -> playback.player().speed().set(speed.getValue()));
        scrubber.setMax(end.at(0));
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

    @Override public Subscription follow() {
        return Subscription.combine(
                playback.playing().subscribe(this::playing),
                ladder.follow(), shortLadder.follow(),
                ticks.follow(scrubber, playback.marks()),
                playback.player().speed().subscribe(s -> speed(s.doubleValue())),
                playback.panes().follow(this::show),
                playback.following().map(this::follow).orElse(Subscription.EMPTY),
                playback.stops().met().subscribe(_ -> Optional.ofNullable(playback.picture().get())
                        .ifPresent(this::show)),
                preferences.level().subscribe(this::level), preferences.presenting().subscribe(this::everyStep),
                questions.follow(whyNext, false, captionNext.visibleProperty()),
                questions.follow(whyLast, true, captionLast.visibleProperty()));
    }

    private Subscription follow(Following program) {
        follow.disableProperty().bind(program.newest());
        return Subscription.combine(program.newest().subscribe(_ -> followed()),
                program.last().subscribe(_ -> followed()), program.program().subscribe(_ -> followed()));
    }

    /// Says where the frames come from; the scrubber has those that are kept.
    private void followed() {
        FollowCaption.of(playback, words).ifPresent(followed::setText);
        playback.following().ifPresent(program -> {
            boolean before = showing;
            showing = true;
            scrubber.setMax(Math.max(1, program.last().get()));
            scrubber.setMin(program.first().get());
            showing = before;
        });
    }

    /// Hides the ladder and the caption at level Watch.
    private void level(Level level) {
        boolean steps = level.atLeast(Level.STEP);
        for (Node part : List.of(captionNext, captionLast, rungs)) {
            part.setVisible(steps);
            part.setManaged(steps);
        }
        everyStep();
    }

    /// Its switch has no room in a presentation.
    private void everyStep() {
        boolean on = preferences.level().get().atLeast(Level.STEP) && !preferences.presenting().get();
        everyStep.setVisible(on);
        everyStep.setManaged(on);
    }

    /// Shows a speed. A lesson may set one that is not among those to choose from; a box shows nothing while its value
    /// is not in its list.
    private void speed(double now) {
        List<Double> items = speed.getItems();
        if (!items.contains(now)) items.add((int) items.stream().filter(s -> s < now).count(), now);
        speed.setValue(now);
        items.removeIf(s -> s != now && !SPEEDS.contains(s));
    }

    private void stretch() {
        playback.player().repeat(loop.isSelected()
                ? Optional.of(new Player.Stretch((int) stretch.getLowValue(), (int) stretch.getHighValue()))
                : Optional.empty());
    }

    private void playing(boolean on) {
        playIcon.setIconLiteral(on ? "fth-pause" : "fth-play");
        play.setText(words.get(on ? "pause" : "play"));
    }

    private void show(Picture now) {
        showing = true;
        if (playback.following().isPresent()) followed();
        else scrubber.setMax(end.at(now.cursor().frame()));
        if (!scrubber.isValueChanging()) scrubber.setValue(now.cursor().frame()); // not during a drag
        showing = false;
        time.setText(Caption.time(now, words));
        Caption caption = Caption.of(playback, captions, words);
        next.setText(caption.next());
        last.setText(caption.last());
        remark.setText(caption.remark());
        remark.setVisible(!remark.getText().isEmpty());
        ladder.show(now);
        shortLadder.show(now);
        spoken.accept(caption.playing() || !captionNext.isVisible() ? ""
                : Stream.concat(caption.lines(words).stream(), Stream.of(caption.remark()))
                        .filter(line -> !line.isEmpty()).collect(Collectors.joining(" ")));
    }

    @FXML private void play() {
        playback.toggle();
    }

    @FXML private void newest() {
        playback.end();
    }

    @FXML private void start() {
        playback.reset();
    }

    @FXML private void back() {
        playback.transport().step(false);
    }

    @FXML private void forward() {
        playback.transport().step(true);
    }

    @FXML private void approach() {
        playback.transport().approach(true);
    }
}
