package limber.ui;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import limber.engine.Model;
import limber.engine.Parameter;
import limber.engine.Picture;
import limber.engine.Preset;
import limber.engine.Settings;
import limber.models.Words;
import limber.ui.viewport.Viewport;

/// A tab: one model's free scene. The view comes first and moves at once; bar, transport and parameters join it when its
/// first picture has been drawn.
public final class SceneController implements AutoCloseable {
    private static final int PULSES_FIRST = 4;

    private final Model model;
    private final ResourceBundle ui;
    private final Words words;
    private final Wording wording;
    private final Playback playback;
    private final Viewport viewport;
    private final Hands hands;
    private final Consumer<String> say;
    private final Consumer<Throwable> failed;
    private boolean furnished, closed, left;
    /// The newest request for a reach; answers to older ones are dropped.
    private long framing;
    @FXML private BorderPane frame;
    @FXML private StackPane view;

    SceneController(Model model, ResourceBundle ui, Consumer<String> say, Consumer<Throwable> failed) {
        this.model = model;
        this.ui = ui;
        this.say = say;
        this.failed = failed;
        words = Words.of(model, Locale.getDefault());
        wording = new Wording(Words.captions(model, Locale.getDefault()), ui);
        playback = new Playback(model, model.presets().getFirst().settings(), failed);
        viewport = new Viewport(model, wording::get);
        hands = new Hands(playback, viewport, wording, say, failed, this::frame);
    }

    Playback playback() {
        return playback;
    }

    Viewport viewport() {
        return viewport;
    }

    Parent load() {
        return View.load("scene", ui, List.of(this));
    }

    @FXML
    private void initialize() {
        view.getChildren().addFirst(viewport);
        viewport.picture().bind(playback.picture());
        viewport.selected().bind(playback.selected());
        playback.picture().addListener((_, before, now) -> arrived(before, now));
    }

    private void arrived(Picture before, Picture now) {
        if (before == null) {
            playback.playing().set(true); // a free scene moves at once
            frame(now.settings());
            furnishLater();
        } else if (Reach.another(before.settings(), now.settings())) frame(now.settings());
        now.divergence().ifPresent(d -> say.accept(d.message(model.name())));
    }

    private void furnishLater() {
        new AnimationTimer() {
            private int pulses;
            @Override public void handle(long now) {
                if (++pulses < PULSES_FIRST) return;
                stop();
                furnish();
            }
        }.start();
    }

    /// Loads what stands around the view.
    void furnish() {
        if (furnished || closed) return;
        furnished = true;
        viewport.overlay();
        frame.setTop(View.load("bar", ui, List.of(new BarController(playback, viewport, wording, this::preset, hands.menu()))));
        Parent transport = View.load("playback", ui, List.of(new PlaybackController(playback, new Captions(model, wording.captions(), ui), wording)));
        frame.setBottom(model.dial().<Parent>map(dial -> new VBox(dial(dial), transport)).orElse(transport));
        frame.setRight(View.load("parameters", ui, List.of(new ParametersController(playback, hands.reading(), words, wording, failed), new ReadingsController(playback, words, ui))));
    }

    private Parent dial(Parameter<Double> parameter) {
        return View.load("dial", ui, List.of(new DialController(playback, parameter, wording.get("dial.title", parameter.name()), words.get("parameter." + parameter.name()), failed)));
    }

    boolean furnished() {
        return furnished;
    }

    private void preset(Preset preset) {
        hands.guarded(() -> {
            playback.restart(preset.settings());
            frame(preset.settings());
        });
    }

    /// Finds out, off this thread, where the scene will move, and brings that into view.
    private void frame(Settings settings) {
        long number = ++framing;
        CompletableFuture.supplyAsync(() -> Reach.of(model, settings)).whenCompleteAsync((reach, e) -> {
            if (e != null) failed.accept(e);
            else if (number == framing) viewport.reach(reach);
        }, Platform::runLater);
    }

    /// What plays while nobody looks would only cost; it goes on when somebody looks again.
    void shown(boolean on) {
        if (!on) {
            left = playback.playing().get();
            hands.letGo();
        }
        playback.playing().set(on && left);
    }

    /// What the user does to it; keys and files come through the window.
    Hands hands() {
        return hands;
    }

    @Override
    public void close() {
        closed = true;
        viewport.picture().unbind();
        playback.close();
    }
}
