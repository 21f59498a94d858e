package limber.ui;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import limber.engine.BadInput;
import limber.engine.Handle;
import limber.engine.Picture;
import limber.engine.Settings;
import limber.mesh.Pick;
import limber.ui.viewport.Axis;
import limber.ui.viewport.Pointer;
import limber.ui.viewport.Shown;
import limber.ui.viewport.Viewport;

/// All that a user does to a scene by pointer, keys and files, and what is said about it.
final class Hands {
    private final Playback playback;
    private final Viewport viewport;
    private final Wording words;
    /// The frame in which something waits to be done; 0 for none.
    private int waited;
    private IntPredicate pages = _ -> false;
    private final Consumer<String> say;
    private final Consumer<Throwable> failed;
    private final Keyboard keyboard;
    private final Nudging nudging;
    private final Touching touching;
    private final Reading reading;
    private final ActionsMenu menu;
    private final ContextMenu context = new ContextMenu();

    /// @param files asks for a file
    /// @param read told the settings when a file in them has been read
    /// @param again puts the scene back as it was opened
    Hands(Playback playback, Viewport viewport, Wording words, FileDialog files, Consumer<String> say, Consumer<Throwable> failed, Consumer<Settings> read, Runnable again) {
        this.playback = playback;
        this.viewport = viewport;
        this.say = say;
        this.failed = failed;
        this.words = words;
        var dragging = new Dragging(playback, this::guarded, () -> say.accept(words.get("grab.atStart")));
        keyboard = new Keyboard(playback, viewport::fit, this::lock, again, by -> pages.test(by));
        nudging = new Nudging(playback, dragging);
        touching = new Touching(playback, this::guarded, this::queued);
        reading = new Reading(playback, words, say, failed, read);
        menu = new ActionsMenu(playback, words, touching, this::guarded, files, this::dropped);
        new Pointer(viewport, dragging, touching, this::ask, playback.selected()::set);
        playback.picture().addListener((_, _, now) -> reached(now));
        playback.onUntouched(this::untouched);
        playback.gestures().onRestart(() -> say.accept(words.get("restarted")));
        playback.busy().addListener((_, before, now) -> waiting(before.doubleValue() > 0, now.doubleValue() > 0));
        viewport.trouble().addListener((_, _, now) -> now.ifPresent(say));
    }

    Reading reading() {
        return reading;
    }

    ActionsMenu menu() {
        return menu;
    }

    /// @param pages told by how many pages to turn; says whether there are any
    void pages(IntPredicate pages) {
        this.pages = pages;
    }

    private void queued(int frame) {
        if (frame == 0) return;
        waited = frame;
        say.accept(words.get("touch.queued").formatted(frame));
    }

    /// What was said to wait is done.
    private void reached(Picture now) {
        if (now == null || waited == 0 || now.cursor().frame() < waited) return;
        waited = 0;
        say.accept(words.get("hint"));
    }

    private void untouched(Optional<Selected> what) {
        say.accept(what.map(s -> words.get("approach.none").formatted(words.kind(s.of()), s.element())).orElseGet(() -> words.get("approach.nothing")));
    }

    private void waiting(boolean before, boolean now) {
        if (before != now) say.accept(now ? words.get("busy") : words.get("hint"));
    }

    /// Runs a change that may be refused, and says why if it is.
    void guarded(Runnable change) {
        try {
            change.run();
        } catch (BadInput e) {
            failed.accept(e);
        }
    }

    private void ask(Optional<Handle> handle, Optional<Pick.Hit> surface, MouseEvent click) {
        if (playback.picture().get() == null) return; // a tab that has just been opened
        context.getItems().setAll(menu.at(handle, surface, playback.picture().get().settings()));
        handle.map(Hands::element).ifPresent(element -> context.getItems().add(trail(element, handle.get())));
        if (!context.getItems().isEmpty()) context.show(viewport, click.getScreenX(), click.getScreenY());
    }

    /// A particle by its number, a handle by its word.
    private static Selected element(Handle handle) {
        return new Selected(handle.word(), handle.number().orElse(0));
    }

    private MenuItem trail(Selected element, Handle handle) {
        var item = new CheckMenuItem(words.get("trail.keep").formatted(viewport.name(handle)));
        item.setId("keep-trail");
        Set<Selected> kept = viewport.showing().trails();
        item.setSelected(kept.contains(element));
        item.setOnAction(_ -> {
            if (item.isSelected()) kept.add(element);
            else kept.remove(element);
            if (item.isSelected()) viewport.choose(Shown.TRAILS, true); // or it would not be seen
        });
        return item;
    }

    /// A file becomes the value of the parameter that takes its kind, or a line says why not.
    void dropped(Path file) {
        Drop drop = Drop.of(playback.model(), file);
        drop.parameter().ifPresentOrElse(p -> reading.set(p, drop.text()), () -> say.accept(words.get("drop." + drop.what()).formatted(file.getFileName())));
    }

    /// @return whether the key meant something
    boolean key(KeyEvent e) {
        if (e.getCode() == KeyCode.ESCAPE) return touching.cancel() || unlock() || reading.cancel() || playback.giveUp() || unselect();
        boolean plain = !e.isShortcutDown() && !e.isAltDown();
        return plain && nudging.pressed(e.getCode()) || keyboard.pressed(e);
    }

    private boolean unselect() {
        boolean any = playback.selected().get().isPresent();
        playback.selected().set(Optional.empty());
        return any;
    }

    /// Locks drags to an axis, or lets go of the one they are locked to.
    private void lock(Axis axis) {
        if (viewport.lock().get().equals(Optional.of(axis))) unlock();
        else {
            viewport.lock().set(Optional.of(axis));
            say.accept(words.get("lock").formatted(axis.name().toLowerCase(Locale.ROOT), axis.name()));
        }
    }

    /// @return whether drags were locked
    private boolean unlock() {
        boolean locked = viewport.lock().get().isPresent();
        viewport.lock().set(Optional.empty());
        if (locked) say.accept(words.get("hint"));
        return locked;
    }

    void keyUp(KeyCode code) {
        nudging.released(code);
    }

    /// When keys and buttons can no longer be heard.
    void letGo() {
        nudging.releaseAll();
        touching.cancel();
    }
}
