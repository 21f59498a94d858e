package limber.ui.interaction;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import limber.engine.Element;
import limber.engine.model.Handle;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.presentation.play.Playback;
import limber.presentation.scene.SceneHands;
import limber.presentation.scene.SceneKeys;
import limber.presentation.view.ScenePointer;
import limber.presentation.view.ShownLayers;
import limber.presentation.words.Wording;
import limber.ui.controls.FileDialog;
import limber.ui.viewport.Pointer;
import limber.ui.viewport.Viewport;

/// The input of a scene: pointer, keys, menus and files, and the messages about them.
public final class SceneInput {
    private final Playback playback;
    private final Viewport viewport;
    private final Wording words;
    /// The frame that a queued action waits for; 0 for none.
    private int waited;
    private IntPredicate pages = _ -> false;
    private final Consumer<String> say;
    private final SceneKeys keys;
    private final SceneHands hands;
    private final FileParameters reading;
    private final ActionsMenu menu;
    private final ToolHand tools;
    private final ContextMenu context = new ContextMenu();
    private Function<Element, List<MenuItem>> asking = _ -> List.of();

    /// @param files asks for a file
    /// @param read receives the settings when a file in them has been read
    /// @param again resets the scene
    public SceneInput(Playback playback, Viewport viewport, Wording words, FileDialog files, Consumer<String> say,
            Consumer<Throwable> failed, Consumer<Settings> read, Runnable again) {
        this.playback = playback;
        this.viewport = viewport;
        this.say = say;
        this.words = words;
        hands = new SceneHands(playback, words, say, this::queued, failed::accept);
        reading = new FileParameters(playback, words, say, failed, read);
        keys = new SceneKeys(playback, viewport.scene(), hands, words, say, new SceneKeys.Face() {
            @Override public void again() {
                again.run();
            }

            @Override public boolean page(int by) {
                return pages.test(by);
            }

            @Override public boolean cancel() {
                return reading.cancel();
            }
        });
        menu = new ActionsMenu(playback, words, hands.touching(), this::guarded, files, this::dropped,
                hands::waits);
        tools = new ToolHand(playback, viewport, words, say);
        new Pointer(viewport, hands.hands(), this::ask);
        playback.picture().addListener((_, _, now) -> reached(now));
        playback.transport().onUntouched(this::untouched);
        playback.gestures().onRestart(() -> say.accept(words.get("restarted")));
        viewport.trouble().addListener((_, _, now) -> now.ifPresent(say));
    }

    public FileParameters reading() {
        return reading;
    }

    public ActionsMenu menu() {
        return menu;
    }

    /// What is done with measuring tools.
    public ToolHand tools() {
        return tools;
    }

    /// @param asking gives the items of the menu with which something is asked about an element
    public void asking(Function<Element, List<MenuItem>> asking) {
        this.asking = asking;
    }

    /// @param pages turns that many pages; returns whether there are any
    public void pages(IntPredicate pages) {
        this.pages = pages;
    }

    private void queued(int frame) {
        if (frame > 0) waited = frame;
    }

    /// Clears the message about a queued action once it has run.
    private void reached(Picture now) {
        if (now == null || waited == 0 || now.cursor().frame() < waited) return;
        waited = 0;
        say.accept(words.get("hint"));
    }

    private void untouched(Optional<Element> what) {
        say.accept(what.map(s -> words.get("approach.none").formatted(words.kind(s.of()), s.index()))
                .orElseGet(() -> words.get("approach.nothing")));
    }

    /// Shows a message in the status line.
    public void say(String line) {
        say.accept(line);
    }

    /// Runs a change and shows the reason if it is refused.
    public void guarded(Runnable change) {
        hands.guarded(change);
    }

    private void ask(ScenePointer.Place place, MouseEvent click) {
        if (playback.picture().get() == null) return; // a tab that has just opened
        context.hide(); // one that is open would stay without items, and JavaFX fails on a key to it
        Optional<Handle> handle = place.handle();
        context.getItems().setAll(menu.at(handle, place.surface(), playback.picture().get().settings()));
        handle.map(SceneInput::element).ifPresent(element -> {
            context.getItems().addAll(asking.apply(element));
            context.getItems().add(trail(element, handle.get()));
        });
        if (!context.getItems().isEmpty()) context.getItems().add(new SeparatorMenuItem());
        context.getItems().addAll(place.tool().map(tools::of).orElseGet(() -> tools.at(place.here())));
        context.show(viewport, click.getScreenX(), click.getScreenY());
    }

    /// The element of a handle: a particle by its number, another one by its word.
    private static Element element(Handle handle) {
        return new Element(handle.word(), handle.number().orElse(0));
    }

    private MenuItem trail(Element element, Handle handle) {
        var item = new CheckMenuItem(
                words.get("trail.keep").formatted(Wording.handle(handle, playback.settings(), words::get)));
        item.setId("keep-trail");
        Set<Element> kept = viewport.showing().trails();
        item.setSelected(kept.contains(element));
        item.setOnAction(_ -> {
            if (item.isSelected()) kept.add(element);
            else kept.remove(element);
            if (item.isSelected()) viewport.choose(ShownLayers.TRAILS, true); // or it would not be seen
        });
        return item;
    }

    /// Sets the parameter that takes the file's kind, or shows why it cannot.
    public void dropped(Path file) {
        DroppedFile drop = DroppedFile.of(playback.model(), file);
        drop.parameter().ifPresentOrElse(p -> reading.set(p, drop.text()),
                () -> say.accept(words.get("drop." + drop.what()).formatted(file.getFileName())));
    }

    /// @return whether the key meant something
    public boolean key(KeyEvent e) {
        return keys.pressed(KeyPress.of(e));
    }

    /// Looks at the operation that comes next, or at the selection, or says that it has no place.
    public void focus(boolean operation) {
        keys.focus(operation);
    }

    public void keyUp(KeyCode code) {
        keys.released(KeyPress.key(code));
    }

    /// Releases all keys and buttons, when their releases will not arrive.
    public void letGo() {
        keys.letGo();
    }
}
