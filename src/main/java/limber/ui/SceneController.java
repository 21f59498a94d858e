package limber.ui;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import limber.engine.Action;
import limber.engine.BadInput;
import limber.engine.Kind;
import limber.engine.Model;
import limber.engine.Overlay;
import limber.engine.Picture;
import limber.engine.Preset;
import limber.engine.Settings;
import limber.models.Words;
import limber.ui.viewport.Pointer;
import limber.ui.viewport.Viewport;
import org.controlsfx.control.PopOver;

/// A tab: one model's free scene with its view, transport and parameters.
public final class SceneController implements AutoCloseable {
    private final Model model;
    private final ResourceBundle ui;
    private final Words words;
    private final Words captions;
    private final Playback playback;
    private final Viewport viewport;
    private final Keyboard keyboard;
    private final Consumer<String> say;
    private final Consumer<Throwable> failed;
    private boolean following;
    /// The newest request for a reach; answers to older ones are dropped.
    private long framing;
    @FXML private StackPane view;
    @FXML private ComboBox<Preset> presets;
    @FXML private MenuButton actions;
    @FXML private MenuButton overlays;
    @FXML private Button help;

    SceneController(Model model, ResourceBundle ui, Consumer<String> say, Consumer<Throwable> failed) {
        this.model = model;
        this.ui = ui;
        this.say = say;
        this.failed = failed;
        words = Words.of(model, Locale.getDefault());
        captions = Words.captions(model, Locale.getDefault());
        playback = new Playback(model, model.presets().getFirst().settings(), failed);
        viewport = new Viewport(model, this::word);
        keyboard = new Keyboard(playback, viewport::fit);
    }

    String title() {
        return captions.get("model.title");
    }

    Playback playback() {
        return playback;
    }

    Viewport viewport() {
        return viewport;
    }

    Parent load() {
        return View.load("scene", ui, List.of(this, new PlaybackController(playback, new Captions(captions, ui), ui), new ParametersController(playback, words, ui, failed), new ReadingsController(playback, words, ui)));
    }

    @FXML
    private void initialize() {
        view.getChildren().addFirst(viewport);
        viewport.picture().bind(playback.picture());
        viewport.trouble().addListener((_, _, now) -> now.ifPresent(say));
        new Pointer(viewport, new Dragging(playback, this::guarded, () -> say.accept(ui.getString("grab.atStart"))));
        presets.getItems().setAll(model.presets());
        presets.setConverter(new NamedConverter<>(p -> word("preset." + p.name() + ".title", p.name())));
        presets.getSelectionModel().selectFirst();
        presets.setOnAction(_ -> {
            if (!following && presets.getValue() != null) guarded(() -> preset(presets.getValue()));
        });
        for (Action action : model.actions())
            if (action.arguments().stream().noneMatch(a -> a.kind() instanceof Kind.Count)) actions.getItems().add(item(action));
        playback.picture().addListener((_, before, now) -> arrived(before, now));
        playback.onRestart(this::restarted);
    }

    private void preset(Preset preset) {
        playback.restart(preset.settings());
        frame(preset.settings());
    }

    private void restarted() {
        say.accept(ui.getString("restarted"));
    }

    /// The box names the preset that the settings are, or none once they have been changed, so that it can be chosen again.
    private void follow(Settings now) {
        Preset named = presets.getItems().stream().filter(p -> p.settings().equals(now)).findFirst().orElse(null);
        if (presets.getValue() == named) return;
        following = true;
        presets.setValue(named);
        following = false;
    }

    /// Finds out, off this thread, where the scene will move, and brings that into view.
    private void frame(Settings settings) {
        long number = ++framing;
        CompletableFuture.supplyAsync(() -> Reach.of(model, settings)).whenCompleteAsync((reach, e) -> {
            if (e != null) failed.accept(e);
            else if (number == framing) viewport.reach(reach);
        }, Platform::runLater);
    }

    private MenuItem item(Action action) {
        String title = word("action." + action.name() + ".title", action.name());
        var item = new MenuItem(title);
        item.setOnAction(_ -> {
            if (action.arguments().isEmpty()) guarded(() -> playback.act(action.name(), Map.of()));
            else ActionForm.show(action, title, actions, arguments -> playback.act(action.name(), arguments), this::guarded);
        });
        return item;
    }

    private void arrived(Picture before, Picture now) {
        follow(now.settings());
        if (before == null) {
            playback.playing().set(true); // a free scene moves at once
            frame(now.settings());
        }
        if (before == null || !names(before).equals(names(now))) listOverlays(now);
        now.divergence().ifPresent(d -> say.accept(d.message(model.name())));
    }

    private static List<String> names(Picture p) {
        return p.overlays().stream().map(Overlay::name).distinct().toList();
    }

    private void listOverlays(Picture now) {
        overlays.getItems().setAll(Stream.concat(names(now).stream(), Stream.of(Viewport.AXES, Viewport.GROUND)).map(name -> {
            var item = new CheckMenuItem(word("overlay." + name));
            item.setSelected(viewport.shown().contains(name));
            item.setOnAction(_ -> {
                if (item.isSelected()) viewport.shown().add(name);
                else viewport.shown().remove(name);
            });
            return (MenuItem) item;
        }).toList());
    }

    /// A word of the model's, or else the window's.
    private String word(String key) {
        return word(key, key);
    }

    private String word(String key, String otherwise) {
        try {
            return captions.get(key);
        } catch (MissingResourceException e) {
            return ui.containsKey(key) ? ui.getString(key) : otherwise;
        }
    }

    private void guarded(Runnable change) {
        try {
            change.run();
        } catch (BadInput e) {
            failed.accept(e);
        }
    }

    void shown(boolean on) {
        if (!on) playback.playing().set(false);
    }

    /// @return whether the key meant something
    boolean key(KeyEvent e) {
        return keyboard.pressed(e);
    }

    @FXML
    private void fit() {
        viewport.fit();
    }

    @FXML
    private void front() {
        viewport.look(0, 0);
    }

    @FXML
    private void side() {
        viewport.look(90, 0);
    }

    @FXML
    private void top() {
        viewport.look(0, 89);
    }

    @FXML
    private void help() {
        var text = new Label(ui.getString("help.keys"));
        text.getStyleClass().add("help");
        var sheet = new PopOver(text);
        sheet.setTitle(ui.getString("help"));
        sheet.setHeaderAlwaysVisible(true);
        sheet.setArrowLocation(PopOver.ArrowLocation.TOP_RIGHT);
        sheet.show(help);
    }

    @FXML
    private void undo() {
        playback.undo();
    }

    @FXML
    private void redo() {
        playback.redo();
    }

    @Override
    public void close() {
        viewport.picture().unbind();
        playback.close();
    }
}
