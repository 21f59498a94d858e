package limber.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import limber.engine.BadInput;
import limber.engine.Handle;
import limber.engine.Model;
import limber.engine.Parameter;
import limber.engine.Picture;
import limber.engine.Preset;
import limber.engine.Settings;
import limber.mesh.Pick;
import limber.models.Words;
import limber.ui.viewport.Pointer;
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
    private final Keyboard keyboard;
    private final Nudging nudging;
    private final Touching touching;
    private final Reading reading;
    private final ActionsMenu menu;
    private final ContextMenu context = new ContextMenu();
    private final Dragging dragging;
    private final Consumer<String> say;
    private final Consumer<Throwable> failed;
    private boolean furnished, closed;
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
        keyboard = new Keyboard(playback, viewport::fit);
        dragging = new Dragging(playback, this::guarded, () -> say.accept(ui.getString("grab.atStart")));
        nudging = new Nudging(playback, dragging);
        touching = new Touching(playback, this::guarded, frame -> say.accept(ui.getString("touch.queued").formatted(frame)));
        reading = new Reading(playback, ui, say, failed, this::frame);
        menu = new ActionsMenu(playback, wording, touching, this::guarded, this::dropped);
    }

    String title() {
        return wording.get("model.title");
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
        viewport.trouble().addListener((_, _, now) -> now.ifPresent(say));
        new Pointer(viewport, dragging, touching, this::ask);
        playback.picture().addListener((_, before, now) -> arrived(before, now));
        playback.onRestart(() -> say.accept(ui.getString("restarted")));
    }

    private void arrived(Picture before, Picture now) {
        if (before == null) {
            playback.playing().set(true); // a free scene moves at once
            frame(now.settings());
            furnishLater();
        }
        now.divergence().ifPresent(d -> say.accept(d.message(model.name())));
    }

    private void furnishLater() {
        new AnimationTimer() {
            private int pulses;

            @Override
            public void handle(long now) {
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
        frame.setTop(View.load("bar", ui, List.of(new BarController(playback, viewport, wording, this::preset, menu))));
        Parent transport = View.load("playback", ui, List.of(new PlaybackController(playback, new Captions(wording.captions(), ui), wording)));
        frame.setBottom(model.dial().<Parent>map(dial -> new VBox(dial(dial), transport)).orElse(transport));
        frame.setRight(View.load("parameters", ui, List.of(new ParametersController(playback, reading, words, ui, failed), new ReadingsController(playback, words, ui))));
    }

    private Parent dial(Parameter<Double> parameter) {
        return View.load("dial", ui, List.of(new DialController(playback, parameter, wording.get("dial.title", parameter.name()), words.get("parameter." + parameter.name()), failed)));
    }

    boolean furnished() {
        return furnished;
    }

    private void preset(Preset preset) {
        guarded(() -> {
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

    private void ask(Optional<Handle> handle, Optional<Pick.Hit> surface, MouseEvent click) {
        context.getItems().setAll(menu.at(handle, surface, playback.picture().get().settings()));
        if (!context.getItems().isEmpty()) context.show(viewport, click.getScreenX(), click.getScreenY());
    }

    /// A file becomes the value of the parameter that takes its kind, or a line says why not.
    void dropped(Path file) {
        Drop drop = Drop.of(model, file);
        drop.parameter().ifPresentOrElse(p -> reading.set(p, drop.text()), () -> say.accept(ui.getString("drop." + drop.what()).formatted(file.getFileName())));
    }

    private void guarded(Runnable change) {
        try {
            change.run();
        } catch (BadInput e) {
            failed.accept(e);
        }
    }

    void shown(boolean on) {
        if (on) return;
        playback.playing().set(false);
        nudging.releaseAll();
    }

    /// @return whether the key meant something
    boolean key(KeyEvent e) {
        if (e.getCode() == KeyCode.ESCAPE) return touching.cancel() || reading.cancel();
        boolean plain = !e.isShortcutDown() && !e.isAltDown();
        return plain && nudging.pressed(e.getCode()) || keyboard.pressed(e);
    }

    void keyUp(KeyCode code) {
        nudging.released(code);
    }

    /// The window no longer hears keys.
    void deaf() {
        nudging.releaseAll();
    }

    @Override
    public void close() {
        closed = true;
        viewport.picture().unbind();
        playback.close();
    }
}
